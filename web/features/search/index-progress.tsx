import type { SearchState } from '../../search/open-search';
import { ProgressBar } from '../../ui/progress-bar';

/** Fewer are read before anybody could look. */
const WORTH_SAYING = 300;

/** How much of what was written can be found already, while it is still being read. */
export function IndexProgress({ state }: { state: SearchState | undefined }) {
  if (state?.phase !== 'reading' || !state.total || state.total < WORTH_SAYING) return null;
  const read = Math.min(state.read, state.total);
  const [some, all] = [read, state.total].map((count) => count.toLocaleString('en'));
  return (
    <div className="mt-4">
      <ProgressBar label="Reading what you wrote" value={read} max={state.total} />
      <p className="note numerals mt-1.5">{`Reading what you wrote, newest first: ${some} of ${all}`}</p>
    </div>
  );
}
