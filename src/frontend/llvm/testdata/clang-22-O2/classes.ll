; ModuleID = 'classes.cc'
source_filename = "classes.cc"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.A = type <{ ptr, i32, [4 x i8] }>
%struct.B = type { %struct.A.base, i8, [3 x i8] }
%struct.A.base = type <{ ptr, i32 }>

$_ZNK6Member3getEv = comdat any

$_ZN1BD0Ev = comdat any

$_ZN1B1fEv = comdat any

$_ZTW2tl = comdat any

$_ZTV1B = comdat any

$_ZTI1B = comdat any

$_ZTS1B = comdat any

@_ZN1A1sE = dso_local local_unnamed_addr global i32 3, align 4, !dbg !0
@_ZTIi = external constant ptr
@pm = dso_local local_unnamed_addr global { i64, i64 } { i64 ptrtoint (ptr @_ZNK6Member3getEv to i64), i64 0 }, align 8, !dbg !21
@pd = dso_local local_unnamed_addr global i64 0, align 8, !dbg !32
@_ZTV1A = external unnamed_addr constant { [5 x ptr] }, align 8
@_ZL8global_a = internal global { ptr, i32 } { ptr getelementptr inbounds inrange(-16, 24) ({ [5 x ptr] }, ptr @_ZTV1A, i32 0, i32 0, i32 2), i32 3 }, align 8, !dbg !35
@__dso_handle = external hidden global i8
@tl = dso_local thread_local global { ptr, i32 } { ptr getelementptr inbounds inrange(-16, 24) ({ [5 x ptr] }, ptr @_ZTV1A, i32 0, i32 0, i32 2), i32 3 }, align 8, !dbg !37
@_ZTV1B = linkonce_odr dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTI1B, ptr @_ZN1AD2Ev, ptr @_ZN1BD0Ev, ptr @_ZN1B1fEv] }, comdat, align 8, !dbg !39
@_ZTI1B = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTS1B, ptr @_ZTI1A }, comdat, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global [0 x ptr]
@_ZTS1B = linkonce_odr dso_local constant [3 x i8] c"1B\00", comdat, align 1
@_ZTI1A = external constant ptr
@__tls_guard = internal thread_local global i8 0, align 1
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @_GLOBAL__sub_I_classes.cc, ptr null }]

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define dso_local noundef i32 @_ZN2ns1gEOiRK1A(ptr noundef nonnull readonly align 4 captures(none) dereferenceable(4) %0, ptr noundef nonnull readonly align 8 captures(none) dereferenceable(12) %1) local_unnamed_addr #0 !dbg !56 {
    #dbg_value(ptr %0, !64, !DIExpression(), !66)
    #dbg_value(ptr %1, !65, !DIExpression(), !66)
  %3 = load i32, ptr %0, align 4, !dbg !67, !tbaa !52
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 8, !dbg !68
  %5 = load i32, ptr %4, align 8, !dbg !68, !tbaa !69
  %6 = add nsw i32 %5, %3, !dbg !71
  ret i32 %6, !dbg !72
}

; Function Attrs: mustprogress uwtable
define dso_local noundef i32 @_Z2trv() local_unnamed_addr #1 personality ptr @__gxx_personality_v0 !dbg !73 {
  %1 = alloca %struct.A, align 8, !DIAssignID !80
    #dbg_assign(i1 poison, !77, !DIExpression(), !80, ptr %1, !DIExpression(), !81)
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #8, !dbg !82
    #dbg_value(ptr %1, !83, !DIExpression(), !91)
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTV1A, i64 16), ptr %1, align 8, !dbg !93, !tbaa !94, !DIAssignID !96
    #dbg_assign(ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTV1A, i64 16), !77, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !96, ptr %1, !DIExpression(), !81)
  %2 = getelementptr inbounds nuw i8, ptr %1, i64 8, !dbg !97
  store i32 3, ptr %2, align 8, !dbg !98, !tbaa !69, !DIAssignID !99
    #dbg_assign(i32 3, !77, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !99, ptr %2, !DIExpression(), !81)
  invoke void @may_throw() #16
          to label %3 unwind label %4, !dbg !100

3:                                                ; preds = %0
  call void @_ZN1AD1Ev(ptr noundef nonnull align 8 dereferenceable(12) %1) #17, !dbg !101
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #8, !dbg !101
  br label %14, !dbg !102

