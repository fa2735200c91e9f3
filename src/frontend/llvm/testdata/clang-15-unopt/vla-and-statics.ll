; ModuleID = 'vla-and-statics.c'
source_filename = "vla-and-statics.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@counter.count = internal global i32 10, align 4, !dbg !0
@counter.s = internal global ptr @.str, align 8, !dbg !17
@.str = private unnamed_addr constant [7 x i8] c"static\00", align 1, !dbg !11

; Function Attrs: nounwind uwtable
define dso_local i64 @vla(i32 noundef %0) #0 !dbg !29 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  store i32 %0, ptr %2, align 4, !tbaa !47
  call void @llvm.dbg.declare(metadata ptr %2, metadata !33, metadata !DIExpression()), !dbg !51
  %7 = load i32, ptr %2, align 4, !dbg !52, !tbaa !47
  %8 = zext i32 %7 to i64, !dbg !53
  %9 = call ptr @llvm.stacksave(), !dbg !53
  store ptr %9, ptr %3, align 8, !dbg !53
  %10 = alloca i64, i64 %8, align 16, !dbg !53
  store i64 %8, ptr %4, align 8, !dbg !53
  call void @llvm.dbg.declare(metadata ptr %4, metadata !34, metadata !DIExpression()), !dbg !54
  call void @llvm.dbg.declare(metadata ptr %10, metadata !36, metadata !DIExpression()), !dbg !55
  call void @llvm.lifetime.start.p0(i64 4, ptr %5) #6, !dbg !56
  call void @llvm.dbg.declare(metadata ptr %5, metadata !40, metadata !DIExpression()), !dbg !57
  store i32 0, ptr %5, align 4, !dbg !57, !tbaa !47
  br label %11, !dbg !56

11:                                               ; preds = %22, %1
  %12 = load i32, ptr %5, align 4, !dbg !58, !tbaa !47
  %13 = load i32, ptr %2, align 4, !dbg !60, !tbaa !47
  %14 = icmp slt i32 %12, %13, !dbg !61
  br i1 %14, label %16, label %15, !dbg !62

15:                                               ; preds = %11
  call void @llvm.lifetime.end.p0(i64 4, ptr %5) #6, !dbg !63
  br label %25

16:                                               ; preds = %11
  %17 = load i32, ptr %5, align 4, !dbg !64, !tbaa !47
  %18 = sext i32 %17 to i64, !dbg !64
  %19 = load i32, ptr %5, align 4, !dbg !65, !tbaa !47
  %20 = sext i32 %19 to i64, !dbg !66
  %21 = getelementptr inbounds i64, ptr %10, i64 %20, !dbg !66
  store i64 %18, ptr %21, align 8, !dbg !67, !tbaa !68
  br label %22, !dbg !66

22:                                               ; preds = %16
  %23 = load i32, ptr %5, align 4, !dbg !70, !tbaa !47
  %24 = add nsw i32 %23, 1, !dbg !70
  store i32 %24, ptr %5, align 4, !dbg !70, !tbaa !47
  br label %11, !dbg !63, !llvm.loop !71

25:                                               ; preds = %15
  %26 = load i32, ptr %2, align 4, !dbg !75, !tbaa !47
  %27 = zext i32 %26 to i64, !dbg !76
  call void @llvm.lifetime.start.p0(i64 8, ptr %6) #6, !dbg !76
  call void @llvm.dbg.declare(metadata ptr %6, metadata !42, metadata !DIExpression()), !dbg !77
  store ptr null, ptr %6, align 8, !dbg !77, !tbaa !78
  %28 = load i32, ptr %2, align 4, !dbg !80, !tbaa !47
  %29 = sub nsw i32 %28, 1, !dbg !81
  %30 = sext i32 %29 to i64, !dbg !82
  %31 = getelementptr inbounds i64, ptr %10, i64 %30, !dbg !82
  %32 = load i64, ptr %31, align 8, !dbg !82, !tbaa !68
  %33 = load ptr, ptr %6, align 8, !dbg !83, !tbaa !78
  %34 = ptrtoint ptr %33 to i64, !dbg !84
  %35 = add nsw i64 %32, %34, !dbg !85
  %36 = load i32, ptr %2, align 4, !dbg !86, !tbaa !47
  %37 = call i1 @llvm.is.constant.i32(i32 %36), !dbg !87
  %38 = zext i1 %37 to i32, !dbg !87
  %39 = sext i32 %38 to i64, !dbg !87
  %40 = add nsw i64 %35, %39, !dbg !88
  call void @llvm.lifetime.end.p0(i64 8, ptr %6) #6, !dbg !89
  %41 = load ptr, ptr %3, align 8, !dbg !89
  call void @llvm.stackrestore(ptr %41), !dbg !89
  ret i64 %40, !dbg !89
}

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave() #2

