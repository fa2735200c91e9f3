; ModuleID = 'arithmetic.c'
source_filename = "arithmetic.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@a8 = dso_local global i8 0, align 1, !dbg !0
@u64 = dso_local global i64 0, align 8, !dbg !10
@big = dso_local global i128 0, align 16, !dbg !13
@flag = dso_local global i8 0, align 1, !dbg !15

; Function Attrs: nounwind uwtable
define dso_local i32 @add(i32 noundef %0, i32 noundef %1) #0 !dbg !26 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4, !tbaa !32
  call void @llvm.dbg.declare(metadata ptr %3, metadata !30, metadata !DIExpression()), !dbg !36
  store i32 %1, ptr %4, align 4, !tbaa !32
  call void @llvm.dbg.declare(metadata ptr %4, metadata !31, metadata !DIExpression()), !dbg !37
  %5 = load i32, ptr %3, align 4, !dbg !38, !tbaa !32
  %6 = load i32, ptr %4, align 4, !dbg !39, !tbaa !32
  %7 = mul nsw i32 %6, 3, !dbg !40
  %8 = add nsw i32 %5, %7, !dbg !41
  %9 = load i32, ptr %3, align 4, !dbg !42, !tbaa !32
  %10 = load i32, ptr %4, align 4, !dbg !43, !tbaa !32
  %11 = xor i32 %9, %10, !dbg !44
  %12 = load i32, ptr %4, align 4, !dbg !45, !tbaa !32
  %13 = or i32 %12, 1, !dbg !46
  %14 = sdiv i32 %11, %13, !dbg !47
  %15 = srem i32 %14, 7, !dbg !48
  %16 = sub nsw i32 %8, %15, !dbg !49
  ret i32 %16, !dbg !50
}

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind uwtable
define dso_local i32 @shifts(i32 noundef %0, i32 noundef %1) #0 !dbg !51 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4, !tbaa !32
  call void @llvm.dbg.declare(metadata ptr %3, metadata !55, metadata !DIExpression()), !dbg !57
  store i32 %1, ptr %4, align 4, !tbaa !32
  call void @llvm.dbg.declare(metadata ptr %4, metadata !56, metadata !DIExpression()), !dbg !58
  %5 = load i32, ptr %3, align 4, !dbg !59, !tbaa !32
  %6 = load i32, ptr %4, align 4, !dbg !60, !tbaa !32
  %7 = shl i32 %5, %6, !dbg !61
  %8 = load i32, ptr %3, align 4, !dbg !62, !tbaa !32
  %9 = load i32, ptr %4, align 4, !dbg !63, !tbaa !32
  %10 = sub nsw i32 32, %9, !dbg !64
  %11 = lshr i32 %8, %10, !dbg !65
  %12 = or i32 %7, %11, !dbg !66
  %13 = load i32, ptr %3, align 4, !dbg !67, !tbaa !32
  %14 = ashr i32 %13, 3, !dbg !68
  %15 = or i32 %12, %14, !dbg !69
  ret i32 %15, !dbg !70
}

; Function Attrs: nounwind uwtable
define dso_local i64 @widen(i8 noundef signext %0, i8 noundef zeroext %1, i16 noundef signext %2) #0 !dbg !71 {
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  %6 = alloca i16, align 2
  store i8 %0, ptr %4, align 1, !tbaa !80
  call void @llvm.dbg.declare(metadata ptr %4, metadata !77, metadata !DIExpression()), !dbg !81
  store i8 %1, ptr %5, align 1, !tbaa !80
  call void @llvm.dbg.declare(metadata ptr %5, metadata !78, metadata !DIExpression()), !dbg !82
  store i16 %2, ptr %6, align 2, !tbaa !83
  call void @llvm.dbg.declare(metadata ptr %6, metadata !79, metadata !DIExpression()), !dbg !85
  %7 = load i8, ptr %4, align 1, !dbg !86, !tbaa !80
  %8 = sext i8 %7 to i64, !dbg !86
  %9 = load i8, ptr %5, align 1, !dbg !87, !tbaa !80
  %10 = zext i8 %9 to i64, !dbg !88
  %11 = load i16, ptr %6, align 2, !dbg !89, !tbaa !83
  %12 = sext i16 %11 to i64, !dbg !89
  %13 = mul nsw i64 %10, %12, !dbg !90
  %14 = add nsw i64 %8, %13, !dbg !91
  ret i64 %14, !dbg !92
}

