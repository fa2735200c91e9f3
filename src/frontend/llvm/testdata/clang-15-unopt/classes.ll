; ModuleID = 'classes.cc'
source_filename = "classes.cc"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
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

$_ZTS1B = comdat any

$_ZTI1B = comdat any

@_ZN1A1sE = dso_local global i32 3, align 4, !dbg !0
@_ZTIi = external constant ptr
@pm = dso_local global { i64, i64 } { i64 ptrtoint (ptr @_ZNK6Member3getEv to i64), i64 0 }, align 8, !dbg !22
@pd = dso_local global i64 0, align 8, !dbg !33
@_ZTV1A = external unnamed_addr constant { [5 x ptr] }, align 8
@_ZL8global_a = internal global { ptr, i32 } { ptr getelementptr inbounds ({ [5 x ptr] }, ptr @_ZTV1A, i32 0, inrange i32 0, i32 2), i32 3 }, align 8, !dbg !36
@__dso_handle = external hidden global i8
@tl = dso_local thread_local global { ptr, i32 } { ptr getelementptr inbounds ({ [5 x ptr] }, ptr @_ZTV1A, i32 0, inrange i32 0, i32 2), i32 3 }, align 8, !dbg !38
@_ZTV1B = linkonce_odr dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTI1B, ptr @_ZN1AD2Ev, ptr @_ZN1BD0Ev, ptr @_ZN1B1fEv] }, comdat, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global ptr
@_ZTS1B = linkonce_odr dso_local constant [3 x i8] c"1B\00", comdat, align 1
@_ZTI1A = external constant ptr
@_ZTI1B = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTS1B, ptr @_ZTI1A }, comdat, align 8
@__tls_guard = internal thread_local global i8 0, align 1
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @_GLOBAL__sub_I_classes.cc, ptr null }]

@_ZTH2tl = dso_local alias void (), ptr @__tls_init

; Function Attrs: mustprogress nounwind uwtable
define dso_local noundef i32 @_ZN2ns1gEOiRK1A(ptr noundef nonnull align 4 dereferenceable(4) %0, ptr noundef nonnull align 8 dereferenceable(12) %1) #0 !dbg !48 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !58
  call void @llvm.dbg.declare(metadata ptr %3, metadata !56, metadata !DIExpression()), !dbg !62
  store ptr %1, ptr %4, align 8, !tbaa !58
  call void @llvm.dbg.declare(metadata ptr %4, metadata !57, metadata !DIExpression()), !dbg !63
  %5 = load ptr, ptr %3, align 8, !dbg !64, !tbaa !58
  %6 = load i32, ptr %5, align 4, !dbg !64, !tbaa !65
  %7 = load ptr, ptr %4, align 8, !dbg !67, !tbaa !58
  %8 = getelementptr inbounds %struct.A, ptr %7, i32 0, i32 1, !dbg !68
  %9 = load i32, ptr %8, align 8, !dbg !68, !tbaa !69
  %10 = add nsw i32 %6, %9, !dbg !71
  ret i32 %10, !dbg !72
}

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: mustprogress uwtable
define dso_local noundef i32 @_Z2trv() #2 personality ptr @__gxx_personality_v0 !dbg !73 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.A, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 16, ptr %2) #11, !dbg !80
  call void @llvm.dbg.declare(metadata ptr %2, metadata !77, metadata !DIExpression()), !dbg !81
  call void @_ZN1AC2Ev(ptr noundef nonnull align 8 dereferenceable(12) %2) #15, !dbg !81
  invoke void @may_throw() #16
          to label %6 unwind label %7, !dbg !82

6:                                                ; preds = %0
  call void @_ZN1AD1Ev(ptr noundef nonnull align 8 dereferenceable(12) %2) #15, !dbg !83
  call void @llvm.lifetime.end.p0(i64 16, ptr %2) #11, !dbg !83
  br label %30, !dbg !84

7:                                                ; preds = %0
  %8 = landingpad { ptr, i32 }
          catch ptr @_ZTIi
          catch ptr null, !dbg !85
  %9 = extractvalue { ptr, i32 } %8, 0, !dbg !85
  store ptr %9, ptr %3, align 8, !dbg !85
  %10 = extractvalue { ptr, i32 } %8, 1, !dbg !85
  store i32 %10, ptr %4, align 4, !dbg !85
  call void @_ZN1AD1Ev(ptr noundef nonnull align 8 dereferenceable(12) %2) #15, !dbg !83
  call void @llvm.lifetime.end.p0(i64 16, ptr %2) #11, !dbg !83
  br label %11, !dbg !83

