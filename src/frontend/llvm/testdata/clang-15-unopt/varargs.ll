; ModuleID = 'varargs.c'
source_filename = "varargs.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@.str = private unnamed_addr constant [7 x i8] c"%d %s\0A\00", align 1, !dbg !0

; Function Attrs: nounwind uwtable
define dso_local i32 @sum(i32 noundef %0, ...) #0 !dbg !18 {
  %2 = alloca i32, align 4
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca double, align 8
  store i32 %0, ptr %2, align 4, !tbaa !45
  call void @llvm.dbg.declare(metadata ptr %2, metadata !22, metadata !DIExpression()), !dbg !49
  call void @llvm.lifetime.start.p0(i64 24, ptr %3) #5, !dbg !50
  call void @llvm.dbg.declare(metadata ptr %3, metadata !23, metadata !DIExpression()), !dbg !51
  call void @llvm.lifetime.start.p0(i64 24, ptr %4) #5, !dbg !50
  call void @llvm.dbg.declare(metadata ptr %4, metadata !39, metadata !DIExpression()), !dbg !52
  %8 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !53
  call void @llvm.va_start(ptr %8), !dbg !53
  %9 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %4, i64 0, i64 0, !dbg !54
  %10 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !54
  call void @llvm.va_copy(ptr %9, ptr %10), !dbg !54
  call void @llvm.lifetime.start.p0(i64 4, ptr %5) #5, !dbg !55
  call void @llvm.dbg.declare(metadata ptr %5, metadata !40, metadata !DIExpression()), !dbg !56
  store i32 0, ptr %5, align 4, !dbg !56, !tbaa !45
  call void @llvm.lifetime.start.p0(i64 4, ptr %6) #5, !dbg !57
  call void @llvm.dbg.declare(metadata ptr %6, metadata !41, metadata !DIExpression()), !dbg !58
  store i32 0, ptr %6, align 4, !dbg !58, !tbaa !45
  br label %11, !dbg !57

11:                                               ; preds = %35, %1
  %12 = load i32, ptr %6, align 4, !dbg !59, !tbaa !45
  %13 = load i32, ptr %2, align 4, !dbg !61, !tbaa !45
  %14 = icmp slt i32 %12, %13, !dbg !62
  br i1 %14, label %16, label %15, !dbg !63

15:                                               ; preds = %11
  call void @llvm.lifetime.end.p0(i64 4, ptr %6) #5, !dbg !64
  br label %38

16:                                               ; preds = %11
  %17 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !65
  %18 = getelementptr inbounds %struct.__va_list_tag, ptr %17, i32 0, i32 0, !dbg !65
  %19 = load i32, ptr %18, align 16, !dbg !65
  %20 = icmp ule i32 %19, 40, !dbg !65
  br i1 %20, label %21, label %26, !dbg !65

21:                                               ; preds = %16
  %22 = getelementptr inbounds %struct.__va_list_tag, ptr %17, i32 0, i32 3, !dbg !65
  %23 = load ptr, ptr %22, align 16, !dbg !65
  %24 = getelementptr i8, ptr %23, i32 %19, !dbg !65
  %25 = add i32 %19, 8, !dbg !65
  store i32 %25, ptr %18, align 16, !dbg !65
  br label %30, !dbg !65

26:                                               ; preds = %16
  %27 = getelementptr inbounds %struct.__va_list_tag, ptr %17, i32 0, i32 2, !dbg !65
  %28 = load ptr, ptr %27, align 8, !dbg !65
  %29 = getelementptr i8, ptr %28, i32 8, !dbg !65
  store ptr %29, ptr %27, align 8, !dbg !65
  br label %30, !dbg !65

30:                                               ; preds = %26, %21
  %31 = phi ptr [ %24, %21 ], [ %28, %26 ], !dbg !65
  %32 = load i32, ptr %31, align 4, !dbg !65
  %33 = load i32, ptr %5, align 4, !dbg !66, !tbaa !45
  %34 = add nsw i32 %33, %32, !dbg !66
  store i32 %34, ptr %5, align 4, !dbg !66, !tbaa !45
  br label %35, !dbg !67

