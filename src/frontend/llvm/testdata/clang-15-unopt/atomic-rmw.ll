; ModuleID = 'atomic-rmw.c'
source_filename = "atomic-rmw.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@a = dso_local global i32 0, align 4, !dbg !0
@v = dso_local global i32 0, align 4, !dbg !26
@l = dso_local global i64 0, align 8, !dbg !22

; Function Attrs: nounwind uwtable
define dso_local i32 @rmws(i32 noundef %0) #0 !dbg !38 {
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
  store i32 %0, ptr %2, align 4, !tbaa !44
  call void @llvm.dbg.declare(metadata ptr %2, metadata !42, metadata !DIExpression()), !dbg !48
  call void @llvm.lifetime.start.p0(i64 4, ptr %3) #3, !dbg !49
  call void @llvm.dbg.declare(metadata ptr %3, metadata !43, metadata !DIExpression()), !dbg !50
  %24 = load i32, ptr %2, align 4, !dbg !51, !tbaa !44
  store i32 %24, ptr %4, align 4, !dbg !51, !tbaa !44
  %25 = load i32, ptr %4, align 4, !dbg !51
  %26 = atomicrmw add ptr @a, i32 %25 seq_cst, align 4, !dbg !51
  store i32 %26, ptr %5, align 4, !dbg !51
  %27 = load i32, ptr %5, align 4, !dbg !51, !tbaa !44
  store i32 %27, ptr %3, align 4, !dbg !50, !tbaa !44
  %28 = load i32, ptr %2, align 4, !dbg !52, !tbaa !44
  store i32 %28, ptr %6, align 4, !dbg !53, !tbaa !44
  %29 = load i32, ptr %6, align 4, !dbg !53
  %30 = atomicrmw sub ptr @a, i32 %29 acq_rel, align 4, !dbg !53
  store i32 %30, ptr %7, align 4, !dbg !53
  %31 = load i32, ptr %7, align 4, !dbg !53, !tbaa !44
  %32 = load i32, ptr %3, align 4, !dbg !54, !tbaa !44
  %33 = add nsw i32 %32, %31, !dbg !54
  store i32 %33, ptr %3, align 4, !dbg !54, !tbaa !44
  %34 = load i32, ptr %2, align 4, !dbg !55, !tbaa !44
  store i32 %34, ptr %8, align 4, !dbg !55, !tbaa !44
  %35 = load i32, ptr %8, align 4, !dbg !55
  %36 = atomicrmw and ptr @a, i32 %35 seq_cst, align 4, !dbg !55
  store i32 %36, ptr %9, align 4, !dbg !55
  %37 = load i32, ptr %9, align 4, !dbg !55, !tbaa !44
  %38 = load i32, ptr %3, align 4, !dbg !56, !tbaa !44
  %39 = add nsw i32 %38, %37, !dbg !56
  store i32 %39, ptr %3, align 4, !dbg !56, !tbaa !44
  %40 = load i32, ptr %2, align 4, !dbg !57, !tbaa !44
  store i32 %40, ptr %10, align 4, !dbg !58, !tbaa !44
  %41 = load i32, ptr %10, align 4, !dbg !58
  %42 = atomicrmw or ptr @a, i32 %41 release, align 4, !dbg !58
  store i32 %42, ptr %11, align 4, !dbg !58
  %43 = load i32, ptr %11, align 4, !dbg !58, !tbaa !44
  %44 = load i32, ptr %3, align 4, !dbg !59, !tbaa !44
  %45 = add nsw i32 %44, %43, !dbg !59
  store i32 %45, ptr %3, align 4, !dbg !59, !tbaa !44
  %46 = load i32, ptr %2, align 4, !dbg !60, !tbaa !44
  store i32 %46, ptr %12, align 4, !dbg !61, !tbaa !44
  %47 = load i32, ptr %12, align 4, !dbg !61
  %48 = atomicrmw xor ptr @a, i32 %47 acquire, align 4, !dbg !61
  store i32 %48, ptr %13, align 4, !dbg !61
  %49 = load i32, ptr %13, align 4, !dbg !61, !tbaa !44
  %50 = load i32, ptr %3, align 4, !dbg !62, !tbaa !44
  %51 = add nsw i32 %50, %49, !dbg !62
  store i32 %51, ptr %3, align 4, !dbg !62, !tbaa !44
  %52 = load i32, ptr %2, align 4, !dbg !63, !tbaa !44
  store i32 %52, ptr %14, align 4, !dbg !63, !tbaa !44
  %53 = load i32, ptr %14, align 4, !dbg !63
  %54 = atomicrmw xchg ptr @a, i32 %53 seq_cst, align 4, !dbg !63
  store i32 %54, ptr %15, align 4, !dbg !63
  %55 = load i32, ptr %15, align 4, !dbg !63, !tbaa !44
  %56 = load i32, ptr %3, align 4, !dbg !64, !tbaa !44
  %57 = add nsw i32 %56, %55, !dbg !64
  store i32 %57, ptr %3, align 4, !dbg !64, !tbaa !44
  %58 = atomicrmw add ptr @v, i32 1 seq_cst, align 4, !dbg !65
  %59 = load i32, ptr %3, align 4, !dbg !66, !tbaa !44
  %60 = add nsw i32 %59, %58, !dbg !66
  store i32 %60, ptr %3, align 4, !dbg !66, !tbaa !44
  store i32 3, ptr %16, align 4, !dbg !67, !tbaa !44
  %61 = load i32, ptr %16, align 4, !dbg !67
  %62 = atomicrmw nand ptr @v, i32 %61 seq_cst, align 4, !dbg !67
  store i32 %62, ptr %17, align 4, !dbg !67
  %63 = load i32, ptr %17, align 4, !dbg !67, !tbaa !44
  %64 = load i32, ptr %3, align 4, !dbg !68, !tbaa !44
  %65 = add nsw i32 %64, %63, !dbg !68
  store i32 %65, ptr %3, align 4, !dbg !68, !tbaa !44
  store i32 3, ptr %18, align 4, !dbg !69, !tbaa !44
  %66 = load i32, ptr %18, align 4, !dbg !69
  %67 = atomicrmw min ptr @v, i32 %66 monotonic, align 4, !dbg !69
  store i32 %67, ptr %19, align 4, !dbg !69
  %68 = load i32, ptr %19, align 4, !dbg !69, !tbaa !44
  %69 = load i32, ptr %3, align 4, !dbg !70, !tbaa !44
  %70 = add nsw i32 %69, %68, !dbg !70
  store i32 %70, ptr %3, align 4, !dbg !70, !tbaa !44
  store i32 3, ptr %20, align 4, !dbg !71, !tbaa !44
  %71 = load i32, ptr %20, align 4, !dbg !71
  %72 = atomicrmw umax ptr @v, i32 %71 monotonic, align 4, !dbg !71
  store i32 %72, ptr %21, align 4, !dbg !71
  %73 = load i32, ptr %21, align 4, !dbg !71, !tbaa !44
  %74 = load i32, ptr %3, align 4, !dbg !72, !tbaa !44
  %75 = add i32 %74, %73, !dbg !72
  store i32 %75, ptr %3, align 4, !dbg !72, !tbaa !44
  %76 = load i32, ptr %3, align 4, !dbg !73, !tbaa !44
  %77 = sext i32 %76 to i64, !dbg !73
  store i64 1, ptr %22, align 8, !dbg !74, !tbaa !75
  %78 = load i64, ptr %22, align 8, !dbg !74
  %79 = atomicrmw add ptr @l, i64 %78 seq_cst, align 8, !dbg !74
  %80 = add i64 %79, %78, !dbg !74
  store i64 %80, ptr %23, align 8, !dbg !74
  %81 = load i64, ptr %23, align 8, !dbg !74, !tbaa !75
  %82 = add nsw i64 %77, %81, !dbg !77
  %83 = trunc i64 %82 to i32, !dbg !73
  call void @llvm.lifetime.end.p0(i64 4, ptr %3) #3, !dbg !78
  ret i32 %83, !dbg !79
}

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: argmemonly nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: argmemonly nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: nounwind uwtable
define dso_local i32 @cas(i32 noundef %0, i32 noundef %1) #0 !dbg !80 {
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
  store i32 %0, ptr %3, align 4, !tbaa !44
  call void @llvm.dbg.declare(metadata ptr %3, metadata !84, metadata !DIExpression()), !dbg !89
  store i32 %1, ptr %4, align 4, !tbaa !44
  call void @llvm.dbg.declare(metadata ptr %4, metadata !85, metadata !DIExpression()), !dbg !90
  call void @llvm.lifetime.start.p0(i64 4, ptr %5) #3, !dbg !91
  call void @llvm.dbg.declare(metadata ptr %5, metadata !86, metadata !DIExpression()), !dbg !92
  %15 = load i32, ptr %3, align 4, !dbg !93, !tbaa !44
  store i32 %15, ptr %5, align 4, !dbg !92, !tbaa !44
  call void @llvm.lifetime.start.p0(i64 1, ptr %6) #3, !dbg !94
  call void @llvm.dbg.declare(metadata ptr %6, metadata !87, metadata !DIExpression()), !dbg !95
  %16 = load i32, ptr %4, align 4, !dbg !96, !tbaa !44
  store i32 %16, ptr %7, align 4, !dbg !96, !tbaa !44
  %17 = load i32, ptr %5, align 4, !dbg !96
  %18 = load i32, ptr %7, align 4, !dbg !96
  %19 = cmpxchg ptr @a, i32 %17, i32 %18 seq_cst seq_cst, align 4, !dbg !96
  %20 = extractvalue { i32, i1 } %19, 0, !dbg !96
  %21 = extractvalue { i32, i1 } %19, 1, !dbg !96
  br i1 %21, label %23, label %22, !dbg !96

