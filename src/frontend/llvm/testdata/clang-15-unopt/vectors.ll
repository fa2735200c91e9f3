; ModuleID = 'vectors.c'
source_filename = "vectors.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nounwind uwtable
define dso_local <4 x i32> @vec(<4 x i32> noundef %0, <4 x i32> noundef %1, i32 noundef %2) #0 !dbg !9 {
  %4 = alloca <4 x i32>, align 16
  %5 = alloca <4 x i32>, align 16
  %6 = alloca i32, align 4
  %7 = alloca <4 x i32>, align 16
  store <4 x i32> %0, ptr %4, align 16, !tbaa !21
  call void @llvm.dbg.declare(metadata ptr %4, metadata !18, metadata !DIExpression()), !dbg !24
  store <4 x i32> %1, ptr %5, align 16, !tbaa !21
  call void @llvm.dbg.declare(metadata ptr %5, metadata !19, metadata !DIExpression()), !dbg !25
  store i32 %2, ptr %6, align 4, !tbaa !26
  call void @llvm.dbg.declare(metadata ptr %6, metadata !20, metadata !DIExpression()), !dbg !28
  %8 = load <4 x i32>, ptr %5, align 16, !dbg !29, !tbaa !21
  %9 = extractelement <4 x i32> %8, i32 0, !dbg !29
  %10 = load i32, ptr %6, align 4, !dbg !30, !tbaa !26
  %11 = load <4 x i32>, ptr %4, align 16, !dbg !31
  %12 = insertelement <4 x i32> %11, i32 %9, i32 %10, !dbg !31
  store <4 x i32> %12, ptr %4, align 16, !dbg !31
  %13 = load <4 x i32>, ptr %4, align 16, !dbg !32, !tbaa !21
  %14 = load <4 x i32>, ptr %5, align 16, !dbg !33, !tbaa !21
  %15 = mul <4 x i32> %13, %14, !dbg !34
  store <4 x i32> <i32 1, i32 2, i32 3, i32 4>, ptr %7, align 16, !dbg !35, !tbaa !21
  %16 = load <4 x i32>, ptr %7, align 16, !dbg !35, !tbaa !21
  %17 = add <4 x i32> %15, %16, !dbg !36
  %18 = add <4 x i32> %17, <i32 7, i32 7, i32 7, i32 7>, !dbg !37
  ret <4 x i32> %18, !dbg !38
}

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind uwtable
define dso_local <8 x float> @scale(ptr noundef byval(<8 x float>) align 32 %0, float noundef %1) #2 !dbg !39 {
  %3 = alloca <8 x float>, align 32
  %4 = alloca float, align 4
  %5 = load <8 x float>, ptr %0, align 32, !tbaa !21
  store <8 x float> %5, ptr %3, align 32, !tbaa !21
  call void @llvm.dbg.declare(metadata ptr %3, metadata !48, metadata !DIExpression()), !dbg !50
  store float %1, ptr %4, align 4, !tbaa !51
  call void @llvm.dbg.declare(metadata ptr %4, metadata !49, metadata !DIExpression()), !dbg !53
  %6 = load <8 x float>, ptr %3, align 32, !dbg !54, !tbaa !21
  %7 = load float, ptr %4, align 4, !dbg !55, !tbaa !51
  %8 = insertelement <8 x float> poison, float %7, i32 0, !dbg !55
  %9 = shufflevector <8 x float> %8, <8 x float> poison, <8 x i32> zeroinitializer, !dbg !55
  %10 = call <8 x float> @llvm.fmuladd.v8f32(<8 x float> %6, <8 x float> %9, <8 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>), !dbg !56
  ret <8 x float> %10, !dbg !57
}

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare <8 x float> @llvm.fmuladd.v8f32(<8 x float>, <8 x float>, <8 x float>) #1