35:                                               ; preds = %30
  %36 = load i32, ptr %6, align 4, !dbg !68, !tbaa !45
  %37 = add nsw i32 %36, 1, !dbg !68
  store i32 %37, ptr %6, align 4, !dbg !68, !tbaa !45
  br label %11, !dbg !64, !llvm.loop !69

38:                                               ; preds = %15
  call void @llvm.lifetime.start.p0(i64 8, ptr %7) #5, !dbg !73
  call void @llvm.dbg.declare(metadata ptr %7, metadata !43, metadata !DIExpression()), !dbg !74
  %39 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %4, i64 0, i64 0, !dbg !75
  %40 = getelementptr inbounds %struct.__va_list_tag, ptr %39, i32 0, i32 1, !dbg !75
  %41 = load i32, ptr %40, align 4, !dbg !75
  %42 = icmp ule i32 %41, 160, !dbg !75
  br i1 %42, label %43, label %48, !dbg !75

43:                                               ; preds = %38
  %44 = getelementptr inbounds %struct.__va_list_tag, ptr %39, i32 0, i32 3, !dbg !75
  %45 = load ptr, ptr %44, align 16, !dbg !75
  %46 = getelementptr i8, ptr %45, i32 %41, !dbg !75
  %47 = add i32 %41, 16, !dbg !75
  store i32 %47, ptr %40, align 4, !dbg !75
  br label %52, !dbg !75

48:                                               ; preds = %38
  %49 = getelementptr inbounds %struct.__va_list_tag, ptr %39, i32 0, i32 2, !dbg !75
  %50 = load ptr, ptr %49, align 8, !dbg !75
  %51 = getelementptr i8, ptr %50, i32 8, !dbg !75
  store ptr %51, ptr %49, align 8, !dbg !75
  br label %52, !dbg !75

52:                                               ; preds = %48, %43
  %53 = phi ptr [ %46, %43 ], [ %50, %48 ], !dbg !75
  %54 = load double, ptr %53, align 8, !dbg !75
  store double %54, ptr %7, align 8, !dbg !74, !tbaa !76
  %55 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !78
  call void @llvm.va_end(ptr %55), !dbg !78
  %56 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %4, i64 0, i64 0, !dbg !79
  call void @llvm.va_end(ptr %56), !dbg !79
  %57 = load i32, ptr %5, align 4, !dbg !80, !tbaa !45
  %58 = load double, ptr %7, align 8, !dbg !81, !tbaa !76
  %59 = fptosi double %58 to i32, !dbg !82
  %60 = add nsw i32 %57, %59, !dbg !83
  call void @llvm.lifetime.end.p0(i64 8, ptr %7) #5, !dbg !84
  call void @llvm.lifetime.end.p0(i64 4, ptr %5) #5, !dbg !84
  call void @llvm.lifetime.end.p0(i64 24, ptr %4) #5, !dbg !84
  call void @llvm.lifetime.end.p0(i64 24, ptr %3) #5, !dbg !84
  ret i32 %60, !dbg !85
}

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: argmemonly nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start(ptr) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_copy(ptr, ptr) #3

; Function Attrs: argmemonly nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end(ptr) #3

; Function Attrs: nounwind uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !86 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4, !tbaa !45
  call void @llvm.dbg.declare(metadata ptr %4, metadata !92, metadata !DIExpression()), !dbg !97
  store ptr %1, ptr %5, align 8, !tbaa !98
  call void @llvm.dbg.declare(metadata ptr %5, metadata !93, metadata !DIExpression()), !dbg !100
  call void @llvm.lifetime.start.p0(i64 4, ptr %6) #5, !dbg !101
  call void @llvm.dbg.declare(metadata ptr %6, metadata !94, metadata !DIExpression()), !dbg !102
  %8 = load i32, ptr %4, align 4, !dbg !103, !tbaa !45
  store i32 %8, ptr %6, align 4, !dbg !102, !tbaa !45
  call void @llvm.lifetime.start.p0(i64 4, ptr %7) #5, !dbg !104
  call void @llvm.dbg.declare(metadata ptr %7, metadata !96, metadata !DIExpression()), !dbg !105
  %9 = load i32, ptr %6, align 4, !dbg !106, !tbaa !45
  store i32 %9, ptr %7, align 4, !dbg !105, !tbaa !45
  %10 = load i32, ptr %7, align 4, !dbg !107, !tbaa !45
  %11 = load ptr, ptr %5, align 8, !dbg !108, !tbaa !98
  %12 = getelementptr inbounds ptr, ptr %11, i64 0, !dbg !108
  %13 = load ptr, ptr %12, align 8, !dbg !108, !tbaa !98
  %14 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %10, ptr noundef %13) #6, !dbg !109
  %15 = call i32 (i32, ...) @sum(i32 noundef 3, i32 noundef 1, i32 noundef 2, i32 noundef 3) #6, !dbg !110
  call void @llvm.lifetime.end.p0(i64 4, ptr %7) #5, !dbg !111
  call void @llvm.lifetime.end.p0(i64 4, ptr %6) #5, !dbg !111
  ret i32 %15, !dbg !112
}

