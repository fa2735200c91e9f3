; ModuleID = 'assembly.c'
source_filename = "assembly.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

module asm ".globl foo"
module asm "foo: ret"

; Function Attrs: nounwind uwtable
define dso_local i32 @asms(i32 noundef %0) #0 !dbg !9 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %2, align 4, !tbaa !16
  call void @llvm.dbg.declare(metadata ptr %2, metadata !14, metadata !DIExpression()), !dbg !20
  call void @llvm.lifetime.start.p0(i64 4, ptr %3) #3, !dbg !21
  call void @llvm.dbg.declare(metadata ptr %3, metadata !15, metadata !DIExpression()), !dbg !22
  call void asm sideeffect "", "~{memory},~{dirflag},~{fpsr},~{flags}"() #3, !dbg !23, !srcloc !24
  call void asm sideeffect "mfence", "~{memory},~{dirflag},~{fpsr},~{flags}"() #3, !dbg !25, !srcloc !26
  %4 = load i32, ptr %2, align 4, !dbg !27, !tbaa !16
  %5 = call i32 asm "movl $1, $0\0A\09addl $$1, $0", "=r,r,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %4) #4, !dbg !28, !srcloc !29
  store i32 %5, ptr %3, align 4, !dbg !28, !tbaa !16
  %6 = load i32, ptr %3, align 4, !dbg !30, !tbaa !16
  call void @llvm.lifetime.end.p0(i64 4, ptr %3) #3, !dbg !31
  ret i32 %6, !dbg !32
}

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: argmemonly nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: argmemonly nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: nounwind uwtable
define dso_local i32 @asm_goto(i32 noundef %0) #0 !dbg !33 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %3, align 4, !tbaa !16
  call void @llvm.dbg.declare(metadata ptr %3, metadata !35, metadata !DIExpression()), !dbg !37
  %4 = load i32, ptr %3, align 4, !dbg !38, !tbaa !16
  callbr void asm sideeffect "testl $0, $0\0A\09jz ${1:l}", "r,!i,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %4) #3
          to label %5 [label %6], !dbg !39, !srcloc !40

5:                                                ; preds = %1
  store i32 1, ptr %2, align 4, !dbg !41
  br label %7, !dbg !41

6:                                                ; preds = %1
  call void @llvm.dbg.label(metadata !36), !dbg !42
  store i32 0, ptr %2, align 4, !dbg !43
  br label %7, !dbg !43

7:                                                ; preds = %6, %5
  %8 = load i32, ptr %2, align 4, !dbg !44
  ret i32 %8, !dbg !44
}

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.label(metadata) #1

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { argmemonly nocallback nofree nosync nounwind willreturn }
attributes #3 = { nounwind }
attributes #4 = { nounwind readnone }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 15.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "assembly.c", directory: "/src", checksumkind: CSK_MD5, checksum: "0f904683190ca932df0a82f3501dd340")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{!"Debian clang version 15.0.6"}
!9 = distinct !DISubprogram(name: "asms", scope: !1, file: !1, line: 1, type: !10, scopeLine: 1, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12, !12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !15}
!14 = !DILocalVariable(name: "x", arg: 1, scope: !9, file: !1, line: 1, type: !12)
!15 = !DILocalVariable(name: "r", scope: !9, file: !1, line: 1, type: !12)
!16 = !{!17, !17, i64 0}
!17 = !{!"int", !18, i64 0}
!18 = !{!"omnipotent char", !19, i64 0}
!19 = !{!"Simple C/C++ TBAA"}
!20 = !DILocation(line: 1, column: 14, scope: !9)
!21 = !DILocation(line: 1, column: 19, scope: !9)
!22 = !DILocation(line: 1, column: 23, scope: !9)
!23 = !DILocation(line: 1, column: 26, scope: !9)
!24 = !{i64 44}
!25 = !DILocation(line: 1, column: 61, scope: !9)
!26 = !{i64 79}
!27 = !DILocation(line: 1, column: 155, scope: !9)
!28 = !DILocation(line: 1, column: 102, scope: !9)
!29 = !{i64 111, i64 125}
!30 = !DILocation(line: 1, column: 174, scope: !9)
!31 = !DILocation(line: 1, column: 177, scope: !9)
!32 = !DILocation(line: 1, column: 167, scope: !9)
!33 = distinct !DISubprogram(name: "asm_goto", scope: !1, file: !1, line: 2, type: !10, scopeLine: 2, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !34)
!34 = !{!35, !36}
!35 = !DILocalVariable(name: "x", arg: 1, scope: !33, file: !1, line: 2, type: !12)
!36 = !DILabel(scope: !33, name: "out", file: !1, line: 2)
!37 = !DILocation(line: 2, column: 18, scope: !33)
!38 = !DILocation(line: 2, column: 69, scope: !33)
!39 = !DILocation(line: 2, column: 23, scope: !33)
!40 = !{i64 215, i64 230}
!41 = !DILocation(line: 2, column: 87, scope: !33)
!42 = !DILocation(line: 2, column: 97, scope: !33)
!43 = !DILocation(line: 2, column: 102, scope: !33)
!44 = !DILocation(line: 2, column: 112, scope: !33)
