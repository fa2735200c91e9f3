; ModuleID = 'vla-and-statics.c'
source_filename = "vla-and-statics.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@counter.count = internal global i32 10, align 4, !dbg !0
@counter.s = internal global ptr @.str, align 8, !dbg !17
@.str = private unnamed_addr constant [7 x i8] c"static\00", align 1, !dbg !11

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i64 @vla(i32 noundef %0) #0 !dbg !29 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !33, !DIExpression(), !34)
  %7 = load i32, ptr %2, align 4, !dbg !35
  %8 = zext i32 %7 to i64, !dbg !36
  %9 = call ptr @llvm.stacksave.p0(), !dbg !36
  store ptr %9, ptr %3, align 8, !dbg !36
  %10 = alloca i64, i64 %8, align 16, !dbg !36
  store i64 %8, ptr %4, align 8, !dbg !36
    #dbg_declare(ptr %4, !37, !DIExpression(), !39)
    #dbg_declare(ptr %10, !40, !DIExpression(), !44)
    #dbg_declare(ptr %5, !45, !DIExpression(), !47)
  store i32 0, ptr %5, align 4, !dbg !47
  br label %11, !dbg !48

11:                                               ; preds = %21, %1
  %12 = load i32, ptr %5, align 4, !dbg !49
  %13 = load i32, ptr %2, align 4, !dbg !51
  %14 = icmp slt i32 %12, %13, !dbg !52
  br i1 %14, label %15, label %24, !dbg !53

15:                                               ; preds = %11
  %16 = load i32, ptr %5, align 4, !dbg !54
  %17 = sext i32 %16 to i64, !dbg !54
  %18 = load i32, ptr %5, align 4, !dbg !55
  %19 = sext i32 %18 to i64, !dbg !56
  %20 = getelementptr inbounds i64, ptr %10, i64 %19, !dbg !56
  store i64 %17, ptr %20, align 8, !dbg !57
  br label %21, !dbg !56

21:                                               ; preds = %15
  %22 = load i32, ptr %5, align 4, !dbg !58
  %23 = add nsw i32 %22, 1, !dbg !58
  store i32 %23, ptr %5, align 4, !dbg !58
  br label %11, !dbg !59, !llvm.loop !60

24:                                               ; preds = %11
  %25 = load i32, ptr %2, align 4, !dbg !63
  %26 = zext i32 %25 to i64, !dbg !64
    #dbg_declare(ptr %6, !65, !DIExpression(), !70)
  store ptr null, ptr %6, align 8, !dbg !70
  %27 = load i32, ptr %2, align 4, !dbg !71
  %28 = sub nsw i32 %27, 1, !dbg !72
  %29 = sext i32 %28 to i64, !dbg !73
  %30 = getelementptr inbounds i64, ptr %10, i64 %29, !dbg !73
  %31 = load i64, ptr %30, align 8, !dbg !73
  %32 = load ptr, ptr %6, align 8, !dbg !74
  %33 = ptrtoint ptr %32 to i64, !dbg !75
  %34 = add nsw i64 %31, %33, !dbg !76
  %35 = load i32, ptr %2, align 4, !dbg !77
  %36 = call i1 @llvm.is.constant.i32(i32 %35), !dbg !78
  %37 = zext i1 %36 to i32, !dbg !78
  %38 = sext i32 %37 to i64, !dbg !78
  %39 = add nsw i64 %34, %38, !dbg !79
  %40 = load ptr, ptr %3, align 8, !dbg !80
  call void @llvm.stackrestore.p0(ptr %40), !dbg !80
  ret i64 %39, !dbg !80
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave.p0() #1

; Function Attrs: convergent nocallback nofree nosync nounwind willreturn memory(none)
declare i1 @llvm.is.constant.i32(i32) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore.p0(ptr) #1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @counter() #0 !dbg !2 {
  %1 = load i32, ptr @counter.count, align 4, !dbg !81
  %2 = add nsw i32 %1, 1, !dbg !81
  store i32 %2, ptr @counter.count, align 4, !dbg !81
  %3 = load ptr, ptr @counter.s, align 8, !dbg !82
  %4 = getelementptr inbounds i8, ptr %3, i64 0, !dbg !82
  %5 = load i8, ptr %4, align 1, !dbg !82
  %6 = sext i8 %5 to i32, !dbg !82
  %7 = add nsw i32 %1, %6, !dbg !83
  ret i32 %7, !dbg !84
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local ptr @alloc(i64 noundef %0) #0 !dbg !85 {
  %2 = alloca i64, align 8
  store i64 %0, ptr %2, align 8
    #dbg_declare(ptr %2, !89, !DIExpression(), !90)
  %3 = load i64, ptr %2, align 8, !dbg !91
  %4 = call noalias ptr @malloc(i64 noundef %3) #4, !dbg !92
  ret ptr %4, !dbg !93
}

; Function Attrs: allocsize(0)
declare noalias ptr @malloc(i64 noundef) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind willreturn }
attributes #2 = { convergent nocallback nofree nosync nounwind willreturn memory(none) }
attributes #3 = { allocsize(0) "frame-pointer"="all" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nobuiltin allocsize(0) "no-builtins" }

