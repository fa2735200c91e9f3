; ModuleID = 'floats.c'
source_filename = "floats.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nounwind uwtable
define dso_local float @fl(float noundef %0, double noundef %1) #0 !dbg !15 {
  %3 = alloca float, align 4
  %4 = alloca double, align 8
  %5 = alloca float, align 4
  store float %0, ptr %3, align 4, !tbaa !22
  call void @llvm.dbg.declare(metadata ptr %3, metadata !19, metadata !DIExpression()), !dbg !26
  store double %1, ptr %4, align 8, !tbaa !27
  call void @llvm.dbg.declare(metadata ptr %4, metadata !20, metadata !DIExpression()), !dbg !29
  call void @llvm.lifetime.start.p0(i64 4, ptr %5) #3, !dbg !30
  call void @llvm.dbg.declare(metadata ptr %5, metadata !21, metadata !DIExpression()), !dbg !31
  %6 = load float, ptr %3, align 4, !dbg !32, !tbaa !22
  %7 = fneg float %6, !dbg !33
  %8 = load double, ptr %4, align 8, !dbg !34, !tbaa !27
  %9 = fptrunc double %8 to float, !dbg !35
  %10 = call float @llvm.fmuladd.f32(float %7, float 1.500000e+00, float %9), !dbg !36
  store float %10, ptr %5, align 4, !dbg !31, !tbaa !22
  %11 = load float, ptr %5, align 4, !dbg !37, !tbaa !22
  %12 = fcmp ogt float %11, 0x3FB99999A0000000, !dbg !38
  br i1 %12, label %13, label %15, !dbg !37

13:                                               ; preds = %2
  %14 = load float, ptr %5, align 4, !dbg !39, !tbaa !22
  br label %16, !dbg !37

15:                                               ; preds = %2
  br label %16, !dbg !37

16:                                               ; preds = %15, %13
  %17 = phi float [ %14, %13 ], [ 0x46293E5940000000, %15 ], !dbg !37
  call void @llvm.lifetime.end.p0(i64 4, ptr %5) #3, !dbg !40
  ret float %17, !dbg !41
}

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: argmemonly nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare float @llvm.fmuladd.f32(float, float, float) #1

; Function Attrs: argmemonly nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: nounwind uwtable
define dso_local double @dbl(double noundef %0) #0 !dbg !42 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8, !tbaa !27
  call void @llvm.dbg.declare(metadata ptr %2, metadata !46, metadata !DIExpression()), !dbg !47
  %3 = load double, ptr %2, align 8, !dbg !48, !tbaa !27
  %4 = fdiv double %3, 3.000000e+00, !dbg !49
  %5 = fadd double %4, 1.250000e-01, !dbg !50
  %6 = fsub double %5, 0x7FF0000000000000, !dbg !51
  %7 = fadd double %6, 0x7FF8000000000000, !dbg !52
  ret double %7, !dbg !53
}

; Function Attrs: nounwind uwtable
define dso_local i32 @conv(double noundef %0, float noundef %1, i64 noundef %2) #0 !dbg !54 {
  %4 = alloca double, align 8
  %5 = alloca float, align 4
  %6 = alloca i64, align 8
  store double %0, ptr %4, align 8, !tbaa !27
  call void @llvm.dbg.declare(metadata ptr %4, metadata !59, metadata !DIExpression()), !dbg !62
  store float %1, ptr %5, align 4, !tbaa !22
  call void @llvm.dbg.declare(metadata ptr %5, metadata !60, metadata !DIExpression()), !dbg !63
  store i64 %2, ptr %6, align 8, !tbaa !64
  call void @llvm.dbg.declare(metadata ptr %6, metadata !61, metadata !DIExpression()), !dbg !66
  %7 = load double, ptr %4, align 8, !dbg !67, !tbaa !27
  %8 = fptosi double %7 to i32, !dbg !68
  %9 = load float, ptr %5, align 4, !dbg !69, !tbaa !22
  %10 = fptoui float %9 to i32, !dbg !70
  %11 = add i32 %8, %10, !dbg !71
  %12 = load i64, ptr %6, align 8, !dbg !72, !tbaa !64
  %13 = uitofp i64 %12 to double, !dbg !73
  %14 = fptosi double %13 to i32, !dbg !74
  %15 = add i32 %11, %14, !dbg !75
  %16 = load i64, ptr %6, align 8, !dbg !76, !tbaa !64
  %17 = sitofp i64 %16 to float, !dbg !77
  %18 = fptosi float %17 to i32, !dbg !78
  %19 = add i32 %15, %18, !dbg !79
  ret i32 %19, !dbg !80
}

