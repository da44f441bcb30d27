import { type ComponentType, createContext } from 'react';
import type { Hour } from '../../ui/hour';

/** A page that a person writes on, as it is lent to the companion. */
export interface WrittenPage {
  /** Names it: its draft. */
  readonly key: string;
  /** The address that leads to it. */
  readonly address: string;
  readonly hour: Hour;
  /** What its person calls it: `entry`, `reflection`. */
  readonly noun: string;
  readonly text: string;
  /** Puts another text in its place, as typing does. */
  readonly change: (text: string) => void;
}

/** Reflect with Scripture, beside what is written; null where the app does not offer it. */
export const ReflectingContext = createContext<ComponentType<{
  readonly page: WrittenPage;
}> | null>(null);
