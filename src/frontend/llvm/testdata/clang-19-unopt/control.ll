; ModuleID = 'control.c'
source_filename = "control.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@o2 = dso_local global i32 0, align 4, !dbg !0

; Function Attrs: nounwind uwtable
define dso_local i32 @ternary(i32 noundef %0, ptr noundef %1, ptr noundef %2) #0 !dbg !13 {
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store i32 %0, ptr %4, align 4, !tbaa !21
    #dbg_declare(ptr %4, !18, !DIExpression(), !25)
  store ptr %1, ptr %5, align 8, !tbaa !26
    #dbg_declare(ptr %5, !19, !DIExpression(), !28)
  store ptr %2, ptr %6, align 8, !tbaa !26
    #dbg_declare(ptr %6, !20, !DIExpression(), !29)
  %7 = load i32, ptr %4, align 4, !dbg !30, !tbaa !21
  %8 = icmp ne i32 %7, 0, !dbg !30
  br i1 %8, label %9, label %12, !dbg !30

9:                                                ; preds = %3
  %10 = load ptr, ptr %5, align 8, !dbg !31, !tbaa !26
  %11 = load i32, ptr %10, align 4, !dbg !32, !tbaa !21
  br label %15, !dbg !30

12:                                               ; preds = %3
  %13 = load ptr, ptr %6, align 8, !dbg !33, !tbaa !26
  %14 = load i32, ptr %13, align 4, !dbg !34, !tbaa !21
  br label %15, !dbg !30

15:                                               ; preds = %12, %9
  %16 = phi i32 [ %11, %9 ], [ %14, %12 ], !dbg !30
  ret i32 %16, !dbg !35
}

; Function Attrs: nounwind uwtable
define dso_local i32 @sw(i32 noundef %0) #0 !dbg !36 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %3, align 4, !tbaa !21
    #dbg_declare(ptr %3, !40, !DIExpression(), !41)
  %4 = load i32, ptr %3, align 4, !dbg !42, !tbaa !21
  switch i32 %4, label %10 [
    i32 -1, label %5
    i32 0, label %6
    i32 1, label %6
    i32 100, label %7
  ], !dbg !43

5:                                                ; preds = %1
  store i32 5, ptr %2, align 4, !dbg !44
  br label %13, !dbg !44

6:                                                ; preds = %1, %1
  store i32 7, ptr %2, align 4, !dbg !46
  br label %13, !dbg !46

7:                                                ; preds = %1
  %8 = load i32, ptr %3, align 4, !dbg !47, !tbaa !21
  %9 = add nsw i32 %8, 1, !dbg !47
  store i32 %9, ptr %3, align 4, !dbg !47, !tbaa !21
  br label %10, !dbg !48

10:                                               ; preds = %1, %7
  br label %11, !dbg !49

11:                                               ; preds = %10
  %12 = load i32, ptr %3, align 4, !dbg !50, !tbaa !21
  store i32 %12, ptr %2, align 4, !dbg !51
  br label %13, !dbg !51

13:                                               ; preds = %11, %6, %5
  %14 = load i32, ptr %2, align 4, !dbg !52
  ret i32 %14, !dbg !52
}

; Function Attrs: nounwind uwtable
define dso_local i32 @fold(i32 noundef %0) #0 !dbg !53 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %2, align 4, !tbaa !21
    #dbg_declare(ptr %2, !55, !DIExpression(), !59)
  call void @llvm.lifetime.start.p0(i64 4, ptr %3) #8, !dbg !60
    #dbg_declare(ptr %3, !56, !DIExpression(), !61)
  store i32 0, ptr %3, align 4, !dbg !61, !tbaa !21
  call void @llvm.lifetime.start.p0(i64 4, ptr %4) #8, !dbg !62
    #dbg_declare(ptr %4, !57, !DIExpression(), !63)
  store i32 0, ptr %4, align 4, !dbg !63, !tbaa !21
  br label %5, !dbg !62

5:                                                ; preds = %23, %1
  %6 = load i32, ptr %4, align 4, !dbg !64, !tbaa !21
  %7 = load i32, ptr %2, align 4, !dbg !66, !tbaa !21
  %8 = icmp slt i32 %6, %7, !dbg !67
  br i1 %8, label %10, label %9, !dbg !68

9:                                                ; preds = %5
  call void @llvm.lifetime.end.p0(i64 4, ptr %4) #8, !dbg !69
  br label %26

