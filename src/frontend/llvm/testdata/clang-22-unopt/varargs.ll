; ModuleID = 'varargs.c'
source_filename = "varargs.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@.str = private unnamed_addr constant [7 x i8] c"%d %s\0A\00", align 1, !dbg !0

; Function Attrs: nounwind uwtable
define dso_local i32 @sum(i32 noundef %0, ...) #0 !dbg !22 {
  %2 = alloca i32, align 4
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca double, align 8
  store i32 %0, ptr %2, align 4, !tbaa !18
    #dbg_declare(ptr %2, !26, !DIExpression(), !48)
  call void @llvm.lifetime.start.p0(ptr %3) #4, !dbg !49
    #dbg_declare(ptr %3, !27, !DIExpression(), !50)
  call void @llvm.lifetime.start.p0(ptr %4) #4, !dbg !49
    #dbg_declare(ptr %4, !42, !DIExpression(), !51)
  %8 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !52
  call void @llvm.va_start.p0(ptr %8), !dbg !52
  %9 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %4, i64 0, i64 0, !dbg !53
  %10 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !53
  call void @llvm.va_copy.p0(ptr %9, ptr %10), !dbg !53
  call void @llvm.lifetime.start.p0(ptr %5) #4, !dbg !54
    #dbg_declare(ptr %5, !43, !DIExpression(), !55)
  store i32 0, ptr %5, align 4, !dbg !56, !tbaa !18
  call void @llvm.lifetime.start.p0(ptr %6) #4, !dbg !57
    #dbg_declare(ptr %6, !44, !DIExpression(), !58)
  store i32 0, ptr %6, align 4, !dbg !59, !tbaa !18
  br label %11, !dbg !57

11:                                               ; preds = %35, %1
  %12 = load i32, ptr %6, align 4, !dbg !60, !tbaa !18
  %13 = load i32, ptr %2, align 4, !dbg !62, !tbaa !18
  %14 = icmp slt i32 %12, %13, !dbg !63
  br i1 %14, label %16, label %15, !dbg !64

15:                                               ; preds = %11
  call void @llvm.lifetime.end.p0(ptr %6) #4, !dbg !65
  br label %38

16:                                               ; preds = %11
  %17 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !66
  %18 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %17, i32 0, i32 0, !dbg !66
  %19 = load i32, ptr %18, align 16, !dbg !66
  %20 = icmp ule i32 %19, 40, !dbg !66
  br i1 %20, label %21, label %26, !dbg !66

21:                                               ; preds = %16
  %22 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %17, i32 0, i32 3, !dbg !66
  %23 = load ptr, ptr %22, align 16, !dbg !66
  %24 = getelementptr i8, ptr %23, i32 %19, !dbg !66
  %25 = add i32 %19, 8, !dbg !66
  store i32 %25, ptr %18, align 16, !dbg !66
  br label %30, !dbg !66

26:                                               ; preds = %16
  %27 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %17, i32 0, i32 2, !dbg !66
  %28 = load ptr, ptr %27, align 8, !dbg !66
  %29 = getelementptr i8, ptr %28, i32 8, !dbg !66
  store ptr %29, ptr %27, align 8, !dbg !66
  br label %30, !dbg !66

30:                                               ; preds = %26, %21
  %31 = phi ptr [ %24, %21 ], [ %28, %26 ], !dbg !66
  %32 = load i32, ptr %31, align 4, !dbg !66, !tbaa !18
  %33 = load i32, ptr %5, align 4, !dbg !67, !tbaa !18
  %34 = add nsw i32 %33, %32, !dbg !68
  store i32 %34, ptr %5, align 4, !dbg !69, !tbaa !18
  br label %35, !dbg !70

35:                                               ; preds = %30
  %36 = load i32, ptr %6, align 4, !dbg !71, !tbaa !18
  %37 = add nsw i32 %36, 1, !dbg !72
  store i32 %37, ptr %6, align 4, !dbg !73, !tbaa !18
  br label %11, !dbg !65, !llvm.loop !74

38:                                               ; preds = %15
  call void @llvm.lifetime.start.p0(ptr %7) #4, !dbg !79
    #dbg_declare(ptr %7, !46, !DIExpression(), !80)
  %39 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %4, i64 0, i64 0, !dbg !81
  %40 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %39, i32 0, i32 1, !dbg !81
  %41 = load i32, ptr %40, align 4, !dbg !81
  %42 = icmp ule i32 %41, 160, !dbg !81
  br i1 %42, label %43, label %48, !dbg !81

