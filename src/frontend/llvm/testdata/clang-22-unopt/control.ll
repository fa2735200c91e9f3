; ModuleID = 'control.c'
source_filename = "control.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@o2 = dso_local global i32 0, align 4, !dbg !0

; Function Attrs: nounwind uwtable
define dso_local i32 @ternary(i32 noundef %0, ptr noundef %1, ptr noundef %2) #0 !dbg !17 {
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store i32 %0, ptr %4, align 4, !tbaa !13
    #dbg_declare(ptr %4, !22, !DIExpression(), !25)
  store ptr %1, ptr %5, align 8, !tbaa !26
    #dbg_declare(ptr %5, !23, !DIExpression(), !29)
  store ptr %2, ptr %6, align 8, !tbaa !26
    #dbg_declare(ptr %6, !24, !DIExpression(), !30)
  %7 = load i32, ptr %4, align 4, !dbg !31, !tbaa !13
  %8 = icmp ne i32 %7, 0, !dbg !32
  br i1 %8, label %9, label %12, !dbg !33

9:                                                ; preds = %3
  %10 = load ptr, ptr %5, align 8, !dbg !34, !tbaa !26
  %11 = load i32, ptr %10, align 4, !dbg !35, !tbaa !13
  br label %15, !dbg !31

12:                                               ; preds = %3
  %13 = load ptr, ptr %6, align 8, !dbg !36, !tbaa !26
  %14 = load i32, ptr %13, align 4, !dbg !37, !tbaa !13
  br label %15, !dbg !31

15:                                               ; preds = %12, %9
  %16 = phi i32 [ %11, %9 ], [ %14, %12 ], !dbg !38
  ret i32 %16, !dbg !39
}

; Function Attrs: nounwind uwtable
define dso_local i32 @sw(i32 noundef %0) #0 !dbg !40 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %3, align 4, !tbaa !13
    #dbg_declare(ptr %3, !44, !DIExpression(), !45)
  %4 = load i32, ptr %3, align 4, !dbg !46, !tbaa !13
  switch i32 %4, label %10 [
    i32 -1, label %5
    i32 0, label %6
    i32 1, label %6
    i32 100, label %7
  ], !dbg !47

5:                                                ; preds = %1
  store i32 5, ptr %2, align 4, !dbg !48
  br label %13, !dbg !48

6:                                                ; preds = %1, %1
  store i32 7, ptr %2, align 4, !dbg !50
  br label %13, !dbg !50

7:                                                ; preds = %1
  %8 = load i32, ptr %3, align 4, !dbg !51, !tbaa !13
  %9 = add nsw i32 %8, 1, !dbg !52
  store i32 %9, ptr %3, align 4, !dbg !53, !tbaa !13
  br label %10, !dbg !54

10:                                               ; preds = %1, %7
  br label %11, !dbg !55

11:                                               ; preds = %10
  %12 = load i32, ptr %3, align 4, !dbg !56, !tbaa !13
  store i32 %12, ptr %2, align 4, !dbg !57
  br label %13, !dbg !57

13:                                               ; preds = %11, %6, %5
  %14 = load i32, ptr %2, align 4, !dbg !58
  ret i32 %14, !dbg !59
}

; Function Attrs: nounwind uwtable
define dso_local i32 @fold(i32 noundef %0) #0 !dbg !60 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %2, align 4, !tbaa !13
    #dbg_declare(ptr %2, !62, !DIExpression(), !66)
  call void @llvm.lifetime.start.p0(ptr %3) #9, !dbg !67
    #dbg_declare(ptr %3, !63, !DIExpression(), !68)
  store i32 0, ptr %3, align 4, !dbg !69, !tbaa !13
  call void @llvm.lifetime.start.p0(ptr %4) #9, !dbg !70
    #dbg_declare(ptr %4, !64, !DIExpression(), !71)
  store i32 0, ptr %4, align 4, !dbg !72, !tbaa !13
  br label %5, !dbg !70

5:                                                ; preds = %23, %1
  %6 = load i32, ptr %4, align 4, !dbg !73, !tbaa !13
  %7 = load i32, ptr %2, align 4, !dbg !75, !tbaa !13
  %8 = icmp slt i32 %6, %7, !dbg !76
  br i1 %8, label %10, label %9, !dbg !77

