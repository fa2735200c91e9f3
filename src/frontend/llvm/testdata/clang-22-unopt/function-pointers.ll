; ModuleID = 'function-pointers.c'
source_filename = "function-pointers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@ops = dso_local global [2 x ptr] [ptr @add, ptr @sub], align 16, !dbg !0

; Function Attrs: nounwind uwtable
define internal i32 @add(i32 noundef %0, i32 noundef %1) #0 !dbg !24 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4, !tbaa !20
    #dbg_declare(ptr %3, !26, !DIExpression(), !28)
  store i32 %1, ptr %4, align 4, !tbaa !20
    #dbg_declare(ptr %4, !27, !DIExpression(), !29)
  %5 = load i32, ptr %3, align 4, !dbg !30, !tbaa !20
  %6 = load i32, ptr %4, align 4, !dbg !31, !tbaa !20
  %7 = add nsw i32 %5, %6, !dbg !32
  ret i32 %7, !dbg !33
}

; Function Attrs: nounwind uwtable
define internal i32 @sub(i32 noundef %0, i32 noundef %1) #0 !dbg !34 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4, !tbaa !20
    #dbg_declare(ptr %3, !36, !DIExpression(), !38)
  store i32 %1, ptr %4, align 4, !tbaa !20
    #dbg_declare(ptr %4, !37, !DIExpression(), !39)
  %5 = load i32, ptr %3, align 4, !dbg !40, !tbaa !20
  %6 = load i32, ptr %4, align 4, !dbg !41, !tbaa !20
  %7 = sub nsw i32 %5, %6, !dbg !42
  ret i32 %7, !dbg !43
}

; Function Attrs: nounwind uwtable
define dso_local i32 @apply(ptr noundef %0, i32 noundef %1) #0 !dbg !44 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !50
    #dbg_declare(ptr %3, !48, !DIExpression(), !52)
  store i32 %1, ptr %4, align 4, !tbaa !20
    #dbg_declare(ptr %4, !49, !DIExpression(), !53)
  %5 = load ptr, ptr %3, align 8, !dbg !54, !tbaa !50
  %6 = load i32, ptr %4, align 4, !dbg !55, !tbaa !20
  %7 = call i32 %5(i32 noundef %6, i32 noundef 1) #1, !dbg !54
  %8 = load i32, ptr %4, align 4, !dbg !56, !tbaa !20
  %9 = and i32 %8, 1, !dbg !57
  %10 = sext i32 %9 to i64, !dbg !58
  %11 = getelementptr inbounds [2 x ptr], ptr @ops, i64 0, i64 %10, !dbg !58
  %12 = load ptr, ptr %11, align 8, !dbg !58, !tbaa !50
  %13 = load i32, ptr %4, align 4, !dbg !59, !tbaa !20
  %14 = call i32 %12(i32 noundef %13, i32 noundef 2) #1, !dbg !58
  %15 = add nsw i32 %7, %14, !dbg !60
  %16 = load i32, ptr %4, align 4, !dbg !61, !tbaa !20
  %17 = icmp ne i32 %16, 0, !dbg !61
  %18 = zext i1 %17 to i64, !dbg !61
  %19 = select i1 %17, ptr @add, ptr @sub, !dbg !61
  %20 = load i32, ptr %4, align 4, !dbg !62, !tbaa !20
  %21 = call i32 %19(i32 noundef %20, i32 noundef 3) #1, !dbg !63
  %22 = add nsw i32 %15, %21, !dbg !64
  ret i32 %22, !dbg !65
}

; Function Attrs: nounwind uwtable
define dso_local i32 @rec(i32 noundef %0) #0 !dbg !66 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4, !tbaa !20
    #dbg_declare(ptr %2, !70, !DIExpression(), !71)
  %3 = load i32, ptr %2, align 4, !dbg !72, !tbaa !20
  %4 = icmp ne i32 %3, 0, !dbg !73
  br i1 %4, label %5, label %11, !dbg !74

5:                                                ; preds = %1
  %6 = load i32, ptr %2, align 4, !dbg !75, !tbaa !20
  %7 = sub nsw i32 %6, 1, !dbg !76
  %8 = call i32 @rec(i32 noundef %7) #1, !dbg !77
  %9 = load i32, ptr %2, align 4, !dbg !78, !tbaa !20
  %10 = mul nsw i32 %8, %9, !dbg !79
  br label %12, !dbg !72

11:                                               ; preds = %1
  br label %12, !dbg !72

