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

$_ZN1BD2Ev = comdat any

$_ZNK6Member3getEv = comdat any

$_ZN1BD0Ev = comdat any

$_ZN1B1fEv = comdat any

$_ZTW2tl = comdat any

$_ZTV1B = comdat any

$_ZTS1B = comdat any

$_ZTI1B = comdat any

@_ZN1A1sE = dso_local global i32 3, align 4, !dbg !0
@_ZTIi = external constant ptr
@pm = dso_local global { i64, i64 } { i64 ptrtoint (ptr @_ZNK6Member3getEv to i64), i64 0 }, align 8, !dbg !21
@pd = dso_local global i64 0, align 8, !dbg !32
@_ZTV1A = external unnamed_addr constant { [5 x ptr] }, align 8
@_ZL8global_a = internal global { ptr, i32 } { ptr getelementptr inbounds inrange(-16, 24) ({ [5 x ptr] }, ptr @_ZTV1A, i32 0, i32 0, i32 2), i32 3 }, align 8, !dbg !35
@__dso_handle = external hidden global i8
@tl = dso_local thread_local global { ptr, i32 } { ptr getelementptr inbounds inrange(-16, 24) ({ [5 x ptr] }, ptr @_ZTV1A, i32 0, i32 0, i32 2), i32 3 }, align 8, !dbg !37
@_ZTV1B = linkonce_odr dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTI1B, ptr @_ZN1BD2Ev, ptr @_ZN1BD0Ev, ptr @_ZN1B1fEv] }, comdat, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global [0 x ptr]
@_ZTS1B = linkonce_odr dso_local constant [3 x i8] c"1B\00", comdat, align 1
@_ZTI1A = external constant ptr
@_ZTI1B = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTS1B, ptr @_ZTI1A }, comdat, align 8
@__tls_guard = internal thread_local global i8 0, align 1
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @_GLOBAL__sub_I_classes.cc, ptr null }]

@_ZTH2tl = dso_local alias void (), ptr @__tls_init

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define dso_local noundef i32 @_ZN2ns1gEOiRK1A(ptr noundef nonnull align 4 dereferenceable(4) %0, ptr noundef nonnull align 8 dereferenceable(12) %1) #0 !dbg !48 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !56, !DIExpression(), !57)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !58, !DIExpression(), !59)
  %5 = load ptr, ptr %3, align 8, !dbg !60
  %6 = load i32, ptr %5, align 4, !dbg !60
  %7 = load ptr, ptr %4, align 8, !dbg !61
  %8 = getelementptr inbounds %struct.A, ptr %7, i32 0, i32 1, !dbg !62
  %9 = load i32, ptr %8, align 8, !dbg !62
  %10 = add nsw i32 %6, %9, !dbg !63
  ret i32 %10, !dbg !64
}

; Function Attrs: mustprogress noinline optnone uwtable
define dso_local noundef i32 @_Z2trv() #1 personality ptr @__gxx_personality_v0 !dbg !65 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.A, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
    #dbg_declare(ptr %2, !68, !DIExpression(), !70)
  call void @_ZN1AC2Ev(ptr noundef nonnull align 8 dereferenceable(12) %2) #12, !dbg !70
  invoke void @may_throw() #13
          to label %6 unwind label %7, !dbg !71

6:                                                ; preds = %0
  call void @_ZN1AD1Ev(ptr noundef nonnull align 8 dereferenceable(12) %2) #12, !dbg !72
  br label %30, !dbg !73

7:                                                ; preds = %0
  %8 = landingpad { ptr, i32 }
          catch ptr @_ZTIi
          catch ptr null, !dbg !74
  %9 = extractvalue { ptr, i32 } %8, 0, !dbg !74
  store ptr %9, ptr %3, align 8, !dbg !74
  %10 = extractvalue { ptr, i32 } %8, 1, !dbg !74
  store i32 %10, ptr %4, align 4, !dbg !74
  call void @_ZN1AD1Ev(ptr noundef nonnull align 8 dereferenceable(12) %2) #12, !dbg !72
  br label %11, !dbg !72

11:                                               ; preds = %7
  %12 = load i32, ptr %4, align 4, !dbg !73
  %13 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTIi) #7, !dbg !73
  %14 = icmp eq i32 %12, %13, !dbg !73
  br i1 %14, label %15, label %20, !dbg !73

