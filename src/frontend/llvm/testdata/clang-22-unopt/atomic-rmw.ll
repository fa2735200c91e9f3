; ModuleID = 'atomic-rmw.c'
source_filename = "atomic-rmw.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@a = dso_local global i32 0, align 4, !dbg !0
@v = dso_local global i32 0, align 4, !dbg !26
@l = dso_local global i64 0, align 8, !dbg !22

; Function Attrs: nounwind uwtable
define dso_local i32 @rmws(i32 noundef %0) #0 !dbg !42 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i64, align 8
  %23 = alloca i64, align 8
  store i32 %0, ptr %2, align 4, !tbaa !38
    #dbg_declare(ptr %2, !46, !DIExpression(), !48)
  call void @llvm.lifetime.start.p0(ptr %3) #2, !dbg !49
    #dbg_declare(ptr %3, !47, !DIExpression(), !50)
  %24 = load i32, ptr %2, align 4, !dbg !51, !tbaa !38
  store i32 %24, ptr %4, align 4, !dbg !52, !tbaa !38
  %25 = load i32, ptr %4, align 4, !dbg !53
  %26 = atomicrmw add ptr @a, i32 %25 seq_cst, align 4, !dbg !54
  store i32 %26, ptr %5, align 4, !dbg !52
  %27 = load i32, ptr %5, align 4, !dbg !55, !tbaa !38
  store i32 %27, ptr %3, align 4, !dbg !56, !tbaa !38
  %28 = load i32, ptr %2, align 4, !dbg !57, !tbaa !38
  store i32 %28, ptr %6, align 4, !dbg !58, !tbaa !38
  %29 = load i32, ptr %6, align 4, !dbg !59
  %30 = atomicrmw sub ptr @a, i32 %29 acq_rel, align 4, !dbg !60
  store i32 %30, ptr %7, align 4, !dbg !58
  %31 = load i32, ptr %7, align 4, !dbg !59, !tbaa !38
  %32 = load i32, ptr %3, align 4, !dbg !61, !tbaa !38
  %33 = add nsw i32 %32, %31, !dbg !62
  store i32 %33, ptr %3, align 4, !dbg !63, !tbaa !38
  %34 = load i32, ptr %2, align 4, !dbg !64, !tbaa !38
  store i32 %34, ptr %8, align 4, !dbg !65, !tbaa !38
  %35 = load i32, ptr %8, align 4, !dbg !66
  %36 = atomicrmw and ptr @a, i32 %35 seq_cst, align 4, !dbg !67
  store i32 %36, ptr %9, align 4, !dbg !65
  %37 = load i32, ptr %9, align 4, !dbg !66, !tbaa !38
  %38 = load i32, ptr %3, align 4, !dbg !68, !tbaa !38
  %39 = add nsw i32 %38, %37, !dbg !69
  store i32 %39, ptr %3, align 4, !dbg !70, !tbaa !38
  %40 = load i32, ptr %2, align 4, !dbg !71, !tbaa !38
  store i32 %40, ptr %10, align 4, !dbg !72, !tbaa !38
  %41 = load i32, ptr %10, align 4, !dbg !73
  %42 = atomicrmw or ptr @a, i32 %41 release, align 4, !dbg !74
  store i32 %42, ptr %11, align 4, !dbg !72
  %43 = load i32, ptr %11, align 4, !dbg !73, !tbaa !38
  %44 = load i32, ptr %3, align 4, !dbg !75, !tbaa !38
  %45 = add nsw i32 %44, %43, !dbg !76
  store i32 %45, ptr %3, align 4, !dbg !77, !tbaa !38
  %46 = load i32, ptr %2, align 4, !dbg !78, !tbaa !38
  store i32 %46, ptr %12, align 4, !dbg !79, !tbaa !38
  %47 = load i32, ptr %12, align 4, !dbg !80
  %48 = atomicrmw xor ptr @a, i32 %47 acquire, align 4, !dbg !81
  store i32 %48, ptr %13, align 4, !dbg !79
  %49 = load i32, ptr %13, align 4, !dbg !80, !tbaa !38
  %50 = load i32, ptr %3, align 4, !dbg !82, !tbaa !38
  %51 = add nsw i32 %50, %49, !dbg !83
  store i32 %51, ptr %3, align 4, !dbg !84, !tbaa !38
  %52 = load i32, ptr %2, align 4, !dbg !85, !tbaa !38
  store i32 %52, ptr %14, align 4, !dbg !86, !tbaa !38
  %53 = load i32, ptr %14, align 4, !dbg !87
  %54 = atomicrmw xchg ptr @a, i32 %53 seq_cst, align 4, !dbg !88
  store i32 %54, ptr %15, align 4, !dbg !86
  %55 = load i32, ptr %15, align 4, !dbg !87, !tbaa !38
  %56 = load i32, ptr %3, align 4, !dbg !89, !tbaa !38
  %57 = add nsw i32 %56, %55, !dbg !90
  store i32 %57, ptr %3, align 4, !dbg !91, !tbaa !38
  %58 = atomicrmw add ptr @v, i32 1 seq_cst, align 4, !dbg !92
  %59 = load i32, ptr %3, align 4, !dbg !93, !tbaa !38
  %60 = add nsw i32 %59, %58, !dbg !94
  store i32 %60, ptr %3, align 4, !dbg !95, !tbaa !38
  store i32 3, ptr %16, align 4, !dbg !96, !tbaa !38
  %61 = load i32, ptr %16, align 4, !dbg !97
  %62 = atomicrmw nand ptr @v, i32 %61 seq_cst, align 4, !dbg !98
  store i32 %62, ptr %17, align 4, !dbg !96
  %63 = load i32, ptr %17, align 4, !dbg !97, !tbaa !38
  %64 = load i32, ptr %3, align 4, !dbg !99, !tbaa !38
  %65 = add nsw i32 %64, %63, !dbg !100
  store i32 %65, ptr %3, align 4, !dbg !101, !tbaa !38
  store i32 3, ptr %18, align 4, !dbg !102, !tbaa !38
  %66 = load i32, ptr %18, align 4, !dbg !103
  %67 = atomicrmw min ptr @v, i32 %66 monotonic, align 4, !dbg !104
  store i32 %67, ptr %19, align 4, !dbg !102
  %68 = load i32, ptr %19, align 4, !dbg !103, !tbaa !38
  %69 = load i32, ptr %3, align 4, !dbg !105, !tbaa !38
  %70 = add nsw i32 %69, %68, !dbg !106
  store i32 %70, ptr %3, align 4, !dbg !107, !tbaa !38
  store i32 3, ptr %20, align 4, !dbg !108, !tbaa !38
  %71 = load i32, ptr %20, align 4, !dbg !109
  %72 = atomicrmw umax ptr @v, i32 %71 monotonic, align 4, !dbg !110
  store i32 %72, ptr %21, align 4, !dbg !108
  %73 = load i32, ptr %21, align 4, !dbg !109, !tbaa !38
  %74 = load i32, ptr %3, align 4, !dbg !111, !tbaa !38
  %75 = add i32 %74, %73, !dbg !112
  store i32 %75, ptr %3, align 4, !dbg !113, !tbaa !38
  %76 = load i32, ptr %3, align 4, !dbg !114, !tbaa !38
  %77 = sext i32 %76 to i64, !dbg !114
  store i64 1, ptr %22, align 8, !dbg !115, !tbaa !116
  %78 = load i64, ptr %22, align 8, !dbg !118
  %79 = atomicrmw add ptr @l, i64 %78 seq_cst, align 8, !dbg !118
  %80 = add i64 %79, %78, !dbg !119
  store i64 %80, ptr %23, align 8, !dbg !115
  %81 = load i64, ptr %23, align 8, !dbg !118, !tbaa !116
  %82 = add nsw i64 %77, %81, !dbg !120
  %83 = trunc i64 %82 to i32, !dbg !121
  call void @llvm.lifetime.end.p0(ptr %3) #2, !dbg !122
  ret i32 %83, !dbg !123
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nounwind uwtable
define dso_local i32 @cas(i32 noundef %0, i32 noundef %1) #0 !dbg !124 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i8, align 1
  %7 = alloca i32, align 4
  %8 = alloca i8, align 1
  %9 = alloca i32, align 4
  %10 = alloca i8, align 1
  %11 = alloca i32, align 4
  %12 = alloca i8, align 1
  %13 = alloca i32, align 4
  %14 = alloca i8, align 1
  store i32 %0, ptr %3, align 4, !tbaa !38
    #dbg_declare(ptr %3, !128, !DIExpression(), !133)
  store i32 %1, ptr %4, align 4, !tbaa !38
    #dbg_declare(ptr %4, !129, !DIExpression(), !134)
  call void @llvm.lifetime.start.p0(ptr %5) #2, !dbg !135
    #dbg_declare(ptr %5, !130, !DIExpression(), !136)
  %15 = load i32, ptr %3, align 4, !dbg !137, !tbaa !38
  store i32 %15, ptr %5, align 4, !dbg !138, !tbaa !38
  call void @llvm.lifetime.start.p0(ptr %6) #2, !dbg !139
    #dbg_declare(ptr %6, !131, !DIExpression(), !140)
  %16 = load i32, ptr %4, align 4, !dbg !141, !tbaa !38
  store i32 %16, ptr %7, align 4, !dbg !142, !tbaa !38
  %17 = load i32, ptr %5, align 4, !dbg !143
  %18 = load i32, ptr %7, align 4, !dbg !143
  %19 = cmpxchg ptr @a, i32 %17, i32 %18 seq_cst seq_cst, align 4, !dbg !143
  %20 = extractvalue { i32, i1 } %19, 0, !dbg !144
  %21 = extractvalue { i32, i1 } %19, 1, !dbg !145
  br i1 %21, label %23, label %22, !dbg !143

