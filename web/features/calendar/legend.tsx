import type { Hour } from '../../ui/hour';
import { hourClass } from '../../ui/hour';

const RAYS: readonly { readonly hour: Hour; readonly name: string }[] = [
  { hour: 'drop', name: 'Drop' },
  { hour: 'check', name: 'Check-In' },
  { hour: 'journal', name: 'Journal' },
  { hour: 'nourish', name: 'Nourish' },
  { hour: 'prayer', name: 'Prayer' },
];

/** Which ray is which, in the order of the fan from left to right. */
export function Legend() {
  return (
    <ul className="calendar-legend">
      {RAYS.map(({ hour, name }) => (
        <li key={hour} className={hourClass(hour)}>
          {name}
        </li>
      ))}
    </ul>
  );
}