; Function Attrs: nounwind uwtable
define dso_local zeroext i1 @logic(i32 noundef %0, i32 noundef %1) #0 !dbg !93 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4, !tbaa !32
  call void @llvm.dbg.declare(metadata ptr %3, metadata !97, metadata !DIExpression()), !dbg !99
  store i32 %1, ptr %4, align 4, !tbaa !32
  call void @llvm.dbg.declare(metadata ptr %4, metadata !98, metadata !DIExpression()), !dbg !100
  %5 = load i32, ptr %3, align 4, !dbg !101, !tbaa !32
  %6 = icmp ne i32 %5, 0, !dbg !101
  br i1 %6, label %7, label %10, !dbg !102

7:                                                ; preds = %2
  %8 = load i32, ptr %4, align 4, !dbg !103, !tbaa !32
  %9 = icmp ne i32 %8, 0, !dbg !103
  br i1 %9, label %10, label %14, !dbg !104

10:                                               ; preds = %7, %2
  %11 = load i32, ptr %3, align 4, !dbg !105, !tbaa !32
  %12 = load i32, ptr %4, align 4, !dbg !106, !tbaa !32
  %13 = icmp slt i32 %11, %12, !dbg !107
  br label %14, !dbg !104

14:                                               ; preds = %10, %7
  %15 = phi i1 [ true, %7 ], [ %13, %10 ]
  ret i1 %15, !dbg !108
}