!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!21, !22, !23, !24, !25, !26, !27}
!llvm.ident = !{!28}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "count", scope: !2, file: !3, line: 2, type: !6, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "counter", scope: !3, file: !3, line: 2, type: !4, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7)
!3 = !DIFile(filename: "vla-and-statics.c", directory: "/src", checksumkind: CSK_MD5, checksum: "b78653d3d1ce156ed842bb430a821670")
!4 = !DISubroutineType(types: !5)
!5 = !{!6}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !8, globals: !10, splitDebugInlining: false, nameTableKind: None)
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
!27 = !{i32 7, !"frame-pointer", i32 2}
!28 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!29 = distinct !DISubprogram(name: "vla", scope: !3, file: !3, line: 1, type: !30, scopeLine: 1, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !32)
!30 = !DISubroutineType(types: !31)
!31 = !{!9, !6}
!32 = !{}
!33 = !DILocalVariable(name: "n", arg: 1, scope: !29, file: !3, line: 1, type: !6)
!34 = !DILocation(line: 1, column: 14, scope: !29)
!35 = !DILocation(line: 1, column: 26, scope: !29)
!36 = !DILocation(line: 1, column: 19, scope: !29)
!37 = !DILocalVariable(name: "__vla_expr0", scope: !29, type: !38, flags: DIFlagArtificial)
!38 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!39 = !DILocation(line: 0, scope: !29)
!40 = !DILocalVariable(name: "a", scope: !29, file: !3, line: 1, type: !41)
!41 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, elements: !42)
!42 = !{!43}
!43 = !DISubrange(count: !37)
!44 = !DILocation(line: 1, column: 24, scope: !29)
!45 = !DILocalVariable(name: "i", scope: !46, file: !3, line: 1, type: !6)
!46 = distinct !DILexicalBlock(scope: !29, file: !3, line: 1, column: 30)
!47 = !DILocation(line: 1, column: 39, scope: !46)
!48 = !DILocation(line: 1, column: 35, scope: !46)
!49 = !DILocation(line: 1, column: 46, scope: !50)
!50 = distinct !DILexicalBlock(scope: !46, file: !3, line: 1, column: 30)
!51 = !DILocation(line: 1, column: 50, scope: !50)
!52 = !DILocation(line: 1, column: 48, scope: !50)
!53 = !DILocation(line: 1, column: 30, scope: !46)
!54 = !DILocation(line: 1, column: 65, scope: !50)
!55 = !DILocation(line: 1, column: 60, scope: !50)
!56 = !DILocation(line: 1, column: 58, scope: !50)
!57 = !DILocation(line: 1, column: 63, scope: !50)
!58 = !DILocation(line: 1, column: 54, scope: !50)
!59 = !DILocation(line: 1, column: 30, scope: !50)
!60 = distinct !{!60, !53, !61, !62}
!61 = !DILocation(line: 1, column: 65, scope: !46)
!62 = !{!"llvm.loop.mustprogress"}
!63 = !DILocation(line: 1, column: 77, scope: !29)
!64 = !DILocation(line: 1, column: 68, scope: !29)
!65 = !DILocalVariable(name: "m", scope: !29, file: !3, line: 1, type: !66)
!66 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !67, size: 64)
!67 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, elements: !68)
!68 = !{!69}
!69 = !DISubrange(count: -1)
!70 = !DILocation(line: 1, column: 74, scope: !29)
!71 = !DILocation(line: 1, column: 94, scope: !29)
!72 = !DILocation(line: 1, column: 96, scope: !29)
!73 = !DILocation(line: 1, column: 92, scope: !29)
!74 = !DILocation(line: 1, column: 109, scope: !29)
!75 = !DILocation(line: 1, column: 103, scope: !29)
!76 = !DILocation(line: 1, column: 101, scope: !29)
!77 = !DILocation(line: 1, column: 134, scope: !29)
!78 = !DILocation(line: 1, column: 113, scope: !29)
!79 = !DILocation(line: 1, column: 111, scope: !29)
!80 = !DILocation(line: 1, column: 138, scope: !29)
!81 = !DILocation(line: 2, column: 89, scope: !2)
!82 = !DILocation(line: 2, column: 94, scope: !2)
!83 = !DILocation(line: 2, column: 92, scope: !2)
!84 = !DILocation(line: 2, column: 77, scope: !2)
!85 = distinct !DISubprogram(name: "alloc", scope: !3, file: !3, line: 3, type: !86, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !32)
!86 = !DISubroutineType(types: !87)
!87 = !{!88, !38}
!88 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!89 = !DILocalVariable(name: "n", arg: 1, scope: !85, file: !3, line: 3, type: !38)
!90 = !DILocation(line: 3, column: 27, scope: !85)
!91 = !DILocation(line: 3, column: 114, scope: !85)
!92 = !DILocation(line: 3, column: 107, scope: !85)
!93 = !DILocation(line: 3, column: 100, scope: !85)
