; ModuleID = 'structs.c'
source_filename = "structs.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.nest = type { [3 x [2 x %struct.point]], %union.u, ptr, %struct.anon }
%struct.point = type { i32, i32 }
%union.u = type { %struct.point }
%struct.anon = type { i32 }
%struct.list = type { ptr, ptr, ptr, i32, ptr }

; Function Attrs: nounwind uwtable
define dso_local i64 @get(i64 %0, ptr noundef %1, ptr noundef byval(%struct.nest) align 8 %2) #0 !dbg !20 {
  %4 = alloca %struct.point, align 4
  %5 = alloca %struct.point, align 4
  %6 = alloca ptr, align 8
  store i64 %0, ptr %5, align 4
    #dbg_declare(ptr %5, !56, !DIExpression(), !59)
  store ptr %1, ptr %6, align 8, !tbaa !60
    #dbg_declare(ptr %6, !57, !DIExpression(), !62)
    #dbg_declare(ptr %2, !58, !DIExpression(), !63)
  %7 = load ptr, ptr %6, align 8, !dbg !64, !tbaa !60
  %8 = getelementptr inbounds nuw %struct.nest, ptr %7, i32 0, i32 0, !dbg !65
  %9 = getelementptr inbounds [3 x [2 x %struct.point]], ptr %8, i64 0, i64 1, !dbg !64
  %10 = getelementptr inbounds [2 x %struct.point], ptr %9, i64 0, i64 0, !dbg !64
  %11 = getelementptr inbounds nuw %struct.point, ptr %10, i32 0, i32 1, !dbg !66
  %12 = load i32, ptr %11, align 4, !dbg !66, !tbaa !67
  %13 = getelementptr inbounds nuw %struct.nest, ptr %2, i32 0, i32 1, !dbg !69
  %14 = load i32, ptr %13, align 8, !dbg !70, !tbaa !71
  %15 = add nsw i32 %12, %14, !dbg !72
  %16 = getelementptr inbounds nuw %struct.point, ptr %5, i32 0, i32 0, !dbg !73
  %17 = load i32, ptr %16, align 4, !dbg !74, !tbaa !75
  %18 = add nsw i32 %17, %15, !dbg !76
  store i32 %18, ptr %16, align 4, !dbg !77, !tbaa !75
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %4, ptr align 4 %5, i64 8, i1 false), !dbg !78, !tbaa.struct !79
  %19 = load i64, ptr %4, align 4, !dbg !80
  ret i64 %19, !dbg !81
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: nounwind uwtable
define dso_local void @ret_big(ptr dead_on_unwind noalias writable sret(%struct.nest) align 8 %0, i32 noundef %1) #0 !dbg !82 {
  %3 = alloca i32, align 4
  store i32 %1, ptr %3, align 4, !tbaa !16
    #dbg_declare(ptr %3, !86, !DIExpression(), !88)
    #dbg_declare(ptr %0, !87, !DIExpression(), !89)
  call void @llvm.memset.p0.i64(ptr align 8 %0, i8 0, i64 72, i1 false), !dbg !90
  %4 = load i32, ptr %3, align 4, !dbg !91, !tbaa !16
  %5 = getelementptr inbounds nuw %struct.nest, ptr %0, i32 0, i32 1, !dbg !92
  store i32 %4, ptr %5, align 8, !dbg !93, !tbaa !71
  ret void, !dbg !94
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #2

; Function Attrs: nounwind uwtable
define dso_local i32 @compound() #0 !dbg !95 {
  %1 = alloca ptr, align 8
  %2 = alloca %struct.point, align 4
  %3 = alloca %struct.point, align 4
  call void @llvm.lifetime.start.p0(ptr %1) #4, !dbg !102
    #dbg_declare(ptr %1, !99, !DIExpression(), !103)
  %4 = getelementptr inbounds nuw %struct.point, ptr %2, i32 0, i32 0, !dbg !104
  store i32 3, ptr %4, align 4, !dbg !105, !tbaa !75
  %5 = getelementptr inbounds nuw %struct.point, ptr %2, i32 0, i32 1, !dbg !104
  store i32 4, ptr %5, align 4, !dbg !105, !tbaa !67
  store ptr %2, ptr %1, align 8, !dbg !106, !tbaa !107
  call void @llvm.lifetime.start.p0(ptr %3) #4, !dbg !109
    #dbg_declare(ptr %3, !101, !DIExpression(), !110)
  %6 = load ptr, ptr %1, align 8, !dbg !111, !tbaa !107
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %3, ptr align 4 %6, i64 8, i1 false), !dbg !112, !tbaa.struct !79
  %7 = getelementptr inbounds nuw %struct.point, ptr %3, i32 0, i32 0, !dbg !113
  %8 = load i32, ptr %7, align 4, !dbg !114, !tbaa !75
  call void @llvm.lifetime.end.p0(ptr %3) #4, !dbg !115
  call void @llvm.lifetime.end.p0(ptr %1) #4, !dbg !115
  ret i32 %8, !dbg !116
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

