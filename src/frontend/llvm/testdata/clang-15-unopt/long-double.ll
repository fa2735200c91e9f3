; ModuleID = 'long-double.c'
source_filename = "long-double.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@big = dso_local global x86_fp80 0xK73E6D1BA8323FE558C61, align 16, !dbg !0
@tiny = dso_local global x86_fp80 0xK80000000200000000000, align 16, !dbg !7
@third = dso_local global x86_fp80 0xK3FFDAAAAAAAAAAAAAAAB, align 16, !dbg !10

; Function Attrs: nounwind uwtable
define dso_local x86_fp80 @ld(x86_fp80 noundef %0) #0 !dbg !19 {
  %2 = alloca x86_fp80, align 16
  store x86_fp80 %0, ptr %2, align 16, !tbaa !24
  call void @llvm.dbg.declare(metadata ptr %2, metadata !23, metadata !DIExpression()), !dbg !28
  %3 = load x86_fp80, ptr %2, align 16, !dbg !29, !tbaa !24
  %4 = call x86_fp80 @llvm.fmuladd.f80(x86_fp80 %3, x86_fp80 0xK4000C90FDAA2216887DE, x86_fp80 0xKBFFF8000000000000000), !dbg !30
  ret x86_fp80 %4, !dbg !31
}

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare x86_fp80 @llvm.fmuladd.f80(x86_fp80, x86_fp80, x86_fp80) #1

; Function Attrs: nounwind uwtable
define dso_local fp128 @quad(fp128 noundef %0) #0 !dbg !32 {
  %2 = alloca fp128, align 16
  store fp128 %0, ptr %2, align 16, !tbaa !38
  call void @llvm.dbg.declare(metadata ptr %2, metadata !37, metadata !DIExpression()), !dbg !40
  %3 = load fp128, ptr %2, align 16, !dbg !41, !tbaa !38
  %4 = fadd fp128 %3, 0xL00000000000000003FFF800000000000, !dbg !42
  ret fp128 %4, !dbg !43
}

; Function Attrs: nounwind uwtable
define dso_local half @half(half noundef %0) #0 !dbg !44 {
  %2 = alloca half, align 2
  store half %0, ptr %2, align 2, !tbaa !49
  call void @llvm.dbg.declare(metadata ptr %2, metadata !48, metadata !DIExpression()), !dbg !51
  %3 = load half, ptr %2, align 2, !dbg !52, !tbaa !49
  %4 = fadd half %3, 0xH3E00, !dbg !53
  ret half %4, !dbg !54
}

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind readnone speculatable willreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!12, !13, !14, !15, !16, !17}
!llvm.ident = !{!18}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "big", scope: !2, file: !3, line: 2, type: !9, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 15.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "long-double.c", directory: "/src", checksumkind: CSK_MD5, checksum: "c76a7e1fa5aba07668705f32efd5f2a9")
!4 = !{!5}
!5 = !DIBasicType(name: "_Float16", size: 16, encoding: DW_ATE_float)
!6 = !{!0, !7, !10}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "tiny", scope: !2, file: !3, line: 2, type: !9, isLocal: false, isDefinition: true)
!9 = !DIBasicType(name: "long double", size: 128, encoding: DW_ATE_float)
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(name: "third", scope: !2, file: !3, line: 2, type: !9, isLocal: false, isDefinition: true)
!12 = !{i32 7, !"Dwarf Version", i32 5}
!13 = !{i32 2, !"Debug Info Version", i32 3}
!14 = !{i32 1, !"wchar_size", i32 4}
!15 = !{i32 7, !"PIC Level", i32 2}
!16 = !{i32 7, !"PIE Level", i32 2}
!17 = !{i32 7, !"uwtable", i32 2}
!18 = !{!"Debian clang version 15.0.6"}
!19 = distinct !DISubprogram(name: "ld", scope: !3, file: !3, line: 1, type: !20, scopeLine: 1, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !22)
!20 = !DISubroutineType(types: !21)
!21 = !{!9, !9}
!22 = !{!23}
!23 = !DILocalVariable(name: "x", arg: 1, scope: !19, file: !3, line: 1, type: !9)
!24 = !{!25, !25, i64 0}
!25 = !{!"long double", !26, i64 0}
!26 = !{!"omnipotent char", !27, i64 0}
!27 = !{!"Simple C/C++ TBAA"}
!28 = !DILocation(line: 1, column: 28, scope: !19)
!29 = !DILocation(line: 1, column: 40, scope: !19)
!30 = !DILocation(line: 1, column: 62, scope: !19)
!31 = !DILocation(line: 1, column: 33, scope: !19)
!32 = distinct !DISubprogram(name: "quad", scope: !3, file: !3, line: 3, type: !33, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !36)
!33 = !DISubroutineType(types: !34)
!34 = !{!35, !35}
!35 = !DIBasicType(name: "__float128", size: 128, encoding: DW_ATE_float)
!36 = !{!37}
!37 = !DILocalVariable(name: "q", arg: 1, scope: !32, file: !3, line: 3, type: !35)
!38 = !{!39, !39, i64 0}
!39 = !{!"__float128", !26, i64 0}
!40 = !DILocation(line: 3, column: 28, scope: !32)
!41 = !DILocation(line: 3, column: 40, scope: !32)
!42 = !DILocation(line: 3, column: 42, scope: !32)
!43 = !DILocation(line: 3, column: 33, scope: !32)
!44 = distinct !DISubprogram(name: "half", scope: !3, file: !3, line: 4, type: !45, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !47)
!45 = !DISubroutineType(types: !46)
!46 = !{!5, !5}
!47 = !{!48}
!48 = !DILocalVariable(name: "h", arg: 1, scope: !44, file: !3, line: 4, type: !5)
!49 = !{!50, !50, i64 0}
!50 = !{!"_Float16", !26, i64 0}
!51 = !DILocation(line: 4, column: 24, scope: !44)
!52 = !DILocation(line: 4, column: 36, scope: !44)
!53 = !DILocation(line: 4, column: 38, scope: !44)
!54 = !DILocation(line: 4, column: 29, scope: !44)
