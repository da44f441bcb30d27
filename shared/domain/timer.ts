/**
 * The countdown of a mindful moment or a quiet time (spec section 4). Pure: the caller passes the time.
 *
 *            start                  0 is reached
 *    idle ──────────▶ running ───────────────────▶ idle, nothing left
 *     ▲  ▲             │    ▲                        │
 *     │  └────reset────┤    │ start                  └─start─▶ running, from the full time
 *     │          pause ▼    │
 *     └────reset────── paused
 *
 * Time passes by the clock, not by how often anybody looks: a page that slept through it is at the right second when it
 * comes back. A clock that is put back takes nothing away from what has passed.
 */
export interface Timer {
  readonly status: 'idle' | 'running' | 'paused';
  readonly durationMs: number;
  /** While it runs: as of `seenAt`. */
  readonly leftMs: number;
  /** When it was last looked at, milliseconds since the epoch. Means nothing unless it runs. */
  readonly seenAt: number;
}

/** A timer at rest with its full time. */
export function setTimer(durationSeconds: number): Timer {
  const durationMs = durationSeconds * 1000;
  return { status: 'idle', durationMs, leftMs: durationMs, seenAt: 0 };
}

/** Lets it run on, or after its end from the full time. One that runs is only looked at. */
export function startTimer(timer: Timer, now: number): Timer {
  if (timer.status === 'running') return tickTimer(timer, now);
  const leftMs = isFinished(timer) ? timer.durationMs : timer.leftMs;
  return { ...timer, status: 'running', leftMs, seenAt: now };
}

/** Holds it where it is. */
export function pauseTimer(timer: Timer, now: number): Timer {
  const seen = tickTimer(timer, now);
  return seen.status === 'running' ? { ...seen, status: 'paused' } : seen;
}

/** At rest again with the full time. */
export function resetTimer(timer: Timer): Timer {
  return { ...timer, status: 'idle', leftMs: timer.durationMs };
}

/** The timer as it is now; at 0 it stops. */
export function tickTimer(timer: Timer, now: number): Timer {
  if (timer.status !== 'running') return timer;
  const passedMs = Math.max(0, now - timer.seenAt);
  const leftMs = Math.max(0, timer.leftMs - passedMs);
  return { ...timer, status: leftMs === 0 ? 'idle' : 'running', leftMs, seenAt: now };
}

/** Whether it has come to its end and was not set again. */
export function isFinished({ status, leftMs }: Timer): boolean {
  return status === 'idle' && leftMs === 0;
}

/** What the clock face shows: the second that has begun counts in full. */
export function secondsLeft({ leftMs }: Timer): number {
  return Math.ceil(leftMs / 1000);
}

/** How long until another second shows. */
export function untilNextSecondMs({ leftMs }: Timer): number {
  return leftMs % 1000 || 1000;
}

/** Which of `steps` is due, from 0: each has an equal share of the time. */
export function stepDue({ durationMs, leftMs }: Timer, steps: number): number {
  const passedMs = durationMs - leftMs;
  return Math.min(steps - 1, Math.floor((passedMs * steps) / durationMs));
}
