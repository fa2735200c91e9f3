; ModuleID = 'atomics-wide.c'
source_filename = "atomics-wide.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.pair = type { i64, i64 }
%struct.anon = type { i32, i32 }

@pr = dso_local global %struct.pair zeroinitializer, align 16, !dbg !0
@small = dso_local global %struct.anon zeroinitializer, align 8, !dbg !5

; Function Attrs: nounwind uwtable
define dso_local void @wide(ptr noundef %0) #0 !dbg !26 {
  %2 = alloca ptr, align 8
  %3 = alloca %struct.pair, align 8
  %4 = alloca %struct.pair, align 16
  %5 = alloca %struct.pair, align 8
  %6 = alloca %struct.pair, align 8
  %7 = alloca %struct.pair, align 16
  %8 = alloca %struct.pair, align 8
  %9 = alloca i8, align 1
  %10 = alloca %struct.anon, align 8
  store ptr %0, ptr %2, align 8, !tbaa !33
  call void @llvm.dbg.declare(metadata ptr %2, metadata !31, metadata !DIExpression()), !dbg !37
  call void @llvm.lifetime.start.p0(i64 16, ptr %3) #5, !dbg !38
  call void @llvm.dbg.declare(metadata ptr %3, metadata !32, metadata !DIExpression()), !dbg !39
  call void @__atomic_load(i64 noundef 16, ptr noundef @pr, ptr noundef %4, i32 noundef 5) #6, !dbg !40
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 16 %4, i64 16, i1 false), !dbg !40, !tbaa.struct !41
  %11 = getelementptr inbounds %struct.pair, ptr %3, i32 0, i32 0, !dbg !44
  %12 = load i64, ptr %11, align 8, !dbg !45, !tbaa !46
  %13 = add nsw i64 %12, 1, !dbg !45
  store i64 %13, ptr %11, align 8, !dbg !45, !tbaa !46
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %5, ptr align 8 %3, i64 16, i1 false), !dbg !48, !tbaa.struct !41
  call void @__atomic_store(i64 noundef 16, ptr noundef @pr, ptr noundef %5, i32 noundef 5) #6, !dbg !48
  %14 = load ptr, ptr %2, align 8, !dbg !49, !tbaa !33
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %6, ptr align 8 %14, i64 16, i1 false), !dbg !49, !tbaa.struct !41
  call void @__atomic_exchange(i64 noundef 16, ptr noundef @pr, ptr noundef %6, ptr noundef %7, i32 noundef 5) #6, !dbg !49
  %15 = load ptr, ptr %2, align 8, !dbg !50, !tbaa !33
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 8 %3, i64 16, i1 false), !dbg !50, !tbaa.struct !41
  %16 = call zeroext i1 @__atomic_compare_exchange(i64 noundef 16, ptr noundef @pr, ptr noundef %15, ptr noundef %8, i32 noundef 5, i32 noundef 5) #6, !dbg !50
  %17 = load atomic i64, ptr @small seq_cst, align 8, !dbg !51, !tbaa !52
  store i64 %17, ptr %10, align 8, !dbg !51
  %18 = load i64, ptr %10, align 8, !dbg !53
  store atomic i64 %18, ptr @small seq_cst, align 8, !dbg !53, !tbaa !52
  call void @llvm.lifetime.end.p0(i64 16, ptr %3) #5, !dbg !54
  ret void, !dbg !54
}

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: argmemonly nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: nounwind willreturn
declare void @__atomic_load(i64, ptr, ptr, i32) #3

; Function Attrs: argmemonly nocallback nofree nounwind willreturn
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: nounwind willreturn
declare void @__atomic_store(i64, ptr, ptr, i32) #3

; Function Attrs: nounwind willreturn
declare void @__atomic_exchange(i64, ptr, ptr, ptr, i32) #3

; Function Attrs: nounwind willreturn
declare i1 @__atomic_compare_exchange(i64, ptr, ptr, ptr, i32, i32) #3

