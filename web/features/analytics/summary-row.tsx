import { type AnalyticsFigures, FAR_PROGRESS_DAY } from '../../../shared/api/analytics';
import { sayPeople, TOO_FEW } from './words';

/** Four figures, each with what it counts. */
export function SummaryRow({ figures }: { readonly figures: AnalyticsFigures }) {
  const { weeks, people, activitiesADay, farAlong } = figures;
  const lastWeek = weeks.at(-1)?.active ?? null;
  return (
    <ul className="analytics-summary">
      <Figure value={sayPeople(lastWeek)} label="active last week" />
      <Figure value={sayPeople(people)} label="members counted" />
      <Figure value={activitiesADay?.toFixed(1) ?? 'Not available'} label="activities a day" />
      <Figure value={sayPeople(farAlong)} label={`on day ${FAR_PROGRESS_DAY} or later`} />
    </ul>
  );
}

function Figure({ value, label }: { readonly value: string; readonly label: string }) {
  const isNumber = value !== TOO_FEW && /^\d/.test(value);
  return (
    <li>
      <b className={isNumber ? 'numerals' : 'analytics-untold'}>{value}</b> {label}
    </li>
  );
}
