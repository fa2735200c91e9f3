; ModuleID = 'classes.cc'
source_filename = "classes.cc"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.A = type <{ ptr, i32, [4 x i8] }>
%struct.B = type { %struct.A.base, i8, [3 x i8] }
%struct.A.base = type <{ ptr, i32 }>
%class.anon = type { ptr, ptr }
%struct.Member = type { i32 }

$_ZN1AC2Ev = comdat any

$_Z2mxIiET_S0_S0_ = comdat any

$__clang_call_terminate = comdat any

$_ZN1BC2Ev = comdat any

$_ZNK6Member3getEv = comdat any

$_ZN1BD0Ev = comdat any

$_ZN1B1fEv = comdat any

$_ZTW2tl = comdat any

$_ZTV1B = comdat any

$_ZTI1B = comdat any

$_ZTS1B = comdat any

@_ZN1A1sE = dso_local global i32 3, align 4, !dbg !0
@_ZTIi = external constant ptr
@pm = dso_local global { i64, i64 } { i64 ptrtoint (ptr @_ZNK6Member3getEv to i64), i64 0 }, align 8, !dbg !21
@pd = dso_local global i64 0, align 8, !dbg !32
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

@_ZTH2tl = dso_local alias void (), ptr @__tls_init

; Function Attrs: mustprogress nounwind uwtable
define dso_local noundef i32 @_ZN2ns1gEOiRK1A(ptr noundef nonnull align 4 dereferenceable(4) %0, ptr noundef nonnull align 8 dereferenceable(12) %1) #0 !dbg !55 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !65
    #dbg_declare(ptr %3, !63, !DIExpression(), !68)
  store ptr %1, ptr %4, align 8, !tbaa !69
    #dbg_declare(ptr %4, !64, !DIExpression(), !71)
  %5 = load ptr, ptr %3, align 8, !dbg !72, !tbaa !65, !nonnull !73, !align !74
  %6 = load i32, ptr %5, align 4, !dbg !72, !tbaa !51
  %7 = load ptr, ptr %4, align 8, !dbg !75, !tbaa !69, !nonnull !73, !align !76
  %8 = getelementptr inbounds nuw %struct.A, ptr %7, i32 0, i32 1, !dbg !77
  %9 = load i32, ptr %8, align 8, !dbg !77, !tbaa !78
  %10 = add nsw i32 %6, %9, !dbg !80
  ret i32 %10, !dbg !81
}

; Function Attrs: mustprogress uwtable
define dso_local noundef i32 @_Z2trv() #1 personality ptr @__gxx_personality_v0 !dbg !82 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.A, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr %2) #9, !dbg !89
    #dbg_declare(ptr %2, !86, !DIExpression(), !90)
  call void @_ZN1AC2Ev(ptr noundef nonnull align 8 dereferenceable(12) %2) #14, !dbg !90
  invoke void @may_throw() #15
          to label %6 unwind label %7, !dbg !91

6:                                                ; preds = %0
  call void @_ZN1AD1Ev(ptr noundef nonnull align 8 dereferenceable(12) %2) #14, !dbg !92
  call void @llvm.lifetime.end.p0(ptr %2) #9, !dbg !92
  br label %30, !dbg !93

7:                                                ; preds = %0
  %8 = landingpad { ptr, i32 }
          catch ptr @_ZTIi
          catch ptr null, !dbg !94
  %9 = extractvalue { ptr, i32 } %8, 0, !dbg !94
  store ptr %9, ptr %3, align 8, !dbg !94
  %10 = extractvalue { ptr, i32 } %8, 1, !dbg !94
  store i32 %10, ptr %4, align 4, !dbg !94
  call void @_ZN1AD1Ev(ptr noundef nonnull align 8 dereferenceable(12) %2) #14, !dbg !92
  call void @llvm.lifetime.end.p0(ptr %2) #9, !dbg !92
  br label %11, !dbg !92

11:                                               ; preds = %7
  %12 = load i32, ptr %4, align 4, !dbg !93
  %13 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTIi) #9, !dbg !93
  %14 = icmp eq i32 %12, %13, !dbg !93
  br i1 %14, label %15, label %20, !dbg !93

15:                                               ; preds = %11
  call void @llvm.lifetime.start.p0(ptr %5) #9, !dbg !95
    #dbg_declare(ptr %5, !88, !DIExpression(), !97)
  %16 = load ptr, ptr %3, align 8, !dbg !95
  %17 = call ptr @__cxa_begin_catch(ptr %16) #9, !dbg !95
  %18 = load i32, ptr %17, align 4, !dbg !98, !tbaa !51
  store i32 %18, ptr %5, align 4, !dbg !99, !tbaa !51
  %19 = load i32, ptr %5, align 4, !dbg !100, !tbaa !51
  store i32 %19, ptr %1, align 4, !dbg !102
  call void @__cxa_end_catch() #9, !dbg !103
  call void @llvm.lifetime.end.p0(ptr %5) #9, !dbg !103
  br label %31

