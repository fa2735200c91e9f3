; ModuleID = 'atomics-wide.c'
source_filename = "atomics-wide.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.pair = type { i64, i64 }
%struct.anon = type { i32, i32 }

@pr = dso_local global %struct.pair zeroinitializer, align 16, !dbg !0
@small = dso_local global %struct.anon zeroinitializer, align 8, !dbg !5

; Function Attrs: nounwind uwtable
define dso_local void @wide(ptr noundef %0) #0 !dbg !30 {
  %2 = alloca ptr, align 8
  %3 = alloca %struct.pair, align 8
  %4 = alloca %struct.pair, align 16
  %5 = alloca %struct.pair, align 8
  %6 = alloca %struct.pair, align 8
  %7 = alloca %struct.pair, align 16
  %8 = alloca %struct.pair, align 8
  %9 = alloca i8, align 1
  %10 = alloca %struct.anon, align 8
  store ptr %0, ptr %2, align 8, !tbaa !37
    #dbg_declare(ptr %2, !35, !DIExpression(), !40)
  call void @llvm.lifetime.start.p0(ptr %3) #4, !dbg !41
    #dbg_declare(ptr %3, !36, !DIExpression(), !42)
  %11 = load atomic i128, ptr @pr seq_cst, align 16, !dbg !43
  store i128 %11, ptr %4, align 16, !dbg !44
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 16 %4, i64 16, i1 false), !dbg !45, !tbaa.struct !46
  %12 = getelementptr inbounds nuw %struct.pair, ptr %3, i32 0, i32 0, !dbg !49
  %13 = load i64, ptr %12, align 8, !dbg !50, !tbaa !51
  %14 = add nsw i64 %13, 1, !dbg !53
  store i64 %14, ptr %12, align 8, !dbg !54, !tbaa !51
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %5, ptr align 8 %3, i64 16, i1 false), !dbg !55, !tbaa.struct !46
  %15 = load i128, ptr %5, align 8, !dbg !56
  store atomic i128 %15, ptr @pr seq_cst, align 16, !dbg !57
  %16 = load ptr, ptr %2, align 8, !dbg !58, !tbaa !37
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %6, ptr align 8 %16, i64 16, i1 false), !dbg !59, !tbaa.struct !46
  %17 = load i128, ptr %6, align 8, !dbg !60
  %18 = atomicrmw xchg ptr @pr, i128 %17 seq_cst, align 16, !dbg !61
  store i128 %18, ptr %7, align 16, !dbg !62
  %19 = load ptr, ptr %2, align 8, !dbg !63, !tbaa !37
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 8 %3, i64 16, i1 false), !dbg !64, !tbaa.struct !46
  %20 = load i128, ptr %19, align 8, !dbg !65
  %21 = load i128, ptr %8, align 8, !dbg !65
  %22 = cmpxchg ptr @pr, i128 %20, i128 %21 seq_cst seq_cst, align 16, !dbg !65
  %23 = extractvalue { i128, i1 } %22, 0, !dbg !66
  %24 = extractvalue { i128, i1 } %22, 1, !dbg !67
  br i1 %24, label %26, label %25, !dbg !65

25:                                               ; preds = %1
  store i128 %23, ptr %19, align 8, !dbg !68
  br label %26, !dbg !65