22:                                               ; preds = %2
  store i32 %20, ptr %5, align 4, !dbg !96
  br label %23, !dbg !96

23:                                               ; preds = %22, %2
  %24 = zext i1 %21 to i8, !dbg !96
  store i8 %24, ptr %8, align 1, !dbg !96, !tbaa !97
  %25 = load i8, ptr %8, align 1, !dbg !96, !tbaa !97, !range !99
  %26 = trunc i8 %25 to i1, !dbg !96
  %27 = zext i1 %26 to i8, !dbg !95
  store i8 %27, ptr %6, align 1, !dbg !95, !tbaa !97
  %28 = load i32, ptr %4, align 4, !dbg !100, !tbaa !44
  store i32 %28, ptr %9, align 4, !dbg !101, !tbaa !44
  %29 = load i32, ptr %5, align 4, !dbg !101
  %30 = load i32, ptr %9, align 4, !dbg !101
  %31 = cmpxchg weak ptr @a, i32 %29, i32 %30 acq_rel monotonic, align 4, !dbg !101
  %32 = extractvalue { i32, i1 } %31, 0, !dbg !101
  %33 = extractvalue { i32, i1 } %31, 1, !dbg !101
  br i1 %33, label %35, label %34, !dbg !101

34:                                               ; preds = %23
  store i32 %32, ptr %5, align 4, !dbg !101
  br label %35, !dbg !101

