import { Part } from '../../ui/screen';
import { Chart } from './chart';

const MARKED = new Set([1, 30, 60, 90]);

/** How many finished the drop of each of the ninety. */
export function CompletionPart({
  completions,
}: {
  readonly completions: readonly (number | null)[];
}) {
  const columns = completions.map((people, index) => {
    const day = index + 1;
    const tick = day === 1 ? 'Day 1' : String(day);
    return { name: `Day ${day}`, tick: MARKED.has(day) ? tick : '', people };
  });
  return (
    <Part title="Completion by challenge day" aside="Members who finished that day’s Drop">
      <Chart label="Completion by challenge day" shape="ray" columns={columns} />
    </Part>
  );
}