11:                                               ; preds = %7
  %12 = load i32, ptr %4, align 4, !dbg !84
  %13 = call i32 @llvm.eh.typeid.for(ptr @_ZTIi) #11, !dbg !84
  %14 = icmp eq i32 %12, %13, !dbg !84
  br i1 %14, label %15, label %20, !dbg !84

15:                                               ; preds = %11
  call void @llvm.lifetime.start.p0(i64 4, ptr %5) #11, !dbg !86
  call void @llvm.dbg.declare(metadata ptr %5, metadata !79, metadata !DIExpression()), !dbg !88
  %16 = load ptr, ptr %3, align 8, !dbg !86
  %17 = call ptr @__cxa_begin_catch(ptr %16) #11, !dbg !86
  %18 = load i32, ptr %17, align 4, !dbg !86, !tbaa !65
  store i32 %18, ptr %5, align 4, !dbg !86, !tbaa !65
  %19 = load i32, ptr %5, align 4, !dbg !89, !tbaa !65
  store i32 %19, ptr %1, align 4, !dbg !91
  call void @__cxa_end_catch() #11, !dbg !92
  call void @llvm.lifetime.end.p0(i64 4, ptr %5) #11, !dbg !92
  br label %31

20:                                               ; preds = %11
  %21 = load ptr, ptr %3, align 8, !dbg !84
  %22 = call ptr @__cxa_begin_catch(ptr %21) #11, !dbg !84
  %23 = invoke noundef i32 @_Z2mxIiET_S0_S0_(i32 noundef 1, i32 noundef 2) #16
          to label %24 unwind label %25, !dbg !93

24:                                               ; preds = %20
  store i32 %23, ptr %1, align 4, !dbg !94
  call void @__cxa_end_catch(), !dbg !86
  br label %31

25:                                               ; preds = %20
  %26 = landingpad { ptr, i32 }
          cleanup, !dbg !95
  %27 = extractvalue { ptr, i32 } %26, 0, !dbg !95
  store ptr %27, ptr %3, align 8, !dbg !95
  %28 = extractvalue { ptr, i32 } %26, 1, !dbg !95
  store i32 %28, ptr %4, align 4, !dbg !95
  invoke void @__cxa_end_catch()
          to label %29 unwind label %38, !dbg !86

29:                                               ; preds = %25
  br label %33, !dbg !86

30:                                               ; preds = %6
  store i32 0, ptr %1, align 4, !dbg !96
  br label %31, !dbg !96

31:                                               ; preds = %30, %15, %24
  %32 = load i32, ptr %1, align 4, !dbg !97
  ret i32 %32, !dbg !97

33:                                               ; preds = %29
  %34 = load ptr, ptr %3, align 8, !dbg !86
  %35 = load i32, ptr %4, align 4, !dbg !86
  %36 = insertvalue { ptr, i32 } undef, ptr %34, 0, !dbg !86
  %37 = insertvalue { ptr, i32 } %36, i32 %35, 1, !dbg !86
  resume { ptr, i32 } %37, !dbg !86

38:                                               ; preds = %25
  %39 = landingpad { ptr, i32 }
          catch ptr null, !dbg !86
  %40 = extractvalue { ptr, i32 } %39, 0, !dbg !86
  call void @__clang_call_terminate(ptr %40) #17, !dbg !86
  unreachable, !dbg !86
}

; Function Attrs: argmemonly nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #3

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZN1AC2Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #4 comdat align 2 !dbg !98 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !58
  call void @llvm.dbg.declare(metadata ptr %2, metadata !104, metadata !DIExpression()), !dbg !106
  %3 = load ptr, ptr %2, align 8
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @_ZTV1A, i32 0, inrange i32 0, i32 2), ptr %3, align 8, !dbg !107, !tbaa !108
  %4 = getelementptr inbounds %struct.A, ptr %3, i32 0, i32 1, !dbg !110
  store i32 3, ptr %4, align 8, !dbg !110, !tbaa !69
  ret void, !dbg !107
}

declare !dbg !111 void @may_throw() #5

declare i32 @__gxx_personality_v0(...)

; Function Attrs: nounwind
declare void @_ZN1AD1Ev(ptr noundef nonnull align 8 dereferenceable(12)) unnamed_addr #6

; Function Attrs: argmemonly nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #3

; Function Attrs: nounwind readnone
declare i32 @llvm.eh.typeid.for(ptr) #7