10:                                               ; preds = %5
  %11 = load i32, ptr %4, align 4, !dbg !70, !tbaa !21
  %12 = icmp eq i32 %11, 5, !dbg !73
  br i1 %12, label %13, label %14, !dbg !74

13:                                               ; preds = %10
  br label %23, !dbg !75

14:                                               ; preds = %10
  br label %15, !dbg !76

15:                                               ; preds = %19, %14
  %16 = load i32, ptr %4, align 4, !dbg !77, !tbaa !21
  %17 = load i32, ptr %3, align 4, !dbg !78, !tbaa !21
  %18 = add nsw i32 %17, %16, !dbg !78
  store i32 %18, ptr %3, align 4, !dbg !78, !tbaa !21
  br label %19, !dbg !79

19:                                               ; preds = %15
  %20 = load i32, ptr %3, align 4, !dbg !80, !tbaa !21
  %21 = icmp slt i32 %20, 3, !dbg !81
  br i1 %21, label %15, label %22, !dbg !79, !llvm.loop !82

22:                                               ; preds = %19
  br label %23, !dbg !86

23:                                               ; preds = %22, %13
  %24 = load i32, ptr %4, align 4, !dbg !87, !tbaa !21
  %25 = add nsw i32 %24, 1, !dbg !87
  store i32 %25, ptr %4, align 4, !dbg !87, !tbaa !21
  br label %5, !dbg !69, !llvm.loop !88

26:                                               ; preds = %9
  %27 = load i32, ptr %3, align 4, !dbg !90, !tbaa !21
  call void @llvm.lifetime.end.p0(i64 4, ptr %3) #8, !dbg !91
  ret i32 %27, !dbg !92
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: cold noinline nounwind optsize uwtable
define dso_local void @die(i32 noundef %0) #2 !dbg !93 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4, !tbaa !21
    #dbg_declare(ptr %2, !97, !DIExpression(), !98)
  %3 = load i32, ptr %2, align 4, !dbg !99, !tbaa !21
  %4 = icmp ne i32 %3, 0, !dbg !99
  br i1 %4, label %5, label %6, !dbg !101

5:                                                ; preds = %1
  call void @abort() #9, !dbg !102
  unreachable, !dbg !102

6:                                                ; preds = %1
  unreachable, !dbg !103
}

; Function Attrs: noreturn
declare !dbg !104 void @abort() #3

; Function Attrs: nounwind uwtable
define dso_local i32 @expect(i32 noundef %0) #0 !dbg !107 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %2, align 4, !tbaa !21
    #dbg_declare(ptr %2, !109, !DIExpression(), !111)
  %4 = load i32, ptr %2, align 4, !dbg !112, !tbaa !21
  %5 = icmp sgt i32 %4, 3, !dbg !114
  %6 = zext i1 %5 to i32, !dbg !114
  %7 = sext i32 %6 to i64, !dbg !112
  %8 = call i64 @llvm.expect.i64(i64 %7, i64 0), !dbg !115
  %9 = icmp ne i64 %8, 0, !dbg !115
  br i1 %9, label %10, label %12, !dbg !116

10:                                               ; preds = %1
  %11 = load i32, ptr %2, align 4, !dbg !117, !tbaa !21
  call void @die(i32 noundef %11) #10, !dbg !118
  br label %12, !dbg !118

12:                                               ; preds = %10, %1
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %2, ptr align 4 @o2, i64 4, i1 false), !dbg !119
  call void @llvm.memset.p0.i64(ptr align 4 %2, i8 0, i64 4, i1 false), !dbg !120
  call void @llvm.lifetime.start.p0(i64 4, ptr %3) #8, !dbg !121
    #dbg_declare(ptr %3, !110, !DIExpression(), !122)
  %13 = load i32, ptr %2, align 4, !dbg !123, !tbaa !21
  %14 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %13, i32 3), !dbg !124
  %15 = extractvalue { i32, i1 } %14, 1, !dbg !124
  %16 = extractvalue { i32, i1 } %14, 0, !dbg !124
  store i32 %16, ptr %3, align 4, !dbg !124
  %17 = zext i1 %15 to i32, !dbg !124
  %18 = load i32, ptr %2, align 4, !dbg !125, !tbaa !21
  %19 = call i32 @llvm.ctpop.i32(i32 %18), !dbg !126
  %20 = add nsw i32 %17, %19, !dbg !127
  %21 = load i32, ptr %2, align 4, !dbg !128, !tbaa !21
  %22 = call i32 @llvm.ctlz.i32(i32 %21, i1 true), !dbg !129
  %23 = add nsw i32 %20, %22, !dbg !130
  %24 = load i32, ptr %3, align 4, !dbg !131, !tbaa !21
  %25 = add nsw i32 %23, %24, !dbg !132
  call void @llvm.lifetime.end.p0(i64 4, ptr %3) #8, !dbg !133
  ret i32 %25, !dbg !134
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i64 @llvm.expect.i64(i64, i64) #4

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #5

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #7