9:                                                ; preds = %5
  call void @llvm.lifetime.end.p0(ptr %4) #9, !dbg !78
  br label %26

10:                                               ; preds = %5
  %11 = load i32, ptr %4, align 4, !dbg !79, !tbaa !13
  %12 = icmp eq i32 %11, 5, !dbg !82
  br i1 %12, label %13, label %14, !dbg !83

13:                                               ; preds = %10
  br label %23, !dbg !84

14:                                               ; preds = %10
  br label %15, !dbg !85

15:                                               ; preds = %19, %14
  %16 = load i32, ptr %4, align 4, !dbg !86, !tbaa !13
  %17 = load i32, ptr %3, align 4, !dbg !87, !tbaa !13
  %18 = add nsw i32 %17, %16, !dbg !88
  store i32 %18, ptr %3, align 4, !dbg !89, !tbaa !13
  br label %19, !dbg !90

19:                                               ; preds = %15
  %20 = load i32, ptr %3, align 4, !dbg !91, !tbaa !13
  %21 = icmp slt i32 %20, 3, !dbg !92
  br i1 %21, label %15, label %22, !dbg !93, !llvm.loop !94

22:                                               ; preds = %19
  br label %23, !dbg !98

23:                                               ; preds = %22, %13
  %24 = load i32, ptr %4, align 4, !dbg !99, !tbaa !13
  %25 = add nsw i32 %24, 1, !dbg !100
  store i32 %25, ptr %4, align 4, !dbg !101, !tbaa !13
  br label %5, !dbg !78, !llvm.loop !102

26:                                               ; preds = %9
  %27 = load i32, ptr %3, align 4, !dbg !105, !tbaa !13
  call void @llvm.lifetime.end.p0(ptr %3) #9, !dbg !106
  ret i32 %27, !dbg !107
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: cold noinline nounwind optsize uwtable
define dso_local void @die(i32 noundef %0) #2 !dbg !108 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4, !tbaa !13
    #dbg_declare(ptr %2, !112, !DIExpression(), !113)
  %3 = load i32, ptr %2, align 4, !dbg !114, !tbaa !13
  %4 = icmp ne i32 %3, 0, !dbg !116
  br i1 %4, label %5, label %6, !dbg !117

5:                                                ; preds = %1
  call void @abort() #10, !dbg !118
  unreachable, !dbg !118

6:                                                ; preds = %1
  unreachable, !dbg !119
}

; Function Attrs: noreturn
declare void @abort() #3

; Function Attrs: nounwind uwtable
define dso_local i32 @expect(i32 noundef %0) #0 !dbg !120 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %2, align 4, !tbaa !13
    #dbg_declare(ptr %2, !122, !DIExpression(), !124)
  %4 = load i32, ptr %2, align 4, !dbg !125, !tbaa !13
  %5 = icmp sgt i32 %4, 3, !dbg !127
  %6 = zext i1 %5 to i32, !dbg !127
  %7 = sext i32 %6 to i64, !dbg !125
  %8 = call i64 @llvm.expect.i64(i64 %7, i64 0), !dbg !128
  %9 = icmp ne i64 %8, 0, !dbg !129
  br i1 %9, label %10, label %12, !dbg !130

10:                                               ; preds = %1
  %11 = load i32, ptr %2, align 4, !dbg !131, !tbaa !13
  call void @die(i32 noundef %11) #11, !dbg !132
  br label %12, !dbg !132

12:                                               ; preds = %10, %1
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %2, ptr align 4 @o2, i64 4, i1 false), !dbg !133
  call void @llvm.memset.p0.i64(ptr align 4 %2, i8 0, i64 4, i1 false), !dbg !134
  call void @llvm.lifetime.start.p0(ptr %3) #9, !dbg !135
    #dbg_declare(ptr %3, !123, !DIExpression(), !136)
  %13 = load i32, ptr %2, align 4, !dbg !137, !tbaa !13
  %14 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %13, i32 3), !dbg !138
  %15 = extractvalue { i32, i1 } %14, 1, !dbg !138
  %16 = extractvalue { i32, i1 } %14, 0, !dbg !138
  store i32 %16, ptr %3, align 4, !dbg !138
  %17 = zext i1 %15 to i32, !dbg !138
  %18 = load i32, ptr %2, align 4, !dbg !139, !tbaa !13
  %19 = call i32 @llvm.ctpop.i32(i32 %18), !dbg !140
  %20 = add nsw i32 %17, %19, !dbg !141
  %21 = load i32, ptr %2, align 4, !dbg !142, !tbaa !13
  %22 = call i32 @llvm.ctlz.i32(i32 %21, i1 true), !dbg !143
  %23 = add nsw i32 %20, %22, !dbg !144
  %24 = load i32, ptr %3, align 4, !dbg !145, !tbaa !13
  %25 = add nsw i32 %23, %24, !dbg !146
  call void @llvm.lifetime.end.p0(ptr %3) #9, !dbg !147
  ret i32 %25, !dbg !148
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i64 @llvm.expect.i64(i64, i64) #4

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #5

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #8

