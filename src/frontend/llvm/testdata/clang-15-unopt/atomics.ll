; ModuleID = 'atomics.c'
source_filename = "atomics.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
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
  %5 = load atomic i32, ptr @a seq_cst, align 4, !dbg !63
  store i32 %5, ptr %1, align 4, !dbg !63
  %6 = load i32, ptr %1, align 4, !dbg !63, !tbaa !64
  %7 = load atomic i32, ptr @a monotonic, align 4, !dbg !68
  store i32 %7, ptr %2, align 4, !dbg !68
  %8 = load i32, ptr %2, align 4, !dbg !68, !tbaa !64
  %9 = add nsw i32 %6, %8, !dbg !69
  %10 = load atomic i32, ptr @a acquire, align 4, !dbg !70
  store i32 %10, ptr %3, align 4, !dbg !70
  %11 = load i32, ptr %3, align 4, !dbg !70, !tbaa !64
  %12 = add nsw i32 %9, %11, !dbg !71
  %13 = load atomic i32, ptr @a acquire, align 4, !dbg !72
  store i32 %13, ptr %4, align 4, !dbg !72
  %14 = load i32, ptr %4, align 4, !dbg !72, !tbaa !64
  %15 = add nsw i32 %12, %14, !dbg !73
  %16 = load volatile i32, ptr @v, align 4, !dbg !74, !tbaa !64
  %17 = add nsw i32 %15, %16, !dbg !75
  %18 = load atomic volatile i32, ptr @va seq_cst, align 4, !dbg !76, !tbaa !77
  %19 = add nsw i32 %17, %18, !dbg !78
  ret i32 %19, !dbg !79
}

; Function Attrs: nounwind uwtable
define dso_local void @stores(i32 noundef %0) #0 !dbg !80 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, ptr %2, align 4, !tbaa !64
  call void @llvm.dbg.declare(metadata ptr %2, metadata !84, metadata !DIExpression()), !dbg !85
  %6 = load i32, ptr %2, align 4, !dbg !86, !tbaa !64
  store i32 %6, ptr %3, align 4, !dbg !86, !tbaa !64
  %7 = load i32, ptr %3, align 4, !dbg !86
  store atomic i32 %7, ptr @a seq_cst, align 4, !dbg !86
  %8 = load i32, ptr %2, align 4, !dbg !87, !tbaa !64
  store i32 %8, ptr %4, align 4, !dbg !88, !tbaa !64
  %9 = load i32, ptr %4, align 4, !dbg !88
  store atomic i32 %9, ptr @a monotonic, align 4, !dbg !88
  %10 = load i32, ptr %2, align 4, !dbg !89, !tbaa !64
  store i32 %10, ptr %5, align 4, !dbg !90, !tbaa !64
  %11 = load i32, ptr %5, align 4, !dbg !90
  store atomic i32 %11, ptr @a release, align 4, !dbg !90
  %12 = load i32, ptr %2, align 4, !dbg !91, !tbaa !64
  store volatile i32 %12, ptr @v, align 4, !dbg !92, !tbaa !64
  %13 = load i32, ptr %2, align 4, !dbg !93, !tbaa !64
  store atomic volatile i32 %13, ptr @va seq_cst, align 4, !dbg !94, !tbaa !77
  %14 = load i32, ptr %2, align 4, !dbg !95, !tbaa !64
  store atomic i32 %14, ptr @a seq_cst, align 4, !dbg !96, !tbaa !77
  %15 = atomicrmw add ptr @a, i32 1 seq_cst, align 4, !dbg !97
  %16 = atomicrmw or ptr @a, i32 4 seq_cst, align 4, !dbg !98
  %17 = or i32 %16, 4, !dbg !98
  ret void, !dbg !99
}

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind uwtable
define dso_local void @fences(i32 noundef %0) #0 !dbg !100 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %2, align 4, !tbaa !77
  call void @llvm.dbg.declare(metadata ptr %2, metadata !105, metadata !DIExpression()), !dbg !106
  fence seq_cst, !dbg !107
  fence acquire, !dbg !108
  fence release, !dbg !109
  fence acq_rel, !dbg !110
  fence syncscope("singlethread") seq_cst, !dbg !111
  fence seq_cst, !dbg !112
  %4 = load i32, ptr %2, align 4, !dbg !113, !tbaa !77
  switch i32 %4, label %9 [
    i32 1, label %5
    i32 2, label %5
    i32 3, label %6
    i32 4, label %7
    i32 5, label %8
  ], !dbg !113

