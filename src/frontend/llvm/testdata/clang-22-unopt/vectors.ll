; ModuleID = 'vectors.c'
source_filename = "vectors.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nounwind uwtable
define dso_local <4 x i32> @vec(<4 x i32> noundef %0, <4 x i32> noundef %1, i32 noundef %2) #0 !dbg !13 {
  %4 = alloca <4 x i32>, align 16
  %5 = alloca <4 x i32>, align 16
  %6 = alloca i32, align 4
  %7 = alloca <4 x i32>, align 16
  store <4 x i32> %0, ptr %4, align 16, !tbaa !25
    #dbg_declare(ptr %4, !22, !DIExpression(), !26)
  store <4 x i32> %1, ptr %5, align 16, !tbaa !25
    #dbg_declare(ptr %5, !23, !DIExpression(), !27)
  store i32 %2, ptr %6, align 4, !tbaa !9
    #dbg_declare(ptr %6, !24, !DIExpression(), !28)
  %8 = load <4 x i32>, ptr %5, align 16, !dbg !29, !tbaa !25
  %9 = extractelement <4 x i32> %8, i32 0, !dbg !29
  %10 = load i32, ptr %6, align 4, !dbg !30, !tbaa !9
  %11 = load <4 x i32>, ptr %4, align 16, !dbg !31
  %12 = insertelement <4 x i32> %11, i32 %9, i32 %10, !dbg !32
  store <4 x i32> %12, ptr %4, align 16, !dbg !33
  %13 = load <4 x i32>, ptr %4, align 16, !dbg !34, !tbaa !25
  %14 = load <4 x i32>, ptr %5, align 16, !dbg !35, !tbaa !25
  %15 = mul <4 x i32> %13, %14, !dbg !36
  store <4 x i32> <i32 1, i32 2, i32 3, i32 4>, ptr %7, align 16, !dbg !37, !tbaa !25
  %16 = load <4 x i32>, ptr %7, align 16, !dbg !38, !tbaa !25
  %17 = add <4 x i32> %15, %16, !dbg !39
  %18 = add <4 x i32> %17, splat (i32 7), !dbg !40
  ret <4 x i32> %18, !dbg !41
}

; Function Attrs: nounwind uwtable
define dso_local <8 x float> @scale(ptr noundef byval(<8 x float>) align 32 %0, float noundef %1) #1 !dbg !42 {
  %3 = alloca <8 x float>, align 32
  %4 = alloca float, align 4
  %5 = load <8 x float>, ptr %0, align 32, !tbaa !25
  store <8 x float> %5, ptr %3, align 32, !tbaa !25
    #dbg_declare(ptr %3, !51, !DIExpression(), !53)
  store float %1, ptr %4, align 4, !tbaa !54
    #dbg_declare(ptr %4, !52, !DIExpression(), !56)
  %6 = load <8 x float>, ptr %3, align 32, !dbg !57, !tbaa !25
  %7 = load float, ptr %4, align 4, !dbg !58, !tbaa !54
  %8 = insertelement <8 x float> poison, float %7, i64 0, !dbg !58
  %9 = shufflevector <8 x float> %8, <8 x float> poison, <8 x i32> zeroinitializer, !dbg !58
  %10 = call <8 x float> @llvm.fmuladd.v8f32(<8 x float> %6, <8 x float> %9, <8 x float> splat (float 1.000000e+00)), !dbg !59
  ret <8 x float> %10, !dbg !60
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x float> @llvm.fmuladd.v8f32(<8 x float>, <8 x float>, <8 x float>) #2

