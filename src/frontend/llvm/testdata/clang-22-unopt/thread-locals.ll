; ModuleID = 'thread-locals.c'
source_filename = "thread-locals.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@tls = dso_local thread_local global i32 3, align 4, !dbg !0
@tls2 = internal thread_local global i32 0, align 4, !dbg !5
@tls_ext = external thread_local global i32, align 4
@ie = dso_local thread_local(initialexec) global i64 0, align 8, !dbg !8

; Function Attrs: nounwind uwtable
define dso_local i32 @threads() #0 !dbg !22 {
  %1 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @tls), !dbg !25
  %2 = load i32, ptr %1, align 4, !dbg !26, !tbaa !18
  %3 = add nsw i32 %2, 1, !dbg !27
  store i32 %3, ptr %1, align 4, !dbg !28, !tbaa !18
  %4 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @tls), !dbg !29
  %5 = load i32, ptr %4, align 4, !dbg !29, !tbaa !18
  %6 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @tls2), !dbg !30
  %7 = load i32, ptr %6, align 4, !dbg !31, !tbaa !18
  %8 = add nsw i32 %7, 1, !dbg !32
  store i32 %8, ptr %6, align 4, !dbg !33, !tbaa !18
  %9 = add nsw i32 %5, %7, !dbg !34
  %10 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @tls_ext), !dbg !35
  %11 = load i32, ptr %10, align 4, !dbg !35, !tbaa !18
  %12 = add nsw i32 %9, %11, !dbg !36
  ret i32 %12, !dbg !37
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #1

; Function Attrs: nounwind uwtable
define dso_local ptr @address() #0 !dbg !38 {
  %1 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @ie), !dbg !42
  ret ptr %1, !dbg !43
}

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!11, !12, !13, !14, !15, !16}
!llvm.ident = !{!17}
!llvm.errno.tbaa = !{!18}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "tls", scope: !2, file: !3, line: 1, type: !7, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
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
!14 = !{i32 8, !"PIC Level", i32 2}
!15 = !{i32 7, !"PIE Level", i32 2}
!16 = !{i32 7, !"uwtable", i32 2}
!17 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!18 = !{!19, !19, i64 0}
!19 = !{!"int", !20, i64 0}
!20 = !{!"omnipotent char", !21, i64 0}
!21 = !{!"Simple C/C++ TBAA"}
!22 = distinct !DISubprogram(name: "threads", scope: !3, file: !3, line: 2, type: !23, scopeLine: 2, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, keyInstructions: true)
!23 = !DISubroutineType(types: !24)
!24 = !{!7}
!25 = !DILocation(line: 2, column: 21, scope: !22)
!26 = !DILocation(line: 2, column: 24, scope: !22)
!27 = !DILocation(line: 2, column: 24, scope: !22, atomGroup: 1, atomRank: 2)
!28 = !DILocation(line: 2, column: 24, scope: !22, atomGroup: 1, atomRank: 1)
!29 = !DILocation(line: 2, column: 35, scope: !22)
!30 = !DILocation(line: 2, column: 41, scope: !22)
!31 = !DILocation(line: 2, column: 45, scope: !22)
!32 = !DILocation(line: 2, column: 45, scope: !22, atomGroup: 3, atomRank: 2)
!33 = !DILocation(line: 2, column: 45, scope: !22, atomGroup: 3, atomRank: 1)
!34 = !DILocation(line: 2, column: 39, scope: !22)
!35 = !DILocation(line: 2, column: 50, scope: !22)
!36 = !DILocation(line: 2, column: 48, scope: !22, atomGroup: 2, atomRank: 2)
!37 = !DILocation(line: 2, column: 28, scope: !22, atomGroup: 2, atomRank: 1)
!38 = distinct !DISubprogram(name: "address", scope: !3, file: !3, line: 4, type: !39, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, keyInstructions: true)
!39 = !DISubroutineType(types: !40)
!40 = !{!41}
!41 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!42 = !DILocation(line: 4, column: 31, scope: !38, atomGroup: 1, atomRank: 2)
!43 = !DILocation(line: 4, column: 23, scope: !38, atomGroup: 1, atomRank: 1)