5:                                                ; preds = %1, %1
  fence acquire, !dbg !113
  br label %9, !dbg !113

6:                                                ; preds = %1
  fence release, !dbg !113
  br label %9, !dbg !113

7:                                                ; preds = %1
  fence acq_rel, !dbg !113
  br label %9, !dbg !113

8:                                                ; preds = %1
  fence seq_cst, !dbg !113
  br label %9, !dbg !113

9:                                                ; preds = %8, %7, %6, %5, %1
  %10 = load i32, ptr %2, align 4, !dbg !114, !tbaa !77
  switch i32 %10, label %11 [
    i32 1, label %13
    i32 2, label %13
    i32 5, label %15
  ], !dbg !115

11:                                               ; preds = %9
  %12 = load atomic i32, ptr @a monotonic, align 4, !dbg !115
  store i32 %12, ptr %3, align 4, !dbg !115
  br label %17, !dbg !115

13:                                               ; preds = %9, %9
  %14 = load atomic i32, ptr @a acquire, align 4, !dbg !115
  store i32 %14, ptr %3, align 4, !dbg !115
  br label %17, !dbg !115

15:                                               ; preds = %9
  %16 = load atomic i32, ptr @a seq_cst, align 4, !dbg !115
  store i32 %16, ptr %3, align 4, !dbg !115
  br label %17, !dbg !115

17:                                               ; preds = %15, %13, %11
  %18 = load i32, ptr %3, align 4, !dbg !115, !tbaa !64
  ret void, !dbg !116
}

; Function Attrs: nounwind uwtable
define dso_local void @ptrs(ptr noundef %0) #0 !dbg !117 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i8, align 1
  store ptr %0, ptr %2, align 8, !tbaa !123
  call void @llvm.dbg.declare(metadata ptr %2, metadata !121, metadata !DIExpression()), !dbg !125
  %7 = load ptr, ptr %2, align 8, !dbg !126, !tbaa !123
  store ptr %7, ptr %3, align 8, !dbg !126, !tbaa !123
  %8 = load i64, ptr %3, align 8, !dbg !126
  store atomic i64 %8, ptr @p seq_cst, align 8, !dbg !126
  call void @llvm.lifetime.start.p0(i64 8, ptr %4) #3, !dbg !127
  call void @llvm.dbg.declare(metadata ptr %4, metadata !122, metadata !DIExpression()), !dbg !128
  store ptr null, ptr %4, align 8, !dbg !128, !tbaa !123
  %9 = load ptr, ptr %2, align 8, !dbg !129, !tbaa !123
  store ptr %9, ptr %5, align 8, !dbg !129, !tbaa !123
  %10 = load i64, ptr %4, align 8, !dbg !129
  %11 = load i64, ptr %5, align 8, !dbg !129
  %12 = cmpxchg ptr @p, i64 %10, i64 %11 seq_cst seq_cst, align 8, !dbg !129
  %13 = extractvalue { i64, i1 } %12, 0, !dbg !129
  %14 = extractvalue { i64, i1 } %12, 1, !dbg !129
  br i1 %14, label %16, label %15, !dbg !129

15:                                               ; preds = %1
  store i64 %13, ptr %4, align 8, !dbg !129
  br label %16, !dbg !129

16:                                               ; preds = %15, %1
  %17 = zext i1 %14 to i8, !dbg !129
  store i8 %17, ptr %6, align 1, !dbg !129, !tbaa !130
  %18 = load i8, ptr %6, align 1, !dbg !129, !tbaa !130, !range !132
  %19 = trunc i8 %18 to i1, !dbg !129
  store atomic i32 1065353216, ptr @f seq_cst, align 4, !dbg !133, !tbaa !77
  %20 = load atomic i32, ptr @f seq_cst, align 4, !dbg !134, !tbaa !77
  %21 = bitcast i32 %20 to float, !dbg !134
  br label %22, !dbg !134

22:                                               ; preds = %22, %16
  %23 = phi float [ %21, %16 ], [ %30, %22 ], !dbg !134
  %24 = fadd float %23, 2.000000e+00, !dbg !134
  %25 = bitcast float %23 to i32, !dbg !134
  %26 = bitcast float %24 to i32, !dbg !134
  %27 = cmpxchg ptr @f, i32 %25, i32 %26 seq_cst seq_cst, align 4, !dbg !134
  %28 = extractvalue { i32, i1 } %27, 0, !dbg !134
  %29 = extractvalue { i32, i1 } %27, 1, !dbg !134
  %30 = bitcast i32 %28 to float, !dbg !134
  br i1 %29, label %31, label %22, !dbg !134