; Function Attrs: nounwind uwtable
define dso_local i32 @nested(i32 noundef %0) #0 !dbg !135 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32 %0, ptr %2, align 4, !tbaa !21
    #dbg_declare(ptr %2, !137, !DIExpression(), !148)
  call void @llvm.lifetime.start.p0(i64 4, ptr %3) #8, !dbg !149
    #dbg_declare(ptr %3, !138, !DIExpression(), !150)
  store i32 0, ptr %3, align 4, !dbg !150, !tbaa !21
  call void @llvm.lifetime.start.p0(i64 4, ptr %4) #8, !dbg !151
    #dbg_declare(ptr %4, !139, !DIExpression(), !152)
  store i32 3, ptr %4, align 4, !dbg !152, !tbaa !21
  call void @llvm.lifetime.start.p0(i64 4, ptr %5) #8, !dbg !153
    #dbg_declare(ptr %5, !141, !DIExpression(), !154)
  %8 = load i32, ptr %4, align 4, !dbg !155, !tbaa !21
  store i32 %8, ptr %5, align 4, !dbg !154, !tbaa !21
  %9 = load i32, ptr %5, align 4, !dbg !156, !tbaa !21
  %10 = load i32, ptr %3, align 4, !dbg !157, !tbaa !21
  %11 = add nsw i32 %10, %9, !dbg !157
  store i32 %11, ptr %3, align 4, !dbg !157, !tbaa !21
  call void @llvm.lifetime.end.p0(i64 4, ptr %5) #8, !dbg !158
  call void @llvm.lifetime.end.p0(i64 4, ptr %4) #8, !dbg !159
  call void @llvm.lifetime.start.p0(i64 4, ptr %6) #8, !dbg !160
    #dbg_declare(ptr %6, !143, !DIExpression(), !161)
  store i32 0, ptr %6, align 4, !dbg !161, !tbaa !21
  br label %12, !dbg !160

12:                                               ; preds = %22, %1
  %13 = load i32, ptr %6, align 4, !dbg !162, !tbaa !21
  %14 = load i32, ptr %2, align 4, !dbg !163, !tbaa !21
  %15 = icmp slt i32 %13, %14, !dbg !164
  br i1 %15, label %17, label %16, !dbg !165

16:                                               ; preds = %12
  call void @llvm.lifetime.end.p0(i64 4, ptr %6) #8, !dbg !166
  br label %25

17:                                               ; preds = %12
  call void @llvm.lifetime.start.p0(i64 4, ptr %7) #8, !dbg !167
    #dbg_declare(ptr %7, !145, !DIExpression(), !168)
  %18 = load i32, ptr %6, align 4, !dbg !169, !tbaa !21
  store i32 %18, ptr %7, align 4, !dbg !168, !tbaa !21
  %19 = load i32, ptr %7, align 4, !dbg !170, !tbaa !21
  %20 = load i32, ptr %3, align 4, !dbg !171, !tbaa !21
  %21 = add nsw i32 %20, %19, !dbg !171
  store i32 %21, ptr %3, align 4, !dbg !171, !tbaa !21
  call void @llvm.lifetime.end.p0(i64 4, ptr %7) #8, !dbg !172
  br label %22, !dbg !173

22:                                               ; preds = %17
  %23 = load i32, ptr %6, align 4, !dbg !174, !tbaa !21
  %24 = add nsw i32 %23, 1, !dbg !174
  store i32 %24, ptr %6, align 4, !dbg !174, !tbaa !21
  br label %12, !dbg !166, !llvm.loop !175

