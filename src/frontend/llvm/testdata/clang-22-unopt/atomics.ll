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
define dso_local i32 @loads() #0 !dbg !63 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = load atomic i32, ptr @a seq_cst, align 4, !dbg !66
  store i32 %5, ptr %1, align 4, !dbg !67
  %6 = load i32, ptr %1, align 4, !dbg !68, !tbaa !59
  %7 = load atomic i32, ptr @a monotonic, align 4, !dbg !69
  store i32 %7, ptr %2, align 4, !dbg !70
  %8 = load i32, ptr %2, align 4, !dbg !71, !tbaa !59
  %9 = add nsw i32 %6, %8, !dbg !72
  %10 = load atomic i32, ptr @a acquire, align 4, !dbg !73
  store i32 %10, ptr %3, align 4, !dbg !74
  %11 = load i32, ptr %3, align 4, !dbg !75, !tbaa !59
  %12 = add nsw i32 %9, %11, !dbg !76
  %13 = load atomic i32, ptr @a acquire, align 4, !dbg !77
  store i32 %13, ptr %4, align 4, !dbg !78
  %14 = load i32, ptr %4, align 4, !dbg !79, !tbaa !59
  %15 = add nsw i32 %12, %14, !dbg !80
  %16 = load volatile i32, ptr @v, align 4, !dbg !81, !tbaa !59
  %17 = add nsw i32 %15, %16, !dbg !82
  %18 = load atomic volatile i32, ptr @va seq_cst, align 4, !dbg !83, !tbaa !84
  %19 = add nsw i32 %17, %18, !dbg !85
  ret i32 %19, !dbg !86
}

; Function Attrs: nounwind uwtable
define dso_local void @stores(i32 noundef %0) #0 !dbg !87 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, ptr %2, align 4, !tbaa !59
    #dbg_declare(ptr %2, !91, !DIExpression(), !92)
  %6 = load i32, ptr %2, align 4, !dbg !93, !tbaa !59
  store i32 %6, ptr %3, align 4, !dbg !94, !tbaa !59
  %7 = load i32, ptr %3, align 4, !dbg !95
  store atomic i32 %7, ptr @a seq_cst, align 4, !dbg !94
  %8 = load i32, ptr %2, align 4, !dbg !96, !tbaa !59
  store i32 %8, ptr %4, align 4, !dbg !97, !tbaa !59
  %9 = load i32, ptr %4, align 4, !dbg !98
  store atomic i32 %9, ptr @a monotonic, align 4, !dbg !97
  %10 = load i32, ptr %2, align 4, !dbg !99, !tbaa !59
  store i32 %10, ptr %5, align 4, !dbg !100, !tbaa !59
  %11 = load i32, ptr %5, align 4, !dbg !101
  store atomic i32 %11, ptr @a release, align 4, !dbg !100
  %12 = load i32, ptr %2, align 4, !dbg !102, !tbaa !59
  store volatile i32 %12, ptr @v, align 4, !dbg !103, !tbaa !59
  %13 = load i32, ptr %2, align 4, !dbg !104, !tbaa !59
  store atomic volatile i32 %13, ptr @va seq_cst, align 4, !dbg !105, !tbaa !84
  %14 = load i32, ptr %2, align 4, !dbg !106, !tbaa !59
  store atomic i32 %14, ptr @a seq_cst, align 4, !dbg !107, !tbaa !84
  %15 = atomicrmw add ptr @a, i32 1 seq_cst, align 4, !dbg !108
  %16 = atomicrmw or ptr @a, i32 4 seq_cst, align 4, !dbg !109
  %17 = or i32 %16, 4, !dbg !109
  ret void, !dbg !110
}

; Function Attrs: nounwind uwtable
define dso_local void @fences(i32 noundef %0) #0 !dbg !111 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %2, align 4, !tbaa !59
    #dbg_declare(ptr %2, !116, !DIExpression(), !117)
  fence seq_cst, !dbg !118
  fence acquire, !dbg !119
  fence release, !dbg !120
  fence acq_rel, !dbg !121
  fence syncscope("singlethread") seq_cst, !dbg !122
  fence seq_cst, !dbg !123
  %4 = load i32, ptr %2, align 4, !dbg !124, !tbaa !59
  switch i32 %4, label %9 [
    i32 1, label %5
    i32 2, label %5
    i32 3, label %6
    i32 4, label %7
    i32 5, label %8
  ], !dbg !125