; Function Attrs: nounwind uwtable
define dso_local i32 @any(<4 x i32> noundef %0, <4 x i32> noundef %1) #0 !dbg !58 {
  %3 = alloca <4 x i32>, align 16
  %4 = alloca <4 x i32>, align 16
  %5 = alloca <4 x i32>, align 16
  store <4 x i32> %0, ptr %3, align 16, !tbaa !21
  call void @llvm.dbg.declare(metadata ptr %3, metadata !62, metadata !DIExpression()), !dbg !65
  store <4 x i32> %1, ptr %4, align 16, !tbaa !21
  call void @llvm.dbg.declare(metadata ptr %4, metadata !63, metadata !DIExpression()), !dbg !66
  call void @llvm.lifetime.start.p0(i64 16, ptr %5) #4, !dbg !67
  call void @llvm.dbg.declare(metadata ptr %5, metadata !64, metadata !DIExpression()), !dbg !68
  %6 = load <4 x i32>, ptr %3, align 16, !dbg !69, !tbaa !21
  %7 = load <4 x i32>, ptr %4, align 16, !dbg !70, !tbaa !21
  %8 = icmp sgt <4 x i32> %6, %7, !dbg !71
  %9 = sext <4 x i1> %8 to <4 x i32>, !dbg !71
  store <4 x i32> %9, ptr %5, align 16, !dbg !68, !tbaa !21
  %10 = load <4 x i32>, ptr %5, align 16, !dbg !72, !tbaa !21
  %11 = extractelement <4 x i32> %10, i32 0, !dbg !72
  %12 = load <4 x i32>, ptr %5, align 16, !dbg !73, !tbaa !21
  %13 = extractelement <4 x i32> %12, i32 3, !dbg !73
  %14 = or i32 %11, %13, !dbg !74
  call void @llvm.lifetime.end.p0(i64 16, ptr %5) #4, !dbg !75
  ret i32 %14, !dbg !76
}

; Function Attrs: argmemonly nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #3

; Function Attrs: argmemonly nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #3

