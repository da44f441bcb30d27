import type { MoodDay } from '../../../../shared/domain/look-back/day-facts';
import { byMonth, countMoodDays } from '../../../../shared/domain/look-back/mood-counts';
import { formatMonth } from '../../../ui/format/days';
import { MoodGlyph } from '../../../ui/mood-glyph';
import { moodName } from '../model/say-moods';

interface MoodTableProps {
  readonly months: readonly string[];
  readonly today: string;
  readonly days: readonly MoodDay[];
}

/** How often each mood was chosen in each month, for whoever would rather read it. */
export function MoodTable({ months, today, days }: MoodTableProps) {
  const moods = countMoodDays(days).map(({ mood }) => mood);
  const inMonths = byMonth(days);
  if (moods.length === 0) return null;
  return (
    <details className="look-back-table">
      <summary>Show as a table</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls has to be reached by keyboard */}
      <section aria-label="Days with each mood, by month" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Month</th>
              {moods.map((mood) => (
                <th key={mood} scope="col">
                  <MoodGlyph mood={mood} size={24} />
                  {moodName(mood)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {months.map((month) => {
              const counts = new Map(
                countMoodDays(inMonths.get(month) ?? []).map((each) => [each.mood, each.days]),
              );
              return (
                <tr key={month}>
                  <th scope="row">{formatMonth(month, today)}</th>
                  {moods.map((mood) => (
                    <td key={mood} className="numerals">
                      {counts.get(mood) ?? 0}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
    </details>
  );
}