; Function Attrs: nounwind uwtable
define dso_local i32 @walk(ptr noundef %0) #0 !dbg !117 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8, !tbaa !137
    #dbg_declare(ptr %2, !135, !DIExpression(), !139)
  call void @llvm.lifetime.start.p0(ptr %3) #4, !dbg !140
    #dbg_declare(ptr %3, !136, !DIExpression(), !141)
  store i32 0, ptr %3, align 4, !dbg !142, !tbaa !16
  br label %4, !dbg !143

4:                                                ; preds = %15, %1
  %5 = load ptr, ptr %2, align 8, !dbg !144, !tbaa !137
  %6 = icmp ne ptr %5, null, !dbg !145
  br i1 %6, label %7, label %13, !dbg !146

7:                                                ; preds = %4
  %8 = load ptr, ptr %2, align 8, !dbg !147, !tbaa !137
  %9 = getelementptr inbounds nuw %struct.list, ptr %8, i32 0, i32 0, !dbg !148
  %10 = load ptr, ptr %9, align 8, !dbg !148, !tbaa !149
  %11 = load ptr, ptr %2, align 8, !dbg !152, !tbaa !137
  %12 = icmp ne ptr %10, %11, !dbg !153
  br label %13

13:                                               ; preds = %7, %4
  %14 = phi i1 [ false, %4 ], [ %12, %7 ], !dbg !154
  br i1 %14, label %15, label %25, !dbg !155

15:                                               ; preds = %13
  %16 = load ptr, ptr %2, align 8, !dbg !156, !tbaa !137
  %17 = getelementptr inbounds nuw %struct.list, ptr %16, i32 0, i32 2, !dbg !158
  %18 = load ptr, ptr %17, align 8, !dbg !158, !tbaa !159
  %19 = load volatile i32, ptr %18, align 4, !dbg !160, !tbaa !16
  %20 = load i32, ptr %3, align 4, !dbg !161, !tbaa !16
  %21 = add nsw i32 %20, %19, !dbg !162
  store i32 %21, ptr %3, align 4, !dbg !163, !tbaa !16
  %22 = load ptr, ptr %2, align 8, !dbg !164, !tbaa !137
  %23 = getelementptr inbounds nuw %struct.list, ptr %22, i32 0, i32 0, !dbg !165
  %24 = load ptr, ptr %23, align 8, !dbg !166, !tbaa !149
  store ptr %24, ptr %2, align 8, !dbg !167, !tbaa !137
  br label %4, !dbg !143, !llvm.loop !168

25:                                               ; preds = %13
  %26 = load i32, ptr %3, align 4, !dbg !172, !tbaa !16
  call void @llvm.lifetime.end.p0(ptr %3) #4, !dbg !173
  ret i32 %26, !dbg !174
}

