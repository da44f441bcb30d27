import { lazy, Suspense } from 'react';
import type { ColumnChartProps } from './column-chart';
import { sayPeople } from './words';

/**
 * The charting library comes with the first chart, and is not kept for reading offline on everybody's device: without it
 * the table has the same figures.
 */
const ColumnChart = lazy(() =>
  import('./column-chart').then(
    (module) => ({ default: module.ColumnChart }),
    () => ({ default: NoChart }),
  ),
);

function NoChart() {
  return <p className="note">We couldn’t load the chart. The table has the same figures.</p>;
}

/** Columns of people on the horizon, and the same as a table for whoever would rather read it. */
export function Chart({ label, shape, columns }: ColumnChartProps) {
  return (
    <>
      <div className="relative h-46">
        <Suspense>
          <ColumnChart label={label} shape={shape} columns={columns} />
        </Suspense>
      </div>
      <details className="chart-table">
        <summary>Show as a table</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls has to be reached by keyboard */}
        <section aria-label={`${label}, as a table`} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">{shape === 'ray' ? 'Challenge day' : 'Week'}</th>
                <th scope="col">Members</th>
              </tr>
            </thead>
            <tbody>
              {columns.map(({ name, people }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td className="numerals">{sayPeople(people)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </>
  );
}