20:                                               ; preds = %11
  %21 = load ptr, ptr %3, align 8, !dbg !93
  %22 = call ptr @__cxa_begin_catch(ptr %21) #9, !dbg !93
  %23 = invoke noundef i32 @_Z2mxIiET_S0_S0_(i32 noundef 1, i32 noundef 2) #15
          to label %24 unwind label %25, !dbg !104

24:                                               ; preds = %20
  store i32 %23, ptr %1, align 4, !dbg !105
  call void @__cxa_end_catch(), !dbg !95
  br label %31

25:                                               ; preds = %20
  %26 = landingpad { ptr, i32 }
          cleanup, !dbg !106
  %27 = extractvalue { ptr, i32 } %26, 0, !dbg !106
  store ptr %27, ptr %3, align 8, !dbg !106
  %28 = extractvalue { ptr, i32 } %26, 1, !dbg !106
  store i32 %28, ptr %4, align 4, !dbg !106
  invoke void @__cxa_end_catch()
          to label %29 unwind label %38, !dbg !95

29:                                               ; preds = %25
  br label %33, !dbg !95

30:                                               ; preds = %6
  store i32 0, ptr %1, align 4, !dbg !107
  br label %31, !dbg !107

31:                                               ; preds = %30, %15, %24
  %32 = load i32, ptr %1, align 4, !dbg !108
  ret i32 %32, !dbg !109

33:                                               ; preds = %29
  %34 = load ptr, ptr %3, align 8, !dbg !95
  %35 = load i32, ptr %4, align 4, !dbg !95
  %36 = insertvalue { ptr, i32 } poison, ptr %34, 0, !dbg !95
  %37 = insertvalue { ptr, i32 } %36, i32 %35, 1, !dbg !95
  resume { ptr, i32 } %37, !dbg !95

38:                                               ; preds = %25
  %39 = landingpad { ptr, i32 }
          catch ptr null, !dbg !95
  %40 = extractvalue { ptr, i32 } %39, 0, !dbg !95
  call void @__clang_call_terminate(ptr %40) #16, !dbg !95
  unreachable, !dbg !95
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN1AC2Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #3 comdat align 2 !dbg !110 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !69
    #dbg_declare(ptr %2, !116, !DIExpression(), !118)
  %3 = load ptr, ptr %2, align 8
  store ptr getelementptr inbounds inrange(-16, 24) ({ [5 x ptr] }, ptr @_ZTV1A, i32 0, i32 0, i32 2), ptr %3, align 8, !dbg !119, !tbaa !120
  %4 = getelementptr inbounds nuw %struct.A, ptr %3, i32 0, i32 1, !dbg !122
  store i32 3, ptr %4, align 8, !dbg !123, !tbaa !78
  ret void, !dbg !124
}

declare !dbg !125 void @may_throw() #4

declare i32 @__gxx_personality_v0(...)

; Function Attrs: nounwind
declare !dbg !128 void @_ZN1AD1Ev(ptr noundef nonnull align 8 dereferenceable(12)) unnamed_addr #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: nounwind memory(none)
declare i32 @llvm.eh.typeid.for.p0(ptr) #6

declare ptr @__cxa_begin_catch(ptr)

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef i32 @_Z2mxIiET_S0_S0_(i32 noundef %0, i32 noundef %1) #0 comdat !dbg !129 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4, !tbaa !51
    #dbg_declare(ptr %3, !133, !DIExpression(), !137)
  store i32 %1, ptr %4, align 4, !tbaa !51
    #dbg_declare(ptr %4, !134, !DIExpression(), !138)
  %5 = load i32, ptr %3, align 4, !dbg !139, !tbaa !51
  %6 = load i32, ptr %4, align 4, !dbg !140, !tbaa !51
  %7 = icmp slt i32 %5, %6, !dbg !141
  br i1 %7, label %8, label %10, !dbg !142

8:                                                ; preds = %2
  %9 = load i32, ptr %4, align 4, !dbg !143, !tbaa !51
  br label %12, !dbg !139

10:                                               ; preds = %2
  %11 = load i32, ptr %3, align 4, !dbg !144, !tbaa !51
  br label %12, !dbg !139

12:                                               ; preds = %10, %8
  %13 = phi i32 [ %9, %8 ], [ %11, %10 ], !dbg !145
  ret i32 %13, !dbg !146
}

