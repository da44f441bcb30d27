import { counterValue } from '../../../../shared/records/fields';
import type { EnergyLevel, NourishDayBody } from '../../../../shared/records/nourish-day';
import { formatCount } from '../../../ui/format/numbers';
import { wordsOrNull } from '../../words-or-null';

/** The words for the three energy levels. */
export const ENERGY_LABELS: Readonly<Record<EnergyLevel, string>> = {
  low: 'Low',
  moderate: 'Moderate',
  high: 'High',
};

/** One day of the history, ready to be shown. */
export interface NourishPage {
  readonly water: number;
  readonly meals: number;
  readonly energy: EnergyLevel | null;
  readonly mindful: boolean;
  readonly grateful: boolean;
  readonly reflection: string | null;
  readonly emotional: string | null;
}

/** What a day's record says, or null where it has nothing in it. */
export function toNourishPage(body: NourishDayBody): NourishPage | null {
  const page = {
    water: counterValue(body.waterIntake),
    meals: counterValue(body.balancedMeals),
    energy: body.energyLevel,
    mindful: body.mindfulEating === true,
    grateful: body.gratefulForFood,
    reflection: wordsOrNull(body.reflection),
    emotional: wordsOrNull(body.emotionalEating),
  };
  // A plain "not mindful" is an answer too: the day has something in it.
  const hasData = body.mindfulEating !== null || Object.values(page).some(Boolean);
  return hasData ? page : null;
}

/** '1 glass', '7 glasses'. */
export function glasses(count: number): string {
  return formatCount(count, 'glass', 'glasses');
}
