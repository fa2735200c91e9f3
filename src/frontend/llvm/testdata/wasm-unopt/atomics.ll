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
entry:
  %atomic-temp = alloca i32, align 4
  %atomic-temp1 = alloca i32, align 4
  %atomic-temp2 = alloca i32, align 4
  %atomic-temp4 = alloca i32, align 4
  %0 = load atomic i32, ptr @a seq_cst, align 4, !dbg !66
  store i32 %0, ptr %atomic-temp, align 4, !dbg !67
  %1 = load i32, ptr %atomic-temp, align 4, !dbg !68, !tbaa !59
  %2 = load atomic i32, ptr @a monotonic, align 4, !dbg !69
  store i32 %2, ptr %atomic-temp1, align 4, !dbg !70
  %3 = load i32, ptr %atomic-temp1, align 4, !dbg !71, !tbaa !59
  %add = add nsw i32 %1, %3, !dbg !72
  %4 = load atomic i32, ptr @a acquire, align 4, !dbg !73
  store i32 %4, ptr %atomic-temp2, align 4, !dbg !74
  %5 = load i32, ptr %atomic-temp2, align 4, !dbg !75, !tbaa !59
  %add3 = add nsw i32 %add, %5, !dbg !76
  %6 = load atomic i32, ptr @a acquire, align 4, !dbg !77
  store i32 %6, ptr %atomic-temp4, align 4, !dbg !78
  %7 = load i32, ptr %atomic-temp4, align 4, !dbg !79, !tbaa !59
  %add5 = add nsw i32 %add3, %7, !dbg !80
  %8 = load volatile i32, ptr @v, align 4, !dbg !81, !tbaa !59
  %add6 = add nsw i32 %add5, %8, !dbg !82
  %atomic-load = load atomic volatile i32, ptr @va seq_cst, align 4, !dbg !83, !tbaa !84
  %add7 = add nsw i32 %add6, %atomic-load, !dbg !85
  ret i32 %add7, !dbg !86
}

; Function Attrs: nounwind uwtable
define dso_local void @stores(i32 noundef %x) #0 !dbg !87 {
entry:
  %x.addr = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %.atomictmp1 = alloca i32, align 4
  %.atomictmp2 = alloca i32, align 4
  store i32 %x, ptr %x.addr, align 4, !tbaa !59
    #dbg_declare(ptr %x.addr, !91, !DIExpression(), !92)
  %0 = load i32, ptr %x.addr, align 4, !dbg !93, !tbaa !59
  store i32 %0, ptr %.atomictmp, align 4, !dbg !94, !tbaa !59
  %1 = load i32, ptr %.atomictmp, align 4, !dbg !95
  store atomic i32 %1, ptr @a seq_cst, align 4, !dbg !94
  %2 = load i32, ptr %x.addr, align 4, !dbg !96, !tbaa !59
  store i32 %2, ptr %.atomictmp1, align 4, !dbg !97, !tbaa !59
  %3 = load i32, ptr %.atomictmp1, align 4, !dbg !98
  store atomic i32 %3, ptr @a monotonic, align 4, !dbg !97
  %4 = load i32, ptr %x.addr, align 4, !dbg !99, !tbaa !59
  store i32 %4, ptr %.atomictmp2, align 4, !dbg !100, !tbaa !59
  %5 = load i32, ptr %.atomictmp2, align 4, !dbg !101
  store atomic i32 %5, ptr @a release, align 4, !dbg !100
  %6 = load i32, ptr %x.addr, align 4, !dbg !102, !tbaa !59
  store volatile i32 %6, ptr @v, align 4, !dbg !103, !tbaa !59
  %7 = load i32, ptr %x.addr, align 4, !dbg !104, !tbaa !59
  store atomic volatile i32 %7, ptr @va seq_cst, align 4, !dbg !105, !tbaa !84
  %8 = load i32, ptr %x.addr, align 4, !dbg !106, !tbaa !59
  store atomic i32 %8, ptr @a seq_cst, align 4, !dbg !107, !tbaa !84
  %9 = atomicrmw add ptr @a, i32 1 seq_cst, align 4, !dbg !108
  %10 = atomicrmw or ptr @a, i32 4 seq_cst, align 4, !dbg !109
  %11 = or i32 %10, 4, !dbg !109
  ret void, !dbg !110
}

