; ModuleID = 'bit-fields.c'
source_filename = "bit-fields.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.packed = type <{ i8, i32, i16 }>
%struct.bits = type { i16, i48 }

@bf = dso_local global { i8, i8, [6 x i8], i8, i8, i8, i8, i8, i8, [2 x i8] } { i8 -19, i8 3, [6 x i8] undef, i8 0, i8 0, i8 0, i8 0, i8 -128, i8 1, [2 x i8] undef }, align 8, !dbg !0
@pk = dso_local global %struct.packed <{ i8 120, i32 12345, i16 3 }>, align 1, !dbg !5

; Function Attrs: nounwind uwtable
define dso_local i32 @bits(ptr noundef %0, ptr noundef %1) #0 !dbg !31 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !39
  call void @llvm.dbg.declare(metadata ptr %3, metadata !37, metadata !DIExpression()), !dbg !43
  store ptr %1, ptr %4, align 8, !tbaa !39
  call void @llvm.dbg.declare(metadata ptr %4, metadata !38, metadata !DIExpression()), !dbg !44
  %5 = load ptr, ptr %3, align 8, !dbg !45, !tbaa !39
  %6 = load i16, ptr %5, align 8, !dbg !46
  %7 = and i16 %6, -8, !dbg !46
  %8 = or i16 %7, 3, !dbg !46
  store i16 %8, ptr %5, align 8, !dbg !46
  %9 = load ptr, ptr %3, align 8, !dbg !47, !tbaa !39
  %10 = load i16, ptr %9, align 8, !dbg !48
  %11 = shl i16 %10, 6, !dbg !48
  %12 = ashr i16 %11, 9, !dbg !48
  %13 = sext i16 %12 to i32, !dbg !48
  %14 = add nsw i32 %13, 1, !dbg !48
  %15 = trunc i32 %14 to i16, !dbg !48
  %16 = load i16, ptr %9, align 8, !dbg !48
  %17 = and i16 %15, 127, !dbg !48
  %18 = shl i16 %17, 3, !dbg !48
  %19 = and i16 %16, -1017, !dbg !48
  %20 = or i16 %19, %18, !dbg !48
  store i16 %20, ptr %9, align 8, !dbg !48
  %21 = shl i16 %17, 9, !dbg !48
  %22 = ashr i16 %21, 9, !dbg !48
  %23 = sext i16 %22 to i32, !dbg !48
  %24 = load ptr, ptr %3, align 8, !dbg !49, !tbaa !39
  %25 = getelementptr inbounds %struct.bits, ptr %24, i32 0, i32 1, !dbg !50
  %26 = load i64, ptr %25, align 8, !dbg !50
  %27 = lshr i64 %26, 40, !dbg !50
  %28 = and i64 %27, 1, !dbg !50
  %29 = trunc i64 %28 to i1, !dbg !50
  %30 = zext i1 %29 to i64, !dbg !49
  %31 = load ptr, ptr %3, align 8, !dbg !51, !tbaa !39
  %32 = getelementptr inbounds %struct.bits, ptr %31, i32 0, i32 1, !dbg !52
  %33 = load i64, ptr %32, align 8, !dbg !53
  %34 = and i64 %30, 1099511627775, !dbg !53
  %35 = and i64 %33, -1099511627776, !dbg !53
  %36 = or i64 %35, %34, !dbg !53
  store i64 %36, ptr %32, align 8, !dbg !53
  %37 = load ptr, ptr %3, align 8, !dbg !54, !tbaa !39
  %38 = load i16, ptr %37, align 8, !dbg !55
  %39 = and i16 %38, 7, !dbg !55
  %40 = zext i16 %39 to i32, !dbg !55
  %41 = load ptr, ptr %3, align 8, !dbg !56, !tbaa !39
  %42 = load i16, ptr %41, align 8, !dbg !57
  %43 = shl i16 %42, 6, !dbg !57
  %44 = ashr i16 %43, 9, !dbg !57
  %45 = sext i16 %44 to i32, !dbg !57
  %46 = add nsw i32 %40, %45, !dbg !58
  %47 = load ptr, ptr %4, align 8, !dbg !59, !tbaa !39
  %48 = getelementptr inbounds %struct.packed, ptr %47, i32 0, i32 1, !dbg !60
  %49 = load i32, ptr %48, align 1, !dbg !60, !tbaa !61
  %50 = add nsw i32 %46, %49, !dbg !65
  ret i32 %50, !dbg !66
}

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind readnone speculatable willreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!24, !25, !26, !27, !28, !29}
!llvm.ident = !{!30}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "bf", scope: !2, file: !3, line: 3, type: !15, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 15.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
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
!27 = !{i32 7, !"PIC Level", i32 2}
!28 = !{i32 7, !"PIE Level", i32 2}
!29 = !{i32 7, !"uwtable", i32 2}
!30 = !{!"Debian clang version 15.0.6"}
!31 = distinct !DISubprogram(name: "bits", scope: !3, file: !3, line: 5, type: !32, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !36)
!32 = !DISubroutineType(types: !33)
!33 = !{!12, !34, !35}
!34 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!35 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!36 = !{!37, !38}
!37 = !DILocalVariable(name: "b", arg: 1, scope: !31, file: !3, line: 5, type: !34)
!38 = !DILocalVariable(name: "p", arg: 2, scope: !31, file: !3, line: 5, type: !35)
!39 = !{!40, !40, i64 0}
!40 = !{!"any pointer", !41, i64 0}
!41 = !{!"omnipotent char", !42, i64 0}
!42 = !{!"Simple C/C++ TBAA"}
!43 = !DILocation(line: 5, column: 23, scope: !31)
!44 = !DILocation(line: 5, column: 41, scope: !31)
!45 = !DILocation(line: 5, column: 46, scope: !31)
!46 = !DILocation(line: 5, column: 51, scope: !31)
!47 = !DILocation(line: 5, column: 56, scope: !31)
!48 = !DILocation(line: 5, column: 60, scope: !31)
!49 = !DILocation(line: 5, column: 71, scope: !31)
!50 = !DILocation(line: 5, column: 74, scope: !31)
!51 = !DILocation(line: 5, column: 64, scope: !31)
!52 = !DILocation(line: 5, column: 67, scope: !31)
!53 = !DILocation(line: 5, column: 69, scope: !31)
!54 = !DILocation(line: 5, column: 84, scope: !31)
!55 = !DILocation(line: 5, column: 87, scope: !31)
!56 = !DILocation(line: 5, column: 91, scope: !31)
!57 = !DILocation(line: 5, column: 94, scope: !31)
!58 = !DILocation(line: 5, column: 89, scope: !31)
!59 = !DILocation(line: 5, column: 98, scope: !31)
!60 = !DILocation(line: 5, column: 101, scope: !31)
!61 = !{!62, !63, i64 1}
!62 = !{!"packed", !41, i64 0, !63, i64 1, !64, i64 5}
!63 = !{!"int", !41, i64 0}
!64 = !{!"short", !41, i64 0}
!65 = !DILocation(line: 5, column: 96, scope: !31)
!66 = !DILocation(line: 5, column: 77, scope: !31)
