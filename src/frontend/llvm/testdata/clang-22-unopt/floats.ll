; ModuleID = 'floats.c'
source_filename = "floats.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nounwind uwtable
define dso_local float @fl(float noundef %0, double noundef %1) #0 !dbg !19 {
  %3 = alloca float, align 4
  %4 = alloca double, align 8
  %5 = alloca float, align 4
  store float %0, ptr %3, align 4, !tbaa !26
    #dbg_declare(ptr %3, !23, !DIExpression(), !28)
  store double %1, ptr %4, align 8, !tbaa !29
    #dbg_declare(ptr %4, !24, !DIExpression(), !31)
  call void @llvm.lifetime.start.p0(ptr %5) #3, !dbg !32
    #dbg_declare(ptr %5, !25, !DIExpression(), !33)
  %6 = load float, ptr %3, align 4, !dbg !34, !tbaa !26
  %7 = fneg float %6, !dbg !35
  %8 = load double, ptr %4, align 8, !dbg !36, !tbaa !29
  %9 = fptrunc double %8 to float, !dbg !37
  %10 = call float @llvm.fmuladd.f32(float %7, float 1.500000e+00, float %9), !dbg !38
  store float %10, ptr %5, align 4, !dbg !39, !tbaa !26
  %11 = load float, ptr %5, align 4, !dbg !40, !tbaa !26
  %12 = fcmp ogt float %11, 0x3FB99999A0000000, !dbg !41
  br i1 %12, label %13, label %15, !dbg !42

13:                                               ; preds = %2
  %14 = load float, ptr %5, align 4, !dbg !43, !tbaa !26
  br label %16, !dbg !40

15:                                               ; preds = %2
  br label %16, !dbg !40

16:                                               ; preds = %15, %13
  %17 = phi float [ %14, %13 ], [ 0x46293E5940000000, %15 ], !dbg !44
  call void @llvm.lifetime.end.p0(ptr %5) #3, !dbg !45
  ret float %17, !dbg !46
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nounwind uwtable
define dso_local double @dbl(double noundef %0) #0 !dbg !47 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8, !tbaa !29
    #dbg_declare(ptr %2, !51, !DIExpression(), !52)
  %3 = load double, ptr %2, align 8, !dbg !53, !tbaa !29
  %4 = fdiv double %3, 3.000000e+00, !dbg !54
  %5 = fadd double %4, 1.250000e-01, !dbg !55
  %6 = fsub double %5, 0x7FF0000000000000, !dbg !56
  %7 = fadd double %6, 0x7FF8000000000000, !dbg !57
  ret double %7, !dbg !58
}

; Function Attrs: nounwind uwtable
define dso_local i32 @conv(double noundef %0, float noundef %1, i64 noundef %2) #0 !dbg !59 {
  %4 = alloca double, align 8
  %5 = alloca float, align 4
  %6 = alloca i64, align 8
  store double %0, ptr %4, align 8, !tbaa !29
    #dbg_declare(ptr %4, !64, !DIExpression(), !67)
  store float %1, ptr %5, align 4, !tbaa !26
    #dbg_declare(ptr %5, !65, !DIExpression(), !68)
  store i64 %2, ptr %6, align 8, !tbaa !69
    #dbg_declare(ptr %6, !66, !DIExpression(), !71)
  %7 = load double, ptr %4, align 8, !dbg !72, !tbaa !29
  %8 = fptosi double %7 to i32, !dbg !73
  %9 = load float, ptr %5, align 4, !dbg !74, !tbaa !26
  %10 = fptoui float %9 to i32, !dbg !75
  %11 = add i32 %8, %10, !dbg !76
  %12 = load i64, ptr %6, align 8, !dbg !77, !tbaa !69
  %13 = uitofp i64 %12 to double, !dbg !78
  %14 = fptosi double %13 to i32, !dbg !79
  %15 = add i32 %11, %14, !dbg !80
  %16 = load i64, ptr %6, align 8, !dbg !81, !tbaa !69
  %17 = sitofp i64 %16 to float, !dbg !82
  %18 = fptosi float %17 to i32, !dbg !83
  %19 = add i32 %15, %18, !dbg !84
  ret i32 %19, !dbg !85
}