; Function Attrs: argmemonly nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: nounwind uwtable
define dso_local { i64, i64 } @i128(ptr noundef %0) #0 !dbg !55 {
  %2 = alloca i128, align 16
  %3 = alloca ptr, align 8
  %4 = alloca i128, align 16
  store ptr %0, ptr %3, align 8, !tbaa !33
  call void @llvm.dbg.declare(metadata ptr %3, metadata !62, metadata !DIExpression()), !dbg !63
  %5 = load ptr, ptr %3, align 8, !dbg !64, !tbaa !33
  call void @__atomic_load(i64 noundef 16, ptr noundef %5, ptr noundef %4, i32 noundef 5) #6, !dbg !65
  %6 = load i128, ptr %4, align 16, !dbg !65, !tbaa !66
  store i128 %6, ptr %2, align 16, !dbg !68
  %7 = load { i64, i64 }, ptr %2, align 16, !dbg !68
  ret { i64, i64 } %7, !dbg !68
}

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { argmemonly nocallback nofree nosync nounwind willreturn }
attributes #3 = { nounwind willreturn }
attributes #4 = { argmemonly nocallback nofree nounwind willreturn }
attributes #5 = { nounwind }
attributes #6 = { nobuiltin "no-builtins" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!19, !20, !21, !22, !23, !24}
!llvm.ident = !{!25}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "pr", scope: !2, file: !3, line: 2, type: !13, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 15.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
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
!22 = !{i32 7, !"PIC Level", i32 2}
!23 = !{i32 7, !"PIE Level", i32 2}
!24 = !{i32 7, !"uwtable", i32 2}
!25 = !{!"Debian clang version 15.0.6"}
!26 = distinct !DISubprogram(name: "wide", scope: !3, file: !3, line: 3, type: !27, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !30)
!27 = !DISubroutineType(types: !28)
!28 = !{null, !29}
!29 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!30 = !{!31, !32}
!31 = !DILocalVariable(name: "o", arg: 1, scope: !26, file: !3, line: 3, type: !29)
!32 = !DILocalVariable(name: "x", scope: !26, file: !3, line: 3, type: !14)
!33 = !{!34, !34, i64 0}
!34 = !{!"any pointer", !35, i64 0}
!35 = !{!"omnipotent char", !36, i64 0}
!36 = !{!"Simple C/C++ TBAA"}
!37 = !DILocation(line: 3, column: 24, scope: !26)
!38 = !DILocation(line: 3, column: 29, scope: !26)
!39 = !DILocation(line: 3, column: 41, scope: !26)
!40 = !DILocation(line: 3, column: 45, scope: !26)
!41 = !{i64 0, i64 8, !42, i64 8, i64 8, !42}
!42 = !{!43, !43, i64 0}
!43 = !{!"long", !35, i64 0}
!44 = !DILocation(line: 3, column: 65, scope: !26)
!45 = !DILocation(line: 3, column: 66, scope: !26)
!46 = !{!47, !43, i64 0}
!47 = !{!"pair", !43, i64 0, !43, i64 8}
!48 = !DILocation(line: 3, column: 70, scope: !26)
!49 = !DILocation(line: 3, column: 92, scope: !26)
!50 = !DILocation(line: 3, column: 118, scope: !26)
!51 = !DILocation(line: 3, column: 169, scope: !26)
!52 = !{!35, !35, i64 0}
!53 = !DILocation(line: 3, column: 167, scope: !26)
!54 = !DILocation(line: 3, column: 176, scope: !26)
!55 = distinct !DISubprogram(name: "i128", scope: !3, file: !3, line: 4, type: !56, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !61)
!56 = !DISubroutineType(types: !57)
!57 = !{!58, !59}
!58 = !DIBasicType(name: "__int128", size: 128, encoding: DW_ATE_signed)
!59 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !60, size: 64)
!60 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !58)
!61 = !{!62}
!62 = !DILocalVariable(name: "q", arg: 1, scope: !55, file: !3, line: 4, type: !59)
!63 = !DILocation(line: 4, column: 33, scope: !55)
!64 = !DILocation(line: 4, column: 46, scope: !55)
!65 = !DILocation(line: 4, column: 45, scope: !55)
!66 = !{!67, !67, i64 0}
!67 = !{!"__int128", !35, i64 0}
!68 = !DILocation(line: 4, column: 38, scope: !55)
