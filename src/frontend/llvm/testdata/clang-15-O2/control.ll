; ModuleID = 'control.c'
source_filename = "control.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@o2 = dso_local local_unnamed_addr global i32 0, align 4, !dbg !0

; Function Attrs: mustprogress nofree norecurse nosync nounwind readonly willreturn uwtable
define dso_local i32 @ternary(i32 noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2) local_unnamed_addr #0 !dbg !13 {
  call void @llvm.dbg.value(metadata i32 %0, metadata !18, metadata !DIExpression()), !dbg !21
  call void @llvm.dbg.value(metadata ptr %1, metadata !19, metadata !DIExpression()), !dbg !21
  call void @llvm.dbg.value(metadata ptr %2, metadata !20, metadata !DIExpression()), !dbg !21
  %4 = icmp eq i32 %0, 0, !dbg !22
  %5 = select i1 %4, ptr %2, ptr %1, !dbg !22
  %6 = load i32, ptr %5, align 4, !dbg !22, !tbaa !23
  ret i32 %6, !dbg !27
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn uwtable
define dso_local i32 @sw(i32 noundef %0) local_unnamed_addr #1 !dbg !28 {
  call void @llvm.dbg.value(metadata i32 %0, metadata !32, metadata !DIExpression()), !dbg !33
  switch i32 %0, label %4 [
    i32 -1, label %6
    i32 0, label %2
    i32 1, label %2
    i32 100, label %3
  ], !dbg !34

2:                                                ; preds = %1, %1
  br label %6, !dbg !35

3:                                                ; preds = %1
  call void @llvm.dbg.value(metadata i32 101, metadata !32, metadata !DIExpression()), !dbg !33
  br label %4, !dbg !37

4:                                                ; preds = %3, %1
  %5 = phi i32 [ %0, %1 ], [ 101, %3 ]
  call void @llvm.dbg.value(metadata i32 %5, metadata !32, metadata !DIExpression()), !dbg !33
  br label %6, !dbg !38

6:                                                ; preds = %1, %4, %2
  %7 = phi i32 [ %5, %4 ], [ 7, %2 ], [ 5, %1 ], !dbg !33
  ret i32 %7, !dbg !39
}

; Function Attrs: nofree norecurse nosync nounwind readnone uwtable
define dso_local i32 @fold(i32 noundef %0) local_unnamed_addr #2 !dbg !40 {
  call void @llvm.dbg.value(metadata i32 %0, metadata !42, metadata !DIExpression()), !dbg !46
  call void @llvm.dbg.value(metadata i32 0, metadata !43, metadata !DIExpression()), !dbg !46
  call void @llvm.dbg.value(metadata i32 0, metadata !44, metadata !DIExpression()), !dbg !47
  call void @llvm.dbg.value(metadata i32 0, metadata !44, metadata !DIExpression()), !dbg !47
  call void @llvm.dbg.value(metadata i32 0, metadata !43, metadata !DIExpression()), !dbg !46
  %2 = icmp sgt i32 %0, 0, !dbg !48
  br i1 %2, label %4, label %3, !dbg !50

3:                                                ; preds = %1
  ret i32 0, !dbg !51

4:                                                ; preds = %1, %4
  call void @llvm.dbg.value(metadata i32 0, metadata !43, metadata !DIExpression()), !dbg !46
  call void @llvm.dbg.value(metadata i32 0, metadata !43, metadata !DIExpression()), !dbg !46
  br label %4
}

; Function Attrs: cold noinline noreturn nounwind optsize uwtable
define dso_local void @die(i32 noundef %0) local_unnamed_addr #3 !dbg !52 {
  call void @llvm.dbg.value(metadata i32 %0, metadata !56, metadata !DIExpression()), !dbg !57
  %2 = icmp ne i32 %0, 0, !dbg !58
  tail call void @llvm.assume(i1 %2), !dbg !60
  tail call void @abort() #8, !dbg !61
  unreachable, !dbg !61
}

; Function Attrs: noreturn
declare !dbg !62 void @abort() local_unnamed_addr #4

; Function Attrs: nounwind uwtable
define dso_local i32 @expect(i32 noundef %0) local_unnamed_addr #5 !dbg !66 {
  call void @llvm.dbg.value(metadata i32 %0, metadata !68, metadata !DIExpression()), !dbg !70
  %2 = icmp sgt i32 %0, 3, !dbg !71
  br i1 %2, label %3, label %4, !dbg !73, !prof !74

