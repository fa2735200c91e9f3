; ModuleID = 'vectors.c'
source_filename = "vectors.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn uwtable
define dso_local <4 x i32> @vec(<4 x i32> noundef %0, <4 x i32> noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !9 {
  call void @llvm.dbg.value(metadata <4 x i32> %0, metadata !18, metadata !DIExpression()), !dbg !21
  call void @llvm.dbg.value(metadata <4 x i32> %1, metadata !19, metadata !DIExpression()), !dbg !21
  call void @llvm.dbg.value(metadata i32 %2, metadata !20, metadata !DIExpression()), !dbg !21
  %4 = extractelement <4 x i32> %1, i64 0, !dbg !22
  %5 = insertelement <4 x i32> %0, i32 %4, i32 %2, !dbg !23
  call void @llvm.dbg.value(metadata <4 x i32> %5, metadata !18, metadata !DIExpression()), !dbg !21
  %6 = mul <4 x i32> %5, %1, !dbg !24
  %7 = add <4 x i32> %6, <i32 8, i32 9, i32 10, i32 11>, !dbg !25
  ret <4 x i32> %7, !dbg !26
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind readonly willreturn uwtable
define dso_local <8 x float> @scale(ptr nocapture noundef readonly byval(<8 x float>) align 32 %0, float noundef %1) local_unnamed_addr #1 !dbg !27 {
  %3 = load <8 x float>, ptr %0, align 32, !tbaa !38
  call void @llvm.dbg.value(metadata <8 x float> %3, metadata !36, metadata !DIExpression()), !dbg !41
  call void @llvm.dbg.value(metadata float %1, metadata !37, metadata !DIExpression()), !dbg !41
  %4 = insertelement <8 x float> poison, float %1, i64 0, !dbg !42
  %5 = shufflevector <8 x float> %4, <8 x float> poison, <8 x i32> zeroinitializer, !dbg !42
  %6 = tail call <8 x float> @llvm.fmuladd.v8f32(<8 x float> %3, <8 x float> %5, <8 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>), !dbg !43
  ret <8 x float> %6, !dbg !44
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare <8 x float> @llvm.fmuladd.v8f32(<8 x float>, <8 x float>, <8 x float>) #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn uwtable
define dso_local i32 @any(<4 x i32> noundef %0, <4 x i32> noundef %1) local_unnamed_addr #0 !dbg !45 {
  call void @llvm.dbg.value(metadata <4 x i32> %0, metadata !49, metadata !DIExpression()), !dbg !52
  call void @llvm.dbg.value(metadata <4 x i32> %1, metadata !50, metadata !DIExpression()), !dbg !52
  %3 = icmp sgt <4 x i32> %0, %1, !dbg !53
  %4 = sext <4 x i1> %3 to <4 x i32>, !dbg !53
  call void @llvm.dbg.value(metadata <4 x i32> %4, metadata !51, metadata !DIExpression()), !dbg !52
  %5 = shufflevector <4 x i32> %4, <4 x i32> poison, <4 x i32> <i32 3, i32 undef, i32 undef, i32 undef>, !dbg !54
  %6 = or <4 x i32> %5, %4, !dbg !54
  %7 = extractelement <4 x i32> %6, i64 0, !dbg !54
  ret i32 %7, !dbg !55
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn uwtable
define dso_local <4 x i32> @swap(<4 x i32> noundef %0) local_unnamed_addr #0 !dbg !56 {
  call void @llvm.dbg.value(metadata <4 x i32> %0, metadata !60, metadata !DIExpression()), !dbg !61
  %2 = shufflevector <4 x i32> %0, <4 x i32> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>, !dbg !62
  ret <4 x i32> %2, !dbg !63
}

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.value(metadata, metadata, metadata) #3

attributes #0 = { mustprogress nofree norecurse nosync nounwind readnone willreturn uwtable "frame-pointer"="none" "min-legal-vector-width"="128" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind readonly willreturn uwtable "frame-pointer"="none" "min-legal-vector-width"="256" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn }
attributes #3 = { nocallback nofree nosync nounwind readnone speculatable willreturn }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 15.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "vectors.c", directory: "/src", checksumkind: CSK_MD5, checksum: "f70c76a7e8aa00914d6d6a4088f80f1d")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{!"Debian clang version 15.0.6"}
!9 = distinct !DISubprogram(name: "vec", scope: !1, file: !1, line: 1, type: !10, scopeLine: 1, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !17)
!10 = !DISubroutineType(types: !11)
!11 = !{!12, !12, !12, !14}
!12 = !DIDerivedType(tag: DW_TAG_typedef, name: "v4", file: !1, line: 1, baseType: !13)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 128, flags: DIFlagVector, elements: !15)
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !{!16}
!16 = !DISubrange(count: 4)
!17 = !{!18, !19, !20}
!18 = !DILocalVariable(name: "a", arg: 1, scope: !9, file: !1, line: 1, type: !12)
!19 = !DILocalVariable(name: "b", arg: 2, scope: !9, file: !1, line: 1, type: !12)
!20 = !DILocalVariable(name: "i", arg: 3, scope: !9, file: !1, line: 1, type: !14)
!21 = !DILocation(line: 0, scope: !9)
!22 = !DILocation(line: 1, column: 85, scope: !9)
!23 = !DILocation(line: 1, column: 83, scope: !9)
!24 = !DILocation(line: 1, column: 100, scope: !9)
!25 = !DILocation(line: 1, column: 125, scope: !9)
!26 = !DILocation(line: 1, column: 91, scope: !9)
!27 = distinct !DISubprogram(name: "scale", scope: !1, file: !1, line: 3, type: !28, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !35)
!28 = !DISubroutineType(types: !29)
!29 = !{!30, !30, !32}
!30 = !DIDerivedType(tag: DW_TAG_typedef, name: "f8", file: !1, line: 2, baseType: !31)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !32, size: 256, flags: DIFlagVector, elements: !33)
!32 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!33 = !{!34}
!34 = !DISubrange(count: 8)
!35 = !{!36, !37}
!36 = !DILocalVariable(name: "x", arg: 1, scope: !27, file: !1, line: 3, type: !30)
!37 = !DILocalVariable(name: "k", arg: 2, scope: !27, file: !1, line: 3, type: !32)
!38 = !{!39, !39, i64 0}
!39 = !{!"omnipotent char", !40, i64 0}
!40 = !{!"Simple C/C++ TBAA"}
!41 = !DILocation(line: 0, scope: !27)
!42 = !DILocation(line: 3, column: 38, scope: !27)
!43 = !DILocation(line: 3, column: 40, scope: !27)
!44 = !DILocation(line: 3, column: 27, scope: !27)
!45 = distinct !DISubprogram(name: "any", scope: !1, file: !1, line: 4, type: !46, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !48)
!46 = !DISubroutineType(types: !47)
!47 = !{!14, !12, !12}
!48 = !{!49, !50, !51}
!49 = !DILocalVariable(name: "a", arg: 1, scope: !45, file: !1, line: 4, type: !12)
!50 = !DILocalVariable(name: "b", arg: 2, scope: !45, file: !1, line: 4, type: !12)
!51 = !DILocalVariable(name: "m", scope: !45, file: !1, line: 4, type: !12)
!52 = !DILocation(line: 0, scope: !45)
!53 = !DILocation(line: 4, column: 32, scope: !45)
!54 = !DILocation(line: 4, column: 49, scope: !45)
!55 = !DILocation(line: 4, column: 37, scope: !45)
!56 = distinct !DISubprogram(name: "swap", scope: !1, file: !1, line: 5, type: !57, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !59)
!57 = !DISubroutineType(types: !58)
!58 = !{!12, !12}
!59 = !{!60}
!60 = !DILocalVariable(name: "a", arg: 1, scope: !56, file: !1, line: 5, type: !12)
!61 = !DILocation(line: 0, scope: !56)
!62 = !DILocation(line: 5, column: 24, scope: !56)
!63 = !DILocation(line: 5, column: 17, scope: !56)
