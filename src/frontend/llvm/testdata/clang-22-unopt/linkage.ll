; ModuleID = 'linkage.c'
source_filename = "linkage.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
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
define weak dso_local i32 @weakfn() #0 !dbg !30 {
  ret i32 1, !dbg !33
}

; Function Attrs: nounwind uwtable
define internal void @init() #0 !dbg !34 {
  %1 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef 1, ptr noundef @.str.1, i32 noundef 99) #4, !dbg !37
  ret void, !dbg !38
}

declare !dbg !39 i32 @printf(ptr noundef, ...) #1

; Function Attrs: nounwind uwtable
define internal void @fini() #0 !dbg !44 {
  ret void, !dbg !45
}

; Function Attrs: nounwind uwtable
define dso_local i32 @use() #0 !dbg !46 {
  %1 = load i32, ptr getelementptr inbounds ([0 x i32], ptr @ext_arr, i64 0, i64 3), align 4, !dbg !47, !tbaa !26
  %2 = load i32, ptr @hid, align 4, !dbg !48, !tbaa !26
  %3 = add nsw i32 %1, %2, !dbg !49
  ret i32 %3, !dbg !50
}

; Function Attrs: inlinehint nounwind uwtable
define dso_local i32 @inl(i32 noundef %0) #2 !dbg !51 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4, !tbaa !26
    #dbg_declare(ptr %2, !55, !DIExpression(), !56)
  %3 = load i32, ptr %2, align 4, !dbg !57, !tbaa !26
  ret i32 %3, !dbg !58
}

; Function Attrs: disable_sanitizer_instrumentation nounwind uwtable
define internal ptr @resolve() #3 !dbg !59 {
  ret ptr null, !dbg !63
}

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { inlinehint nounwind uwtable "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { disable_sanitizer_instrumentation nounwind uwtable "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nobuiltin "no-builtins" }

!llvm.dbg.cu = !{!14}
!llvm.module.flags = !{!19, !20, !21, !22, !23, !24}
!llvm.ident = !{!25}
!llvm.errno.tbaa = !{!26}

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
!14 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !15, splitDebugInlining: false, nameTableKind: None)
!15 = !{!0, !7, !12, !16}
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(name: "common_var", scope: !14, file: !2, line: 5, type: !18, isLocal: false, isDefinition: true)
!18 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
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
!30 = distinct !DISubprogram(name: "weakfn", scope: !2, file: !2, line: 2, type: !31, scopeLine: 2, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !14, keyInstructions: true)
!31 = !DISubroutineType(types: !32)
!32 = !{!18}
!33 = !DILocation(line: 2, column: 42, scope: !30, atomGroup: 1, atomRank: 1)
!34 = distinct !DISubprogram(name: "init", scope: !2, file: !2, line: 4, type: !35, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !14, keyInstructions: true)
!35 = !DISubroutineType(types: !36)
!36 = !{null}
!37 = !DILocation(line: 4, column: 60, scope: !34)
!38 = !DILocation(line: 4, column: 100, scope: !34, atomGroup: 1, atomRank: 1)
!39 = !DISubprogram(name: "printf", scope: !2, file: !2, line: 1, type: !40, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!40 = !DISubroutineType(types: !41)
!41 = !{!18, !42, null}
!42 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !43, size: 64)
!43 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!44 = distinct !DISubprogram(name: "fini", scope: !2, file: !2, line: 4, type: !35, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !14, keyInstructions: true)
!45 = !DILocation(line: 4, column: 154, scope: !44, atomGroup: 1, atomRank: 1)
!46 = distinct !DISubprogram(name: "use", scope: !2, file: !2, line: 5, type: !31, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !14, keyInstructions: true)
!47 = !DILocation(line: 5, column: 129, scope: !46)
!48 = !DILocation(line: 5, column: 142, scope: !46)
!49 = !DILocation(line: 5, column: 140, scope: !46, atomGroup: 1, atomRank: 2)
!50 = !DILocation(line: 5, column: 122, scope: !46, atomGroup: 1, atomRank: 1)
!51 = distinct !DISubprogram(name: "inl", scope: !2, file: !2, line: 6, type: !52, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !14, retainedNodes: !54, keyInstructions: true)
!52 = !DISubroutineType(types: !53)
!53 = !{!18, !18}
!54 = !{!55}
!55 = !DILocalVariable(name: "x", arg: 1, scope: !51, file: !2, line: 6, type: !18)
!56 = !DILocation(line: 6, column: 20, scope: !51)
!57 = !DILocation(line: 6, column: 32, scope: !51, atomGroup: 1, atomRank: 2)
!58 = !DILocation(line: 6, column: 25, scope: !51, atomGroup: 1, atomRank: 1)
!59 = distinct !DISubprogram(name: "resolve", scope: !2, file: !2, line: 3, type: !60, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !14, keyInstructions: true)
!60 = !DISubroutineType(types: !61)
!61 = !{!62}
!62 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!63 = !DILocation(line: 3, column: 29, scope: !59, atomGroup: 1, atomRank: 1)