; Function Attrs: nounwind uwtable
define dso_local i64 @pun(float noundef %0) #0 !dbg !175 {
  %2 = alloca %union.u, align 4
  %3 = alloca float, align 4
  store float %0, ptr %3, align 4, !tbaa !181
    #dbg_declare(ptr %3, !179, !DIExpression(), !183)
    #dbg_declare(ptr %2, !180, !DIExpression(), !184)
  %4 = load float, ptr %3, align 4, !dbg !185, !tbaa !181
  store float %4, ptr %2, align 4, !dbg !186, !tbaa !71
  %5 = getelementptr inbounds nuw %union.u, ptr %2, i32 0, i32 0, !dbg !187
  %6 = load i64, ptr %5, align 4, !dbg !188
  ret i64 %6, !dbg !189
}

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!9, !10, !11, !12, !13, !14}
!llvm.ident = !{!15}
!llvm.errno.tbaa = !{!16}

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
!15 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!16 = !{!17, !17, i64 0}
!17 = !{!"int", !18, i64 0}
!18 = !{!"omnipotent char", !19, i64 0}
!19 = !{!"Simple C/C++ TBAA"}
!20 = distinct !DISubprogram(name: "get", scope: !1, file: !1, line: 6, type: !21, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !55, keyInstructions: true)
!21 = !DISubroutineType(types: !22)
!22 = !{!23, !23, !27, !28}
!23 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "point", file: !1, line: 1, size: 64, elements: !24)
!24 = !{!25, !26}
!25 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !23, file: !1, line: 1, baseType: !4, size: 32)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !23, file: !1, line: 1, baseType: !4, size: 32, offset: 32)
!27 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !28, size: 64)
!28 = !DIDerivedType(tag: DW_TAG_typedef, name: "nest", file: !1, line: 5, baseType: !29)
!29 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !1, line: 5, size: 576, elements: !30)
!30 = !{!31, !36, !48, !51}
!31 = !DIDerivedType(tag: DW_TAG_member, name: "pts", scope: !29, file: !1, line: 5, baseType: !32, size: 384)
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 384, elements: !33)
!33 = !{!34, !35}
!34 = !DISubrange(count: 3)
!35 = !DISubrange(count: 2)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "u", scope: !29, file: !1, line: 5, baseType: !37, size: 64, offset: 384)
!37 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "u", file: !1, line: 2, size: 64, elements: !38)
!38 = !{!39, !40, !42, !47}
!39 = !DIDerivedType(tag: DW_TAG_member, name: "i", scope: !37, file: !1, line: 2, baseType: !4, size: 32)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "f", scope: !37, file: !1, line: 2, baseType: !41, size: 32)
!41 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "bytes", scope: !37, file: !1, line: 2, baseType: !43, size: 64)
!43 = !DICompositeType(tag: DW_TAG_array_type, baseType: !44, size: 64, elements: !45)
!44 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!45 = !{!46}
!46 = !DISubrange(count: 8)
!47 = !DIDerivedType(tag: DW_TAG_member, name: "p", scope: !37, file: !1, line: 2, baseType: !23, size: 64)
!48 = !DIDerivedType(tag: DW_TAG_member, name: "o", scope: !29, file: !1, line: 5, baseType: !49, size: 64, offset: 448)
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !50, size: 64)
!50 = !DICompositeType(tag: DW_TAG_structure_type, name: "opaque", file: !1, line: 4, flags: DIFlagFwdDecl)
!51 = !DIDerivedType(tag: DW_TAG_member, scope: !29, file: !1, line: 5, baseType: !52, size: 32, offset: 512)
!52 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !29, file: !1, line: 5, size: 32, elements: !53)
!53 = !{!54}
!54 = !DIDerivedType(tag: DW_TAG_member, name: "anon", scope: !52, file: !1, line: 5, baseType: !4, size: 32)
!55 = !{!56, !57, !58}
!56 = !DILocalVariable(name: "p", arg: 1, scope: !20, file: !1, line: 6, type: !23)
!57 = !DILocalVariable(name: "n", arg: 2, scope: !20, file: !1, line: 6, type: !27)
!58 = !DILocalVariable(name: "byval", arg: 3, scope: !20, file: !1, line: 6, type: !28)
!59 = !DILocation(line: 6, column: 31, scope: !20)
!60 = !{!61, !61, i64 0}
!61 = !{!"any pointer", !18, i64 0}
!62 = !DILocation(line: 6, column: 40, scope: !20)
!63 = !DILocation(line: 6, column: 48, scope: !20)
!64 = !DILocation(line: 6, column: 64, scope: !20)
!65 = !DILocation(line: 6, column: 67, scope: !20)
!66 = !DILocation(line: 6, column: 77, scope: !20)
!67 = !{!68, !17, i64 4}
!68 = !{!"point", !17, i64 0, !17, i64 4}
!69 = !DILocation(line: 6, column: 87, scope: !20)
!70 = !DILocation(line: 6, column: 89, scope: !20)
!71 = !{!18, !18, i64 0}
!72 = !DILocation(line: 6, column: 79, scope: !20)
!73 = !DILocation(line: 6, column: 59, scope: !20)
!74 = !DILocation(line: 6, column: 61, scope: !20)
!75 = !{!68, !17, i64 0}
!76 = !DILocation(line: 6, column: 61, scope: !20, atomGroup: 1, atomRank: 2)
!77 = !DILocation(line: 6, column: 61, scope: !20, atomGroup: 1, atomRank: 1)
!78 = !DILocation(line: 6, column: 99, scope: !20, atomGroup: 2, atomRank: 1)
!79 = !{i64 0, i64 4, !16, i64 4, i64 4, !16}
!80 = !DILocation(line: 6, column: 92, scope: !20, atomGroup: 2, atomRank: 2)
!81 = !DILocation(line: 6, column: 92, scope: !20, atomGroup: 2, atomRank: 1)
!82 = distinct !DISubprogram(name: "ret_big", scope: !1, file: !1, line: 7, type: !83, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !85, keyInstructions: true)
!83 = !DISubroutineType(types: !84)
!84 = !{!28, !4}
!85 = !{!86, !87}
!86 = !DILocalVariable(name: "i", arg: 1, scope: !82, file: !1, line: 7, type: !4)
!87 = !DILocalVariable(name: "n", scope: !82, file: !1, line: 7, type: !28)
!88 = !DILocation(line: 7, column: 18, scope: !82)
!89 = !DILocation(line: 7, column: 28, scope: !82)
!90 = !DILocation(line: 7, column: 28, scope: !82, atomGroup: 1, atomRank: 1)
!91 = !DILocation(line: 7, column: 47, scope: !82, atomGroup: 2, atomRank: 2)
!92 = !DILocation(line: 7, column: 41, scope: !82)
!93 = !DILocation(line: 7, column: 45, scope: !82, atomGroup: 2, atomRank: 1)
!94 = !DILocation(line: 7, column: 50, scope: !82, atomGroup: 3, atomRank: 1)
!95 = distinct !DISubprogram(name: "compound", scope: !1, file: !1, line: 8, type: !96, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !98, keyInstructions: true)
!96 = !DISubroutineType(types: !97)
!97 = !{!4}
!98 = !{!99, !101}
!99 = !DILocalVariable(name: "p", scope: !95, file: !1, line: 8, type: !100)
!100 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!101 = !DILocalVariable(name: "q", scope: !95, file: !1, line: 8, type: !23)
!102 = !DILocation(line: 8, column: 22, scope: !95)
!103 = !DILocation(line: 8, column: 36, scope: !95)
!104 = !DILocation(line: 8, column: 55, scope: !95)
!105 = !DILocation(line: 8, column: 55, scope: !95, atomGroup: 1, atomRank: 1)
!106 = !DILocation(line: 8, column: 36, scope: !95, atomGroup: 1, atomRank: 1)
!107 = !{!108, !108, i64 0}
!108 = !{!"p1 _ZTS5point", !61, i64 0}
!109 = !DILocation(line: 8, column: 65, scope: !95)
!110 = !DILocation(line: 8, column: 78, scope: !95)
!111 = !DILocation(line: 8, column: 86, scope: !95)
!112 = !DILocation(line: 8, column: 85, scope: !95, atomGroup: 2, atomRank: 1)
!113 = !DILocation(line: 8, column: 98, scope: !95)
!114 = !DILocation(line: 8, column: 98, scope: !95, atomGroup: 4, atomRank: 2)
!115 = !DILocation(line: 8, column: 101, scope: !95)
!116 = !DILocation(line: 8, column: 89, scope: !95, atomGroup: 4, atomRank: 1)
!117 = distinct !DISubprogram(name: "walk", scope: !1, file: !1, line: 9, type: !118, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !134, keyInstructions: true)
!118 = !DISubroutineType(types: !119)
!119 = !{!4, !120}
!120 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !121, size: 64)
!121 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "list", file: !1, line: 3, size: 320, elements: !122)
!122 = !{!123, !124, !125, !129, !130}
!123 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !121, file: !1, line: 3, baseType: !120, size: 64)
!124 = !DIDerivedType(tag: DW_TAG_member, name: "prev", scope: !121, file: !1, line: 3, baseType: !120, size: 64, offset: 64)
!125 = !DIDerivedType(tag: DW_TAG_member, name: "data", scope: !121, file: !1, line: 3, baseType: !126, size: 64, offset: 128)
!126 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !127, size: 64)
!127 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !128)
!128 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !4)
!129 = !DIDerivedType(tag: DW_TAG_member, name: "color", scope: !121, file: !1, line: 3, baseType: !3, size: 32, offset: 192)
!130 = !DIDerivedType(tag: DW_TAG_member, name: "fn", scope: !121, file: !1, line: 3, baseType: !131, size: 64, offset: 256)
!131 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !132, size: 64)
!132 = !DISubroutineType(types: !133)
!133 = !{!4, !120, null}
!134 = !{!135, !136}
!135 = !DILocalVariable(name: "l", arg: 1, scope: !117, file: !1, line: 9, type: !120)
!136 = !DILocalVariable(name: "n", scope: !117, file: !1, line: 9, type: !4)
!137 = !{!138, !138, i64 0}
!138 = !{!"p1 _ZTS4list", !61, i64 0}
!139 = !DILocation(line: 9, column: 23, scope: !117)
!140 = !DILocation(line: 9, column: 28, scope: !117)
!141 = !DILocation(line: 9, column: 32, scope: !117)
!142 = !DILocation(line: 9, column: 32, scope: !117, atomGroup: 1, atomRank: 1)
!143 = !DILocation(line: 9, column: 39, scope: !117)
!144 = !DILocation(line: 9, column: 46, scope: !117)
!145 = !DILocation(line: 9, column: 46, scope: !117, atomGroup: 2, atomRank: 2)
!146 = !DILocation(line: 9, column: 48, scope: !117, atomGroup: 2, atomRank: 1)
!147 = !DILocation(line: 9, column: 51, scope: !117)
!148 = !DILocation(line: 9, column: 54, scope: !117)
!149 = !{!150, !138, i64 0}
!150 = !{!"list", !138, i64 0, !138, i64 8, !151, i64 16, !17, i64 24, !61, i64 32}
!151 = !{!"p1 int", !61, i64 0}
!152 = !DILocation(line: 9, column: 62, scope: !117)
!153 = !DILocation(line: 9, column: 59, scope: !117)
!154 = !DILocation(line: 0, scope: !117)
!155 = !DILocation(line: 9, column: 39, scope: !117, atomGroup: 3, atomRank: 1)
!156 = !DILocation(line: 9, column: 73, scope: !157)
!157 = distinct !DILexicalBlock(scope: !117, file: !1, line: 9, column: 65)
!158 = !DILocation(line: 9, column: 76, scope: !157)
!159 = !{!150, !151, i64 16}
!160 = !DILocation(line: 9, column: 72, scope: !157)
!161 = !DILocation(line: 9, column: 69, scope: !157)
!162 = !DILocation(line: 9, column: 69, scope: !157, atomGroup: 4, atomRank: 2)
!163 = !DILocation(line: 9, column: 69, scope: !157, atomGroup: 4, atomRank: 1)
!164 = !DILocation(line: 9, column: 86, scope: !157)
!165 = !DILocation(line: 9, column: 89, scope: !157)
!166 = !DILocation(line: 9, column: 89, scope: !157, atomGroup: 5, atomRank: 2)
!167 = !DILocation(line: 9, column: 84, scope: !157, atomGroup: 5, atomRank: 1)
!168 = distinct !{!168, !143, !169, !170, !171}
!169 = !DILocation(line: 9, column: 95, scope: !117)
!170 = !{!"llvm.loop.mustprogress"}
!171 = !{!"llvm.loop.unroll.disable"}
!172 = !DILocation(line: 9, column: 104, scope: !117, atomGroup: 7, atomRank: 2)
!173 = !DILocation(line: 9, column: 107, scope: !117)
!174 = !DILocation(line: 9, column: 97, scope: !117, atomGroup: 7, atomRank: 1)
!175 = distinct !DISubprogram(name: "pun", scope: !1, file: !1, line: 10, type: !176, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !178, keyInstructions: true)
!176 = !DISubroutineType(types: !177)
!177 = !{!37, !41}
!178 = !{!179, !180}
!179 = !DILocalVariable(name: "f", arg: 1, scope: !175, file: !1, line: 10, type: !41)
!180 = !DILocalVariable(name: "r", scope: !175, file: !1, line: 10, type: !37)
!181 = !{!182, !182, i64 0}
!182 = !{!"float", !18, i64 0}
!183 = !DILocation(line: 10, column: 19, scope: !175)
!184 = !DILocation(line: 10, column: 32, scope: !175)
!185 = !DILocation(line: 10, column: 41, scope: !175, atomGroup: 1, atomRank: 2)
!186 = !DILocation(line: 10, column: 39, scope: !175, atomGroup: 1, atomRank: 1)
!187 = !DILocation(line: 10, column: 44, scope: !175)
!188 = !DILocation(line: 10, column: 44, scope: !175, atomGroup: 2, atomRank: 2)
!189 = !DILocation(line: 10, column: 44, scope: !175, atomGroup: 2, atomRank: 1)
