import { setAudioSession } from './audio-session';

/** A sound that is looped, `/content/…`, and after how many seconds it repeats itself. */
export interface Loop {
  readonly url: string;
  readonly loopSeconds: number;
}

/** What is heard while somebody sits: a loop without a seam, and a soft bell at the end. */
export interface Ambience {
  /** Lets sounds be heard. To be called within a press: browsers allow it to nobody else. May be repeated. */
  wake(): void;
  /** Fades the loop in where it stood. Resolves with whether it can be heard at all; a later call of any kind overrules it. */
  play(): Promise<boolean>;
  /** Fades the loop out; it keeps its place. */
  pause(): void;
  /** Fades the loop out; it begins anew the next time. */
  rewind(): void;
  /** Rings the bell, as far as sounds were let be heard. */
  ring(): void;
  /** Silence. The next `wake` begins from nothing. */
  close(): void;
}

const LEVEL = 0.8;
/** How long a fade takes until nothing of it is left to hear. */
const FADE_SECONDS = { in: 3, out: 1 };
const BELL_SECONDS = 5;
/** Partials of a small bell: frequency in hertz, how loud, how long. */
const BELL = [
  { hertz: 528, level: 0.1, seconds: BELL_SECONDS },
  { hertz: 1056, level: 0.04, seconds: 3.5 },
  { hertz: 1452, level: 0.025, seconds: 2 },
] as const;
const STRIKE_SECONDS = 0.02;
const SILENT = 0.0001;

/** Where sounds are heard. `active` counts the sources that have not ended. */
interface Stage {
  readonly context: AudioContext;
  active: number;
}

/** A loop that sounds. `from` is its place in the loop when it began. */
interface Sounding {
  readonly source: AudioBufferSourceNode;
  readonly gain: GainNode;
  readonly startedAt: number;
  readonly from: number;
}

/** The part of a decoded file that is looped: exactly as long as it takes to repeat, wherever in the file it begins. */
export function loopWindow(
  durationSeconds: number,
  loopSeconds: number,
): { readonly start: number; readonly end: number } {
  const length = Math.min(loopSeconds, durationSeconds);
  const start = (durationSeconds - length) / 2;
  return { start, end: start + length };
}

/** Web Audio, because an `<audio loop>` has a gap where it begins again. Nothing is fetched before it is played. */
export function createAmbience(loop: Loop | null): Ambience {
  let stage: Stage | undefined;
  let buffer: Promise<AudioBuffer> | undefined;
  let sounding: Sounding | undefined;
  /** Seconds into the loop. */
  let place = 0;
  /** Names each wish, so that a sound which loads late does not start over a later one. */
  let turn = 0;

  function wake(): Stage {
    stage ??= { context: new AudioContext(), active: 0 };
    // Refused where there was no press; then it stays silent.
    void stage.context.resume().catch(() => undefined);
    return stage;
  }

  function fadeOut(): void {
    turn += 1;
    if (!stage || !sounding || !loop) return;
    const { source, gain, startedAt, from } = sounding;
    const now = stage.context.currentTime;
    place = (from + now - startedAt) % loop.loopSeconds;
    fade(gain.gain, 0, now, FADE_SECONDS.out);
    source.stop(now + FADE_SECONDS.out);
    sounding = undefined;
  }

  function rewind(): void {
    fadeOut();
    place = 0;
  }

  return {
    wake,
    async play() {
      if (!loop) return false;
      turn += 1;
      const mine = turn;
      setAudioSession('playback');
      const { context } = wake();
      try {
        buffer ??= load(context, loop.url);
        const decoded = await buffer;
        if (mine !== turn || sounding) return true;
        sounding = begin(wake(), decoded, loop, place);
        return true;
      } catch {
        buffer = undefined;
        return false;
      }
    },
    pause: fadeOut,
    rewind,
    ring() {
      if (stage) strike(wake());
    },
    close() {
      rewind();
      setAudioSession('auto');
      const ending = stage;
      stage = undefined;
      buffer = undefined;
      if (!ending) return;
      // A bell that still rings is heard to its end.
      const lingerSeconds = ending.active > 0 ? BELL_SECONDS : 0;
      setTimeout(() => void ending.context.close(), lingerSeconds * 1000);
    },
  };
}

async function load(context: AudioContext, url: string): Promise<AudioBuffer> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status}`);
  return context.decodeAudioData(await response.arrayBuffer());
}

/** Once nothing plays any more the stage rests: a phone left on a finished moment must not work all night. */
function restAfter(stage: Stage, source: AudioScheduledSourceNode): void {
  stage.active += 1;
  source.onended = () => {
    stage.active -= 1;
    if (stage.active === 0 && stage.context.state === 'running') void stage.context.suspend();
  };
}

function begin(stage: Stage, buffer: AudioBuffer, { loopSeconds }: Loop, from: number): Sounding {
  const { context } = stage;
  const source = context.createBufferSource();
  const gain = context.createGain();
  const { start, end } = loopWindow(buffer.duration, loopSeconds);
  const startedAt = context.currentTime;
  source.buffer = buffer;
  source.loop = true;
  source.loopStart = start;
  source.loopEnd = end;
  gain.gain.value = 0;
  source.connect(gain).connect(context.destination);
  fade(gain.gain, LEVEL, startedAt, FADE_SECONDS.in);
  source.start(startedAt, start + from);
  restAfter(stage, source);
  return { source, gain, startedAt, from };
}

/** Goes on from whatever value it has, also in the middle of another fade. */
function fade(value: AudioParam, to: number, now: number, seconds: number): void {
  // After five time constants less than a hundredth is left.
  value.setTargetAtTime(to, now, seconds / 5);
}

function strike(stage: Stage): void {
  const { context } = stage;
  const now = context.currentTime;
  for (const { hertz, level, seconds } of BELL) {
    const partial = context.createOscillator();
    const gain = context.createGain();
    partial.frequency.value = hertz;
    gain.gain.setValueAtTime(SILENT, now);
    gain.gain.linearRampToValueAtTime(level, now + STRIKE_SECONDS);
    gain.gain.exponentialRampToValueAtTime(SILENT, now + seconds);
    partial.connect(gain).connect(context.destination);
    partial.start(now);
    partial.stop(now + seconds);
    restAfter(stage, partial);
  }
}
