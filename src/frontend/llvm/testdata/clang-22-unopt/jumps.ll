; ModuleID = 'jumps.c'
source_filename = "jumps.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.jb = type { [8 x i64] }

@computed.t = internal global [3 x ptr] [ptr blockaddress(@computed, %8), ptr blockaddress(@computed, %9), ptr blockaddress(@computed, %12)], align 16, !dbg !0

; Function Attrs: nounwind uwtable
define dso_local i32 @computed(i32 noundef %0) #0 !dbg !2 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %3, align 4, !tbaa !25
    #dbg_declare(ptr %3, !10, !DIExpression(), !29)
  %4 = load i32, ptr %3, align 4, !dbg !30, !tbaa !25
  %5 = sext i32 %4 to i64, !dbg !31
  %6 = getelementptr inbounds [3 x ptr], ptr @computed.t, i64 0, i64 %5, !dbg !31
  %7 = load ptr, ptr %6, align 8, !dbg !31, !tbaa !32
  br label %16, !dbg !34

8:                                                ; preds = %16
    #dbg_label(!11, !35)
  store i32 0, ptr %2, align 4, !dbg !36
  br label %14, !dbg !36

9:                                                ; preds = %16
    #dbg_label(!12, !37)
  %10 = load i32, ptr %3, align 4, !dbg !38, !tbaa !25
  %11 = add nsw i32 %10, 1, !dbg !39
  store i32 %11, ptr %3, align 4, !dbg !40, !tbaa !25
  br label %12, !dbg !41

12:                                               ; preds = %9, %16
    #dbg_label(!13, !42)
  %13 = load i32, ptr %3, align 4, !dbg !43, !tbaa !25
  store i32 %13, ptr %2, align 4, !dbg !44
  br label %14, !dbg !44

14:                                               ; preds = %12, %8
  %15 = load i32, ptr %2, align 4, !dbg !45
  ret i32 %15, !dbg !46

16:                                               ; preds = %1
  %17 = phi ptr [ %7, %1 ]
  indirectbr ptr %17, [label %8, label %9, label %12]
}

; Function Attrs: nounwind uwtable
define dso_local i32 @jump() #0 !dbg !47 {
  %1 = alloca %struct.jb, align 8
  call void @llvm.lifetime.start.p0(ptr %1) #4, !dbg !59
    #dbg_declare(ptr %1, !51, !DIExpression(), !60)
  %2 = call i32 @setjmp(ptr noundef %1) #5, !dbg !61
  %3 = icmp ne i32 %2, 0, !dbg !63
  br i1 %3, label %4, label %5, !dbg !64

4:                                                ; preds = %0
  call void @llvm.lifetime.end.p0(ptr %1) #4, !dbg !65
  ret i32 1, !dbg !66

5:                                                ; preds = %0
  call void @longjmp(ptr noundef %1, i32 noundef 2) #6, !dbg !67
  unreachable, !dbg !67
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: returns_twice
declare !dbg !68 i32 @setjmp(ptr noundef) #2

