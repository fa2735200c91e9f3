; ModuleID = 'structs.c'
source_filename = "structs.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.nest = type { [3 x [2 x %struct.point]], %union.u, ptr, %struct.anon }
%struct.point = type { i32, i32 }
%union.u = type { %struct.point }
%struct.anon = type { i32 }

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define dso_local i64 @get(i64 %0, ptr noundef readonly captures(none) %1, ptr noundef readonly byval(%struct.nest) align 8 captures(none) %2) local_unnamed_addr #0 !dbg !21 {
  %4 = trunc i64 %0 to i32
  %5 = and i64 %0, -4294967296, !dbg !60
    #dbg_value(i32 %4, !57, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !61)
    #dbg_value(i64 %0, !57, !DIExpression(DW_OP_constu, 32, DW_OP_shr, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 32, 32), !61)
    #dbg_value(ptr %1, !58, !DIExpression(), !61)
    #dbg_declare(ptr %2, !59, !DIExpression(), !62)
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 20, !dbg !63
  %7 = load i32, ptr %6, align 4, !dbg !63, !tbaa !64
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 48, !dbg !66
  %9 = load i32, ptr %8, align 8, !dbg !67, !tbaa !68
  %10 = add i32 %7, %4, !dbg !69
  %11 = add i32 %10, %9, !dbg !70
    #dbg_value(i32 %11, !57, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !61)
  %12 = zext i32 %11 to i64, !dbg !60
  %13 = or disjoint i64 %5, %12, !dbg !60
  ret i64 %13, !dbg !60
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) uwtable
define dso_local void @ret_big(ptr dead_on_unwind noalias writable writeonly sret(%struct.nest) align 8 captures(none) initializes((0, 72)) %0, i32 noundef %1) local_unnamed_addr #1 !dbg !71 {
    #dbg_value(i32 %1, !75, !DIExpression(), !77)
    #dbg_declare(ptr %0, !76, !DIExpression(), !78)
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %0, i8 0, i64 72, i1 false), !dbg !79
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 48, !dbg !80
  store i32 %1, ptr %3, align 8, !dbg !81, !tbaa !68
  ret void, !dbg !82
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef i32 @compound() local_unnamed_addr #3 !dbg !83 {
    #dbg_value(ptr poison, !87, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !90)
    #dbg_value(ptr poison, !87, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !90)
    #dbg_value(ptr undef, !87, !DIExpression(), !90)
    #dbg_value(i32 3, !89, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !90)
    #dbg_value(i32 4, !89, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !90)
  ret i32 3, !dbg !91
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define dso_local i32 @walk(ptr noundef readonly captures(address) %0) local_unnamed_addr #4 !dbg !92 {
    #dbg_value(ptr %0, !110, !DIExpression(), !112)
    #dbg_value(i32 0, !111, !DIExpression(), !112)
  %2 = icmp eq ptr %0, null, !dbg !113
  br i1 %2, label %14, label %3, !dbg !114

3:                                                ; preds = %1, %8
  %4 = phi i32 [ %12, %8 ], [ 0, %1 ]
  %5 = phi ptr [ %6, %8 ], [ %0, %1 ]
    #dbg_value(i32 %4, !111, !DIExpression(), !112)
    #dbg_value(ptr %5, !110, !DIExpression(), !112)
  %6 = load ptr, ptr %5, align 8, !dbg !115, !tbaa !116
  %7 = icmp eq ptr %6, %5, !dbg !121
  br i1 %7, label %14, label %8, !dbg !122

8:                                                ; preds = %3
  %9 = getelementptr inbounds nuw i8, ptr %5, i64 16, !dbg !123
  %10 = load ptr, ptr %9, align 8, !dbg !123, !tbaa !125
  %11 = load volatile i32, ptr %10, align 4, !dbg !126, !tbaa !17
  %12 = add nsw i32 %11, %4, !dbg !127
    #dbg_value(i32 %12, !111, !DIExpression(), !112)
    #dbg_value(ptr %6, !110, !DIExpression(), !112)
  %13 = icmp eq ptr %6, null, !dbg !128
  br i1 %13, label %14, label %3, !dbg !129, !llvm.loop !130

