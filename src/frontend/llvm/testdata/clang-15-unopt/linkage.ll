; ModuleID = 'linkage.c'
source_filename = "linkage.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@.str = private unnamed_addr constant [15 x i8] c"init %d %s %c\0A\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [2 x i8] c"x\00", align 1, !dbg !7
@sec = dso_local global i32 4, section ".mysec", align 64, !dbg !12
@ext_arr = external global [0 x i32], align 4
@hid = external hidden global i32, align 4
@common_var = dso_local global i32 0, align 4, !dbg !16
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 101, ptr @init, ptr null }]
@llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @fini, ptr null }]
@llvm.compiler.used = appending global [1 x ptr] [ptr @sec], section "llvm.metadata"

@aliased = dso_local alias i32 (), ptr @weakfn

@ifn = dso_local ifunc i32 (), ptr @resolve

; Function Attrs: nounwind uwtable
define weak dso_local i32 @weakfn() #0 !dbg !26 {
  ret i32 1, !dbg !30
}

; Function Attrs: nounwind uwtable
define internal ptr @resolve() #1 !dbg !31 {
  ret ptr null, !dbg !35
}

; Function Attrs: nounwind uwtable
define internal void @init() #0 !dbg !36 {
  %1 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef 1, ptr noundef @.str.1, i32 noundef 99) #5, !dbg !39
  ret void, !dbg !40
}

declare !dbg !41 i32 @printf(ptr noundef, ...) #2

; Function Attrs: nounwind uwtable
define internal void @fini() #0 !dbg !46 {
  ret void, !dbg !47
}

; Function Attrs: nounwind uwtable
define dso_local i32 @use() #0 !dbg !48 {
  %1 = load i32, ptr getelementptr inbounds ([0 x i32], ptr @ext_arr, i64 0, i64 3), align 4, !dbg !49, !tbaa !50
  %2 = load i32, ptr @hid, align 4, !dbg !54, !tbaa !50
  %3 = add nsw i32 %1, %2, !dbg !55
  ret i32 %3, !dbg !56
}

; Function Attrs: inlinehint nounwind uwtable
define dso_local i32 @inl(i32 noundef %0) #3 !dbg !57 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4, !tbaa !50
  call void @llvm.dbg.declare(metadata ptr %2, metadata !61, metadata !DIExpression()), !dbg !62
  %3 = load i32, ptr %2, align 4, !dbg !63, !tbaa !50
  ret i32 %3, !dbg !64
}

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #4

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind uwtable "min-legal-vector-width"="0" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { inlinehint nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nofree nosync nounwind readnone speculatable willreturn }
attributes #5 = { nobuiltin "no-builtins" }

!llvm.dbg.cu = !{!14}
!llvm.module.flags = !{!19, !20, !21, !22, !23, !24}
!llvm.ident = !{!25}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 4, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "linkage.c", directory: "/src", checksumkind: CSK_MD5, checksum: "20c3daa13da2795624c92dfe949cc407")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 120, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 15)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 4, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 2)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(name: "sec", scope: !14, file: !2, line: 5, type: !18, isLocal: false, isDefinition: true, align: 512)
!14 = distinct !DICompileUnit(language: DW_LANG_C99, file: !2, producer: "Debian clang version 15.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !15, splitDebugInlining: false, nameTableKind: None)
!15 = !{!0, !7, !12, !16}
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(name: "common_var", scope: !14, file: !2, line: 5, type: !18, isLocal: false, isDefinition: true)
!18 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!19 = !{i32 7, !"Dwarf Version", i32 5}
!20 = !{i32 2, !"Debug Info Version", i32 3}
!21 = !{i32 1, !"wchar_size", i32 4}
!22 = !{i32 7, !"PIC Level", i32 2}
!23 = !{i32 7, !"PIE Level", i32 2}
!24 = !{i32 7, !"uwtable", i32 2}
!25 = !{!"Debian clang version 15.0.6"}
!26 = distinct !DISubprogram(name: "weakfn", scope: !2, file: !2, line: 2, type: !27, scopeLine: 2, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !14, retainedNodes: !29)
!27 = !DISubroutineType(types: !28)
!28 = !{!18}
!29 = !{}
!30 = !DILocation(line: 2, column: 42, scope: !26)
!31 = distinct !DISubprogram(name: "resolve", scope: !2, file: !2, line: 3, type: !32, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !14, retainedNodes: !29)
!32 = !DISubroutineType(types: !33)
!33 = !{!34}
!34 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!35 = !DILocation(line: 3, column: 29, scope: !31)
!36 = distinct !DISubprogram(name: "init", scope: !2, file: !2, line: 4, type: !37, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !14, retainedNodes: !29)
!37 = !DISubroutineType(types: !38)
!38 = !{null}
!39 = !DILocation(line: 4, column: 60, scope: !36)
!40 = !DILocation(line: 4, column: 100, scope: !36)
!41 = !DISubprogram(name: "printf", scope: !2, file: !2, line: 1, type: !42, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !29)
!42 = !DISubroutineType(types: !43)
!43 = !{!18, !44, null}
!44 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !45, size: 64)
!45 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!46 = distinct !DISubprogram(name: "fini", scope: !2, file: !2, line: 4, type: !37, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !14, retainedNodes: !29)
!47 = !DILocation(line: 4, column: 154, scope: !46)
!48 = distinct !DISubprogram(name: "use", scope: !2, file: !2, line: 5, type: !27, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !14, retainedNodes: !29)
!49 = !DILocation(line: 5, column: 129, scope: !48)
!50 = !{!51, !51, i64 0}
!51 = !{!"int", !52, i64 0}
!52 = !{!"omnipotent char", !53, i64 0}
!53 = !{!"Simple C/C++ TBAA"}
!54 = !DILocation(line: 5, column: 142, scope: !48)
!55 = !DILocation(line: 5, column: 140, scope: !48)
!56 = !DILocation(line: 5, column: 122, scope: !48)
!57 = distinct !DISubprogram(name: "inl", scope: !2, file: !2, line: 6, type: !58, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !14, retainedNodes: !60)
!58 = !DISubroutineType(types: !59)
!59 = !{!18, !18}
!60 = !{!61}
!61 = !DILocalVariable(name: "x", arg: 1, scope: !57, file: !2, line: 6, type: !18)
!62 = !DILocation(line: 6, column: 20, scope: !57)
!63 = !DILocation(line: 6, column: 32, scope: !57)
!64 = !DILocation(line: 6, column: 25, scope: !57)