12:                                               ; preds = %11, %5
  %13 = phi i32 [ %10, %5 ], [ 1, %11 ], !dbg !80
  ret i32 %13, !dbg !81
}

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nobuiltin "no-builtins" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!13, !14, !15, !16, !17, !18}
!llvm.ident = !{!19}
!llvm.errno.tbaa = !{!20}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "ops", scope: !2, file: !3, line: 3, type: !5, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "function-pointers.c", directory: "/src", checksumkind: CSK_MD5, checksum: "9eee2ceb76607dbd0a331d1ef3de3648")
!4 = !{!0}
!5 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 128, elements: !11)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "binop", file: !3, line: 1, baseType: !7)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!8 = !DISubroutineType(types: !9)
!9 = !{!10, !10, !10}
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !{!12}
!12 = !DISubrange(count: 2)
!13 = !{i32 7, !"Dwarf Version", i32 5}
!14 = !{i32 2, !"Debug Info Version", i32 3}
!15 = !{i32 1, !"wchar_size", i32 4}
!16 = !{i32 8, !"PIC Level", i32 2}
!17 = !{i32 7, !"PIE Level", i32 2}
!18 = !{i32 7, !"uwtable", i32 2}
!19 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!20 = !{!21, !21, i64 0}
!21 = !{!"int", !22, i64 0}
!22 = !{!"omnipotent char", !23, i64 0}
!23 = !{!"Simple C/C++ TBAA"}
!24 = distinct !DISubprogram(name: "add", scope: !3, file: !3, line: 2, type: !8, scopeLine: 2, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !25, keyInstructions: true)
!25 = !{!26, !27}
!26 = !DILocalVariable(name: "a", arg: 1, scope: !24, file: !3, line: 2, type: !10)
!27 = !DILocalVariable(name: "b", arg: 2, scope: !24, file: !3, line: 2, type: !10)
!28 = !DILocation(line: 2, column: 20, scope: !24)
!29 = !DILocation(line: 2, column: 27, scope: !24)
!30 = !DILocation(line: 2, column: 39, scope: !24)
!31 = !DILocation(line: 2, column: 43, scope: !24)
!32 = !DILocation(line: 2, column: 41, scope: !24, atomGroup: 1, atomRank: 2)
!33 = !DILocation(line: 2, column: 32, scope: !24, atomGroup: 1, atomRank: 1)
!34 = distinct !DISubprogram(name: "sub", scope: !3, file: !3, line: 2, type: !8, scopeLine: 2, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !35, keyInstructions: true)
!35 = !{!36, !37}
!36 = !DILocalVariable(name: "a", arg: 1, scope: !34, file: !3, line: 2, type: !10)
!37 = !DILocalVariable(name: "b", arg: 2, scope: !34, file: !3, line: 2, type: !10)
!38 = !DILocation(line: 2, column: 67, scope: !34)
!39 = !DILocation(line: 2, column: 74, scope: !34)
!40 = !DILocation(line: 2, column: 86, scope: !34)
!41 = !DILocation(line: 2, column: 90, scope: !34)
!42 = !DILocation(line: 2, column: 88, scope: !34, atomGroup: 1, atomRank: 2)
!43 = !DILocation(line: 2, column: 79, scope: !34, atomGroup: 1, atomRank: 1)
!44 = distinct !DISubprogram(name: "apply", scope: !3, file: !3, line: 4, type: !45, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !47, keyInstructions: true)
!45 = !DISubroutineType(types: !46)
!46 = !{!10, !6, !10}
!47 = !{!48, !49}
!48 = !DILocalVariable(name: "f", arg: 1, scope: !44, file: !3, line: 4, type: !6)
!49 = !DILocalVariable(name: "a", arg: 2, scope: !44, file: !3, line: 4, type: !10)
!50 = !{!51, !51, i64 0}
!51 = !{!"any pointer", !22, i64 0}
!52 = !DILocation(line: 4, column: 17, scope: !44)
!53 = !DILocation(line: 4, column: 24, scope: !44)
!54 = !DILocation(line: 4, column: 36, scope: !44)
!55 = !DILocation(line: 4, column: 38, scope: !44)
!56 = !DILocation(line: 4, column: 50, scope: !44)
!57 = !DILocation(line: 4, column: 52, scope: !44)
!58 = !DILocation(line: 4, column: 46, scope: !44)
!59 = !DILocation(line: 4, column: 57, scope: !44)
!60 = !DILocation(line: 4, column: 44, scope: !44)
!61 = !DILocation(line: 4, column: 66, scope: !44)
!62 = !DILocation(line: 4, column: 81, scope: !44)
!63 = !DILocation(line: 4, column: 65, scope: !44)
!64 = !DILocation(line: 4, column: 63, scope: !44, atomGroup: 1, atomRank: 2)
!65 = !DILocation(line: 4, column: 29, scope: !44, atomGroup: 1, atomRank: 1)
!66 = distinct !DISubprogram(name: "rec", scope: !3, file: !3, line: 5, type: !67, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !69, keyInstructions: true)
!67 = !DISubroutineType(types: !68)
!68 = !{!10, !10}
!69 = !{!70}
!70 = !DILocalVariable(name: "n", arg: 1, scope: !66, file: !3, line: 5, type: !10)
!71 = !DILocation(line: 5, column: 13, scope: !66)
!72 = !DILocation(line: 5, column: 25, scope: !66)
!73 = !DILocation(line: 5, column: 25, scope: !66, atomGroup: 2, atomRank: 2)
!74 = !DILocation(line: 5, column: 25, scope: !66, atomGroup: 2, atomRank: 1)
!75 = !DILocation(line: 5, column: 33, scope: !66)
!76 = !DILocation(line: 5, column: 35, scope: !66)
!77 = !DILocation(line: 5, column: 29, scope: !66)
!78 = !DILocation(line: 5, column: 42, scope: !66)
!79 = !DILocation(line: 5, column: 40, scope: !66)
!80 = !DILocation(line: 5, column: 25, scope: !66, atomGroup: 1, atomRank: 2)
!81 = !DILocation(line: 5, column: 18, scope: !66, atomGroup: 1, atomRank: 1)
