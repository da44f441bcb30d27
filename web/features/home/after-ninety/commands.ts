import { PREFERENCE_ID, preference } from '../../../../shared/records/preference';
import type { Records } from '../../../records/contract';

/** Begins a journey (J11). Once begun it stays begun; false where this device can't save it. */
export async function beginJourney(
  records: Pick<Records, 'find' | 'save'>,
  journey: number,
  today: string,
): Promise<boolean> {
  try {
    const opened = await records.find(preference, PREFERENCE_ID);
    const journeys = [...new Set([...(opened?.body.journeys ?? []), journey])];
    const body = { journeys };
    await records.save({ kind: preference, id: PREFERENCE_ID, day: today, body, opened });
    return true;
  } catch {
    return false;
  }
}
