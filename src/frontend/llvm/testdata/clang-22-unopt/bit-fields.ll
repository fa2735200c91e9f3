; ModuleID = 'bit-fields.c'
source_filename = "bit-fields.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.packed = type <{ i8, i32, i16 }>
%struct.bits = type { i16, i64 }

@bf = dso_local global { i8, i8, [6 x i8], i8, i8, i8, i8, i8, i8, [2 x i8] } { i8 -19, i8 3, [6 x i8] zeroinitializer, i8 0, i8 0, i8 0, i8 0, i8 -128, i8 1, [2 x i8] zeroinitializer }, align 8, !dbg !0
@pk = dso_local global %struct.packed <{ i8 120, i32 12345, i16 3 }>, align 1, !dbg !5

; Function Attrs: nounwind uwtable
define dso_local i32 @bits(ptr noundef %0, ptr noundef %1) #0 !dbg !35 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !43
    #dbg_declare(ptr %3, !41, !DIExpression(), !46)
  store ptr %1, ptr %4, align 8, !tbaa !47
    #dbg_declare(ptr %4, !42, !DIExpression(), !49)
  %5 = load ptr, ptr %3, align 8, !dbg !50, !tbaa !43
  %6 = load i16, ptr %5, align 8, !dbg !51
  %7 = and i16 %6, -8, !dbg !51
  %8 = or i16 %7, 3, !dbg !52
  store i16 %8, ptr %5, align 8, !dbg !53
  %9 = load ptr, ptr %3, align 8, !dbg !54, !tbaa !43
  %10 = load i16, ptr %9, align 8, !dbg !55
  %11 = shl i16 %10, 6, !dbg !55
  %12 = ashr i16 %11, 9, !dbg !55
  %13 = sext i16 %12 to i32, !dbg !55
  %14 = add nsw i32 %13, 1, !dbg !55
  %15 = trunc i32 %14 to i16, !dbg !55
  %16 = load i16, ptr %9, align 8, !dbg !55
  %17 = and i16 %15, 127, !dbg !55
  %18 = shl i16 %17, 3, !dbg !55
  %19 = and i16 %16, -1017, !dbg !55
  %20 = or i16 %19, %18, !dbg !56
  store i16 %20, ptr %9, align 8, !dbg !57
  %21 = shl i16 %17, 9, !dbg !55
  %22 = ashr i16 %21, 9, !dbg !55
  %23 = sext i16 %22 to i32, !dbg !55
  %24 = load ptr, ptr %3, align 8, !dbg !58, !tbaa !43
  %25 = getelementptr inbounds nuw %struct.bits, ptr %24, i32 0, i32 1, !dbg !59
  %26 = load i64, ptr %25, align 8, !dbg !59
  %27 = lshr i64 %26, 40, !dbg !59
  %28 = and i64 %27, 1, !dbg !59
  %29 = trunc i64 %28 to i1, !dbg !59
  %30 = zext i1 %29 to i64, !dbg !60
  %31 = load ptr, ptr %3, align 8, !dbg !61, !tbaa !43
  %32 = getelementptr inbounds nuw %struct.bits, ptr %31, i32 0, i32 1, !dbg !62
  %33 = load i64, ptr %32, align 8, !dbg !60
  %34 = and i64 %30, 1099511627775, !dbg !60
  %35 = and i64 %33, -1099511627776, !dbg !60
  %36 = or i64 %35, %34, !dbg !63
  store i64 %36, ptr %32, align 8, !dbg !64
  %37 = load ptr, ptr %3, align 8, !dbg !65, !tbaa !43
  %38 = load i16, ptr %37, align 8, !dbg !66
  %39 = and i16 %38, 7, !dbg !66
  %40 = zext i16 %39 to i32, !dbg !66
  %41 = load ptr, ptr %3, align 8, !dbg !67, !tbaa !43
  %42 = load i16, ptr %41, align 8, !dbg !68
  %43 = shl i16 %42, 6, !dbg !68
  %44 = ashr i16 %43, 9, !dbg !68
  %45 = sext i16 %44 to i32, !dbg !68
  %46 = add nsw i32 %40, %45, !dbg !69
  %47 = load ptr, ptr %4, align 8, !dbg !70, !tbaa !47
  %48 = getelementptr inbounds nuw %struct.packed, ptr %47, i32 0, i32 1, !dbg !71
  %49 = load i32, ptr %48, align 1, !dbg !71, !tbaa !72
  %50 = add nsw i32 %46, %49, !dbg !75
  ret i32 %50, !dbg !76
}

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!24, !25, !26, !27, !28, !29}
!llvm.ident = !{!30}
!llvm.errno.tbaa = !{!31}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "bf", scope: !2, file: !3, line: 3, type: !15, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "bit-fields.c", directory: "/src", checksumkind: CSK_MD5, checksum: "b9c728da540b4779b4d2269ad8c41fc3")
!4 = !{!0, !5}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "pk", scope: !2, file: !3, line: 4, type: !7, isLocal: false, isDefinition: true)
!7 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "packed", file: !3, line: 2, size: 56, elements: !8)
!8 = !{!9, !11, !13}
!9 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !7, file: !3, line: 2, baseType: !10, size: 8)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !DIDerivedType(tag: DW_TAG_member, name: "i", scope: !7, file: !3, line: 2, baseType: !12, size: 32, offset: 8)
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !DIDerivedType(tag: DW_TAG_member, name: "s", scope: !7, file: !3, line: 2, baseType: !14, size: 16, offset: 40)
!14 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!15 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "bits", file: !3, line: 1, size: 128, elements: !16)
!16 = !{!17, !19, !20, !22}
!17 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !15, file: !3, line: 1, baseType: !18, size: 3, flags: DIFlagBitField, extraData: i64 0)
!18 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !15, file: !3, line: 1, baseType: !12, size: 7, offset: 3, flags: DIFlagBitField, extraData: i64 0)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !15, file: !3, line: 1, baseType: !21, size: 40, offset: 64, flags: DIFlagBitField, extraData: i64 64)
!21 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "d", scope: !15, file: !3, line: 1, baseType: !23, size: 1, offset: 104, flags: DIFlagBitField, extraData: i64 64)
!23 = !DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)
!24 = !{i32 7, !"Dwarf Version", i32 5}
!25 = !{i32 2, !"Debug Info Version", i32 3}
!26 = !{i32 1, !"wchar_size", i32 4}
!27 = !{i32 8, !"PIC Level", i32 2}
!28 = !{i32 7, !"PIE Level", i32 2}
!29 = !{i32 7, !"uwtable", i32 2}
!30 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!31 = !{!32, !32, i64 0}
!32 = !{!"int", !33, i64 0}
!33 = !{!"omnipotent char", !34, i64 0}
!34 = !{!"Simple C/C++ TBAA"}
!35 = distinct !DISubprogram(name: "bits", scope: !3, file: !3, line: 5, type: !36, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !40, keyInstructions: true)
!36 = !DISubroutineType(types: !37)
!37 = !{!12, !38, !39}
!38 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!39 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!40 = !{!41, !42}
!41 = !DILocalVariable(name: "b", arg: 1, scope: !35, file: !3, line: 5, type: !38)
!42 = !DILocalVariable(name: "p", arg: 2, scope: !35, file: !3, line: 5, type: !39)
!43 = !{!44, !44, i64 0}
!44 = !{!"p1 _ZTS4bits", !45, i64 0}
!45 = !{!"any pointer", !33, i64 0}
!46 = !DILocation(line: 5, column: 23, scope: !35)
!47 = !{!48, !48, i64 0}
!48 = !{!"p1 _ZTS6packed", !45, i64 0}
!49 = !DILocation(line: 5, column: 41, scope: !35)
!50 = !DILocation(line: 5, column: 46, scope: !35)
!51 = !DILocation(line: 5, column: 51, scope: !35)
!52 = !DILocation(line: 5, column: 51, scope: !35, atomGroup: 1, atomRank: 2)
!53 = !DILocation(line: 5, column: 51, scope: !35, atomGroup: 1, atomRank: 1)
!54 = !DILocation(line: 5, column: 56, scope: !35)
!55 = !DILocation(line: 5, column: 60, scope: !35)
!56 = !DILocation(line: 5, column: 60, scope: !35, atomGroup: 2, atomRank: 2)
!57 = !DILocation(line: 5, column: 60, scope: !35, atomGroup: 2, atomRank: 1)
!58 = !DILocation(line: 5, column: 71, scope: !35)
!59 = !DILocation(line: 5, column: 74, scope: !35)
!60 = !DILocation(line: 5, column: 69, scope: !35)
!61 = !DILocation(line: 5, column: 64, scope: !35)
!62 = !DILocation(line: 5, column: 67, scope: !35)
!63 = !DILocation(line: 5, column: 69, scope: !35, atomGroup: 3, atomRank: 2)
!64 = !DILocation(line: 5, column: 69, scope: !35, atomGroup: 3, atomRank: 1)
!65 = !DILocation(line: 5, column: 84, scope: !35)
!66 = !DILocation(line: 5, column: 87, scope: !35)
!67 = !DILocation(line: 5, column: 91, scope: !35)
!68 = !DILocation(line: 5, column: 94, scope: !35)
!69 = !DILocation(line: 5, column: 89, scope: !35)
!70 = !DILocation(line: 5, column: 98, scope: !35)
!71 = !DILocation(line: 5, column: 101, scope: !35)
!72 = !{!73, !32, i64 1}
!73 = !{!"packed", !33, i64 0, !32, i64 1, !74, i64 5}
!74 = !{!"short", !33, i64 0}
!75 = !DILocation(line: 5, column: 96, scope: !35, atomGroup: 4, atomRank: 2)
!76 = !DILocation(line: 5, column: 77, scope: !35, atomGroup: 4, atomRank: 1)