14:                                               ; preds = %3, %8, %1
  %15 = phi i32 [ 0, %1 ], [ %12, %8 ], [ %4, %3 ], !dbg !134
  ret i32 %15, !dbg !135
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local range(i64 0, 4294967296) i64 @pun(float noundef %0) local_unnamed_addr #3 !dbg !136 {
    #dbg_value(float %0, !140, !DIExpression(), !142)
    #dbg_value(float %0, !141, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !142)
  %2 = bitcast float %0 to i32, !dbg !143
  %3 = zext i32 %2 to i64, !dbg !144
  ret i64 %3, !dbg !144
}

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) uwtable "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree norecurse nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!9, !10, !11, !12, !13, !14, !15}
!llvm.ident = !{!16}
!llvm.errno.tbaa = !{!17}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !2, splitDebugInlining: false, nameTableKind: None)
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
!12 = !{i32 8, !"PIC Level", i32 2}
!13 = !{i32 7, !"PIE Level", i32 2}
!14 = !{i32 7, !"uwtable", i32 2}
!15 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!16 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!17 = !{!18, !18, i64 0}
!18 = !{!"int", !19, i64 0}
!19 = !{!"omnipotent char", !20, i64 0}
!20 = !{!"Simple C/C++ TBAA"}
!21 = distinct !DISubprogram(name: "get", scope: !1, file: !1, line: 6, type: !22, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !56, keyInstructions: true)
!22 = !DISubroutineType(types: !23)
!23 = !{!24, !24, !28, !29}
!24 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "point", file: !1, line: 1, size: 64, elements: !25)
!25 = !{!26, !27}
!26 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !24, file: !1, line: 1, baseType: !4, size: 32)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !24, file: !1, line: 1, baseType: !4, size: 32, offset: 32)
!28 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !29, size: 64)
!29 = !DIDerivedType(tag: DW_TAG_typedef, name: "nest", file: !1, line: 5, baseType: !30)
!30 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !1, line: 5, size: 576, elements: !31)
!31 = !{!32, !37, !49, !52}
!32 = !DIDerivedType(tag: DW_TAG_member, name: "pts", scope: !30, file: !1, line: 5, baseType: !33, size: 384)
!33 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 384, elements: !34)
!34 = !{!35, !36}
!35 = !DISubrange(count: 3)
!36 = !DISubrange(count: 2)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "u", scope: !30, file: !1, line: 5, baseType: !38, size: 64, offset: 384)
!38 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "u", file: !1, line: 2, size: 64, elements: !39)
!39 = !{!40, !41, !43, !48}
!40 = !DIDerivedType(tag: DW_TAG_member, name: "i", scope: !38, file: !1, line: 2, baseType: !4, size: 32)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "f", scope: !38, file: !1, line: 2, baseType: !42, size: 32)
!42 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "bytes", scope: !38, file: !1, line: 2, baseType: !44, size: 64)
!44 = !DICompositeType(tag: DW_TAG_array_type, baseType: !45, size: 64, elements: !46)
!45 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!46 = !{!47}
!47 = !DISubrange(count: 8)
!48 = !DIDerivedType(tag: DW_TAG_member, name: "p", scope: !38, file: !1, line: 2, baseType: !24, size: 64)
!49 = !DIDerivedType(tag: DW_TAG_member, name: "o", scope: !30, file: !1, line: 5, baseType: !50, size: 64, offset: 448)
!50 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !51, size: 64)
!51 = !DICompositeType(tag: DW_TAG_structure_type, name: "opaque", file: !1, line: 4, flags: DIFlagFwdDecl)
!52 = !DIDerivedType(tag: DW_TAG_member, scope: !30, file: !1, line: 5, baseType: !53, size: 32, offset: 512)
!53 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !30, file: !1, line: 5, size: 32, elements: !54)
!54 = !{!55}
!55 = !DIDerivedType(tag: DW_TAG_member, name: "anon", scope: !53, file: !1, line: 5, baseType: !4, size: 32)
!56 = !{!57, !58, !59}
!57 = !DILocalVariable(name: "p", arg: 1, scope: !21, file: !1, line: 6, type: !24)
!58 = !DILocalVariable(name: "n", arg: 2, scope: !21, file: !1, line: 6, type: !28)
!59 = !DILocalVariable(name: "byval", arg: 3, scope: !21, file: !1, line: 6, type: !29)
!60 = !DILocation(line: 6, column: 92, scope: !21, atomGroup: 2, atomRank: 1)
!61 = !DILocation(line: 0, scope: !21)
!62 = !DILocation(line: 6, column: 48, scope: !21)
!63 = !DILocation(line: 6, column: 77, scope: !21)
!64 = !{!65, !18, i64 4}
!65 = !{!"point", !18, i64 0, !18, i64 4}
!66 = !DILocation(line: 6, column: 87, scope: !21)
!67 = !DILocation(line: 6, column: 89, scope: !21)
!68 = !{!19, !19, i64 0}
!69 = !DILocation(line: 6, column: 79, scope: !21)
!70 = !DILocation(line: 6, column: 61, scope: !21, atomGroup: 1, atomRank: 2)
!71 = distinct !DISubprogram(name: "ret_big", scope: !1, file: !1, line: 7, type: !72, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !74, keyInstructions: true)
!72 = !DISubroutineType(types: !73)
!73 = !{!29, !4}
!74 = !{!75, !76}
!75 = !DILocalVariable(name: "i", arg: 1, scope: !71, file: !1, line: 7, type: !4)
!76 = !DILocalVariable(name: "n", scope: !71, file: !1, line: 7, type: !29)
!77 = !DILocation(line: 0, scope: !71)
!78 = !DILocation(line: 7, column: 28, scope: !71)
!79 = !DILocation(line: 7, column: 28, scope: !71, atomGroup: 1, atomRank: 1)
!80 = !DILocation(line: 7, column: 41, scope: !71)
!81 = !DILocation(line: 7, column: 45, scope: !71, atomGroup: 2, atomRank: 1)
!82 = !DILocation(line: 7, column: 50, scope: !71, atomGroup: 3, atomRank: 1)
!83 = distinct !DISubprogram(name: "compound", scope: !1, file: !1, line: 8, type: !84, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !86, keyInstructions: true)
!84 = !DISubroutineType(types: !85)
!85 = !{!4}
!86 = !{!87, !89}
!87 = !DILocalVariable(name: "p", scope: !83, file: !1, line: 8, type: !88)
!88 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !24, size: 64)
!89 = !DILocalVariable(name: "q", scope: !83, file: !1, line: 8, type: !24)
!90 = !DILocation(line: 0, scope: !83)
!91 = !DILocation(line: 8, column: 89, scope: !83, atomGroup: 4, atomRank: 1)
!92 = distinct !DISubprogram(name: "walk", scope: !1, file: !1, line: 9, type: !93, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !109, keyInstructions: true)
!93 = !DISubroutineType(types: !94)
!94 = !{!4, !95}
!95 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !96, size: 64)
!96 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "list", file: !1, line: 3, size: 320, elements: !97)
!97 = !{!98, !99, !100, !104, !105}
!98 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !96, file: !1, line: 3, baseType: !95, size: 64)
!99 = !DIDerivedType(tag: DW_TAG_member, name: "prev", scope: !96, file: !1, line: 3, baseType: !95, size: 64, offset: 64)
!100 = !DIDerivedType(tag: DW_TAG_member, name: "data", scope: !96, file: !1, line: 3, baseType: !101, size: 64, offset: 128)
!101 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !102, size: 64)
!102 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !103)
!103 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !4)
!104 = !DIDerivedType(tag: DW_TAG_member, name: "color", scope: !96, file: !1, line: 3, baseType: !3, size: 32, offset: 192)
!105 = !DIDerivedType(tag: DW_TAG_member, name: "fn", scope: !96, file: !1, line: 3, baseType: !106, size: 64, offset: 256)
!106 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !107, size: 64)
!107 = !DISubroutineType(types: !108)
!108 = !{!4, !95, null}
!109 = !{!110, !111}
!110 = !DILocalVariable(name: "l", arg: 1, scope: !92, file: !1, line: 9, type: !95)
!111 = !DILocalVariable(name: "n", scope: !92, file: !1, line: 9, type: !4)
!112 = !DILocation(line: 0, scope: !92)
!113 = !DILocation(line: 9, column: 46, scope: !92, atomGroup: 8, atomRank: 2)
!114 = !DILocation(line: 9, column: 48, scope: !92, atomGroup: 8, atomRank: 1)
!115 = !DILocation(line: 9, column: 54, scope: !92)
!116 = !{!117, !118, i64 0}
!117 = !{!"list", !118, i64 0, !118, i64 8, !120, i64 16, !18, i64 24, !119, i64 32}
!118 = !{!"p1 _ZTS4list", !119, i64 0}
!119 = !{!"any pointer", !19, i64 0}
!120 = !{!"p1 int", !119, i64 0}
!121 = !DILocation(line: 9, column: 59, scope: !92)
!122 = !DILocation(line: 9, column: 39, scope: !92, atomGroup: 3, atomRank: 1)
!123 = !DILocation(line: 9, column: 76, scope: !124)
!124 = distinct !DILexicalBlock(scope: !92, file: !1, line: 9, column: 65)
!125 = !{!117, !120, i64 16}
!126 = !DILocation(line: 9, column: 72, scope: !124)
!127 = !DILocation(line: 9, column: 69, scope: !124, atomGroup: 4, atomRank: 2)
!128 = !DILocation(line: 9, column: 46, scope: !92, atomGroup: 2, atomRank: 2)
!129 = !DILocation(line: 9, column: 48, scope: !92, atomGroup: 2, atomRank: 1)
!130 = distinct !{!130, !131, !132, !133}
!131 = !DILocation(line: 9, column: 39, scope: !92)
!132 = !DILocation(line: 9, column: 95, scope: !92)
!133 = !{!"llvm.loop.mustprogress"}
!134 = !DILocation(line: 9, scope: !92, atomGroup: 1, atomRank: 1)
!135 = !DILocation(line: 9, column: 97, scope: !92, atomGroup: 7, atomRank: 1)
!136 = distinct !DISubprogram(name: "pun", scope: !1, file: !1, line: 10, type: !137, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !139, keyInstructions: true)
!137 = !DISubroutineType(types: !138)
!138 = !{!38, !42}
!139 = !{!140, !141}
!140 = !DILocalVariable(name: "f", arg: 1, scope: !136, file: !1, line: 10, type: !42)
!141 = !DILocalVariable(name: "r", scope: !136, file: !1, line: 10, type: !38)
!142 = !DILocation(line: 0, scope: !136)
!143 = !DILocation(line: 10, column: 44, scope: !136, atomGroup: 2, atomRank: 2)
!144 = !DILocation(line: 10, column: 44, scope: !136, atomGroup: 2, atomRank: 1)