declare !dbg !113 i32 @printf(ptr noundef, ...) #4

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { argmemonly nocallback nofree nosync nounwind willreturn }
attributes #3 = { nocallback nofree nosync nounwind willreturn }
attributes #4 = { "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { nobuiltin "no-builtins" }

!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!11, !12, !13, !14, !15, !16}
!llvm.ident = !{!17}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 4, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "varargs.c", directory: "/src", checksumkind: CSK_MD5, checksum: "0d87a9088c59784429d8d410f27f77d0")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 7)
!7 = distinct !DICompileUnit(language: DW_LANG_C99, file: !2, producer: "Debian clang version 15.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !8, globals: !10, splitDebugInlining: false, nameTableKind: None)
!8 = !{!9}
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{!0}
!11 = !{i32 7, !"Dwarf Version", i32 5}
!12 = !{i32 2, !"Debug Info Version", i32 3}
!13 = !{i32 1, !"wchar_size", i32 4}
!14 = !{i32 7, !"PIC Level", i32 2}
!15 = !{i32 7, !"PIE Level", i32 2}
!16 = !{i32 7, !"uwtable", i32 2}
!17 = !{!"Debian clang version 15.0.6"}
!18 = distinct !DISubprogram(name: "sum", scope: !2, file: !2, line: 2, type: !19, scopeLine: 2, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !21)
!19 = !DISubroutineType(types: !20)
!20 = !{!9, !9, null}
!21 = !{!22, !23, !39, !40, !41, !43}
!22 = !DILocalVariable(name: "n", arg: 1, scope: !18, file: !2, line: 2, type: !9)
!23 = !DILocalVariable(name: "ap", scope: !18, file: !2, line: 2, type: !24)
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !25, line: 14, baseType: !26)
!25 = !DIFile(filename: "/usr/lib/llvm-15/lib/clang/15.0.6/include/stdarg.h", directory: "", checksumkind: CSK_MD5, checksum: "4de3cbd931b589d291e5c39387aecf82")
!26 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !27, baseType: !28)
!27 = !DIFile(filename: "varargs.c", directory: "/src")
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !29, size: 192, elements: !37)
!29 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !30)
!30 = !{!31, !33, !34, !36}
!31 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !29, file: !27, line: 2, baseType: !32, size: 32)
!32 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!33 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !29, file: !27, line: 2, baseType: !32, size: 32, offset: 32)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !29, file: !27, line: 2, baseType: !35, size: 64, offset: 64)
!35 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !29, file: !27, line: 2, baseType: !35, size: 64, offset: 128)
!37 = !{!38}
!38 = !DISubrange(count: 1)
!39 = !DILocalVariable(name: "cp", scope: !18, file: !2, line: 2, type: !24)
!40 = !DILocalVariable(name: "s", scope: !18, file: !2, line: 2, type: !9)
!41 = !DILocalVariable(name: "i", scope: !42, file: !2, line: 2, type: !9)
!42 = distinct !DILexicalBlock(scope: !18, file: !2, line: 2, column: 84)
!43 = !DILocalVariable(name: "d", scope: !18, file: !2, line: 2, type: !44)
!44 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!45 = !{!46, !46, i64 0}
!46 = !{!"int", !47, i64 0}
!47 = !{!"omnipotent char", !48, i64 0}
!48 = !{!"Simple C/C++ TBAA"}
!49 = !DILocation(line: 2, column: 13, scope: !18)
!50 = !DILocation(line: 2, column: 23, scope: !18)
!51 = !DILocation(line: 2, column: 31, scope: !18)
!52 = !DILocation(line: 2, column: 35, scope: !18)
!53 = !DILocation(line: 2, column: 39, scope: !18)
!54 = !DILocation(line: 2, column: 56, scope: !18)
!55 = !DILocation(line: 2, column: 73, scope: !18)
!56 = !DILocation(line: 2, column: 77, scope: !18)
!57 = !DILocation(line: 2, column: 89, scope: !42)
!58 = !DILocation(line: 2, column: 93, scope: !42)
!59 = !DILocation(line: 2, column: 100, scope: !60)
!60 = distinct !DILexicalBlock(scope: !42, file: !2, line: 2, column: 84)
!61 = !DILocation(line: 2, column: 104, scope: !60)
!62 = !DILocation(line: 2, column: 102, scope: !60)
!63 = !DILocation(line: 2, column: 84, scope: !42)
!64 = !DILocation(line: 2, column: 84, scope: !60)
!65 = !DILocation(line: 2, column: 117, scope: !60)
!66 = !DILocation(line: 2, column: 114, scope: !60)
!67 = !DILocation(line: 2, column: 112, scope: !60)
!68 = !DILocation(line: 2, column: 108, scope: !60)
!69 = distinct !{!69, !63, !70, !71, !72}
!70 = !DILocation(line: 2, column: 117, scope: !42)
!71 = !{!"llvm.loop.mustprogress"}
!72 = !{!"llvm.loop.unroll.disable"}
!73 = !DILocation(line: 2, column: 134, scope: !18)
!74 = !DILocation(line: 2, column: 141, scope: !18)
!75 = !DILocation(line: 2, column: 145, scope: !18)
!76 = !{!77, !77, i64 0}
!77 = !{!"double", !47, i64 0}
!78 = !DILocation(line: 2, column: 165, scope: !18)
!79 = !DILocation(line: 2, column: 177, scope: !18)
!80 = !DILocation(line: 2, column: 196, scope: !18)
!81 = !DILocation(line: 2, column: 205, scope: !18)
!82 = !DILocation(line: 2, column: 200, scope: !18)
!83 = !DILocation(line: 2, column: 198, scope: !18)
!84 = !DILocation(line: 2, column: 208, scope: !18)
!85 = !DILocation(line: 2, column: 189, scope: !18)
!86 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 4, type: !87, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !91)
!87 = !DISubroutineType(types: !88)
!88 = !{!9, !9, !89}
!89 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !90, size: 64)
!90 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!91 = !{!92, !93, !94, !96}
!92 = !DILocalVariable(name: "argc", arg: 1, scope: !86, file: !2, line: 4, type: !9)
!93 = !DILocalVariable(name: "argv", arg: 2, scope: !86, file: !2, line: 4, type: !89)
!94 = !DILocalVariable(name: "k", scope: !86, file: !2, line: 4, type: !95)
!95 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !9)
!96 = !DILocalVariable(name: "q", scope: !86, file: !2, line: 4, type: !9)
!97 = !DILocation(line: 4, column: 14, scope: !86)
!98 = !{!99, !99, i64 0}
!99 = !{!"any pointer", !47, i64 0}
!100 = !DILocation(line: 4, column: 27, scope: !86)
!101 = !DILocation(line: 4, column: 35, scope: !86)
!102 = !DILocation(line: 4, column: 45, scope: !86)
!103 = !DILocation(line: 4, column: 49, scope: !86)
!104 = !DILocation(line: 4, column: 55, scope: !86)
!105 = !DILocation(line: 4, column: 68, scope: !86)
!106 = !DILocation(line: 4, column: 72, scope: !86)
!107 = !DILocation(line: 4, column: 93, scope: !86)
!108 = !DILocation(line: 4, column: 96, scope: !86)
!109 = !DILocation(line: 4, column: 75, scope: !86)
!110 = !DILocation(line: 4, column: 113, scope: !86)
!111 = !DILocation(line: 4, column: 130, scope: !86)
!112 = !DILocation(line: 4, column: 106, scope: !86)
!113 = !DISubprogram(name: "printf", scope: !2, file: !2, line: 3, type: !114, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !118)
!114 = !DISubroutineType(types: !115)
!115 = !{!9, !116, null}
!116 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !117, size: 64)
!117 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!118 = !{}
