; ModuleID = 'vla-and-statics.c'
source_filename = "vla-and-statics.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@counter.count = internal global i32 10, align 4, !dbg !0
@counter.s = internal global ptr @.str, align 8, !dbg !17
@.str = private unnamed_addr constant [7 x i8] c"static\00", align 1, !dbg !11

; Function Attrs: nounwind uwtable
define dso_local i64 @vla(i32 noundef %0) #0 !dbg !32 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  store i32 %0, ptr %2, align 4, !tbaa !28
    #dbg_declare(ptr %2, !36, !DIExpression(), !50)
  %7 = load i32, ptr %2, align 4, !dbg !51, !tbaa !28
  %8 = zext i32 %7 to i64, !dbg !52
  %9 = call ptr @llvm.stacksave.p0(), !dbg !52
  store ptr %9, ptr %3, align 8, !dbg !52
  %10 = alloca i64, i64 %8, align 16, !dbg !52
  store i64 %8, ptr %4, align 8, !dbg !52
    #dbg_declare(ptr %4, !37, !DIExpression(), !53)
    #dbg_declare(ptr %10, !39, !DIExpression(), !54)
  call void @llvm.lifetime.start.p0(ptr %5) #5, !dbg !55
    #dbg_declare(ptr %5, !43, !DIExpression(), !56)
  store i32 0, ptr %5, align 4, !dbg !57, !tbaa !28
  br label %11, !dbg !55

11:                                               ; preds = %22, %1
  %12 = load i32, ptr %5, align 4, !dbg !58, !tbaa !28
  %13 = load i32, ptr %2, align 4, !dbg !60, !tbaa !28
  %14 = icmp slt i32 %12, %13, !dbg !61
  br i1 %14, label %16, label %15, !dbg !62

15:                                               ; preds = %11
  call void @llvm.lifetime.end.p0(ptr %5) #5, !dbg !63
  br label %25

16:                                               ; preds = %11
  %17 = load i32, ptr %5, align 4, !dbg !64, !tbaa !28
  %18 = sext i32 %17 to i64, !dbg !65
  %19 = load i32, ptr %5, align 4, !dbg !66, !tbaa !28
  %20 = sext i32 %19 to i64, !dbg !67
  %21 = getelementptr inbounds i64, ptr %10, i64 %20, !dbg !67
  store i64 %18, ptr %21, align 8, !dbg !68, !tbaa !69
  br label %22, !dbg !71

22:                                               ; preds = %16
  %23 = load i32, ptr %5, align 4, !dbg !72, !tbaa !28
  %24 = add nsw i32 %23, 1, !dbg !73
  store i32 %24, ptr %5, align 4, !dbg !74, !tbaa !28
  br label %11, !dbg !63, !llvm.loop !75

25:                                               ; preds = %15
  %26 = load i32, ptr %2, align 4, !dbg !80, !tbaa !28
  %27 = zext i32 %26 to i64, !dbg !81
  call void @llvm.lifetime.start.p0(ptr %6) #5, !dbg !81
    #dbg_declare(ptr %6, !45, !DIExpression(), !82)
  store ptr null, ptr %6, align 8, !dbg !83, !tbaa !84
  %28 = load i32, ptr %2, align 4, !dbg !87, !tbaa !28
  %29 = sub nsw i32 %28, 1, !dbg !88
  %30 = sext i32 %29 to i64, !dbg !89
  %31 = getelementptr inbounds i64, ptr %10, i64 %30, !dbg !89
  %32 = load i64, ptr %31, align 8, !dbg !89, !tbaa !69
  %33 = load ptr, ptr %6, align 8, !dbg !90, !tbaa !84
  %34 = ptrtoint ptr %33 to i64, !dbg !91
  %35 = add nsw i64 %32, %34, !dbg !92
  %36 = load i32, ptr %2, align 4, !dbg !93, !tbaa !28
  %37 = call i1 @llvm.is.constant.i32(i32 %36), !dbg !94
  %38 = zext i1 %37 to i32, !dbg !94
  %39 = sext i32 %38 to i64, !dbg !94
  %40 = add nsw i64 %35, %39, !dbg !95
  call void @llvm.lifetime.end.p0(ptr %6) #5, !dbg !96
  %41 = load ptr, ptr %3, align 8, !dbg !96
  call void @llvm.stackrestore.p0(ptr %41), !dbg !96
  ret i64 %40, !dbg !97
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave.p0() #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: convergent nocallback nofree nosync nounwind willreturn memory(none)
declare i1 @llvm.is.constant.i32(i32) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore.p0(ptr) #1