22:                                               ; preds = %2
  store i32 %20, ptr %5, align 4, !dbg !142
  br label %23, !dbg !143

23:                                               ; preds = %22, %2
  %24 = zext i1 %21 to i8, !dbg !144
  store i8 %24, ptr %8, align 1, !dbg !142, !tbaa !146
  %25 = load i8, ptr %8, align 1, !dbg !148, !tbaa !146, !range !149, !noundef !150
  %26 = trunc i8 %25 to i1, !dbg !151
  %27 = zext i1 %26 to i8, !dbg !152
  store i8 %27, ptr %6, align 1, !dbg !153, !tbaa !146
  %28 = load i32, ptr %4, align 4, !dbg !154, !tbaa !38
  store i32 %28, ptr %9, align 4, !dbg !155, !tbaa !38
  %29 = load i32, ptr %5, align 4, !dbg !156
  %30 = load i32, ptr %9, align 4, !dbg !156
  %31 = cmpxchg weak ptr @a, i32 %29, i32 %30 acq_rel monotonic, align 4, !dbg !156
  %32 = extractvalue { i32, i1 } %31, 0, !dbg !157
  %33 = extractvalue { i32, i1 } %31, 1, !dbg !158
  br i1 %33, label %35, label %34, !dbg !156

34:                                               ; preds = %23
  store i32 %32, ptr %5, align 4, !dbg !155
  br label %35, !dbg !156