43:                                               ; preds = %38
  %44 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %39, i32 0, i32 3, !dbg !81
  %45 = load ptr, ptr %44, align 16, !dbg !81
  %46 = getelementptr i8, ptr %45, i32 %41, !dbg !81
  %47 = add i32 %41, 16, !dbg !81
  store i32 %47, ptr %40, align 4, !dbg !81
  br label %52, !dbg !81

48:                                               ; preds = %38
  %49 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %39, i32 0, i32 2, !dbg !81
  %50 = load ptr, ptr %49, align 8, !dbg !81
  %51 = getelementptr i8, ptr %50, i32 8, !dbg !81
  store ptr %51, ptr %49, align 8, !dbg !81
  br label %52, !dbg !81

52:                                               ; preds = %48, %43
  %53 = phi ptr [ %46, %43 ], [ %50, %48 ], !dbg !81
  %54 = load double, ptr %53, align 8, !dbg !82, !tbaa !83
  store double %54, ptr %7, align 8, !dbg !85, !tbaa !83
  %55 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !86
  call void @llvm.va_end.p0(ptr %55), !dbg !86
  %56 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %4, i64 0, i64 0, !dbg !87
  call void @llvm.va_end.p0(ptr %56), !dbg !87
  %57 = load i32, ptr %5, align 4, !dbg !88, !tbaa !18
  %58 = load double, ptr %7, align 8, !dbg !89, !tbaa !83
  %59 = fptosi double %58 to i32, !dbg !90
  %60 = add nsw i32 %57, %59, !dbg !91
  call void @llvm.lifetime.end.p0(ptr %7) #4, !dbg !92
  call void @llvm.lifetime.end.p0(ptr %5) #4, !dbg !92
  call void @llvm.lifetime.end.p0(ptr %4) #4, !dbg !92
  call void @llvm.lifetime.end.p0(ptr %3) #4, !dbg !92
  ret i32 %60, !dbg !93
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_copy.p0(ptr, ptr) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #2

; Function Attrs: nounwind uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !94 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4, !tbaa !18
    #dbg_declare(ptr %4, !100, !DIExpression(), !105)
  store ptr %1, ptr %5, align 8, !tbaa !106
    #dbg_declare(ptr %5, !101, !DIExpression(), !110)
  call void @llvm.lifetime.start.p0(ptr %6) #4, !dbg !111
    #dbg_declare(ptr %6, !102, !DIExpression(), !112)
  %8 = load i32, ptr %4, align 4, !dbg !113, !tbaa !18
  store i32 %8, ptr %6, align 4, !dbg !114, !tbaa !18
  call void @llvm.lifetime.start.p0(ptr %7) #4, !dbg !115
    #dbg_declare(ptr %7, !104, !DIExpression(), !116)
  %9 = load i32, ptr %6, align 4, !dbg !117, !tbaa !18
  store i32 %9, ptr %7, align 4, !dbg !118, !tbaa !18
  %10 = load i32, ptr %7, align 4, !dbg !119, !tbaa !18
  %11 = load ptr, ptr %5, align 8, !dbg !120, !tbaa !106
  %12 = getelementptr inbounds ptr, ptr %11, i64 0, !dbg !120
  %13 = load ptr, ptr %12, align 8, !dbg !120, !tbaa !121
  %14 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %10, ptr noundef %13) #5, !dbg !123
  %15 = call i32 (i32, ...) @sum(i32 noundef 3, i32 noundef 1, i32 noundef 2, i32 noundef 3) #5, !dbg !124
  call void @llvm.lifetime.end.p0(ptr %7) #4, !dbg !125
  call void @llvm.lifetime.end.p0(ptr %6) #4, !dbg !125
  ret i32 %15, !dbg !126
}

declare !dbg !127 i32 @printf(ptr noundef, ...) #3

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind willreturn }
attributes #3 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }
attributes #5 = { nobuiltin "no-builtins" }

