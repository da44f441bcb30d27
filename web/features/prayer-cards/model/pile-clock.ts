const MINUTE_MS = 60_000;
/** A pile that was left open counts for no more. */
const MOST_MINUTES = 60;

/** Measures how long a pile is before the person. */
export interface PileClock {
  /** It is before the person from now on. */
  readonly open: () => void;
  /** It is not any more: for another screen, another app, or because it is done. */
  readonly leave: () => void;
  /** A card was prayed on that local day. */
  readonly notePrayer: (day: string) => void;
}

/**
 * Hands the whole minutes over as the pile is left, each once, to the day on which a card was prayed; without a prayer
 * nothing is handed over (T5). `now` is in milliseconds since the epoch.
 */
export function createPileClock(
  now: () => number,
  addMinutes: (day: string, minutes: number) => void,
): PileClock {
  let spentMs = 0;
  let addedMinutes = 0;
  let openSince: number | undefined;
  let prayedOn: string | undefined;

  function stop(): void {
    // A clock that was put back takes nothing away.
    if (openSince !== undefined) spentMs += Math.max(0, now() - openSince);
    openSince = undefined;
  }

  function handOver(): void {
    if (prayedOn === undefined) return;
    const minutes = Math.min(MOST_MINUTES, Math.floor(spentMs / MINUTE_MS)) - addedMinutes;
    if (minutes <= 0) return;
    addedMinutes += minutes;
    addMinutes(prayedOn, minutes);
  }

  return {
    open() {
      openSince ??= now();
    },
    leave() {
      stop();
      handOver();
    },
    notePrayer(day) {
      if (prayedOn !== undefined && prayedOn !== day) {
        stop();
        handOver();
        spentMs = 0;
        addedMinutes = 0;
        openSince = now();
      }
      prayedOn = day;
    },
  };
}
