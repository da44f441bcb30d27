import { LONG_TEXT_CHARACTERS } from '../../../shared/records/fields';
import { pluralize } from '../../ui/format/numbers';
import { RoomLeft } from '../../ui/room-left';
import { Sheet } from '../../ui/sheet';
import { Stepper } from '../../ui/stepper';
import { Switch } from '../../ui/switch';
import { ThreeState } from '../../ui/three-state';
import { EnergyPicker } from './energy-picker';
import type { NourishForm } from './nourish-form';
import { WaterGlasses } from './water-glasses';

interface NourishFieldsProps {
  form: NourishForm;
  onChange: (patch: Partial<NourishForm>) => void;
}

/** The questions of one day. */
export function NourishFields({ form, onChange }: NourishFieldsProps) {
  return (
    <div className="mt-5">
      <section className="question">
        <div className="line">
          <h2>Water</h2>
          <Stepper
            label="Glasses of water"
            value={form.water}
            unit={pluralize(form.water, 'glass', 'glasses')}
            onChange={(water) => onChange({ water })}
          />
        </div>
        <WaterGlasses count={form.water} onChange={(water) => onChange({ water })} />
      </section>
      <section className="question">
        <div className="line">
          <h2>Balanced meals</h2>
          <Stepper
            label="Balanced meals"
            value={form.meals}
            unit={pluralize(form.meals, 'meal', 'meals')}
            onChange={(meals) => onChange({ meals })}
          />
        </div>
      </section>
      <section className="question">
        <h2>How did you eat?</h2>
        <ThreeState
          label="How did you eat?"
          value={form.mindful}
          onChange={(mindful) => onChange({ mindful })}
          unsetLabel="Unset"
          yesLabel="Mindful"
          noLabel="Not mindful"
        />
        <Switch
          className="pt-3"
          label="Grateful for food"
          checked={form.grateful}
          onChange={(grateful) => onChange({ grateful })}
        />
      </section>
      <section className="question">
        <h2>Energy</h2>
        <EnergyPicker value={form.energy} onChange={(energy) => onChange({ energy })} />
      </section>
      <section className="question">
        <h2 id="emotional-label">Did feelings lead any of it?</h2>
        <Sheet
          aria-labelledby="emotional-label"
          minRows={2}
          placeholder="Only if it helps to say so"
          value={form.emotional}
          onChange={(event) => onChange({ emotional: event.target.value })}
        />
        <RoomLeft text={form.emotional} limit={LONG_TEXT_CHARACTERS} />
      </section>
      <section className="question">
        <h2 id="reflection-label">Reflection</h2>
        <Sheet
          aria-labelledby="reflection-label"
          minRows={2}
          value={form.reflection}
          onChange={(event) => onChange({ reflection: event.target.value })}
        />
        <RoomLeft text={form.reflection} limit={LONG_TEXT_CHARACTERS} />
      </section>
    </div>
  );
}