35:                                               ; preds = %34, %23
  %36 = zext i1 %33 to i8, !dbg !157
  store i8 %36, ptr %10, align 1, !dbg !155, !tbaa !146
  %37 = load i8, ptr %10, align 1, !dbg !156, !tbaa !146, !range !149, !noundef !150
  %38 = trunc i8 %37 to i1, !dbg !156
  %39 = zext i1 %38 to i32, !dbg !156
  %40 = load i8, ptr %6, align 1, !dbg !159, !tbaa !146, !range !149, !noundef !150
  %41 = trunc i8 %40 to i1, !dbg !159
  %42 = zext i1 %41 to i32, !dbg !159
  %43 = or i32 %42, %39, !dbg !159
  %44 = icmp ne i32 %43, 0, !dbg !160
  %45 = zext i1 %44 to i8, !dbg !161
  store i8 %45, ptr %6, align 1, !dbg !162, !tbaa !146
  %46 = load i32, ptr %4, align 4, !dbg !163, !tbaa !38
  store i32 %46, ptr %11, align 4, !dbg !164, !tbaa !38
  %47 = load i32, ptr %5, align 4, !dbg !165
  %48 = load i32, ptr %11, align 4, !dbg !165
  %49 = cmpxchg ptr @a, i32 %47, i32 %48 release monotonic, align 4, !dbg !165
  %50 = extractvalue { i32, i1 } %49, 0, !dbg !166
  %51 = extractvalue { i32, i1 } %49, 1, !dbg !167
  br i1 %51, label %53, label %52, !dbg !165