; Function Attrs: nounwind uwtable
define dso_local i32 @nan_cmp(double noundef %0, double noundef %1) #0 !dbg !86 {
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  store double %0, ptr %3, align 8, !tbaa !29
    #dbg_declare(ptr %3, !90, !DIExpression(), !92)
  store double %1, ptr %4, align 8, !tbaa !29
    #dbg_declare(ptr %4, !91, !DIExpression(), !93)
  %5 = load double, ptr %3, align 8, !dbg !94, !tbaa !29
  %6 = load double, ptr %4, align 8, !dbg !95, !tbaa !29
  %7 = fcmp oeq double %5, %6, !dbg !96
  %8 = zext i1 %7 to i32, !dbg !96
  %9 = load double, ptr %3, align 8, !dbg !97, !tbaa !29
  %10 = load double, ptr %4, align 8, !dbg !98, !tbaa !29
  %11 = fcmp une double %9, %10, !dbg !99
  %12 = zext i1 %11 to i32, !dbg !99
  %13 = add nsw i32 %8, %12, !dbg !100
  %14 = load double, ptr %3, align 8, !dbg !101, !tbaa !29
  %15 = load double, ptr %4, align 8, !dbg !102, !tbaa !29
  %16 = fcmp olt double %14, %15, !dbg !103
  %17 = zext i1 %16 to i32, !dbg !103
  %18 = add nsw i32 %13, %17, !dbg !104
  %19 = load double, ptr %3, align 8, !dbg !105, !tbaa !29
  %20 = load double, ptr %4, align 8, !dbg !106, !tbaa !29
  %21 = fcmp uno double %19, %20, !dbg !107
  %22 = zext i1 %21 to i32, !dbg !107
  %23 = add nsw i32 %18, %22, !dbg !108
  ret i32 %23, !dbg !109
}