; Function Attrs: nounwind uwtable
define dso_local i32 @nan_cmp(double noundef %0, double noundef %1) #0 !dbg !81 {
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  store double %0, ptr %3, align 8, !tbaa !27
  call void @llvm.dbg.declare(metadata ptr %3, metadata !85, metadata !DIExpression()), !dbg !87
  store double %1, ptr %4, align 8, !tbaa !27
  call void @llvm.dbg.declare(metadata ptr %4, metadata !86, metadata !DIExpression()), !dbg !88
  %5 = load double, ptr %3, align 8, !dbg !89, !tbaa !27
  %6 = load double, ptr %4, align 8, !dbg !90, !tbaa !27
  %7 = fcmp oeq double %5, %6, !dbg !91
  %8 = zext i1 %7 to i32, !dbg !91
  %9 = load double, ptr %3, align 8, !dbg !92, !tbaa !27
  %10 = load double, ptr %4, align 8, !dbg !93, !tbaa !27
  %11 = fcmp une double %9, %10, !dbg !94
  %12 = zext i1 %11 to i32, !dbg !94
  %13 = add nsw i32 %8, %12, !dbg !95
  %14 = load double, ptr %3, align 8, !dbg !96, !tbaa !27
  %15 = load double, ptr %4, align 8, !dbg !97, !tbaa !27
  %16 = fcmp olt double %14, %15, !dbg !98
  %17 = zext i1 %16 to i32, !dbg !98
  %18 = add nsw i32 %13, %17, !dbg !99
  %19 = load double, ptr %3, align 8, !dbg !100, !tbaa !27
  %20 = load double, ptr %4, align 8, !dbg !101, !tbaa !27
  %21 = fcmp uno double %19, %20, !dbg !102
  %22 = zext i1 %21 to i32, !dbg !102
  %23 = add nsw i32 %18, %22, !dbg !103
  ret i32 %23, !dbg !104
}

; Function Attrs: nounwind uwtable
define dso_local { double, double } @cplx(double noundef %0, double noundef %1) #0 !dbg !105 {
  %3 = alloca { double, double }, align 8
  %4 = alloca { double, double }, align 8
  %5 = getelementptr inbounds { double, double }, ptr %4, i32 0, i32 0
  store double %0, ptr %5, align 8
  %6 = getelementptr inbounds { double, double }, ptr %4, i32 0, i32 1
  store double %1, ptr %6, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !110, metadata !DIExpression()), !dbg !111
  %7 = getelementptr inbounds { double, double }, ptr %4, i32 0, i32 0, !dbg !112
  %8 = load double, ptr %7, align 8, !dbg !112
  %9 = getelementptr inbounds { double, double }, ptr %4, i32 0, i32 1, !dbg !112
  %10 = load double, ptr %9, align 8, !dbg !112
  %11 = fmul double %8, 2.000000e+00, !dbg !113
  %12 = fmul double %10, 0.000000e+00, !dbg !113
  %13 = fmul double %8, 0.000000e+00, !dbg !113
  %14 = fmul double %10, 2.000000e+00, !dbg !113
  %15 = fsub double %11, %12, !dbg !113
  %16 = fadd double %13, %14, !dbg !113
  %17 = fcmp uno double %15, %15, !dbg !113
  br i1 %17, label %18, label %24, !dbg !113, !prof !114

18:                                               ; preds = %2
  %19 = fcmp uno double %16, %16, !dbg !113
  br i1 %19, label %20, label %24, !dbg !113, !prof !114

20:                                               ; preds = %18
  %21 = call { double, double } @__muldc3(double noundef %8, double noundef %10, double noundef 2.000000e+00, double noundef 0.000000e+00) #4, !dbg !113
  %22 = extractvalue { double, double } %21, 0, !dbg !113
  %23 = extractvalue { double, double } %21, 1, !dbg !113
  br label %24, !dbg !113