26:                                               ; preds = %25, %1
  %27 = zext i1 %24 to i8, !dbg !66
  store i8 %27, ptr %9, align 1, !dbg !68, !tbaa !69
  %28 = load i8, ptr %9, align 1, !dbg !65, !tbaa !69, !range !71, !noundef !72
  %29 = trunc i8 %28 to i1, !dbg !65
  %30 = load atomic i64, ptr @small seq_cst, align 8, !dbg !73, !tbaa !74
  store i64 %30, ptr %10, align 8, !dbg !73
  %31 = load i64, ptr %10, align 8, !dbg !75
  store atomic i64 %31, ptr @small seq_cst, align 8, !dbg !75, !tbaa !74
  call void @llvm.lifetime.end.p0(ptr %3) #4, !dbg !76
  ret void, !dbg !77
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nounwind uwtable
define dso_local i128 @i128(ptr noundef %0) #0 !dbg !78 {
  %2 = alloca ptr, align 8
  %3 = alloca i128, align 16
  store ptr %0, ptr %2, align 8, !tbaa !86
    #dbg_declare(ptr %2, !85, !DIExpression(), !87)
  %4 = load ptr, ptr %2, align 8, !dbg !88, !tbaa !86
  call void @__atomic_load(i64 noundef 16, ptr noundef %4, ptr noundef %3, i32 noundef 5) #5, !dbg !89
  %5 = load i128, ptr %3, align 16, !dbg !90, !tbaa !91
  ret i128 %5, !dbg !93
}

