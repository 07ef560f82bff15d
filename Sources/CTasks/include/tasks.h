#ifndef TASKS_H
#define TASKS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Jobs of Swift's tasks, handed to whoever holds the clock.
//
// The runtime hands what is to run next to libdispatch by its functions `dispatch_async_f` and
// `dispatch_after_f`, and asks the system's clock what time it is. The functions of these names in this
// library come before those: while a thread holds the tasks, what it hands over is kept here, in the order
// in which it came, and its clock shows the time that it was told. All other threads, and everybody
// while nobody holds the tasks, get what libdispatch and the system give.

/// Whose jobs this thread keeps, and what its clock shows: seconds since a beginning of its own.
typedef struct {
  uint64_t owner;
  double now;
} tasks_hold;

/// From now on the jobs that this thread hands over are an owner's.
/// - Parameter hold: An owner of 0 is nobody.
/// - Returns: What held before; whoever calls gives it back by another call.
tasks_hold tasks_swap(tasks_hold hold);

/// Whether jobs that other threads hand over are kept as well: a program of one application's.
void tasks_keep_all(bool all);
bool tasks_keeps_all(void);

/// A piece of work.
typedef struct {
  void *context;
  void (*function)(void *);
} tasks_job;

/// The next job of an owner that is due at an instant; false where there is none. Jobs that are due at
/// once come in the order in which they came, others by their instants.
bool tasks_next(uint64_t owner, double now, tasks_job *job);

/// Runs a job on this thread.
void tasks_run(tasks_job job);

/// The instant at which the next job is due; infinite where none waits.
double tasks_next_instant(uint64_t owner);

/// Forgets an owner's jobs: they never run.
void tasks_forget(uint64_t owner);

/// Ends the process by SIGQUIT on the thread that holds tasks, where one does for so many seconds without a break:
/// code that does not come back. A process whose parent is gone ends by SIGTERM. A thread of its own watches; once
/// begun it stays.
void tasks_watch(double seconds);

/// Whether this is the thread that the process began with.
bool tasks_is_main_thread(void);

#endif