declare ptr @__cxa_begin_catch(ptr)

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef i32 @_Z2mxIiET_S0_S0_(i32 noundef %0, i32 noundef %1) #0 comdat !dbg !115 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4, !tbaa !65
  call void @llvm.dbg.declare(metadata ptr %3, metadata !119, metadata !DIExpression()), !dbg !123
  store i32 %1, ptr %4, align 4, !tbaa !65
  call void @llvm.dbg.declare(metadata ptr %4, metadata !120, metadata !DIExpression()), !dbg !124
  %5 = load i32, ptr %3, align 4, !dbg !125, !tbaa !65
  %6 = load i32, ptr %4, align 4, !dbg !126, !tbaa !65
  %7 = icmp slt i32 %5, %6, !dbg !127
  br i1 %7, label %8, label %10, !dbg !125

8:                                                ; preds = %2
  %9 = load i32, ptr %4, align 4, !dbg !128, !tbaa !65
  br label %12, !dbg !125

10:                                               ; preds = %2
  %11 = load i32, ptr %3, align 4, !dbg !129, !tbaa !65
  br label %12, !dbg !125

12:                                               ; preds = %10, %8
  %13 = phi i32 [ %9, %8 ], [ %11, %10 ], !dbg !125
  ret i32 %13, !dbg !130
}

declare void @__cxa_end_catch()

; Function Attrs: noinline noreturn nounwind
define linkonce_odr hidden void @__clang_call_terminate(ptr %0) #8 comdat {
  %2 = call ptr @__cxa_begin_catch(ptr %0) #11
  call void @_ZSt9terminatev() #17
  unreachable
}

declare void @_ZSt9terminatev()

; Function Attrs: mustprogress uwtable
define dso_local noundef i32 @_Z3lami(i32 noundef %0) #2 personality ptr @__gxx_personality_v0 !dbg !131 {
  %2 = alloca i32, align 4
  %3 = alloca %struct.B, align 8
  %4 = alloca %class.anon, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32 %0, ptr %2, align 4, !tbaa !65
  call void @llvm.dbg.declare(metadata ptr %2, metadata !135, metadata !DIExpression()), !dbg !144
  call void @llvm.lifetime.start.p0(i64 16, ptr %3) #11, !dbg !145
  call void @llvm.dbg.declare(metadata ptr %3, metadata !136, metadata !DIExpression()), !dbg !146
  call void @_ZN1BC2Ev(ptr noundef nonnull align 8 dereferenceable(13) %3) #15, !dbg !146
  call void @llvm.lifetime.start.p0(i64 16, ptr %4) #11, !dbg !147
  call void @llvm.dbg.declare(metadata ptr %4, metadata !137, metadata !DIExpression()), !dbg !148
  %8 = getelementptr inbounds %class.anon, ptr %4, i32 0, i32 0, !dbg !149
  store ptr %2, ptr %8, align 8, !dbg !149, !tbaa !58
  %9 = getelementptr inbounds %class.anon, ptr %4, i32 0, i32 1, !dbg !149
  store ptr %3, ptr %9, align 8, !dbg !149, !tbaa !58
  %10 = invoke noundef i32 @"_ZZ3lamiENK3$_0clEi"(ptr noundef nonnull align 8 dereferenceable(16) %4, i32 noundef 2) #16
          to label %11 unwind label %14, !dbg !150

11:                                               ; preds = %1
  call void @llvm.lifetime.start.p0(i64 4, ptr %7) #11, !dbg !151
  store i32 3, ptr %7, align 4, !dbg !151, !tbaa !65
  %12 = call noundef i32 @_ZN2ns1gEOiRK1A(ptr noundef nonnull align 4 dereferenceable(4) %7, ptr noundef nonnull align 8 dereferenceable(12) %3) #15, !dbg !152
  %13 = add nsw i32 %10, %12, !dbg !153
  call void @llvm.lifetime.end.p0(i64 4, ptr %7) #11, !dbg !154
  call void @llvm.lifetime.end.p0(i64 16, ptr %4) #11, !dbg !155
  call void @_ZN1AD2Ev(ptr noundef nonnull align 8 dereferenceable(13) %3) #15, !dbg !155
  call void @llvm.lifetime.end.p0(i64 16, ptr %3) #11, !dbg !155
  ret i32 %13, !dbg !155

14:                                               ; preds = %1
  %15 = landingpad { ptr, i32 }
          cleanup, !dbg !155
  %16 = extractvalue { ptr, i32 } %15, 0, !dbg !155
  store ptr %16, ptr %5, align 8, !dbg !155
  %17 = extractvalue { ptr, i32 } %15, 1, !dbg !155
  store i32 %17, ptr %6, align 4, !dbg !155
  call void @llvm.lifetime.end.p0(i64 16, ptr %4) #11, !dbg !155
  call void @_ZN1AD2Ev(ptr noundef nonnull align 8 dereferenceable(13) %3) #15, !dbg !155
  call void @llvm.lifetime.end.p0(i64 16, ptr %3) #11, !dbg !155
  br label %18, !dbg !155

