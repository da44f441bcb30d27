import { readPassages } from '../../../../shared/content/read-passage';
import { sayReference } from '../../../../shared/content/say-reference';
import { type DeclarationBody, declaration } from '../../../../shared/records/declaration';
import type { RecordFormSpec } from '../../../records/record-form';

export interface OwnForm {
  readonly words: string;
  /** The verse as the person writes it, or nothing. */
  readonly verse: string;
}

/** A declaration of the person's: its record, its draft and the way between record and screen. A new one has `newId`. */
export function ownDeclarationOf(
  id: string | undefined,
  newId: string,
  day: string,
): RecordFormSpec<DeclarationBody, OwnForm> {
  return {
    kind: declaration,
    id: id ?? newId,
    day,
    draftKey: `declaration:${id ?? 'new'}`,
    toForm: (body) => ({ words: body?.words ?? '', verse: sayReference(body?.passage ?? '') }),
    toBody: ({ words, verse }, opened) => ({
      ...opened,
      words: words.trim(),
      passage: readVerse(verse) ?? null,
    }),
  };
}

/** The one passage that a text names, as data; undefined where it names none, or several. */
export function readVerse(verse: string): string | undefined {
  const [passage, ...others] = readPassages(verse);
  return others.length === 0 ? passage : undefined;
}

/** Whether the verse can be kept: it is a passage, or nothing was written. */
export function isVerseKnown({ verse }: OwnForm): boolean {
  return verse.trim() === '' || readVerse(verse) !== undefined;
}
