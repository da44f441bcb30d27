import { useState } from 'react';
import { DAILY_FLAGS } from '../../../shared/domain/activity';
import { JOURNEY_DAYS } from '../../../shared/domain/challenge-day';
import { FREE_TRACKING_DAYS } from '../../../shared/domain/plan';
import { useIsGated } from '../../answers/react/use-plan';
import { DAY_WINDOWS } from '../../ui/day-windows';
import { ProgressBar } from '../../ui/progress-bar';
import { Row, Rows } from '../../ui/rows';
import { Part } from '../../ui/screen';
import { Segments } from '../../ui/segments';
import { Skeleton } from '../../ui/skeleton';
import { UpgradePanel } from '../../ui/upgrade-panel';
import { useDaysKept } from './queries';

const REACHES = { short: FREE_TRACKING_DAYS, long: JOURNEY_DAYS } as const;
type Reach = keyof typeof REACHES;

const OPTIONS = (['short', 'long'] as const).map((value) => ({
  value,
  label: `${REACHES[value]} days`,
}));

/** How often each of the five was done, over the last month or over the last ninety days. */
export function DaysKeptPart({ today }: { today: string }) {
  const [reach, setReach] = useState<Reach>('short');
  const isGated = useIsGated('advanced-tracking');
  return (
    <Part title="Practice by practice" className="mt-10">
      <Segments
        label="How far back"
        options={OPTIONS}
        value={reach}
        onChange={setReach}
        className="mb-4"
      />
      {isGated && reach === 'long' ? (
        <UpgradePanel title="Look further back" adds={['advanced-tracking']}>
          You can always read what you wrote, in the calendar and in every history.
        </UpgradePanel>
      ) : (
        <DaysKept today={today} days={REACHES[reach]} />
      )}
    </Part>
  );
}

function DaysKept({ today, days }: { today: string; days: number }) {
  const kept = useDaysKept(today, days);
  if (!kept) return <Skeleton />;
  return (
    <Rows>
      {DAILY_FLAGS.map((flag) => (
        <Row key={flag} className="grid grid-cols-fill-end items-baseline gap-x-4 gap-y-2 py-3.5">
          <span className="font-serif text-prose">{DAY_WINDOWS[flag].label}</span>
          <span className="numerals text-ink-2 text-ui-sm">{`${kept[flag]} of ${days} days`}</span>
          <ProgressBar
            label={`${DAY_WINDOWS[flag].label}, days of the last ${days}`}
            value={kept[flag]}
            max={days}
            className="col-span-2"
          />
        </Row>
      ))}
    </Rows>
  );
}
