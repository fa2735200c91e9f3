; ModuleID = 'strings.c'
source_filename = "strings.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@.str = private unnamed_addr constant [4 x i8] c"one\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [6 x i8] c"tw\22o\0A\00", align 1, !dbg !7
@.str.2 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1, !dbg !12
@names = dso_local global [4 x ptr] [ptr @.str, ptr @.str.1, ptr @.str.2, ptr null], align 16, !dbg !17
@arr = dso_local global [6 x i8] c"ab\00c\\\00", align 1, !dbg !21
@wide = dso_local global [3 x i32] [i32 104, i32 105, i32 0], align 4, !dbg !23
@.str.3 = private unnamed_addr constant [10 x i8] c"gr\C3\BC\C3\9F \01\FF\00", align 1, !dbg !31

; Function Attrs: nounwind uwtable
define dso_local ptr @first(i32 noundef %0) #0 !dbg !46 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4, !tbaa !51
  call void @llvm.dbg.declare(metadata ptr %2, metadata !50, metadata !DIExpression()), !dbg !55
  %3 = load i32, ptr %2, align 4, !dbg !56, !tbaa !51
  %4 = sext i32 %3 to i64, !dbg !57
  %5 = getelementptr inbounds [4 x ptr], ptr @names, i64 0, i64 %4, !dbg !57
  %6 = load ptr, ptr %5, align 8, !dbg !57, !tbaa !58
  %7 = icmp ne ptr %6, null, !dbg !57
  br i1 %7, label %8, label %13, !dbg !57

8:                                                ; preds = %1
  %9 = load i32, ptr %2, align 4, !dbg !60, !tbaa !51
  %10 = sext i32 %9 to i64, !dbg !61
  %11 = getelementptr inbounds [4 x ptr], ptr @names, i64 0, i64 %10, !dbg !61
  %12 = load ptr, ptr %11, align 8, !dbg !61, !tbaa !58
  br label %14, !dbg !57

13:                                               ; preds = %1
  br label %14, !dbg !57

14:                                               ; preds = %13, %8
  %15 = phi ptr [ %12, %8 ], [ @.str.3, %13 ], !dbg !57
  ret ptr %15, !dbg !62
}

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind uwtable
define dso_local ptr @skip(ptr noundef %0) #0 !dbg !63 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !58
  call void @llvm.dbg.declare(metadata ptr %2, metadata !68, metadata !DIExpression()), !dbg !71
  call void @llvm.lifetime.start.p0(i64 8, ptr %3) #3, !dbg !72
  call void @llvm.dbg.declare(metadata ptr %3, metadata !69, metadata !DIExpression()), !dbg !73
  %5 = load ptr, ptr %2, align 8, !dbg !74, !tbaa !58
  store ptr %5, ptr %3, align 8, !dbg !73, !tbaa !58
  %6 = load ptr, ptr %3, align 8, !dbg !75, !tbaa !58
  %7 = getelementptr inbounds i8, ptr %6, i64 1, !dbg !76
  store ptr %7, ptr %4, align 8, !dbg !72, !tbaa !58
  call void @llvm.lifetime.end.p0(i64 8, ptr %3) #3, !dbg !77
  %8 = load ptr, ptr %4, align 8, !dbg !78, !tbaa !58
  ret ptr %8, !dbg !79
}