18:                                               ; preds = %14
  %19 = load ptr, ptr %5, align 8, !dbg !155
  %20 = load i32, ptr %6, align 4, !dbg !155
  %21 = insertvalue { ptr, i32 } undef, ptr %19, 0, !dbg !155
  %22 = insertvalue { ptr, i32 } %21, i32 %20, 1, !dbg !155
  resume { ptr, i32 } %22, !dbg !155
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZN1BC2Ev(ptr noundef nonnull align 8 dereferenceable(13) %0) unnamed_addr #4 comdat align 2 !dbg !156 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !58
  call void @llvm.dbg.declare(metadata ptr %2, metadata !161, metadata !DIExpression()), !dbg !163
  %3 = load ptr, ptr %2, align 8
  call void @_ZN1AC2Ev(ptr noundef nonnull align 8 dereferenceable(12) %3) #15, !dbg !164
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @_ZTV1B, i32 0, inrange i32 0, i32 2), ptr %3, align 8, !dbg !164, !tbaa !108
  ret void, !dbg !164
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal noundef i32 @"_ZZ3lamiENK3$_0clEi"(ptr noundef nonnull align 8 dereferenceable(16) %0, i32 noundef %1) #9 align 2 !dbg !165 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !58
  call void @llvm.dbg.declare(metadata ptr %3, metadata !172, metadata !DIExpression()), !dbg !175
  store i32 %1, ptr %4, align 4, !tbaa !65
  call void @llvm.dbg.declare(metadata ptr %4, metadata !174, metadata !DIExpression()), !dbg !176
  %5 = load ptr, ptr %3, align 8
  %6 = load i32, ptr %4, align 4, !dbg !177, !tbaa !65
  %7 = getelementptr inbounds %class.anon, ptr %5, i32 0, i32 0, !dbg !178
  %8 = load ptr, ptr %7, align 8, !dbg !178, !tbaa !179
  %9 = load i32, ptr %8, align 4, !dbg !178, !tbaa !65
  %10 = add nsw i32 %6, %9, !dbg !181
  %11 = getelementptr inbounds %class.anon, ptr %5, i32 0, i32 1, !dbg !182
  %12 = load ptr, ptr %11, align 8, !dbg !182, !tbaa !183
  %13 = call noundef i32 @_ZN1B1fEv(ptr noundef nonnull align 8 dereferenceable(13) %12) #16, !dbg !184
  %14 = add nsw i32 %10, %13, !dbg !185
  ret i32 %14, !dbg !186
}

; Function Attrs: nounwind
declare void @_ZN1AD2Ev(ptr noundef nonnull align 8 dereferenceable(12)) unnamed_addr #6

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef i32 @_ZNK6Member3getEv(ptr noundef nonnull align 4 dereferenceable(4) %0) #0 comdat align 2 !dbg !187 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !58
  call void @llvm.dbg.declare(metadata ptr %2, metadata !189, metadata !DIExpression()), !dbg !191
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.Member, ptr %3, i32 0, i32 0, !dbg !192
  %5 = load i32, ptr %4, align 4, !dbg !192, !tbaa !193
  ret i32 %5, !dbg !195
}

; Function Attrs: uwtable
define internal void @__cxx_global_var_init() #10 section ".text.startup" !dbg !196 {
  %1 = call i32 @__cxa_atexit(ptr @_ZN1AD1Ev, ptr @_ZL8global_a, ptr @__dso_handle) #11, !dbg !198
  ret void, !dbg !198
}

; Function Attrs: nounwind
declare i32 @__cxa_atexit(ptr, ptr, ptr) #11

; Function Attrs: uwtable
define internal void @__cxx_global_var_init.1() #10 section ".text.startup" !dbg !199 {
  %1 = call i32 @__cxa_thread_atexit(ptr @_ZN1AD1Ev, ptr @tl, ptr @__dso_handle) #11, !dbg !200
  ret void, !dbg !200
}

; Function Attrs: nounwind
declare i32 @__cxa_thread_atexit(ptr, ptr, ptr) #11