5:                                                ; preds = %1, %1
  fence acquire, !dbg !125
  br label %9, !dbg !125

6:                                                ; preds = %1
  fence release, !dbg !125
  br label %9, !dbg !125

7:                                                ; preds = %1
  fence acq_rel, !dbg !125
  br label %9, !dbg !125

8:                                                ; preds = %1
  fence seq_cst, !dbg !125
  br label %9, !dbg !125

9:                                                ; preds = %8, %7, %6, %5, %1
  %10 = load i32, ptr %2, align 4, !dbg !126, !tbaa !59
  switch i32 %10, label %11 [
    i32 1, label %13
    i32 2, label %13
    i32 5, label %15
  ], !dbg !127

11:                                               ; preds = %9
  %12 = load atomic i32, ptr @a monotonic, align 4, !dbg !128
  store i32 %12, ptr %3, align 4, !dbg !129
  br label %17, !dbg !127

13:                                               ; preds = %9, %9
  %14 = load atomic i32, ptr @a acquire, align 4, !dbg !128
  store i32 %14, ptr %3, align 4, !dbg !129
  br label %17, !dbg !127

15:                                               ; preds = %9
  %16 = load atomic i32, ptr @a seq_cst, align 4, !dbg !128
  store i32 %16, ptr %3, align 4, !dbg !129
  br label %17, !dbg !127

17:                                               ; preds = %15, %13, %11
  %18 = load i32, ptr %3, align 4, !dbg !127, !tbaa !59
  ret void, !dbg !130
}

; Function Attrs: nounwind uwtable
define dso_local void @ptrs(ptr noundef %0) #0 !dbg !131 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i8, align 1
  store ptr %0, ptr %2, align 8, !tbaa !137
    #dbg_declare(ptr %2, !135, !DIExpression(), !139)
  %7 = load ptr, ptr %2, align 8, !dbg !140, !tbaa !137
  store ptr %7, ptr %3, align 8, !dbg !141, !tbaa !137
  %8 = load i64, ptr %3, align 8, !dbg !142
  store atomic i64 %8, ptr @p seq_cst, align 8, !dbg !141
  call void @llvm.lifetime.start.p0(ptr %4) #2, !dbg !143
    #dbg_declare(ptr %4, !136, !DIExpression(), !144)
  store ptr null, ptr %4, align 8, !dbg !145, !tbaa !137
  %9 = load ptr, ptr %2, align 8, !dbg !146, !tbaa !137
  store ptr %9, ptr %5, align 8, !dbg !147, !tbaa !137
  %10 = load i64, ptr %4, align 8, !dbg !148
  %11 = load i64, ptr %5, align 8, !dbg !148
  %12 = cmpxchg ptr @p, i64 %10, i64 %11 seq_cst seq_cst, align 8, !dbg !148
  %13 = extractvalue { i64, i1 } %12, 0, !dbg !149
  %14 = extractvalue { i64, i1 } %12, 1, !dbg !150
  br i1 %14, label %16, label %15, !dbg !148

15:                                               ; preds = %1
  store i64 %13, ptr %4, align 8, !dbg !147
  br label %16, !dbg !148

16:                                               ; preds = %15, %1
  %17 = zext i1 %14 to i8, !dbg !149
  store i8 %17, ptr %6, align 1, !dbg !147, !tbaa !151
  %18 = load i8, ptr %6, align 1, !dbg !148, !tbaa !151, !range !153, !noundef !154
  %19 = trunc i8 %18 to i1, !dbg !148
  store atomic float 1.000000e+00, ptr @f seq_cst, align 4, !dbg !155, !tbaa !84
  %20 = load atomic float, ptr @f seq_cst, align 4, !dbg !156, !tbaa !84
  br label %21, !dbg !156