; Function Attrs: nounwind uwtable
define dso_local i32 @any(<4 x i32> noundef %0, <4 x i32> noundef %1) #0 !dbg !61 {
  %3 = alloca <4 x i32>, align 16
  %4 = alloca <4 x i32>, align 16
  %5 = alloca <4 x i32>, align 16
  store <4 x i32> %0, ptr %3, align 16, !tbaa !25
    #dbg_declare(ptr %3, !65, !DIExpression(), !68)
  store <4 x i32> %1, ptr %4, align 16, !tbaa !25
    #dbg_declare(ptr %4, !66, !DIExpression(), !69)
  call void @llvm.lifetime.start.p0(ptr %5) #4, !dbg !70
    #dbg_declare(ptr %5, !67, !DIExpression(), !71)
  %6 = load <4 x i32>, ptr %3, align 16, !dbg !72, !tbaa !25
  %7 = load <4 x i32>, ptr %4, align 16, !dbg !73, !tbaa !25
  %8 = icmp sgt <4 x i32> %6, %7, !dbg !74
  %9 = sext <4 x i1> %8 to <4 x i32>, !dbg !75
  store <4 x i32> %9, ptr %5, align 16, !dbg !76, !tbaa !25
  %10 = load <4 x i32>, ptr %5, align 16, !dbg !77, !tbaa !25
  %11 = extractelement <4 x i32> %10, i32 0, !dbg !77
  %12 = load <4 x i32>, ptr %5, align 16, !dbg !78, !tbaa !25
  %13 = extractelement <4 x i32> %12, i32 3, !dbg !78
  %14 = or i32 %11, %13, !dbg !79
  call void @llvm.lifetime.end.p0(ptr %5) #4, !dbg !80
  ret i32 %14, !dbg !81
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

; Function Attrs: nounwind uwtable
define dso_local <4 x i32> @swap(<4 x i32> noundef %0) #0 !dbg !82 {
  %2 = alloca <4 x i32>, align 16
  store <4 x i32> %0, ptr %2, align 16, !tbaa !25
    #dbg_declare(ptr %2, !86, !DIExpression(), !87)
  %3 = load <4 x i32>, ptr %2, align 16, !dbg !88, !tbaa !25
  %4 = load <4 x i32>, ptr %2, align 16, !dbg !89, !tbaa !25
  %5 = shufflevector <4 x i32> %3, <4 x i32> %4, <4 x i32> <i32 3, i32 2, i32 1, i32 0>, !dbg !90
  ret <4 x i32> %5, !dbg !91
}