25:                                               ; preds = %16
  %26 = load i32, ptr %3, align 4, !dbg !177, !tbaa !21
  call void @llvm.lifetime.end.p0(i64 4, ptr %3) #8, !dbg !178
  ret i32 %26, !dbg !179
}

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { cold noinline nounwind optsize uwtable "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #7 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nounwind }
attributes #9 = { nobuiltin noreturn "no-builtins" }
attributes #10 = { cold nobuiltin "no-builtins" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!6, !7, !8, !9, !10, !11}
!llvm.ident = !{!12}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "o2", scope: !2, file: !3, line: 6, type: !5, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "control.c", directory: "/src", checksumkind: CSK_MD5, checksum: "0e4458bcf1e184a39354a8083d4c2939")
!4 = !{!0}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !{i32 7, !"Dwarf Version", i32 5}
!7 = !{i32 2, !"Debug Info Version", i32 3}
!8 = !{i32 1, !"wchar_size", i32 4}
!9 = !{i32 8, !"PIC Level", i32 2}
!10 = !{i32 7, !"PIE Level", i32 2}
!11 = !{i32 7, !"uwtable", i32 2}
!12 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!13 = distinct !DISubprogram(name: "ternary", scope: !3, file: !3, line: 1, type: !14, scopeLine: 1, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !17)
!14 = !DISubroutineType(types: !15)
!15 = !{!5, !5, !16, !16}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!17 = !{!18, !19, !20}
!18 = !DILocalVariable(name: "c", arg: 1, scope: !13, file: !3, line: 1, type: !5)
!19 = !DILocalVariable(name: "p", arg: 2, scope: !13, file: !3, line: 1, type: !16)
!20 = !DILocalVariable(name: "q", arg: 3, scope: !13, file: !3, line: 1, type: !16)
!21 = !{!22, !22, i64 0}
!22 = !{!"int", !23, i64 0}
!23 = !{!"omnipotent char", !24, i64 0}
!24 = !{!"Simple C/C++ TBAA"}
!25 = !DILocation(line: 1, column: 17, scope: !13)
!26 = !{!27, !27, i64 0}
!27 = !{!"any pointer", !23, i64 0}
!28 = !DILocation(line: 1, column: 25, scope: !13)
!29 = !DILocation(line: 1, column: 33, scope: !13)
!30 = !DILocation(line: 1, column: 45, scope: !13)
!31 = !DILocation(line: 1, column: 50, scope: !13)
!32 = !DILocation(line: 1, column: 49, scope: !13)
!33 = !DILocation(line: 1, column: 55, scope: !13)
!34 = !DILocation(line: 1, column: 54, scope: !13)
!35 = !DILocation(line: 1, column: 38, scope: !13)
!36 = distinct !DISubprogram(name: "sw", scope: !3, file: !3, line: 2, type: !37, scopeLine: 2, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !39)
!37 = !DISubroutineType(types: !38)
!38 = !{!5, !5}
!39 = !{!40}
!40 = !DILocalVariable(name: "x", arg: 1, scope: !36, file: !3, line: 2, type: !5)
!41 = !DILocation(line: 2, column: 12, scope: !36)
!42 = !DILocation(line: 2, column: 25, scope: !36)
!43 = !DILocation(line: 2, column: 17, scope: !36)
!44 = !DILocation(line: 2, column: 39, scope: !45)
!45 = distinct !DILexicalBlock(scope: !36, file: !3, line: 2, column: 28)
!46 = !DILocation(line: 2, column: 65, scope: !45)
!47 = !DILocation(line: 2, column: 86, scope: !45)
!48 = !DILocation(line: 2, column: 85, scope: !45)
!49 = !DILocation(line: 2, column: 99, scope: !45)
!50 = !DILocation(line: 2, column: 115, scope: !36)
!51 = !DILocation(line: 2, column: 108, scope: !36)
!52 = !DILocation(line: 2, column: 118, scope: !36)
!53 = distinct !DISubprogram(name: "fold", scope: !3, file: !3, line: 3, type: !37, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !54)
!54 = !{!55, !56, !57}
!55 = !DILocalVariable(name: "n", arg: 1, scope: !53, file: !3, line: 3, type: !5)
!56 = !DILocalVariable(name: "s", scope: !53, file: !3, line: 3, type: !5)
!57 = !DILocalVariable(name: "i", scope: !58, file: !3, line: 3, type: !5)
!58 = distinct !DILexicalBlock(scope: !53, file: !3, line: 3, column: 30)
!59 = !DILocation(line: 3, column: 14, scope: !53)
!60 = !DILocation(line: 3, column: 19, scope: !53)
!61 = !DILocation(line: 3, column: 23, scope: !53)
!62 = !DILocation(line: 3, column: 35, scope: !58)
!63 = !DILocation(line: 3, column: 39, scope: !58)
!64 = !DILocation(line: 3, column: 46, scope: !65)
!65 = distinct !DILexicalBlock(scope: !58, file: !3, line: 3, column: 30)
!66 = !DILocation(line: 3, column: 50, scope: !65)
!67 = !DILocation(line: 3, column: 48, scope: !65)
!68 = !DILocation(line: 3, column: 30, scope: !58)
!69 = !DILocation(line: 3, column: 30, scope: !65)
!70 = !DILocation(line: 3, column: 64, scope: !71)
!71 = distinct !DILexicalBlock(scope: !72, file: !3, line: 3, column: 64)
!72 = distinct !DILexicalBlock(scope: !65, file: !3, line: 3, column: 58)
!73 = !DILocation(line: 3, column: 66, scope: !71)
!74 = !DILocation(line: 3, column: 64, scope: !72)
!75 = !DILocation(line: 3, column: 72, scope: !71)
!76 = !DILocation(line: 3, column: 82, scope: !72)
!77 = !DILocation(line: 3, column: 90, scope: !72)
!78 = !DILocation(line: 3, column: 87, scope: !72)
!79 = !DILocation(line: 3, column: 85, scope: !72)
!80 = !DILocation(line: 3, column: 100, scope: !72)
!81 = !DILocation(line: 3, column: 102, scope: !72)
!82 = distinct !{!82, !76, !83, !84, !85}
!83 = !DILocation(line: 3, column: 105, scope: !72)
!84 = !{!"llvm.loop.mustprogress"}
!85 = !{!"llvm.loop.unroll.disable"}
!86 = !DILocation(line: 3, column: 108, scope: !72)
!87 = !DILocation(line: 3, column: 54, scope: !65)
!88 = distinct !{!88, !68, !89, !84, !85}
!89 = !DILocation(line: 3, column: 108, scope: !58)
!90 = !DILocation(line: 3, column: 117, scope: !53)
!91 = !DILocation(line: 3, column: 120, scope: !53)
!92 = !DILocation(line: 3, column: 110, scope: !53)
!93 = distinct !DISubprogram(name: "die", scope: !3, file: !3, line: 5, type: !94, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !96)
!94 = !DISubroutineType(types: !95)
!95 = !{null, !5}
!96 = !{!97}
!97 = !DILocalVariable(name: "x", arg: 1, scope: !93, file: !3, line: 5, type: !5)
!98 = !DILocation(line: 5, column: 46, scope: !93)
!99 = !DILocation(line: 5, column: 55, scope: !100)
!100 = distinct !DILexicalBlock(scope: !93, file: !3, line: 5, column: 55)
!101 = !DILocation(line: 5, column: 55, scope: !93)
!102 = !DILocation(line: 5, column: 58, scope: !100)
!103 = !DILocation(line: 5, column: 67, scope: !93)
!104 = !DISubprogram(name: "abort", scope: !3, file: !3, line: 4, type: !105, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!105 = !DISubroutineType(types: !106)
!106 = !{null}
!107 = distinct !DISubprogram(name: "expect", scope: !3, file: !3, line: 7, type: !37, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !108)
!108 = !{!109, !110}
!109 = !DILocalVariable(name: "x", arg: 1, scope: !107, file: !3, line: 7, type: !5)
!110 = !DILocalVariable(name: "o", scope: !107, file: !3, line: 7, type: !5)
!111 = !DILocation(line: 7, column: 16, scope: !107)
!112 = !DILocation(line: 7, column: 42, scope: !113)
!113 = distinct !DILexicalBlock(scope: !107, file: !3, line: 7, column: 25)
!114 = !DILocation(line: 7, column: 44, scope: !113)
!115 = !DILocation(line: 7, column: 25, scope: !113)
!116 = !DILocation(line: 7, column: 25, scope: !107)
!117 = !DILocation(line: 7, column: 57, scope: !113)
!118 = !DILocation(line: 7, column: 53, scope: !113)
!119 = !DILocation(line: 7, column: 61, scope: !107)
!120 = !DILocation(line: 7, column: 91, scope: !107)
!121 = !DILocation(line: 7, column: 126, scope: !107)
!122 = !DILocation(line: 7, column: 130, scope: !107)
!123 = !DILocation(line: 7, column: 163, scope: !107)
!124 = !DILocation(line: 7, column: 140, scope: !107)
!125 = !DILocation(line: 7, column: 194, scope: !107)
!126 = !DILocation(line: 7, column: 175, scope: !107)
!127 = !DILocation(line: 7, column: 173, scope: !107)
!128 = !DILocation(line: 7, column: 213, scope: !107)
!129 = !DILocation(line: 7, column: 199, scope: !107)
!130 = !DILocation(line: 7, column: 197, scope: !107)
!131 = !DILocation(line: 7, column: 218, scope: !107)
!132 = !DILocation(line: 7, column: 216, scope: !107)
!133 = !DILocation(line: 7, column: 221, scope: !107)
!134 = !DILocation(line: 7, column: 133, scope: !107)
!135 = distinct !DISubprogram(name: "nested", scope: !3, file: !3, line: 8, type: !37, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !136)
!136 = !{!137, !138, !139, !141, !143, !145}
!137 = !DILocalVariable(name: "a", arg: 1, scope: !135, file: !3, line: 8, type: !5)
!138 = !DILocalVariable(name: "r", scope: !135, file: !3, line: 8, type: !5)
!139 = !DILocalVariable(name: "a", scope: !140, file: !3, line: 8, type: !5)
!140 = distinct !DILexicalBlock(scope: !135, file: !3, line: 8, column: 32)
!141 = !DILocalVariable(name: "b", scope: !142, file: !3, line: 8, type: !5)
!142 = distinct !DILexicalBlock(scope: !140, file: !3, line: 8, column: 45)
!143 = !DILocalVariable(name: "i", scope: !144, file: !3, line: 8, type: !5)
!144 = distinct !DILexicalBlock(scope: !135, file: !3, line: 8, column: 70)
!145 = !DILocalVariable(name: "k", scope: !146, file: !3, line: 8, type: !5)
!146 = distinct !DILexicalBlock(scope: !147, file: !3, line: 8, column: 98)
!147 = distinct !DILexicalBlock(scope: !144, file: !3, line: 8, column: 70)
!148 = !DILocation(line: 8, column: 16, scope: !135)
!149 = !DILocation(line: 8, column: 21, scope: !135)
!150 = !DILocation(line: 8, column: 25, scope: !135)
!151 = !DILocation(line: 8, column: 34, scope: !140)
!152 = !DILocation(line: 8, column: 38, scope: !140)
!153 = !DILocation(line: 8, column: 47, scope: !142)
!154 = !DILocation(line: 8, column: 51, scope: !142)
!155 = !DILocation(line: 8, column: 55, scope: !142)
!156 = !DILocation(line: 8, column: 63, scope: !142)
!157 = !DILocation(line: 8, column: 60, scope: !142)
!158 = !DILocation(line: 8, column: 66, scope: !140)
!159 = !DILocation(line: 8, column: 68, scope: !135)
!160 = !DILocation(line: 8, column: 75, scope: !144)
!161 = !DILocation(line: 8, column: 79, scope: !144)
!162 = !DILocation(line: 8, column: 86, scope: !147)
!163 = !DILocation(line: 8, column: 90, scope: !147)
!164 = !DILocation(line: 8, column: 88, scope: !147)
!165 = !DILocation(line: 8, column: 70, scope: !144)
!166 = !DILocation(line: 8, column: 70, scope: !147)
!167 = !DILocation(line: 8, column: 100, scope: !146)
!168 = !DILocation(line: 8, column: 104, scope: !146)
!169 = !DILocation(line: 8, column: 108, scope: !146)
!170 = !DILocation(line: 8, column: 116, scope: !146)
!171 = !DILocation(line: 8, column: 113, scope: !146)
!172 = !DILocation(line: 8, column: 119, scope: !147)
!173 = !DILocation(line: 8, column: 119, scope: !146)
!174 = !DILocation(line: 8, column: 94, scope: !147)
!175 = distinct !{!175, !165, !176, !84, !85}
!176 = !DILocation(line: 8, column: 119, scope: !144)
!177 = !DILocation(line: 8, column: 128, scope: !135)
!178 = !DILocation(line: 8, column: 131, scope: !135)
!179 = !DILocation(line: 8, column: 121, scope: !135)
