import type { MindfulMoment } from '../../../shared/content/pack';
import { mindfulSession } from '../../../shared/records/mindful-session';
import type { Records } from '../../records/contract';

/** A moment that was sat through, on its way to the disk. */
export interface FinishedMoment {
  /** Of the record: a second attempt makes no second one. */
  readonly id: string;
  readonly moment: Pick<MindfulMoment, 'id' | 'title' | 'duration'>;
  /** The person's local day on which it began, `YYYY-MM-DD`. */
  readonly startedOn: string;
}

/** Keeps a finished moment as a record. Resolves with whether this device could. */
export async function keepFinished(
  records: Pick<Records, 'save'>,
  { id, moment, startedOn }: FinishedMoment,
): Promise<boolean> {
  const body = { momentId: moment.id, title: moment.title, seconds: moment.duration };
  try {
    await records.save({ kind: mindfulSession, id, day: startedOn, body, opened: undefined });
    return true;
  } catch {
    return false;
  }
}