declare void @__cxa_end_catch()

; Function Attrs: noinline noreturn nounwind uwtable
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) #7 comdat {
  %2 = call ptr @__cxa_begin_catch(ptr %0) #9
  call void @_ZSt9terminatev() #16
  unreachable
}

declare void @_ZSt9terminatev()

; Function Attrs: mustprogress uwtable
define dso_local noundef i32 @_Z3lami(i32 noundef %0) #1 personality ptr @__gxx_personality_v0 !dbg !147 {
  %2 = alloca i32, align 4
  %3 = alloca %struct.B, align 8
  %4 = alloca %class.anon, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32 %0, ptr %2, align 4, !tbaa !51
    #dbg_declare(ptr %2, !151, !DIExpression(), !160)
  call void @llvm.lifetime.start.p0(ptr %3) #9, !dbg !161
    #dbg_declare(ptr %3, !152, !DIExpression(), !162)
  call void @_ZN1BC2Ev(ptr noundef nonnull align 8 dereferenceable(13) %3) #14, !dbg !162
  call void @llvm.lifetime.start.p0(ptr %4) #9, !dbg !163
    #dbg_declare(ptr %4, !153, !DIExpression(), !164)
  %8 = getelementptr inbounds nuw %class.anon, ptr %4, i32 0, i32 0, !dbg !165
  store ptr %2, ptr %8, align 8, !dbg !166, !tbaa !65
  %9 = getelementptr inbounds nuw %class.anon, ptr %4, i32 0, i32 1, !dbg !165
  store ptr %3, ptr %9, align 8, !dbg !166, !tbaa !167
  %10 = invoke noundef i32 @"_ZZ3lamiENK3$_0clEi"(ptr noundef nonnull align 8 dereferenceable(16) %4, i32 noundef 2) #15
          to label %11 unwind label %14, !dbg !169

11:                                               ; preds = %1
  call void @llvm.lifetime.start.p0(ptr %7) #9, !dbg !170
  store i32 3, ptr %7, align 4, !dbg !171, !tbaa !51
  %12 = call noundef i32 @_ZN2ns1gEOiRK1A(ptr noundef nonnull align 4 dereferenceable(4) %7, ptr noundef nonnull align 8 dereferenceable(12) %3) #14, !dbg !172
  %13 = add nsw i32 %10, %12, !dbg !173
  call void @llvm.lifetime.end.p0(ptr %7) #9, !dbg !174
  call void @llvm.lifetime.end.p0(ptr %4) #9, !dbg !175
  call void @_ZN1AD2Ev(ptr noundef nonnull align 8 dereferenceable(13) %3) #14, !dbg !175
  call void @llvm.lifetime.end.p0(ptr %3) #9, !dbg !175
  ret i32 %13, !dbg !176

14:                                               ; preds = %1
  %15 = landingpad { ptr, i32 }
          cleanup, !dbg !175
  %16 = extractvalue { ptr, i32 } %15, 0, !dbg !175
  store ptr %16, ptr %5, align 8, !dbg !175
  %17 = extractvalue { ptr, i32 } %15, 1, !dbg !175
  store i32 %17, ptr %6, align 4, !dbg !175
  call void @llvm.lifetime.end.p0(ptr %4) #9, !dbg !175
  call void @_ZN1AD2Ev(ptr noundef nonnull align 8 dereferenceable(13) %3) #14, !dbg !175
  call void @llvm.lifetime.end.p0(ptr %3) #9, !dbg !175
  br label %18, !dbg !175

