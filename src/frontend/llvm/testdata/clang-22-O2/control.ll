; ModuleID = 'control.c'
source_filename = "control.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@o2 = dso_local local_unnamed_addr global i32 0, align 4, !dbg !0

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local i32 @ternary(i32 noundef %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2) local_unnamed_addr #0 !dbg !18 {
    #dbg_value(i32 %0, !23, !DIExpression(), !26)
    #dbg_value(ptr %1, !24, !DIExpression(), !26)
    #dbg_value(ptr %2, !25, !DIExpression(), !26)
  %4 = icmp eq i32 %0, 0, !dbg !27
  %5 = select i1 %4, ptr %2, ptr %1, !dbg !28
  %6 = load i32, ptr %5, align 4, !dbg !29, !tbaa !14
  ret i32 %6, !dbg !30
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local range(i32 2, -1) i32 @sw(i32 noundef %0) local_unnamed_addr #1 !dbg !31 {
    #dbg_value(i32 %0, !35, !DIExpression(), !36)
  switch i32 %0, label %4 [
    i32 -1, label %5
    i32 0, label %2
    i32 1, label %2
    i32 100, label %3
  ], !dbg !37

2:                                                ; preds = %1, %1
  br label %5, !dbg !38

3:                                                ; preds = %1
    #dbg_value(i32 101, !35, !DIExpression(), !36)
  br label %5, !dbg !40

4:                                                ; preds = %1
    #dbg_value(i32 poison, !35, !DIExpression(), !36)
  br label %5, !dbg !41

5:                                                ; preds = %3, %1, %4, %2
  %6 = phi i32 [ 5, %1 ], [ 7, %2 ], [ 101, %3 ], [ %0, %4 ], !dbg !42
  ret i32 %6, !dbg !43
}

; Function Attrs: nofree norecurse nosync nounwind memory(none) uwtable
define dso_local noundef i32 @fold(i32 noundef %0) local_unnamed_addr #2 !dbg !44 {
    #dbg_value(i32 %0, !46, !DIExpression(), !50)
    #dbg_value(i32 0, !47, !DIExpression(), !50)
    #dbg_value(i32 0, !48, !DIExpression(), !51)
    #dbg_value(i32 0, !48, !DIExpression(), !51)
    #dbg_value(i32 0, !47, !DIExpression(), !50)
  %2 = icmp sgt i32 %0, 0, !dbg !52
  br i1 %2, label %4, label %3, !dbg !54

3:                                                ; preds = %1
  ret i32 0, !dbg !55

4:                                                ; preds = %1, %4
    #dbg_value(i32 0, !47, !DIExpression(), !50)
    #dbg_value(i32 0, !47, !DIExpression(), !50)
  br label %4, !dbg !56
}

; Function Attrs: cold noinline noreturn nounwind optsize uwtable
define dso_local void @die(i32 noundef %0) local_unnamed_addr #3 !dbg !58 {
    #dbg_value(i32 %0, !62, !DIExpression(), !63)
  tail call void @abort() #6, !dbg !64
  unreachable, !dbg !64
}

; Function Attrs: noreturn
declare void @abort() local_unnamed_addr #4

; Function Attrs: nounwind uwtable
define dso_local i32 @expect(i32 noundef %0) local_unnamed_addr #5 !dbg !66 {
    #dbg_value(i32 %0, !68, !DIExpression(), !70)
  %2 = icmp sgt i32 %0, 3, !dbg !71
  br i1 %2, label %3, label %4, !dbg !73, !prof !74

3:                                                ; preds = %1
  tail call void @die(i32 noundef %0) #7, !dbg !75
  unreachable, !dbg !75

4:                                                ; preds = %1
    #dbg_value(i32 0, !68, !DIExpression(), !70)
    #dbg_value(i32 3, !69, !DIExpression(), !70)
  ret i32 poison, !dbg !76
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local i32 @nested(i32 noundef %0) local_unnamed_addr #1 !dbg !77 {
    #dbg_value(i32 %0, !79, !DIExpression(), !90)
    #dbg_value(i32 0, !80, !DIExpression(), !90)
    #dbg_value(i32 3, !80, !DIExpression(), !90)
    #dbg_value(i32 0, !85, !DIExpression(), !91)
  %2 = icmp sgt i32 %0, 0, !dbg !92
  br i1 %2, label %3, label %13, !dbg !93

