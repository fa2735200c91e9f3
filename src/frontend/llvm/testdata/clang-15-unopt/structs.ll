; ModuleID = 'structs.c'
source_filename = "structs.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.nest = type { [3 x [2 x %struct.point]], %union.u, ptr, %struct.anon }
%struct.point = type { i32, i32 }
%union.u = type { %struct.point }
%struct.anon = type { i32 }
%struct.list = type { ptr, ptr, ptr, i32, ptr }

; Function Attrs: nounwind uwtable
define dso_local i64 @get(i64 %0, ptr noundef %1, ptr noundef byval(%struct.nest) align 8 %2) #0 !dbg !16 {
  %4 = alloca %struct.point, align 4
  %5 = alloca %struct.point, align 4
  %6 = alloca ptr, align 8
  store i64 %0, ptr %5, align 4
  call void @llvm.dbg.declare(metadata ptr %5, metadata !52, metadata !DIExpression()), !dbg !55
  store ptr %1, ptr %6, align 8, !tbaa !56
  call void @llvm.dbg.declare(metadata ptr %6, metadata !53, metadata !DIExpression()), !dbg !60
  call void @llvm.dbg.declare(metadata ptr %2, metadata !54, metadata !DIExpression()), !dbg !61
  %7 = load ptr, ptr %6, align 8, !dbg !62, !tbaa !56
  %8 = getelementptr inbounds %struct.nest, ptr %7, i32 0, i32 0, !dbg !63
  %9 = getelementptr inbounds [3 x [2 x %struct.point]], ptr %8, i64 0, i64 1, !dbg !62
  %10 = getelementptr inbounds [2 x %struct.point], ptr %9, i64 0, i64 0, !dbg !62
  %11 = getelementptr inbounds %struct.point, ptr %10, i32 0, i32 1, !dbg !64
  %12 = load i32, ptr %11, align 4, !dbg !64, !tbaa !65
  %13 = getelementptr inbounds %struct.nest, ptr %2, i32 0, i32 1, !dbg !68
  %14 = load i32, ptr %13, align 8, !dbg !69, !tbaa !70
  %15 = add nsw i32 %12, %14, !dbg !71
  %16 = getelementptr inbounds %struct.point, ptr %5, i32 0, i32 0, !dbg !72
  %17 = load i32, ptr %16, align 4, !dbg !73, !tbaa !74
  %18 = add nsw i32 %17, %15, !dbg !73
  store i32 %18, ptr %16, align 4, !dbg !73, !tbaa !74
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %4, ptr align 4 %5, i64 8, i1 false), !dbg !75, !tbaa.struct !76
  %19 = load i64, ptr %4, align 4, !dbg !78
  ret i64 %19, !dbg !78
}

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: argmemonly nocallback nofree nounwind willreturn
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: nounwind uwtable
define dso_local void @ret_big(ptr noalias sret(%struct.nest) align 8 %0, i32 noundef %1) #0 !dbg !79 {
  %3 = alloca i32, align 4
  store i32 %1, ptr %3, align 4, !tbaa !77
  call void @llvm.dbg.declare(metadata ptr %3, metadata !83, metadata !DIExpression()), !dbg !85
  call void @llvm.dbg.declare(metadata ptr %0, metadata !84, metadata !DIExpression()), !dbg !86
  call void @llvm.memset.p0.i64(ptr align 8 %0, i8 0, i64 72, i1 false), !dbg !86
  %4 = load i32, ptr %3, align 4, !dbg !87, !tbaa !77
  %5 = getelementptr inbounds %struct.nest, ptr %0, i32 0, i32 1, !dbg !88
  store i32 %4, ptr %5, align 8, !dbg !89, !tbaa !70
  ret void, !dbg !90
}

