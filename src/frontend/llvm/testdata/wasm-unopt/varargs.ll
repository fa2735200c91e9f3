; ModuleID = 'varargs.c'
source_filename = "varargs.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@.str = private unnamed_addr constant [7 x i8] c"%d %s\0A\00", align 1, !dbg !0

; Function Attrs: nounwind uwtable
define dso_local i32 @sum(i32 noundef %n, ...) #0 !dbg !22 {
entry:
  %n.addr = alloca i32, align 4
  %ap = alloca [1 x %struct.__va_list_tag], align 16
  %cp = alloca [1 x %struct.__va_list_tag], align 16
  %s = alloca i32, align 4
  %i = alloca i32, align 4
  %d = alloca double, align 8
  store i32 %n, ptr %n.addr, align 4, !tbaa !18
    #dbg_declare(ptr %n.addr, !26, !DIExpression(), !48)
  call void @llvm.lifetime.start.p0(ptr %ap) #4, !dbg !49
    #dbg_declare(ptr %ap, !27, !DIExpression(), !50)
  call void @llvm.lifetime.start.p0(ptr %cp) #4, !dbg !49
    #dbg_declare(ptr %cp, !42, !DIExpression(), !51)
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %ap, i64 0, i64 0, !dbg !52
  call void @llvm.va_start.p0(ptr %arraydecay), !dbg !52
  %arraydecay1 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %cp, i64 0, i64 0, !dbg !53
  %arraydecay2 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %ap, i64 0, i64 0, !dbg !53
  call void @llvm.va_copy.p0(ptr %arraydecay1, ptr %arraydecay2), !dbg !53
  call void @llvm.lifetime.start.p0(ptr %s) #4, !dbg !54
    #dbg_declare(ptr %s, !43, !DIExpression(), !55)
  store i32 0, ptr %s, align 4, !dbg !56, !tbaa !18
  call void @llvm.lifetime.start.p0(ptr %i) #4, !dbg !57
    #dbg_declare(ptr %i, !44, !DIExpression(), !58)
  store i32 0, ptr %i, align 4, !dbg !59, !tbaa !18
  br label %for.cond, !dbg !57

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4, !dbg !60, !tbaa !18
  %1 = load i32, ptr %n.addr, align 4, !dbg !62, !tbaa !18
  %cmp = icmp slt i32 %0, %1, !dbg !63
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !64

for.cond.cleanup:                                 ; preds = %for.cond
  call void @llvm.lifetime.end.p0(ptr %i) #4, !dbg !65
  br label %for.end

for.body:                                         ; preds = %for.cond
  %arraydecay3 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %ap, i64 0, i64 0, !dbg !66
  %gp_offset_p = getelementptr inbounds nuw %struct.__va_list_tag, ptr %arraydecay3, i32 0, i32 0, !dbg !66
  %gp_offset = load i32, ptr %gp_offset_p, align 16, !dbg !66
  %fits_in_gp = icmp ule i32 %gp_offset, 40, !dbg !66
  br i1 %fits_in_gp, label %vaarg.in_reg, label %vaarg.in_mem, !dbg !66

vaarg.in_reg:                                     ; preds = %for.body
  %2 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %arraydecay3, i32 0, i32 3, !dbg !66
  %reg_save_area = load ptr, ptr %2, align 16, !dbg !66
  %3 = getelementptr i8, ptr %reg_save_area, i32 %gp_offset, !dbg !66
  %4 = add i32 %gp_offset, 8, !dbg !66
  store i32 %4, ptr %gp_offset_p, align 16, !dbg !66
  br label %vaarg.end, !dbg !66

vaarg.in_mem:                                     ; preds = %for.body
  %overflow_arg_area_p = getelementptr inbounds nuw %struct.__va_list_tag, ptr %arraydecay3, i32 0, i32 2, !dbg !66
  %overflow_arg_area = load ptr, ptr %overflow_arg_area_p, align 8, !dbg !66
  %overflow_arg_area.next = getelementptr i8, ptr %overflow_arg_area, i32 8, !dbg !66
  store ptr %overflow_arg_area.next, ptr %overflow_arg_area_p, align 8, !dbg !66
  br label %vaarg.end, !dbg !66