; Function Attrs: nounwind uwtable
define dso_local void @fences(i32 noundef %o) #0 !dbg !111 {
entry:
  %o.addr = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store i32 %o, ptr %o.addr, align 4, !tbaa !59
    #dbg_declare(ptr %o.addr, !116, !DIExpression(), !117)
  fence seq_cst, !dbg !118
  fence acquire, !dbg !119
  fence release, !dbg !120
  fence acq_rel, !dbg !121
  fence syncscope("singlethread") seq_cst, !dbg !122
  fence seq_cst, !dbg !123
  %0 = load i32, ptr %o.addr, align 4, !dbg !124, !tbaa !59
  switch i32 %0, label %atomic.continue [
    i32 1, label %acquire
    i32 2, label %acquire
    i32 3, label %release
    i32 4, label %acqrel
    i32 5, label %seqcst
  ], !dbg !125

acquire:                                          ; preds = %entry, %entry
  fence acquire, !dbg !125
  br label %atomic.continue, !dbg !125

release:                                          ; preds = %entry
  fence release, !dbg !125
  br label %atomic.continue, !dbg !125

acqrel:                                           ; preds = %entry
  fence acq_rel, !dbg !125
  br label %atomic.continue, !dbg !125

seqcst:                                           ; preds = %entry
  fence seq_cst, !dbg !125
  br label %atomic.continue, !dbg !125

atomic.continue:                                  ; preds = %seqcst, %acqrel, %release, %acquire, %entry
  %1 = load i32, ptr %o.addr, align 4, !dbg !126, !tbaa !59
  switch i32 %1, label %monotonic [
    i32 1, label %acquire1
    i32 2, label %acquire1
    i32 5, label %seqcst2
  ], !dbg !127

monotonic:                                        ; preds = %atomic.continue
  %2 = load atomic i32, ptr @a monotonic, align 4, !dbg !128
  store i32 %2, ptr %atomic-temp, align 4, !dbg !129
  br label %atomic.continue3, !dbg !127

acquire1:                                         ; preds = %atomic.continue, %atomic.continue
  %3 = load atomic i32, ptr @a acquire, align 4, !dbg !128
  store i32 %3, ptr %atomic-temp, align 4, !dbg !129
  br label %atomic.continue3, !dbg !127

seqcst2:                                          ; preds = %atomic.continue
  %4 = load atomic i32, ptr @a seq_cst, align 4, !dbg !128
  store i32 %4, ptr %atomic-temp, align 4, !dbg !129
  br label %atomic.continue3, !dbg !127

atomic.continue3:                                 ; preds = %seqcst2, %acquire1, %monotonic
  %5 = load i32, ptr %atomic-temp, align 4, !dbg !127, !tbaa !59
  ret void, !dbg !130
}

; Function Attrs: nounwind uwtable
define dso_local void @ptrs(ptr noundef %x) #0 !dbg !131 {
entry:
  %x.addr = alloca ptr, align 8
  %.atomictmp = alloca ptr, align 8
  %e = alloca ptr, align 8
  %.atomictmp1 = alloca ptr, align 8
  %cmpxchg.bool = alloca i8, align 1
  store ptr %x, ptr %x.addr, align 8, !tbaa !137
    #dbg_declare(ptr %x.addr, !135, !DIExpression(), !139)
  %0 = load ptr, ptr %x.addr, align 8, !dbg !140, !tbaa !137
  store ptr %0, ptr %.atomictmp, align 8, !dbg !141, !tbaa !137
  %1 = load i64, ptr %.atomictmp, align 8, !dbg !142
  store atomic i64 %1, ptr @p seq_cst, align 8, !dbg !141
  call void @llvm.lifetime.start.p0(ptr %e) #2, !dbg !143
    #dbg_declare(ptr %e, !136, !DIExpression(), !144)
  store ptr null, ptr %e, align 8, !dbg !145, !tbaa !137
  %2 = load ptr, ptr %x.addr, align 8, !dbg !146, !tbaa !137
  store ptr %2, ptr %.atomictmp1, align 8, !dbg !147, !tbaa !137
  %3 = load i64, ptr %e, align 8, !dbg !148
  %4 = load i64, ptr %.atomictmp1, align 8, !dbg !148
  %5 = cmpxchg ptr @p, i64 %3, i64 %4 seq_cst seq_cst, align 8, !dbg !148
  %6 = extractvalue { i64, i1 } %5, 0, !dbg !149
  %7 = extractvalue { i64, i1 } %5, 1, !dbg !150
  br i1 %7, label %cmpxchg.continue, label %cmpxchg.store_expected, !dbg !148