; Function Attrs: nounwind uwtable
define dso_local { double, double } @cplx(double noundef %0, double noundef %1) #0 !dbg !110 {
  %3 = alloca { double, double }, align 8
  %4 = alloca { double, double }, align 8
  %5 = getelementptr inbounds nuw { double, double }, ptr %4, i32 0, i32 0
  store double %0, ptr %5, align 8
  %6 = getelementptr inbounds nuw { double, double }, ptr %4, i32 0, i32 1
  store double %1, ptr %6, align 8
    #dbg_declare(ptr %4, !115, !DIExpression(), !116)
  %7 = getelementptr inbounds nuw { double, double }, ptr %4, i32 0, i32 0, !dbg !117
  %8 = load double, ptr %7, align 8, !dbg !117
  %9 = getelementptr inbounds nuw { double, double }, ptr %4, i32 0, i32 1, !dbg !117
  %10 = load double, ptr %9, align 8, !dbg !117
  %11 = fmul double %8, 2.000000e+00, !dbg !118
  %12 = fmul double %10, 2.000000e+00, !dbg !119
  %13 = fadd double %11, 1.000000e+00, !dbg !120
  %14 = getelementptr inbounds nuw { double, double }, ptr %3, i32 0, i32 0, !dbg !121
  %15 = getelementptr inbounds nuw { double, double }, ptr %3, i32 0, i32 1, !dbg !121
  store double %13, ptr %14, align 8, !dbg !122
  store double %12, ptr %15, align 8, !dbg !122
  %16 = load { double, double }, ptr %3, align 8, !dbg !123
  ret { double, double } %16, !dbg !122
}

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11, !12, !13}
!llvm.ident = !{!14}
!llvm.errno.tbaa = !{!15}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "floats.c", directory: "/src", checksumkind: CSK_MD5, checksum: "dbee7e71bf8a745a7e1f484b94cbcb39")
!2 = !{!3, !4, !5, !6, !7}
!3 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!5 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!6 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!7 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!8 = !{i32 7, !"Dwarf Version", i32 5}
!9 = !{i32 2, !"Debug Info Version", i32 3}
!10 = !{i32 1, !"wchar_size", i32 4}
!11 = !{i32 8, !"PIC Level", i32 2}
!12 = !{i32 7, !"PIE Level", i32 2}
!13 = !{i32 7, !"uwtable", i32 2}
!14 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!15 = !{!16, !16, i64 0}
!16 = !{!"int", !17, i64 0}
!17 = !{!"omnipotent char", !18, i64 0}
!18 = !{!"Simple C/C++ TBAA"}
!19 = distinct !DISubprogram(name: "fl", scope: !1, file: !1, line: 1, type: !20, scopeLine: 1, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !22, keyInstructions: true)
!20 = !DISubroutineType(types: !21)
!21 = !{!3, !3, !6}
!22 = !{!23, !24, !25}
!23 = !DILocalVariable(name: "x", arg: 1, scope: !19, file: !1, line: 1, type: !3)
!24 = !DILocalVariable(name: "y", arg: 2, scope: !19, file: !1, line: 1, type: !6)
!25 = !DILocalVariable(name: "z", scope: !19, file: !1, line: 1, type: !3)
!26 = !{!27, !27, i64 0}
!27 = !{!"float", !17, i64 0}
!28 = !DILocation(line: 1, column: 16, scope: !19)
!29 = !{!30, !30, i64 0}
!30 = !{!"double", !17, i64 0}
!31 = !DILocation(line: 1, column: 26, scope: !19)
!32 = !DILocation(line: 1, column: 31, scope: !19)
!33 = !DILocation(line: 1, column: 37, scope: !19)
!34 = !DILocation(line: 1, column: 42, scope: !19)
!35 = !DILocation(line: 1, column: 41, scope: !19)
!36 = !DILocation(line: 1, column: 60, scope: !19)
!37 = !DILocation(line: 1, column: 53, scope: !19)
!38 = !DILocation(line: 1, column: 51, scope: !19, atomGroup: 1, atomRank: 2)
!39 = !DILocation(line: 1, column: 37, scope: !19, atomGroup: 1, atomRank: 1)
!40 = !DILocation(line: 1, column: 70, scope: !19)
!41 = !DILocation(line: 1, column: 72, scope: !19, atomGroup: 3, atomRank: 2)
!42 = !DILocation(line: 1, column: 70, scope: !19, atomGroup: 3, atomRank: 1)
!43 = !DILocation(line: 1, column: 81, scope: !19)
!44 = !DILocation(line: 1, column: 70, scope: !19, atomGroup: 4, atomRank: 2)
!45 = !DILocation(line: 1, column: 92, scope: !19)
!46 = !DILocation(line: 1, column: 63, scope: !19, atomGroup: 4, atomRank: 1)
!47 = distinct !DISubprogram(name: "dbl", scope: !1, file: !1, line: 2, type: !48, scopeLine: 2, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !50, keyInstructions: true)
!48 = !DISubroutineType(types: !49)
!49 = !{!6, !6}
!50 = !{!51}
!51 = !DILocalVariable(name: "x", arg: 1, scope: !47, file: !1, line: 2, type: !6)
!52 = !DILocation(line: 2, column: 19, scope: !47)
!53 = !DILocation(line: 2, column: 31, scope: !47)
!54 = !DILocation(line: 2, column: 33, scope: !47)
!55 = !DILocation(line: 2, column: 39, scope: !47)
!56 = !DILocation(line: 2, column: 48, scope: !47)
!57 = !DILocation(line: 2, column: 76, scope: !47, atomGroup: 1, atomRank: 2)
!58 = !DILocation(line: 2, column: 24, scope: !47, atomGroup: 1, atomRank: 1)
!59 = distinct !DISubprogram(name: "conv", scope: !1, file: !1, line: 3, type: !60, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !63, keyInstructions: true)
!60 = !DISubroutineType(types: !61)
!61 = !{!4, !6, !3, !62}
!62 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!63 = !{!64, !65, !66}
!64 = !DILocalVariable(name: "d", arg: 1, scope: !59, file: !1, line: 3, type: !6)
!65 = !DILocalVariable(name: "f", arg: 2, scope: !59, file: !1, line: 3, type: !3)
!66 = !DILocalVariable(name: "u", arg: 3, scope: !59, file: !1, line: 3, type: !62)
!67 = !DILocation(line: 3, column: 17, scope: !59)
!68 = !DILocation(line: 3, column: 26, scope: !59)
!69 = !{!70, !70, i64 0}
!70 = !{!"long", !17, i64 0}
!71 = !DILocation(line: 3, column: 43, scope: !59)
!72 = !DILocation(line: 3, column: 60, scope: !59)
!73 = !DILocation(line: 3, column: 55, scope: !59)
!74 = !DILocation(line: 3, column: 74, scope: !59)
!75 = !DILocation(line: 3, column: 64, scope: !59)
!76 = !DILocation(line: 3, column: 62, scope: !59)
!77 = !DILocation(line: 3, column: 91, scope: !59)
!78 = !DILocation(line: 3, column: 83, scope: !59)
!79 = !DILocation(line: 3, column: 78, scope: !59)
!80 = !DILocation(line: 3, column: 76, scope: !59)
!81 = !DILocation(line: 3, column: 113, scope: !59)
!82 = !DILocation(line: 3, column: 100, scope: !59)
!83 = !DILocation(line: 3, column: 95, scope: !59)
!84 = !DILocation(line: 3, column: 93, scope: !59, atomGroup: 1, atomRank: 2)
!85 = !DILocation(line: 3, column: 48, scope: !59, atomGroup: 1, atomRank: 1)
!86 = distinct !DISubprogram(name: "nan_cmp", scope: !1, file: !1, line: 4, type: !87, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !89, keyInstructions: true)
!87 = !DISubroutineType(types: !88)
!88 = !{!4, !6, !6}
!89 = !{!90, !91}
!90 = !DILocalVariable(name: "a", arg: 1, scope: !86, file: !1, line: 4, type: !6)
!91 = !DILocalVariable(name: "b", arg: 2, scope: !86, file: !1, line: 4, type: !6)
!92 = !DILocation(line: 4, column: 20, scope: !86)
!93 = !DILocation(line: 4, column: 30, scope: !86)
!94 = !DILocation(line: 4, column: 43, scope: !86)
!95 = !DILocation(line: 4, column: 48, scope: !86)
!96 = !DILocation(line: 4, column: 45, scope: !86)
!97 = !DILocation(line: 4, column: 54, scope: !86)
!98 = !DILocation(line: 4, column: 59, scope: !86)
!99 = !DILocation(line: 4, column: 56, scope: !86)
!100 = !DILocation(line: 4, column: 51, scope: !86)
!101 = !DILocation(line: 4, column: 65, scope: !86)
!102 = !DILocation(line: 4, column: 69, scope: !86)
!103 = !DILocation(line: 4, column: 67, scope: !86)
!104 = !DILocation(line: 4, column: 62, scope: !86)
!105 = !DILocation(line: 4, column: 96, scope: !86)
!106 = !DILocation(line: 4, column: 99, scope: !86)
!107 = !DILocation(line: 4, column: 74, scope: !86)
!108 = !DILocation(line: 4, column: 72, scope: !86, atomGroup: 1, atomRank: 2)
!109 = !DILocation(line: 4, column: 35, scope: !86, atomGroup: 1, atomRank: 1)
!110 = distinct !DISubprogram(name: "cplx", scope: !1, file: !1, line: 5, type: !111, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !114, keyInstructions: true)
!111 = !DISubroutineType(types: !112)
!112 = !{!113, !113}
!113 = !DIBasicType(name: "complex", size: 128, encoding: DW_ATE_complex_float)
!114 = !{!115}
!115 = !DILocalVariable(name: "z", arg: 1, scope: !110, file: !1, line: 5, type: !113)
!116 = !DILocation(line: 5, column: 38, scope: !110)
!117 = !DILocation(line: 5, column: 50, scope: !110)
!118 = !DILocation(line: 5, column: 52, scope: !110)
!119 = !DILocation(line: 5, column: 52, scope: !110, atomGroup: 1, atomRank: 2)
!120 = !DILocation(line: 5, column: 56, scope: !110, atomGroup: 1, atomRank: 2)
!121 = !DILocation(line: 5, column: 43, scope: !110)
!122 = !DILocation(line: 5, column: 43, scope: !110, atomGroup: 1, atomRank: 1)
!123 = !DILocation(line: 5, column: 43, scope: !110, atomGroup: 1, atomRank: 2)