31:                                               ; preds = %22
  %32 = load atomic i8, ptr @b seq_cst, align 1, !dbg !135, !tbaa !77
  %33 = trunc i8 %32 to i1, !dbg !135
  %34 = xor i1 %33, true, !dbg !136
  %35 = zext i1 %34 to i8, !dbg !137
  store atomic i8 %35, ptr @b seq_cst, align 1, !dbg !137, !tbaa !77
  %36 = atomicrmw add ptr @c, i8 1 seq_cst, align 1, !dbg !138
  call void @llvm.lifetime.end.p0(i64 8, ptr %4) #3, !dbg !139
  ret void, !dbg !139
}

; Function Attrs: argmemonly nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: argmemonly nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: nounwind uwtable
define dso_local void @lock() #0 !dbg !140 {
  %1 = alloca i8, align 1
  %2 = alloca i8, align 1
  %3 = alloca i8, align 1
  br label %4, !dbg !143

4:                                                ; preds = %9, %0
  store i8 1, ptr %1, align 1, !dbg !144, !tbaa !130
  %5 = load i8, ptr %1, align 1, !dbg !144
  %6 = atomicrmw xchg ptr @fl, i8 %5 acquire, align 1, !dbg !144
  store i8 %6, ptr %2, align 1, !dbg !144
  %7 = load i8, ptr %2, align 1, !dbg !144, !tbaa !130, !range !132
  %8 = trunc i8 %7 to i1, !dbg !144
  br i1 %8, label %9, label %10, !dbg !143

9:                                                ; preds = %4
  br label %4, !dbg !143, !llvm.loop !145

