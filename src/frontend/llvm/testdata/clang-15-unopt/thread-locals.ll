; ModuleID = 'thread-locals.c'
source_filename = "thread-locals.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@tls = dso_local thread_local global i32 3, align 4, !dbg !0
@tls2 = internal thread_local global i32 0, align 4, !dbg !5
@tls_ext = external thread_local global i32, align 4
@ie = dso_local thread_local(initialexec) global i64 0, align 8, !dbg !8

; Function Attrs: nounwind uwtable
define dso_local i32 @threads() #0 !dbg !18 {
  %1 = load i32, ptr @tls, align 4, !dbg !22, !tbaa !23
  %2 = add nsw i32 %1, 1, !dbg !22
  store i32 %2, ptr @tls, align 4, !dbg !22, !tbaa !23
  %3 = load i32, ptr @tls, align 4, !dbg !27, !tbaa !23
  %4 = load i32, ptr @tls2, align 4, !dbg !28, !tbaa !23
  %5 = add nsw i32 %4, 1, !dbg !28
  store i32 %5, ptr @tls2, align 4, !dbg !28, !tbaa !23
  %6 = add nsw i32 %3, %4, !dbg !29
  %7 = load i32, ptr @tls_ext, align 4, !dbg !30, !tbaa !23
  %8 = add nsw i32 %6, %7, !dbg !31
  ret i32 %8, !dbg !32
}

; Function Attrs: nounwind uwtable
define dso_local ptr @address() #0 !dbg !33 {
  ret ptr @ie, !dbg !37
}

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!11, !12, !13, !14, !15, !16}
!llvm.ident = !{!17}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "tls", scope: !2, file: !3, line: 1, type: !7, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 15.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "thread-locals.c", directory: "/src", checksumkind: CSK_MD5, checksum: "a39a6e9047c141d7a0958ea68ee0e38b")
!4 = !{!0, !5, !8}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "tls2", scope: !2, file: !3, line: 1, type: !7, isLocal: true, isDefinition: true)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(name: "ie", scope: !2, file: !3, line: 3, type: !10, isLocal: false, isDefinition: true)
!10 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!11 = !{i32 7, !"Dwarf Version", i32 5}
!12 = !{i32 2, !"Debug Info Version", i32 3}
!13 = !{i32 1, !"wchar_size", i32 4}
!14 = !{i32 7, !"PIC Level", i32 2}
!15 = !{i32 7, !"PIE Level", i32 2}
!16 = !{i32 7, !"uwtable", i32 2}
!17 = !{!"Debian clang version 15.0.6"}
!18 = distinct !DISubprogram(name: "threads", scope: !3, file: !3, line: 2, type: !19, scopeLine: 2, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !21)
!19 = !DISubroutineType(types: !20)
!20 = !{!7}
!21 = !{}
!22 = !DILocation(line: 2, column: 24, scope: !18)
!23 = !{!24, !24, i64 0}
!24 = !{!"int", !25, i64 0}
!25 = !{!"omnipotent char", !26, i64 0}
!26 = !{!"Simple C/C++ TBAA"}
!27 = !DILocation(line: 2, column: 35, scope: !18)
!28 = !DILocation(line: 2, column: 45, scope: !18)
!29 = !DILocation(line: 2, column: 39, scope: !18)
!30 = !DILocation(line: 2, column: 50, scope: !18)
!31 = !DILocation(line: 2, column: 48, scope: !18)
!32 = !DILocation(line: 2, column: 28, scope: !18)
!33 = distinct !DISubprogram(name: "address", scope: !3, file: !3, line: 4, type: !34, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !21)
!34 = !DISubroutineType(types: !35)
!35 = !{!36}
!36 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!37 = !DILocation(line: 4, column: 23, scope: !33)