35:                                               ; preds = %34, %23
  %36 = zext i1 %33 to i8, !dbg !101
  store i8 %36, ptr %10, align 1, !dbg !101, !tbaa !97
  %37 = load i8, ptr %10, align 1, !dbg !101, !tbaa !97, !range !99
  %38 = trunc i8 %37 to i1, !dbg !101
  %39 = zext i1 %38 to i32, !dbg !101
  %40 = load i8, ptr %6, align 1, !dbg !102, !tbaa !97, !range !99
  %41 = trunc i8 %40 to i1, !dbg !102
  %42 = zext i1 %41 to i32, !dbg !102
  %43 = or i32 %42, %39, !dbg !102
  %44 = icmp ne i32 %43, 0, !dbg !102
  %45 = zext i1 %44 to i8, !dbg !102
  store i8 %45, ptr %6, align 1, !dbg !102, !tbaa !97
  %46 = load i32, ptr %4, align 4, !dbg !103, !tbaa !44
  store i32 %46, ptr %11, align 4, !dbg !104, !tbaa !44
  %47 = load i32, ptr %5, align 4, !dbg !104
  %48 = load i32, ptr %11, align 4, !dbg !104
  %49 = cmpxchg ptr @a, i32 %47, i32 %48 release monotonic, align 4, !dbg !104
  %50 = extractvalue { i32, i1 } %49, 0, !dbg !104
  %51 = extractvalue { i32, i1 } %49, 1, !dbg !104
  br i1 %51, label %53, label %52, !dbg !104

52:                                               ; preds = %35
  store i32 %50, ptr %5, align 4, !dbg !104
  br label %53, !dbg !104