; Function Attrs: argmemonly nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #3

; Function Attrs: argmemonly nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #3

; Function Attrs: convergent nocallback nofree nosync nounwind readnone willreturn
declare i1 @llvm.is.constant.i32(i32) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore(ptr) #2

; Function Attrs: nounwind uwtable
define dso_local i32 @counter() #0 !dbg !2 {
  %1 = load i32, ptr @counter.count, align 4, !dbg !90, !tbaa !47
  %2 = add nsw i32 %1, 1, !dbg !90
  store i32 %2, ptr @counter.count, align 4, !dbg !90, !tbaa !47
  %3 = load ptr, ptr @counter.s, align 8, !dbg !91, !tbaa !78
  %4 = getelementptr inbounds i8, ptr %3, i64 0, !dbg !91
  %5 = load i8, ptr %4, align 1, !dbg !91, !tbaa !92
  %6 = sext i8 %5 to i32, !dbg !91
  %7 = add nsw i32 %1, %6, !dbg !93
  ret i32 %7, !dbg !94
}

; Function Attrs: nounwind uwtable
define dso_local ptr @alloc(i64 noundef %0) #0 !dbg !95 {
  %2 = alloca i64, align 8
  store i64 %0, ptr %2, align 8, !tbaa !68
  call void @llvm.dbg.declare(metadata ptr %2, metadata !100, metadata !DIExpression()), !dbg !101
  %3 = load i64, ptr %2, align 8, !dbg !102, !tbaa !68
  %4 = call noalias ptr @malloc(i64 noundef %3) #7, !dbg !103
  ret ptr %4, !dbg !104
}

; Function Attrs: allocsize(0)
declare !dbg !105 noalias ptr @malloc(i64 noundef) #5

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nocallback nofree nosync nounwind willreturn }
attributes #3 = { argmemonly nocallback nofree nosync nounwind willreturn }
attributes #4 = { convergent nocallback nofree nosync nounwind readnone willreturn }
attributes #5 = { allocsize(0) "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { nobuiltin allocsize(0) "no-builtins" }