vaarg.end:                                        ; preds = %vaarg.in_mem, %vaarg.in_reg
  %vaarg.addr = phi ptr [ %3, %vaarg.in_reg ], [ %overflow_arg_area, %vaarg.in_mem ], !dbg !66
  %5 = load i32, ptr %vaarg.addr, align 4, !dbg !66, !tbaa !18
  %6 = load i32, ptr %s, align 4, !dbg !67, !tbaa !18
  %add = add nsw i32 %6, %5, !dbg !68
  store i32 %add, ptr %s, align 4, !dbg !69, !tbaa !18
  br label %for.inc, !dbg !70

for.inc:                                          ; preds = %vaarg.end
  %7 = load i32, ptr %i, align 4, !dbg !71, !tbaa !18
  %inc = add nsw i32 %7, 1, !dbg !72
  store i32 %inc, ptr %i, align 4, !dbg !73, !tbaa !18
  br label %for.cond, !dbg !65, !llvm.loop !74

for.end:                                          ; preds = %for.cond.cleanup
  call void @llvm.lifetime.start.p0(ptr %d) #4, !dbg !79
    #dbg_declare(ptr %d, !46, !DIExpression(), !80)
  %arraydecay4 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %cp, i64 0, i64 0, !dbg !81
  %fp_offset_p = getelementptr inbounds nuw %struct.__va_list_tag, ptr %arraydecay4, i32 0, i32 1, !dbg !81
  %fp_offset = load i32, ptr %fp_offset_p, align 4, !dbg !81
  %fits_in_fp = icmp ule i32 %fp_offset, 160, !dbg !81
  br i1 %fits_in_fp, label %vaarg.in_reg5, label %vaarg.in_mem7, !dbg !81

vaarg.in_reg5:                                    ; preds = %for.end
  %8 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %arraydecay4, i32 0, i32 3, !dbg !81
  %reg_save_area6 = load ptr, ptr %8, align 16, !dbg !81
  %9 = getelementptr i8, ptr %reg_save_area6, i32 %fp_offset, !dbg !81
  %10 = add i32 %fp_offset, 16, !dbg !81
  store i32 %10, ptr %fp_offset_p, align 4, !dbg !81
  br label %vaarg.end11, !dbg !81

vaarg.in_mem7:                                    ; preds = %for.end
  %overflow_arg_area_p8 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %arraydecay4, i32 0, i32 2, !dbg !81
  %overflow_arg_area9 = load ptr, ptr %overflow_arg_area_p8, align 8, !dbg !81
  %overflow_arg_area.next10 = getelementptr i8, ptr %overflow_arg_area9, i32 8, !dbg !81
  store ptr %overflow_arg_area.next10, ptr %overflow_arg_area_p8, align 8, !dbg !81
  br label %vaarg.end11, !dbg !81

