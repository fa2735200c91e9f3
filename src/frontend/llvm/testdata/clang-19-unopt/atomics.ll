; ModuleID = 'atomics.c'
source_filename = "atomics.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.atomic_flag = type { i8 }

@a = dso_local global i32 0, align 4, !dbg !0
@v = dso_local global i32 0, align 4, !dbg !44
@va = dso_local global i32 0, align 4, !dbg !48
@p = dso_local global ptr null, align 8, !dbg !34
@f = dso_local global float 0.000000e+00, align 4, !dbg !38
@b = dso_local global i8 0, align 1, !dbg !42
@c = dso_local global i8 0, align 1, !dbg !30
@fl = dso_local global %struct.atomic_flag zeroinitializer, align 1, !dbg !16
@l = dso_local global i64 0, align 8, !dbg !25

; Function Attrs: nounwind uwtable
define dso_local i32 @loads() #0 !dbg !59 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = load atomic i32, ptr @a seq_cst, align 4, !dbg !62
  store i32 %5, ptr %1, align 4, !dbg !62
  %6 = load i32, ptr %1, align 4, !dbg !62, !tbaa !63
  %7 = load atomic i32, ptr @a monotonic, align 4, !dbg !67
  store i32 %7, ptr %2, align 4, !dbg !67
  %8 = load i32, ptr %2, align 4, !dbg !67, !tbaa !63
  %9 = add nsw i32 %6, %8, !dbg !68
  %10 = load atomic i32, ptr @a acquire, align 4, !dbg !69
  store i32 %10, ptr %3, align 4, !dbg !69
  %11 = load i32, ptr %3, align 4, !dbg !69, !tbaa !63
  %12 = add nsw i32 %9, %11, !dbg !70
  %13 = load atomic i32, ptr @a acquire, align 4, !dbg !71
  store i32 %13, ptr %4, align 4, !dbg !71
  %14 = load i32, ptr %4, align 4, !dbg !71, !tbaa !63
  %15 = add nsw i32 %12, %14, !dbg !72
  %16 = load volatile i32, ptr @v, align 4, !dbg !73, !tbaa !63
  %17 = add nsw i32 %15, %16, !dbg !74
  %18 = load atomic volatile i32, ptr @va seq_cst, align 4, !dbg !75, !tbaa !76
  %19 = add nsw i32 %17, %18, !dbg !77
  ret i32 %19, !dbg !78
}

; Function Attrs: nounwind uwtable
define dso_local void @stores(i32 noundef %0) #0 !dbg !79 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, ptr %2, align 4, !tbaa !63
    #dbg_declare(ptr %2, !83, !DIExpression(), !84)
  %6 = load i32, ptr %2, align 4, !dbg !85, !tbaa !63
  store i32 %6, ptr %3, align 4, !dbg !85, !tbaa !63
  %7 = load i32, ptr %3, align 4, !dbg !85
  store atomic i32 %7, ptr @a seq_cst, align 4, !dbg !85
  %8 = load i32, ptr %2, align 4, !dbg !86, !tbaa !63
  store i32 %8, ptr %4, align 4, !dbg !87, !tbaa !63
  %9 = load i32, ptr %4, align 4, !dbg !87
  store atomic i32 %9, ptr @a monotonic, align 4, !dbg !87
  %10 = load i32, ptr %2, align 4, !dbg !88, !tbaa !63
  store i32 %10, ptr %5, align 4, !dbg !89, !tbaa !63
  %11 = load i32, ptr %5, align 4, !dbg !89
  store atomic i32 %11, ptr @a release, align 4, !dbg !89
  %12 = load i32, ptr %2, align 4, !dbg !90, !tbaa !63
  store volatile i32 %12, ptr @v, align 4, !dbg !91, !tbaa !63
  %13 = load i32, ptr %2, align 4, !dbg !92, !tbaa !63
  store atomic volatile i32 %13, ptr @va seq_cst, align 4, !dbg !93, !tbaa !76
  %14 = load i32, ptr %2, align 4, !dbg !94, !tbaa !63
  store atomic i32 %14, ptr @a seq_cst, align 4, !dbg !95, !tbaa !76
  %15 = atomicrmw add ptr @a, i32 1 seq_cst, align 4, !dbg !96
  %16 = atomicrmw or ptr @a, i32 4 seq_cst, align 4, !dbg !97
  %17 = or i32 %16, 4, !dbg !97
  ret void, !dbg !98
}