; Function Attrs: nounwind uwtable
define dso_local i32 @nested(i32 noundef %0) #0 !dbg !149 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32 %0, ptr %2, align 4, !tbaa !13
    #dbg_declare(ptr %2, !151, !DIExpression(), !162)
  call void @llvm.lifetime.start.p0(ptr %3) #9, !dbg !163
    #dbg_declare(ptr %3, !152, !DIExpression(), !164)
  store i32 0, ptr %3, align 4, !dbg !165, !tbaa !13
  call void @llvm.lifetime.start.p0(ptr %4) #9, !dbg !166
    #dbg_declare(ptr %4, !153, !DIExpression(), !167)
  store i32 3, ptr %4, align 4, !dbg !168, !tbaa !13
  call void @llvm.lifetime.start.p0(ptr %5) #9, !dbg !169
    #dbg_declare(ptr %5, !155, !DIExpression(), !170)
  %8 = load i32, ptr %4, align 4, !dbg !171, !tbaa !13
  store i32 %8, ptr %5, align 4, !dbg !172, !tbaa !13
  %9 = load i32, ptr %5, align 4, !dbg !173, !tbaa !13
  %10 = load i32, ptr %3, align 4, !dbg !174, !tbaa !13
  %11 = add nsw i32 %10, %9, !dbg !175
  store i32 %11, ptr %3, align 4, !dbg !176, !tbaa !13
  call void @llvm.lifetime.end.p0(ptr %5) #9, !dbg !177
  call void @llvm.lifetime.end.p0(ptr %4) #9, !dbg !178
  call void @llvm.lifetime.start.p0(ptr %6) #9, !dbg !179
    #dbg_declare(ptr %6, !157, !DIExpression(), !180)
  store i32 0, ptr %6, align 4, !dbg !181, !tbaa !13
  br label %12, !dbg !179

12:                                               ; preds = %22, %1
  %13 = load i32, ptr %6, align 4, !dbg !182, !tbaa !13
  %14 = load i32, ptr %2, align 4, !dbg !183, !tbaa !13
  %15 = icmp slt i32 %13, %14, !dbg !184
  br i1 %15, label %17, label %16, !dbg !185

16:                                               ; preds = %12
  call void @llvm.lifetime.end.p0(ptr %6) #9, !dbg !186
  br label %25

17:                                               ; preds = %12
  call void @llvm.lifetime.start.p0(ptr %7) #9, !dbg !187
    #dbg_declare(ptr %7, !159, !DIExpression(), !188)
  %18 = load i32, ptr %6, align 4, !dbg !189, !tbaa !13
  store i32 %18, ptr %7, align 4, !dbg !190, !tbaa !13
  %19 = load i32, ptr %7, align 4, !dbg !191, !tbaa !13
  %20 = load i32, ptr %3, align 4, !dbg !192, !tbaa !13
  %21 = add nsw i32 %20, %19, !dbg !193
  store i32 %21, ptr %3, align 4, !dbg !194, !tbaa !13
  call void @llvm.lifetime.end.p0(ptr %7) #9, !dbg !195
  br label %22, !dbg !196

22:                                               ; preds = %17
  %23 = load i32, ptr %6, align 4, !dbg !197, !tbaa !13
  %24 = add nsw i32 %23, 1, !dbg !198
  store i32 %24, ptr %6, align 4, !dbg !199, !tbaa !13
  br label %12, !dbg !186, !llvm.loop !200