attributes #0 = { nounwind uwtable "min-legal-vector-width"="128" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind uwtable "min-legal-vector-width"="256" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}
!llvm.errno.tbaa = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "vectors.c", directory: "/src", checksumkind: CSK_MD5, checksum: "f70c76a7e8aa00914d6d6a4088f80f1d")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!9 = !{!10, !10, i64 0}
!10 = !{!"int", !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C/C++ TBAA"}
!13 = distinct !DISubprogram(name: "vec", scope: !1, file: !1, line: 1, type: !14, scopeLine: 1, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !21, keyInstructions: true)
!14 = !DISubroutineType(types: !15)
!15 = !{!16, !16, !16, !18}
!16 = !DIDerivedType(tag: DW_TAG_typedef, name: "v4", file: !1, line: 1, baseType: !17)
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !18, size: 128, flags: DIFlagVector, elements: !19)
!18 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!19 = !{!20}
!20 = !DISubrange(count: 4)
!21 = !{!22, !23, !24}
!22 = !DILocalVariable(name: "a", arg: 1, scope: !13, file: !1, line: 1, type: !16)
!23 = !DILocalVariable(name: "b", arg: 2, scope: !13, file: !1, line: 1, type: !16)
!24 = !DILocalVariable(name: "i", arg: 3, scope: !13, file: !1, line: 1, type: !18)
!25 = !{!11, !11, i64 0}
!26 = !DILocation(line: 1, column: 60, scope: !13)
!27 = !DILocation(line: 1, column: 66, scope: !13)
!28 = !DILocation(line: 1, column: 73, scope: !13)
!29 = !DILocation(line: 1, column: 85, scope: !13)
!30 = !DILocation(line: 1, column: 80, scope: !13)
!31 = !DILocation(line: 1, column: 83, scope: !13)
!32 = !DILocation(line: 1, column: 83, scope: !13, atomGroup: 1, atomRank: 2)
!33 = !DILocation(line: 1, column: 83, scope: !13, atomGroup: 1, atomRank: 1)
!34 = !DILocation(line: 1, column: 98, scope: !13)
!35 = !DILocation(line: 1, column: 102, scope: !13)
!36 = !DILocation(line: 1, column: 100, scope: !13)
!37 = !DILocation(line: 1, column: 106, scope: !13, atomGroup: 2, atomRank: 1)
!38 = !DILocation(line: 1, column: 106, scope: !13)
!39 = !DILocation(line: 1, column: 104, scope: !13)
!40 = !DILocation(line: 1, column: 125, scope: !13, atomGroup: 2, atomRank: 2)
!41 = !DILocation(line: 1, column: 91, scope: !13, atomGroup: 2, atomRank: 1)
!42 = distinct !DISubprogram(name: "scale", scope: !1, file: !1, line: 3, type: !43, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !50, keyInstructions: true)
!43 = !DISubroutineType(types: !44)
!44 = !{!45, !45, !47}
!45 = !DIDerivedType(tag: DW_TAG_typedef, name: "f8", file: !1, line: 2, baseType: !46)
!46 = !DICompositeType(tag: DW_TAG_array_type, baseType: !47, size: 256, flags: DIFlagVector, elements: !48)
!47 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!48 = !{!49}
!49 = !DISubrange(count: 8)
!50 = !{!51, !52}
!51 = !DILocalVariable(name: "x", arg: 1, scope: !42, file: !1, line: 3, type: !45)
!52 = !DILocalVariable(name: "k", arg: 2, scope: !42, file: !1, line: 3, type: !47)
!53 = !DILocation(line: 3, column: 13, scope: !42)
!54 = !{!55, !55, i64 0}
!55 = !{!"float", !11, i64 0}
!56 = !DILocation(line: 3, column: 22, scope: !42)
!57 = !DILocation(line: 3, column: 34, scope: !42)
!58 = !DILocation(line: 3, column: 38, scope: !42)
!59 = !DILocation(line: 3, column: 40, scope: !42, atomGroup: 1, atomRank: 2)
!60 = !DILocation(line: 3, column: 27, scope: !42, atomGroup: 1, atomRank: 1)
!61 = distinct !DISubprogram(name: "any", scope: !1, file: !1, line: 4, type: !62, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !64, keyInstructions: true)
!62 = !DISubroutineType(types: !63)
!63 = !{!18, !16, !16}
!64 = !{!65, !66, !67}
!65 = !DILocalVariable(name: "a", arg: 1, scope: !61, file: !1, line: 4, type: !16)
!66 = !DILocalVariable(name: "b", arg: 2, scope: !61, file: !1, line: 4, type: !16)
!67 = !DILocalVariable(name: "m", scope: !61, file: !1, line: 4, type: !16)
!68 = !DILocation(line: 4, column: 12, scope: !61)
!69 = !DILocation(line: 4, column: 18, scope: !61)
!70 = !DILocation(line: 4, column: 23, scope: !61)
!71 = !DILocation(line: 4, column: 26, scope: !61)
!72 = !DILocation(line: 4, column: 30, scope: !61)
!73 = !DILocation(line: 4, column: 34, scope: !61)
!74 = !DILocation(line: 4, column: 32, scope: !61, atomGroup: 1, atomRank: 3)
!75 = !DILocation(line: 4, column: 32, scope: !61, atomGroup: 1, atomRank: 2)
!76 = !DILocation(line: 4, column: 26, scope: !61, atomGroup: 1, atomRank: 1)
!77 = !DILocation(line: 4, column: 44, scope: !61)
!78 = !DILocation(line: 4, column: 51, scope: !61)
!79 = !DILocation(line: 4, column: 49, scope: !61, atomGroup: 3, atomRank: 2)
!80 = !DILocation(line: 4, column: 57, scope: !61)
!81 = !DILocation(line: 4, column: 37, scope: !61, atomGroup: 3, atomRank: 1)
!82 = distinct !DISubprogram(name: "swap", scope: !1, file: !1, line: 5, type: !83, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !85, keyInstructions: true)
!83 = !DISubroutineType(types: !84)
!84 = !{!16, !16}
!85 = !{!86}
!86 = !DILocalVariable(name: "a", arg: 1, scope: !82, file: !1, line: 5, type: !16)
!87 = !DILocation(line: 5, column: 12, scope: !82)
!88 = !DILocation(line: 5, column: 48, scope: !82)
!89 = !DILocation(line: 5, column: 51, scope: !82)
!90 = !DILocation(line: 5, column: 24, scope: !82, atomGroup: 1, atomRank: 2)
!91 = !DILocation(line: 5, column: 17, scope: !82, atomGroup: 1, atomRank: 1)