; Function Attrs: noreturn
declare void @longjmp(ptr noundef, i32 noundef) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { returns_twice "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }
attributes #5 = { nobuiltin returns_twice "no-builtins" }
attributes #6 = { nobuiltin noreturn "no-builtins" }

!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!18, !19, !20, !21, !22, !23}
!llvm.ident = !{!24}
!llvm.errno.tbaa = !{!25}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "t", scope: !2, file: !3, line: 1, type: !14, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "computed", scope: !3, file: !3, line: 1, type: !4, scopeLine: 1, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !9, keyInstructions: true)
!3 = !DIFile(filename: "jumps.c", directory: "/src", checksumkind: CSK_MD5, checksum: "7baeb3a5debe4e8a130e6af02bc22736")
!4 = !DISubroutineType(types: !5)
!5 = !{!6, !6}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !8, splitDebugInlining: false, nameTableKind: None)
!8 = !{!0}
!9 = !{!10, !11, !12, !13}
!10 = !DILocalVariable(name: "i", arg: 1, scope: !2, file: !3, line: 1, type: !6)
!11 = !DILabel(scope: !2, name: "L0", file: !3, line: 1, column: 76)
!12 = !DILabel(scope: !2, name: "L1", file: !3, line: 1, column: 90)
!13 = !DILabel(scope: !2, name: "L2", file: !3, line: 1, column: 99)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 192, elements: !16)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!16 = !{!17}
!17 = !DISubrange(count: 3)
!18 = !{i32 7, !"Dwarf Version", i32 5}
!19 = !{i32 2, !"Debug Info Version", i32 3}
!20 = !{i32 1, !"wchar_size", i32 4}
!21 = !{i32 8, !"PIC Level", i32 2}
!22 = !{i32 7, !"PIE Level", i32 2}
!23 = !{i32 7, !"uwtable", i32 2}
!24 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!25 = !{!26, !26, i64 0}
!26 = !{!"int", !27, i64 0}
!27 = !{!"omnipotent char", !28, i64 0}
!28 = !{!"Simple C/C++ TBAA"}
!29 = !DILocation(line: 1, column: 18, scope: !2)
!30 = !DILocation(line: 1, column: 72, scope: !2)
!31 = !DILocation(line: 1, column: 70, scope: !2)
!32 = !{!33, !33, i64 0}
!33 = !{!"any pointer", !27, i64 0}
!34 = !DILocation(line: 1, column: 64, scope: !2, atomGroup: 1, atomRank: 1)
!35 = !DILocation(line: 1, column: 76, scope: !2)
!36 = !DILocation(line: 1, column: 80, scope: !2, atomGroup: 2, atomRank: 1)
!37 = !DILocation(line: 1, column: 90, scope: !2)
!38 = !DILocation(line: 1, column: 95, scope: !2)
!39 = !DILocation(line: 1, column: 95, scope: !2, atomGroup: 3, atomRank: 2)
!40 = !DILocation(line: 1, column: 95, scope: !2, atomGroup: 3, atomRank: 1)
!41 = !DILocation(line: 1, column: 94, scope: !2)
!42 = !DILocation(line: 1, column: 99, scope: !2)
!43 = !DILocation(line: 1, column: 110, scope: !2, atomGroup: 4, atomRank: 2)
!44 = !DILocation(line: 1, column: 103, scope: !2, atomGroup: 4, atomRank: 1)
!45 = !DILocation(line: 1, column: 113, scope: !2, atomGroup: 5, atomRank: 2)
!46 = !DILocation(line: 1, column: 113, scope: !2, atomGroup: 5, atomRank: 1)
!47 = distinct !DISubprogram(name: "jump", scope: !3, file: !3, line: 3, type: !48, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !50, keyInstructions: true)
!48 = !DISubroutineType(types: !49)
!49 = !{!6}
!50 = !{!51}
!51 = !DILocalVariable(name: "b", scope: !47, file: !3, line: 3, type: !52)
!52 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "jb", file: !3, line: 2, size: 512, elements: !53)
!53 = !{!54}
!54 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !52, file: !3, line: 2, baseType: !55, size: 512)
!55 = !DICompositeType(tag: DW_TAG_array_type, baseType: !56, size: 512, elements: !57)
!56 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!57 = !{!58}
!58 = !DISubrange(count: 8)
!59 = !DILocation(line: 3, column: 18, scope: !47)
!60 = !DILocation(line: 3, column: 28, scope: !47)
!61 = !DILocation(line: 3, column: 35, scope: !62)
!62 = distinct !DILexicalBlock(scope: !47, file: !3, line: 3, column: 35)
!63 = !DILocation(line: 3, column: 35, scope: !62, atomGroup: 1, atomRank: 2)
!64 = !DILocation(line: 3, column: 35, scope: !62, atomGroup: 1, atomRank: 1)
!65 = !DILocation(line: 3, column: 73, scope: !47)
!66 = !DILocation(line: 3, column: 47, scope: !62, atomGroup: 3, atomRank: 1)
!67 = !DILocation(line: 3, column: 57, scope: !47)
!68 = !DISubprogram(name: "setjmp", scope: !3, file: !3, line: 2, type: !69, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!69 = !DISubroutineType(types: !70)
!70 = !{!6, !71}
!71 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !52, size: 64)
