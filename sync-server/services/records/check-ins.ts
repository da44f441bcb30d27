import type { CheckInRequest, CheckInView } from '../../../shared/api/check-in';
import { type CheckInBody, checkIn } from '../../../shared/records/check-in';
import type { Account, Store } from '../../store/store';
import { givenFields, readBody } from './read-body';
import type { RecordWriter } from './record-writer';

const EMPTY: CheckInBody = {
  mood: null,
  truthStatement: '',
  gratitude1: null,
  gratitude2: null,
  gratitude3: null,
};

/** The check-in of a day, or null. */
export async function readCheckIn(
  store: Store,
  account: Account,
  day: string,
): Promise<CheckInView | null> {
  const body = readBody(checkIn, await store.getRecord(account.id, checkIn.idFor(day)));
  return body ? viewCheckIn(day, body) : null;
}

/** Saves the check-in of a day; the gratitude lines that are not named stay as they are. */
export async function saveCheckIn(
  writer: RecordWriter,
  account: Account,
  { date, ...fields }: CheckInRequest,
  utcOffsetMinutes: number,
): Promise<CheckInView> {
  const target = { kind: checkIn, id: checkIn.idFor(date), day: date, utcOffsetMinutes };
  const body = await writer.write(account, target, (current) => ({
    ...EMPTY,
    ...current,
    ...givenFields(fields),
  }));
  return viewCheckIn(date, body);
}

function viewCheckIn(date: string, body: CheckInBody): CheckInView {
  const { mood, truthStatement, gratitude1, gratitude2, gratitude3 } = body;
  const gratitude = [gratitude1, gratitude2, gratitude3].filter((line) => line?.trim());
  return {
    date,
    mood,
    truthStatement,
    truth: truthStatement,
    gratitude1,
    gratitude2,
    gratitude3,
    gratitude: gratitude.filter((line) => line !== null),
  };
}
