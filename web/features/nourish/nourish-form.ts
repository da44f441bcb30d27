import { counterValue, withCounter } from '../../../shared/records/fields';
import {
  type EnergyLevel,
  type NourishDayBody,
  nourishDay,
} from '../../../shared/records/nourish-day';
import type { RecordFormSpec } from '../../records/record-form';
import { wordsOrNull } from '../../records/words-or-null';

/** What Nourish shows. */
export interface NourishForm {
  /** Glasses. */
  readonly water: number;
  /** Balanced meals. */
  readonly meals: number;
  /** Null while unset. */
  readonly mindful: boolean | null;
  readonly grateful: boolean;
  readonly emotional: string;
  readonly energy: EnergyLevel | null;
  readonly reflection: string;
}

function toNourishForm(body: NourishDayBody | undefined): NourishForm {
  return {
    water: counterValue(body?.waterIntake),
    meals: counterValue(body?.balancedMeals),
    mindful: body?.mindfulEating ?? null,
    grateful: body?.gratefulForFood ?? false,
    emotional: body?.emotionalEating ?? '',
    energy: body?.energyLevel ?? null,
    reflection: body?.reflection ?? '',
  };
}

/** Empty texts are saved as null. */
function toNourishBody(form: NourishForm, opened: NourishDayBody | undefined): NourishDayBody {
  return {
    ...opened,
    waterIntake: withCounter(form.water),
    balancedMeals: withCounter(form.meals),
    mindfulEating: form.mindful,
    gratefulForFood: form.grateful,
    emotionalEating: wordsOrNull(form.emotional),
    energyLevel: form.energy,
    reflection: wordsOrNull(form.reflection),
  };
}

/** Nourish of one day: its record, its draft and the way between record and screen. */
export function nourishOf(day: string): RecordFormSpec<NourishDayBody, NourishForm> {
  return {
    kind: nourishDay,
    id: nourishDay.idFor(day),
    day,
    draftKey: `nourish:${day}`,
    toForm: toNourishForm,
    toBody: toNourishBody,
  };
}