3:                                                ; preds = %1
  tail call void @die(i32 noundef %0) #9, !dbg !75
  unreachable, !dbg !75

4:                                                ; preds = %1
  call void @llvm.dbg.value(metadata i32 undef, metadata !68, metadata !DIExpression()), !dbg !70
  call void @llvm.dbg.value(metadata i32 0, metadata !68, metadata !DIExpression()), !dbg !70
  call void @llvm.dbg.value(metadata i32 3, metadata !69, metadata !DIExpression()), !dbg !70
  ret i32 poison, !dbg !76
}

; Function Attrs: nofree norecurse nosync nounwind readnone uwtable
define dso_local i32 @nested(i32 noundef %0) local_unnamed_addr #2 !dbg !77 {
  call void @llvm.dbg.value(metadata i32 %0, metadata !79, metadata !DIExpression()), !dbg !90
  call void @llvm.dbg.value(metadata i32 0, metadata !80, metadata !DIExpression()), !dbg !90
  call void @llvm.dbg.value(metadata i32 3, metadata !80, metadata !DIExpression()), !dbg !90
  call void @llvm.dbg.value(metadata i32 0, metadata !85, metadata !DIExpression()), !dbg !91
  %2 = icmp sgt i32 %0, 0, !dbg !92
  br i1 %2, label %3, label %13, !dbg !93

3:                                                ; preds = %1
  %4 = add nsw i32 %0, -1, !dbg !93
  %5 = zext i32 %4 to i33, !dbg !93
  %6 = add nsw i32 %0, -2, !dbg !93
  %7 = zext i32 %6 to i33, !dbg !93
  %8 = mul i33 %5, %7, !dbg !93
  %9 = lshr i33 %8, 1, !dbg !93
  %10 = trunc i33 %9 to i32, !dbg !93
  %11 = add i32 %10, %0, !dbg !93
  call void @llvm.dbg.value(metadata i32 undef, metadata !80, metadata !DIExpression()), !dbg !90
  call void @llvm.dbg.value(metadata i32 undef, metadata !85, metadata !DIExpression()), !dbg !91
  call void @llvm.dbg.value(metadata i32 undef, metadata !80, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value)), !dbg !90
  call void @llvm.dbg.value(metadata i32 undef, metadata !85, metadata !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value)), !dbg !91
  %12 = add i32 %11, 2, !dbg !93
  br label %13, !dbg !94

13:                                               ; preds = %3, %1
  %14 = phi i32 [ 3, %1 ], [ %12, %3 ], !dbg !90
  ret i32 %14, !dbg !94
}

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.value(metadata, metadata, metadata) #6

; Function Attrs: inaccessiblememonly nocallback nofree nosync nounwind willreturn
declare void @llvm.assume(i1 noundef) #7

