; ModuleID = 'vectors.c'
source_filename = "vectors.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local <4 x i32> @vec(<4 x i32> noundef %0, <4 x i32> noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !14 {
    #dbg_value(<4 x i32> %0, !23, !DIExpression(), !26)
    #dbg_value(<4 x i32> %1, !24, !DIExpression(), !26)
    #dbg_value(i32 %2, !25, !DIExpression(), !26)
  %4 = extractelement <4 x i32> %1, i64 0, !dbg !27
  %5 = insertelement <4 x i32> %0, i32 %4, i32 %2, !dbg !28
    #dbg_value(<4 x i32> %5, !23, !DIExpression(), !26)
  %6 = mul <4 x i32> %5, %1, !dbg !29
  %7 = add <4 x i32> %6, <i32 8, i32 9, i32 10, i32 11>, !dbg !30
  ret <4 x i32> %7, !dbg !31
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define dso_local <8 x float> @scale(ptr noundef readonly byval(<8 x float>) align 32 captures(none) %0, float noundef %1) local_unnamed_addr #1 !dbg !32 {
  %3 = load <8 x float>, ptr %0, align 32, !tbaa !43
    #dbg_value(<8 x float> %3, !41, !DIExpression(), !44)
    #dbg_value(float %1, !42, !DIExpression(), !44)
  %4 = insertelement <8 x float> poison, float %1, i64 0, !dbg !45
  %5 = shufflevector <8 x float> %4, <8 x float> poison, <8 x i32> zeroinitializer, !dbg !45
  %6 = tail call <8 x float> @llvm.fmuladd.v8f32(<8 x float> %3, <8 x float> %5, <8 x float> splat (float 1.000000e+00)), !dbg !46
  ret <8 x float> %6, !dbg !47
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x float> @llvm.fmuladd.v8f32(<8 x float>, <8 x float>, <8 x float>) #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef i32 @any(<4 x i32> noundef %0, <4 x i32> noundef %1) local_unnamed_addr #0 !dbg !48 {
    #dbg_value(<4 x i32> %0, !52, !DIExpression(), !55)
    #dbg_value(<4 x i32> %1, !53, !DIExpression(), !55)
  %3 = icmp sgt <4 x i32> %0, %1, !dbg !56
  %4 = sext <4 x i1> %3 to <4 x i32>, !dbg !57
    #dbg_value(<4 x i32> %4, !54, !DIExpression(), !55)
  %5 = shufflevector <4 x i32> %4, <4 x i32> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>, !dbg !58
  %6 = or <4 x i32> %5, %4, !dbg !58
  %7 = extractelement <4 x i32> %6, i64 0, !dbg !58
  ret i32 %7, !dbg !59
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local <4 x i32> @swap(<4 x i32> noundef %0) local_unnamed_addr #0 !dbg !60 {
    #dbg_value(<4 x i32> %0, !64, !DIExpression(), !65)
  %2 = shufflevector <4 x i32> %0, <4 x i32> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>, !dbg !66
  ret <4 x i32> %2, !dbg !67
}

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="128" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable "min-legal-vector-width"="256" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}
!llvm.errno.tbaa = !{!10}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "vectors.c", directory: "/src", checksumkind: CSK_MD5, checksum: "f70c76a7e8aa00914d6d6a4088f80f1d")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!9 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!10 = !{!11, !11, i64 0}
!11 = !{!"int", !12, i64 0}
!12 = !{!"omnipotent char", !13, i64 0}
!13 = !{!"Simple C/C++ TBAA"}
!14 = distinct !DISubprogram(name: "vec", scope: !1, file: !1, line: 1, type: !15, scopeLine: 1, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !22, keyInstructions: true)
!15 = !DISubroutineType(types: !16)
!16 = !{!17, !17, !17, !19}
!17 = !DIDerivedType(tag: DW_TAG_typedef, name: "v4", file: !1, line: 1, baseType: !18)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 128, flags: DIFlagVector, elements: !20)
!19 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!20 = !{!21}
!21 = !DISubrange(count: 4)
!22 = !{!23, !24, !25}
!23 = !DILocalVariable(name: "a", arg: 1, scope: !14, file: !1, line: 1, type: !17)
!24 = !DILocalVariable(name: "b", arg: 2, scope: !14, file: !1, line: 1, type: !17)
!25 = !DILocalVariable(name: "i", arg: 3, scope: !14, file: !1, line: 1, type: !19)
!26 = !DILocation(line: 0, scope: !14)
!27 = !DILocation(line: 1, column: 85, scope: !14)
!28 = !DILocation(line: 1, column: 83, scope: !14, atomGroup: 1, atomRank: 2)
!29 = !DILocation(line: 1, column: 100, scope: !14)
!30 = !DILocation(line: 1, column: 125, scope: !14, atomGroup: 2, atomRank: 2)
!31 = !DILocation(line: 1, column: 91, scope: !14, atomGroup: 2, atomRank: 1)
!32 = distinct !DISubprogram(name: "scale", scope: !1, file: !1, line: 3, type: !33, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !40, keyInstructions: true)
!33 = !DISubroutineType(types: !34)
!34 = !{!35, !35, !37}
!35 = !DIDerivedType(tag: DW_TAG_typedef, name: "f8", file: !1, line: 2, baseType: !36)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !37, size: 256, flags: DIFlagVector, elements: !38)
!37 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!38 = !{!39}
!39 = !DISubrange(count: 8)
!40 = !{!41, !42}
!41 = !DILocalVariable(name: "x", arg: 1, scope: !32, file: !1, line: 3, type: !35)
!42 = !DILocalVariable(name: "k", arg: 2, scope: !32, file: !1, line: 3, type: !37)
!43 = !{!12, !12, i64 0}
!44 = !DILocation(line: 0, scope: !32)
!45 = !DILocation(line: 3, column: 38, scope: !32)
!46 = !DILocation(line: 3, column: 40, scope: !32, atomGroup: 1, atomRank: 2)
!47 = !DILocation(line: 3, column: 27, scope: !32, atomGroup: 1, atomRank: 1)
!48 = distinct !DISubprogram(name: "any", scope: !1, file: !1, line: 4, type: !49, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !51, keyInstructions: true)
!49 = !DISubroutineType(types: !50)
!50 = !{!19, !17, !17}
!51 = !{!52, !53, !54}
!52 = !DILocalVariable(name: "a", arg: 1, scope: !48, file: !1, line: 4, type: !17)
!53 = !DILocalVariable(name: "b", arg: 2, scope: !48, file: !1, line: 4, type: !17)
!54 = !DILocalVariable(name: "m", scope: !48, file: !1, line: 4, type: !17)
!55 = !DILocation(line: 0, scope: !48)
!56 = !DILocation(line: 4, column: 32, scope: !48, atomGroup: 1, atomRank: 3)
!57 = !DILocation(line: 4, column: 32, scope: !48, atomGroup: 1, atomRank: 2)
!58 = !DILocation(line: 4, column: 49, scope: !48, atomGroup: 3, atomRank: 2)
!59 = !DILocation(line: 4, column: 37, scope: !48, atomGroup: 3, atomRank: 1)
!60 = distinct !DISubprogram(name: "swap", scope: !1, file: !1, line: 5, type: !61, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !63, keyInstructions: true)
!61 = !DISubroutineType(types: !62)
!62 = !{!17, !17}
!63 = !{!64}
!64 = !DILocalVariable(name: "a", arg: 1, scope: !60, file: !1, line: 5, type: !17)
!65 = !DILocation(line: 0, scope: !60)
!66 = !DILocation(line: 5, column: 24, scope: !60, atomGroup: 1, atomRank: 2)
!67 = !DILocation(line: 5, column: 17, scope: !60, atomGroup: 1, atomRank: 1)
