import type { EatingHabitsRequest, EatingHabitsView } from '../../../shared/api/nourish';
import { counted } from '../../../shared/domain/merge/merge-counter';
import { counterValue } from '../../../shared/records/fields';
import { type NourishDayBody, nourishDay } from '../../../shared/records/nourish-day';
import type { Account, Store } from '../../store/store';
import { givenFields, readBody } from './read-body';
import type { RecordWriter } from './record-writer';

const EMPTY: NourishDayBody = {
  waterIntake: {},
  balancedMeals: {},
  mindfulEating: null,
  gratefulForFood: false,
  emotionalEating: null,
  energyLevel: null,
  reflection: null,
};

/** The eating habits of a day, or null. */
export async function readHabits(
  store: Store,
  account: Account,
  day: string,
): Promise<EatingHabitsView | null> {
  const body = readBody(nourishDay, await store.getRecord(account.id, nourishDay.idFor(day)));
  return body ? viewHabits(day, body) : null;
}

/** Saves the eating habits of a day; a field that is not given keeps its value. */
export async function saveHabits(
  writer: RecordWriter,
  account: Account,
  day: string,
  request: EatingHabitsRequest,
  utcOffsetMinutes: number,
): Promise<EatingHabitsView> {
  const { waterIntake, balancedMeals, ...fields } = request;
  const target = { kind: nourishDay, id: nourishDay.idFor(day), day, utcOffsetMinutes };
  const body = await writer.write(account, target, (stored, device) => {
    const current: NourishDayBody = { ...EMPTY, ...stored };
    return {
      ...current,
      ...givenFields(fields),
      waterIntake: countTo(current.waterIntake, waterIntake, device),
      balancedMeals: countTo(current.balancedMeals, balancedMeals, device),
    };
  });
  return viewHabits(day, body);
}

/** A number is written as this device's share of the difference, so glasses counted elsewhere are never undone. */
function countTo(
  counter: Readonly<Record<string, number>>,
  value: number | undefined,
  device: string,
): Readonly<Record<string, number>> {
  const sum = Object.values(counter).reduce((total, part) => total + part, 0);
  if (value === undefined || value === sum) return counter;
  const part = (counter[device] ?? 0) + value - sum;
  return counted(counter, { deviceId: device, part }, value);
}

function viewHabits(date: string, body: NourishDayBody): EatingHabitsView {
  const { mindfulEating, gratefulForFood, emotionalEating, energyLevel, reflection } = body;
  return {
    date,
    waterIntake: counterValue(body.waterIntake),
    balancedMeals: counterValue(body.balancedMeals),
    mindfulEating,
    gratefulForFood,
    emotionalEating,
    energyLevel,
    reflection,
  };
}