21:                                               ; preds = %21, %16
  %22 = phi float [ %20, %16 ], [ %29, %21 ], !dbg !156
  %23 = fadd float %22, 2.000000e+00, !dbg !156
  %24 = bitcast float %22 to i32, !dbg !156
  %25 = bitcast float %23 to i32, !dbg !156
  %26 = cmpxchg ptr @f, i32 %24, i32 %25 seq_cst seq_cst, align 4, !dbg !156
  %27 = extractvalue { i32, i1 } %26, 0, !dbg !156
  %28 = extractvalue { i32, i1 } %26, 1, !dbg !156
  %29 = bitcast i32 %27 to float, !dbg !156
  br i1 %28, label %30, label %21, !dbg !156

30:                                               ; preds = %21
  %31 = load atomic i8, ptr @b seq_cst, align 1, !dbg !157, !tbaa !84
  %32 = trunc i8 %31 to i1, !dbg !157
  %33 = xor i1 %32, true, !dbg !158
  %34 = zext i1 %33 to i8, !dbg !159
  store atomic i8 %34, ptr @b seq_cst, align 1, !dbg !159, !tbaa !84
  %35 = atomicrmw add ptr @c, i8 1 seq_cst, align 1, !dbg !160
  call void @llvm.lifetime.end.p0(ptr %4) #2, !dbg !161
  ret void, !dbg !162
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nounwind uwtable
define dso_local void @lock() #0 !dbg !163 {
  %1 = alloca i8, align 1
  %2 = alloca i8, align 1
  %3 = alloca i8, align 1
  br label %4, !dbg !166

4:                                                ; preds = %9, %0
  store i8 1, ptr %1, align 1, !dbg !167, !tbaa !151
  %5 = load i8, ptr %1, align 1, !dbg !168
  %6 = atomicrmw xchg ptr @fl, i8 %5 acquire, align 1, !dbg !169
  store i8 %6, ptr %2, align 1, !dbg !167
  %7 = load i8, ptr %2, align 1, !dbg !168, !tbaa !151, !range !153, !noundef !154
  %8 = trunc i8 %7 to i1, !dbg !170
  br i1 %8, label %9, label %10, !dbg !171

9:                                                ; preds = %4
  br label %4, !dbg !166, !llvm.loop !172

