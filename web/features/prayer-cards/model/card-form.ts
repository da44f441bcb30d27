import { isLocalDay } from '../../../../shared/domain/local-day';
import {
  type IntercessionCardBody,
  intercessionCard,
  type Rhythm,
} from '../../../../shared/records/intercession-card';
import type { RecordFormSpec } from '../../../records/record-form';
import type { Card } from './pile';

export interface CardForm {
  readonly who: string;
  readonly matter: string;
  readonly since: string;
  readonly rhythm: Rhythm;
  /** Null: the weekday of `since`. */
  readonly weekday: number | null;
}

type CardFormSpec = RecordFormSpec<IntercessionCardBody, CardForm>;

/** A card that is begun. There is one draft of it, whatever `newId` is. */
export function newCard(newId: string, today: string): CardFormSpec {
  return formOf({ id: newId, day: today, draft: 'new', today });
}

/** A card that there is. */
export function editedCard({ id, day }: Pick<Card, 'id' | 'day'>, today: string): CardFormSpec {
  return formOf({ id, day, draft: id, today });
}

interface FormOf {
  readonly id: string;
  readonly day: string;
  /** Names the draft among those of cards. */
  readonly draft: string;
  readonly today: string;
}

function formOf({ id, day, draft, today }: FormOf): CardFormSpec {
  return {
    kind: intercessionCard,
    id,
    day,
    draftKey: `intercession-card:${draft}`,
    toForm: (body) => ({
      who: body?.who ?? '',
      matter: body?.matter ?? '',
      since: body?.since ?? today,
      rhythm: body?.rhythm ?? 'daily',
      weekday: body?.weekday ?? null,
    }),
    toBody: ({ weekday, who, ...form }, opened) => ({
      ...opened,
      ...form,
      who: who.trim(),
      ...(weekday !== null && { weekday }),
    }),
  };
}

export interface AnswerForm {
  readonly story: string;
}

/** How a card was answered. Saved, the card is answered: on the day that it was, else today. */
export function answerOf(
  { id, day, body }: Pick<Card, 'id' | 'day' | 'body'>,
  today: string,
): RecordFormSpec<IntercessionCardBody, AnswerForm> {
  return {
    kind: intercessionCard,
    id,
    day,
    draftKey: `intercession-card:${id}:answer`,
    toForm: (opened) => ({ story: opened?.story ?? '' }),
    toBody: ({ story }, opened = body) => ({
      ...opened,
      story,
      answeredOn: opened.answeredOn ?? today,
    }),
  };
}

/** Whether a card can be prayed since that day: it exists, and is not still to come. */
export function maySince(day: string, today: string): boolean {
  return isLocalDay(day) && day <= today;
}
