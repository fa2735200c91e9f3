; ModuleID = 'jumps.c'
source_filename = "jumps.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.jb = type { [8 x i64] }

@computed.t = internal global [3 x ptr] [ptr blockaddress(@computed, %8), ptr blockaddress(@computed, %9), ptr blockaddress(@computed, %12)], align 16, !dbg !0

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @computed(i32 noundef %0) #0 !dbg !2 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
    #dbg_declare(ptr %3, !22, !DIExpression(), !23)
  %4 = load i32, ptr %3, align 4, !dbg !24
  %5 = sext i32 %4 to i64, !dbg !25
  %6 = getelementptr inbounds [3 x ptr], ptr @computed.t, i64 0, i64 %5, !dbg !25
  %7 = load ptr, ptr %6, align 8, !dbg !25
  br label %16, !dbg !26

8:                                                ; preds = %16
    #dbg_label(!27, !28)
  store i32 0, ptr %2, align 4, !dbg !29
  br label %14, !dbg !29

9:                                                ; preds = %16
    #dbg_label(!30, !31)
  %10 = load i32, ptr %3, align 4, !dbg !32
  %11 = add nsw i32 %10, 1, !dbg !32
  store i32 %11, ptr %3, align 4, !dbg !32
  br label %12, !dbg !33

12:                                               ; preds = %9, %16
    #dbg_label(!34, !35)
  %13 = load i32, ptr %3, align 4, !dbg !36
  store i32 %13, ptr %2, align 4, !dbg !37
  br label %14, !dbg !37

14:                                               ; preds = %12, %8
  %15 = load i32, ptr %2, align 4, !dbg !38
  ret i32 %15, !dbg !38

16:                                               ; preds = %1
  %17 = phi ptr [ %7, %1 ]
  indirectbr ptr %17, [label %8, label %9, label %12]
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @jump() #0 !dbg !39 {
  %1 = alloca %struct.jb, align 8
    #dbg_declare(ptr %1, !42, !DIExpression(), !50)
  %2 = call i32 @setjmp(ptr noundef %1) #3, !dbg !51
  %3 = icmp ne i32 %2, 0, !dbg !51
  br i1 %3, label %4, label %5, !dbg !53

4:                                                ; preds = %0
  ret i32 1, !dbg !54

5:                                                ; preds = %0
  call void @longjmp(ptr noundef %1, i32 noundef 2) #4, !dbg !55
  unreachable, !dbg !55
}

; Function Attrs: returns_twice
declare i32 @setjmp(ptr noundef) #1

; Function Attrs: noreturn
declare void @longjmp(ptr noundef, i32 noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { returns_twice "frame-pointer"="all" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn "frame-pointer"="all" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nobuiltin returns_twice "no-builtins" }
attributes #4 = { nobuiltin noreturn "no-builtins" }

!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!14, !15, !16, !17, !18, !19, !20}
!llvm.ident = !{!21}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "t", scope: !2, file: !3, line: 1, type: !10, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "computed", scope: !3, file: !3, line: 1, type: !4, scopeLine: 1, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !9)
!3 = !DIFile(filename: "jumps.c", directory: "/src", checksumkind: CSK_MD5, checksum: "7baeb3a5debe4e8a130e6af02bc22736")
!4 = !DISubroutineType(types: !5)
!5 = !{!6, !6}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !8, splitDebugInlining: false, nameTableKind: None)
!8 = !{!0}
!9 = !{}
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 192, elements: !12)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!12 = !{!13}
!13 = !DISubrange(count: 3)
!14 = !{i32 7, !"Dwarf Version", i32 5}
!15 = !{i32 2, !"Debug Info Version", i32 3}
!16 = !{i32 1, !"wchar_size", i32 4}
!17 = !{i32 8, !"PIC Level", i32 2}
!18 = !{i32 7, !"PIE Level", i32 2}
!19 = !{i32 7, !"uwtable", i32 2}
!20 = !{i32 7, !"frame-pointer", i32 2}
!21 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!22 = !DILocalVariable(name: "i", arg: 1, scope: !2, file: !3, line: 1, type: !6)
!23 = !DILocation(line: 1, column: 18, scope: !2)
!24 = !DILocation(line: 1, column: 72, scope: !2)
!25 = !DILocation(line: 1, column: 70, scope: !2)
!26 = !DILocation(line: 1, column: 64, scope: !2)
!27 = !DILabel(scope: !2, name: "L0", file: !3, line: 1)
!28 = !DILocation(line: 1, column: 76, scope: !2)
!29 = !DILocation(line: 1, column: 80, scope: !2)
!30 = !DILabel(scope: !2, name: "L1", file: !3, line: 1)
!31 = !DILocation(line: 1, column: 90, scope: !2)
!32 = !DILocation(line: 1, column: 95, scope: !2)
!33 = !DILocation(line: 1, column: 94, scope: !2)
!34 = !DILabel(scope: !2, name: "L2", file: !3, line: 1)
!35 = !DILocation(line: 1, column: 99, scope: !2)
!36 = !DILocation(line: 1, column: 110, scope: !2)
!37 = !DILocation(line: 1, column: 103, scope: !2)
!38 = !DILocation(line: 1, column: 113, scope: !2)
!39 = distinct !DISubprogram(name: "jump", scope: !3, file: !3, line: 3, type: !40, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !9)
!40 = !DISubroutineType(types: !41)
!41 = !{!6}
!42 = !DILocalVariable(name: "b", scope: !39, file: !3, line: 3, type: !43)
!43 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "jb", file: !3, line: 2, size: 512, elements: !44)
!44 = !{!45}
!45 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !43, file: !3, line: 2, baseType: !46, size: 512)
!46 = !DICompositeType(tag: DW_TAG_array_type, baseType: !47, size: 512, elements: !48)
!47 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!48 = !{!49}
!49 = !DISubrange(count: 8)
!50 = !DILocation(line: 3, column: 28, scope: !39)
!51 = !DILocation(line: 3, column: 35, scope: !52)
!52 = distinct !DILexicalBlock(scope: !39, file: !3, line: 3, column: 35)
!53 = !DILocation(line: 3, column: 35, scope: !39)
!54 = !DILocation(line: 3, column: 47, scope: !52)
!55 = !DILocation(line: 3, column: 57, scope: !39)