25:                                               ; preds = %16
  %26 = load i32, ptr %3, align 4, !dbg !203, !tbaa !13
  call void @llvm.lifetime.end.p0(ptr %3) #9, !dbg !204
  ret i32 %26, !dbg !205
}

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { cold noinline nounwind optsize uwtable "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #7 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nounwind }
attributes #10 = { nobuiltin noreturn "no-builtins" }
attributes #11 = { cold nobuiltin "no-builtins" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!6, !7, !8, !9, !10, !11}
!llvm.ident = !{!12}
!llvm.errno.tbaa = !{!13}

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
!12 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!13 = !{!14, !14, i64 0}
!14 = !{!"int", !15, i64 0}
!15 = !{!"omnipotent char", !16, i64 0}
!16 = !{!"Simple C/C++ TBAA"}
!17 = distinct !DISubprogram(name: "ternary", scope: !3, file: !3, line: 1, type: !18, scopeLine: 1, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !21, keyInstructions: true)
!18 = !DISubroutineType(types: !19)
!19 = !{!5, !5, !20, !20}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!21 = !{!22, !23, !24}
!22 = !DILocalVariable(name: "c", arg: 1, scope: !17, file: !3, line: 1, type: !5)
!23 = !DILocalVariable(name: "p", arg: 2, scope: !17, file: !3, line: 1, type: !20)
!24 = !DILocalVariable(name: "q", arg: 3, scope: !17, file: !3, line: 1, type: !20)
!25 = !DILocation(line: 1, column: 17, scope: !17)
!26 = !{!27, !27, i64 0}
!27 = !{!"p1 int", !28, i64 0}
!28 = !{!"any pointer", !15, i64 0}
!29 = !DILocation(line: 1, column: 25, scope: !17)
!30 = !DILocation(line: 1, column: 33, scope: !17)
!31 = !DILocation(line: 1, column: 45, scope: !17)
!32 = !DILocation(line: 1, column: 45, scope: !17, atomGroup: 2, atomRank: 2)
!33 = !DILocation(line: 1, column: 45, scope: !17, atomGroup: 2, atomRank: 1)
!34 = !DILocation(line: 1, column: 50, scope: !17)
!35 = !DILocation(line: 1, column: 49, scope: !17)
!36 = !DILocation(line: 1, column: 55, scope: !17)
!37 = !DILocation(line: 1, column: 54, scope: !17)
!38 = !DILocation(line: 1, column: 45, scope: !17, atomGroup: 1, atomRank: 2)
!39 = !DILocation(line: 1, column: 38, scope: !17, atomGroup: 1, atomRank: 1)
!40 = distinct !DISubprogram(name: "sw", scope: !3, file: !3, line: 2, type: !41, scopeLine: 2, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !43, keyInstructions: true)
!41 = !DISubroutineType(types: !42)
!42 = !{!5, !5}
!43 = !{!44}
!44 = !DILocalVariable(name: "x", arg: 1, scope: !40, file: !3, line: 2, type: !5)
!45 = !DILocation(line: 2, column: 12, scope: !40)
!46 = !DILocation(line: 2, column: 25, scope: !40, atomGroup: 1, atomRank: 2)
!47 = !DILocation(line: 2, column: 17, scope: !40, atomGroup: 1, atomRank: 1)
!48 = !DILocation(line: 2, column: 39, scope: !49, atomGroup: 2, atomRank: 1)
!49 = distinct !DILexicalBlock(scope: !40, file: !3, line: 2, column: 28)
!50 = !DILocation(line: 2, column: 65, scope: !49, atomGroup: 3, atomRank: 1)
!51 = !DILocation(line: 2, column: 86, scope: !49)
!52 = !DILocation(line: 2, column: 86, scope: !49, atomGroup: 4, atomRank: 2)
!53 = !DILocation(line: 2, column: 86, scope: !49, atomGroup: 4, atomRank: 1)
!54 = !DILocation(line: 2, column: 85, scope: !49)
!55 = !DILocation(line: 2, column: 99, scope: !49, atomGroup: 5, atomRank: 1)
!56 = !DILocation(line: 2, column: 115, scope: !40, atomGroup: 6, atomRank: 2)
!57 = !DILocation(line: 2, column: 108, scope: !40, atomGroup: 6, atomRank: 1)
!58 = !DILocation(line: 2, column: 118, scope: !40, atomGroup: 7, atomRank: 2)
!59 = !DILocation(line: 2, column: 118, scope: !40, atomGroup: 7, atomRank: 1)
!60 = distinct !DISubprogram(name: "fold", scope: !3, file: !3, line: 3, type: !41, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !61, keyInstructions: true)
!61 = !{!62, !63, !64}
!62 = !DILocalVariable(name: "n", arg: 1, scope: !60, file: !3, line: 3, type: !5)
!63 = !DILocalVariable(name: "s", scope: !60, file: !3, line: 3, type: !5)
!64 = !DILocalVariable(name: "i", scope: !65, file: !3, line: 3, type: !5)
!65 = distinct !DILexicalBlock(scope: !60, file: !3, line: 3, column: 30)
!66 = !DILocation(line: 3, column: 14, scope: !60)
!67 = !DILocation(line: 3, column: 19, scope: !60)
!68 = !DILocation(line: 3, column: 23, scope: !60)
!69 = !DILocation(line: 3, column: 23, scope: !60, atomGroup: 1, atomRank: 1)
!70 = !DILocation(line: 3, column: 35, scope: !65)
!71 = !DILocation(line: 3, column: 39, scope: !65)
!72 = !DILocation(line: 3, column: 39, scope: !65, atomGroup: 2, atomRank: 1)
!73 = !DILocation(line: 3, column: 46, scope: !74)
!74 = distinct !DILexicalBlock(scope: !65, file: !3, line: 3, column: 30)
!75 = !DILocation(line: 3, column: 50, scope: !74)
!76 = !DILocation(line: 3, column: 48, scope: !74, atomGroup: 3, atomRank: 1)
!77 = !DILocation(line: 3, column: 30, scope: !65, atomGroup: 4, atomRank: 1)
!78 = !DILocation(line: 3, column: 30, scope: !74)
!79 = !DILocation(line: 3, column: 64, scope: !80)
!80 = distinct !DILexicalBlock(scope: !81, file: !3, line: 3, column: 64)
!81 = distinct !DILexicalBlock(scope: !74, file: !3, line: 3, column: 58)
!82 = !DILocation(line: 3, column: 66, scope: !80, atomGroup: 5, atomRank: 2)
!83 = !DILocation(line: 3, column: 66, scope: !80, atomGroup: 5, atomRank: 1)
!84 = !DILocation(line: 3, column: 72, scope: !80, atomGroup: 6, atomRank: 1)
!85 = !DILocation(line: 3, column: 82, scope: !81)
!86 = !DILocation(line: 3, column: 90, scope: !81)
!87 = !DILocation(line: 3, column: 87, scope: !81)
!88 = !DILocation(line: 3, column: 87, scope: !81, atomGroup: 7, atomRank: 2)
!89 = !DILocation(line: 3, column: 87, scope: !81, atomGroup: 7, atomRank: 1)
!90 = !DILocation(line: 3, column: 85, scope: !81)
!91 = !DILocation(line: 3, column: 100, scope: !81)
!92 = !DILocation(line: 3, column: 102, scope: !81, atomGroup: 8, atomRank: 1)
!93 = !DILocation(line: 3, column: 85, scope: !81, atomGroup: 9, atomRank: 1)
!94 = distinct !{!94, !85, !95, !96, !97}
!95 = !DILocation(line: 3, column: 105, scope: !81)
!96 = !{!"llvm.loop.mustprogress"}
!97 = !{!"llvm.loop.unroll.disable"}
!98 = !DILocation(line: 3, column: 108, scope: !81, atomGroup: 11, atomRank: 1)
!99 = !DILocation(line: 3, column: 54, scope: !74)
!100 = !DILocation(line: 3, column: 54, scope: !74, atomGroup: 10, atomRank: 2)
!101 = !DILocation(line: 3, column: 54, scope: !74, atomGroup: 10, atomRank: 1)
!102 = distinct !{!102, !103, !104, !96, !97}
!103 = !DILocation(line: 3, column: 30, scope: !65)
!104 = !DILocation(line: 3, column: 108, scope: !65)
!105 = !DILocation(line: 3, column: 117, scope: !60, atomGroup: 13, atomRank: 2)
!106 = !DILocation(line: 3, column: 120, scope: !60)
!107 = !DILocation(line: 3, column: 110, scope: !60, atomGroup: 13, atomRank: 1)
!108 = distinct !DISubprogram(name: "die", scope: !3, file: !3, line: 5, type: !109, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !111, keyInstructions: true)
!109 = !DISubroutineType(types: !110)
!110 = !{null, !5}
!111 = !{!112}
!112 = !DILocalVariable(name: "x", arg: 1, scope: !108, file: !3, line: 5, type: !5)
!113 = !DILocation(line: 5, column: 46, scope: !108)
!114 = !DILocation(line: 5, column: 55, scope: !115)
!115 = distinct !DILexicalBlock(scope: !108, file: !3, line: 5, column: 55)
!116 = !DILocation(line: 5, column: 55, scope: !115, atomGroup: 1, atomRank: 2)
!117 = !DILocation(line: 5, column: 55, scope: !115, atomGroup: 1, atomRank: 1)
!118 = !DILocation(line: 5, column: 58, scope: !115)
!119 = !DILocation(line: 5, column: 67, scope: !108)
!120 = distinct !DISubprogram(name: "expect", scope: !3, file: !3, line: 7, type: !41, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !121, keyInstructions: true)
!121 = !{!122, !123}
!122 = !DILocalVariable(name: "x", arg: 1, scope: !120, file: !3, line: 7, type: !5)
!123 = !DILocalVariable(name: "o", scope: !120, file: !3, line: 7, type: !5)
!124 = !DILocation(line: 7, column: 16, scope: !120)
!125 = !DILocation(line: 7, column: 42, scope: !126)
!126 = distinct !DILexicalBlock(scope: !120, file: !3, line: 7, column: 25)
!127 = !DILocation(line: 7, column: 44, scope: !126)
!128 = !DILocation(line: 7, column: 25, scope: !126)
!129 = !DILocation(line: 7, column: 25, scope: !126, atomGroup: 1, atomRank: 2)
!130 = !DILocation(line: 7, column: 25, scope: !126, atomGroup: 1, atomRank: 1)
!131 = !DILocation(line: 7, column: 57, scope: !126)
!132 = !DILocation(line: 7, column: 53, scope: !126)
!133 = !DILocation(line: 7, column: 61, scope: !120, atomGroup: 2, atomRank: 1)
!134 = !DILocation(line: 7, column: 91, scope: !120, atomGroup: 3, atomRank: 1)
!135 = !DILocation(line: 7, column: 126, scope: !120)
!136 = !DILocation(line: 7, column: 130, scope: !120)
!137 = !DILocation(line: 7, column: 163, scope: !120)
!138 = !DILocation(line: 7, column: 140, scope: !120)
!139 = !DILocation(line: 7, column: 194, scope: !120)
!140 = !DILocation(line: 7, column: 175, scope: !120)
!141 = !DILocation(line: 7, column: 173, scope: !120)
!142 = !DILocation(line: 7, column: 213, scope: !120)
!143 = !DILocation(line: 7, column: 199, scope: !120)
!144 = !DILocation(line: 7, column: 197, scope: !120)
!145 = !DILocation(line: 7, column: 218, scope: !120)
!146 = !DILocation(line: 7, column: 216, scope: !120, atomGroup: 5, atomRank: 2)
!147 = !DILocation(line: 7, column: 221, scope: !120)
!148 = !DILocation(line: 7, column: 133, scope: !120, atomGroup: 5, atomRank: 1)
!149 = distinct !DISubprogram(name: "nested", scope: !3, file: !3, line: 8, type: !41, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !150, keyInstructions: true)
!150 = !{!151, !152, !153, !155, !157, !159}
!151 = !DILocalVariable(name: "a", arg: 1, scope: !149, file: !3, line: 8, type: !5)
!152 = !DILocalVariable(name: "r", scope: !149, file: !3, line: 8, type: !5)
!153 = !DILocalVariable(name: "a", scope: !154, file: !3, line: 8, type: !5)
!154 = distinct !DILexicalBlock(scope: !149, file: !3, line: 8, column: 32)
!155 = !DILocalVariable(name: "b", scope: !156, file: !3, line: 8, type: !5)
!156 = distinct !DILexicalBlock(scope: !154, file: !3, line: 8, column: 45)
!157 = !DILocalVariable(name: "i", scope: !158, file: !3, line: 8, type: !5)
!158 = distinct !DILexicalBlock(scope: !149, file: !3, line: 8, column: 70)
!159 = !DILocalVariable(name: "k", scope: !160, file: !3, line: 8, type: !5)
!160 = distinct !DILexicalBlock(scope: !161, file: !3, line: 8, column: 98)
!161 = distinct !DILexicalBlock(scope: !158, file: !3, line: 8, column: 70)
!162 = !DILocation(line: 8, column: 16, scope: !149)
!163 = !DILocation(line: 8, column: 21, scope: !149)
!164 = !DILocation(line: 8, column: 25, scope: !149)
!165 = !DILocation(line: 8, column: 25, scope: !149, atomGroup: 1, atomRank: 1)
!166 = !DILocation(line: 8, column: 34, scope: !154)
!167 = !DILocation(line: 8, column: 38, scope: !154)
!168 = !DILocation(line: 8, column: 38, scope: !154, atomGroup: 2, atomRank: 1)
!169 = !DILocation(line: 8, column: 47, scope: !156)
!170 = !DILocation(line: 8, column: 51, scope: !156)
!171 = !DILocation(line: 8, column: 55, scope: !156, atomGroup: 3, atomRank: 2)
!172 = !DILocation(line: 8, column: 51, scope: !156, atomGroup: 3, atomRank: 1)
!173 = !DILocation(line: 8, column: 63, scope: !156)
!174 = !DILocation(line: 8, column: 60, scope: !156)
!175 = !DILocation(line: 8, column: 60, scope: !156, atomGroup: 4, atomRank: 2)
!176 = !DILocation(line: 8, column: 60, scope: !156, atomGroup: 4, atomRank: 1)
!177 = !DILocation(line: 8, column: 66, scope: !154)
!178 = !DILocation(line: 8, column: 68, scope: !149)
!179 = !DILocation(line: 8, column: 75, scope: !158)
!180 = !DILocation(line: 8, column: 79, scope: !158)
!181 = !DILocation(line: 8, column: 79, scope: !158, atomGroup: 5, atomRank: 1)
!182 = !DILocation(line: 8, column: 86, scope: !161)
!183 = !DILocation(line: 8, column: 90, scope: !161)
!184 = !DILocation(line: 8, column: 88, scope: !161, atomGroup: 6, atomRank: 1)
!185 = !DILocation(line: 8, column: 70, scope: !158, atomGroup: 7, atomRank: 1)
!186 = !DILocation(line: 8, column: 70, scope: !161)
!187 = !DILocation(line: 8, column: 100, scope: !160)
!188 = !DILocation(line: 8, column: 104, scope: !160)
!189 = !DILocation(line: 8, column: 108, scope: !160, atomGroup: 8, atomRank: 2)
!190 = !DILocation(line: 8, column: 104, scope: !160, atomGroup: 8, atomRank: 1)
!191 = !DILocation(line: 8, column: 116, scope: !160)
!192 = !DILocation(line: 8, column: 113, scope: !160)
!193 = !DILocation(line: 8, column: 113, scope: !160, atomGroup: 9, atomRank: 2)
!194 = !DILocation(line: 8, column: 113, scope: !160, atomGroup: 9, atomRank: 1)
!195 = !DILocation(line: 8, column: 119, scope: !161)
!196 = !DILocation(line: 8, column: 119, scope: !160, atomGroup: 11, atomRank: 1)
!197 = !DILocation(line: 8, column: 94, scope: !161)
!198 = !DILocation(line: 8, column: 94, scope: !161, atomGroup: 10, atomRank: 2)
!199 = !DILocation(line: 8, column: 94, scope: !161, atomGroup: 10, atomRank: 1)
!200 = distinct !{!200, !201, !202, !96, !97}
!201 = !DILocation(line: 8, column: 70, scope: !158)
!202 = !DILocation(line: 8, column: 119, scope: !158)
!203 = !DILocation(line: 8, column: 128, scope: !149, atomGroup: 13, atomRank: 2)
!204 = !DILocation(line: 8, column: 131, scope: !149)
!205 = !DILocation(line: 8, column: 121, scope: !149, atomGroup: 13, atomRank: 1)