52:                                               ; preds = %35
  store i32 %50, ptr %5, align 4, !dbg !164
  br label %53, !dbg !165

53:                                               ; preds = %52, %35
  %54 = zext i1 %51 to i8, !dbg !166
  store i8 %54, ptr %12, align 1, !dbg !164, !tbaa !146
  %55 = load i8, ptr %12, align 1, !dbg !165, !tbaa !146, !range !149, !noundef !150
  %56 = trunc i8 %55 to i1, !dbg !165
  %57 = zext i1 %56 to i32, !dbg !165
  %58 = load i8, ptr %6, align 1, !dbg !168, !tbaa !146, !range !149, !noundef !150
  %59 = trunc i8 %58 to i1, !dbg !168
  %60 = zext i1 %59 to i32, !dbg !168
  %61 = or i32 %60, %57, !dbg !168
  %62 = icmp ne i32 %61, 0, !dbg !169
  %63 = zext i1 %62 to i8, !dbg !170
  store i8 %63, ptr %6, align 1, !dbg !171, !tbaa !146
  %64 = load i32, ptr %4, align 4, !dbg !172, !tbaa !38
  store i32 %64, ptr %13, align 4, !dbg !173, !tbaa !38
  %65 = load i32, ptr %5, align 4, !dbg !174
  %66 = load i32, ptr %13, align 4, !dbg !174
  %67 = cmpxchg ptr @a, i32 %65, i32 %66 acquire acquire, align 4, !dbg !174
  %68 = extractvalue { i32, i1 } %67, 0, !dbg !175
  %69 = extractvalue { i32, i1 } %67, 1, !dbg !176
  br i1 %69, label %71, label %70, !dbg !174

70:                                               ; preds = %53
  store i32 %68, ptr %5, align 4, !dbg !173
  br label %71, !dbg !174

