import { type CheckInBody, checkIn, type Mood } from '../../../shared/records/check-in';
import type { RecordFormSpec } from '../../records/record-form';
import { wordsOrNull } from '../../records/words-or-null';

/** What the Check-In shows: a blank line is an empty string. */
export interface CheckInForm {
  readonly mood: Mood | null;
  readonly truth: string;
  readonly gratitude: readonly [string, string, string];
}

function toCheckInForm(body: CheckInBody | undefined): CheckInForm {
  return {
    mood: body?.mood ?? null,
    truth: body?.truthStatement ?? '',
    gratitude: [body?.gratitude1 ?? '', body?.gratitude2 ?? '', body?.gratitude3 ?? ''],
  };
}

function toCheckInBody(form: CheckInForm, opened: CheckInBody | undefined): CheckInBody {
  const [first, second, third] = form.gratitude.map(wordsOrNull);
  return {
    ...opened,
    mood: form.mood,
    truthStatement: form.truth,
    gratitude1: first ?? null,
    gratitude2: second ?? null,
    gratitude3: third ?? null,
  };
}

/** A check-in needs a mood and a truth statement; the gratitude lines are optional. */
export function isComplete({ mood, truth }: CheckInForm): boolean {
  return mood !== null && truth.trim() !== '';
}

/** The Check-In of one day: its record, its draft and the way between record and screen. */
export function checkInOf(day: string): RecordFormSpec<CheckInBody, CheckInForm> {
  return {
    kind: checkIn,
    id: checkIn.idFor(day),
    day,
    draftKey: `check-in:${day}`,
    toForm: toCheckInForm,
    toBody: toCheckInBody,
  };
}