18:                                               ; preds = %14
  %19 = load ptr, ptr %5, align 8, !dbg !175
  %20 = load i32, ptr %6, align 4, !dbg !175
  %21 = insertvalue { ptr, i32 } poison, ptr %19, 0, !dbg !175
  %22 = insertvalue { ptr, i32 } %21, i32 %20, 1, !dbg !175
  resume { ptr, i32 } %22, !dbg !175
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN1BC2Ev(ptr noundef nonnull align 8 dereferenceable(13) %0) unnamed_addr #3 comdat align 2 !dbg !177 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !167
    #dbg_declare(ptr %2, !182, !DIExpression(), !184)
  %3 = load ptr, ptr %2, align 8
  call void @_ZN1AC2Ev(ptr noundef nonnull align 8 dereferenceable(12) %3) #14, !dbg !185
  store ptr getelementptr inbounds inrange(-16, 24) ({ [5 x ptr] }, ptr @_ZTV1B, i32 0, i32 0, i32 2), ptr %3, align 8, !dbg !185, !tbaa !120
  ret void, !dbg !186
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal noundef i32 @"_ZZ3lamiENK3$_0clEi"(ptr noundef nonnull align 8 dereferenceable(16) %0, i32 noundef %1) #3 align 2 !dbg !187 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !197
    #dbg_declare(ptr %3, !194, !DIExpression(), !198)
  store i32 %1, ptr %4, align 4, !tbaa !51
    #dbg_declare(ptr %4, !196, !DIExpression(), !199)
  %5 = load ptr, ptr %3, align 8
  %6 = load i32, ptr %4, align 4, !dbg !200, !tbaa !51
  %7 = getelementptr inbounds nuw %class.anon, ptr %5, i32 0, i32 0, !dbg !201
  %8 = load ptr, ptr %7, align 8, !dbg !201, !tbaa !202, !nonnull !73, !align !74
  %9 = load i32, ptr %8, align 4, !dbg !201, !tbaa !51
  %10 = add nsw i32 %6, %9, !dbg !204
  %11 = getelementptr inbounds nuw %class.anon, ptr %5, i32 0, i32 1, !dbg !205
  %12 = load ptr, ptr %11, align 8, !dbg !205, !tbaa !206, !nonnull !73, !align !76
  %13 = call noundef i32 @_ZN1B1fEv(ptr noundef nonnull align 8 dereferenceable(13) %12) #15, !dbg !207
  %14 = add nsw i32 %10, %13, !dbg !208
  ret i32 %14, !dbg !209
}

; Function Attrs: nounwind
declare void @_ZN1AD2Ev(ptr noundef nonnull align 8 dereferenceable(12)) unnamed_addr #5

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef i32 @_ZNK6Member3getEv(ptr noundef nonnull align 4 dereferenceable(4) %0) #0 comdat align 2 !dbg !210 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !214
    #dbg_declare(ptr %2, !212, !DIExpression(), !216)
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %struct.Member, ptr %3, i32 0, i32 0, !dbg !217
  %5 = load i32, ptr %4, align 4, !dbg !218, !tbaa !219
  ret i32 %5, !dbg !221
}

; Function Attrs: uwtable
define internal void @__cxx_global_var_init() #8 section ".text.startup" !dbg !222 {
  %1 = call i32 @__cxa_atexit(ptr @_ZN1AD1Ev, ptr @_ZL8global_a, ptr @__dso_handle) #9, !dbg !223
  ret void, !dbg !223
}

; Function Attrs: nounwind
declare i32 @__cxa_atexit(ptr, ptr, ptr) #9

; Function Attrs: uwtable
define internal void @__cxx_global_var_init.1() #8 section ".text.startup" !dbg !224 {
  %1 = call i32 @__cxa_thread_atexit(ptr @_ZN1AD1Ev, ptr @tl, ptr @__dso_handle) #9, !dbg !225
  ret void, !dbg !225
}

; Function Attrs: nounwind
declare i32 @__cxa_thread_atexit(ptr, ptr, ptr) #9

; Function Attrs: mustprogress uwtable
define dso_local noundef ptr @_Z2mkv() #1 !dbg !226 {
  %1 = call noalias noundef nonnull ptr @_Znwm(i64 noundef 16) #17, !dbg !229, !heapallocsite !6
  call void @_ZN1BC2Ev(ptr noundef nonnull align 8 dereferenceable(13) %1) #14, !dbg !230
  ret ptr %1, !dbg !231
}

; Function Attrs: nobuiltin allocsize(0)
declare !dbg !232 noundef nonnull ptr @_Znwm(i64 noundef) #10

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN1BD0Ev(ptr noundef nonnull align 8 dereferenceable(13) %0) unnamed_addr #3 comdat align 2 !dbg !236 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !167
    #dbg_declare(ptr %2, !239, !DIExpression(), !240)
  %3 = load ptr, ptr %2, align 8
  call void @_ZN1AD2Ev(ptr noundef nonnull align 8 dereferenceable(13) %3) #14, !dbg !241
  call void @_ZdlPvm(ptr noundef %3, i64 noundef 16) #18, !dbg !241
  ret void, !dbg !242
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef i32 @_ZN1B1fEv(ptr noundef nonnull align 8 dereferenceable(13) %0) unnamed_addr #0 comdat align 2 !dbg !243 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !167
    #dbg_declare(ptr %2, !245, !DIExpression(), !246)
  %3 = load ptr, ptr %2, align 8
  ret i32 4, !dbg !247
}

; Function Attrs: nobuiltin nounwind
declare !dbg !248 void @_ZdlPvm(ptr noundef, i64 noundef) #11

; Function Attrs: uwtable
define internal void @_GLOBAL__sub_I_classes.cc() #8 section ".text.startup" !dbg !251 {
  call void @__cxx_global_var_init(), !dbg !253
  ret void
}

