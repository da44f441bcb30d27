import { expect, test } from 'vitest';
import { secondsLeft } from '../../../../shared/domain/timer';
import { manualTimers, settle } from '../../../../shared/testing/manual-timers';
import { createPractice, type Hearing, type Place } from './practice';

const BOTH: Hearing = { sound: true, bell: true };

interface Around {
  readonly hearing?: Hearing;
  readonly place?: Place;
  readonly audioUrl?: string | null;
}

/** Three minutes, with everything around them written down in the order in which it happens. */
function sitDown({ hearing = BOTH, place, audioUrl = '/content/audio/rain.mp3' }: Around = {}) {
  const timers = manualTimers();
  const heard: string[] = [];
  const finished: string[] = [];
  let awake = 0;
  let woken = 0;
  let kept: Hearing | undefined;
  let isWithinReach = true;
  let skippedMs = 0;
  let today = '2026-03-01';
  const note = (what: string) => () => void heard.push(what);
  const practice = createPractice({ duration: 180, audioUrl }, hearing, place, {
    now: () => timers.now() + skippedMs,
    after: timers.after,
    ambience: {
      wake() {
        woken += 1;
      },
      async play() {
        heard.push('play');
        return isWithinReach;
      },
      pause: note('pause'),
      rewind: note('rewind'),
      ring: note('bell'),
      close: note('close'),
    },
    keepAwake() {
      awake += 1;
      return () => {
        awake -= 1;
      };
    },
    today: () => today,
    keepHearing: (next) => {
      kept = next;
    },
    onFinished: (day) => finished.push(day),
  });
  return {
    practice,
    heard,
    finished,
    advance: timers.advance,
    waiting: timers.waiting,
    awake: () => awake,
    woken: () => woken,
    kept: () => kept,
    left: () => secondsLeft(practice.state.get().timer),
    status: () => practice.state.get().timer.status,
    soundIsOutOfReach() {
      isWithinReach = false;
    },
    /** As a page that sleeps sees it: no timer runs meanwhile. */
    sleepFor(ms: number) {
      skippedMs += ms;
    },
    midnightPasses() {
      today = '2026-03-02';
    },
  };
}

test('Start lets sounds be heard within the press, and so does coming back from a call', () => {
  const sitting = sitDown({ audioUrl: null });
  sitting.practice.toggle();
  expect(sitting.woken()).toBe(1);
  sitting.practice.comeBack();
  expect(sitting.woken()).toBe(2);
});

test('Start counts down with the sound and keeps the screen awake; Pause holds all of it', async () => {
  const sitting = sitDown();
  expect([sitting.status(), sitting.left(), sitting.awake()]).toEqual(['idle', 180, 0]);
  sitting.practice.toggle();
  await sitting.advance(74_000);
  expect([sitting.status(), sitting.left(), sitting.awake()]).toEqual(['running', 106, 1]);
  sitting.practice.toggle();
  await sitting.advance(60_000);
  expect([sitting.status(), sitting.left(), sitting.awake()]).toEqual(['paused', 106, 0]);
  expect(sitting.heard).toEqual(['play', 'pause']);
  expect(sitting.waiting()).toBe(0);
});

test('At 0 it stops and pauses the audio; the bell rings, and it is told once', async () => {
  const sitting = sitDown();
  sitting.practice.toggle();
  await sitting.advance(179_999);
  expect(sitting.finished).toEqual([]);
  await sitting.advance(1);
  expect([sitting.status(), sitting.left(), sitting.awake()]).toEqual(['idle', 0, 0]);
  expect(sitting.heard).toEqual(['play', 'rewind', 'bell']);
  await sitting.advance(600_000);
  expect(sitting.finished).toEqual(['2026-03-01']);
  expect(sitting.waiting()).toBe(0);
});

test('Reset restores the full duration and rewinds the audio', async () => {
  const sitting = sitDown();
  sitting.practice.toggle();
  await sitting.advance(90_000);
  sitting.practice.reset();
  expect([sitting.status(), sitting.left(), sitting.awake()]).toEqual(['idle', 180, 0]);
  expect(sitting.heard).toEqual(['play', 'rewind']);
  expect(sitting.waiting()).toBe(0);
});

test('a page that slept past the end finishes when it comes back, on the day it began', async () => {
  const sitting = sitDown();
  sitting.practice.toggle();
  await sitting.advance(10_000);
  sitting.midnightPasses();
  sitting.sleepFor(3_600_000);
  sitting.practice.comeBack();
  expect([sitting.status(), sitting.left()]).toEqual(['idle', 0]);
  expect(sitting.finished).toEqual(['2026-03-01']);
});

test('a press on Pause after an end that nobody saw begins nothing; the next one begins anew', async () => {
  const sitting = sitDown({ hearing: { sound: false, bell: false } });
  sitting.practice.toggle();
  sitting.sleepFor(200_000);
  sitting.practice.toggle();
  expect([sitting.status(), sitting.left()]).toEqual(['idle', 0]);
  sitting.practice.toggle();
  expect([sitting.status(), sitting.left()]).toEqual(['running', 180]);
  expect(sitting.finished).toHaveLength(1);
  expect(sitting.heard).toEqual(['rewind']);
});

test('sound is switched on and off on the way, and the wish is remembered', async () => {
  const sitting = sitDown({ hearing: { sound: false, bell: false } });
  sitting.practice.toggle();
  sitting.practice.toggleSound();
  sitting.practice.toggleSound();
  sitting.practice.toggleBell();
  expect(sitting.heard).toEqual(['play', 'pause']);
  expect(sitting.kept()).toEqual({ sound: false, bell: true });
});

test('a sound switched on at rest waits for the start', () => {
  const sitting = sitDown({ hearing: { sound: false, bell: true } });
  sitting.practice.toggleSound();
  expect(sitting.heard).toEqual([]);
});

test('a sound out of reach is told, and the time goes on without it', async () => {
  const sitting = sitDown();
  sitting.soundIsOutOfReach();
  sitting.practice.toggle();
  await settle();
  expect(sitting.practice.state.get().soundMissing).toBe(true);
  await sitting.advance(60_000);
  expect(sitting.left()).toBe(120);
  sitting.practice.toggleSound();
  expect(sitting.practice.state.get().soundMissing).toBe(false);
});

test('a moment without a sound plays none', () => {
  const sitting = sitDown({ audioUrl: null });
  sitting.practice.toggle();
  expect(sitting.heard).toEqual([]);
});

test('left on the way it waits where it was; left at rest or at its end there is nothing to wait', async () => {
  const sitting = sitDown();
  expect(sitting.practice.leave()).toBeUndefined();
  sitting.practice.toggle();
  await sitting.advance(100_000);
  const place = sitting.practice.leave();
  expect(place).toMatchObject({ startedOn: '2026-03-01', timer: { status: 'paused' } });
  expect(sitting.heard.slice(-2)).toEqual(['pause', 'close']);
  expect([sitting.awake(), sitting.waiting()]).toEqual([0, 0]);

  const again = sitDown({ place: place! });
  again.midnightPasses();
  expect([again.status(), again.left()]).toEqual(['paused', 80]);
  again.practice.toggle();
  await again.advance(80_000);
  expect(again.finished).toEqual(['2026-03-01']);
  expect(again.practice.leave()).toBeUndefined();
});
