import { useState } from 'react';
import { MOODS, type Mood } from '../../shared/records/check-in';
import { Button } from '../ui/button';
import { Celebration } from '../ui/celebration';
import { DayRuler } from '../ui/day-ruler';
import { Fan } from '../ui/fan';
import { FiveRing } from '../ui/five-ring';
import { FiveWindows, type WindowItem } from '../ui/five-windows';
import { HOURS, type Hour } from '../ui/hour';
import { Lights } from '../ui/lights';
import { MiniPane } from '../ui/mini-pane';
import { MoodGlyph } from '../ui/mood-glyph';
import { moodNames } from '../ui/mood-names';
import { MoodPicker } from '../ui/mood-picker';
import { Sunrise } from '../ui/sunrise';
import { Section } from './section';

const missed = new Set([9, 10, 16]);
export const kept: ReadonlySet<number> = new Set(
  Array.from({ length: 22 }, (_, index) => index + 1).filter((day) => !missed.has(day)),
);

const items: readonly WindowItem[] = [
  { key: 'drop', hour: 'drop', label: 'Daily Drop', state: 'lit', to: '/' },
  { key: 'check', hour: 'check', label: 'Check-In', state: 'lit', to: '/' },
  { key: 'journal', hour: 'journal', label: 'Journal', state: 'next', to: '/' },
  { key: 'nourish', hour: 'nourish', label: 'Nourish', state: 'unlit', to: '/' },
  { key: 'prayer', hour: 'prayer', label: 'Bible & Prayer', state: 'unlit', to: '/' },
];

function firstDone(count: number): Record<Hour, boolean> {
  const [drop, check, journal, nourish, prayer] = HOURS.map((_, index) => index < count);
  return {
    drop: drop ?? false,
    check: check ?? false,
    journal: journal ?? false,
    nourish: nourish ?? false,
    prayer: prayer ?? false,
  };
}

export function LightSections() {
  return (
    <>
      <Section name="Today’s windows: unlit, next, lit" span={5}>
        <FiveWindows items={items} />
      </Section>
      <Section name="Ring of five, for tight places" span={3}>
        <div className="gallery-flow gap-5">
          <FiveRing done={firstDone(0)} />
          <FiveRing done={firstDone(2)} />
          <FiveRing done={firstDone(5)} />
        </div>
      </Section>
      <Section name="Day ruler, fans, lights, small panes" span={4}>
        <DayRuler day={23} lit={kept} />
        <div className="gallery-flow mt-5 gap-5">
          <Fan done={firstDone(5)} label="Five of five" />
          <Fan done={firstDone(2)} label="Two of five" />
          <Fan done={firstDone(0)} label="A quiet day" />
          <Fan done={firstDone(0)} upcoming label="A day to come" />
          <Lights lit={3} count={7} />
          <MiniPane hour="drop" lit />
          <MiniPane hour="prayer" lit={false} />
        </div>
      </Section>
      <Section name="Sunrise of ninety" span={7}>
        <Sunrise day={23} lit={kept} animate />
      </Section>
      <Section name="Sunrise as an ornament" span={5}>
        <OrnamentAndCelebration />
      </Section>
      <Section name="Moods" span={7}>
        <Moods />
      </Section>
      <Section name="All twelve glyphs" span={5}>
        <div className="gallery-flow h-check gap-5">
          {MOODS.map((mood) => (
            <span key={mood} className="grid w-20 justify-items-center gap-1 text-note">
              <MoodGlyph mood={mood} />
              {moodNames[mood].label}
            </span>
          ))}
        </div>
      </Section>
    </>
  );
}

const allDays = new Set(Array.from({ length: 90 }, (_, index) => index + 1));

function OrnamentAndCelebration() {
  const [celebrating, setCelebrating] = useState(false);
  return (
    <>
      <Sunrise day={0} lit={allDays} numeral={false} decorative />
      <Button size="sm" className="mt-5" onClick={() => setCelebrating(true)}>
        Celebrate
      </Button>
      {celebrating && (
        <Celebration
          title="Daily Drop Completed!"
          day={23}
          lit={kept}
          onDone={() => setCelebrating(false)}
        >
          Your reflection has been saved.
          <FiveWindows className="mx-auto mt-8 max-w-68" items={items} labelsHidden />
        </Celebration>
      )}
    </>
  );
}

function Moods() {
  const [mood, setMood] = useState<Mood | null>('hopeful');
  return (
    <div className="h-check">
      <MoodPicker moods={MOODS.slice(0, 6)} value={mood} onChange={setMood} />
    </div>
  );
}