10:                                               ; preds = %4
  store i8 0, ptr %3, align 1, !dbg !176, !tbaa !151
  %11 = load i8, ptr %3, align 1, !dbg !177
  store atomic i8 %11, ptr @fl seq_cst, align 1, !dbg !176
  ret void, !dbg !178
}

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!52, !53, !54, !55, !56, !57}
!llvm.ident = !{!58}
!llvm.errno.tbaa = !{!59}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "a", scope: !2, file: !3, line: 2, type: !51, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, globals: !15, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "atomics.c", directory: "/src", checksumkind: CSK_MD5, checksum: "9f254112e9795297549a45aaf9b93487")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !6, line: 68, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "/usr/lib/llvm-22/lib/clang/22/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
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
!58 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!59 = !{!60, !60, i64 0}
!60 = !{!"int", !61, i64 0}
!61 = !{!"omnipotent char", !62, i64 0}
!62 = !{!"Simple C/C++ TBAA"}
!63 = distinct !DISubprogram(name: "loads", scope: !3, file: !3, line: 4, type: !64, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, keyInstructions: true)
!64 = !DISubroutineType(types: !65)
!65 = !{!47}
!66 = !DILocation(line: 4, column: 26, scope: !63, atomGroup: 2, atomRank: 2)
!67 = !DILocation(line: 4, column: 26, scope: !63, atomGroup: 2, atomRank: 1)
!68 = !DILocation(line: 4, column: 26, scope: !63)
!69 = !DILocation(line: 4, column: 44, scope: !63, atomGroup: 3, atomRank: 2)
!70 = !DILocation(line: 4, column: 44, scope: !63, atomGroup: 3, atomRank: 1)
!71 = !DILocation(line: 4, column: 44, scope: !63)
!72 = !DILocation(line: 4, column: 42, scope: !63)
!73 = !DILocation(line: 4, column: 93, scope: !63, atomGroup: 4, atomRank: 2)
!74 = !DILocation(line: 4, column: 93, scope: !63, atomGroup: 4, atomRank: 1)
!75 = !DILocation(line: 4, column: 93, scope: !63)
!76 = !DILocation(line: 4, column: 91, scope: !63)
!77 = !DILocation(line: 4, column: 142, scope: !63, atomGroup: 5, atomRank: 2)
!78 = !DILocation(line: 4, column: 142, scope: !63, atomGroup: 5, atomRank: 1)
!79 = !DILocation(line: 4, column: 142, scope: !63)
!80 = !DILocation(line: 4, column: 140, scope: !63)
!81 = !DILocation(line: 4, column: 191, scope: !63)
!82 = !DILocation(line: 4, column: 189, scope: !63)
!83 = !DILocation(line: 4, column: 195, scope: !63)
!84 = !{!61, !61, i64 0}
!85 = !DILocation(line: 4, column: 193, scope: !63, atomGroup: 1, atomRank: 2)
!86 = !DILocation(line: 4, column: 19, scope: !63, atomGroup: 1, atomRank: 1)
!87 = distinct !DISubprogram(name: "stores", scope: !3, file: !3, line: 5, type: !88, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !90, keyInstructions: true)
!88 = !DISubroutineType(types: !89)
!89 = !{null, !47}
!90 = !{!91}
!91 = !DILocalVariable(name: "x", arg: 1, scope: !87, file: !3, line: 5, type: !47)
!92 = !DILocation(line: 5, column: 17, scope: !87)
!93 = !DILocation(line: 5, column: 39, scope: !87, atomGroup: 1, atomRank: 2)
!94 = !DILocation(line: 5, column: 22, scope: !87, atomGroup: 1, atomRank: 1)
!95 = !DILocation(line: 5, column: 22, scope: !87, atomGroup: 1, atomRank: 2)
!96 = !DILocation(line: 5, column: 69, scope: !87, atomGroup: 2, atomRank: 2)
!97 = !DILocation(line: 5, column: 43, scope: !87, atomGroup: 2, atomRank: 1)
!98 = !DILocation(line: 5, column: 43, scope: !87, atomGroup: 2, atomRank: 2)
!99 = !DILocation(line: 5, column: 121, scope: !87, atomGroup: 3, atomRank: 2)
!100 = !DILocation(line: 5, column: 95, scope: !87, atomGroup: 3, atomRank: 1)
!101 = !DILocation(line: 5, column: 95, scope: !87, atomGroup: 3, atomRank: 2)
!102 = !DILocation(line: 5, column: 151, scope: !87, atomGroup: 4, atomRank: 2)
!103 = !DILocation(line: 5, column: 149, scope: !87, atomGroup: 4, atomRank: 1)
!104 = !DILocation(line: 5, column: 159, scope: !87)
!105 = !DILocation(line: 5, column: 157, scope: !87)
!106 = !DILocation(line: 5, column: 166, scope: !87)
!107 = !DILocation(line: 5, column: 164, scope: !87)
!108 = !DILocation(line: 5, column: 170, scope: !87)
!109 = !DILocation(line: 5, column: 176, scope: !87)
!110 = !DILocation(line: 5, column: 182, scope: !87, atomGroup: 5, atomRank: 1)
!111 = distinct !DISubprogram(name: "fences", scope: !3, file: !3, line: 6, type: !112, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !115, keyInstructions: true)
!112 = !DISubroutineType(types: !113)
!113 = !{null, !114}
!114 = !DIDerivedType(tag: DW_TAG_typedef, name: "memory_order", file: !6, line: 75, baseType: !5)
!115 = !{!116}
!116 = !DILocalVariable(name: "o", arg: 1, scope: !111, file: !3, line: 6, type: !114)
!117 = !DILocation(line: 6, column: 26, scope: !111)
!118 = !DILocation(line: 6, column: 31, scope: !111)
!119 = !DILocation(line: 6, column: 74, scope: !111)
!120 = !DILocation(line: 6, column: 117, scope: !111)
!121 = !DILocation(line: 6, column: 160, scope: !111)
!122 = !DILocation(line: 6, column: 203, scope: !111)
!123 = !DILocation(line: 6, column: 246, scope: !111)
!124 = !DILocation(line: 6, column: 288, scope: !111)
!125 = !DILocation(line: 6, column: 268, scope: !111)
!126 = !DILocation(line: 6, column: 317, scope: !111)
!127 = !DILocation(line: 6, column: 292, scope: !111)
!128 = !DILocation(line: 6, column: 292, scope: !111, atomGroup: 1, atomRank: 2)
!129 = !DILocation(line: 6, column: 292, scope: !111, atomGroup: 1, atomRank: 1)
!130 = !DILocation(line: 6, column: 321, scope: !111, atomGroup: 2, atomRank: 1)
!131 = distinct !DISubprogram(name: "ptrs", scope: !3, file: !3, line: 7, type: !132, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !134, keyInstructions: true)
!132 = !DISubroutineType(types: !133)
!133 = !{null, !37}
!134 = !{!135, !136}
!135 = !DILocalVariable(name: "x", arg: 1, scope: !131, file: !3, line: 7, type: !37)
!136 = !DILocalVariable(name: "e", scope: !131, file: !3, line: 7, type: !37)
!137 = !{!138, !138, i64 0}
!138 = !{!"any pointer", !61, i64 0}
!139 = !DILocation(line: 7, column: 17, scope: !131)
!140 = !DILocation(line: 7, column: 39, scope: !131, atomGroup: 1, atomRank: 2)
!141 = !DILocation(line: 7, column: 22, scope: !131, atomGroup: 1, atomRank: 1)
!142 = !DILocation(line: 7, column: 22, scope: !131, atomGroup: 1, atomRank: 2)
!143 = !DILocation(line: 7, column: 43, scope: !131)
!144 = !DILocation(line: 7, column: 49, scope: !131)
!145 = !DILocation(line: 7, column: 49, scope: !131, atomGroup: 2, atomRank: 1)
!146 = !DILocation(line: 7, column: 95, scope: !131, atomGroup: 3, atomRank: 2)
!147 = !DILocation(line: 7, column: 56, scope: !131, atomGroup: 3, atomRank: 1)
!148 = !DILocation(line: 7, column: 56, scope: !131)
!149 = !DILocation(line: 7, column: 56, scope: !131, atomGroup: 3, atomRank: 2)
!150 = !DILocation(line: 7, column: 56, scope: !131, atomGroup: 3, atomRank: 3)
!151 = !{!152, !152, i64 0}
!152 = !{!"_Bool", !61, i64 0}
!153 = !{i8 0, i8 2}
!154 = !{}
!155 = !DILocation(line: 7, column: 101, scope: !131)
!156 = !DILocation(line: 7, column: 111, scope: !131)
!157 = !DILocation(line: 7, column: 122, scope: !131)
!158 = !DILocation(line: 7, column: 121, scope: !131)
!159 = !DILocation(line: 7, column: 119, scope: !131)
!160 = !DILocation(line: 7, column: 126, scope: !131)
!161 = !DILocation(line: 7, column: 130, scope: !131)
!162 = !DILocation(line: 7, column: 130, scope: !131, atomGroup: 4, atomRank: 1)
!163 = distinct !DISubprogram(name: "lock", scope: !3, file: !3, line: 9, type: !164, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, keyInstructions: true)
!164 = !DISubroutineType(types: !165)
!165 = !{null}
!166 = !DILocation(line: 9, column: 19, scope: !163)
!167 = !DILocation(line: 9, column: 26, scope: !163, atomGroup: 1, atomRank: 1)
!168 = !DILocation(line: 9, column: 26, scope: !163)
!169 = !DILocation(line: 9, column: 26, scope: !163, atomGroup: 1, atomRank: 2)
!170 = !DILocation(line: 9, column: 26, scope: !163, atomGroup: 2, atomRank: 1)
!171 = !DILocation(line: 9, column: 19, scope: !163, atomGroup: 3, atomRank: 1)
!172 = distinct !{!172, !166, !173, !174, !175}
!173 = !DILocation(line: 9, column: 88, scope: !163)
!174 = !{!"llvm.loop.mustprogress"}
!175 = !{!"llvm.loop.unroll.disable"}
!176 = !DILocation(line: 9, column: 90, scope: !163, atomGroup: 4, atomRank: 1)
!177 = !DILocation(line: 9, column: 90, scope: !163, atomGroup: 4, atomRank: 2)
!178 = !DILocation(line: 9, column: 114, scope: !163, atomGroup: 5, atomRank: 1)
