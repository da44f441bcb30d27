import { ENGINE_NAMES } from '../../e2e/engines/driver';
import type { Outcome } from '../../e2e/engines/play';

/** A line for each scenario: the median of its seconds in each engine, how often it failed or needed a second go; then why some can't be shown. */
export function engineTable(outcomes: readonly Outcome[]): string {
  const scenarios = [...new Set(outcomes.map(({ scenario }) => scenario))];
  const engines = ENGINE_NAMES.filter((name) => outcomes.some(({ engine }) => engine === name));
  const rows = scenarios.map((scenario) => [
    scenario,
    ...engines.map((name) =>
      cell(outcomes.filter((each) => each.scenario === scenario && each.engine === name)),
    ),
  ]);
  const lines = [['scenario', ...engines], ['---', ...engines.map(() => '---')], ...rows];
  const reasons = outcomes
    .filter(({ impossible }) => impossible)
    .map(({ scenario, engine, impossible }) => `${engine} can’t show “${scenario}”: ${impossible}`);
  return [...lines.map((line) => `| ${line.join(' | ')} |`), ...new Set(reasons)].join('\n');
}

function cell(runs: readonly Outcome[]): string {
  if (runs.some(({ impossible }) => impossible)) return 'can’t be shown';
  const seconds = runs.map((run) => run.seconds).toSorted((one, other) => one - other);
  const failed = runs.filter(({ failure }) => failure).length;
  const secondGoes = runs.filter(({ firstFailure }) => firstFailure).length;
  const median = (seconds[Math.floor(seconds.length / 2)] ?? 0).toFixed(1);
  return [
    `${median} s`,
    ...(failed > 0 ? [`${failed} of ${runs.length} failed`] : []),
    ...(secondGoes > 0 ? [`${secondGoes} of ${runs.length} at the second go`] : []),
  ].join(', ');
}