53:                                               ; preds = %52, %35
  %54 = zext i1 %51 to i8, !dbg !104
  store i8 %54, ptr %12, align 1, !dbg !104, !tbaa !97
  %55 = load i8, ptr %12, align 1, !dbg !104, !tbaa !97, !range !99
  %56 = trunc i8 %55 to i1, !dbg !104
  %57 = zext i1 %56 to i32, !dbg !104
  %58 = load i8, ptr %6, align 1, !dbg !105, !tbaa !97, !range !99
  %59 = trunc i8 %58 to i1, !dbg !105
  %60 = zext i1 %59 to i32, !dbg !105
  %61 = or i32 %60, %57, !dbg !105
  %62 = icmp ne i32 %61, 0, !dbg !105
  %63 = zext i1 %62 to i8, !dbg !105
  store i8 %63, ptr %6, align 1, !dbg !105, !tbaa !97
  %64 = load i32, ptr %4, align 4, !dbg !106, !tbaa !44
  store i32 %64, ptr %13, align 4, !dbg !107, !tbaa !44
  %65 = load i32, ptr %5, align 4, !dbg !107
  %66 = load i32, ptr %13, align 4, !dbg !107
  %67 = cmpxchg ptr @a, i32 %65, i32 %66 acquire acquire, align 4, !dbg !107
  %68 = extractvalue { i32, i1 } %67, 0, !dbg !107
  %69 = extractvalue { i32, i1 } %67, 1, !dbg !107
  br i1 %69, label %71, label %70, !dbg !107

70:                                               ; preds = %53
  store i32 %68, ptr %5, align 4, !dbg !107
  br label %71, !dbg !107

