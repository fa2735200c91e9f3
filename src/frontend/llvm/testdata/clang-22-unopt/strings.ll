; ModuleID = 'strings.c'
source_filename = "strings.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@.str = private unnamed_addr constant [4 x i8] c"one\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [6 x i8] c"tw\22o\0A\00", align 1, !dbg !7
@.str.2 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1, !dbg !12
@names = dso_local global [4 x ptr] [ptr @.str, ptr @.str.1, ptr @.str.2, ptr null], align 16, !dbg !17
@arr = dso_local global [6 x i8] c"ab\00c\\\00", align 1, !dbg !21
@wide = dso_local global [3 x i32] [i32 104, i32 105, i32 0], align 4, !dbg !23
@.str.3 = private unnamed_addr constant [10 x i8] c"gr\C3\BC\C3\9F \01\FF\00", align 1, !dbg !31

; Function Attrs: nounwind uwtable
define dso_local ptr @first(i32 noundef %0) #0 !dbg !50 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4, !tbaa !46
    #dbg_declare(ptr %2, !54, !DIExpression(), !55)
  %3 = load i32, ptr %2, align 4, !dbg !56, !tbaa !46
  %4 = sext i32 %3 to i64, !dbg !57
  %5 = getelementptr inbounds [4 x ptr], ptr @names, i64 0, i64 %4, !dbg !57
  %6 = load ptr, ptr %5, align 8, !dbg !57, !tbaa !58
  %7 = icmp ne ptr %6, null, !dbg !61
  br i1 %7, label %8, label %13, !dbg !62

8:                                                ; preds = %1
  %9 = load i32, ptr %2, align 4, !dbg !63, !tbaa !46
  %10 = sext i32 %9 to i64, !dbg !64
  %11 = getelementptr inbounds [4 x ptr], ptr @names, i64 0, i64 %10, !dbg !64
  %12 = load ptr, ptr %11, align 8, !dbg !64, !tbaa !58
  br label %14, !dbg !57

13:                                               ; preds = %1
  br label %14, !dbg !57

14:                                               ; preds = %13, %8
  %15 = phi ptr [ %12, %8 ], [ @.str.3, %13 ], !dbg !65
  ret ptr %15, !dbg !66
}

; Function Attrs: nounwind uwtable
define dso_local ptr @skip(ptr noundef %0) #0 !dbg !67 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !58
    #dbg_declare(ptr %2, !72, !DIExpression(), !75)
  call void @llvm.lifetime.start.p0(ptr %3) #2, !dbg !76
    #dbg_declare(ptr %3, !73, !DIExpression(), !77)
  %5 = load ptr, ptr %2, align 8, !dbg !78, !tbaa !58
  store ptr %5, ptr %3, align 8, !dbg !79, !tbaa !58
  %6 = load ptr, ptr %3, align 8, !dbg !80, !tbaa !58
  %7 = getelementptr inbounds i8, ptr %6, i64 1, !dbg !81
  store ptr %7, ptr %4, align 8, !dbg !82, !tbaa !58
  call void @llvm.lifetime.end.p0(ptr %3) #2, !dbg !83
  %8 = load ptr, ptr %4, align 8, !dbg !84, !tbaa !58
  ret ptr %8, !dbg !85
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind }

!llvm.dbg.cu = !{!19}
!llvm.module.flags = !{!39, !40, !41, !42, !43, !44}
!llvm.ident = !{!45}
!llvm.errno.tbaa = !{!46}

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
!19 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !20, splitDebugInlining: false, nameTableKind: None)
!20 = !{!0, !7, !12, !17, !21, !23, !31}
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "arr", scope: !19, file: !2, line: 3, type: !9, isLocal: false, isDefinition: true)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "wide", scope: !19, file: !2, line: 4, type: !25, isLocal: false, isDefinition: true)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !26, size: 96, elements: !29)
!26 = !DIDerivedType(tag: DW_TAG_typedef, name: "wchar_t", file: !27, line: 24, baseType: !28)
!27 = !DIFile(filename: "/usr/lib/llvm-22/lib/clang/22/include/__stddef_wchar_t.h", directory: "", checksumkind: CSK_MD5, checksum: "1bf0c51e90dd5eb05cdcc01afdea587a")
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
!42 = !{i32 8, !"PIC Level", i32 2}
!43 = !{i32 7, !"PIE Level", i32 2}
!44 = !{i32 7, !"uwtable", i32 2}
!45 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!46 = !{!47, !47, i64 0}
!47 = !{!"int", !48, i64 0}
!48 = !{!"omnipotent char", !49, i64 0}
!49 = !{!"Simple C/C++ TBAA"}
!50 = distinct !DISubprogram(name: "first", scope: !2, file: !2, line: 5, type: !51, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !19, retainedNodes: !53, keyInstructions: true)
!51 = !DISubroutineType(types: !52)
!52 = !{!37, !28}
!53 = !{!54}
!54 = !DILocalVariable(name: "i", arg: 1, scope: !50, file: !2, line: 5, type: !28)
!55 = !DILocation(line: 5, column: 23, scope: !50)
!56 = !DILocation(line: 5, column: 41, scope: !50)
!57 = !DILocation(line: 5, column: 35, scope: !50)
!58 = !{!59, !59, i64 0}
!59 = !{!"p1 omnipotent char", !60, i64 0}
!60 = !{!"any pointer", !48, i64 0}
!61 = !DILocation(line: 5, column: 35, scope: !50, atomGroup: 2, atomRank: 2)
!62 = !DILocation(line: 5, column: 35, scope: !50, atomGroup: 2, atomRank: 1)
!63 = !DILocation(line: 5, column: 52, scope: !50)
!64 = !DILocation(line: 5, column: 46, scope: !50)
!65 = !DILocation(line: 5, column: 35, scope: !50, atomGroup: 1, atomRank: 2)
!66 = !DILocation(line: 5, column: 28, scope: !50, atomGroup: 1, atomRank: 1)
!67 = distinct !DISubprogram(name: "skip", scope: !2, file: !2, line: 6, type: !68, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !19, retainedNodes: !71, keyInstructions: true)
!68 = !DISubroutineType(types: !69)
!69 = !{!70, !70}
!70 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!71 = !{!72, !73}
!72 = !DILocalVariable(name: "s", arg: 1, scope: !67, file: !2, line: 6, type: !70)
!73 = !DILocalVariable(name: "t", scope: !74, file: !2, line: 6, type: !70)
!74 = distinct !DILexicalBlock(scope: !67, file: !2, line: 6, column: 31)
!75 = !DILocation(line: 6, column: 18, scope: !67)
!76 = !DILocation(line: 6, column: 33, scope: !74)
!77 = !DILocation(line: 6, column: 39, scope: !74)
!78 = !DILocation(line: 6, column: 43, scope: !74, atomGroup: 2, atomRank: 2)
!79 = !DILocation(line: 6, column: 39, scope: !74, atomGroup: 2, atomRank: 1)
!80 = !DILocation(line: 6, column: 46, scope: !74)
!81 = !DILocation(line: 6, column: 48, scope: !74, atomGroup: 1, atomRank: 2)
!82 = !DILocation(line: 6, column: 33, scope: !74, atomGroup: 1, atomRank: 1)
!83 = !DILocation(line: 6, column: 53, scope: !67)
!84 = !DILocation(line: 6, column: 53, scope: !74, atomGroup: 1, atomRank: 2)
!85 = !DILocation(line: 6, column: 23, scope: !67, atomGroup: 1, atomRank: 1)