vaarg.end11:                                      ; preds = %vaarg.in_mem7, %vaarg.in_reg5
  %vaarg.addr12 = phi ptr [ %9, %vaarg.in_reg5 ], [ %overflow_arg_area9, %vaarg.in_mem7 ], !dbg !81
  %11 = load double, ptr %vaarg.addr12, align 8, !dbg !82, !tbaa !83
  store double %11, ptr %d, align 8, !dbg !85, !tbaa !83
  %arraydecay13 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %ap, i64 0, i64 0, !dbg !86
  call void @llvm.va_end.p0(ptr %arraydecay13), !dbg !86
  %arraydecay14 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %cp, i64 0, i64 0, !dbg !87
  call void @llvm.va_end.p0(ptr %arraydecay14), !dbg !87
  %12 = load i32, ptr %s, align 4, !dbg !88, !tbaa !18
  %13 = load double, ptr %d, align 8, !dbg !89, !tbaa !83
  %conv = fptosi double %13 to i32, !dbg !90
  %add15 = add nsw i32 %12, %conv, !dbg !91
  call void @llvm.lifetime.end.p0(ptr %d) #4, !dbg !92
  call void @llvm.lifetime.end.p0(ptr %s) #4, !dbg !92
  call void @llvm.lifetime.end.p0(ptr %cp) #4, !dbg !92
  call void @llvm.lifetime.end.p0(ptr %ap) #4, !dbg !92
  ret i32 %add15, !dbg !93
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
define dso_local i32 @main(i32 noundef %argc, ptr noundef %argv) #0 !dbg !94 {
entry:
  %retval = alloca i32, align 4
  %argc.addr = alloca i32, align 4
  %argv.addr = alloca ptr, align 8
  %k = alloca i32, align 4
  %q = alloca i32, align 4
  store i32 0, ptr %retval, align 4
  store i32 %argc, ptr %argc.addr, align 4, !tbaa !18
    #dbg_declare(ptr %argc.addr, !100, !DIExpression(), !105)
  store ptr %argv, ptr %argv.addr, align 8, !tbaa !106
    #dbg_declare(ptr %argv.addr, !101, !DIExpression(), !110)
  call void @llvm.lifetime.start.p0(ptr %k) #4, !dbg !111
    #dbg_declare(ptr %k, !102, !DIExpression(), !112)
  %0 = load i32, ptr %argc.addr, align 4, !dbg !113, !tbaa !18
  store i32 %0, ptr %k, align 4, !dbg !114, !tbaa !18
  call void @llvm.lifetime.start.p0(ptr %q) #4, !dbg !115
    #dbg_declare(ptr %q, !104, !DIExpression(), !116)
  %1 = load i32, ptr %k, align 4, !dbg !117, !tbaa !18
  store i32 %1, ptr %q, align 4, !dbg !118, !tbaa !18
  %2 = load i32, ptr %q, align 4, !dbg !119, !tbaa !18
  %3 = load ptr, ptr %argv.addr, align 8, !dbg !120, !tbaa !106
  %arrayidx = getelementptr inbounds ptr, ptr %3, i64 0, !dbg !120
  %4 = load ptr, ptr %arrayidx, align 8, !dbg !120, !tbaa !121
  %call = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %2, ptr noundef %4) #5, !dbg !123
  %call1 = call i32 (i32, ...) @sum(i32 noundef 3, i32 noundef 1, i32 noundef 2, i32 noundef 3) #5, !dbg !124
  call void @llvm.lifetime.end.p0(ptr %q) #4, !dbg !125
  call void @llvm.lifetime.end.p0(ptr %k) #4, !dbg !125
  ret i32 %call1, !dbg !126
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
!7 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "clang version 22.1.0 (https://codeberg.org/YoWASP/llvm-project 9560ae0f2cc440e4fc891fddbc119da6f56daa59)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !8, globals: !10, splitDebugInlining: false, nameTableKind: None)
!8 = !{!9}
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{!0}
!11 = !{i32 7, !"Dwarf Version", i32 5}
!12 = !{i32 2, !"Debug Info Version", i32 3}
!13 = !{i32 1, !"wchar_size", i32 4}
!14 = !{i32 8, !"PIC Level", i32 2}
!15 = !{i32 7, !"PIE Level", i32 2}
!16 = !{i32 7, !"uwtable", i32 2}
!17 = !{!"clang version 22.1.0 (https://codeberg.org/YoWASP/llvm-project 9560ae0f2cc440e4fc891fddbc119da6f56daa59)"}
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
!29 = !DIFile(filename: "/usr/include/__stdarg_va_list.h", directory: "", checksumkind: CSK_MD5, checksum: "7bd78a282b99fcfe41a9e3c566d14f7d")
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