71:                                               ; preds = %70, %53
  %72 = zext i1 %69 to i8, !dbg !175
  store i8 %72, ptr %14, align 1, !dbg !173, !tbaa !146
  %73 = load i8, ptr %14, align 1, !dbg !174, !tbaa !146, !range !149, !noundef !150
  %74 = trunc i8 %73 to i1, !dbg !174
  %75 = zext i1 %74 to i32, !dbg !174
  %76 = load i8, ptr %6, align 1, !dbg !177, !tbaa !146, !range !149, !noundef !150
  %77 = trunc i8 %76 to i1, !dbg !177
  %78 = zext i1 %77 to i32, !dbg !177
  %79 = or i32 %78, %75, !dbg !177
  %80 = icmp ne i32 %79, 0, !dbg !178
  %81 = zext i1 %80 to i8, !dbg !179
  store i8 %81, ptr %6, align 1, !dbg !180, !tbaa !146
  %82 = load i8, ptr %6, align 1, !dbg !181, !tbaa !146, !range !149, !noundef !150
  %83 = trunc i8 %82 to i1, !dbg !181
  %84 = zext i1 %83 to i32, !dbg !181
  %85 = load i32, ptr %3, align 4, !dbg !182, !tbaa !38
  %86 = load i32, ptr %4, align 4, !dbg !183, !tbaa !38
  %87 = cmpxchg ptr @v, i32 %85, i32 %86 seq_cst seq_cst, align 4, !dbg !184
  %88 = extractvalue { i32, i1 } %87, 0, !dbg !184
  %89 = add nsw i32 %84, %88, !dbg !185
  %90 = load i32, ptr %3, align 4, !dbg !186, !tbaa !38
  %91 = sext i32 %90 to i64, !dbg !186
  %92 = load i32, ptr %4, align 4, !dbg !187, !tbaa !38
  %93 = sext i32 %92 to i64, !dbg !187
  %94 = cmpxchg ptr @l, i64 %91, i64 %93 seq_cst seq_cst, align 8, !dbg !188
  %95 = extractvalue { i64, i1 } %94, 1, !dbg !188
  %96 = zext i1 %95 to i32, !dbg !188
  %97 = add nsw i32 %89, %96, !dbg !189
  call void @llvm.lifetime.end.p0(ptr %6) #2, !dbg !190
  call void @llvm.lifetime.end.p0(ptr %5) #2, !dbg !190
  ret i32 %97, !dbg !191
}

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!31, !32, !33, !34, !35, !36}
!llvm.ident = !{!37}
!llvm.errno.tbaa = !{!38}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "a", scope: !2, file: !3, line: 2, type: !29, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !21, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "atomic-rmw.c", directory: "/src", checksumkind: CSK_MD5, checksum: "ebc4b6ce6ca5f60f89fc7beda52264c6")
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
!15 = !{!16, !18, !19}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!20 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!21 = !{!0, !22, !26}
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(name: "l", scope: !2, file: !3, line: 3, type: !24, isLocal: false, isDefinition: true)
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_long", file: !6, line: 106, baseType: !25)
!25 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !20)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(name: "v", scope: !2, file: !3, line: 4, type: !28, isLocal: false, isDefinition: true)
!28 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !17)
!29 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !30)
!30 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !17)
!31 = !{i32 7, !"Dwarf Version", i32 5}
!32 = !{i32 2, !"Debug Info Version", i32 3}
!33 = !{i32 1, !"wchar_size", i32 4}
!34 = !{i32 8, !"PIC Level", i32 2}
!35 = !{i32 7, !"PIE Level", i32 2}
!36 = !{i32 7, !"uwtable", i32 2}
!37 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!38 = !{!39, !39, i64 0}
!39 = !{!"int", !40, i64 0}
!40 = !{!"omnipotent char", !41, i64 0}
!41 = !{!"Simple C/C++ TBAA"}
!42 = distinct !DISubprogram(name: "rmws", scope: !3, file: !3, line: 5, type: !43, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !45, keyInstructions: true)
!43 = !DISubroutineType(types: !44)
!44 = !{!17, !17}
!45 = !{!46, !47}
!46 = !DILocalVariable(name: "x", arg: 1, scope: !42, file: !3, line: 5, type: !17)
!47 = !DILocalVariable(name: "r", scope: !42, file: !3, line: 6, type: !17)
!48 = !DILocation(line: 5, column: 14, scope: !42)
!49 = !DILocation(line: 6, column: 3, scope: !42)
!50 = !DILocation(line: 6, column: 7, scope: !42)
!51 = !DILocation(line: 6, column: 32, scope: !42, atomGroup: 2, atomRank: 2)
!52 = !DILocation(line: 6, column: 11, scope: !42, atomGroup: 2, atomRank: 1)
!53 = !DILocation(line: 6, column: 11, scope: !42)
!54 = !DILocation(line: 6, column: 11, scope: !42, atomGroup: 2, atomRank: 2)
!55 = !DILocation(line: 6, column: 11, scope: !42, atomGroup: 1, atomRank: 2)
!56 = !DILocation(line: 6, column: 7, scope: !42, atomGroup: 1, atomRank: 1)
!57 = !DILocation(line: 6, column: 71, scope: !42, atomGroup: 4, atomRank: 2)
!58 = !DILocation(line: 6, column: 41, scope: !42, atomGroup: 4, atomRank: 1)
!59 = !DILocation(line: 6, column: 41, scope: !42)
!60 = !DILocation(line: 6, column: 41, scope: !42, atomGroup: 4, atomRank: 2)
!61 = !DILocation(line: 6, column: 38, scope: !42)
!62 = !DILocation(line: 6, column: 38, scope: !42, atomGroup: 3, atomRank: 2)
!63 = !DILocation(line: 6, column: 38, scope: !42, atomGroup: 3, atomRank: 1)
!64 = !DILocation(line: 6, column: 123, scope: !42, atomGroup: 6, atomRank: 2)
!65 = !DILocation(line: 6, column: 102, scope: !42, atomGroup: 6, atomRank: 1)
!66 = !DILocation(line: 6, column: 102, scope: !42)
!67 = !DILocation(line: 6, column: 102, scope: !42, atomGroup: 6, atomRank: 2)
!68 = !DILocation(line: 6, column: 99, scope: !42)
!69 = !DILocation(line: 6, column: 99, scope: !42, atomGroup: 5, atomRank: 2)
!70 = !DILocation(line: 6, column: 99, scope: !42, atomGroup: 5, atomRank: 1)
!71 = !DILocation(line: 7, column: 37, scope: !42, atomGroup: 8, atomRank: 2)
!72 = !DILocation(line: 7, column: 8, scope: !42, atomGroup: 8, atomRank: 1)
!73 = !DILocation(line: 7, column: 8, scope: !42)
!74 = !DILocation(line: 7, column: 8, scope: !42, atomGroup: 8, atomRank: 2)
!75 = !DILocation(line: 7, column: 5, scope: !42)
!76 = !DILocation(line: 7, column: 5, scope: !42, atomGroup: 7, atomRank: 2)
!77 = !DILocation(line: 7, column: 5, scope: !42, atomGroup: 7, atomRank: 1)
!78 = !DILocation(line: 7, column: 98, scope: !42, atomGroup: 10, atomRank: 2)
!79 = !DILocation(line: 7, column: 68, scope: !42, atomGroup: 10, atomRank: 1)
!80 = !DILocation(line: 7, column: 68, scope: !42)
!81 = !DILocation(line: 7, column: 68, scope: !42, atomGroup: 10, atomRank: 2)
!82 = !DILocation(line: 7, column: 65, scope: !42)
!83 = !DILocation(line: 7, column: 65, scope: !42, atomGroup: 9, atomRank: 2)
!84 = !DILocation(line: 7, column: 65, scope: !42, atomGroup: 9, atomRank: 1)
!85 = !DILocation(line: 8, column: 28, scope: !42, atomGroup: 12, atomRank: 2)
!86 = !DILocation(line: 8, column: 8, scope: !42, atomGroup: 12, atomRank: 1)
!87 = !DILocation(line: 8, column: 8, scope: !42)
!88 = !DILocation(line: 8, column: 8, scope: !42, atomGroup: 12, atomRank: 2)
!89 = !DILocation(line: 8, column: 5, scope: !42)
!90 = !DILocation(line: 8, column: 5, scope: !42, atomGroup: 11, atomRank: 2)
!91 = !DILocation(line: 8, column: 5, scope: !42, atomGroup: 11, atomRank: 1)
!92 = !DILocation(line: 8, column: 37, scope: !42)
!93 = !DILocation(line: 8, column: 34, scope: !42)
!94 = !DILocation(line: 8, column: 34, scope: !42, atomGroup: 13, atomRank: 2)
!95 = !DILocation(line: 8, column: 34, scope: !42, atomGroup: 13, atomRank: 1)
!96 = !DILocation(line: 8, column: 71, scope: !42, atomGroup: 15, atomRank: 1)
!97 = !DILocation(line: 8, column: 71, scope: !42)
!98 = !DILocation(line: 8, column: 71, scope: !42, atomGroup: 15, atomRank: 2)
!99 = !DILocation(line: 8, column: 68, scope: !42)
!100 = !DILocation(line: 8, column: 68, scope: !42, atomGroup: 14, atomRank: 2)
!101 = !DILocation(line: 8, column: 68, scope: !42, atomGroup: 14, atomRank: 1)
!102 = !DILocation(line: 9, column: 8, scope: !42, atomGroup: 17, atomRank: 1)
!103 = !DILocation(line: 9, column: 8, scope: !42)
!104 = !DILocation(line: 9, column: 8, scope: !42, atomGroup: 17, atomRank: 2)
!105 = !DILocation(line: 9, column: 5, scope: !42)
!106 = !DILocation(line: 9, column: 5, scope: !42, atomGroup: 16, atomRank: 2)
!107 = !DILocation(line: 9, column: 5, scope: !42, atomGroup: 16, atomRank: 1)
!108 = !DILocation(line: 9, column: 65, scope: !42, atomGroup: 19, atomRank: 1)
!109 = !DILocation(line: 9, column: 65, scope: !42)
!110 = !DILocation(line: 9, column: 65, scope: !42, atomGroup: 19, atomRank: 2)
!111 = !DILocation(line: 9, column: 62, scope: !42)
!112 = !DILocation(line: 9, column: 62, scope: !42, atomGroup: 18, atomRank: 2)
!113 = !DILocation(line: 9, column: 62, scope: !42, atomGroup: 18, atomRank: 1)
!114 = !DILocation(line: 10, column: 10, scope: !42)
!115 = !DILocation(line: 10, column: 14, scope: !42, atomGroup: 21, atomRank: 1)
!116 = !{!117, !117, i64 0}
!117 = !{!"long", !40, i64 0}
!118 = !DILocation(line: 10, column: 14, scope: !42)
!119 = !DILocation(line: 10, column: 14, scope: !42, atomGroup: 21, atomRank: 2)
!120 = !DILocation(line: 10, column: 12, scope: !42, atomGroup: 22, atomRank: 3)
!121 = !DILocation(line: 10, column: 10, scope: !42, atomGroup: 22, atomRank: 2)
!122 = !DILocation(line: 11, column: 1, scope: !42)
!123 = !DILocation(line: 10, column: 3, scope: !42, atomGroup: 22, atomRank: 1)
!124 = distinct !DISubprogram(name: "cas", scope: !3, file: !3, line: 12, type: !125, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !127, keyInstructions: true)
!125 = !DISubroutineType(types: !126)
!126 = !{!17, !17, !17}
!127 = !{!128, !129, !130, !131}
!128 = !DILocalVariable(name: "e", arg: 1, scope: !124, file: !3, line: 12, type: !17)
!129 = !DILocalVariable(name: "d", arg: 2, scope: !124, file: !3, line: 12, type: !17)
!130 = !DILocalVariable(name: "x", scope: !124, file: !3, line: 13, type: !17)
!131 = !DILocalVariable(name: "ok", scope: !124, file: !3, line: 13, type: !132)
!132 = !DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)
!133 = !DILocation(line: 12, column: 13, scope: !124)
!134 = !DILocation(line: 12, column: 20, scope: !124)
!135 = !DILocation(line: 13, column: 3, scope: !124)
!136 = !DILocation(line: 13, column: 7, scope: !124)
!137 = !DILocation(line: 13, column: 11, scope: !124, atomGroup: 1, atomRank: 2)
!138 = !DILocation(line: 13, column: 7, scope: !124, atomGroup: 1, atomRank: 1)
!139 = !DILocation(line: 13, column: 14, scope: !124)
!140 = !DILocation(line: 13, column: 20, scope: !124)
!141 = !DILocation(line: 13, column: 64, scope: !124, atomGroup: 3, atomRank: 2)
!142 = !DILocation(line: 13, column: 25, scope: !124, atomGroup: 3, atomRank: 1)
!143 = !DILocation(line: 13, column: 25, scope: !124)
!144 = !DILocation(line: 13, column: 25, scope: !124, atomGroup: 3, atomRank: 2)
!145 = !DILocation(line: 13, column: 25, scope: !124, atomGroup: 3, atomRank: 3)
!146 = !{!147, !147, i64 0}
!147 = !{!"_Bool", !40, i64 0}
!148 = !DILocation(line: 13, column: 25, scope: !124, atomGroup: 2, atomRank: 4)
!149 = !{i8 0, i8 2}
!150 = !{}
!151 = !DILocation(line: 13, column: 25, scope: !124, atomGroup: 2, atomRank: 3)
!152 = !DILocation(line: 13, column: 20, scope: !124, atomGroup: 2, atomRank: 2)
!153 = !DILocation(line: 13, column: 20, scope: !124, atomGroup: 2, atomRank: 1)
!154 = !DILocation(line: 14, column: 55, scope: !124, atomGroup: 5, atomRank: 2)
!155 = !DILocation(line: 14, column: 9, scope: !124, atomGroup: 5, atomRank: 1)
!156 = !DILocation(line: 14, column: 9, scope: !124)
!157 = !DILocation(line: 14, column: 9, scope: !124, atomGroup: 5, atomRank: 2)
!158 = !DILocation(line: 14, column: 9, scope: !124, atomGroup: 5, atomRank: 3)
!159 = !DILocation(line: 14, column: 6, scope: !124)
!160 = !DILocation(line: 14, column: 6, scope: !124, atomGroup: 4, atomRank: 3)
!161 = !DILocation(line: 14, column: 6, scope: !124, atomGroup: 4, atomRank: 2)
!162 = !DILocation(line: 14, column: 6, scope: !124, atomGroup: 4, atomRank: 1)
!163 = !DILocation(line: 15, column: 57, scope: !124, atomGroup: 7, atomRank: 2)
!164 = !DILocation(line: 15, column: 9, scope: !124, atomGroup: 7, atomRank: 1)
!165 = !DILocation(line: 15, column: 9, scope: !124)
!166 = !DILocation(line: 15, column: 9, scope: !124, atomGroup: 7, atomRank: 2)
!167 = !DILocation(line: 15, column: 9, scope: !124, atomGroup: 7, atomRank: 3)
!168 = !DILocation(line: 15, column: 6, scope: !124)
!169 = !DILocation(line: 15, column: 6, scope: !124, atomGroup: 6, atomRank: 3)
!170 = !DILocation(line: 15, column: 6, scope: !124, atomGroup: 6, atomRank: 2)
!171 = !DILocation(line: 15, column: 6, scope: !124, atomGroup: 6, atomRank: 1)
!172 = !DILocation(line: 16, column: 57, scope: !124, atomGroup: 9, atomRank: 2)
!173 = !DILocation(line: 16, column: 9, scope: !124, atomGroup: 9, atomRank: 1)
!174 = !DILocation(line: 16, column: 9, scope: !124)
!175 = !DILocation(line: 16, column: 9, scope: !124, atomGroup: 9, atomRank: 2)
!176 = !DILocation(line: 16, column: 9, scope: !124, atomGroup: 9, atomRank: 3)
!177 = !DILocation(line: 16, column: 6, scope: !124)
!178 = !DILocation(line: 16, column: 6, scope: !124, atomGroup: 8, atomRank: 3)
!179 = !DILocation(line: 16, column: 6, scope: !124, atomGroup: 8, atomRank: 2)
!180 = !DILocation(line: 16, column: 6, scope: !124, atomGroup: 8, atomRank: 1)
!181 = !DILocation(line: 17, column: 10, scope: !124)
!182 = !DILocation(line: 17, column: 47, scope: !124)
!183 = !DILocation(line: 17, column: 50, scope: !124)
!184 = !DILocation(line: 17, column: 15, scope: !124)
!185 = !DILocation(line: 17, column: 13, scope: !124)
!186 = !DILocation(line: 17, column: 96, scope: !124)
!187 = !DILocation(line: 17, column: 99, scope: !124)
!188 = !DILocation(line: 17, column: 55, scope: !124)
!189 = !DILocation(line: 17, column: 53, scope: !124, atomGroup: 11, atomRank: 2)
!190 = !DILocation(line: 18, column: 1, scope: !124)
!191 = !DILocation(line: 17, column: 3, scope: !124, atomGroup: 11, atomRank: 1)
