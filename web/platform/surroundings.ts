import type { Surroundings } from '../local/contract';
import { now, utcOffsetMinutes } from './clock';
import { randomId } from './ids';

/** The real time, chance and place of this browser. */
export const surroundings: Surroundings = { now, utcOffsetMinutes, randomId };