15:                                               ; preds = %11
    #dbg_declare(ptr %5, !75, !DIExpression(), !76)
  %16 = load ptr, ptr %3, align 8, !dbg !77
  %17 = call ptr @__cxa_begin_catch(ptr %16) #7, !dbg !77
  %18 = load i32, ptr %17, align 4, !dbg !77
  store i32 %18, ptr %5, align 4, !dbg !77
  %19 = load i32, ptr %5, align 4, !dbg !79
  store i32 %19, ptr %1, align 4, !dbg !81
  call void @__cxa_end_catch() #7, !dbg !82
  br label %31

20:                                               ; preds = %11
  %21 = load ptr, ptr %3, align 8, !dbg !73
  %22 = call ptr @__cxa_begin_catch(ptr %21) #7, !dbg !73
  %23 = invoke noundef i32 @_Z2mxIiET_S0_S0_(i32 noundef 1, i32 noundef 2) #13
          to label %24 unwind label %25, !dbg !83

24:                                               ; preds = %20
  store i32 %23, ptr %1, align 4, !dbg !84
  call void @__cxa_end_catch(), !dbg !77
  br label %31

25:                                               ; preds = %20
  %26 = landingpad { ptr, i32 }
          cleanup, !dbg !85
  %27 = extractvalue { ptr, i32 } %26, 0, !dbg !85
  store ptr %27, ptr %3, align 8, !dbg !85
  %28 = extractvalue { ptr, i32 } %26, 1, !dbg !85
  store i32 %28, ptr %4, align 4, !dbg !85
  invoke void @__cxa_end_catch()
          to label %29 unwind label %38, !dbg !77

29:                                               ; preds = %25
  br label %33, !dbg !77

30:                                               ; preds = %6
  store i32 0, ptr %1, align 4, !dbg !86
  br label %31, !dbg !86

31:                                               ; preds = %30, %15, %24
  %32 = load i32, ptr %1, align 4, !dbg !87
  ret i32 %32, !dbg !87

33:                                               ; preds = %29
  %34 = load ptr, ptr %3, align 8, !dbg !77
  %35 = load i32, ptr %4, align 4, !dbg !77
  %36 = insertvalue { ptr, i32 } poison, ptr %34, 0, !dbg !77
  %37 = insertvalue { ptr, i32 } %36, i32 %35, 1, !dbg !77
  resume { ptr, i32 } %37, !dbg !77

38:                                               ; preds = %25
  %39 = landingpad { ptr, i32 }
          catch ptr null, !dbg !77
  %40 = extractvalue { ptr, i32 } %39, 0, !dbg !77
  call void @__clang_call_terminate(ptr %40) #14, !dbg !77
  unreachable, !dbg !77
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN1AC2Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #0 comdat align 2 !dbg !88 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !93, !DIExpression(), !95)
  %3 = load ptr, ptr %2, align 8
  store ptr getelementptr inbounds inrange(-16, 24) ({ [5 x ptr] }, ptr @_ZTV1A, i32 0, i32 0, i32 2), ptr %3, align 8, !dbg !96
  %4 = getelementptr inbounds %struct.A, ptr %3, i32 0, i32 1, !dbg !97
  store i32 3, ptr %4, align 8, !dbg !97
  ret void, !dbg !96
}

declare void @may_throw() #2

declare i32 @__gxx_personality_v0(...)

; Function Attrs: nounwind
declare void @_ZN1AD1Ev(ptr noundef nonnull align 8 dereferenceable(12)) unnamed_addr #3

; Function Attrs: nounwind memory(none)
declare i32 @llvm.eh.typeid.for.p0(ptr) #4

declare ptr @__cxa_begin_catch(ptr)

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i32 @_Z2mxIiET_S0_S0_(i32 noundef %0, i32 noundef %1) #0 comdat !dbg !98 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
    #dbg_declare(ptr %3, !103, !DIExpression(), !104)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !105, !DIExpression(), !106)
  %5 = load i32, ptr %3, align 4, !dbg !107
  %6 = load i32, ptr %4, align 4, !dbg !108
  %7 = icmp slt i32 %5, %6, !dbg !109
  br i1 %7, label %8, label %10, !dbg !107