; Function Attrs: mustprogress uwtable
define dso_local noundef ptr @_Z2mkv() #2 !dbg !201 {
  %1 = call noalias noundef nonnull ptr @_Znwm(i64 noundef 16) #18, !dbg !204, !heapallocsite !6
  call void @_ZN1BC2Ev(ptr noundef nonnull align 8 dereferenceable(13) %1) #15, !dbg !205
  ret ptr %1, !dbg !206
}

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) #12

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZN1BD0Ev(ptr noundef nonnull align 8 dereferenceable(13) %0) unnamed_addr #4 comdat align 2 !dbg !207 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !58
  call void @llvm.dbg.declare(metadata ptr %2, metadata !210, metadata !DIExpression()), !dbg !211
  %3 = load ptr, ptr %2, align 8
  call void @_ZN1AD2Ev(ptr noundef nonnull align 8 dereferenceable(13) %3) #15, !dbg !212
  call void @_ZdlPv(ptr noundef %3) #19, !dbg !212
  ret void, !dbg !212
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef i32 @_ZN1B1fEv(ptr noundef nonnull align 8 dereferenceable(13) %0) unnamed_addr #0 comdat align 2 !dbg !213 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !58
  call void @llvm.dbg.declare(metadata ptr %2, metadata !215, metadata !DIExpression()), !dbg !216
  %3 = load ptr, ptr %2, align 8
  ret i32 4, !dbg !217
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(ptr noundef) #13

; Function Attrs: uwtable
define internal void @_GLOBAL__sub_I_classes.cc() #10 section ".text.startup" !dbg !218 {
  call void @__cxx_global_var_init(), !dbg !220
  ret void
}

; Function Attrs: uwtable
define internal void @__tls_init() #10 !dbg !221 {
  %1 = load i8, ptr @__tls_guard, align 1, !dbg !222
  %2 = icmp eq i8 %1, 0, !dbg !222
  br i1 %2, label %3, label %5, !dbg !222, !prof !223

3:                                                ; preds = %0
  store i8 1, ptr @__tls_guard, align 1, !dbg !222
  %4 = call ptr @llvm.invariant.start.p0(i64 1, ptr @__tls_guard), !dbg !222
  call void @__cxx_global_var_init.1(), !dbg !222
  br label %5, !dbg !222

5:                                                ; preds = %3, %0
  ret void
}

; Function Attrs: argmemonly nocallback nofree nosync nounwind willreturn
declare ptr @llvm.invariant.start.p0(i64 immarg, ptr nocapture) #3

; Function Attrs: uwtable
define weak_odr hidden noundef ptr @_ZTW2tl() #14 comdat {
  call void @_ZTH2tl()
  ret ptr @tl
}