cmpxchg.store_expected:                           ; preds = %entry
  store i64 %6, ptr %e, align 8, !dbg !147
  br label %cmpxchg.continue, !dbg !148

cmpxchg.continue:                                 ; preds = %cmpxchg.store_expected, %entry
  %storedv = zext i1 %7 to i8, !dbg !149
  store i8 %storedv, ptr %cmpxchg.bool, align 1, !dbg !147, !tbaa !151
  %8 = load i8, ptr %cmpxchg.bool, align 1, !dbg !148, !tbaa !151, !range !153, !noundef !154
  %loadedv = trunc i8 %8 to i1, !dbg !148
  store atomic float 1.000000e+00, ptr @f seq_cst, align 4, !dbg !155, !tbaa !84
  %atomic-load = load atomic float, ptr @f seq_cst, align 4, !dbg !156, !tbaa !84
  br label %atomic_op, !dbg !156

atomic_op:                                        ; preds = %atomic_op, %cmpxchg.continue
  %9 = phi float [ %atomic-load, %cmpxchg.continue ], [ %15, %atomic_op ], !dbg !156
  %add = fadd float %9, 2.000000e+00, !dbg !156
  %10 = bitcast float %9 to i32, !dbg !156
  %11 = bitcast float %add to i32, !dbg !156
  %12 = cmpxchg ptr @f, i32 %10, i32 %11 seq_cst seq_cst, align 4, !dbg !156
  %13 = extractvalue { i32, i1 } %12, 0, !dbg !156
  %14 = extractvalue { i32, i1 } %12, 1, !dbg !156
  %15 = bitcast i32 %13 to float, !dbg !156
  br i1 %14, label %atomic_cont, label %atomic_op, !dbg !156

atomic_cont:                                      ; preds = %atomic_op
  %atomic-load2 = load atomic i8, ptr @b seq_cst, align 1, !dbg !157, !tbaa !84
  %loadedv3 = trunc i8 %atomic-load2 to i1, !dbg !157
  %lnot = xor i1 %loadedv3, true, !dbg !158
  %storedv4 = zext i1 %lnot to i8, !dbg !159
  store atomic i8 %storedv4, ptr @b seq_cst, align 1, !dbg !159, !tbaa !84
  %16 = atomicrmw add ptr @c, i8 1 seq_cst, align 1, !dbg !160
  call void @llvm.lifetime.end.p0(ptr %e) #2, !dbg !161
  ret void, !dbg !162
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nounwind uwtable
define dso_local void @lock() #0 !dbg !163 {
entry:
  %.atomictmp = alloca i8, align 1
  %atomic-temp = alloca i8, align 1
  %.atomictmp1 = alloca i8, align 1
  br label %while.cond, !dbg !166

while.cond:                                       ; preds = %while.body, %entry
  store i8 1, ptr %.atomictmp, align 1, !dbg !167, !tbaa !151
  %0 = load i8, ptr %.atomictmp, align 1, !dbg !168
  %1 = atomicrmw xchg ptr @fl, i8 %0 acquire, align 1, !dbg !169
  store i8 %1, ptr %atomic-temp, align 1, !dbg !167
  %2 = load i8, ptr %atomic-temp, align 1, !dbg !168, !tbaa !151, !range !153, !noundef !154
  %loadedv = trunc i8 %2 to i1, !dbg !170
  br i1 %loadedv, label %while.body, label %while.end, !dbg !171

while.body:                                       ; preds = %while.cond
  br label %while.cond, !dbg !166, !llvm.loop !172

while.end:                                        ; preds = %while.cond
  store i8 0, ptr %.atomictmp1, align 1, !dbg !176, !tbaa !151
  %3 = load i8, ptr %.atomictmp1, align 1, !dbg !177
  store atomic i8 %3, ptr @fl seq_cst, align 1, !dbg !176
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
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "clang version 22.1.0 (https://codeberg.org/YoWASP/llvm-project 9560ae0f2cc440e4fc891fddbc119da6f56daa59)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, globals: !15, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "atomics.c", directory: "/src", checksumkind: CSK_MD5, checksum: "9f254112e9795297549a45aaf9b93487")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !6, line: 68, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "/usr/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
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
!58 = !{!"clang version 22.1.0 (https://codeberg.org/YoWASP/llvm-project 9560ae0f2cc440e4fc891fddbc119da6f56daa59)"}
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