4:                                                ; preds = %0
  %5 = landingpad { ptr, i32 }
          catch ptr @_ZTIi
          catch ptr null, !dbg !103
  %6 = extractvalue { ptr, i32 } %5, 0, !dbg !103
  %7 = extractvalue { ptr, i32 } %5, 1, !dbg !103
  call void @_ZN1AD1Ev(ptr noundef nonnull align 8 dereferenceable(12) %1) #17, !dbg !101
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #8, !dbg !101
  %8 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIi) #8, !dbg !104
  %9 = icmp eq i32 %7, %8, !dbg !104
  %10 = call ptr @__cxa_begin_catch(ptr %6) #8, !dbg !105
  br i1 %9, label %11, label %13, !dbg !104

11:                                               ; preds = %4
  %12 = load i32, ptr %10, align 4, !dbg !106, !tbaa !52
    #dbg_value(i32 %12, !79, !DIExpression(), !108)
  call void @__cxa_end_catch() #8, !dbg !109
  br label %14

13:                                               ; preds = %4
  call void @__cxa_end_catch(), !dbg !111
  br label %14

14:                                               ; preds = %3, %11, %13
  %15 = phi i32 [ 0, %3 ], [ %12, %11 ], [ 2, %13 ], !dbg !112
  ret i32 %15, !dbg !113
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

declare !dbg !114 void @may_throw() local_unnamed_addr #3

declare i32 @__gxx_personality_v0(...)

; Function Attrs: nounwind
declare !dbg !117 void @_ZN1AD1Ev(ptr noundef nonnull align 8 dereferenceable(12)) unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: nofree nosync nounwind memory(none)
declare i32 @llvm.eh.typeid.for.p0(ptr) #5

declare ptr @__cxa_begin_catch(ptr) local_unnamed_addr

declare void @__cxa_end_catch() local_unnamed_addr

; Function Attrs: mustprogress nounwind uwtable
define dso_local noundef range(i32 -2147483636, -2147483648) i32 @_Z3lami(i32 noundef %0) local_unnamed_addr #6 personality ptr @__gxx_personality_v0 !dbg !118 {
  %2 = alloca %struct.B, align 8, !DIAssignID !131
    #dbg_assign(i1 poison, !123, !DIExpression(), !131, ptr %2, !DIExpression(), !132)
    #dbg_value(i32 %0, !122, !DIExpression(), !132)
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #8, !dbg !133
    #dbg_value(ptr %2, !134, !DIExpression(), !141)
    #dbg_value(ptr %2, !83, !DIExpression(), !143)
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 8, !dbg !145
  store i32 3, ptr %3, align 8, !dbg !146, !tbaa !69, !DIAssignID !147
    #dbg_assign(i32 3, !123, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !147, ptr %3, !DIExpression(), !132)
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTV1B, i64 16), ptr %2, align 8, !dbg !148, !tbaa !94, !DIAssignID !149
    #dbg_assign(ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTV1B, i64 16), !123, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !149, ptr %2, !DIExpression(), !132)
    #dbg_value(ptr poison, !124, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !132)
    #dbg_value(ptr %2, !124, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !132)
  %4 = add nsw i32 %0, 12, !dbg !150
  call void @_ZN1AD2Ev(ptr noundef nonnull align 8 dereferenceable(13) %2) #17, !dbg !151
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #8, !dbg !151
  ret i32 %4, !dbg !152
}

; Function Attrs: nounwind
declare void @_ZN1AD2Ev(ptr noundef nonnull align 8 dereferenceable(12)) unnamed_addr #4

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef i32 @_ZNK6Member3getEv(ptr noundef nonnull align 4 dereferenceable(4) %0) #6 comdat align 2 !dbg !153 {
    #dbg_value(ptr %0, !155, !DIExpression(), !157)
  %2 = load i32, ptr %0, align 4, !dbg !158, !tbaa !159
  ret i32 %2, !dbg !161
}

; Function Attrs: nofree nounwind
declare i32 @__cxa_atexit(ptr, ptr, ptr) local_unnamed_addr #7

; Function Attrs: nounwind
declare i32 @__cxa_thread_atexit(ptr, ptr, ptr) local_unnamed_addr #8