; Function Attrs: argmemonly nocallback nofree nounwind willreturn writeonly
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: nounwind uwtable
define dso_local i32 @compound() #0 !dbg !91 {
  %1 = alloca ptr, align 8
  %2 = alloca %struct.point, align 4
  %3 = alloca %struct.point, align 4
  call void @llvm.lifetime.start.p0(i64 8, ptr %1) #5, !dbg !98
  call void @llvm.dbg.declare(metadata ptr %1, metadata !95, metadata !DIExpression()), !dbg !99
  %4 = getelementptr inbounds %struct.point, ptr %2, i32 0, i32 0, !dbg !100
  store i32 3, ptr %4, align 4, !dbg !100, !tbaa !74
  %5 = getelementptr inbounds %struct.point, ptr %2, i32 0, i32 1, !dbg !100
  store i32 4, ptr %5, align 4, !dbg !100, !tbaa !65
  store ptr %2, ptr %1, align 8, !dbg !99, !tbaa !56
  call void @llvm.lifetime.start.p0(i64 8, ptr %3) #5, !dbg !101
  call void @llvm.dbg.declare(metadata ptr %3, metadata !97, metadata !DIExpression()), !dbg !102
  %6 = load ptr, ptr %1, align 8, !dbg !103, !tbaa !56
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %3, ptr align 4 %6, i64 8, i1 false), !dbg !104, !tbaa.struct !76
  %7 = getelementptr inbounds %struct.point, ptr %3, i32 0, i32 0, !dbg !105
  %8 = load i32, ptr %7, align 4, !dbg !105, !tbaa !74
  call void @llvm.lifetime.end.p0(i64 8, ptr %3) #5, !dbg !106
  call void @llvm.lifetime.end.p0(i64 8, ptr %1) #5, !dbg !106
  ret i32 %8, !dbg !107
}

; Function Attrs: argmemonly nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #4

; Function Attrs: argmemonly nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #4

; Function Attrs: nounwind uwtable
define dso_local i32 @walk(ptr noundef %0) #0 !dbg !108 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8, !tbaa !56
  call void @llvm.dbg.declare(metadata ptr %2, metadata !126, metadata !DIExpression()), !dbg !128
  call void @llvm.lifetime.start.p0(i64 4, ptr %3) #5, !dbg !129
  call void @llvm.dbg.declare(metadata ptr %3, metadata !127, metadata !DIExpression()), !dbg !130
  store i32 0, ptr %3, align 4, !dbg !130, !tbaa !77
  br label %4, !dbg !131

4:                                                ; preds = %15, %1
  %5 = load ptr, ptr %2, align 8, !dbg !132, !tbaa !56
  %6 = icmp ne ptr %5, null, !dbg !132
  br i1 %6, label %7, label %13, !dbg !133

7:                                                ; preds = %4
  %8 = load ptr, ptr %2, align 8, !dbg !134, !tbaa !56
  %9 = getelementptr inbounds %struct.list, ptr %8, i32 0, i32 0, !dbg !135
  %10 = load ptr, ptr %9, align 8, !dbg !135, !tbaa !136
  %11 = load ptr, ptr %2, align 8, !dbg !138, !tbaa !56
  %12 = icmp ne ptr %10, %11, !dbg !139
  br label %13

13:                                               ; preds = %7, %4
  %14 = phi i1 [ false, %4 ], [ %12, %7 ], !dbg !140
  br i1 %14, label %15, label %25, !dbg !131

15:                                               ; preds = %13
  %16 = load ptr, ptr %2, align 8, !dbg !141, !tbaa !56
  %17 = getelementptr inbounds %struct.list, ptr %16, i32 0, i32 2, !dbg !143
  %18 = load ptr, ptr %17, align 8, !dbg !143, !tbaa !144
  %19 = load volatile i32, ptr %18, align 4, !dbg !145, !tbaa !77
  %20 = load i32, ptr %3, align 4, !dbg !146, !tbaa !77
  %21 = add nsw i32 %20, %19, !dbg !146
  store i32 %21, ptr %3, align 4, !dbg !146, !tbaa !77
  %22 = load ptr, ptr %2, align 8, !dbg !147, !tbaa !56
  %23 = getelementptr inbounds %struct.list, ptr %22, i32 0, i32 0, !dbg !148
  %24 = load ptr, ptr %23, align 8, !dbg !148, !tbaa !136
  store ptr %24, ptr %2, align 8, !dbg !149, !tbaa !56
  br label %4, !dbg !131, !llvm.loop !150

25:                                               ; preds = %13
  %26 = load i32, ptr %3, align 4, !dbg !154, !tbaa !77
  call void @llvm.lifetime.end.p0(i64 4, ptr %3) #5, !dbg !155
  ret i32 %26, !dbg !156
}

