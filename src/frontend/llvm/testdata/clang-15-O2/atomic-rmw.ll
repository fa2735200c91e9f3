; ModuleID = 'atomic-rmw.c'
source_filename = "atomic-rmw.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@a = dso_local global i32 0, align 4, !dbg !0
@v = dso_local global i32 0, align 4, !dbg !26
@l = dso_local global i64 0, align 8, !dbg !22

; Function Attrs: mustprogress nofree norecurse nounwind willreturn uwtable
define dso_local i32 @rmws(i32 noundef %0) local_unnamed_addr #0 !dbg !38 {
  call void @llvm.dbg.value(metadata i32 %0, metadata !42, metadata !DIExpression()), !dbg !44
  %2 = atomicrmw add ptr @a, i32 %0 seq_cst, align 4, !dbg !45
  call void @llvm.dbg.value(metadata i32 %2, metadata !43, metadata !DIExpression()), !dbg !44
  %3 = atomicrmw sub ptr @a, i32 %0 acq_rel, align 4, !dbg !46
  call void @llvm.dbg.value(metadata i32 undef, metadata !43, metadata !DIExpression()), !dbg !44
  %4 = atomicrmw and ptr @a, i32 %0 seq_cst, align 4, !dbg !47
  call void @llvm.dbg.value(metadata i32 undef, metadata !43, metadata !DIExpression()), !dbg !44
  %5 = atomicrmw or ptr @a, i32 %0 release, align 4, !dbg !48
  call void @llvm.dbg.value(metadata i32 undef, metadata !43, metadata !DIExpression()), !dbg !44
  %6 = atomicrmw xor ptr @a, i32 %0 acquire, align 4, !dbg !49
  call void @llvm.dbg.value(metadata i32 undef, metadata !43, metadata !DIExpression()), !dbg !44
  %7 = atomicrmw xchg ptr @a, i32 %0 seq_cst, align 4, !dbg !50
  call void @llvm.dbg.value(metadata i32 undef, metadata !43, metadata !DIExpression()), !dbg !44
  %8 = atomicrmw add ptr @v, i32 1 seq_cst, align 4, !dbg !51
  call void @llvm.dbg.value(metadata i32 undef, metadata !43, metadata !DIExpression()), !dbg !44
  %9 = atomicrmw nand ptr @v, i32 3 seq_cst, align 4, !dbg !52
  call void @llvm.dbg.value(metadata i32 undef, metadata !43, metadata !DIExpression()), !dbg !44
  %10 = atomicrmw min ptr @v, i32 3 monotonic, align 4, !dbg !53
  call void @llvm.dbg.value(metadata i32 undef, metadata !43, metadata !DIExpression()), !dbg !44
  %11 = atomicrmw umax ptr @v, i32 3 monotonic, align 4, !dbg !54
  call void @llvm.dbg.value(metadata i32 undef, metadata !43, metadata !DIExpression()), !dbg !44
  %12 = atomicrmw add ptr @l, i64 1 seq_cst, align 8, !dbg !55
  %13 = trunc i64 %12 to i32, !dbg !56
  %14 = add i32 %2, 1, !dbg !56
  %15 = add i32 %14, %3, !dbg !57
  %16 = add i32 %15, %4, !dbg !58
  %17 = add i32 %16, %5, !dbg !59
  %18 = add i32 %17, %6, !dbg !60
  %19 = add i32 %18, %7, !dbg !61
  %20 = add i32 %19, %8, !dbg !62
  %21 = add i32 %20, %9, !dbg !63
  %22 = add i32 %21, %10, !dbg !64
  %23 = add i32 %22, %11, !dbg !65
  %24 = add i32 %23, %13, !dbg !56
  ret i32 %24, !dbg !66
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn uwtable
define dso_local i32 @cas(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !67 {
  call void @llvm.dbg.value(metadata i32 %0, metadata !71, metadata !DIExpression()), !dbg !76
  call void @llvm.dbg.value(metadata i32 %1, metadata !72, metadata !DIExpression()), !dbg !76
  call void @llvm.dbg.value(metadata i32 %0, metadata !73, metadata !DIExpression()), !dbg !76
  %3 = cmpxchg ptr @a, i32 %0, i32 %1 seq_cst seq_cst, align 4, !dbg !77
  %4 = extractvalue { i32, i1 } %3, 1, !dbg !77
  %5 = extractvalue { i32, i1 } %3, 0
  call void @llvm.dbg.value(metadata i32 %5, metadata !73, metadata !DIExpression()), !dbg !76
  call void @llvm.dbg.value(metadata i1 %4, metadata !74, metadata !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value)), !dbg !76
  %6 = cmpxchg weak ptr @a, i32 %5, i32 %1 acq_rel monotonic, align 4, !dbg !78
  %7 = extractvalue { i32, i1 } %6, 1, !dbg !78
  %8 = extractvalue { i32, i1 } %6, 0, !dbg !78
  call void @llvm.dbg.value(metadata i32 %8, metadata !73, metadata !DIExpression()), !dbg !76
  call void @llvm.dbg.value(metadata !DIArgList(i1 %4, i1 %7), metadata !74, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_or, DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value)), !dbg !76
  %9 = cmpxchg ptr @a, i32 %8, i32 %1 release monotonic, align 4, !dbg !79
  %10 = extractvalue { i32, i1 } %9, 1, !dbg !79
  %11 = extractvalue { i32, i1 } %9, 0, !dbg !79
  call void @llvm.dbg.value(metadata i32 %11, metadata !73, metadata !DIExpression()), !dbg !76
  call void @llvm.dbg.value(metadata i1 undef, metadata !74, metadata !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value)), !dbg !76
  %12 = cmpxchg ptr @a, i32 %11, i32 %1 acquire acquire, align 4, !dbg !80
  %13 = extractvalue { i32, i1 } %12, 1, !dbg !80
  %14 = or i1 %4, %7, !dbg !81
  call void @llvm.dbg.value(metadata i1 %14, metadata !74, metadata !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value)), !dbg !76
  %15 = or i1 %14, %10, !dbg !82
  call void @llvm.dbg.value(metadata i1 %15, metadata !74, metadata !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value)), !dbg !76
  %16 = or i1 %15, %13, !dbg !83
  call void @llvm.dbg.value(metadata i1 %16, metadata !74, metadata !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value)), !dbg !76
  %17 = zext i1 %16 to i32, !dbg !84
  %18 = cmpxchg ptr @v, i32 %0, i32 %1 seq_cst seq_cst, align 4, !dbg !85
  %19 = extractvalue { i32, i1 } %18, 0, !dbg !85
  %20 = add nsw i32 %19, %17, !dbg !86
  %21 = sext i32 %0 to i64, !dbg !87
  %22 = sext i32 %1 to i64, !dbg !88
  %23 = cmpxchg ptr @l, i64 %21, i64 %22 seq_cst seq_cst, align 8, !dbg !89
  %24 = extractvalue { i64, i1 } %23, 1, !dbg !89
  %25 = zext i1 %24 to i32, !dbg !89
  %26 = add nsw i32 %20, %25, !dbg !90
  ret i32 %26, !dbg !91
}

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.value(metadata, metadata, metadata) #1