8:                                                ; preds = %2
  %9 = load i32, ptr %4, align 4, !dbg !110
  br label %12, !dbg !107

10:                                               ; preds = %2
  %11 = load i32, ptr %3, align 4, !dbg !111
  br label %12, !dbg !107

12:                                               ; preds = %10, %8
  %13 = phi i32 [ %9, %8 ], [ %11, %10 ], !dbg !107
  ret i32 %13, !dbg !112
}

declare void @__cxa_end_catch()

; Function Attrs: noinline noreturn nounwind uwtable
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) #5 comdat {
  %2 = call ptr @__cxa_begin_catch(ptr %0) #7
  call void @_ZSt9terminatev() #14
  unreachable
}

declare void @_ZSt9terminatev()

; Function Attrs: mustprogress noinline optnone uwtable
define dso_local noundef i32 @_Z3lami(i32 noundef %0) #1 personality ptr @__gxx_personality_v0 !dbg !113 {
  %2 = alloca i32, align 4
  %3 = alloca %struct.B, align 8
  %4 = alloca %class.anon, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !116, !DIExpression(), !117)
    #dbg_declare(ptr %3, !118, !DIExpression(), !119)
  call void @_ZN1BC2Ev(ptr noundef nonnull align 8 dereferenceable(13) %3) #12, !dbg !119
    #dbg_declare(ptr %4, !120, !DIExpression(), !127)
  %8 = getelementptr inbounds %class.anon, ptr %4, i32 0, i32 0, !dbg !128
  store ptr %2, ptr %8, align 8, !dbg !128
  %9 = getelementptr inbounds %class.anon, ptr %4, i32 0, i32 1, !dbg !128
  store ptr %3, ptr %9, align 8, !dbg !128
  %10 = invoke noundef i32 @"_ZZ3lamiENK3$_0clEi"(ptr noundef nonnull align 8 dereferenceable(16) %4, i32 noundef 2) #13
          to label %11 unwind label %14, !dbg !129

11:                                               ; preds = %1
  store i32 3, ptr %7, align 4, !dbg !130
  %12 = call noundef i32 @_ZN2ns1gEOiRK1A(ptr noundef nonnull align 4 dereferenceable(4) %7, ptr noundef nonnull align 8 dereferenceable(12) %3) #12, !dbg !131
  %13 = add nsw i32 %10, %12, !dbg !132
  call void @_ZN1BD2Ev(ptr noundef nonnull align 8 dereferenceable(13) %3) #12, !dbg !133
  ret i32 %13, !dbg !133

14:                                               ; preds = %1
  %15 = landingpad { ptr, i32 }
          cleanup, !dbg !133
  %16 = extractvalue { ptr, i32 } %15, 0, !dbg !133
  store ptr %16, ptr %5, align 8, !dbg !133
  %17 = extractvalue { ptr, i32 } %15, 1, !dbg !133
  store i32 %17, ptr %6, align 4, !dbg !133
  call void @_ZN1BD2Ev(ptr noundef nonnull align 8 dereferenceable(13) %3) #12, !dbg !133
  br label %18, !dbg !133