; Function Attrs: nounwind uwtable
define dso_local i64 @pun(float noundef %0) #0 !dbg !157 {
  %2 = alloca %union.u, align 4
  %3 = alloca float, align 4
  store float %0, ptr %3, align 4, !tbaa !163
  call void @llvm.dbg.declare(metadata ptr %3, metadata !161, metadata !DIExpression()), !dbg !165
  call void @llvm.dbg.declare(metadata ptr %2, metadata !162, metadata !DIExpression()), !dbg !166
  %4 = load float, ptr %3, align 4, !dbg !167, !tbaa !163
  store float %4, ptr %2, align 4, !dbg !168, !tbaa !70
  %5 = getelementptr inbounds %union.u, ptr %2, i32 0, i32 0, !dbg !169
  %6 = load i64, ptr %5, align 4, !dbg !169
  ret i64 %6, !dbg !169
}

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { argmemonly nocallback nofree nounwind willreturn }
attributes #3 = { argmemonly nocallback nofree nounwind willreturn writeonly }
attributes #4 = { argmemonly nocallback nofree nosync nounwind willreturn }
attributes #5 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!9, !10, !11, !12, !13, !14}
!llvm.ident = !{!15}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 15.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "structs.c", directory: "/src", checksumkind: CSK_MD5, checksum: "1dc2da8444abd5477f5a4551b74704ff")
!2 = !{!3}
!3 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "color", file: !1, line: 3, baseType: !4, size: 32, elements: !5)
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!5 = !{!6, !7, !8}
!6 = !DIEnumerator(name: "RED", value: 0)
!7 = !DIEnumerator(name: "GREEN", value: 5)
!8 = !DIEnumerator(name: "BLUE", value: -1)
!9 = !{i32 7, !"Dwarf Version", i32 5}
!10 = !{i32 2, !"Debug Info Version", i32 3}
!11 = !{i32 1, !"wchar_size", i32 4}
!12 = !{i32 7, !"PIC Level", i32 2}
!13 = !{i32 7, !"PIE Level", i32 2}
!14 = !{i32 7, !"uwtable", i32 2}
!15 = !{!"Debian clang version 15.0.6"}
!16 = distinct !DISubprogram(name: "get", scope: !1, file: !1, line: 6, type: !17, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !51)
!17 = !DISubroutineType(types: !18)
!18 = !{!19, !19, !23, !24}
!19 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "point", file: !1, line: 1, size: 64, elements: !20)
!20 = !{!21, !22}
!21 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !19, file: !1, line: 1, baseType: !4, size: 32)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !19, file: !1, line: 1, baseType: !4, size: 32, offset: 32)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !24, size: 64)
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "nest", file: !1, line: 5, baseType: !25)
!25 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !1, line: 5, size: 576, elements: !26)
!26 = !{!27, !32, !44, !47}
!27 = !DIDerivedType(tag: DW_TAG_member, name: "pts", scope: !25, file: !1, line: 5, baseType: !28, size: 384)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 384, elements: !29)
!29 = !{!30, !31}
!30 = !DISubrange(count: 3)
!31 = !DISubrange(count: 2)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "u", scope: !25, file: !1, line: 5, baseType: !33, size: 64, offset: 384)
!33 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "u", file: !1, line: 2, size: 64, elements: !34)
!34 = !{!35, !36, !38, !43}
!35 = !DIDerivedType(tag: DW_TAG_member, name: "i", scope: !33, file: !1, line: 2, baseType: !4, size: 32)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "f", scope: !33, file: !1, line: 2, baseType: !37, size: 32)
!37 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "bytes", scope: !33, file: !1, line: 2, baseType: !39, size: 64)
!39 = !DICompositeType(tag: DW_TAG_array_type, baseType: !40, size: 64, elements: !41)
!40 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!41 = !{!42}
!42 = !DISubrange(count: 8)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "p", scope: !33, file: !1, line: 2, baseType: !19, size: 64)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "o", scope: !25, file: !1, line: 5, baseType: !45, size: 64, offset: 448)
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !46, size: 64)
!46 = !DICompositeType(tag: DW_TAG_structure_type, name: "opaque", file: !1, line: 4, flags: DIFlagFwdDecl)
!47 = !DIDerivedType(tag: DW_TAG_member, scope: !25, file: !1, line: 5, baseType: !48, size: 32, offset: 512)
!48 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !25, file: !1, line: 5, size: 32, elements: !49)
!49 = !{!50}
!50 = !DIDerivedType(tag: DW_TAG_member, name: "anon", scope: !48, file: !1, line: 5, baseType: !4, size: 32)
!51 = !{!52, !53, !54}
!52 = !DILocalVariable(name: "p", arg: 1, scope: !16, file: !1, line: 6, type: !19)
!53 = !DILocalVariable(name: "n", arg: 2, scope: !16, file: !1, line: 6, type: !23)
!54 = !DILocalVariable(name: "byval", arg: 3, scope: !16, file: !1, line: 6, type: !24)
!55 = !DILocation(line: 6, column: 31, scope: !16)
!56 = !{!57, !57, i64 0}
!57 = !{!"any pointer", !58, i64 0}
!58 = !{!"omnipotent char", !59, i64 0}
!59 = !{!"Simple C/C++ TBAA"}
!60 = !DILocation(line: 6, column: 40, scope: !16)
!61 = !DILocation(line: 6, column: 48, scope: !16)
!62 = !DILocation(line: 6, column: 64, scope: !16)
!63 = !DILocation(line: 6, column: 67, scope: !16)
!64 = !DILocation(line: 6, column: 77, scope: !16)
!65 = !{!66, !67, i64 4}
!66 = !{!"point", !67, i64 0, !67, i64 4}
!67 = !{!"int", !58, i64 0}
!68 = !DILocation(line: 6, column: 87, scope: !16)
!69 = !DILocation(line: 6, column: 89, scope: !16)
!70 = !{!58, !58, i64 0}
!71 = !DILocation(line: 6, column: 79, scope: !16)
!72 = !DILocation(line: 6, column: 59, scope: !16)
!73 = !DILocation(line: 6, column: 61, scope: !16)
!74 = !{!66, !67, i64 0}
!75 = !DILocation(line: 6, column: 99, scope: !16)
!76 = !{i64 0, i64 4, !77, i64 4, i64 4, !77}
!77 = !{!67, !67, i64 0}
!78 = !DILocation(line: 6, column: 92, scope: !16)
!79 = distinct !DISubprogram(name: "ret_big", scope: !1, file: !1, line: 7, type: !80, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !82)
!80 = !DISubroutineType(types: !81)
!81 = !{!24, !4}
!82 = !{!83, !84}
!83 = !DILocalVariable(name: "i", arg: 1, scope: !79, file: !1, line: 7, type: !4)
!84 = !DILocalVariable(name: "n", scope: !79, file: !1, line: 7, type: !24)
!85 = !DILocation(line: 7, column: 18, scope: !79)
!86 = !DILocation(line: 7, column: 28, scope: !79)
!87 = !DILocation(line: 7, column: 47, scope: !79)
!88 = !DILocation(line: 7, column: 41, scope: !79)
!89 = !DILocation(line: 7, column: 45, scope: !79)
!90 = !DILocation(line: 7, column: 50, scope: !79)
!91 = distinct !DISubprogram(name: "compound", scope: !1, file: !1, line: 8, type: !92, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !94)
!92 = !DISubroutineType(types: !93)
!93 = !{!4}
!94 = !{!95, !97}
!95 = !DILocalVariable(name: "p", scope: !91, file: !1, line: 8, type: !96)
!96 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!97 = !DILocalVariable(name: "q", scope: !91, file: !1, line: 8, type: !19)
!98 = !DILocation(line: 8, column: 22, scope: !91)
!99 = !DILocation(line: 8, column: 36, scope: !91)
!100 = !DILocation(line: 8, column: 55, scope: !91)
!101 = !DILocation(line: 8, column: 65, scope: !91)
!102 = !DILocation(line: 8, column: 78, scope: !91)
!103 = !DILocation(line: 8, column: 86, scope: !91)
!104 = !DILocation(line: 8, column: 85, scope: !91)
!105 = !DILocation(line: 8, column: 98, scope: !91)
!106 = !DILocation(line: 8, column: 101, scope: !91)
!107 = !DILocation(line: 8, column: 89, scope: !91)
!108 = distinct !DISubprogram(name: "walk", scope: !1, file: !1, line: 9, type: !109, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !125)
!109 = !DISubroutineType(types: !110)
!110 = !{!4, !111}
!111 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !112, size: 64)
!112 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "list", file: !1, line: 3, size: 320, elements: !113)
!113 = !{!114, !115, !116, !120, !121}
!114 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !112, file: !1, line: 3, baseType: !111, size: 64)
!115 = !DIDerivedType(tag: DW_TAG_member, name: "prev", scope: !112, file: !1, line: 3, baseType: !111, size: 64, offset: 64)
!116 = !DIDerivedType(tag: DW_TAG_member, name: "data", scope: !112, file: !1, line: 3, baseType: !117, size: 64, offset: 128)
!117 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !118, size: 64)
!118 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !119)
!119 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !4)
!120 = !DIDerivedType(tag: DW_TAG_member, name: "color", scope: !112, file: !1, line: 3, baseType: !3, size: 32, offset: 192)
!121 = !DIDerivedType(tag: DW_TAG_member, name: "fn", scope: !112, file: !1, line: 3, baseType: !122, size: 64, offset: 256)
!122 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !123, size: 64)
!123 = !DISubroutineType(types: !124)
!124 = !{!4, !111, null}
!125 = !{!126, !127}
!126 = !DILocalVariable(name: "l", arg: 1, scope: !108, file: !1, line: 9, type: !111)
!127 = !DILocalVariable(name: "n", scope: !108, file: !1, line: 9, type: !4)
!128 = !DILocation(line: 9, column: 23, scope: !108)
!129 = !DILocation(line: 9, column: 28, scope: !108)
!130 = !DILocation(line: 9, column: 32, scope: !108)
!131 = !DILocation(line: 9, column: 39, scope: !108)
!132 = !DILocation(line: 9, column: 46, scope: !108)
!133 = !DILocation(line: 9, column: 48, scope: !108)
!134 = !DILocation(line: 9, column: 51, scope: !108)
!135 = !DILocation(line: 9, column: 54, scope: !108)
!136 = !{!137, !57, i64 0}
!137 = !{!"list", !57, i64 0, !57, i64 8, !57, i64 16, !58, i64 24, !57, i64 32}
!138 = !DILocation(line: 9, column: 62, scope: !108)
!139 = !DILocation(line: 9, column: 59, scope: !108)
!140 = !DILocation(line: 0, scope: !108)
!141 = !DILocation(line: 9, column: 73, scope: !142)
!142 = distinct !DILexicalBlock(scope: !108, file: !1, line: 9, column: 65)
!143 = !DILocation(line: 9, column: 76, scope: !142)
!144 = !{!137, !57, i64 16}
!145 = !DILocation(line: 9, column: 72, scope: !142)
!146 = !DILocation(line: 9, column: 69, scope: !142)
!147 = !DILocation(line: 9, column: 86, scope: !142)
!148 = !DILocation(line: 9, column: 89, scope: !142)
!149 = !DILocation(line: 9, column: 84, scope: !142)
!150 = distinct !{!150, !131, !151, !152, !153}
!151 = !DILocation(line: 9, column: 95, scope: !108)
!152 = !{!"llvm.loop.mustprogress"}
!153 = !{!"llvm.loop.unroll.disable"}
!154 = !DILocation(line: 9, column: 104, scope: !108)
!155 = !DILocation(line: 9, column: 107, scope: !108)
!156 = !DILocation(line: 9, column: 97, scope: !108)
!157 = distinct !DISubprogram(name: "pun", scope: !1, file: !1, line: 10, type: !158, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !160)
!158 = !DISubroutineType(types: !159)
!159 = !{!33, !37}
!160 = !{!161, !162}
!161 = !DILocalVariable(name: "f", arg: 1, scope: !157, file: !1, line: 10, type: !37)
!162 = !DILocalVariable(name: "r", scope: !157, file: !1, line: 10, type: !33)
!163 = !{!164, !164, i64 0}
!164 = !{!"float", !58, i64 0}
!165 = !DILocation(line: 10, column: 19, scope: !157)
!166 = !DILocation(line: 10, column: 32, scope: !157)
!167 = !DILocation(line: 10, column: 41, scope: !157)
!168 = !DILocation(line: 10, column: 39, scope: !157)
!169 = !DILocation(line: 10, column: 44, scope: !157)