; Function Attrs: nounwind uwtable
define dso_local i32 @counter() #0 !dbg !2 {
  %1 = load i32, ptr @counter.count, align 4, !dbg !98, !tbaa !28
  %2 = add nsw i32 %1, 1, !dbg !99
  store i32 %2, ptr @counter.count, align 4, !dbg !100, !tbaa !28
  %3 = load ptr, ptr @counter.s, align 8, !dbg !101, !tbaa !102
  %4 = getelementptr inbounds i8, ptr %3, i64 0, !dbg !101
  %5 = load i8, ptr %4, align 1, !dbg !101, !tbaa !104
  %6 = sext i8 %5 to i32, !dbg !101
  %7 = add nsw i32 %1, %6, !dbg !105
  ret i32 %7, !dbg !106
}

; Function Attrs: nounwind uwtable
define dso_local ptr @alloc(i64 noundef %0) #0 !dbg !107 {
  %2 = alloca i64, align 8
  store i64 %0, ptr %2, align 8, !tbaa !69
    #dbg_declare(ptr %2, !112, !DIExpression(), !113)
  %3 = load i64, ptr %2, align 8, !dbg !114, !tbaa !69
  %4 = call noalias ptr @malloc(i64 noundef %3) #6, !dbg !115
  ret ptr %4, !dbg !116
}

; Function Attrs: allocsize(0)
declare !dbg !117 noalias ptr @malloc(i64 noundef) #4

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind willreturn }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent nocallback nofree nosync nounwind willreturn memory(none) }
attributes #4 = { allocsize(0) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { nobuiltin allocsize(0) "no-builtins" }