24:                                               ; preds = %20, %18, %2
  %25 = phi double [ %15, %2 ], [ %15, %18 ], [ %22, %20 ], !dbg !113
  %26 = phi double [ %16, %2 ], [ %16, %18 ], [ %23, %20 ], !dbg !113
  %27 = fadd double %25, 1.000000e+00, !dbg !115
  %28 = fadd double %26, 0.000000e+00, !dbg !115
  %29 = getelementptr inbounds { double, double }, ptr %3, i32 0, i32 0, !dbg !116
  %30 = getelementptr inbounds { double, double }, ptr %3, i32 0, i32 1, !dbg !116
  store double %27, ptr %29, align 8, !dbg !116
  store double %28, ptr %30, align 8, !dbg !116
  %31 = load { double, double }, ptr %3, align 8, !dbg !116
  ret { double, double } %31, !dbg !116
}

declare { double, double } @__muldc3(double, double, double, double)

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { argmemonly nocallback nofree nosync nounwind willreturn }
attributes #3 = { nounwind }
attributes #4 = { nobuiltin nounwind "no-builtins" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11, !12, !13}
!llvm.ident = !{!14}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 15.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
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
!11 = !{i32 7, !"PIC Level", i32 2}
!12 = !{i32 7, !"PIE Level", i32 2}
!13 = !{i32 7, !"uwtable", i32 2}
!14 = !{!"Debian clang version 15.0.6"}
!15 = distinct !DISubprogram(name: "fl", scope: !1, file: !1, line: 1, type: !16, scopeLine: 1, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !18)
!16 = !DISubroutineType(types: !17)
!17 = !{!3, !3, !6}
!18 = !{!19, !20, !21}
!19 = !DILocalVariable(name: "x", arg: 1, scope: !15, file: !1, line: 1, type: !3)
!20 = !DILocalVariable(name: "y", arg: 2, scope: !15, file: !1, line: 1, type: !6)
!21 = !DILocalVariable(name: "z", scope: !15, file: !1, line: 1, type: !3)
!22 = !{!23, !23, i64 0}
!23 = !{!"float", !24, i64 0}
!24 = !{!"omnipotent char", !25, i64 0}
!25 = !{!"Simple C/C++ TBAA"}
!26 = !DILocation(line: 1, column: 16, scope: !15)
!27 = !{!28, !28, i64 0}
!28 = !{!"double", !24, i64 0}
!29 = !DILocation(line: 1, column: 26, scope: !15)
!30 = !DILocation(line: 1, column: 31, scope: !15)
!31 = !DILocation(line: 1, column: 37, scope: !15)
!32 = !DILocation(line: 1, column: 42, scope: !15)
!33 = !DILocation(line: 1, column: 41, scope: !15)
!34 = !DILocation(line: 1, column: 60, scope: !15)
!35 = !DILocation(line: 1, column: 53, scope: !15)
!36 = !DILocation(line: 1, column: 51, scope: !15)
!37 = !DILocation(line: 1, column: 70, scope: !15)
!38 = !DILocation(line: 1, column: 72, scope: !15)
!39 = !DILocation(line: 1, column: 81, scope: !15)
!40 = !DILocation(line: 1, column: 92, scope: !15)
!41 = !DILocation(line: 1, column: 63, scope: !15)
!42 = distinct !DISubprogram(name: "dbl", scope: !1, file: !1, line: 2, type: !43, scopeLine: 2, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !45)
!43 = !DISubroutineType(types: !44)
!44 = !{!6, !6}
!45 = !{!46}
!46 = !DILocalVariable(name: "x", arg: 1, scope: !42, file: !1, line: 2, type: !6)
!47 = !DILocation(line: 2, column: 19, scope: !42)
!48 = !DILocation(line: 2, column: 31, scope: !42)
!49 = !DILocation(line: 2, column: 33, scope: !42)
!50 = !DILocation(line: 2, column: 39, scope: !42)
!51 = !DILocation(line: 2, column: 48, scope: !42)
!52 = !DILocation(line: 2, column: 76, scope: !42)
!53 = !DILocation(line: 2, column: 24, scope: !42)
!54 = distinct !DISubprogram(name: "conv", scope: !1, file: !1, line: 3, type: !55, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !58)
!55 = !DISubroutineType(types: !56)
!56 = !{!4, !6, !3, !57}
!57 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!58 = !{!59, !60, !61}
!59 = !DILocalVariable(name: "d", arg: 1, scope: !54, file: !1, line: 3, type: !6)
!60 = !DILocalVariable(name: "f", arg: 2, scope: !54, file: !1, line: 3, type: !3)
!61 = !DILocalVariable(name: "u", arg: 3, scope: !54, file: !1, line: 3, type: !57)
!62 = !DILocation(line: 3, column: 17, scope: !54)
!63 = !DILocation(line: 3, column: 26, scope: !54)
!64 = !{!65, !65, i64 0}
!65 = !{!"long", !24, i64 0}
!66 = !DILocation(line: 3, column: 43, scope: !54)
!67 = !DILocation(line: 3, column: 60, scope: !54)
!68 = !DILocation(line: 3, column: 55, scope: !54)
!69 = !DILocation(line: 3, column: 74, scope: !54)
!70 = !DILocation(line: 3, column: 64, scope: !54)
!71 = !DILocation(line: 3, column: 62, scope: !54)
!72 = !DILocation(line: 3, column: 91, scope: !54)
!73 = !DILocation(line: 3, column: 83, scope: !54)
!74 = !DILocation(line: 3, column: 78, scope: !54)
!75 = !DILocation(line: 3, column: 76, scope: !54)
!76 = !DILocation(line: 3, column: 113, scope: !54)
!77 = !DILocation(line: 3, column: 100, scope: !54)
!78 = !DILocation(line: 3, column: 95, scope: !54)
!79 = !DILocation(line: 3, column: 93, scope: !54)
!80 = !DILocation(line: 3, column: 48, scope: !54)
!81 = distinct !DISubprogram(name: "nan_cmp", scope: !1, file: !1, line: 4, type: !82, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !84)
!82 = !DISubroutineType(types: !83)
!83 = !{!4, !6, !6}
!84 = !{!85, !86}
!85 = !DILocalVariable(name: "a", arg: 1, scope: !81, file: !1, line: 4, type: !6)
!86 = !DILocalVariable(name: "b", arg: 2, scope: !81, file: !1, line: 4, type: !6)
!87 = !DILocation(line: 4, column: 20, scope: !81)
!88 = !DILocation(line: 4, column: 30, scope: !81)
!89 = !DILocation(line: 4, column: 43, scope: !81)
!90 = !DILocation(line: 4, column: 48, scope: !81)
!91 = !DILocation(line: 4, column: 45, scope: !81)
!92 = !DILocation(line: 4, column: 54, scope: !81)
!93 = !DILocation(line: 4, column: 59, scope: !81)
!94 = !DILocation(line: 4, column: 56, scope: !81)
!95 = !DILocation(line: 4, column: 51, scope: !81)
!96 = !DILocation(line: 4, column: 65, scope: !81)
!97 = !DILocation(line: 4, column: 69, scope: !81)
!98 = !DILocation(line: 4, column: 67, scope: !81)
!99 = !DILocation(line: 4, column: 62, scope: !81)
!100 = !DILocation(line: 4, column: 96, scope: !81)
!101 = !DILocation(line: 4, column: 99, scope: !81)
!102 = !DILocation(line: 4, column: 74, scope: !81)
!103 = !DILocation(line: 4, column: 72, scope: !81)
!104 = !DILocation(line: 4, column: 35, scope: !81)
!105 = distinct !DISubprogram(name: "cplx", scope: !1, file: !1, line: 5, type: !106, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !109)
!106 = !DISubroutineType(types: !107)
!107 = !{!108, !108}
!108 = !DIBasicType(name: "complex", size: 128, encoding: DW_ATE_complex_float)
!109 = !{!110}
!110 = !DILocalVariable(name: "z", arg: 1, scope: !105, file: !1, line: 5, type: !108)
!111 = !DILocation(line: 5, column: 38, scope: !105)
!112 = !DILocation(line: 5, column: 50, scope: !105)
!113 = !DILocation(line: 5, column: 52, scope: !105)
!114 = !{!"branch_weights", i32 1, i32 1048575}
!115 = !DILocation(line: 5, column: 56, scope: !105)
!116 = !DILocation(line: 5, column: 43, scope: !105)