; Function Attrs: mustprogress uwtable
define dso_local noalias noundef nonnull ptr @_Z2mkv() local_unnamed_addr #1 !dbg !162 {
  %1 = tail call noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #18, !dbg !165, !heapallocsite !6
    #dbg_value(ptr %1, !134, !DIExpression(), !166)
    #dbg_value(ptr %1, !83, !DIExpression(), !168)
  %2 = getelementptr inbounds nuw i8, ptr %1, i64 8, !dbg !170
  store i32 3, ptr %2, align 8, !dbg !171, !tbaa !69
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTV1B, i64 16), ptr %1, align 8, !dbg !172, !tbaa !94
  ret ptr %1, !dbg !173
}

; Function Attrs: nobuiltin allocsize(0)
declare !dbg !174 noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #9

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN1BD0Ev(ptr noundef nonnull align 8 dereferenceable(13) %0) unnamed_addr #10 comdat align 2 !dbg !178 {
    #dbg_value(ptr %0, !181, !DIExpression(), !182)
  tail call void @_ZN1AD2Ev(ptr noundef nonnull align 8 dereferenceable(13) %0) #17, !dbg !183
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 16) #19, !dbg !183
  ret void, !dbg !184
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef i32 @_ZN1B1fEv(ptr noundef nonnull align 8 dereferenceable(13) %0) unnamed_addr #6 comdat align 2 !dbg !185 {
    #dbg_value(ptr %0, !187, !DIExpression(), !188)
  ret i32 4, !dbg !189
}

; Function Attrs: nobuiltin nounwind
declare !dbg !190 void @_ZdlPvm(ptr noundef, i64 noundef) local_unnamed_addr #11

; Function Attrs: nofree nounwind uwtable
define internal void @_GLOBAL__sub_I_classes.cc() #12 section ".text.startup" !dbg !193 {
  %1 = tail call i32 @__cxa_atexit(ptr nonnull @_ZN1AD1Ev, ptr nonnull @_ZL8global_a, ptr nonnull @__dso_handle) #8, !dbg !196
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @_ZTH2tl() local_unnamed_addr #13 !dbg !199 {
  %1 = load i8, ptr @__tls_guard, align 1, !dbg !200
  %2 = icmp eq i8 %1, 0, !dbg !200
  br i1 %2, label %3, label %6, !dbg !200, !prof !201

3:                                                ; preds = %0
  store i8 1, ptr @__tls_guard, align 1, !dbg !200
  %4 = tail call ptr @llvm.invariant.start.p0(i64 1, ptr nonnull @__tls_guard), !dbg !200
  %5 = tail call i32 @__cxa_thread_atexit(ptr nonnull @_ZN1AD1Ev, ptr nonnull @tl, ptr nonnull @__dso_handle) #8, !dbg !202
  br label %6, !dbg !200

6:                                                ; preds = %3, %0
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare ptr @llvm.invariant.start.p0(i64 immarg, ptr captures(none)) #2

; Function Attrs: uwtable
define weak_odr hidden noundef ptr @_ZTW2tl() local_unnamed_addr #14 comdat {
  %1 = load i8, ptr @__tls_guard, align 1, !dbg !200
  %2 = icmp eq i8 %1, 0, !dbg !200
  br i1 %2, label %3, label %6, !dbg !200, !prof !201

3:                                                ; preds = %0
  store i8 1, ptr @__tls_guard, align 1, !dbg !200
  %4 = tail call ptr @llvm.invariant.start.p0(i64 1, ptr nonnull @__tls_guard), !dbg !200
  %5 = tail call i32 @__cxa_thread_atexit(ptr nonnull @_ZN1AD1Ev, ptr nonnull @tl, ptr nonnull @__dso_handle) #8, !dbg !202
  br label %6, !dbg !200