18:                                               ; preds = %14
  %19 = load ptr, ptr %5, align 8, !dbg !133
  %20 = load i32, ptr %6, align 4, !dbg !133
  %21 = insertvalue { ptr, i32 } poison, ptr %19, 0, !dbg !133
  %22 = insertvalue { ptr, i32 } %21, i32 %20, 1, !dbg !133
  resume { ptr, i32 } %22, !dbg !133
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN1BC2Ev(ptr noundef nonnull align 8 dereferenceable(13) %0) unnamed_addr #0 comdat align 2 !dbg !134 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !138, !DIExpression(), !140)
  %3 = load ptr, ptr %2, align 8
  call void @_ZN1AC2Ev(ptr noundef nonnull align 8 dereferenceable(12) %3) #12, !dbg !141
  store ptr getelementptr inbounds inrange(-16, 24) ({ [5 x ptr] }, ptr @_ZTV1B, i32 0, i32 0, i32 2), ptr %3, align 8, !dbg !141
  ret void, !dbg !141
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef i32 @"_ZZ3lamiENK3$_0clEi"(ptr noundef nonnull align 8 dereferenceable(16) %0, i32 noundef %1) #0 align 2 !dbg !142 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !148, !DIExpression(), !150)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !151, !DIExpression(), !152)
  %5 = load ptr, ptr %3, align 8
  %6 = load i32, ptr %4, align 4, !dbg !153
  %7 = getelementptr inbounds %class.anon, ptr %5, i32 0, i32 0, !dbg !154
  %8 = load ptr, ptr %7, align 8, !dbg !154
  %9 = load i32, ptr %8, align 4, !dbg !154
  %10 = add nsw i32 %6, %9, !dbg !155
  %11 = getelementptr inbounds %class.anon, ptr %5, i32 0, i32 1, !dbg !156
  %12 = load ptr, ptr %11, align 8, !dbg !156
  %13 = call noundef i32 @_ZN1B1fEv(ptr noundef nonnull align 8 dereferenceable(13) %12) #13, !dbg !157
  %14 = add nsw i32 %10, %13, !dbg !158
  ret i32 %14, !dbg !159
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN1BD2Ev(ptr noundef nonnull align 8 dereferenceable(13) %0) unnamed_addr #0 comdat align 2 !dbg !160 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !162, !DIExpression(), !163)
  %3 = load ptr, ptr %2, align 8
  call void @_ZN1AD2Ev(ptr noundef nonnull align 8 dereferenceable(12) %3) #12, !dbg !164
  ret void, !dbg !166
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i32 @_ZNK6Member3getEv(ptr noundef nonnull align 4 dereferenceable(4) %0) #0 comdat align 2 !dbg !167 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !168, !DIExpression(), !170)
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.Member, ptr %3, i32 0, i32 0, !dbg !171
  %5 = load i32, ptr %4, align 4, !dbg !171
  ret i32 %5, !dbg !172
}

; Function Attrs: noinline uwtable
define internal void @__cxx_global_var_init() #6 section ".text.startup" !dbg !173 {
  %1 = call i32 @__cxa_atexit(ptr @_ZN1AD1Ev, ptr @_ZL8global_a, ptr @__dso_handle) #7, !dbg !176
  ret void, !dbg !176
}

; Function Attrs: nounwind
declare i32 @__cxa_atexit(ptr, ptr, ptr) #7

; Function Attrs: noinline uwtable
define internal void @__cxx_global_var_init.1() #6 section ".text.startup" !dbg !177 {
  %1 = call i32 @__cxa_thread_atexit(ptr @_ZN1AD1Ev, ptr @tl, ptr @__dso_handle) #7, !dbg !178
  ret void, !dbg !178
}

; Function Attrs: nounwind
declare i32 @__cxa_thread_atexit(ptr, ptr, ptr) #7

; Function Attrs: mustprogress noinline optnone uwtable
define dso_local noundef ptr @_Z2mkv() #1 !dbg !179 {
  %1 = call noalias noundef nonnull ptr @_Znwm(i64 noundef 16) #15, !dbg !182, !heapallocsite !6
  call void @_ZN1BC2Ev(ptr noundef nonnull align 8 dereferenceable(13) %1) #12, !dbg !183
  ret ptr %1, !dbg !184
}

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) #8

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN1BD0Ev(ptr noundef nonnull align 8 dereferenceable(13) %0) unnamed_addr #0 comdat align 2 !dbg !185 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !186, !DIExpression(), !187)
  %3 = load ptr, ptr %2, align 8
  call void @_ZN1BD2Ev(ptr noundef nonnull align 8 dereferenceable(13) %3) #12, !dbg !188
  call void @_ZdlPvm(ptr noundef %3, i64 noundef 16) #16, !dbg !188
  ret void, !dbg !188
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i32 @_ZN1B1fEv(ptr noundef nonnull align 8 dereferenceable(13) %0) unnamed_addr #0 comdat align 2 !dbg !189 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !190, !DIExpression(), !191)
  %3 = load ptr, ptr %2, align 8
  ret i32 4, !dbg !192
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPvm(ptr noundef, i64 noundef) #9

; Function Attrs: nounwind
declare void @_ZN1AD2Ev(ptr noundef nonnull align 8 dereferenceable(12)) unnamed_addr #3