; Function Attrs: nounwind uwtable
define dso_local { i64, i64 } @mul128(i64 noundef %0, i64 noundef %1, i64 noundef %2) #0 !dbg !109 {
  %4 = alloca i128, align 16
  %5 = alloca i128, align 16
  %6 = alloca i128, align 16
  %7 = alloca i64, align 8
  %8 = getelementptr inbounds { i64, i64 }, ptr %5, i32 0, i32 0
  store i64 %0, ptr %8, align 16
  %9 = getelementptr inbounds { i64, i64 }, ptr %5, i32 0, i32 1
  store i64 %1, ptr %9, align 8
  %10 = load i128, ptr %5, align 16, !tbaa !115
  store i128 %10, ptr %6, align 16, !tbaa !115
  call void @llvm.dbg.declare(metadata ptr %6, metadata !113, metadata !DIExpression()), !dbg !117
  store i64 %2, ptr %7, align 8, !tbaa !118
  call void @llvm.dbg.declare(metadata ptr %7, metadata !114, metadata !DIExpression()), !dbg !120
  %11 = load i128, ptr %6, align 16, !dbg !121, !tbaa !115
  %12 = load i64, ptr %7, align 8, !dbg !122, !tbaa !118
  %13 = sext i64 %12 to i128, !dbg !122
  %14 = mul nsw i128 %11, %13, !dbg !123
  %15 = add nsw i128 %14, 1267650600228229401496703205376, !dbg !124
  store i128 %15, ptr %4, align 16, !dbg !125
  %16 = load { i64, i64 }, ptr %4, align 16, !dbg !125
  ret { i64, i64 } %16, !dbg !125
}

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind readnone speculatable willreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!19, !20, !21, !22, !23, !24}
!llvm.ident = !{!25}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "a8", scope: !2, file: !3, line: 1, type: !18, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 15.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !9, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "arithmetic.c", directory: "/src", checksumkind: CSK_MD5, checksum: "724d2339f55dc3013a7591ce91b2ad9a")
!4 = !{!5, !6, !7, !8}
!5 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!8 = !DIBasicType(name: "__int128", size: 128, encoding: DW_ATE_signed)
!9 = !{!0, !10, !13, !15}
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(name: "u64", scope: !2, file: !3, line: 1, type: !12, isLocal: false, isDefinition: true)
!12 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(name: "big", scope: !2, file: !3, line: 1, type: !8, isLocal: false, isDefinition: true)
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression())
!16 = distinct !DIGlobalVariable(name: "flag", scope: !2, file: !3, line: 1, type: !17, isLocal: false, isDefinition: true)
!17 = !DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)
!18 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!19 = !{i32 7, !"Dwarf Version", i32 5}
!20 = !{i32 2, !"Debug Info Version", i32 3}
!21 = !{i32 1, !"wchar_size", i32 4}
!22 = !{i32 7, !"PIC Level", i32 2}
!23 = !{i32 7, !"PIE Level", i32 2}
!24 = !{i32 7, !"uwtable", i32 2}
!25 = !{!"Debian clang version 15.0.6"}
!26 = distinct !DISubprogram(name: "add", scope: !3, file: !3, line: 2, type: !27, scopeLine: 2, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !29)
!27 = !DISubroutineType(types: !28)
!28 = !{!6, !6, !6}
!29 = !{!30, !31}
!30 = !DILocalVariable(name: "a", arg: 1, scope: !26, file: !3, line: 2, type: !6)
!31 = !DILocalVariable(name: "b", arg: 2, scope: !26, file: !3, line: 2, type: !6)
!32 = !{!33, !33, i64 0}
!33 = !{!"int", !34, i64 0}
!34 = !{!"omnipotent char", !35, i64 0}
!35 = !{!"Simple C/C++ TBAA"}
!36 = !DILocation(line: 2, column: 13, scope: !26)
!37 = !DILocation(line: 2, column: 20, scope: !26)
!38 = !DILocation(line: 2, column: 32, scope: !26)
!39 = !DILocation(line: 2, column: 36, scope: !26)
!40 = !DILocation(line: 2, column: 38, scope: !26)
!41 = !DILocation(line: 2, column: 34, scope: !26)
!42 = !DILocation(line: 2, column: 45, scope: !26)
!43 = !DILocation(line: 2, column: 49, scope: !26)
!44 = !DILocation(line: 2, column: 47, scope: !26)
!45 = !DILocation(line: 2, column: 55, scope: !26)
!46 = !DILocation(line: 2, column: 57, scope: !26)
!47 = !DILocation(line: 2, column: 52, scope: !26)
!48 = !DILocation(line: 2, column: 62, scope: !26)
!49 = !DILocation(line: 2, column: 42, scope: !26)
!50 = !DILocation(line: 2, column: 25, scope: !26)
!51 = distinct !DISubprogram(name: "shifts", scope: !3, file: !3, line: 3, type: !52, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !54)
!52 = !DISubroutineType(types: !53)
!53 = !{!5, !5, !6}
!54 = !{!55, !56}
!55 = !DILocalVariable(name: "a", arg: 1, scope: !51, file: !3, line: 3, type: !5)
!56 = !DILocalVariable(name: "n", arg: 2, scope: !51, file: !3, line: 3, type: !6)
!57 = !DILocation(line: 3, column: 26, scope: !51)
!58 = !DILocation(line: 3, column: 33, scope: !51)
!59 = !DILocation(line: 3, column: 46, scope: !51)
!60 = !DILocation(line: 3, column: 51, scope: !51)
!61 = !DILocation(line: 3, column: 48, scope: !51)
!62 = !DILocation(line: 3, column: 57, scope: !51)
!63 = !DILocation(line: 3, column: 68, scope: !51)
!64 = !DILocation(line: 3, column: 66, scope: !51)
!65 = !DILocation(line: 3, column: 59, scope: !51)
!66 = !DILocation(line: 3, column: 54, scope: !51)
!67 = !DILocation(line: 3, column: 90, scope: !51)
!68 = !DILocation(line: 3, column: 92, scope: !51)
!69 = !DILocation(line: 3, column: 72, scope: !51)
!70 = !DILocation(line: 3, column: 38, scope: !51)
!71 = distinct !DISubprogram(name: "widen", scope: !3, file: !3, line: 4, type: !72, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !76)
!72 = !DISubroutineType(types: !73)
!73 = !{!7, !18, !74, !75}
!74 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!75 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!76 = !{!77, !78, !79}
!77 = !DILocalVariable(name: "c", arg: 1, scope: !71, file: !3, line: 4, type: !18)
!78 = !DILocalVariable(name: "d", arg: 2, scope: !71, file: !3, line: 4, type: !74)
!79 = !DILocalVariable(name: "s", arg: 3, scope: !71, file: !3, line: 4, type: !75)
!80 = !{!34, !34, i64 0}
!81 = !DILocation(line: 4, column: 24, scope: !71)
!82 = !DILocation(line: 4, column: 41, scope: !71)
!83 = !{!84, !84, i64 0}
!84 = !{!"short", !34, i64 0}
!85 = !DILocation(line: 4, column: 50, scope: !71)
!86 = !DILocation(line: 4, column: 62, scope: !71)
!87 = !DILocation(line: 4, column: 72, scope: !71)
!88 = !DILocation(line: 4, column: 66, scope: !71)
!89 = !DILocation(line: 4, column: 76, scope: !71)
!90 = !DILocation(line: 4, column: 74, scope: !71)
!91 = !DILocation(line: 4, column: 64, scope: !71)
!92 = !DILocation(line: 4, column: 55, scope: !71)
!93 = distinct !DISubprogram(name: "logic", scope: !3, file: !3, line: 5, type: !94, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !96)
!94 = !DISubroutineType(types: !95)
!95 = !{!17, !6, !6}
!96 = !{!97, !98}
!97 = !DILocalVariable(name: "a", arg: 1, scope: !93, file: !3, line: 5, type: !6)
!98 = !DILocalVariable(name: "b", arg: 2, scope: !93, file: !3, line: 5, type: !6)
!99 = !DILocation(line: 5, column: 17, scope: !93)
!100 = !DILocation(line: 5, column: 24, scope: !93)
!101 = !DILocation(line: 5, column: 37, scope: !93)
!102 = !DILocation(line: 5, column: 39, scope: !93)
!103 = !DILocation(line: 5, column: 43, scope: !93)
!104 = !DILocation(line: 5, column: 46, scope: !93)
!105 = !DILocation(line: 5, column: 50, scope: !93)
!106 = !DILocation(line: 5, column: 54, scope: !93)
!107 = !DILocation(line: 5, column: 52, scope: !93)
!108 = !DILocation(line: 5, column: 29, scope: !93)
!109 = distinct !DISubprogram(name: "mul128", scope: !3, file: !3, line: 6, type: !110, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !112)
!110 = !DISubroutineType(types: !111)
!111 = !{!8, !8, !7}
!112 = !{!113, !114}
!113 = !DILocalVariable(name: "a", arg: 1, scope: !109, file: !3, line: 6, type: !8)
!114 = !DILocalVariable(name: "b", arg: 2, scope: !109, file: !3, line: 6, type: !7)
!115 = !{!116, !116, i64 0}
!116 = !{!"__int128", !34, i64 0}
!117 = !DILocation(line: 6, column: 26, scope: !109)
!118 = !{!119, !119, i64 0}
!119 = !{!"long", !34, i64 0}
!120 = !DILocation(line: 6, column: 34, scope: !109)
!121 = !DILocation(line: 6, column: 46, scope: !109)
!122 = !DILocation(line: 6, column: 50, scope: !109)
!123 = !DILocation(line: 6, column: 48, scope: !109)
!124 = !DILocation(line: 6, column: 52, scope: !109)
!125 = !DILocation(line: 6, column: 39, scope: !109)