6:                                                ; preds = %0, %3
  %7 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @tl)
  ret ptr %7
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #15

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress uwtable "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree nosync nounwind memory(none) }
attributes #6 = { mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nofree nounwind }
attributes #8 = { nounwind }
attributes #9 = { nobuiltin allocsize(0) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { inlinehint mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { nobuiltin nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { nounwind uwtable "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { uwtable "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #15 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #16 = { nobuiltin "no-builtins" }
attributes #17 = { nobuiltin nounwind "no-builtins" }
attributes #18 = { builtin nobuiltin allocsize(0) "no-builtins" }
attributes #19 = { builtin nobuiltin nounwind "no-builtins" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!44, !45, !46, !47, !48, !49, !50}
!llvm.ident = !{!51}
!llvm.errno.tbaa = !{!52}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "s", linkageName: "_ZN1A1sE", scope: !2, file: !3, line: 4, type: !14, isLocal: false, isDefinition: true, declaration: !43)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, globals: !20, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "classes.cc", directory: "/src", checksumkind: CSK_MD5, checksum: "3eb9dca3fcd77b7cf661118fb6bd302a")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "E", scope: !6, file: !3, line: 1, baseType: !16, size: 8, flags: DIFlagEnumClass, elements: !17, identifier: "_ZTSN1B1EE")
!6 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "B", file: !3, line: 1, size: 128, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !7, vtableHolder: !9, identifier: "_ZTS1B")
!7 = !{!8, !10, !11}
!8 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !6, baseType: !9, extraData: i32 0)
!9 = !DICompositeType(tag: DW_TAG_structure_type, name: "A", file: !3, line: 1, size: 128, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS1A")
!10 = !DIDerivedType(tag: DW_TAG_member, name: "e", scope: !6, file: !3, line: 1, baseType: !5, size: 8, offset: 96)
!11 = !DISubprogram(name: "f", linkageName: "_ZN1B1fEv", scope: !6, file: !3, line: 1, type: !12, scopeLine: 1, containingType: !6, virtualIndex: 2, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!12 = !DISubroutineType(types: !13)
!13 = !{!14, !15}
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!16 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!17 = !{!18, !19}
!18 = !DIEnumerator(name: "P", value: 0)
!19 = !DIEnumerator(name: "Q", value: 1)
!20 = !{!0, !21, !32, !35, !37, !39}
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "pm", scope: !2, file: !3, line: 7, type: !23, isLocal: false, isDefinition: true)
!23 = !DIDerivedType(tag: DW_TAG_ptr_to_member_type, baseType: !24, size: 128, extraData: !28)
!24 = !DISubroutineType(types: !25)
!25 = !{!14, !26}
!26 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !27, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!27 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !28)
!28 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Member", file: !3, line: 7, size: 32, flags: DIFlagTypePassByValue, elements: !29, identifier: "_ZTS6Member")
!29 = !{!30, !31}
!30 = !DIDerivedType(tag: DW_TAG_member, name: "v", scope: !28, file: !3, line: 7, baseType: !14, size: 32)
!31 = !DISubprogram(name: "get", linkageName: "_ZNK6Member3getEv", scope: !28, file: !3, line: 7, type: !24, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(name: "pd", scope: !2, file: !3, line: 7, type: !34, isLocal: false, isDefinition: true)
!34 = !DIDerivedType(tag: DW_TAG_ptr_to_member_type, baseType: !14, size: 64, extraData: !28)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(name: "global_a", linkageName: "_ZL8global_a", scope: !2, file: !3, line: 8, type: !9, isLocal: true, isDefinition: true)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(name: "tl", scope: !2, file: !3, line: 8, type: !9, isLocal: false, isDefinition: true)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(name: "_vtable$", linkageName: "_ZTV1B", scope: !2, file: !3, type: !41, isLocal: false, isDefinition: true, declaration: !42, align: 64)
!41 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!42 = !DIDerivedType(tag: DW_TAG_variable, name: "_vtable$", scope: !6, file: !3, baseType: !41, flags: DIFlagPrivate | DIFlagArtificial | DIFlagStaticMember)
!43 = !DIDerivedType(tag: DW_TAG_variable, name: "s", scope: !9, file: !3, line: 1, baseType: !14, flags: DIFlagStaticMember)
!44 = !{i32 7, !"Dwarf Version", i32 5}
!45 = !{i32 2, !"Debug Info Version", i32 3}
!46 = !{i32 1, !"wchar_size", i32 4}
!47 = !{i32 8, !"PIC Level", i32 2}
!48 = !{i32 7, !"PIE Level", i32 2}
!49 = !{i32 7, !"uwtable", i32 2}
!50 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!51 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!52 = !{!53, !53, i64 0}
!53 = !{!"int", !54, i64 0}
!54 = !{!"omnipotent char", !55, i64 0}
!55 = !{!"Simple C++ TBAA"}
!56 = distinct !DISubprogram(name: "g", linkageName: "_ZN2ns1gEOiRK1A", scope: !57, file: !3, line: 3, type: !58, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !63, keyInstructions: true)
!57 = !DINamespace(name: "ns", scope: null)
!58 = !DISubroutineType(types: !59)
!59 = !{!14, !60, !61}
!60 = !DIDerivedType(tag: DW_TAG_rvalue_reference_type, baseType: !14, size: 64)
!61 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !62, size: 64)
!62 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !9)
!63 = !{!64, !65}
!64 = !DILocalVariable(name: "x", arg: 1, scope: !56, file: !3, line: 3, type: !60)
!65 = !DILocalVariable(name: "a", arg: 2, scope: !56, file: !3, line: 3, type: !61)
!66 = !DILocation(line: 0, scope: !56)
!67 = !DILocation(line: 3, column: 61, scope: !56)
!68 = !DILocation(line: 3, column: 67, scope: !56)
!69 = !{!70, !53, i64 8}
!70 = !{!"_ZTS1A", !53, i64 8}
!71 = !DILocation(line: 3, column: 63, scope: !56, atomGroup: 1, atomRank: 2)
!72 = !DILocation(line: 3, column: 54, scope: !56, atomGroup: 1, atomRank: 1)
!73 = distinct !DISubprogram(name: "tr", linkageName: "_Z2trv", scope: !3, file: !3, line: 5, type: !74, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !76, keyInstructions: true)
!74 = !DISubroutineType(types: !75)
!75 = !{!14}
!76 = !{!77, !79}
!77 = !DILocalVariable(name: "a", scope: !78, file: !3, line: 5, type: !9)
!78 = distinct !DILexicalBlock(scope: !73, file: !3, line: 5, column: 16)
!79 = !DILocalVariable(name: "e", scope: !73, file: !3, line: 5, type: !14)
!80 = distinct !DIAssignID()
!81 = !DILocation(line: 0, scope: !78)
!82 = !DILocation(line: 5, column: 18, scope: !78)
!83 = !DILocalVariable(name: "this", arg: 1, scope: !84, type: !90, flags: DIFlagArtificial | DIFlagObjectPointer)
!84 = distinct !DISubprogram(name: "A", linkageName: "_ZN1AC2Ev", scope: !9, file: !3, line: 1, type: !85, scopeLine: 1, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !88, retainedNodes: !89, keyInstructions: true)
!85 = !DISubroutineType(types: !86)
!86 = !{null, !87}
!87 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!88 = !DISubprogram(name: "A", linkageName: "_ZN1AC4Ev", scope: !9, type: !85, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!89 = !{!83}
!90 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!91 = !DILocation(line: 0, scope: !84, inlinedAt: !92)
!92 = distinct !DILocation(line: 5, column: 20, scope: !78)
!93 = !DILocation(line: 1, column: 8, scope: !84, inlinedAt: !92)
!94 = !{!95, !95, i64 0}
!95 = !{!"vtable pointer", !55, i64 0}
!96 = distinct !DIAssignID()
!97 = !DILocation(line: 1, column: 60, scope: !84, inlinedAt: !92)
!98 = !DILocation(line: 1, column: 60, scope: !84, inlinedAt: !92, atomGroup: 1, atomRank: 1)
!99 = distinct !DIAssignID()
!100 = !DILocation(line: 5, column: 23, scope: !78)
!101 = !DILocation(line: 5, column: 36, scope: !73)
!102 = !DILocation(line: 5, column: 99, scope: !73, atomGroup: 4, atomRank: 1)
!103 = !DILocation(line: 5, column: 109, scope: !78)
!104 = !DILocation(line: 5, column: 36, scope: !78)
!105 = !DILocation(line: 5, scope: !73)
!106 = !DILocation(line: 5, column: 97, scope: !107, atomGroup: 2, atomRank: 2)
!107 = distinct !DILexicalBlock(scope: !73, file: !3, line: 5, column: 78)
!108 = !DILocation(line: 0, scope: !73)
!109 = !DILocation(line: 5, column: 64, scope: !110)
!110 = distinct !DILexicalBlock(scope: !73, file: !3, line: 5, column: 52)
!111 = !DILocation(line: 5, column: 97, scope: !107)
!112 = !DILocation(line: 5, scope: !73, atomGroup: 1, atomRank: 1)
!113 = !DILocation(line: 5, column: 109, scope: !73, atomGroup: 5, atomRank: 1)
!114 = !DISubprogram(name: "may_throw", scope: !3, file: !3, line: 4, type: !115, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!115 = !DISubroutineType(types: !116)
!116 = !{null}
!117 = !DISubprogram(name: "~A", linkageName: "_ZN1AD1Ev", scope: !9, file: !3, line: 1, type: !85, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!118 = distinct !DISubprogram(name: "lam", linkageName: "_Z3lami", scope: !3, file: !3, line: 6, type: !119, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !121, keyInstructions: true)
!119 = !DISubroutineType(types: !120)
!120 = !{!14, !14}
!121 = !{!122, !123, !124}
!122 = !DILocalVariable(name: "k", arg: 1, scope: !118, file: !3, line: 6, type: !14)
!123 = !DILocalVariable(name: "b", scope: !118, file: !3, line: 6, type: !6)
!124 = !DILocalVariable(name: "l", scope: !118, file: !3, line: 6, type: !125)
!125 = distinct !DICompositeType(tag: DW_TAG_class_type, scope: !118, file: !3, line: 6, size: 128, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !126)
!126 = !{!127, !129}
!127 = !DIDerivedType(tag: DW_TAG_member, name: "k", scope: !125, file: !3, line: 6, baseType: !128, size: 64)
!128 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !14, size: 64)
!129 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !125, file: !3, line: 6, baseType: !130, size: 64, offset: 64)
!130 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !6, size: 64)
!131 = distinct !DIAssignID()
!132 = !DILocation(line: 0, scope: !118)
!133 = !DILocation(line: 6, column: 18, scope: !118)
!134 = !DILocalVariable(name: "this", arg: 1, scope: !135, type: !140, flags: DIFlagArtificial | DIFlagObjectPointer)
!135 = distinct !DISubprogram(name: "B", linkageName: "_ZN1BC2Ev", scope: !6, file: !3, line: 1, type: !136, scopeLine: 1, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !138, retainedNodes: !139, keyInstructions: true)
!136 = !DISubroutineType(types: !137)
!137 = !{null, !15}
!138 = !DISubprogram(name: "B", linkageName: "_ZN1BC4Ev", scope: !6, type: !136, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!139 = !{!134}
!140 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!141 = !DILocation(line: 0, scope: !135, inlinedAt: !142)
!142 = distinct !DILocation(line: 6, column: 20, scope: !118)
!143 = !DILocation(line: 0, scope: !84, inlinedAt: !144)
!144 = distinct !DILocation(line: 1, column: 91, scope: !135, inlinedAt: !142)
!145 = !DILocation(line: 1, column: 60, scope: !84, inlinedAt: !144)
!146 = !DILocation(line: 1, column: 60, scope: !84, inlinedAt: !144, atomGroup: 1, atomRank: 1)
!147 = distinct !DIAssignID()
!148 = !DILocation(line: 1, column: 91, scope: !135, inlinedAt: !142)
!149 = distinct !DIAssignID()
!150 = !DILocation(line: 6, column: 82, scope: !118, atomGroup: 3, atomRank: 2)
!151 = !DILocation(line: 6, column: 97, scope: !118)
!152 = !DILocation(line: 6, column: 97, scope: !118, atomGroup: 3, atomRank: 1)
!153 = distinct !DISubprogram(name: "get", linkageName: "_ZNK6Member3getEv", scope: !28, file: !3, line: 7, type: !24, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !31, retainedNodes: !154, keyInstructions: true)
!154 = !{!155}
!155 = !DILocalVariable(name: "this", arg: 1, scope: !153, type: !156, flags: DIFlagArtificial | DIFlagObjectPointer)
!156 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !27, size: 64)
!157 = !DILocation(line: 0, scope: !153)
!158 = !DILocation(line: 7, column: 49, scope: !153, atomGroup: 1, atomRank: 2)
!159 = !{!160, !53, i64 0}
!160 = !{!"_ZTS6Member", !53, i64 0}
!161 = !DILocation(line: 7, column: 42, scope: !153, atomGroup: 1, atomRank: 1)
!162 = distinct !DISubprogram(name: "mk", linkageName: "_Z2mkv", scope: !3, file: !3, line: 8, type: !163, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, keyInstructions: true)
!163 = !DISubroutineType(types: !164)
!164 = !{!90}
!165 = !DILocation(line: 8, column: 107, scope: !162, atomGroup: 1, atomRank: 2)
!166 = !DILocation(line: 0, scope: !135, inlinedAt: !167)
!167 = distinct !DILocation(line: 8, column: 111, scope: !162)
!168 = !DILocation(line: 0, scope: !84, inlinedAt: !169)
!169 = distinct !DILocation(line: 1, column: 91, scope: !135, inlinedAt: !167)
!170 = !DILocation(line: 1, column: 60, scope: !84, inlinedAt: !169)
!171 = !DILocation(line: 1, column: 60, scope: !84, inlinedAt: !169, atomGroup: 1, atomRank: 1)
!172 = !DILocation(line: 1, column: 91, scope: !135, inlinedAt: !167)
!173 = !DILocation(line: 8, column: 100, scope: !162, atomGroup: 1, atomRank: 1)
!174 = !DISubprogram(name: "operator new", linkageName: "_Znwm", scope: !3, file: !3, line: 8, type: !175, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!175 = !DISubroutineType(types: !176)
!176 = !{!41, !177}
!177 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!178 = distinct !DISubprogram(name: "~B", linkageName: "_ZN1BD0Ev", scope: !6, file: !3, line: 1, type: !136, scopeLine: 1, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !179, retainedNodes: !180, keyInstructions: true)
!179 = !DISubprogram(name: "~B", linkageName: "_ZN1BD4Ev", scope: !6, type: !136, containingType: !6, virtualIndex: 0, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!180 = !{!181}
!181 = !DILocalVariable(name: "this", arg: 1, scope: !178, type: !140, flags: DIFlagArtificial | DIFlagObjectPointer)
!182 = !DILocation(line: 0, scope: !178)
!183 = !DILocation(line: 1, column: 91, scope: !178)
!184 = !DILocation(line: 1, column: 91, scope: !178, atomGroup: 1, atomRank: 1)
!185 = distinct !DISubprogram(name: "f", linkageName: "_ZN1B1fEv", scope: !6, file: !3, line: 1, type: !12, scopeLine: 1, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !11, retainedNodes: !186, keyInstructions: true)
!186 = !{!187}
!187 = !DILocalVariable(name: "this", arg: 1, scope: !185, type: !140, flags: DIFlagArtificial | DIFlagObjectPointer)
!188 = !DILocation(line: 0, scope: !185)
!189 = !DILocation(line: 1, column: 118, scope: !185, atomGroup: 1, atomRank: 1)
!190 = !DISubprogram(name: "operator delete", linkageName: "_ZdlPvm", scope: !3, file: !3, type: !191, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!191 = !DISubroutineType(types: !192)
!192 = !{null, !41, !177}
!193 = distinct !DISubprogram(linkageName: "_GLOBAL__sub_I_classes.cc", scope: !3, file: !3, type: !194, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, keyInstructions: true)
!194 = !DISubroutineType(types: !195)
!195 = !{}
!196 = !DILocation(line: 0, scope: !197, inlinedAt: !198)
!197 = distinct !DISubprogram(name: "__cxx_global_var_init", scope: !3, file: !3, type: !115, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, keyInstructions: true)
!198 = distinct !DILocation(line: 0, scope: !193)
!199 = distinct !DISubprogram(linkageName: "__tls_init", scope: !3, file: !3, type: !194, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, keyInstructions: true)
!200 = !DILocation(line: 0, scope: !199)
!201 = !{!"branch_weights", i32 1, i32 1023}
!202 = !DILocation(line: 0, scope: !203, inlinedAt: !204)
!203 = distinct !DISubprogram(name: "__cxx_global_var_init.1", scope: !3, file: !3, type: !115, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, keyInstructions: true)
!204 = distinct !DILocation(line: 0, scope: !199)