71:                                               ; preds = %70, %53
  %72 = zext i1 %69 to i8, !dbg !107
  store i8 %72, ptr %14, align 1, !dbg !107, !tbaa !97
  %73 = load i8, ptr %14, align 1, !dbg !107, !tbaa !97, !range !99
  %74 = trunc i8 %73 to i1, !dbg !107
  %75 = zext i1 %74 to i32, !dbg !107
  %76 = load i8, ptr %6, align 1, !dbg !108, !tbaa !97, !range !99
  %77 = trunc i8 %76 to i1, !dbg !108
  %78 = zext i1 %77 to i32, !dbg !108
  %79 = or i32 %78, %75, !dbg !108
  %80 = icmp ne i32 %79, 0, !dbg !108
  %81 = zext i1 %80 to i8, !dbg !108
  store i8 %81, ptr %6, align 1, !dbg !108, !tbaa !97
  %82 = load i8, ptr %6, align 1, !dbg !109, !tbaa !97, !range !99
  %83 = trunc i8 %82 to i1, !dbg !109
  %84 = zext i1 %83 to i32, !dbg !109
  %85 = load i32, ptr %3, align 4, !dbg !110, !tbaa !44
  %86 = load i32, ptr %4, align 4, !dbg !111, !tbaa !44
  %87 = cmpxchg ptr @v, i32 %85, i32 %86 seq_cst seq_cst, align 4, !dbg !112
  %88 = extractvalue { i32, i1 } %87, 0, !dbg !112
  %89 = add nsw i32 %84, %88, !dbg !113
  %90 = load i32, ptr %3, align 4, !dbg !114, !tbaa !44
  %91 = sext i32 %90 to i64, !dbg !114
  %92 = load i32, ptr %4, align 4, !dbg !115, !tbaa !44
  %93 = sext i32 %92 to i64, !dbg !115
  %94 = cmpxchg ptr @l, i64 %91, i64 %93 seq_cst seq_cst, align 8, !dbg !116
  %95 = extractvalue { i64, i1 } %94, 1, !dbg !116
  %96 = zext i1 %95 to i32, !dbg !116
  %97 = add nsw i32 %89, %96, !dbg !117
  call void @llvm.lifetime.end.p0(i64 1, ptr %6) #3, !dbg !118
  call void @llvm.lifetime.end.p0(i64 4, ptr %5) #3, !dbg !118
  ret i32 %97, !dbg !119
}

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { argmemonly nocallback nofree nosync nounwind willreturn }
attributes #3 = { nounwind }

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
!44 = !{!45, !45, i64 0}
!45 = !{!"int", !46, i64 0}
!46 = !{!"omnipotent char", !47, i64 0}
!47 = !{!"Simple C/C++ TBAA"}
!48 = !DILocation(line: 5, column: 14, scope: !38)
!49 = !DILocation(line: 6, column: 3, scope: !38)
!50 = !DILocation(line: 6, column: 7, scope: !38)
!51 = !DILocation(line: 6, column: 11, scope: !38)
!52 = !DILocation(line: 6, column: 71, scope: !38)
!53 = !DILocation(line: 6, column: 41, scope: !38)
!54 = !DILocation(line: 6, column: 38, scope: !38)
!55 = !DILocation(line: 6, column: 102, scope: !38)
!56 = !DILocation(line: 6, column: 99, scope: !38)
!57 = !DILocation(line: 7, column: 37, scope: !38)
!58 = !DILocation(line: 7, column: 8, scope: !38)
!59 = !DILocation(line: 7, column: 5, scope: !38)
!60 = !DILocation(line: 7, column: 98, scope: !38)
!61 = !DILocation(line: 7, column: 68, scope: !38)
!62 = !DILocation(line: 7, column: 65, scope: !38)
!63 = !DILocation(line: 8, column: 8, scope: !38)
!64 = !DILocation(line: 8, column: 5, scope: !38)
!65 = !DILocation(line: 8, column: 37, scope: !38)
!66 = !DILocation(line: 8, column: 34, scope: !38)
!67 = !DILocation(line: 8, column: 71, scope: !38)
!68 = !DILocation(line: 8, column: 68, scope: !38)
!69 = !DILocation(line: 9, column: 8, scope: !38)
!70 = !DILocation(line: 9, column: 5, scope: !38)
!71 = !DILocation(line: 9, column: 65, scope: !38)
!72 = !DILocation(line: 9, column: 62, scope: !38)
!73 = !DILocation(line: 10, column: 10, scope: !38)
!74 = !DILocation(line: 10, column: 14, scope: !38)
!75 = !{!76, !76, i64 0}
!76 = !{!"long", !46, i64 0}
!77 = !DILocation(line: 10, column: 12, scope: !38)
!78 = !DILocation(line: 11, column: 1, scope: !38)
!79 = !DILocation(line: 10, column: 3, scope: !38)
!80 = distinct !DISubprogram(name: "cas", scope: !3, file: !3, line: 12, type: !81, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !83)
!81 = !DISubroutineType(types: !82)
!82 = !{!17, !17, !17}
!83 = !{!84, !85, !86, !87}
!84 = !DILocalVariable(name: "e", arg: 1, scope: !80, file: !3, line: 12, type: !17)
!85 = !DILocalVariable(name: "d", arg: 2, scope: !80, file: !3, line: 12, type: !17)
!86 = !DILocalVariable(name: "x", scope: !80, file: !3, line: 13, type: !17)
!87 = !DILocalVariable(name: "ok", scope: !80, file: !3, line: 13, type: !88)
!88 = !DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)
!89 = !DILocation(line: 12, column: 13, scope: !80)
!90 = !DILocation(line: 12, column: 20, scope: !80)
!91 = !DILocation(line: 13, column: 3, scope: !80)
!92 = !DILocation(line: 13, column: 7, scope: !80)
!93 = !DILocation(line: 13, column: 11, scope: !80)
!94 = !DILocation(line: 13, column: 14, scope: !80)
!95 = !DILocation(line: 13, column: 20, scope: !80)
!96 = !DILocation(line: 13, column: 25, scope: !80)
!97 = !{!98, !98, i64 0}
!98 = !{!"_Bool", !46, i64 0}
!99 = !{i8 0, i8 2}
!100 = !DILocation(line: 14, column: 55, scope: !80)
!101 = !DILocation(line: 14, column: 9, scope: !80)
!102 = !DILocation(line: 14, column: 6, scope: !80)
!103 = !DILocation(line: 15, column: 57, scope: !80)
!104 = !DILocation(line: 15, column: 9, scope: !80)
!105 = !DILocation(line: 15, column: 6, scope: !80)
!106 = !DILocation(line: 16, column: 57, scope: !80)
!107 = !DILocation(line: 16, column: 9, scope: !80)
!108 = !DILocation(line: 16, column: 6, scope: !80)
!109 = !DILocation(line: 17, column: 10, scope: !80)
!110 = !DILocation(line: 17, column: 47, scope: !80)
!111 = !DILocation(line: 17, column: 50, scope: !80)
!112 = !DILocation(line: 17, column: 15, scope: !80)
!113 = !DILocation(line: 17, column: 13, scope: !80)
!114 = !DILocation(line: 17, column: 96, scope: !80)
!115 = !DILocation(line: 17, column: 99, scope: !80)
!116 = !DILocation(line: 17, column: 55, scope: !80)
!117 = !DILocation(line: 17, column: 53, scope: !80)
!118 = !DILocation(line: 18, column: 1, scope: !80)
!119 = !DILocation(line: 17, column: 3, scope: !80)