attributes #0 = { mustprogress nofree norecurse nosync nounwind readonly willreturn uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind readnone willreturn uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree norecurse nosync nounwind readnone uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { cold noinline noreturn nounwind optsize uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nocallback nofree nosync nounwind readnone speculatable willreturn }
attributes #7 = { inaccessiblememonly nocallback nofree nosync nounwind willreturn }
attributes #8 = { nobuiltin noreturn nounwind "no-builtins" }
attributes #9 = { cold nobuiltin "no-builtins" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!6, !7, !8, !9, !10, !11}
!llvm.ident = !{!12}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "o2", scope: !2, file: !3, line: 6, type: !5, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 15.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "control.c", directory: "/src", checksumkind: CSK_MD5, checksum: "0e4458bcf1e184a39354a8083d4c2939")
!4 = !{!0}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !{i32 7, !"Dwarf Version", i32 5}
!7 = !{i32 2, !"Debug Info Version", i32 3}
!8 = !{i32 1, !"wchar_size", i32 4}
!9 = !{i32 7, !"PIC Level", i32 2}
!10 = !{i32 7, !"PIE Level", i32 2}
!11 = !{i32 7, !"uwtable", i32 2}
!12 = !{!"Debian clang version 15.0.6"}
!13 = distinct !DISubprogram(name: "ternary", scope: !3, file: !3, line: 1, type: !14, scopeLine: 1, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !17)
!14 = !DISubroutineType(types: !15)
!15 = !{!5, !5, !16, !16}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!17 = !{!18, !19, !20}
!18 = !DILocalVariable(name: "c", arg: 1, scope: !13, file: !3, line: 1, type: !5)
!19 = !DILocalVariable(name: "p", arg: 2, scope: !13, file: !3, line: 1, type: !16)
!20 = !DILocalVariable(name: "q", arg: 3, scope: !13, file: !3, line: 1, type: !16)
!21 = !DILocation(line: 0, scope: !13)
!22 = !DILocation(line: 1, column: 45, scope: !13)
!23 = !{!24, !24, i64 0}
!24 = !{!"int", !25, i64 0}
!25 = !{!"omnipotent char", !26, i64 0}
!26 = !{!"Simple C/C++ TBAA"}
!27 = !DILocation(line: 1, column: 38, scope: !13)
!28 = distinct !DISubprogram(name: "sw", scope: !3, file: !3, line: 2, type: !29, scopeLine: 2, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !31)
!29 = !DISubroutineType(types: !30)
!30 = !{!5, !5}
!31 = !{!32}
!32 = !DILocalVariable(name: "x", arg: 1, scope: !28, file: !3, line: 2, type: !5)
!33 = !DILocation(line: 0, scope: !28)
!34 = !DILocation(line: 2, column: 17, scope: !28)
!35 = !DILocation(line: 2, column: 65, scope: !36)
!36 = distinct !DILexicalBlock(scope: !28, file: !3, line: 2, column: 28)
!37 = !DILocation(line: 2, column: 85, scope: !36)
!38 = !DILocation(line: 2, column: 108, scope: !28)
!39 = !DILocation(line: 2, column: 118, scope: !28)
!40 = distinct !DISubprogram(name: "fold", scope: !3, file: !3, line: 3, type: !29, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !41)
!41 = !{!42, !43, !44}
!42 = !DILocalVariable(name: "n", arg: 1, scope: !40, file: !3, line: 3, type: !5)
!43 = !DILocalVariable(name: "s", scope: !40, file: !3, line: 3, type: !5)
!44 = !DILocalVariable(name: "i", scope: !45, file: !3, line: 3, type: !5)
!45 = distinct !DILexicalBlock(scope: !40, file: !3, line: 3, column: 30)
!46 = !DILocation(line: 0, scope: !40)
!47 = !DILocation(line: 0, scope: !45)
!48 = !DILocation(line: 3, column: 48, scope: !49)
!49 = distinct !DILexicalBlock(scope: !45, file: !3, line: 3, column: 30)
!50 = !DILocation(line: 3, column: 30, scope: !45)
!51 = !DILocation(line: 3, column: 110, scope: !40)
!52 = distinct !DISubprogram(name: "die", scope: !3, file: !3, line: 5, type: !53, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !55)
!53 = !DISubroutineType(types: !54)
!54 = !{null, !5}
!55 = !{!56}
!56 = !DILocalVariable(name: "x", arg: 1, scope: !52, file: !3, line: 5, type: !5)
!57 = !DILocation(line: 0, scope: !52)
!58 = !DILocation(line: 5, column: 55, scope: !59)
!59 = distinct !DILexicalBlock(scope: !52, file: !3, line: 5, column: 55)
!60 = !DILocation(line: 5, column: 55, scope: !52)
!61 = !DILocation(line: 5, column: 58, scope: !59)
!62 = !DISubprogram(name: "abort", scope: !3, file: !3, line: 4, type: !63, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized, retainedNodes: !65)
!63 = !DISubroutineType(types: !64)
!64 = !{null}
!65 = !{}
!66 = distinct !DISubprogram(name: "expect", scope: !3, file: !3, line: 7, type: !29, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !67)
!67 = !{!68, !69}
!68 = !DILocalVariable(name: "x", arg: 1, scope: !66, file: !3, line: 7, type: !5)
!69 = !DILocalVariable(name: "o", scope: !66, file: !3, line: 7, type: !5)
!70 = !DILocation(line: 0, scope: !66)
!71 = !DILocation(line: 7, column: 44, scope: !72)
!72 = distinct !DILexicalBlock(scope: !66, file: !3, line: 7, column: 25)
!73 = !DILocation(line: 7, column: 25, scope: !66)
!74 = !{!"branch_weights", i32 1, i32 2000}
!75 = !DILocation(line: 7, column: 53, scope: !72)
!76 = !DILocation(line: 7, column: 133, scope: !66)
!77 = distinct !DISubprogram(name: "nested", scope: !3, file: !3, line: 8, type: !29, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !78)
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
!92 = !DILocation(line: 8, column: 88, scope: !89)
!93 = !DILocation(line: 8, column: 70, scope: !86)
!94 = !DILocation(line: 8, column: 121, scope: !77)