; Function Attrs: uwtable
define internal void @__tls_init() #8 !dbg !254 {
  %1 = load i8, ptr @__tls_guard, align 1, !dbg !255
  %2 = icmp eq i8 %1, 0, !dbg !255
  br i1 %2, label %3, label %5, !dbg !255, !prof !256

3:                                                ; preds = %0
  store i8 1, ptr @__tls_guard, align 1, !dbg !255
  %4 = call ptr @llvm.invariant.start.p0(i64 1, ptr @__tls_guard), !dbg !255
  call void @__cxx_global_var_init.1(), !dbg !255
  br label %5, !dbg !255

5:                                                ; preds = %3, %0
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare ptr @llvm.invariant.start.p0(i64 immarg, ptr captures(none)) #2

; Function Attrs: uwtable
define weak_odr hidden noundef ptr @_ZTW2tl() #12 comdat {
  call void @_ZTH2tl()
  %1 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @tl)
  ret ptr %1
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #13

attributes #0 = { mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress uwtable "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { inlinehint mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind memory(none) }
attributes #7 = { noinline noreturn nounwind uwtable "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { uwtable "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nounwind }
attributes #10 = { nobuiltin allocsize(0) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { nobuiltin nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { uwtable "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #14 = { nobuiltin nounwind "no-builtins" }
attributes #15 = { nobuiltin "no-builtins" }
attributes #16 = { noreturn nounwind }
attributes #17 = { builtin nobuiltin allocsize(0) "no-builtins" }
attributes #18 = { builtin nobuiltin nounwind "no-builtins" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!44, !45, !46, !47, !48, !49}
!llvm.ident = !{!50}
!llvm.errno.tbaa = !{!51}

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
!50 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!51 = !{!52, !52, i64 0}
!52 = !{!"int", !53, i64 0}
!53 = !{!"omnipotent char", !54, i64 0}
!54 = !{!"Simple C++ TBAA"}
!55 = distinct !DISubprogram(name: "g", linkageName: "_ZN2ns1gEOiRK1A", scope: !56, file: !3, line: 3, type: !57, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !62, keyInstructions: true)
!56 = !DINamespace(name: "ns", scope: null)
!57 = !DISubroutineType(types: !58)
!58 = !{!14, !59, !60}
!59 = !DIDerivedType(tag: DW_TAG_rvalue_reference_type, baseType: !14, size: 64)
!60 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !61, size: 64)
!61 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !9)
!62 = !{!63, !64}
!63 = !DILocalVariable(name: "x", arg: 1, scope: !55, file: !3, line: 3, type: !59)
!64 = !DILocalVariable(name: "a", arg: 2, scope: !55, file: !3, line: 3, type: !60)
!65 = !{!66, !66, i64 0}
!66 = !{!"p1 int", !67, i64 0}
!67 = !{!"any pointer", !53, i64 0}
!68 = !DILocation(line: 3, column: 28, scope: !55)
!69 = !{!70, !70, i64 0}
!70 = !{!"p1 _ZTS1A", !67, i64 0}
!71 = !DILocation(line: 3, column: 40, scope: !55)
!72 = !DILocation(line: 3, column: 61, scope: !55)
!73 = !{}
!74 = !{i64 4}
!75 = !DILocation(line: 3, column: 65, scope: !55)
!76 = !{i64 8}
!77 = !DILocation(line: 3, column: 67, scope: !55)
!78 = !{!79, !52, i64 8}
!79 = !{!"_ZTS1A", !52, i64 8}
!80 = !DILocation(line: 3, column: 63, scope: !55, atomGroup: 1, atomRank: 2)
!81 = !DILocation(line: 3, column: 54, scope: !55, atomGroup: 1, atomRank: 1)
!82 = distinct !DISubprogram(name: "tr", linkageName: "_Z2trv", scope: !3, file: !3, line: 5, type: !83, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !85, keyInstructions: true)
!83 = !DISubroutineType(types: !84)
!84 = !{!14}
!85 = !{!86, !88}
!86 = !DILocalVariable(name: "a", scope: !87, file: !3, line: 5, type: !9)
!87 = distinct !DILexicalBlock(scope: !82, file: !3, line: 5, column: 16)
!88 = !DILocalVariable(name: "e", scope: !82, file: !3, line: 5, type: !14)
!89 = !DILocation(line: 5, column: 18, scope: !87)
!90 = !DILocation(line: 5, column: 20, scope: !87)
!91 = !DILocation(line: 5, column: 23, scope: !87)
!92 = !DILocation(line: 5, column: 36, scope: !82)
!93 = !DILocation(line: 5, column: 36, scope: !87)
!94 = !DILocation(line: 5, column: 109, scope: !87)
!95 = !DILocation(line: 5, column: 97, scope: !96)
!96 = distinct !DILexicalBlock(scope: !82, file: !3, line: 5, column: 78)
!97 = !DILocation(line: 5, column: 49, scope: !82)
!98 = !DILocation(line: 5, column: 97, scope: !96, atomGroup: 2, atomRank: 2)
!99 = !DILocation(line: 5, column: 97, scope: !96, atomGroup: 2, atomRank: 1)
!100 = !DILocation(line: 5, column: 61, scope: !101, atomGroup: 3, atomRank: 2)
!101 = distinct !DILexicalBlock(scope: !82, file: !3, line: 5, column: 52)
!102 = !DILocation(line: 5, column: 54, scope: !101, atomGroup: 3, atomRank: 1)
!103 = !DILocation(line: 5, column: 64, scope: !101)
!104 = !DILocation(line: 5, column: 87, scope: !96, atomGroup: 1, atomRank: 2)
!105 = !DILocation(line: 5, column: 80, scope: !96, atomGroup: 1, atomRank: 1)
!106 = !DILocation(line: 5, column: 109, scope: !96)
!107 = !DILocation(line: 5, column: 99, scope: !82, atomGroup: 4, atomRank: 1)
!108 = !DILocation(line: 5, column: 109, scope: !82, atomGroup: 5, atomRank: 2)
!109 = !DILocation(line: 5, column: 109, scope: !82, atomGroup: 5, atomRank: 1)
!110 = distinct !DISubprogram(name: "A", linkageName: "_ZN1AC2Ev", scope: !9, file: !3, line: 1, type: !111, scopeLine: 1, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !114, retainedNodes: !115, keyInstructions: true)
!111 = !DISubroutineType(types: !112)
!112 = !{null, !113}
!113 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!114 = !DISubprogram(name: "A", linkageName: "_ZN1AC4Ev", scope: !9, type: !111, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!115 = !{!116}
!116 = !DILocalVariable(name: "this", arg: 1, scope: !110, type: !117, flags: DIFlagArtificial | DIFlagObjectPointer)
!117 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!118 = !DILocation(line: 0, scope: !110)
!119 = !DILocation(line: 1, column: 8, scope: !110)
!120 = !{!121, !121, i64 0}
!121 = !{!"vtable pointer", !54, i64 0}
!122 = !DILocation(line: 1, column: 60, scope: !110)
!123 = !DILocation(line: 1, column: 60, scope: !110, atomGroup: 1, atomRank: 1)
!124 = !DILocation(line: 1, column: 8, scope: !110, atomGroup: 2, atomRank: 1)
!125 = !DISubprogram(name: "may_throw", scope: !3, file: !3, line: 4, type: !126, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!126 = !DISubroutineType(types: !127)
!127 = !{null}
!128 = !DISubprogram(name: "~A", linkageName: "_ZN1AD1Ev", scope: !9, file: !3, line: 1, type: !111, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!129 = distinct !DISubprogram(name: "mx<int>", linkageName: "_Z2mxIiET_S0_S0_", scope: !3, file: !3, line: 2, type: !130, scopeLine: 2, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, templateParams: !135, retainedNodes: !132, keyInstructions: true)
!130 = !DISubroutineType(types: !131)
!131 = !{!14, !14, !14}
!132 = !{!133, !134}
!133 = !DILocalVariable(name: "a", arg: 1, scope: !129, file: !3, line: 2, type: !14)
!134 = !DILocalVariable(name: "b", arg: 2, scope: !129, file: !3, line: 2, type: !14)
!135 = !{!136}
!136 = !DITemplateTypeParameter(name: "T", type: !14)
!137 = !DILocation(line: 2, column: 27, scope: !129)
!138 = !DILocation(line: 2, column: 32, scope: !129)
!139 = !DILocation(line: 2, column: 44, scope: !129)
!140 = !DILocation(line: 2, column: 48, scope: !129)
!141 = !DILocation(line: 2, column: 46, scope: !129, atomGroup: 2, atomRank: 2)
!142 = !DILocation(line: 2, column: 44, scope: !129, atomGroup: 2, atomRank: 1)
!143 = !DILocation(line: 2, column: 52, scope: !129)
!144 = !DILocation(line: 2, column: 56, scope: !129)
!145 = !DILocation(line: 2, column: 44, scope: !129, atomGroup: 1, atomRank: 2)
!146 = !DILocation(line: 2, column: 37, scope: !129, atomGroup: 1, atomRank: 1)
!147 = distinct !DISubprogram(name: "lam", linkageName: "_Z3lami", scope: !3, file: !3, line: 6, type: !148, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !150, keyInstructions: true)
!148 = !DISubroutineType(types: !149)
!149 = !{!14, !14}
!150 = !{!151, !152, !153}
!151 = !DILocalVariable(name: "k", arg: 1, scope: !147, file: !3, line: 6, type: !14)
!152 = !DILocalVariable(name: "b", scope: !147, file: !3, line: 6, type: !6)
!153 = !DILocalVariable(name: "l", scope: !147, file: !3, line: 6, type: !154)
!154 = distinct !DICompositeType(tag: DW_TAG_class_type, scope: !147, file: !3, line: 6, size: 128, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !155)
!155 = !{!156, !158}
!156 = !DIDerivedType(tag: DW_TAG_member, name: "k", scope: !154, file: !3, line: 6, baseType: !157, size: 64)
!157 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !14, size: 64)
!158 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !154, file: !3, line: 6, baseType: !159, size: 64, offset: 64)
!159 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !6, size: 64)
!160 = !DILocation(line: 6, column: 13, scope: !147)
!161 = !DILocation(line: 6, column: 18, scope: !147)
!162 = !DILocation(line: 6, column: 20, scope: !147)
!163 = !DILocation(line: 6, column: 23, scope: !147)
!164 = !DILocation(line: 6, column: 28, scope: !147)
!165 = !DILocation(line: 6, column: 32, scope: !147)
!166 = !DILocation(line: 6, column: 32, scope: !147, atomGroup: 1, atomRank: 1)
!167 = !{!168, !168, i64 0}
!168 = !{!"p1 _ZTS1B", !67, i64 0}
!169 = !DILocation(line: 6, column: 77, scope: !147)
!170 = !DILocation(line: 6, column: 90, scope: !147)
!171 = !DILocation(line: 6, column: 90, scope: !147, atomGroup: 2, atomRank: 1)
!172 = !DILocation(line: 6, column: 84, scope: !147)
!173 = !DILocation(line: 6, column: 82, scope: !147, atomGroup: 3, atomRank: 2)
!174 = !DILocation(line: 6, column: 70, scope: !147)
!175 = !DILocation(line: 6, column: 97, scope: !147)
!176 = !DILocation(line: 6, column: 97, scope: !147, atomGroup: 3, atomRank: 1)
!177 = distinct !DISubprogram(name: "B", linkageName: "_ZN1BC2Ev", scope: !6, file: !3, line: 1, type: !178, scopeLine: 1, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !180, retainedNodes: !181, keyInstructions: true)
!178 = !DISubroutineType(types: !179)
!179 = !{null, !15}
!180 = !DISubprogram(name: "B", linkageName: "_ZN1BC4Ev", scope: !6, type: !178, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!181 = !{!182}
!182 = !DILocalVariable(name: "this", arg: 1, scope: !177, type: !183, flags: DIFlagArtificial | DIFlagObjectPointer)
!183 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!184 = !DILocation(line: 0, scope: !177)
!185 = !DILocation(line: 1, column: 91, scope: !177)
!186 = !DILocation(line: 1, column: 91, scope: !177, atomGroup: 1, atomRank: 1)
!187 = distinct !DISubprogram(name: "operator()", linkageName: "_ZZ3lamiENK3$_0clEi", scope: !154, file: !3, line: 6, type: !188, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !192, retainedNodes: !193, keyInstructions: true)
!188 = !DISubroutineType(types: !189)
!189 = !{!14, !190, !14}
!190 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !191, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!191 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !154)
!192 = !DISubprogram(name: "operator()", scope: !154, file: !3, line: 6, type: !188, scopeLine: 6, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!193 = !{!194, !196}
!194 = !DILocalVariable(name: "this", arg: 1, scope: !187, type: !195, flags: DIFlagArtificial | DIFlagObjectPointer)
!195 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !191, size: 64)
!196 = !DILocalVariable(name: "x", arg: 2, scope: !187, file: !3, line: 6, type: !14)
!197 = !{!67, !67, i64 0}
!198 = !DILocation(line: 0, scope: !187)
!199 = !DILocation(line: 6, column: 40, scope: !187)
!200 = !DILocation(line: 6, column: 52, scope: !187)
!201 = !DILocation(line: 6, column: 56, scope: !187)
!202 = !{!203, !66, i64 0}
!203 = !{!"_ZTSZ3lamiE3$_0", !66, i64 0, !168, i64 8}
!204 = !DILocation(line: 6, column: 54, scope: !187)
!205 = !DILocation(line: 6, column: 60, scope: !187)
!206 = !{!203, !168, i64 8}
!207 = !DILocation(line: 6, column: 62, scope: !187)
!208 = !DILocation(line: 6, column: 58, scope: !187, atomGroup: 1, atomRank: 2)
!209 = !DILocation(line: 6, column: 45, scope: !187, atomGroup: 1, atomRank: 1)
!210 = distinct !DISubprogram(name: "get", linkageName: "_ZNK6Member3getEv", scope: !28, file: !3, line: 7, type: !24, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !31, retainedNodes: !211, keyInstructions: true)
!211 = !{!212}
!212 = !DILocalVariable(name: "this", arg: 1, scope: !210, type: !213, flags: DIFlagArtificial | DIFlagObjectPointer)
!213 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !27, size: 64)
!214 = !{!215, !215, i64 0}
!215 = !{!"p1 _ZTS6Member", !67, i64 0}
!216 = !DILocation(line: 0, scope: !210)
!217 = !DILocation(line: 7, column: 49, scope: !210)
!218 = !DILocation(line: 7, column: 49, scope: !210, atomGroup: 1, atomRank: 2)
!219 = !{!220, !52, i64 0}
!220 = !{!"_ZTS6Member", !52, i64 0}
!221 = !DILocation(line: 7, column: 42, scope: !210, atomGroup: 1, atomRank: 1)
!222 = distinct !DISubprogram(name: "__cxx_global_var_init", scope: !3, file: !3, type: !126, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, keyInstructions: true)
!223 = !DILocation(line: 0, scope: !222)
!224 = distinct !DISubprogram(name: "__cxx_global_var_init.1", scope: !3, file: !3, type: !126, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, keyInstructions: true)
!225 = !DILocation(line: 0, scope: !224)
!226 = distinct !DISubprogram(name: "mk", linkageName: "_Z2mkv", scope: !3, file: !3, line: 8, type: !227, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, keyInstructions: true)
!227 = !DISubroutineType(types: !228)
!228 = !{!117}
!229 = !DILocation(line: 8, column: 107, scope: !226, atomGroup: 1, atomRank: 2)
!230 = !DILocation(line: 8, column: 111, scope: !226)
!231 = !DILocation(line: 8, column: 100, scope: !226, atomGroup: 1, atomRank: 1)
!232 = !DISubprogram(name: "operator new", linkageName: "_Znwm", scope: !3, file: !3, line: 8, type: !233, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!233 = !DISubroutineType(types: !234)
!234 = !{!41, !235}
!235 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!236 = distinct !DISubprogram(name: "~B", linkageName: "_ZN1BD0Ev", scope: !6, file: !3, line: 1, type: !178, scopeLine: 1, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !237, retainedNodes: !238, keyInstructions: true)
!237 = !DISubprogram(name: "~B", linkageName: "_ZN1BD4Ev", scope: !6, type: !178, containingType: !6, virtualIndex: 0, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!238 = !{!239}
!239 = !DILocalVariable(name: "this", arg: 1, scope: !236, type: !183, flags: DIFlagArtificial | DIFlagObjectPointer)
!240 = !DILocation(line: 0, scope: !236)
!241 = !DILocation(line: 1, column: 91, scope: !236)
!242 = !DILocation(line: 1, column: 91, scope: !236, atomGroup: 1, atomRank: 1)
!243 = distinct !DISubprogram(name: "f", linkageName: "_ZN1B1fEv", scope: !6, file: !3, line: 1, type: !12, scopeLine: 1, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !11, retainedNodes: !244, keyInstructions: true)
!244 = !{!245}
!245 = !DILocalVariable(name: "this", arg: 1, scope: !243, type: !183, flags: DIFlagArtificial | DIFlagObjectPointer)
!246 = !DILocation(line: 0, scope: !243)
!247 = !DILocation(line: 1, column: 118, scope: !243, atomGroup: 1, atomRank: 1)
!248 = !DISubprogram(name: "operator delete", linkageName: "_ZdlPvm", scope: !3, file: !3, type: !249, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!249 = !DISubroutineType(types: !250)
!250 = !{null, !41, !235}
!251 = distinct !DISubprogram(linkageName: "_GLOBAL__sub_I_classes.cc", scope: !3, file: !3, type: !252, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, keyInstructions: true)
!252 = !DISubroutineType(types: !73)
!253 = !DILocation(line: 0, scope: !251)
!254 = distinct !DISubprogram(linkageName: "__tls_init", scope: !3, file: !3, type: !252, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, keyInstructions: true)
!255 = !DILocation(line: 0, scope: !254)
!256 = !{!"branch_weights", i32 1, i32 1023}