attributes #0 = { mustprogress nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { mustprogress uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { argmemonly nocallback nofree nosync nounwind willreturn }
attributes #4 = { inlinehint nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind readnone }
attributes #8 = { noinline noreturn nounwind }
attributes #9 = { inlinehint mustprogress nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { nounwind }
attributes #12 = { nobuiltin allocsize(0) "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { nobuiltin nounwind "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { uwtable "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #15 = { nobuiltin nounwind "no-builtins" }
attributes #16 = { nobuiltin "no-builtins" }
attributes #17 = { noreturn nounwind }
attributes #18 = { builtin nobuiltin allocsize(0) "no-builtins" }
attributes #19 = { builtin nobuiltin nounwind "no-builtins" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!41, !42, !43, !44, !45, !46}
!llvm.ident = !{!47}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "s", linkageName: "_ZN1A1sE", scope: !2, file: !3, line: 4, type: !14, isLocal: false, isDefinition: true, declaration: !40)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "Debian clang version 15.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !20, globals: !21, splitDebugInlining: false, nameTableKind: None)
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
!20 = !{!9, !6}
!21 = !{!0, !22, !33, !36, !38}
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(name: "pm", scope: !2, file: !3, line: 7, type: !24, isLocal: false, isDefinition: true)
!24 = !DIDerivedType(tag: DW_TAG_ptr_to_member_type, baseType: !25, size: 128, extraData: !29)
!25 = !DISubroutineType(types: !26)
!26 = !{!14, !27}
!27 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !28, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!28 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !29)
!29 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Member", file: !3, line: 7, size: 32, flags: DIFlagTypePassByValue, elements: !30, identifier: "_ZTS6Member")
!30 = !{!31, !32}
!31 = !DIDerivedType(tag: DW_TAG_member, name: "v", scope: !29, file: !3, line: 7, baseType: !14, size: 32)
!32 = !DISubprogram(name: "get", linkageName: "_ZNK6Member3getEv", scope: !29, file: !3, line: 7, type: !25, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(name: "pd", scope: !2, file: !3, line: 7, type: !35, isLocal: false, isDefinition: true)
!35 = !DIDerivedType(tag: DW_TAG_ptr_to_member_type, baseType: !14, size: 64, extraData: !29)
!36 = !DIGlobalVariableExpression(var: !37, expr: !DIExpression())
!37 = distinct !DIGlobalVariable(name: "global_a", linkageName: "_ZL8global_a", scope: !2, file: !3, line: 8, type: !9, isLocal: true, isDefinition: true)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(name: "tl", scope: !2, file: !3, line: 8, type: !9, isLocal: false, isDefinition: true)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "s", scope: !9, file: !3, line: 1, baseType: !14, flags: DIFlagStaticMember)
!41 = !{i32 7, !"Dwarf Version", i32 5}
!42 = !{i32 2, !"Debug Info Version", i32 3}
!43 = !{i32 1, !"wchar_size", i32 4}
!44 = !{i32 7, !"PIC Level", i32 2}
!45 = !{i32 7, !"PIE Level", i32 2}
!46 = !{i32 7, !"uwtable", i32 2}
!47 = !{!"Debian clang version 15.0.6"}
!48 = distinct !DISubprogram(name: "g", linkageName: "_ZN2ns1gEOiRK1A", scope: !49, file: !3, line: 3, type: !50, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !55)
!49 = !DINamespace(name: "ns", scope: null)
!50 = !DISubroutineType(types: !51)
!51 = !{!14, !52, !53}
!52 = !DIDerivedType(tag: DW_TAG_rvalue_reference_type, baseType: !14, size: 64)
!53 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !54, size: 64)
!54 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !9)
!55 = !{!56, !57}
!56 = !DILocalVariable(name: "x", arg: 1, scope: !48, file: !3, line: 3, type: !52)
!57 = !DILocalVariable(name: "a", arg: 2, scope: !48, file: !3, line: 3, type: !53)
!58 = !{!59, !59, i64 0}
!59 = !{!"any pointer", !60, i64 0}
!60 = !{!"omnipotent char", !61, i64 0}
!61 = !{!"Simple C++ TBAA"}
!62 = !DILocation(line: 3, column: 28, scope: !48)
!63 = !DILocation(line: 3, column: 40, scope: !48)
!64 = !DILocation(line: 3, column: 61, scope: !48)
!65 = !{!66, !66, i64 0}
!66 = !{!"int", !60, i64 0}
!67 = !DILocation(line: 3, column: 65, scope: !48)
!68 = !DILocation(line: 3, column: 67, scope: !48)
!69 = !{!70, !66, i64 8}
!70 = !{!"_ZTS1A", !66, i64 8}
!71 = !DILocation(line: 3, column: 63, scope: !48)
!72 = !DILocation(line: 3, column: 54, scope: !48)
!73 = distinct !DISubprogram(name: "tr", linkageName: "_Z2trv", scope: !3, file: !3, line: 5, type: !74, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !76)
!74 = !DISubroutineType(types: !75)
!75 = !{!14}
!76 = !{!77, !79}
!77 = !DILocalVariable(name: "a", scope: !78, file: !3, line: 5, type: !9)
!78 = distinct !DILexicalBlock(scope: !73, file: !3, line: 5, column: 16)
!79 = !DILocalVariable(name: "e", scope: !73, file: !3, line: 5, type: !14)
!80 = !DILocation(line: 5, column: 18, scope: !78)
!81 = !DILocation(line: 5, column: 20, scope: !78)
!82 = !DILocation(line: 5, column: 23, scope: !78)
!83 = !DILocation(line: 5, column: 36, scope: !73)
!84 = !DILocation(line: 5, column: 36, scope: !78)
!85 = !DILocation(line: 5, column: 109, scope: !78)
!86 = !DILocation(line: 5, column: 97, scope: !87)
!87 = distinct !DILexicalBlock(scope: !73, file: !3, line: 5, column: 78)
!88 = !DILocation(line: 5, column: 49, scope: !73)
!89 = !DILocation(line: 5, column: 61, scope: !90)
!90 = distinct !DILexicalBlock(scope: !73, file: !3, line: 5, column: 52)
!91 = !DILocation(line: 5, column: 54, scope: !90)
!92 = !DILocation(line: 5, column: 64, scope: !90)
!93 = !DILocation(line: 5, column: 87, scope: !87)
!94 = !DILocation(line: 5, column: 80, scope: !87)
!95 = !DILocation(line: 5, column: 109, scope: !87)
!96 = !DILocation(line: 5, column: 99, scope: !73)
!97 = !DILocation(line: 5, column: 109, scope: !73)
!98 = distinct !DISubprogram(name: "A", linkageName: "_ZN1AC2Ev", scope: !9, file: !3, line: 1, type: !99, scopeLine: 1, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !102, retainedNodes: !103)
!99 = !DISubroutineType(types: !100)
!100 = !{null, !101}
!101 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!102 = !DISubprogram(name: "A", scope: !9, type: !99, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!103 = !{!104}
!104 = !DILocalVariable(name: "this", arg: 1, scope: !98, type: !105, flags: DIFlagArtificial | DIFlagObjectPointer)
!105 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!106 = !DILocation(line: 0, scope: !98)
!107 = !DILocation(line: 1, column: 8, scope: !98)
!108 = !{!109, !109, i64 0}
!109 = !{!"vtable pointer", !61, i64 0}
!110 = !DILocation(line: 1, column: 60, scope: !98)
!111 = !DISubprogram(name: "may_throw", scope: !3, file: !3, line: 4, type: !112, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !114)
!112 = !DISubroutineType(types: !113)
!113 = !{null}
!114 = !{}
!115 = distinct !DISubprogram(name: "mx<int>", linkageName: "_Z2mxIiET_S0_S0_", scope: !3, file: !3, line: 2, type: !116, scopeLine: 2, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, templateParams: !121, retainedNodes: !118)
!116 = !DISubroutineType(types: !117)
!117 = !{!14, !14, !14}
!118 = !{!119, !120}
!119 = !DILocalVariable(name: "a", arg: 1, scope: !115, file: !3, line: 2, type: !14)
!120 = !DILocalVariable(name: "b", arg: 2, scope: !115, file: !3, line: 2, type: !14)
!121 = !{!122}
!122 = !DITemplateTypeParameter(name: "T", type: !14)
!123 = !DILocation(line: 2, column: 27, scope: !115)
!124 = !DILocation(line: 2, column: 32, scope: !115)
!125 = !DILocation(line: 2, column: 44, scope: !115)
!126 = !DILocation(line: 2, column: 48, scope: !115)
!127 = !DILocation(line: 2, column: 46, scope: !115)
!128 = !DILocation(line: 2, column: 52, scope: !115)
!129 = !DILocation(line: 2, column: 56, scope: !115)
!130 = !DILocation(line: 2, column: 37, scope: !115)
!131 = distinct !DISubprogram(name: "lam", linkageName: "_Z3lami", scope: !3, file: !3, line: 6, type: !132, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !134)
!132 = !DISubroutineType(types: !133)
!133 = !{!14, !14}
!134 = !{!135, !136, !137}
!135 = !DILocalVariable(name: "k", arg: 1, scope: !131, file: !3, line: 6, type: !14)
!136 = !DILocalVariable(name: "b", scope: !131, file: !3, line: 6, type: !6)
!137 = !DILocalVariable(name: "l", scope: !131, file: !3, line: 6, type: !138)
!138 = distinct !DICompositeType(tag: DW_TAG_class_type, scope: !131, file: !3, line: 6, size: 128, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !139)
!139 = !{!140, !142}
!140 = !DIDerivedType(tag: DW_TAG_member, name: "k", scope: !138, file: !3, line: 6, baseType: !141, size: 64)
!141 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !14, size: 64)
!142 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !138, file: !3, line: 6, baseType: !143, size: 64, offset: 64)
!143 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !6, size: 64)
!144 = !DILocation(line: 6, column: 13, scope: !131)
!145 = !DILocation(line: 6, column: 18, scope: !131)
!146 = !DILocation(line: 6, column: 20, scope: !131)
!147 = !DILocation(line: 6, column: 23, scope: !131)
!148 = !DILocation(line: 6, column: 28, scope: !131)
!149 = !DILocation(line: 6, column: 32, scope: !131)
!150 = !DILocation(line: 6, column: 77, scope: !131)
!151 = !DILocation(line: 6, column: 90, scope: !131)
!152 = !DILocation(line: 6, column: 84, scope: !131)
!153 = !DILocation(line: 6, column: 82, scope: !131)
!154 = !DILocation(line: 6, column: 70, scope: !131)
!155 = !DILocation(line: 6, column: 97, scope: !131)
!156 = distinct !DISubprogram(name: "B", linkageName: "_ZN1BC2Ev", scope: !6, file: !3, line: 1, type: !157, scopeLine: 1, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !159, retainedNodes: !160)
!157 = !DISubroutineType(types: !158)
!158 = !{null, !15}
!159 = !DISubprogram(name: "B", scope: !6, type: !157, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!160 = !{!161}
!161 = !DILocalVariable(name: "this", arg: 1, scope: !156, type: !162, flags: DIFlagArtificial | DIFlagObjectPointer)
!162 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!163 = !DILocation(line: 0, scope: !156)
!164 = !DILocation(line: 1, column: 91, scope: !156)
!165 = distinct !DISubprogram(name: "operator()", linkageName: "_ZZ3lamiENK3$_0clEi", scope: !138, file: !3, line: 6, type: !166, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !170, retainedNodes: !171)
!166 = !DISubroutineType(types: !167)
!167 = !{!14, !168, !14}
!168 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !169, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!169 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !138)
!170 = !DISubprogram(name: "operator()", scope: !138, file: !3, line: 6, type: !166, scopeLine: 6, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!171 = !{!172, !174}
!172 = !DILocalVariable(name: "this", arg: 1, scope: !165, type: !173, flags: DIFlagArtificial | DIFlagObjectPointer)
!173 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !169, size: 64)
!174 = !DILocalVariable(name: "x", arg: 2, scope: !165, file: !3, line: 6, type: !14)
!175 = !DILocation(line: 0, scope: !165)
!176 = !DILocation(line: 6, column: 40, scope: !165)
!177 = !DILocation(line: 6, column: 52, scope: !165)
!178 = !DILocation(line: 6, column: 56, scope: !165)
!179 = !{!180, !59, i64 0}
!180 = !{!"_ZTSZ3lamiE3$_0", !59, i64 0, !59, i64 8}
!181 = !DILocation(line: 6, column: 54, scope: !165)
!182 = !DILocation(line: 6, column: 60, scope: !165)
!183 = !{!180, !59, i64 8}
!184 = !DILocation(line: 6, column: 62, scope: !165)
!185 = !DILocation(line: 6, column: 58, scope: !165)
!186 = !DILocation(line: 6, column: 45, scope: !165)
!187 = distinct !DISubprogram(name: "get", linkageName: "_ZNK6Member3getEv", scope: !29, file: !3, line: 7, type: !25, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !32, retainedNodes: !188)
!188 = !{!189}
!189 = !DILocalVariable(name: "this", arg: 1, scope: !187, type: !190, flags: DIFlagArtificial | DIFlagObjectPointer)
!190 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !28, size: 64)
!191 = !DILocation(line: 0, scope: !187)
!192 = !DILocation(line: 7, column: 49, scope: !187)
!193 = !{!194, !66, i64 0}
!194 = !{!"_ZTS6Member", !66, i64 0}
!195 = !DILocation(line: 7, column: 42, scope: !187)
!196 = distinct !DISubprogram(name: "__cxx_global_var_init", scope: !197, file: !197, type: !112, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !114)
!197 = !DIFile(filename: "classes.cc", directory: "/src")
!198 = !DILocation(line: 0, scope: !196)
!199 = distinct !DISubprogram(name: "__cxx_global_var_init.1", scope: !197, file: !197, type: !112, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !114)
!200 = !DILocation(line: 0, scope: !199)
!201 = distinct !DISubprogram(name: "mk", linkageName: "_Z2mkv", scope: !3, file: !3, line: 8, type: !202, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !114)
!202 = !DISubroutineType(types: !203)
!203 = !{!105}
!204 = !DILocation(line: 8, column: 107, scope: !201)
!205 = !DILocation(line: 8, column: 111, scope: !201)
!206 = !DILocation(line: 8, column: 100, scope: !201)
!207 = distinct !DISubprogram(name: "~B", linkageName: "_ZN1BD0Ev", scope: !6, file: !3, line: 1, type: !157, scopeLine: 1, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !208, retainedNodes: !209)
!208 = !DISubprogram(name: "~B", scope: !6, type: !157, containingType: !6, virtualIndex: 0, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!209 = !{!210}
!210 = !DILocalVariable(name: "this", arg: 1, scope: !207, type: !162, flags: DIFlagArtificial | DIFlagObjectPointer)
!211 = !DILocation(line: 0, scope: !207)
!212 = !DILocation(line: 1, column: 91, scope: !207)
!213 = distinct !DISubprogram(name: "f", linkageName: "_ZN1B1fEv", scope: !6, file: !3, line: 1, type: !12, scopeLine: 1, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !11, retainedNodes: !214)
!214 = !{!215}
!215 = !DILocalVariable(name: "this", arg: 1, scope: !213, type: !162, flags: DIFlagArtificial | DIFlagObjectPointer)
!216 = !DILocation(line: 0, scope: !213)
!217 = !DILocation(line: 1, column: 118, scope: !213)
!218 = distinct !DISubprogram(linkageName: "_GLOBAL__sub_I_classes.cc", scope: !197, file: !197, type: !219, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !114)
!219 = !DISubroutineType(types: !114)
!220 = !DILocation(line: 0, scope: !218)
!221 = distinct !DISubprogram(linkageName: "__tls_init", scope: !197, file: !197, type: !219, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !114)
!222 = !DILocation(line: 0, scope: !221)
!223 = !{!"branch_weights", i32 1, i32 1023}
