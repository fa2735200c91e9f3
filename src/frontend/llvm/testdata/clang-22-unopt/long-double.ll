; ModuleID = 'long-double.c'
source_filename = "long-double.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@big = dso_local global x86_fp80 0xK73E6D1BA8323FE558C61, align 16, !dbg !0
@tiny = dso_local global x86_fp80 0xK80000000200000000000, align 16, !dbg !7
@third = dso_local global x86_fp80 0xK3FFDAAAAAAAAAAAAAAAB, align 16, !dbg !10

; Function Attrs: nounwind uwtable
define dso_local x86_fp80 @ld(x86_fp80 noundef %0) #0 !dbg !23 {
  %2 = alloca x86_fp80, align 16
  store x86_fp80 %0, ptr %2, align 16, !tbaa !28
    #dbg_declare(ptr %2, !27, !DIExpression(), !30)
  %3 = load x86_fp80, ptr %2, align 16, !dbg !31, !tbaa !28
  %4 = call x86_fp80 @llvm.fmuladd.f80(x86_fp80 %3, x86_fp80 0xK4000C90FDAA2216887DE, x86_fp80 0xKBFFF8000000000000000), !dbg !32
  ret x86_fp80 %4, !dbg !33
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare x86_fp80 @llvm.fmuladd.f80(x86_fp80, x86_fp80, x86_fp80) #1

; Function Attrs: nounwind uwtable
define dso_local fp128 @quad(fp128 noundef %0) #0 !dbg !34 {
  %2 = alloca fp128, align 16
  store fp128 %0, ptr %2, align 16, !tbaa !40
    #dbg_declare(ptr %2, !39, !DIExpression(), !42)
  %3 = load fp128, ptr %2, align 16, !dbg !43, !tbaa !40
  %4 = fadd fp128 %3, 0xL00000000000000003FFF800000000000, !dbg !44
  ret fp128 %4, !dbg !45
}

; Function Attrs: nounwind uwtable
define dso_local half @half(half noundef %0) #0 !dbg !46 {
  %2 = alloca half, align 2
  store half %0, ptr %2, align 2, !tbaa !51
    #dbg_declare(ptr %2, !50, !DIExpression(), !53)
  %3 = load half, ptr %2, align 2, !dbg !54, !tbaa !51
  %4 = fpext half %3 to float, !dbg !55
  %5 = fadd float %4, 1.500000e+00, !dbg !56
  %6 = fptrunc float %5 to half, !dbg !57
  ret half %6, !dbg !58
}

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!12, !13, !14, !15, !16, !17}
!llvm.ident = !{!18}
!llvm.errno.tbaa = !{!19}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "big", scope: !2, file: !3, line: 2, type: !9, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
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
!15 = !{i32 8, !"PIC Level", i32 2}
!16 = !{i32 7, !"PIE Level", i32 2}
!17 = !{i32 7, !"uwtable", i32 2}
!18 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!19 = !{!20, !20, i64 0}
!20 = !{!"int", !21, i64 0}
!21 = !{!"omnipotent char", !22, i64 0}
!22 = !{!"Simple C/C++ TBAA"}
!23 = distinct !DISubprogram(name: "ld", scope: !3, file: !3, line: 1, type: !24, scopeLine: 1, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !26, keyInstructions: true)
!24 = !DISubroutineType(types: !25)
!25 = !{!9, !9}
!26 = !{!27}
!27 = !DILocalVariable(name: "x", arg: 1, scope: !23, file: !3, line: 1, type: !9)
!28 = !{!29, !29, i64 0}
!29 = !{!"long double", !21, i64 0}
!30 = !DILocation(line: 1, column: 28, scope: !23)
!31 = !DILocation(line: 1, column: 40, scope: !23)
!32 = !DILocation(line: 1, column: 62, scope: !23, atomGroup: 1, atomRank: 2)
!33 = !DILocation(line: 1, column: 33, scope: !23, atomGroup: 1, atomRank: 1)
!34 = distinct !DISubprogram(name: "quad", scope: !3, file: !3, line: 3, type: !35, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !38, keyInstructions: true)
!35 = !DISubroutineType(types: !36)
!36 = !{!37, !37}
!37 = !DIBasicType(name: "__float128", size: 128, encoding: DW_ATE_float)
!38 = !{!39}
!39 = !DILocalVariable(name: "q", arg: 1, scope: !34, file: !3, line: 3, type: !37)
!40 = !{!41, !41, i64 0}
!41 = !{!"__float128", !21, i64 0}
!42 = !DILocation(line: 3, column: 28, scope: !34)
!43 = !DILocation(line: 3, column: 40, scope: !34)
!44 = !DILocation(line: 3, column: 42, scope: !34, atomGroup: 1, atomRank: 2)
!45 = !DILocation(line: 3, column: 33, scope: !34, atomGroup: 1, atomRank: 1)
!46 = distinct !DISubprogram(name: "half", scope: !3, file: !3, line: 4, type: !47, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !49, keyInstructions: true)
!47 = !DISubroutineType(types: !48)
!48 = !{!5, !5}
!49 = !{!50}
!50 = !DILocalVariable(name: "h", arg: 1, scope: !46, file: !3, line: 4, type: !5)
!51 = !{!52, !52, i64 0}
!52 = !{!"_Float16", !21, i64 0}
!53 = !DILocation(line: 4, column: 24, scope: !46)
!54 = !DILocation(line: 4, column: 36, scope: !46)
!55 = !DILocation(line: 4, column: 38, scope: !46)
!56 = !DILocation(line: 4, column: 38, scope: !46, atomGroup: 1, atomRank: 3)
!57 = !DILocation(line: 4, column: 38, scope: !46, atomGroup: 1, atomRank: 2)
!58 = !DILocation(line: 4, column: 29, scope: !46, atomGroup: 1, atomRank: 1)