!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!11, !12, !13, !14, !15, !16}
!llvm.ident = !{!17}
!llvm.errno.tbaa = !{!18}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 4, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "varargs.c", directory: "/src", checksumkind: CSK_MD5, checksum: "0d87a9088c59784429d8d410f27f77d0")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 7)
!7 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !8, globals: !10, splitDebugInlining: false, nameTableKind: None)
!8 = !{!9}
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{!0}
!11 = !{i32 7, !"Dwarf Version", i32 5}
!12 = !{i32 2, !"Debug Info Version", i32 3}
!13 = !{i32 1, !"wchar_size", i32 4}
!14 = !{i32 8, !"PIC Level", i32 2}
!15 = !{i32 7, !"PIE Level", i32 2}
!16 = !{i32 7, !"uwtable", i32 2}
!17 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!18 = !{!19, !19, i64 0}
!19 = !{!"int", !20, i64 0}
!20 = !{!"omnipotent char", !21, i64 0}
!21 = !{!"Simple C/C++ TBAA"}
!22 = distinct !DISubprogram(name: "sum", scope: !2, file: !2, line: 2, type: !23, scopeLine: 2, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !25, keyInstructions: true)
!23 = !DISubroutineType(types: !24)
!24 = !{!9, !9, null}
!25 = !{!26, !27, !42, !43, !44, !46}
!26 = !DILocalVariable(name: "n", arg: 1, scope: !22, file: !2, line: 2, type: !9)
!27 = !DILocalVariable(name: "ap", scope: !22, file: !2, line: 2, type: !28)
!28 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !29, line: 12, baseType: !30)
!29 = !DIFile(filename: "/usr/lib/llvm-22/lib/clang/22/include/__stdarg_va_list.h", directory: "", checksumkind: CSK_MD5, checksum: "7bd78a282b99fcfe41a9e3c566d14f7d")
!30 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !2, baseType: !31)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !32, size: 192, elements: !40)
!32 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !33)
!33 = !{!34, !36, !37, !39}
!34 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !32, file: !2, line: 2, baseType: !35, size: 32)
!35 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !32, file: !2, line: 2, baseType: !35, size: 32, offset: 32)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !32, file: !2, line: 2, baseType: !38, size: 64, offset: 64)
!38 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !32, file: !2, line: 2, baseType: !38, size: 64, offset: 128)
!40 = !{!41}
!41 = !DISubrange(count: 1)
!42 = !DILocalVariable(name: "cp", scope: !22, file: !2, line: 2, type: !28)
!43 = !DILocalVariable(name: "s", scope: !22, file: !2, line: 2, type: !9)
!44 = !DILocalVariable(name: "i", scope: !45, file: !2, line: 2, type: !9)
!45 = distinct !DILexicalBlock(scope: !22, file: !2, line: 2, column: 84)
!46 = !DILocalVariable(name: "d", scope: !22, file: !2, line: 2, type: !47)
!47 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!48 = !DILocation(line: 2, column: 13, scope: !22)
!49 = !DILocation(line: 2, column: 23, scope: !22)
!50 = !DILocation(line: 2, column: 31, scope: !22)
!51 = !DILocation(line: 2, column: 35, scope: !22)
!52 = !DILocation(line: 2, column: 39, scope: !22)
!53 = !DILocation(line: 2, column: 56, scope: !22)
!54 = !DILocation(line: 2, column: 73, scope: !22)
!55 = !DILocation(line: 2, column: 77, scope: !22)
!56 = !DILocation(line: 2, column: 77, scope: !22, atomGroup: 1, atomRank: 1)
!57 = !DILocation(line: 2, column: 89, scope: !45)
!58 = !DILocation(line: 2, column: 93, scope: !45)
!59 = !DILocation(line: 2, column: 93, scope: !45, atomGroup: 2, atomRank: 1)
!60 = !DILocation(line: 2, column: 100, scope: !61)
!61 = distinct !DILexicalBlock(scope: !45, file: !2, line: 2, column: 84)
!62 = !DILocation(line: 2, column: 104, scope: !61)
!63 = !DILocation(line: 2, column: 102, scope: !61, atomGroup: 3, atomRank: 1)
!64 = !DILocation(line: 2, column: 84, scope: !45, atomGroup: 4, atomRank: 1)
!65 = !DILocation(line: 2, column: 84, scope: !61)
!66 = !DILocation(line: 2, column: 117, scope: !61)
!67 = !DILocation(line: 2, column: 114, scope: !61)
!68 = !DILocation(line: 2, column: 114, scope: !61, atomGroup: 5, atomRank: 2)
!69 = !DILocation(line: 2, column: 114, scope: !61, atomGroup: 5, atomRank: 1)
!70 = !DILocation(line: 2, column: 112, scope: !61, atomGroup: 7, atomRank: 1)
!71 = !DILocation(line: 2, column: 108, scope: !61)
!72 = !DILocation(line: 2, column: 108, scope: !61, atomGroup: 6, atomRank: 2)
!73 = !DILocation(line: 2, column: 108, scope: !61, atomGroup: 6, atomRank: 1)
!74 = distinct !{!74, !75, !76, !77, !78}
!75 = !DILocation(line: 2, column: 84, scope: !45)
!76 = !DILocation(line: 2, column: 117, scope: !45)
!77 = !{!"llvm.loop.mustprogress"}
!78 = !{!"llvm.loop.unroll.disable"}
!79 = !DILocation(line: 2, column: 134, scope: !22)
!80 = !DILocation(line: 2, column: 141, scope: !22)
!81 = !DILocation(line: 2, column: 145, scope: !22)
!82 = !DILocation(line: 2, column: 145, scope: !22, atomGroup: 8, atomRank: 2)
!83 = !{!84, !84, i64 0}
!84 = !{!"double", !20, i64 0}
!85 = !DILocation(line: 2, column: 141, scope: !22, atomGroup: 8, atomRank: 1)
!86 = !DILocation(line: 2, column: 165, scope: !22)
!87 = !DILocation(line: 2, column: 177, scope: !22)
!88 = !DILocation(line: 2, column: 196, scope: !22)
!89 = !DILocation(line: 2, column: 205, scope: !22)
!90 = !DILocation(line: 2, column: 200, scope: !22)
!91 = !DILocation(line: 2, column: 198, scope: !22, atomGroup: 10, atomRank: 2)
!92 = !DILocation(line: 2, column: 208, scope: !22)
!93 = !DILocation(line: 2, column: 189, scope: !22, atomGroup: 10, atomRank: 1)
!94 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 4, type: !95, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !99, keyInstructions: true)
!95 = !DISubroutineType(types: !96)
!96 = !{!9, !9, !97}
!97 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !98, size: 64)
!98 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!99 = !{!100, !101, !102, !104}
!100 = !DILocalVariable(name: "argc", arg: 1, scope: !94, file: !2, line: 4, type: !9)
!101 = !DILocalVariable(name: "argv", arg: 2, scope: !94, file: !2, line: 4, type: !97)
!102 = !DILocalVariable(name: "k", scope: !94, file: !2, line: 4, type: !103)
!103 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !9)
!104 = !DILocalVariable(name: "q", scope: !94, file: !2, line: 4, type: !9)
!105 = !DILocation(line: 4, column: 14, scope: !94)
!106 = !{!107, !107, i64 0}
!107 = !{!"p2 omnipotent char", !108, i64 0}
!108 = !{!"any p2 pointer", !109, i64 0}
!109 = !{!"any pointer", !20, i64 0}
!110 = !DILocation(line: 4, column: 27, scope: !94)
!111 = !DILocation(line: 4, column: 35, scope: !94)
!112 = !DILocation(line: 4, column: 45, scope: !94)
!113 = !DILocation(line: 4, column: 49, scope: !94, atomGroup: 1, atomRank: 2)
!114 = !DILocation(line: 4, column: 45, scope: !94, atomGroup: 1, atomRank: 1)
!115 = !DILocation(line: 4, column: 55, scope: !94)
!116 = !DILocation(line: 4, column: 68, scope: !94)
!117 = !DILocation(line: 4, column: 72, scope: !94, atomGroup: 2, atomRank: 2)
!118 = !DILocation(line: 4, column: 68, scope: !94, atomGroup: 2, atomRank: 1)
!119 = !DILocation(line: 4, column: 93, scope: !94)
!120 = !DILocation(line: 4, column: 96, scope: !94)
!121 = !{!122, !122, i64 0}
!122 = !{!"p1 omnipotent char", !109, i64 0}
!123 = !DILocation(line: 4, column: 75, scope: !94)
!124 = !DILocation(line: 4, column: 113, scope: !94, atomGroup: 4, atomRank: 2)
!125 = !DILocation(line: 4, column: 130, scope: !94)
!126 = !DILocation(line: 4, column: 106, scope: !94, atomGroup: 4, atomRank: 1)
!127 = !DISubprogram(name: "printf", scope: !2, file: !2, line: 3, type: !128, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!128 = !DISubroutineType(types: !129)
!129 = !{!9, !130, null}
!130 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !131, size: 64)
!131 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