; Function Attrs: noinline uwtable
define internal void @_GLOBAL__sub_I_classes.cc() #6 section ".text.startup" !dbg !193 {
  call void @__cxx_global_var_init(), !dbg !195
  ret void
}

; Function Attrs: noinline uwtable
define internal void @__tls_init() #6 !dbg !196 {
  %1 = load i8, ptr @__tls_guard, align 1, !dbg !197
  %2 = icmp eq i8 %1, 0, !dbg !197
  br i1 %2, label %3, label %4, !dbg !197, !prof !198

3:                                                ; preds = %0
  store i8 1, ptr @__tls_guard, align 1, !dbg !197
  call void @__cxx_global_var_init.1(), !dbg !197
  br label %4, !dbg !197

4:                                                ; preds = %3, %0
  ret void
}

; Function Attrs: noinline uwtable
define weak_odr hidden noundef ptr @_ZTW2tl() #10 comdat {
  call void @_ZTH2tl()
  %1 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @tl)
  ret ptr %1
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #11

attributes #0 = { mustprogress noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress noinline optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind memory(none) }
attributes #5 = { noinline noreturn nounwind uwtable "frame-pointer"="all" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { noinline uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind }
attributes #8 = { nobuiltin allocsize(0) "frame-pointer"="all" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nobuiltin nounwind "frame-pointer"="all" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { noinline uwtable "frame-pointer"="all" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #12 = { nobuiltin nounwind "no-builtins" }
attributes #13 = { nobuiltin "no-builtins" }
attributes #14 = { noreturn nounwind }
attributes #15 = { builtin nobuiltin allocsize(0) "no-builtins" }
attributes #16 = { builtin nobuiltin nounwind "no-builtins" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!40, !41, !42, !43, !44, !45, !46}
!llvm.ident = !{!47}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "s", linkageName: "_ZN1A1sE", scope: !2, file: !3, line: 4, type: !14, isLocal: false, isDefinition: true, declaration: !39)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, globals: !20, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "classes.cc", directory: "/src", checksumkind: CSK_MD5, checksum: "3eb9dca3fcd77b7cf661118fb6bd302a")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "E", scope: !6, file: !3, line: 1, baseType: !16, size: 8, flags: DIFlagEnumClass, elements: !17, identifier: "_ZTSN1B1EE")
!6 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "B", file: !3, line: 1, size: 128, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !7, vtableHolder: !9, identifier: "_ZTS1B")
!7 = !{!8, !10, !11}
!8 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !6, baseType: !9, extraData: i32 0)
!9 = !DICompositeType(tag: DW_TAG_structure_type, name: "A", file: !3, line: 1, size: 128, flags: DIFlagFwdDecl | DIFlagNonTrivial)
!10 = !DIDerivedType(tag: DW_TAG_member, name: "e", scope: !6, file: !3, line: 1, baseType: !5, size: 8, offset: 96)
!11 = !DISubprogram(name: "f", linkageName: "_ZN1B1fEv", scope: !6, file: !3, line: 1, type: !12, scopeLine: 1, containingType: !6, virtualIndex: 2, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual)
!12 = !DISubroutineType(types: !13)
!13 = !{!14, !15}
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!16 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!17 = !{!18, !19}
!18 = !DIEnumerator(name: "P", value: 0)
!19 = !DIEnumerator(name: "Q", value: 1)
!20 = !{!0, !21, !32, !35, !37}
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
!31 = !DISubprogram(name: "get", linkageName: "_ZNK6Member3getEv", scope: !28, file: !3, line: 7, type: !24, scopeLine: 7, flags: DIFlagPrototyped, spFlags: 0)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(name: "pd", scope: !2, file: !3, line: 7, type: !34, isLocal: false, isDefinition: true)
!34 = !DIDerivedType(tag: DW_TAG_ptr_to_member_type, baseType: !14, size: 64, extraData: !28)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(name: "global_a", linkageName: "_ZL8global_a", scope: !2, file: !3, line: 8, type: !9, isLocal: true, isDefinition: true)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(name: "tl", scope: !2, file: !3, line: 8, type: !9, isLocal: false, isDefinition: true)
!39 = !DIDerivedType(tag: DW_TAG_variable, name: "s", scope: !9, file: !3, line: 1, baseType: !14, flags: DIFlagStaticMember)
!40 = !{i32 7, !"Dwarf Version", i32 5}
!41 = !{i32 2, !"Debug Info Version", i32 3}
!42 = !{i32 1, !"wchar_size", i32 4}
!43 = !{i32 8, !"PIC Level", i32 2}
!44 = !{i32 7, !"PIE Level", i32 2}
!45 = !{i32 7, !"uwtable", i32 2}
!46 = !{i32 7, !"frame-pointer", i32 2}
!47 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!48 = distinct !DISubprogram(name: "g", linkageName: "_ZN2ns1gEOiRK1A", scope: !49, file: !3, line: 3, type: !50, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !55)
!49 = !DINamespace(name: "ns", scope: null)
!50 = !DISubroutineType(types: !51)
!51 = !{!14, !52, !53}
!52 = !DIDerivedType(tag: DW_TAG_rvalue_reference_type, baseType: !14, size: 64)
!53 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !54, size: 64)
!54 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !9)
!55 = !{}
!56 = !DILocalVariable(name: "x", arg: 1, scope: !48, file: !3, line: 3, type: !52)
!57 = !DILocation(line: 3, column: 28, scope: !48)
!58 = !DILocalVariable(name: "a", arg: 2, scope: !48, file: !3, line: 3, type: !53)
!59 = !DILocation(line: 3, column: 40, scope: !48)
!60 = !DILocation(line: 3, column: 61, scope: !48)
!61 = !DILocation(line: 3, column: 65, scope: !48)
!62 = !DILocation(line: 3, column: 67, scope: !48)
!63 = !DILocation(line: 3, column: 63, scope: !48)
!64 = !DILocation(line: 3, column: 54, scope: !48)
!65 = distinct !DISubprogram(name: "tr", linkageName: "_Z2trv", scope: !3, file: !3, line: 5, type: !66, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !55)
!66 = !DISubroutineType(types: !67)
!67 = !{!14}
!68 = !DILocalVariable(name: "a", scope: !69, file: !3, line: 5, type: !9)
!69 = distinct !DILexicalBlock(scope: !65, file: !3, line: 5, column: 16)
!70 = !DILocation(line: 5, column: 20, scope: !69)
!71 = !DILocation(line: 5, column: 23, scope: !69)
!72 = !DILocation(line: 5, column: 36, scope: !65)
!73 = !DILocation(line: 5, column: 36, scope: !69)
!74 = !DILocation(line: 5, column: 109, scope: !69)
!75 = !DILocalVariable(name: "e", scope: !65, file: !3, line: 5, type: !14)
!76 = !DILocation(line: 5, column: 49, scope: !65)
!77 = !DILocation(line: 5, column: 97, scope: !78)
!78 = distinct !DILexicalBlock(scope: !65, file: !3, line: 5, column: 78)
!79 = !DILocation(line: 5, column: 61, scope: !80)
!80 = distinct !DILexicalBlock(scope: !65, file: !3, line: 5, column: 52)
!81 = !DILocation(line: 5, column: 54, scope: !80)
!82 = !DILocation(line: 5, column: 64, scope: !80)
!83 = !DILocation(line: 5, column: 87, scope: !78)
!84 = !DILocation(line: 5, column: 80, scope: !78)
!85 = !DILocation(line: 5, column: 109, scope: !78)
!86 = !DILocation(line: 5, column: 99, scope: !65)
!87 = !DILocation(line: 5, column: 109, scope: !65)
!88 = distinct !DISubprogram(name: "A", linkageName: "_ZN1AC2Ev", scope: !9, file: !3, line: 1, type: !89, scopeLine: 1, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !92, retainedNodes: !55)
!89 = !DISubroutineType(types: !90)
!90 = !{null, !91}
!91 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!92 = !DISubprogram(name: "A", scope: !9, type: !89, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: 0)
!93 = !DILocalVariable(name: "this", arg: 1, scope: !88, type: !94, flags: DIFlagArtificial | DIFlagObjectPointer)
!94 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!95 = !DILocation(line: 0, scope: !88)
!96 = !DILocation(line: 1, column: 8, scope: !88)
!97 = !DILocation(line: 1, column: 60, scope: !88)
!98 = distinct !DISubprogram(name: "mx<int>", linkageName: "_Z2mxIiET_S0_S0_", scope: !3, file: !3, line: 2, type: !99, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, templateParams: !101, retainedNodes: !55)
!99 = !DISubroutineType(types: !100)
!100 = !{!14, !14, !14}
!101 = !{!102}
!102 = !DITemplateTypeParameter(name: "T", type: !14)
!103 = !DILocalVariable(name: "a", arg: 1, scope: !98, file: !3, line: 2, type: !14)
!104 = !DILocation(line: 2, column: 27, scope: !98)
!105 = !DILocalVariable(name: "b", arg: 2, scope: !98, file: !3, line: 2, type: !14)
!106 = !DILocation(line: 2, column: 32, scope: !98)
!107 = !DILocation(line: 2, column: 44, scope: !98)
!108 = !DILocation(line: 2, column: 48, scope: !98)
!109 = !DILocation(line: 2, column: 46, scope: !98)
!110 = !DILocation(line: 2, column: 52, scope: !98)
!111 = !DILocation(line: 2, column: 56, scope: !98)
!112 = !DILocation(line: 2, column: 37, scope: !98)
!113 = distinct !DISubprogram(name: "lam", linkageName: "_Z3lami", scope: !3, file: !3, line: 6, type: !114, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !55)
!114 = !DISubroutineType(types: !115)
!115 = !{!14, !14}
!116 = !DILocalVariable(name: "k", arg: 1, scope: !113, file: !3, line: 6, type: !14)
!117 = !DILocation(line: 6, column: 13, scope: !113)
!118 = !DILocalVariable(name: "b", scope: !113, file: !3, line: 6, type: !6)
!119 = !DILocation(line: 6, column: 20, scope: !113)
!120 = !DILocalVariable(name: "l", scope: !113, file: !3, line: 6, type: !121)
!121 = distinct !DICompositeType(tag: DW_TAG_class_type, scope: !113, file: !3, line: 6, size: 128, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !122)
!122 = !{!123, !125}
!123 = !DIDerivedType(tag: DW_TAG_member, name: "k", scope: !121, file: !3, line: 6, baseType: !124, size: 64)
!124 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !14, size: 64)
!125 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !121, file: !3, line: 6, baseType: !126, size: 64, offset: 64)
!126 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !6, size: 64)
!127 = !DILocation(line: 6, column: 28, scope: !113)
!128 = !DILocation(line: 6, column: 32, scope: !113)
!129 = !DILocation(line: 6, column: 77, scope: !113)
!130 = !DILocation(line: 6, column: 90, scope: !113)
!131 = !DILocation(line: 6, column: 84, scope: !113)
!132 = !DILocation(line: 6, column: 82, scope: !113)
!133 = !DILocation(line: 6, column: 97, scope: !113)
!134 = distinct !DISubprogram(name: "B", linkageName: "_ZN1BC2Ev", scope: !6, file: !3, line: 1, type: !135, scopeLine: 1, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !137, retainedNodes: !55)
!135 = !DISubroutineType(types: !136)
!136 = !{null, !15}
!137 = !DISubprogram(name: "B", scope: !6, type: !135, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: 0)
!138 = !DILocalVariable(name: "this", arg: 1, scope: !134, type: !139, flags: DIFlagArtificial | DIFlagObjectPointer)
!139 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!140 = !DILocation(line: 0, scope: !134)
!141 = !DILocation(line: 1, column: 91, scope: !134)
!142 = distinct !DISubprogram(name: "operator()", linkageName: "_ZZ3lamiENK3$_0clEi", scope: !121, file: !3, line: 6, type: !143, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, declaration: !147, retainedNodes: !55)
!143 = !DISubroutineType(types: !144)
!144 = !{!14, !145, !14}
!145 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !146, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!146 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !121)
!147 = !DISubprogram(name: "operator()", scope: !121, file: !3, line: 6, type: !143, scopeLine: 6, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!148 = !DILocalVariable(name: "this", arg: 1, scope: !142, type: !149, flags: DIFlagArtificial | DIFlagObjectPointer)
!149 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !146, size: 64)
!150 = !DILocation(line: 0, scope: !142)
!151 = !DILocalVariable(name: "x", arg: 2, scope: !142, file: !3, line: 6, type: !14)
!152 = !DILocation(line: 6, column: 40, scope: !142)
!153 = !DILocation(line: 6, column: 52, scope: !142)
!154 = !DILocation(line: 6, column: 56, scope: !142)
!155 = !DILocation(line: 6, column: 54, scope: !142)
!156 = !DILocation(line: 6, column: 60, scope: !142)
!157 = !DILocation(line: 6, column: 62, scope: !142)
!158 = !DILocation(line: 6, column: 58, scope: !142)
!159 = !DILocation(line: 6, column: 45, scope: !142)
!160 = distinct !DISubprogram(name: "~B", linkageName: "_ZN1BD2Ev", scope: !6, file: !3, line: 1, type: !135, scopeLine: 1, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !161, retainedNodes: !55)
!161 = !DISubprogram(name: "~B", scope: !6, type: !135, containingType: !6, virtualIndex: 0, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagVirtual)
!162 = !DILocalVariable(name: "this", arg: 1, scope: !160, type: !139, flags: DIFlagArtificial | DIFlagObjectPointer)
!163 = !DILocation(line: 0, scope: !160)
!164 = !DILocation(line: 1, column: 91, scope: !165)
!165 = distinct !DILexicalBlock(scope: !160, file: !3, line: 1, column: 91)
!166 = !DILocation(line: 1, column: 91, scope: !160)
!167 = distinct !DISubprogram(name: "get", linkageName: "_ZNK6Member3getEv", scope: !28, file: !3, line: 7, type: !24, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !31, retainedNodes: !55)
!168 = !DILocalVariable(name: "this", arg: 1, scope: !167, type: !169, flags: DIFlagArtificial | DIFlagObjectPointer)
!169 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !27, size: 64)
!170 = !DILocation(line: 0, scope: !167)
!171 = !DILocation(line: 7, column: 49, scope: !167)
!172 = !DILocation(line: 7, column: 42, scope: !167)
!173 = distinct !DISubprogram(name: "__cxx_global_var_init", scope: !3, file: !3, type: !174, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!174 = !DISubroutineType(types: !175)
!175 = !{null}
!176 = !DILocation(line: 0, scope: !173)
!177 = distinct !DISubprogram(name: "__cxx_global_var_init.1", scope: !3, file: !3, type: !174, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!178 = !DILocation(line: 0, scope: !177)
!179 = distinct !DISubprogram(name: "mk", linkageName: "_Z2mkv", scope: !3, file: !3, line: 8, type: !180, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!180 = !DISubroutineType(types: !181)
!181 = !{!94}
!182 = !DILocation(line: 8, column: 107, scope: !179)
!183 = !DILocation(line: 8, column: 111, scope: !179)
!184 = !DILocation(line: 8, column: 100, scope: !179)
!185 = distinct !DISubprogram(name: "~B", linkageName: "_ZN1BD0Ev", scope: !6, file: !3, line: 1, type: !135, scopeLine: 1, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !161, retainedNodes: !55)
!186 = !DILocalVariable(name: "this", arg: 1, scope: !185, type: !139, flags: DIFlagArtificial | DIFlagObjectPointer)
!187 = !DILocation(line: 0, scope: !185)
!188 = !DILocation(line: 1, column: 91, scope: !185)
!189 = distinct !DISubprogram(name: "f", linkageName: "_ZN1B1fEv", scope: !6, file: !3, line: 1, type: !12, scopeLine: 1, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !11, retainedNodes: !55)
!190 = !DILocalVariable(name: "this", arg: 1, scope: !189, type: !139, flags: DIFlagArtificial | DIFlagObjectPointer)
!191 = !DILocation(line: 0, scope: !189)
!192 = !DILocation(line: 1, column: 118, scope: !189)
!193 = distinct !DISubprogram(linkageName: "_GLOBAL__sub_I_classes.cc", scope: !3, file: !3, type: !194, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!194 = !DISubroutineType(types: !55)
!195 = !DILocation(line: 0, scope: !193)
!196 = distinct !DISubprogram(linkageName: "__tls_init", scope: !3, file: !3, type: !194, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!197 = !DILocation(line: 0, scope: !196)
!198 = !{!"branch_weights", i32 1, i32 1023}
