import type { Verse } from '../verses';
import declarations from './declarations.json';

/** What a declaration may be needed for, in the order in which screens offer it. */
export const DECLARATION_NEEDS = [
  'Peace',
  'Courage',
  'Forgiveness',
  'Worth',
  'Guidance',
  'Strength',
  'Hope',
  'Belonging',
] as const;
export type DeclarationNeed = (typeof DECLARATION_NEEDS)[number];

/**
 * A sentence in the first person, and the verse it rests on. Written in declarations-source.json; `npm run verses` adds the
 * verse.
 */
export interface Declaration {
  /** Never changed: favorites name it. */
  readonly id: string;
  readonly need: DeclarationNeed;
  /** One or two sentences, at most 30 words. */
  readonly words: string;
  readonly verse: Verse;
}

/** All that come with the app, ten to each need. */
export const DECLARATIONS = declarations as readonly Declaration[];