3:                                                ; preds = %1
    #dbg_value(i32 poison, !80, !DIExpression(), !90)
    #dbg_value(i32 poison, !85, !DIExpression(), !91)
  %4 = add nsw i32 %0, -1, !dbg !94
  %5 = zext nneg i32 %4 to i33, !dbg !94
  %6 = add nsw i32 %0, -2, !dbg !94
  %7 = zext i32 %6 to i33, !dbg !94
  %8 = mul i33 %5, %7, !dbg !94
  %9 = lshr i33 %8, 1, !dbg !94
  %10 = trunc nuw i33 %9 to i32, !dbg !94
  %11 = add i32 %0, %10, !dbg !94
  %12 = add i32 %11, 2, !dbg !94
  br label %13, !dbg !95

13:                                               ; preds = %3, %1
  %14 = phi i32 [ 3, %1 ], [ %12, %3 ], !dbg !96
  ret i32 %14, !dbg !95
}

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree norecurse nosync nounwind memory(none) uwtable "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { cold noinline noreturn nounwind optsize uwtable "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind uwtable "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nobuiltin noreturn nounwind "no-builtins" }
attributes #7 = { cold nobuiltin "no-builtins" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!6, !7, !8, !9, !10, !11, !12}
!llvm.ident = !{!13}
!llvm.errno.tbaa = !{!14}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "o2", scope: !2, file: !3, line: 6, type: !5, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "control.c", directory: "/src", checksumkind: CSK_MD5, checksum: "0e4458bcf1e184a39354a8083d4c2939")
!4 = !{!0}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !{i32 7, !"Dwarf Version", i32 5}
!7 = !{i32 2, !"Debug Info Version", i32 3}
!8 = !{i32 1, !"wchar_size", i32 4}
!9 = !{i32 8, !"PIC Level", i32 2}
!10 = !{i32 7, !"PIE Level", i32 2}
!11 = !{i32 7, !"uwtable", i32 2}
!12 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!13 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!14 = !{!15, !15, i64 0}
!15 = !{!"int", !16, i64 0}
!16 = !{!"omnipotent char", !17, i64 0}
!17 = !{!"Simple C/C++ TBAA"}
!18 = distinct !DISubprogram(name: "ternary", scope: !3, file: !3, line: 1, type: !19, scopeLine: 1, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !22, keyInstructions: true)
!19 = !DISubroutineType(types: !20)
!20 = !{!5, !5, !21, !21}
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!22 = !{!23, !24, !25}
!23 = !DILocalVariable(name: "c", arg: 1, scope: !18, file: !3, line: 1, type: !5)
!24 = !DILocalVariable(name: "p", arg: 2, scope: !18, file: !3, line: 1, type: !21)
!25 = !DILocalVariable(name: "q", arg: 3, scope: !18, file: !3, line: 1, type: !21)
!26 = !DILocation(line: 0, scope: !18)
!27 = !DILocation(line: 1, column: 45, scope: !18, atomGroup: 2, atomRank: 2)
!28 = !DILocation(line: 1, column: 45, scope: !18)
!29 = !DILocation(line: 1, scope: !18)
!30 = !DILocation(line: 1, column: 38, scope: !18, atomGroup: 1, atomRank: 1)
!31 = distinct !DISubprogram(name: "sw", scope: !3, file: !3, line: 2, type: !32, scopeLine: 2, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !34, keyInstructions: true)
!32 = !DISubroutineType(types: !33)
!33 = !{!5, !5}
!34 = !{!35}
!35 = !DILocalVariable(name: "x", arg: 1, scope: !31, file: !3, line: 2, type: !5)
!36 = !DILocation(line: 0, scope: !31)
!37 = !DILocation(line: 2, column: 17, scope: !31, atomGroup: 1, atomRank: 1)
!38 = !DILocation(line: 2, column: 65, scope: !39, atomGroup: 3, atomRank: 1)
!39 = distinct !DILexicalBlock(scope: !31, file: !3, line: 2, column: 28)
!40 = !DILocation(line: 2, column: 85, scope: !39)
!41 = !DILocation(line: 2, column: 108, scope: !31, atomGroup: 6, atomRank: 1)
!42 = !DILocation(line: 2, scope: !31, atomGroup: 2, atomRank: 1)
!43 = !DILocation(line: 2, column: 118, scope: !31, atomGroup: 7, atomRank: 1)
!44 = distinct !DISubprogram(name: "fold", scope: !3, file: !3, line: 3, type: !32, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !45, keyInstructions: true)
!45 = !{!46, !47, !48}
!46 = !DILocalVariable(name: "n", arg: 1, scope: !44, file: !3, line: 3, type: !5)
!47 = !DILocalVariable(name: "s", scope: !44, file: !3, line: 3, type: !5)
!48 = !DILocalVariable(name: "i", scope: !49, file: !3, line: 3, type: !5)
!49 = distinct !DILexicalBlock(scope: !44, file: !3, line: 3, column: 30)
!50 = !DILocation(line: 0, scope: !44)
!51 = !DILocation(line: 0, scope: !49)
!52 = !DILocation(line: 3, column: 48, scope: !53, atomGroup: 3, atomRank: 1)
!53 = distinct !DILexicalBlock(scope: !49, file: !3, line: 3, column: 30)
!54 = !DILocation(line: 3, column: 30, scope: !49, atomGroup: 4, atomRank: 1)
!55 = !DILocation(line: 3, column: 110, scope: !44, atomGroup: 13, atomRank: 1)
!56 = !DILocation(line: 3, column: 85, scope: !57, atomGroup: 9, atomRank: 1)
!57 = distinct !DILexicalBlock(scope: !53, file: !3, line: 3, column: 58)
!58 = distinct !DISubprogram(name: "die", scope: !3, file: !3, line: 5, type: !59, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !61, keyInstructions: true)
!59 = !DISubroutineType(types: !60)
!60 = !{null, !5}
!61 = !{!62}
!62 = !DILocalVariable(name: "x", arg: 1, scope: !58, file: !3, line: 5, type: !5)
!63 = !DILocation(line: 0, scope: !58)
!64 = !DILocation(line: 5, column: 58, scope: !65)
!65 = distinct !DILexicalBlock(scope: !58, file: !3, line: 5, column: 55)
!66 = distinct !DISubprogram(name: "expect", scope: !3, file: !3, line: 7, type: !32, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !67, keyInstructions: true)
!67 = !{!68, !69}
!68 = !DILocalVariable(name: "x", arg: 1, scope: !66, file: !3, line: 7, type: !5)
!69 = !DILocalVariable(name: "o", scope: !66, file: !3, line: 7, type: !5)
!70 = !DILocation(line: 0, scope: !66)
!71 = !DILocation(line: 7, column: 44, scope: !72)
!72 = distinct !DILexicalBlock(scope: !66, file: !3, line: 7, column: 25)
!73 = !DILocation(line: 7, column: 25, scope: !72, atomGroup: 1, atomRank: 1)
!74 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!75 = !DILocation(line: 7, column: 53, scope: !72)
!76 = !DILocation(line: 7, column: 133, scope: !66, atomGroup: 5, atomRank: 1)
!77 = distinct !DISubprogram(name: "nested", scope: !3, file: !3, line: 8, type: !32, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !78, keyInstructions: true)
!78 = !{!79, !80, !81, !83, !85, !87}
!79 = !DILocalVariable(name: "a", arg: 1, scope: !77, file: !3, line: 8, type: !5)
!80 = !DILocalVariable(name: "r", scope: !77, file: !3, line: 8, type: !5)
!81 = !DILocalVariable(name: "a", scope: !82, file: !3, line: 8, type: !5)
!82 = distinct !DILexicalBlock(scope: !77, file: !3, line: 8, column: 32)
!83 = !DILocalVariable(name: "b", scope: !84, file: !3, line: 8, type: !5)
!84 = distinct !DILexicalBlock(scope: !82, file: !3, line: 8, column: 45)
!85 = !DILocalVariable(name: "i", scope: !86, file: !3, line: 8, type: !5)
!86 = distinct !DILexicalBlock(scope: !77, file: !3, line: 8, column: 70)
!87 = !DILocalVariable(name: "k", scope: !88, file: !3, line: 8, type: !5)
!88 = distinct !DILexicalBlock(scope: !89, file: !3, line: 8, column: 98)
!89 = distinct !DILexicalBlock(scope: !86, file: !3, line: 8, column: 70)
!90 = !DILocation(line: 0, scope: !77)
!91 = !DILocation(line: 0, scope: !86)
!92 = !DILocation(line: 8, column: 88, scope: !89, atomGroup: 14, atomRank: 1)
!93 = !DILocation(line: 8, column: 70, scope: !86, atomGroup: 15, atomRank: 1)
!94 = !DILocation(line: 8, column: 70, scope: !86)
!95 = !DILocation(line: 8, column: 121, scope: !77, atomGroup: 13, atomRank: 1)
!96 = !DILocation(line: 8, scope: !77, atomGroup: 4, atomRank: 1)
