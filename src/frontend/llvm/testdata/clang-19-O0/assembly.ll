; ModuleID = 'assembly.c'
source_filename = "assembly.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

module asm ".globl foo"
module asm "foo: ret"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @asms(i32 noundef %0) #0 !dbg !10 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !15, !DIExpression(), !16)
    #dbg_declare(ptr %3, !17, !DIExpression(), !18)
  call void asm sideeffect "", "~{memory},~{dirflag},~{fpsr},~{flags}"() #1, !dbg !19, !srcloc !20
  call void asm sideeffect "mfence", "~{memory},~{dirflag},~{fpsr},~{flags}"() #1, !dbg !21, !srcloc !22
  %4 = load i32, ptr %2, align 4, !dbg !23
  %5 = call i32 asm "movl $1, $0\0A\09addl $$1, $0", "=r,r,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %4) #2, !dbg !24, !srcloc !25
  store i32 %5, ptr %3, align 4, !dbg !24
  %6 = load i32, ptr %3, align 4, !dbg !26
  ret i32 %6, !dbg !27
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @asm_goto(i32 noundef %0) #0 !dbg !28 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
    #dbg_declare(ptr %3, !29, !DIExpression(), !30)
  %4 = load i32, ptr %3, align 4, !dbg !31
  callbr void asm sideeffect "testl $0, $0\0A\09jz ${1:l}", "r,!i,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %4) #1
          to label %5 [label %6], !dbg !32, !srcloc !33

5:                                                ; preds = %1
  store i32 1, ptr %2, align 4, !dbg !34
  br label %7, !dbg !34

6:                                                ; preds = %1
    #dbg_label(!35, !36)
  store i32 0, ptr %2, align 4, !dbg !37
  br label %7, !dbg !37

7:                                                ; preds = %6, %5
  %8 = load i32, ptr %2, align 4, !dbg !38
  ret i32 %8, !dbg !38
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind }
attributes #2 = { nounwind memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "assembly.c", directory: "/src", checksumkind: CSK_MD5, checksum: "0f904683190ca932df0a82f3501dd340")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!10 = distinct !DISubprogram(name: "asms", scope: !1, file: !1, line: 1, type: !11, scopeLine: 1, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13, !13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{}
!15 = !DILocalVariable(name: "x", arg: 1, scope: !10, file: !1, line: 1, type: !13)
!16 = !DILocation(line: 1, column: 14, scope: !10)
!17 = !DILocalVariable(name: "r", scope: !10, file: !1, line: 1, type: !13)
!18 = !DILocation(line: 1, column: 23, scope: !10)
!19 = !DILocation(line: 1, column: 26, scope: !10)
!20 = !{i64 44}
!21 = !DILocation(line: 1, column: 61, scope: !10)
!22 = !{i64 79}
!23 = !DILocation(line: 1, column: 155, scope: !10)
!24 = !DILocation(line: 1, column: 102, scope: !10)
!25 = !{i64 111, i64 125}
!26 = !DILocation(line: 1, column: 174, scope: !10)
!27 = !DILocation(line: 1, column: 167, scope: !10)
!28 = distinct !DISubprogram(name: "asm_goto", scope: !1, file: !1, line: 2, type: !11, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!29 = !DILocalVariable(name: "x", arg: 1, scope: !28, file: !1, line: 2, type: !13)
!30 = !DILocation(line: 2, column: 18, scope: !28)
!31 = !DILocation(line: 2, column: 69, scope: !28)
!32 = !DILocation(line: 2, column: 23, scope: !28)
!33 = !{i64 215, i64 230}
!34 = !DILocation(line: 2, column: 87, scope: !28)
!35 = !DILabel(scope: !28, name: "out", file: !1, line: 2)
!36 = !DILocation(line: 2, column: 97, scope: !28)
!37 = !DILocation(line: 2, column: 102, scope: !28)
!38 = !DILocation(line: 2, column: 112, scope: !28)