; Function Attrs: argmemonly nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: argmemonly nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #2

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { argmemonly nocallback nofree nosync nounwind willreturn }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!19}
!llvm.module.flags = !{!39, !40, !41, !42, !43, !44}
!llvm.ident = !{!45}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 2, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "strings.c", directory: "/src", checksumkind: CSK_MD5, checksum: "87aa780f8c06785ad1c4edf906d0fb38")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 4)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 2, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 48, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 6)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 2, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 8, elements: !15)
!15 = !{!16}
!16 = !DISubrange(count: 1)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(name: "names", scope: !19, file: !2, line: 2, type: !36, isLocal: false, isDefinition: true)
!19 = distinct !DICompileUnit(language: DW_LANG_C99, file: !2, producer: "Debian clang version 15.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !20, splitDebugInlining: false, nameTableKind: None)
!20 = !{!0, !7, !12, !17, !21, !23, !31}
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "arr", scope: !19, file: !2, line: 3, type: !9, isLocal: false, isDefinition: true)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "wide", scope: !19, file: !2, line: 4, type: !25, isLocal: false, isDefinition: true)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !26, size: 96, elements: !29)
!26 = !DIDerivedType(tag: DW_TAG_typedef, name: "wchar_t", file: !27, line: 74, baseType: !28)
!27 = !DIFile(filename: "/usr/lib/llvm-15/lib/clang/15.0.6/include/stddef.h", directory: "", checksumkind: CSK_MD5, checksum: "b76978376d35d5cd171876ac58ac1256")
!28 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!29 = !{!30}
!30 = !DISubrange(count: 3)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(scope: null, file: !2, line: 5, type: !33, isLocal: true, isDefinition: true)
!33 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 80, elements: !34)
!34 = !{!35}
!35 = !DISubrange(count: 10)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !37, size: 256, elements: !5)
!37 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !38, size: 64)
!38 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!39 = !{i32 7, !"Dwarf Version", i32 5}
!40 = !{i32 2, !"Debug Info Version", i32 3}
!41 = !{i32 1, !"wchar_size", i32 4}
!42 = !{i32 7, !"PIC Level", i32 2}
!43 = !{i32 7, !"PIE Level", i32 2}
!44 = !{i32 7, !"uwtable", i32 2}
!45 = !{!"Debian clang version 15.0.6"}
!46 = distinct !DISubprogram(name: "first", scope: !2, file: !2, line: 5, type: !47, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !19, retainedNodes: !49)
!47 = !DISubroutineType(types: !48)
!48 = !{!37, !28}
!49 = !{!50}
!50 = !DILocalVariable(name: "i", arg: 1, scope: !46, file: !2, line: 5, type: !28)
!51 = !{!52, !52, i64 0}
!52 = !{!"int", !53, i64 0}
!53 = !{!"omnipotent char", !54, i64 0}
!54 = !{!"Simple C/C++ TBAA"}
!55 = !DILocation(line: 5, column: 23, scope: !46)
!56 = !DILocation(line: 5, column: 41, scope: !46)
!57 = !DILocation(line: 5, column: 35, scope: !46)
!58 = !{!59, !59, i64 0}
!59 = !{!"any pointer", !53, i64 0}
!60 = !DILocation(line: 5, column: 52, scope: !46)
!61 = !DILocation(line: 5, column: 46, scope: !46)
!62 = !DILocation(line: 5, column: 28, scope: !46)
!63 = distinct !DISubprogram(name: "skip", scope: !2, file: !2, line: 6, type: !64, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !19, retainedNodes: !67)
!64 = !DISubroutineType(types: !65)
!65 = !{!66, !66}
!66 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!67 = !{!68, !69}
!68 = !DILocalVariable(name: "s", arg: 1, scope: !63, file: !2, line: 6, type: !66)
!69 = !DILocalVariable(name: "t", scope: !70, file: !2, line: 6, type: !66)
!70 = distinct !DILexicalBlock(scope: !63, file: !2, line: 6, column: 31)
!71 = !DILocation(line: 6, column: 18, scope: !63)
!72 = !DILocation(line: 6, column: 33, scope: !70)
!73 = !DILocation(line: 6, column: 39, scope: !70)
!74 = !DILocation(line: 6, column: 43, scope: !70)
!75 = !DILocation(line: 6, column: 46, scope: !70)
!76 = !DILocation(line: 6, column: 48, scope: !70)
!77 = !DILocation(line: 6, column: 53, scope: !63)
!78 = !DILocation(line: 6, column: 53, scope: !70)
!79 = !DILocation(line: 6, column: 23, scope: !63)