; Function Attrs: nounwind uwtable
define dso_local void @fences(i32 noundef %0) #0 !dbg !99 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %2, align 4, !tbaa !63
    #dbg_declare(ptr %2, !104, !DIExpression(), !105)
  fence seq_cst, !dbg !106
  fence acquire, !dbg !107
  fence release, !dbg !108
  fence acq_rel, !dbg !109
  fence syncscope("singlethread") seq_cst, !dbg !110
  fence seq_cst, !dbg !111
  %4 = load i32, ptr %2, align 4, !dbg !112, !tbaa !63
  switch i32 %4, label %9 [
    i32 1, label %5
    i32 2, label %5
    i32 3, label %6
    i32 4, label %7
    i32 5, label %8
  ], !dbg !112

5:                                                ; preds = %1, %1
  fence acquire, !dbg !112
  br label %9, !dbg !112

6:                                                ; preds = %1
  fence release, !dbg !112
  br label %9, !dbg !112

7:                                                ; preds = %1
  fence acq_rel, !dbg !112
  br label %9, !dbg !112

8:                                                ; preds = %1
  fence seq_cst, !dbg !112
  br label %9, !dbg !112

9:                                                ; preds = %8, %7, %6, %5, %1
  %10 = load i32, ptr %2, align 4, !dbg !113, !tbaa !63
  switch i32 %10, label %11 [
    i32 1, label %13
    i32 2, label %13
    i32 5, label %15
  ], !dbg !114

11:                                               ; preds = %9
  %12 = load atomic i32, ptr @a monotonic, align 4, !dbg !114
  store i32 %12, ptr %3, align 4, !dbg !114
  br label %17, !dbg !114

13:                                               ; preds = %9, %9
  %14 = load atomic i32, ptr @a acquire, align 4, !dbg !114
  store i32 %14, ptr %3, align 4, !dbg !114
  br label %17, !dbg !114

15:                                               ; preds = %9
  %16 = load atomic i32, ptr @a seq_cst, align 4, !dbg !114
  store i32 %16, ptr %3, align 4, !dbg !114
  br label %17, !dbg !114

17:                                               ; preds = %15, %13, %11
  %18 = load i32, ptr %3, align 4, !dbg !114, !tbaa !63
  ret void, !dbg !115
}

; Function Attrs: nounwind uwtable
define dso_local void @ptrs(ptr noundef %0) #0 !dbg !116 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i8, align 1
  store ptr %0, ptr %2, align 8, !tbaa !122
    #dbg_declare(ptr %2, !120, !DIExpression(), !124)
  %7 = load ptr, ptr %2, align 8, !dbg !125, !tbaa !122
  store ptr %7, ptr %3, align 8, !dbg !125, !tbaa !122
  %8 = load i64, ptr %3, align 8, !dbg !125
  store atomic i64 %8, ptr @p seq_cst, align 8, !dbg !125
  call void @llvm.lifetime.start.p0(i64 8, ptr %4) #2, !dbg !126
    #dbg_declare(ptr %4, !121, !DIExpression(), !127)
  store ptr null, ptr %4, align 8, !dbg !127, !tbaa !122
  %9 = load ptr, ptr %2, align 8, !dbg !128, !tbaa !122
  store ptr %9, ptr %5, align 8, !dbg !128, !tbaa !122
  %10 = load i64, ptr %4, align 8, !dbg !128
  %11 = load i64, ptr %5, align 8, !dbg !128
  %12 = cmpxchg ptr @p, i64 %10, i64 %11 seq_cst seq_cst, align 8, !dbg !128
  %13 = extractvalue { i64, i1 } %12, 0, !dbg !128
  %14 = extractvalue { i64, i1 } %12, 1, !dbg !128
  br i1 %14, label %16, label %15, !dbg !128

