; ModuleID = 'assembly.c'
source_filename = "assembly.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

module asm ".globl foo"
module asm "foo: ret"

; Function Attrs: nounwind uwtable
define dso_local i32 @asms(i32 noundef %0) #0 !dbg !13 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %2, align 4, !tbaa !9
    #dbg_declare(ptr %2, !18, !DIExpression(), !20)
  call void @llvm.lifetime.start.p0(ptr %3) #2, !dbg !21
    #dbg_declare(ptr %3, !19, !DIExpression(), !22)
  call void asm sideeffect "", "~{memory},~{dirflag},~{fpsr},~{flags}"() #2, !dbg !23, !srcloc !24
  call void asm sideeffect "mfence", "~{memory},~{dirflag},~{fpsr},~{flags}"() #2, !dbg !25, !srcloc !26
  %4 = load i32, ptr %2, align 4, !dbg !27, !tbaa !9
  %5 = call i32 asm "movl $1, $0\0A\09addl $$1, $0", "=r,r,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %4) #3, !dbg !28, !srcloc !29
  store i32 %5, ptr %3, align 4, !dbg !30, !tbaa !9
  %6 = load i32, ptr %3, align 4, !dbg !31, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr %3) #2, !dbg !32
  ret i32 %6, !dbg !33
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nounwind uwtable
define dso_local i32 @asm_goto(i32 noundef %0) #0 !dbg !34 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %3, align 4, !tbaa !9
    #dbg_declare(ptr %3, !36, !DIExpression(), !38)
  %4 = load i32, ptr %3, align 4, !dbg !39, !tbaa !9
  callbr void asm sideeffect "testl $0, $0\0A\09jz ${1:l}", "r,!i,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %4) #2
          to label %5 [label %6], !dbg !40, !srcloc !41

5:                                                ; preds = %1
  store i32 1, ptr %2, align 4, !dbg !42
  br label %7, !dbg !42

6:                                                ; preds = %1
    #dbg_label(!37, !43)
  store i32 0, ptr %2, align 4, !dbg !44
  br label %7, !dbg !44

7:                                                ; preds = %6, %5
  %8 = load i32, ptr %2, align 4, !dbg !45
  ret i32 %8, !dbg !46
}

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind }
attributes #3 = { nounwind memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}
!llvm.errno.tbaa = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "assembly.c", directory: "/src", checksumkind: CSK_MD5, checksum: "0f904683190ca932df0a82f3501dd340")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!9 = !{!10, !10, i64 0}
!10 = !{!"int", !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C/C++ TBAA"}
!13 = distinct !DISubprogram(name: "asms", scope: !1, file: !1, line: 1, type: !14, scopeLine: 1, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !17, keyInstructions: true)
!14 = !DISubroutineType(types: !15)
!15 = !{!16, !16}
!16 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!17 = !{!18, !19}
!18 = !DILocalVariable(name: "x", arg: 1, scope: !13, file: !1, line: 1, type: !16)
!19 = !DILocalVariable(name: "r", scope: !13, file: !1, line: 1, type: !16)
!20 = !DILocation(line: 1, column: 14, scope: !13)
!21 = !DILocation(line: 1, column: 19, scope: !13)
!22 = !DILocation(line: 1, column: 23, scope: !13)
!23 = !DILocation(line: 1, column: 26, scope: !13, atomGroup: 1, atomRank: 1)
!24 = !{i64 44}
!25 = !DILocation(line: 1, column: 61, scope: !13, atomGroup: 2, atomRank: 1)
!26 = !{i64 79}
!27 = !DILocation(line: 1, column: 155, scope: !13)
!28 = !DILocation(line: 1, column: 102, scope: !13, atomGroup: 3, atomRank: 1)
!29 = !{i64 111, i64 125}
!30 = !DILocation(line: 1, column: 102, scope: !13, atomGroup: 4, atomRank: 1)
!31 = !DILocation(line: 1, column: 174, scope: !13, atomGroup: 6, atomRank: 2)
!32 = !DILocation(line: 1, column: 177, scope: !13)
!33 = !DILocation(line: 1, column: 167, scope: !13, atomGroup: 6, atomRank: 1)
!34 = distinct !DISubprogram(name: "asm_goto", scope: !1, file: !1, line: 2, type: !14, scopeLine: 2, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !35, keyInstructions: true)
!35 = !{!36, !37}
!36 = !DILocalVariable(name: "x", arg: 1, scope: !34, file: !1, line: 2, type: !16)
!37 = !DILabel(scope: !34, name: "out", file: !1, line: 2, column: 97)
!38 = !DILocation(line: 2, column: 18, scope: !34)
!39 = !DILocation(line: 2, column: 69, scope: !34)
!40 = !DILocation(line: 2, column: 23, scope: !34, atomGroup: 1, atomRank: 1)
!41 = !{i64 215, i64 230}
!42 = !DILocation(line: 2, column: 87, scope: !34, atomGroup: 2, atomRank: 1)
!43 = !DILocation(line: 2, column: 97, scope: !34)
!44 = !DILocation(line: 2, column: 102, scope: !34, atomGroup: 3, atomRank: 1)
!45 = !DILocation(line: 2, column: 112, scope: !34, atomGroup: 4, atomRank: 2)
!46 = !DILocation(line: 2, column: 112, scope: !34, atomGroup: 4, atomRank: 1)