!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!21, !22, !23, !24, !25, !26}
!llvm.ident = !{!27}
!llvm.errno.tbaa = !{!28}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "count", scope: !2, file: !3, line: 2, type: !6, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "counter", scope: !3, file: !3, line: 2, type: !4, scopeLine: 2, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, keyInstructions: true)
!3 = !DIFile(filename: "vla-and-statics.c", directory: "/src", checksumkind: CSK_MD5, checksum: "b78653d3d1ce156ed842bb430a821670")
!4 = !DISubroutineType(types: !5)
!5 = !{!6}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !8, globals: !10, splitDebugInlining: false, nameTableKind: None)
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
!21 = !{i32 7, !"Dwarf Version", i32 5}
!22 = !{i32 2, !"Debug Info Version", i32 3}
!23 = !{i32 1, !"wchar_size", i32 4}
!24 = !{i32 8, !"PIC Level", i32 2}
!25 = !{i32 7, !"PIE Level", i32 2}
!26 = !{i32 7, !"uwtable", i32 2}
!27 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!28 = !{!29, !29, i64 0}
!29 = !{!"int", !30, i64 0}
!30 = !{!"omnipotent char", !31, i64 0}
!31 = !{!"Simple C/C++ TBAA"}
!32 = distinct !DISubprogram(name: "vla", scope: !3, file: !3, line: 1, type: !33, scopeLine: 1, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !35, keyInstructions: true)
!33 = !DISubroutineType(types: !34)
!34 = !{!9, !6}
!35 = !{!36, !37, !39, !43, !45}
!36 = !DILocalVariable(name: "n", arg: 1, scope: !32, file: !3, line: 1, type: !6)
!37 = !DILocalVariable(name: "__vla_expr0", scope: !32, type: !38, flags: DIFlagArtificial)
!38 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!39 = !DILocalVariable(name: "a", scope: !32, file: !3, line: 1, type: !40)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, elements: !41)
!41 = !{!42}
!42 = !DISubrange(count: !37)
!43 = !DILocalVariable(name: "i", scope: !44, file: !3, line: 1, type: !6)
!44 = distinct !DILexicalBlock(scope: !32, file: !3, line: 1, column: 30)
!45 = !DILocalVariable(name: "m", scope: !32, file: !3, line: 1, type: !46)
!46 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !47, size: 64)
!47 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, elements: !48)
!48 = !{!49}
!49 = !DISubrange(count: -1)
!50 = !DILocation(line: 1, column: 14, scope: !32)
!51 = !DILocation(line: 1, column: 26, scope: !32)
!52 = !DILocation(line: 1, column: 19, scope: !32)
!53 = !DILocation(line: 0, scope: !32)
!54 = !DILocation(line: 1, column: 24, scope: !32)
!55 = !DILocation(line: 1, column: 35, scope: !44)
!56 = !DILocation(line: 1, column: 39, scope: !44)
!57 = !DILocation(line: 1, column: 39, scope: !44, atomGroup: 1, atomRank: 1)
!58 = !DILocation(line: 1, column: 46, scope: !59)
!59 = distinct !DILexicalBlock(scope: !44, file: !3, line: 1, column: 30)
!60 = !DILocation(line: 1, column: 50, scope: !59)
!61 = !DILocation(line: 1, column: 48, scope: !59, atomGroup: 2, atomRank: 1)
!62 = !DILocation(line: 1, column: 30, scope: !44, atomGroup: 3, atomRank: 1)
!63 = !DILocation(line: 1, column: 30, scope: !59)
!64 = !DILocation(line: 1, column: 65, scope: !59, atomGroup: 4, atomRank: 3)
!65 = !DILocation(line: 1, column: 65, scope: !59, atomGroup: 4, atomRank: 2)
!66 = !DILocation(line: 1, column: 60, scope: !59)
!67 = !DILocation(line: 1, column: 58, scope: !59)
!68 = !DILocation(line: 1, column: 63, scope: !59, atomGroup: 4, atomRank: 1)
!69 = !{!70, !70, i64 0}
!70 = !{!"long", !30, i64 0}
!71 = !DILocation(line: 1, column: 58, scope: !59, atomGroup: 6, atomRank: 1)
!72 = !DILocation(line: 1, column: 54, scope: !59)
!73 = !DILocation(line: 1, column: 54, scope: !59, atomGroup: 5, atomRank: 2)
!74 = !DILocation(line: 1, column: 54, scope: !59, atomGroup: 5, atomRank: 1)
!75 = distinct !{!75, !76, !77, !78, !79}
!76 = !DILocation(line: 1, column: 30, scope: !44)
!77 = !DILocation(line: 1, column: 65, scope: !44)
!78 = !{!"llvm.loop.mustprogress"}
!79 = !{!"llvm.loop.unroll.disable"}
!80 = !DILocation(line: 1, column: 77, scope: !32)
!81 = !DILocation(line: 1, column: 68, scope: !32)
!82 = !DILocation(line: 1, column: 74, scope: !32)
!83 = !DILocation(line: 1, column: 74, scope: !32, atomGroup: 7, atomRank: 1)
!84 = !{!85, !85, i64 0}
!85 = !{!"p1 int", !86, i64 0}
!86 = !{!"any pointer", !30, i64 0}
!87 = !DILocation(line: 1, column: 94, scope: !32)
!88 = !DILocation(line: 1, column: 96, scope: !32)
!89 = !DILocation(line: 1, column: 92, scope: !32)
!90 = !DILocation(line: 1, column: 109, scope: !32)
!91 = !DILocation(line: 1, column: 103, scope: !32)
!92 = !DILocation(line: 1, column: 101, scope: !32)
!93 = !DILocation(line: 1, column: 134, scope: !32)
!94 = !DILocation(line: 1, column: 113, scope: !32)
!95 = !DILocation(line: 1, column: 111, scope: !32, atomGroup: 9, atomRank: 2)
!96 = !DILocation(line: 1, column: 138, scope: !32)
!97 = !DILocation(line: 1, column: 138, scope: !32, atomGroup: 9, atomRank: 1)
!98 = !DILocation(line: 2, column: 89, scope: !2)
!99 = !DILocation(line: 2, column: 89, scope: !2, atomGroup: 2, atomRank: 2)
!100 = !DILocation(line: 2, column: 89, scope: !2, atomGroup: 2, atomRank: 1)
!101 = !DILocation(line: 2, column: 94, scope: !2)
!102 = !{!103, !103, i64 0}
!103 = !{!"p1 omnipotent char", !86, i64 0}
!104 = !{!30, !30, i64 0}
!105 = !DILocation(line: 2, column: 92, scope: !2, atomGroup: 1, atomRank: 2)
!106 = !DILocation(line: 2, column: 77, scope: !2, atomGroup: 1, atomRank: 1)
!107 = distinct !DISubprogram(name: "alloc", scope: !3, file: !3, line: 3, type: !108, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !111, keyInstructions: true)
!108 = !DISubroutineType(types: !109)
!109 = !{!110, !38}
!110 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!111 = !{!112}
!112 = !DILocalVariable(name: "n", arg: 1, scope: !107, file: !3, line: 3, type: !38)
!113 = !DILocation(line: 3, column: 27, scope: !107)
!114 = !DILocation(line: 3, column: 114, scope: !107)
!115 = !DILocation(line: 3, column: 107, scope: !107, atomGroup: 1, atomRank: 2)
!116 = !DILocation(line: 3, column: 100, scope: !107, atomGroup: 1, atomRank: 1)
!117 = !DISubprogram(name: "malloc", scope: !3, file: !3, line: 3, type: !108, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