15:                                               ; preds = %1
  store i64 %13, ptr %4, align 8, !dbg !128
  br label %16, !dbg !128

16:                                               ; preds = %15, %1
  %17 = zext i1 %14 to i8, !dbg !128
  store i8 %17, ptr %6, align 1, !dbg !128, !tbaa !129
  %18 = load i8, ptr %6, align 1, !dbg !128, !tbaa !129, !range !131, !noundef !132
  %19 = trunc i8 %18 to i1, !dbg !128
  store atomic float 1.000000e+00, ptr @f seq_cst, align 4, !dbg !133, !tbaa !76
  %20 = load atomic float, ptr @f seq_cst, align 4, !dbg !134, !tbaa !76
  br label %21, !dbg !134

21:                                               ; preds = %21, %16
  %22 = phi float [ %20, %16 ], [ %29, %21 ], !dbg !134
  %23 = fadd float %22, 2.000000e+00, !dbg !134
  %24 = bitcast float %22 to i32, !dbg !134
  %25 = bitcast float %23 to i32, !dbg !134
  %26 = cmpxchg ptr @f, i32 %24, i32 %25 seq_cst seq_cst, align 4, !dbg !134
  %27 = extractvalue { i32, i1 } %26, 0, !dbg !134
  %28 = extractvalue { i32, i1 } %26, 1, !dbg !134
  %29 = bitcast i32 %27 to float, !dbg !134
  br i1 %28, label %30, label %21, !dbg !134

30:                                               ; preds = %21
  %31 = load atomic i8, ptr @b seq_cst, align 1, !dbg !135, !tbaa !76
  %32 = trunc i8 %31 to i1, !dbg !135
  %33 = xor i1 %32, true, !dbg !136
  %34 = zext i1 %33 to i8, !dbg !137
  store atomic i8 %34, ptr @b seq_cst, align 1, !dbg !137, !tbaa !76
  %35 = atomicrmw add ptr @c, i8 1 seq_cst, align 1, !dbg !138
  call void @llvm.lifetime.end.p0(i64 8, ptr %4) #2, !dbg !139
  ret void, !dbg !139
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind uwtable
define dso_local void @lock() #0 !dbg !140 {
  %1 = alloca i8, align 1
  %2 = alloca i8, align 1
  %3 = alloca i8, align 1
  br label %4, !dbg !143

4:                                                ; preds = %9, %0
  store i8 1, ptr %1, align 1, !dbg !144, !tbaa !129
  %5 = load i8, ptr %1, align 1, !dbg !144
  %6 = atomicrmw xchg ptr @fl, i8 %5 acquire, align 1, !dbg !144
  store i8 %6, ptr %2, align 1, !dbg !144
  %7 = load i8, ptr %2, align 1, !dbg !144, !tbaa !129, !range !131, !noundef !132
  %8 = trunc i8 %7 to i1, !dbg !144
  br i1 %8, label %9, label %10, !dbg !143

9:                                                ; preds = %4
  br label %4, !dbg !143, !llvm.loop !145