; Function Attrs: nounwind willreturn
declare void @__atomic_load(i64, ptr, ptr, i32) #3

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nounwind willreturn }
attributes #4 = { nounwind }
attributes #5 = { nobuiltin "no-builtins" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!19, !20, !21, !22, !23, !24}
!llvm.ident = !{!25}
!llvm.errno.tbaa = !{!26}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "pr", scope: !2, file: !3, line: 2, type: !13, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "atomics-wide.c", directory: "/src", checksumkind: CSK_MD5, checksum: "0ff38c82830d0a95dbb72bbad66594ad")
!4 = !{!0, !5}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "small", scope: !2, file: !3, line: 2, type: !7, isLocal: false, isDefinition: true)
!7 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !8)
!8 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !3, line: 2, size: 64, elements: !9)
!9 = !{!10, !12}
!10 = !DIDerivedType(tag: DW_TAG_member, name: "q", scope: !8, file: !3, line: 2, baseType: !11, size: 32)
!11 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!12 = !DIDerivedType(tag: DW_TAG_member, name: "r", scope: !8, file: !3, line: 2, baseType: !11, size: 32, offset: 32)
!13 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !14)
!14 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !3, line: 2, size: 128, elements: !15)
!15 = !{!16, !18}
!16 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !14, file: !3, line: 2, baseType: !17, size: 64)
!17 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!18 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !14, file: !3, line: 2, baseType: !17, size: 64, offset: 64)
!19 = !{i32 7, !"Dwarf Version", i32 5}
!20 = !{i32 2, !"Debug Info Version", i32 3}
!21 = !{i32 1, !"wchar_size", i32 4}
!22 = !{i32 8, !"PIC Level", i32 2}
!23 = !{i32 7, !"PIE Level", i32 2}
!24 = !{i32 7, !"uwtable", i32 2}
!25 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!26 = !{!27, !27, i64 0}
!27 = !{!"int", !28, i64 0}
!28 = !{!"omnipotent char", !29, i64 0}
!29 = !{!"Simple C/C++ TBAA"}
!30 = distinct !DISubprogram(name: "wide", scope: !3, file: !3, line: 3, type: !31, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !34, keyInstructions: true)
!31 = !DISubroutineType(types: !32)
!32 = !{null, !33}
!33 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!34 = !{!35, !36}
!35 = !DILocalVariable(name: "o", arg: 1, scope: !30, file: !3, line: 3, type: !33)
!36 = !DILocalVariable(name: "x", scope: !30, file: !3, line: 3, type: !14)
!37 = !{!38, !38, i64 0}
!38 = !{!"p1 _ZTS4pair", !39, i64 0}
!39 = !{!"any pointer", !28, i64 0}
!40 = !DILocation(line: 3, column: 24, scope: !30)
!41 = !DILocation(line: 3, column: 29, scope: !30)
!42 = !DILocation(line: 3, column: 41, scope: !30)
!43 = !DILocation(line: 3, column: 45, scope: !30, atomGroup: 2, atomRank: 2)
!44 = !DILocation(line: 3, column: 45, scope: !30, atomGroup: 2, atomRank: 1)
!45 = !DILocation(line: 3, column: 45, scope: !30, atomGroup: 1, atomRank: 1)
!46 = !{i64 0, i64 8, !47, i64 8, i64 8, !47}
!47 = !{!48, !48, i64 0}
!48 = !{!"long", !28, i64 0}
!49 = !DILocation(line: 3, column: 65, scope: !30)
!50 = !DILocation(line: 3, column: 66, scope: !30)
!51 = !{!52, !48, i64 0}
!52 = !{!"pair", !48, i64 0, !48, i64 8}
!53 = !DILocation(line: 3, column: 66, scope: !30, atomGroup: 3, atomRank: 2)
!54 = !DILocation(line: 3, column: 66, scope: !30, atomGroup: 3, atomRank: 1)
!55 = !DILocation(line: 3, column: 88, scope: !30, atomGroup: 4, atomRank: 1)
!56 = !DILocation(line: 3, column: 70, scope: !30, atomGroup: 4, atomRank: 2)
!57 = !DILocation(line: 3, column: 70, scope: !30, atomGroup: 4, atomRank: 1)
!58 = !DILocation(line: 3, column: 114, scope: !30)
!59 = !DILocation(line: 3, column: 113, scope: !30, atomGroup: 5, atomRank: 1)
!60 = !DILocation(line: 3, column: 92, scope: !30)
!61 = !DILocation(line: 3, column: 92, scope: !30, atomGroup: 5, atomRank: 2)
!62 = !DILocation(line: 3, column: 92, scope: !30, atomGroup: 5, atomRank: 1)
!63 = !DILocation(line: 3, column: 154, scope: !30)
!64 = !DILocation(line: 3, column: 157, scope: !30, atomGroup: 6, atomRank: 1)
!65 = !DILocation(line: 3, column: 118, scope: !30)
!66 = !DILocation(line: 3, column: 118, scope: !30, atomGroup: 6, atomRank: 2)
!67 = !DILocation(line: 3, column: 118, scope: !30, atomGroup: 6, atomRank: 3)
!68 = !DILocation(line: 3, column: 118, scope: !30, atomGroup: 6, atomRank: 1)
!69 = !{!70, !70, i64 0}
!70 = !{!"_Bool", !28, i64 0}
!71 = !{i8 0, i8 2}
!72 = !{}
!73 = !DILocation(line: 3, column: 169, scope: !30)
!74 = !{!28, !28, i64 0}
!75 = !DILocation(line: 3, column: 167, scope: !30)
!76 = !DILocation(line: 3, column: 176, scope: !30)
!77 = !DILocation(line: 3, column: 176, scope: !30, atomGroup: 7, atomRank: 1)
!78 = distinct !DISubprogram(name: "i128", scope: !3, file: !3, line: 4, type: !79, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !84, keyInstructions: true)
!79 = !DISubroutineType(types: !80)
!80 = !{!81, !82}
!81 = !DIBasicType(name: "__int128", size: 128, encoding: DW_ATE_signed)
!82 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !83, size: 64)
!83 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !81)
!84 = !{!85}
!85 = !DILocalVariable(name: "q", arg: 1, scope: !78, file: !3, line: 4, type: !82)
!86 = !{!39, !39, i64 0}
!87 = !DILocation(line: 4, column: 33, scope: !78)
!88 = !DILocation(line: 4, column: 46, scope: !78)
!89 = !DILocation(line: 4, column: 45, scope: !78)
!90 = !DILocation(line: 4, column: 45, scope: !78, atomGroup: 1, atomRank: 2)
!91 = !{!92, !92, i64 0}
!92 = !{!"__int128", !28, i64 0}
!93 = !DILocation(line: 4, column: 38, scope: !78, atomGroup: 1, atomRank: 1)