10:                                               ; preds = %4
  store i8 0, ptr %3, align 1, !dbg !149, !tbaa !130
  %11 = load i8, ptr %3, align 1, !dbg !149
  store atomic i8 %11, ptr @fl seq_cst, align 1, !dbg !149
  ret void, !dbg !150
}

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { argmemonly nocallback nofree nosync nounwind willreturn }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!52, !53, !54, !55, !56, !57}
!llvm.ident = !{!58}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "a", scope: !2, file: !3, line: 2, type: !51, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 15.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, globals: !15, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "atomics.c", directory: "/src", checksumkind: CSK_MD5, checksum: "9f254112e9795297549a45aaf9b93487")
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
!15 = !{!16, !0, !25, !30, !34, !38, !42, !44, !48}
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(name: "fl", scope: !2, file: !3, line: 8, type: !18, isLocal: false, isDefinition: true)
!18 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_flag", file: !6, line: 159, baseType: !19)
!19 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "atomic_flag", file: !6, line: 159, size: 8, elements: !20)
!20 = !{!21}
!21 = !DIDerivedType(tag: DW_TAG_member, name: "_Value", scope: !19, file: !6, line: 159, baseType: !22, size: 8)
!22 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_bool", file: !6, line: 86, baseType: !23)
!23 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !24)
!24 = !DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(name: "l", scope: !2, file: !3, line: 2, type: !27, isLocal: false, isDefinition: true)
!27 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_long", file: !6, line: 95, baseType: !28)
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
!55 = !{i32 7, !"PIC Level", i32 2}
!56 = !{i32 7, !"PIE Level", i32 2}
!57 = !{i32 7, !"uwtable", i32 2}
!58 = !{!"Debian clang version 15.0.6"}
!59 = distinct !DISubprogram(name: "loads", scope: !3, file: !3, line: 4, type: !60, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !62)
!60 = !DISubroutineType(types: !61)
!61 = !{!47}
!62 = !{}
!63 = !DILocation(line: 4, column: 26, scope: !59)
!64 = !{!65, !65, i64 0}
!65 = !{!"int", !66, i64 0}
!66 = !{!"omnipotent char", !67, i64 0}
!67 = !{!"Simple C/C++ TBAA"}
!68 = !DILocation(line: 4, column: 44, scope: !59)
!69 = !DILocation(line: 4, column: 42, scope: !59)
!70 = !DILocation(line: 4, column: 93, scope: !59)
!71 = !DILocation(line: 4, column: 91, scope: !59)
!72 = !DILocation(line: 4, column: 142, scope: !59)
!73 = !DILocation(line: 4, column: 140, scope: !59)
!74 = !DILocation(line: 4, column: 191, scope: !59)
!75 = !DILocation(line: 4, column: 189, scope: !59)
!76 = !DILocation(line: 4, column: 195, scope: !59)
!77 = !{!66, !66, i64 0}
!78 = !DILocation(line: 4, column: 193, scope: !59)
!79 = !DILocation(line: 4, column: 19, scope: !59)
!80 = distinct !DISubprogram(name: "stores", scope: !3, file: !3, line: 5, type: !81, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !83)
!81 = !DISubroutineType(types: !82)
!82 = !{null, !47}
!83 = !{!84}
!84 = !DILocalVariable(name: "x", arg: 1, scope: !80, file: !3, line: 5, type: !47)
!85 = !DILocation(line: 5, column: 17, scope: !80)
!86 = !DILocation(line: 5, column: 22, scope: !80)
!87 = !DILocation(line: 5, column: 69, scope: !80)
!88 = !DILocation(line: 5, column: 43, scope: !80)
!89 = !DILocation(line: 5, column: 121, scope: !80)
!90 = !DILocation(line: 5, column: 95, scope: !80)
!91 = !DILocation(line: 5, column: 151, scope: !80)
!92 = !DILocation(line: 5, column: 149, scope: !80)
!93 = !DILocation(line: 5, column: 159, scope: !80)
!94 = !DILocation(line: 5, column: 157, scope: !80)
!95 = !DILocation(line: 5, column: 166, scope: !80)
!96 = !DILocation(line: 5, column: 164, scope: !80)
!97 = !DILocation(line: 5, column: 170, scope: !80)
!98 = !DILocation(line: 5, column: 176, scope: !80)
!99 = !DILocation(line: 5, column: 182, scope: !80)
!100 = distinct !DISubprogram(name: "fences", scope: !3, file: !3, line: 6, type: !101, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !104)
!101 = !DISubroutineType(types: !102)
!102 = !{null, !103}
!103 = !DIDerivedType(tag: DW_TAG_typedef, name: "memory_order", file: !6, line: 64, baseType: !5)
!104 = !{!105}
!105 = !DILocalVariable(name: "o", arg: 1, scope: !100, file: !3, line: 6, type: !103)
!106 = !DILocation(line: 6, column: 26, scope: !100)
!107 = !DILocation(line: 6, column: 31, scope: !100)
!108 = !DILocation(line: 6, column: 74, scope: !100)
!109 = !DILocation(line: 6, column: 117, scope: !100)
!110 = !DILocation(line: 6, column: 160, scope: !100)
!111 = !DILocation(line: 6, column: 203, scope: !100)
!112 = !DILocation(line: 6, column: 246, scope: !100)
!113 = !DILocation(line: 6, column: 268, scope: !100)
!114 = !DILocation(line: 6, column: 317, scope: !100)
!115 = !DILocation(line: 6, column: 292, scope: !100)
!116 = !DILocation(line: 6, column: 321, scope: !100)
!117 = distinct !DISubprogram(name: "ptrs", scope: !3, file: !3, line: 7, type: !118, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !120)
!118 = !DISubroutineType(types: !119)
!119 = !{null, !37}
!120 = !{!121, !122}
!121 = !DILocalVariable(name: "x", arg: 1, scope: !117, file: !3, line: 7, type: !37)
!122 = !DILocalVariable(name: "e", scope: !117, file: !3, line: 7, type: !37)
!123 = !{!124, !124, i64 0}
!124 = !{!"any pointer", !66, i64 0}
!125 = !DILocation(line: 7, column: 17, scope: !117)
!126 = !DILocation(line: 7, column: 22, scope: !117)
!127 = !DILocation(line: 7, column: 43, scope: !117)
!128 = !DILocation(line: 7, column: 49, scope: !117)
!129 = !DILocation(line: 7, column: 56, scope: !117)
!130 = !{!131, !131, i64 0}
!131 = !{!"_Bool", !66, i64 0}
!132 = !{i8 0, i8 2}
!133 = !DILocation(line: 7, column: 101, scope: !117)
!134 = !DILocation(line: 7, column: 111, scope: !117)
!135 = !DILocation(line: 7, column: 122, scope: !117)
!136 = !DILocation(line: 7, column: 121, scope: !117)
!137 = !DILocation(line: 7, column: 119, scope: !117)
!138 = !DILocation(line: 7, column: 126, scope: !117)
!139 = !DILocation(line: 7, column: 130, scope: !117)
!140 = distinct !DISubprogram(name: "lock", scope: !3, file: !3, line: 9, type: !141, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !62)
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