10:                                               ; preds = %4
  store i8 0, ptr %3, align 1, !dbg !149, !tbaa !129
  %11 = load i8, ptr %3, align 1, !dbg !149
  store atomic i8 %11, ptr @fl seq_cst, align 1, !dbg !149
  ret void, !dbg !150
}

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!52, !53, !54, !55, !56, !57}
!llvm.ident = !{!58}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "a", scope: !2, file: !3, line: 2, type: !51, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, globals: !15, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "atomics.c", directory: "/src", checksumkind: CSK_MD5, checksum: "9f254112e9795297549a45aaf9b93487")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !6, line: 68, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "/usr/lib/llvm-19/lib/clang/19/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10, !11, !12, !13, !14}
!9 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!10 = !DIEnumerator(name: "memory_order_consume", value: 1)
!11 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!12 = !DIEnumerator(name: "memory_order_release", value: 3)
!13 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!14 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!15 = !{!16, !0, !25, !30, !34, !38, !42, !44, !48}
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(name: "fl", scope: !2, file: !3, line: 8, type: !18, isLocal: false, isDefinition: true)
!18 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_flag", file: !6, line: 173, baseType: !19)
!19 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "atomic_flag", file: !6, line: 173, size: 8, elements: !20)
!20 = !{!21}
!21 = !DIDerivedType(tag: DW_TAG_member, name: "_Value", scope: !19, file: !6, line: 173, baseType: !22, size: 8)
!22 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_bool", file: !6, line: 97, baseType: !23)
!23 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !24)
!24 = !DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(name: "l", scope: !2, file: !3, line: 2, type: !27, isLocal: false, isDefinition: true)
!27 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_long", file: !6, line: 106, baseType: !28)
!28 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !29)
!29 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(name: "c", scope: !2, file: !3, line: 2, type: !32, isLocal: false, isDefinition: true)
!32 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !33)
!33 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(name: "p", scope: !2, file: !3, line: 2, type: !36, isLocal: false, isDefinition: true)
!36 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !37)
!37 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(name: "f", scope: !2, file: !3, line: 2, type: !40, isLocal: false, isDefinition: true)
!40 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !41)
!41 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(name: "b", scope: !2, file: !3, line: 2, type: !23, isLocal: false, isDefinition: true)
!44 = !DIGlobalVariableExpression(var: !45, expr: !DIExpression())
!45 = distinct !DIGlobalVariable(name: "v", scope: !2, file: !3, line: 3, type: !46, isLocal: false, isDefinition: true)
!46 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !47)
!47 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!48 = !DIGlobalVariableExpression(var: !49, expr: !DIExpression())
!49 = distinct !DIGlobalVariable(name: "va", scope: !2, file: !3, line: 3, type: !50, isLocal: false, isDefinition: true)
!50 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !51)
!51 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !47)
!52 = !{i32 7, !"Dwarf Version", i32 5}
!53 = !{i32 2, !"Debug Info Version", i32 3}
!54 = !{i32 1, !"wchar_size", i32 4}
!55 = !{i32 8, !"PIC Level", i32 2}
!56 = !{i32 7, !"PIE Level", i32 2}
!57 = !{i32 7, !"uwtable", i32 2}
!58 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!59 = distinct !DISubprogram(name: "loads", scope: !3, file: !3, line: 4, type: !60, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!60 = !DISubroutineType(types: !61)
!61 = !{!47}
!62 = !DILocation(line: 4, column: 26, scope: !59)
!63 = !{!64, !64, i64 0}
!64 = !{!"int", !65, i64 0}
!65 = !{!"omnipotent char", !66, i64 0}
!66 = !{!"Simple C/C++ TBAA"}
!67 = !DILocation(line: 4, column: 44, scope: !59)
!68 = !DILocation(line: 4, column: 42, scope: !59)
!69 = !DILocation(line: 4, column: 93, scope: !59)
!70 = !DILocation(line: 4, column: 91, scope: !59)
!71 = !DILocation(line: 4, column: 142, scope: !59)
!72 = !DILocation(line: 4, column: 140, scope: !59)
!73 = !DILocation(line: 4, column: 191, scope: !59)
!74 = !DILocation(line: 4, column: 189, scope: !59)
!75 = !DILocation(line: 4, column: 195, scope: !59)
!76 = !{!65, !65, i64 0}
!77 = !DILocation(line: 4, column: 193, scope: !59)
!78 = !DILocation(line: 4, column: 19, scope: !59)
!79 = distinct !DISubprogram(name: "stores", scope: !3, file: !3, line: 5, type: !80, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !82)
!80 = !DISubroutineType(types: !81)
!81 = !{null, !47}
!82 = !{!83}
!83 = !DILocalVariable(name: "x", arg: 1, scope: !79, file: !3, line: 5, type: !47)
!84 = !DILocation(line: 5, column: 17, scope: !79)
!85 = !DILocation(line: 5, column: 22, scope: !79)
!86 = !DILocation(line: 5, column: 69, scope: !79)
!87 = !DILocation(line: 5, column: 43, scope: !79)
!88 = !DILocation(line: 5, column: 121, scope: !79)
!89 = !DILocation(line: 5, column: 95, scope: !79)
!90 = !DILocation(line: 5, column: 151, scope: !79)
!91 = !DILocation(line: 5, column: 149, scope: !79)
!92 = !DILocation(line: 5, column: 159, scope: !79)
!93 = !DILocation(line: 5, column: 157, scope: !79)
!94 = !DILocation(line: 5, column: 166, scope: !79)
!95 = !DILocation(line: 5, column: 164, scope: !79)
!96 = !DILocation(line: 5, column: 170, scope: !79)
!97 = !DILocation(line: 5, column: 176, scope: !79)
!98 = !DILocation(line: 5, column: 182, scope: !79)
!99 = distinct !DISubprogram(name: "fences", scope: !3, file: !3, line: 6, type: !100, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !103)
!100 = !DISubroutineType(types: !101)
!101 = !{null, !102}
!102 = !DIDerivedType(tag: DW_TAG_typedef, name: "memory_order", file: !6, line: 75, baseType: !5)
!103 = !{!104}
!104 = !DILocalVariable(name: "o", arg: 1, scope: !99, file: !3, line: 6, type: !102)
!105 = !DILocation(line: 6, column: 26, scope: !99)
!106 = !DILocation(line: 6, column: 31, scope: !99)
!107 = !DILocation(line: 6, column: 74, scope: !99)
!108 = !DILocation(line: 6, column: 117, scope: !99)
!109 = !DILocation(line: 6, column: 160, scope: !99)
!110 = !DILocation(line: 6, column: 203, scope: !99)
!111 = !DILocation(line: 6, column: 246, scope: !99)
!112 = !DILocation(line: 6, column: 268, scope: !99)
!113 = !DILocation(line: 6, column: 317, scope: !99)
!114 = !DILocation(line: 6, column: 292, scope: !99)
!115 = !DILocation(line: 6, column: 321, scope: !99)
!116 = distinct !DISubprogram(name: "ptrs", scope: !3, file: !3, line: 7, type: !117, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !119)
!117 = !DISubroutineType(types: !118)
!118 = !{null, !37}
!119 = !{!120, !121}
!120 = !DILocalVariable(name: "x", arg: 1, scope: !116, file: !3, line: 7, type: !37)
!121 = !DILocalVariable(name: "e", scope: !116, file: !3, line: 7, type: !37)
!122 = !{!123, !123, i64 0}
!123 = !{!"any pointer", !65, i64 0}
!124 = !DILocation(line: 7, column: 17, scope: !116)
!125 = !DILocation(line: 7, column: 22, scope: !116)
!126 = !DILocation(line: 7, column: 43, scope: !116)
!127 = !DILocation(line: 7, column: 49, scope: !116)
!128 = !DILocation(line: 7, column: 56, scope: !116)
!129 = !{!130, !130, i64 0}
!130 = !{!"_Bool", !65, i64 0}
!131 = !{i8 0, i8 2}
!132 = !{}
!133 = !DILocation(line: 7, column: 101, scope: !116)
!134 = !DILocation(line: 7, column: 111, scope: !116)
!135 = !DILocation(line: 7, column: 122, scope: !116)
!136 = !DILocation(line: 7, column: 121, scope: !116)
!137 = !DILocation(line: 7, column: 119, scope: !116)
!138 = !DILocation(line: 7, column: 126, scope: !116)
!139 = !DILocation(line: 7, column: 130, scope: !116)
!140 = distinct !DISubprogram(name: "lock", scope: !3, file: !3, line: 9, type: !141, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!141 = !DISubroutineType(types: !142)
!142 = !{null}
!143 = !DILocation(line: 9, column: 19, scope: !140)
!144 = !DILocation(line: 9, column: 26, scope: !140)
!145 = distinct !{!145, !143, !146, !147, !148}
!146 = !DILocation(line: 9, column: 88, scope: !140)
!147 = !{!"llvm.loop.mustprogress"}
!148 = !{!"llvm.loop.unroll.disable"}
!149 = !DILocation(line: 9, column: 90, scope: !140)
!150 = !DILocation(line: 9, column: 114, scope: !140)