; Function Attrs: nounwind uwtable
define dso_local <4 x i32> @swap(<4 x i32> noundef %0) #0 !dbg !77 {
  %2 = alloca <4 x i32>, align 16
  store <4 x i32> %0, ptr %2, align 16, !tbaa !21
  call void @llvm.dbg.declare(metadata ptr %2, metadata !81, metadata !DIExpression()), !dbg !82
  %3 = load <4 x i32>, ptr %2, align 16, !dbg !83, !tbaa !21
  %4 = load <4 x i32>, ptr %2, align 16, !dbg !84, !tbaa !21
  %5 = shufflevector <4 x i32> %3, <4 x i32> %4, <4 x i32> <i32 3, i32 2, i32 1, i32 0>, !dbg !85
  ret <4 x i32> %5, !dbg !86
}

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="128" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="256" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { argmemonly nocallback nofree nosync nounwind willreturn }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 15.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "vectors.c", directory: "/src", checksumkind: CSK_MD5, checksum: "f70c76a7e8aa00914d6d6a4088f80f1d")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{!"Debian clang version 15.0.6"}
!9 = distinct !DISubprogram(name: "vec", scope: !1, file: !1, line: 1, type: !10, scopeLine: 1, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !17)
!10 = !DISubroutineType(types: !11)
!11 = !{!12, !12, !12, !14}
!12 = !DIDerivedType(tag: DW_TAG_typedef, name: "v4", file: !1, line: 1, baseType: !13)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 128, flags: DIFlagVector, elements: !15)
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !{!16}
!16 = !DISubrange(count: 4)
!17 = !{!18, !19, !20}
!18 = !DILocalVariable(name: "a", arg: 1, scope: !9, file: !1, line: 1, type: !12)
!19 = !DILocalVariable(name: "b", arg: 2, scope: !9, file: !1, line: 1, type: !12)
!20 = !DILocalVariable(name: "i", arg: 3, scope: !9, file: !1, line: 1, type: !14)
!21 = !{!22, !22, i64 0}
!22 = !{!"omnipotent char", !23, i64 0}
!23 = !{!"Simple C/C++ TBAA"}
!24 = !DILocation(line: 1, column: 60, scope: !9)
!25 = !DILocation(line: 1, column: 66, scope: !9)
!26 = !{!27, !27, i64 0}
!27 = !{!"int", !22, i64 0}
!28 = !DILocation(line: 1, column: 73, scope: !9)
!29 = !DILocation(line: 1, column: 85, scope: !9)
!30 = !DILocation(line: 1, column: 80, scope: !9)
!31 = !DILocation(line: 1, column: 83, scope: !9)
!32 = !DILocation(line: 1, column: 98, scope: !9)
!33 = !DILocation(line: 1, column: 102, scope: !9)
!34 = !DILocation(line: 1, column: 100, scope: !9)
!35 = !DILocation(line: 1, column: 106, scope: !9)
!36 = !DILocation(line: 1, column: 104, scope: !9)
!37 = !DILocation(line: 1, column: 125, scope: !9)
!38 = !DILocation(line: 1, column: 91, scope: !9)
!39 = distinct !DISubprogram(name: "scale", scope: !1, file: !1, line: 3, type: !40, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !47)
!40 = !DISubroutineType(types: !41)
!41 = !{!42, !42, !44}
!42 = !DIDerivedType(tag: DW_TAG_typedef, name: "f8", file: !1, line: 2, baseType: !43)
!43 = !DICompositeType(tag: DW_TAG_array_type, baseType: !44, size: 256, flags: DIFlagVector, elements: !45)
!44 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!45 = !{!46}
!46 = !DISubrange(count: 8)
!47 = !{!48, !49}
!48 = !DILocalVariable(name: "x", arg: 1, scope: !39, file: !1, line: 3, type: !42)
!49 = !DILocalVariable(name: "k", arg: 2, scope: !39, file: !1, line: 3, type: !44)
!50 = !DILocation(line: 3, column: 13, scope: !39)
!51 = !{!52, !52, i64 0}
!52 = !{!"float", !22, i64 0}
!53 = !DILocation(line: 3, column: 22, scope: !39)
!54 = !DILocation(line: 3, column: 34, scope: !39)
!55 = !DILocation(line: 3, column: 38, scope: !39)
!56 = !DILocation(line: 3, column: 40, scope: !39)
!57 = !DILocation(line: 3, column: 27, scope: !39)
!58 = distinct !DISubprogram(name: "any", scope: !1, file: !1, line: 4, type: !59, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !61)
!59 = !DISubroutineType(types: !60)
!60 = !{!14, !12, !12}
!61 = !{!62, !63, !64}
!62 = !DILocalVariable(name: "a", arg: 1, scope: !58, file: !1, line: 4, type: !12)
!63 = !DILocalVariable(name: "b", arg: 2, scope: !58, file: !1, line: 4, type: !12)
!64 = !DILocalVariable(name: "m", scope: !58, file: !1, line: 4, type: !12)
!65 = !DILocation(line: 4, column: 12, scope: !58)
!66 = !DILocation(line: 4, column: 18, scope: !58)
!67 = !DILocation(line: 4, column: 23, scope: !58)
!68 = !DILocation(line: 4, column: 26, scope: !58)
!69 = !DILocation(line: 4, column: 30, scope: !58)
!70 = !DILocation(line: 4, column: 34, scope: !58)
!71 = !DILocation(line: 4, column: 32, scope: !58)
!72 = !DILocation(line: 4, column: 44, scope: !58)
!73 = !DILocation(line: 4, column: 51, scope: !58)
!74 = !DILocation(line: 4, column: 49, scope: !58)
!75 = !DILocation(line: 4, column: 57, scope: !58)
!76 = !DILocation(line: 4, column: 37, scope: !58)
!77 = distinct !DISubprogram(name: "swap", scope: !1, file: !1, line: 5, type: !78, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !80)
!78 = !DISubroutineType(types: !79)
!79 = !{!12, !12}
!80 = !{!81}
!81 = !DILocalVariable(name: "a", arg: 1, scope: !77, file: !1, line: 5, type: !12)
!82 = !DILocation(line: 5, column: 12, scope: !77)
!83 = !DILocation(line: 5, column: 48, scope: !77)
!84 = !DILocation(line: 5, column: 51, scope: !77)
!85 = !DILocation(line: 5, column: 24, scope: !77)
!86 = !DILocation(line: 5, column: 17, scope: !77)
