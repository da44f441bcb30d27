import { now, utcOffsetMinutes } from './clock';
import { randomId } from './ids';

/** Time, chance and place, injected so that tests decide them. */
export interface Surroundings {
  /** Milliseconds since the epoch. */
  now(): number;
  /** This device's offset from UTC at `epochMs`, minutes, east positive. */
  utcOffsetMinutes(epochMs: number): number;
  /** 128 random bits, URL-safe. */
  randomId(): string;
}

/** The real time, chance and place of this browser. */
export const surroundings: Surroundings = { now, utcOffsetMinutes, randomId };
