#define _GNU_SOURCE
#include "tasks.h"

#include <dlfcn.h>
#include <math.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

typedef void (*work)(void *);

/// A job that waits, in a list by instant; of the same instant, in the order in which they came.
typedef struct waiting {
  struct waiting *next;
  tasks_job job;
  uint64_t owner;
  double due;
} waiting;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static waiting *first;
static bool keeps_all;
/// What was held last by any thread, for jobs that others hand over.
static tasks_hold latest;

static __thread tasks_hold held;

/// Counts the beginnings and ends of holding; odd while somebody holds.
static _Atomic uint64_t swaps;
static pthread_t holding;

tasks_hold tasks_swap(tasks_hold hold) {
  tasks_hold former = held;
  held = hold;
  if (!former.owner != !hold.owner) {
    holding = pthread_self();
    swaps += 1;
  }
  if (hold.owner) {
    pthread_mutex_lock(&lock);
    latest = hold;
    pthread_mutex_unlock(&lock);
  }
  return former;
}

void tasks_keep_all(bool all) { keeps_all = all; }

bool tasks_keeps_all(void) { return keeps_all; }

/// Whose a job of this thread is; nobody's where libdispatch is to have it.
static tasks_hold holder(void) {
  if (held.owner || !keeps_all) return held;
  pthread_mutex_lock(&lock);
  tasks_hold hold = latest;
  pthread_mutex_unlock(&lock);
  return hold;
}

static void keep(void *context, work function, uint64_t owner, double due) {
  waiting *item = malloc(sizeof *item);
  if (!item) abort();
  *item = (waiting){NULL, {context, function}, owner, due};
  pthread_mutex_lock(&lock);
  waiting **place = &first;
  while (*place && (*place)->due <= due) place = &(*place)->next;
  item->next = *place;
  *place = item;
  pthread_mutex_unlock(&lock);
}

bool tasks_next(uint64_t owner, double now, tasks_job *job) {
  pthread_mutex_lock(&lock);
  waiting **place = &first;
  while (*place && (*place)->owner != owner) place = &(*place)->next;
  waiting *item = *place;
  // Instants that were worked out in two ways are a hair apart.
  bool is_due = item && item->due <= now + 1e-6;
  if (is_due) *place = item->next;
  pthread_mutex_unlock(&lock);
  if (!is_due) return false;
  *job = item->job;
  free(item);
  return true;
}

void tasks_run(tasks_job job) { job.function(job.context); }

double tasks_next_instant(uint64_t owner) {
  double due = INFINITY;
  pthread_mutex_lock(&lock);
  for (waiting *item = first; item; item = item->next) {
    if (item->owner != owner) continue;
    due = item->due;
    break;
  }
  pthread_mutex_unlock(&lock);
  return due;
}

void tasks_forget(uint64_t owner) {
  pthread_mutex_lock(&lock);
  for (waiting **place = &first; *place;) {
    waiting *item = *place;
    if (item->owner != owner) {
      place = &item->next;
      continue;
    }
    *place = item->next;
    free(item);
  }
  if (latest.owner == owner) latest.owner = 0;
  pthread_mutex_unlock(&lock);
}

