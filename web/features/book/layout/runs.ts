import { toWellFormed } from '../../../../shared/domain/well-formed';
import type { Measure } from './measure';
import { type Face, type FontName, STACKS } from './type';

/** A stretch of text that one typeface has; `foreign` is drawn with those of the browser (B9). */
export interface Run {
  readonly text: string;
  readonly font: FontName | 'foreign';
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** Shows nothing by itself: what only chooses or joins, and what breaks nothing visible. */
const INVISIBLE = /^[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}]$/u;
const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const STRONG = /\p{L}/u;

/**
 * A text as it is set: characters put together, every space but the one that holds words together as a plain one, and
 * without what shows nothing.
 */
export function toSettable(text: string): string {
  return toWellFormed(text)
    .normalize('NFC')
    .replaceAll(/\r\n?|[\u2028\u2029\v\f]/g, '\n')
    .replaceAll('\t', '    ')
    .replaceAll(/(?!\u00a0)\p{Zs}/gu, ' ')
    .replaceAll(/(?!\n)\p{Cc}|[\u00ad\u200b\ufeff]/gu, '');
}

/** Whether a paragraph holds words that run from right to left. */
export function hasRightToLeft(text: string): boolean {
  return RIGHT_TO_LEFT.test(text);
}

/** Whether a paragraph as a whole runs from right to left: its first letter does. */
export function runsRightToLeft(text: string): boolean {
  const [first] = STRONG.exec(text) ?? [];
  return first !== undefined && RIGHT_TO_LEFT.test(first);
}

/** Splits a text by the typefaces that have its characters. Nothing of it is lost but what shows nothing. */
export function splitRuns(text: string, face: Face, measure: Measure): Run[] {
  const [first = 'text'] = STACKS[face];
  if (coversAll(text, first, measure)) return [{ text, font: first }];
  const runs: { text: string; font: Run['font'] }[] = [];
  for (const { segment } of graphemes.segment(text)) {
    const font = fontOf(segment, face, measure);
    if (font === undefined) continue;
    const last = runs.at(-1);
    if (last?.font === font) last.text += segment;
    else runs.push({ text: font === 'foreign' ? segment : visible(segment), font });
  }
  return runs;
}

/** Undefined for what shows nothing. */
function fontOf(cluster: string, face: Face, measure: Measure): Run['font'] | undefined {
  const shown = visible(cluster);
  if (shown === '') return undefined;
  if (cluster.includes('\u{fe0f}')) return 'foreign';
  return STACKS[face].find((font) => coversAll(shown, font, measure)) ?? 'foreign';
}

function visible(text: string): string {
  return [...text].filter((character) => !INVISIBLE.test(character)).join('');
}

function coversAll(text: string, font: FontName, measure: Measure): boolean {
  for (const character of text)
    if (!measure.covers(font, character.codePointAt(0) ?? 0)) return false;
  return true;
}
