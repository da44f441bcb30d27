import { journeyDayKey } from '../../../../shared/domain/challenge-day';
import {
  type DropCompletionBody,
  dropCompletion,
} from '../../../../shared/records/drop-completion';
import type { RecordOf } from '../../../records/contract';
import type { RecordFormSpec } from '../../../records/record-form';
import { wordsOrNull } from '../../../records/words-or-null';

export type Completion = RecordOf<DropCompletionBody>;

/** What a day's sheet shows. */
export interface ReflectionForm {
  readonly reflection: string;
  /** Its recording, `/api/media/<id>`. */
  readonly audioUrl: string | null;
}

/** What a tap answers in place of words of one's own. */
export const SAT_WITH_IT = 'I sat with it.';

export const SAVE_FAILED = 'Failed to complete daily drop. Please try again.';

/** What names the unsaved words of a challenge day: its draft, as its record. */
export function reflectionDraft(challengeDay: number, journey = 1): string {
  return `drop:${journeyDayKey({ journey, challengeDay })}`;
}

/**
 * The reflection on a challenge day: its record, its draft and the way between record and screen.
 * @param day the local calendar day it is completed on, if it is not complete yet
 * @param journey the number of the journey, the first unless another is named (J12)
 */
export function reflectionOf(
  challengeDay: number,
  day: string,
  journey = 1,
): RecordFormSpec<DropCompletionBody, ReflectionForm> {
  return {
    kind: dropCompletion,
    id: dropCompletion.idFor(journeyDayKey({ journey, challengeDay })),
    day,
    draftKey: reflectionDraft(challengeDay, journey),
    toForm: (body) => ({ reflection: body?.reflection ?? '', audioUrl: body?.audioUrl ?? null }),
    toBody: ({ reflection, audioUrl }, opened) => ({
      ...opened,
      challengeDay,
      ...(journey > 1 && { journey }),
      reflection: wordsOrNull(reflection),
      audioUrl,
    }),
  };
}

/** A completion needs words or a voice (spec section 5). */
export function isBlank({ reflection, audioUrl }: ReflectionForm): boolean {
  return reflection.trim() === '' && !audioUrl;
}

/** The button's label, by what it saves (spec section 4). `speaking`: a recording is under way, and saving ends it. */
export function completeLabel({ reflection, audioUrl }: ReflectionForm, speaking: boolean): string {
  if (!audioUrl && !speaking) return 'Mark Complete';
  return reflection.trim() === '' ? 'Save Voice Reflection' : 'Save Text + Voice';
}