/// Seconds that a thread has worked; what waits does not work.
static double worked(pthread_t thread) {
  clockid_t clock;
  struct timespec time;
  if (pthread_getcpuclockid(thread, &clock) || clock_gettime(clock, &time)) return 0;
  return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

/// Whether nobody hears SIGQUIT: the runtime takes its handler away when it has begun to tell where
/// a process stands, and stops all other threads until it is through with that.
static bool is_told(void) {
  struct sigaction action;
  return sigaction(SIGQUIT, NULL, &action) == 0 && action.sa_handler == SIG_DFL;
}

/// Ends the process whose parent is gone: nobody waits for what it makes. As by SIGTERM, so that what is
/// unfinished is taken away, and after five seconds in any case.
static void end_without(pid_t parent) {
  if (getppid() == parent) return;
  kill(getpid(), SIGTERM);
  sleep(5);
  _exit(128 + SIGTERM);
}

static void *watch(void *seconds) {
  pid_t parent = getppid();
  double limit = *(double *)seconds;
  free(seconds);
  uint64_t seen = 0;
  double waited = 0, began = 0;
  struct timespec pause = {0, 100000000};
  for (;;) {
    nanosleep(&pause, NULL);
    end_without(parent);
    uint64_t now = swaps;
    bool goes_on = now == seen && now % 2 == 1;
    waited = goes_on ? waited + 0.1 : 0;
    if (!goes_on) began = now % 2 == 1 ? worked(holding) : 0;
    seen = now;
    // On a busy machine an honest turn may take long; one that waits for ever does not work.
    if (waited < limit || (worked(holding) - began < 0.9 * limit && waited < 3 * limit)) continue;
    pthread_kill(holding, SIGQUIT);
    // Time to tell where it stands; then the process ends as a shell tells that signal.
    for (int n = 0; n < 60 && (n == 0 || !is_told()); n += 1) nanosleep(&pause, NULL);
    // Seen an instant before this thread is stopped for the telling, that would be cut off.
    for (int n = 0; n < 5; n += 1) nanosleep(&pause, NULL);
    _exit(128 + SIGQUIT);
  }
}

/// Has this thread hear SIGQUIT, whatever the one that started the process had blocked or ignored.
static void hear_quit(void) {
  sigset_t quit;
  sigemptyset(&quit);
  sigaddset(&quit, SIGQUIT);
  pthread_sigmask(SIG_UNBLOCK, &quit, NULL);
  struct sigaction action;
  if (sigaction(SIGQUIT, NULL, &action) == 0 && action.sa_handler == SIG_IGN) signal(SIGQUIT, SIG_DFL);
}

void tasks_watch(double seconds) {
  hear_quit();
  double *limit = malloc(sizeof *limit);
  if (!limit) abort();
  *limit = seconds;
  pthread_t thread;
  if (pthread_create(&thread, NULL, watch, limit) == 0) pthread_detach(thread);
}

bool tasks_is_main_thread(void) { return getpid() == (pid_t)syscall(SYS_gettid); }

// What libdispatch and the system have under these names.

static void *original(const char *name) {
  void *found = dlsym(RTLD_NEXT, name);
  if (!found) abort();
  return found;
}

/// In a process that tells where it ended, code that gives up ends by a trap, as a failed precondition does: a
/// signal is raised from within the system's library, from where no caller is found, so that a failed cast
/// would be told without its line.
__attribute__((noreturn)) void abort(void) {
  if (keeps_all) __builtin_trap();
  void (*end)(void) = (void (*)(void))dlsym(RTLD_NEXT, "abort");
  if (end) end();
  signal(SIGABRT, SIG_DFL);
  raise(SIGABRT);
  _exit(128 + SIGABRT);
}

/// Whether a piece of work is the runtime's of Swift's tasks: others have libdispatch for a reason.
static bool is_of_tasks(work function) {
  static work known[4];
  for (int n = 0; n < 4; n += 1) {
    if (known[n] == function) return true;
  }
  Dl_info info;
  if (!dladdr((void *)function, &info) || !info.dli_fname) return false;
  if (!strstr(info.dli_fname, "libswift_Concurrency")) return false;
  for (int n = 0; n < 4; n += 1) {
    if (known[n]) continue;
    known[n] = function;
    break;
  }
  return true;
}

void dispatch_async_f(void *queue, void *context, work function) {
  tasks_hold hold = holder();
  if (hold.owner && is_of_tasks(function)) return keep(context, function, hold.owner, hold.now);
  static void (*next)(void *, void *, work);
  if (!next) next = original("dispatch_async_f");
  next(queue, context, function);
}

void dispatch_after_f(uint64_t when, void *queue, void *context, work function) {
  tasks_hold hold = holder();
  if (hold.owner && is_of_tasks(function)) {
    static uint64_t (*instant)(uint64_t, int64_t);
    if (!instant) instant = original("dispatch_time");
    // The top two bits name the clock of a deadline; what is below counts its nanoseconds.
    uint64_t clock = when & (3ull << 62);
    double delay = (double)((int64_t)((when - instant(clock, 0)) << 2) >> 2) / 1e9;
    return keep(context, function, hold.owner, hold.now + fmax(delay, 0));
  }
  static void (*next)(uint64_t, void *, void *, work);
  if (!next) next = original("dispatch_after_f");
  next(when, queue, context, function);
}

/// Whoever holds tasks has a clock of its own: measured by the system's, a delay of theirs would come
/// out otherwise every time. The date is the system's, unless all tasks are kept: 9 January 2026, 9:41.
int clock_gettime(clockid_t clock, struct timespec *time) {
  bool is_date = clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE;
  bool is_of_process = clock == CLOCK_PROCESS_CPUTIME_ID || clock == CLOCK_THREAD_CPUTIME_ID;
  if (!held.owner || is_of_process || (is_date && !keeps_all)) {
    return (int)syscall(SYS_clock_gettime, clock, time);
  }
  double whole = floor(held.now);
  time->tv_sec = (time_t)whole + (is_date ? 1767951660 : 100000);
  time->tv_nsec = (long)((held.now - whole) * 1e9);
  return 0;
}