attributes #0 = { mustprogress nofree norecurse nounwind willreturn uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind readnone speculatable willreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!31, !32, !33, !34, !35, !36}
!llvm.ident = !{!37}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "a", scope: !2, file: !3, line: 2, type: !29, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 15.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !21, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "atomic-rmw.c", directory: "/src", checksumkind: CSK_MD5, checksum: "ebc4b6ce6ca5f60f89fc7beda52264c6")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !6, line: 57, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "/usr/lib/llvm-15/lib/clang/15.0.6/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "c31d38c6c5a076e42adea43381ce5a8c")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10, !11, !12, !13, !14}
!9 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!10 = !DIEnumerator(name: "memory_order_consume", value: 1)
!11 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!12 = !DIEnumerator(name: "memory_order_release", value: 3)
!13 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!14 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!15 = !{!16, !18, !19}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!20 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!21 = !{!0, !22, !26}
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(name: "l", scope: !2, file: !3, line: 3, type: !24, isLocal: false, isDefinition: true)
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_long", file: !6, line: 95, baseType: !25)
!25 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !20)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(name: "v", scope: !2, file: !3, line: 4, type: !28, isLocal: false, isDefinition: true)
!28 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !17)
!29 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 93, baseType: !30)
!30 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !17)
!31 = !{i32 7, !"Dwarf Version", i32 5}
!32 = !{i32 2, !"Debug Info Version", i32 3}
!33 = !{i32 1, !"wchar_size", i32 4}
!34 = !{i32 7, !"PIC Level", i32 2}
!35 = !{i32 7, !"PIE Level", i32 2}
!36 = !{i32 7, !"uwtable", i32 2}
!37 = !{!"Debian clang version 15.0.6"}
!38 = distinct !DISubprogram(name: "rmws", scope: !3, file: !3, line: 5, type: !39, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !41)
!39 = !DISubroutineType(types: !40)
!40 = !{!17, !17}
!41 = !{!42, !43}
!42 = !DILocalVariable(name: "x", arg: 1, scope: !38, file: !3, line: 5, type: !17)
!43 = !DILocalVariable(name: "r", scope: !38, file: !3, line: 6, type: !17)
!44 = !DILocation(line: 0, scope: !38)
!45 = !DILocation(line: 6, column: 11, scope: !38)
!46 = !DILocation(line: 6, column: 41, scope: !38)
!47 = !DILocation(line: 6, column: 102, scope: !38)
!48 = !DILocation(line: 7, column: 8, scope: !38)
!49 = !DILocation(line: 7, column: 68, scope: !38)
!50 = !DILocation(line: 8, column: 8, scope: !38)
!51 = !DILocation(line: 8, column: 37, scope: !38)
!52 = !DILocation(line: 8, column: 71, scope: !38)
!53 = !DILocation(line: 9, column: 8, scope: !38)
!54 = !DILocation(line: 9, column: 65, scope: !38)
!55 = !DILocation(line: 10, column: 14, scope: !38)
!56 = !DILocation(line: 10, column: 10, scope: !38)
!57 = !DILocation(line: 6, column: 38, scope: !38)
!58 = !DILocation(line: 6, column: 99, scope: !38)
!59 = !DILocation(line: 7, column: 5, scope: !38)
!60 = !DILocation(line: 7, column: 65, scope: !38)
!61 = !DILocation(line: 8, column: 5, scope: !38)
!62 = !DILocation(line: 8, column: 34, scope: !38)
!63 = !DILocation(line: 8, column: 68, scope: !38)
!64 = !DILocation(line: 9, column: 5, scope: !38)
!65 = !DILocation(line: 9, column: 62, scope: !38)
!66 = !DILocation(line: 10, column: 3, scope: !38)
!67 = distinct !DISubprogram(name: "cas", scope: !3, file: !3, line: 12, type: !68, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !70)
!68 = !DISubroutineType(types: !69)
!69 = !{!17, !17, !17}
!70 = !{!71, !72, !73, !74}
!71 = !DILocalVariable(name: "e", arg: 1, scope: !67, file: !3, line: 12, type: !17)
!72 = !DILocalVariable(name: "d", arg: 2, scope: !67, file: !3, line: 12, type: !17)
!73 = !DILocalVariable(name: "x", scope: !67, file: !3, line: 13, type: !17)
!74 = !DILocalVariable(name: "ok", scope: !67, file: !3, line: 13, type: !75)
!75 = !DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)
!76 = !DILocation(line: 0, scope: !67)
!77 = !DILocation(line: 13, column: 25, scope: !67)
!78 = !DILocation(line: 14, column: 9, scope: !67)
!79 = !DILocation(line: 15, column: 9, scope: !67)
!80 = !DILocation(line: 16, column: 9, scope: !67)
!81 = !DILocation(line: 14, column: 6, scope: !67)
!82 = !DILocation(line: 15, column: 6, scope: !67)
!83 = !DILocation(line: 16, column: 6, scope: !67)
!84 = !DILocation(line: 17, column: 10, scope: !67)
!85 = !DILocation(line: 17, column: 15, scope: !67)
!86 = !DILocation(line: 17, column: 13, scope: !67)
!87 = !DILocation(line: 17, column: 96, scope: !67)
!88 = !DILocation(line: 17, column: 99, scope: !67)
!89 = !DILocation(line: 17, column: 55, scope: !67)
!90 = !DILocation(line: 17, column: 53, scope: !67)
!91 = !DILocation(line: 17, column: 3, scope: !67)