!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!22, !23, !24, !25, !26, !27}
!llvm.ident = !{!28}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "count", scope: !2, file: !3, line: 2, type: !6, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "counter", scope: !3, file: !3, line: 2, type: !4, scopeLine: 2, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !21)
!3 = !DIFile(filename: "vla-and-statics.c", directory: "/src", checksumkind: CSK_MD5, checksum: "b78653d3d1ce156ed842bb430a821670")
!4 = !DISubroutineType(types: !5)
!5 = !{!6}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 15.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !8, globals: !10, splitDebugInlining: false, nameTableKind: None)
!8 = !{!9}
!9 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!10 = !{!0, !11, !17}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(scope: null, file: !3, line: 2, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 56, elements: !15)
!14 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!15 = !{!16}
!16 = !DISubrange(count: 7)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 2, type: !19, isLocal: true, isDefinition: true)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!20 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !14)
!21 = !{}
!22 = !{i32 7, !"Dwarf Version", i32 5}
!23 = !{i32 2, !"Debug Info Version", i32 3}
!24 = !{i32 1, !"wchar_size", i32 4}
!25 = !{i32 7, !"PIC Level", i32 2}
!26 = !{i32 7, !"PIE Level", i32 2}
!27 = !{i32 7, !"uwtable", i32 2}
!28 = !{!"Debian clang version 15.0.6"}
!29 = distinct !DISubprogram(name: "vla", scope: !3, file: !3, line: 1, type: !30, scopeLine: 1, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !32)
!30 = !DISubroutineType(types: !31)
!31 = !{!9, !6}
!32 = !{!33, !34, !36, !40, !42}
!33 = !DILocalVariable(name: "n", arg: 1, scope: !29, file: !3, line: 1, type: !6)
!34 = !DILocalVariable(name: "__vla_expr0", scope: !29, type: !35, flags: DIFlagArtificial)
!35 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!36 = !DILocalVariable(name: "a", scope: !29, file: !3, line: 1, type: !37)
!37 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, elements: !38)
!38 = !{!39}
!39 = !DISubrange(count: !34)
!40 = !DILocalVariable(name: "i", scope: !41, file: !3, line: 1, type: !6)
!41 = distinct !DILexicalBlock(scope: !29, file: !3, line: 1, column: 30)
!42 = !DILocalVariable(name: "m", scope: !29, file: !3, line: 1, type: !43)
!43 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !44, size: 64)
!44 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, elements: !45)
!45 = !{!46}
!46 = !DISubrange(count: -1)
!47 = !{!48, !48, i64 0}
!48 = !{!"int", !49, i64 0}
!49 = !{!"omnipotent char", !50, i64 0}
!50 = !{!"Simple C/C++ TBAA"}
!51 = !DILocation(line: 1, column: 14, scope: !29)
!52 = !DILocation(line: 1, column: 26, scope: !29)
!53 = !DILocation(line: 1, column: 19, scope: !29)
!54 = !DILocation(line: 0, scope: !29)
!55 = !DILocation(line: 1, column: 24, scope: !29)
!56 = !DILocation(line: 1, column: 35, scope: !41)
!57 = !DILocation(line: 1, column: 39, scope: !41)
!58 = !DILocation(line: 1, column: 46, scope: !59)
!59 = distinct !DILexicalBlock(scope: !41, file: !3, line: 1, column: 30)
!60 = !DILocation(line: 1, column: 50, scope: !59)
!61 = !DILocation(line: 1, column: 48, scope: !59)
!62 = !DILocation(line: 1, column: 30, scope: !41)
!63 = !DILocation(line: 1, column: 30, scope: !59)
!64 = !DILocation(line: 1, column: 65, scope: !59)
!65 = !DILocation(line: 1, column: 60, scope: !59)
!66 = !DILocation(line: 1, column: 58, scope: !59)
!67 = !DILocation(line: 1, column: 63, scope: !59)
!68 = !{!69, !69, i64 0}
!69 = !{!"long", !49, i64 0}
!70 = !DILocation(line: 1, column: 54, scope: !59)
!71 = distinct !{!71, !62, !72, !73, !74}
!72 = !DILocation(line: 1, column: 65, scope: !41)
!73 = !{!"llvm.loop.mustprogress"}
!74 = !{!"llvm.loop.unroll.disable"}
!75 = !DILocation(line: 1, column: 77, scope: !29)
!76 = !DILocation(line: 1, column: 68, scope: !29)
!77 = !DILocation(line: 1, column: 74, scope: !29)
!78 = !{!79, !79, i64 0}
!79 = !{!"any pointer", !49, i64 0}
!80 = !DILocation(line: 1, column: 94, scope: !29)
!81 = !DILocation(line: 1, column: 96, scope: !29)
!82 = !DILocation(line: 1, column: 92, scope: !29)
!83 = !DILocation(line: 1, column: 109, scope: !29)
!84 = !DILocation(line: 1, column: 103, scope: !29)
!85 = !DILocation(line: 1, column: 101, scope: !29)
!86 = !DILocation(line: 1, column: 134, scope: !29)
!87 = !DILocation(line: 1, column: 113, scope: !29)
!88 = !DILocation(line: 1, column: 111, scope: !29)
!89 = !DILocation(line: 1, column: 138, scope: !29)
!90 = !DILocation(line: 2, column: 89, scope: !2)
!91 = !DILocation(line: 2, column: 94, scope: !2)
!92 = !{!49, !49, i64 0}
!93 = !DILocation(line: 2, column: 92, scope: !2)
!94 = !DILocation(line: 2, column: 77, scope: !2)
!95 = distinct !DISubprogram(name: "alloc", scope: !3, file: !3, line: 3, type: !96, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !99)
!96 = !DISubroutineType(types: !97)
!97 = !{!98, !35}
!98 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!99 = !{!100}
!100 = !DILocalVariable(name: "n", arg: 1, scope: !95, file: !3, line: 3, type: !35)
!101 = !DILocation(line: 3, column: 27, scope: !95)
!102 = !DILocation(line: 3, column: 114, scope: !95)
!103 = !DILocation(line: 3, column: 107, scope: !95)
!104 = !DILocation(line: 3, column: 100, scope: !95)
!105 = !DISubprogram(name: "malloc", scope: !3, file: !3, line: 3, type: !96, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !21)
