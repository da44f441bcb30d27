import type { Contestant } from './contestant';
import { OVER_LIMIT, ROW_LIMIT_MS } from './limit';
import type { AppReopening } from './measure-app';
import type { LocalFigures } from './measure-local';
import type { SyncFigures } from './measure-sync';
import { median, showBytes, showTime } from './statistics';

/** What the runs so far have measured of one program. */
export interface Column {
  readonly contestant: Contestant;
  /** With 1,000 and with 10,000 entries, and with 1,000 of prose. */
  readonly small: SyncFigures[];
  readonly large: SyncFigures[];
  readonly prose: SyncFigures[];
  /** For each run, one for each size. */
  readonly local: LocalFigures[][];
}

interface Row {
  readonly what: string;
  readonly show: (column: Column) => string;
}

export function newColumn(contestant: Contestant): Column {
  return { contestant, small: [], large: [], prose: [], local: [] };
}

/** Medians of all runs, a column for each program. */
export function printTable(
  columns: readonly Column[],
  sizes: readonly number[],
  app: readonly AppReopening[],
): void {
  const runs = columns[0]?.small.length ?? 0;
  const titles = columns.map(({ contestant }) => contestant.title);
  console.log(`\n| median of ${runs} runs | ${titles.join(' | ')} |`);
  console.log(`|---|${'---|'.repeat(columns.length)}`);
  for (const { what, show } of [...syncRows(), ...sizes.flatMap(localRows), bundleRow]) {
    console.log(`| ${what} | ${columns.map(show).join(' | ')} |`);
  }
  console.log('\nDurable on the server:');
  for (const { contestant } of columns) console.log(`- ${contestant.title}: ${contestant.durable}`);
  if (app.length > 0) printApp(app);
}

const bundleRow: Row = {
  what: 'data layer, gzip',
  show: ({ contestant }) => showBytes(contestant.gzipBytes),
};

function syncRows(): Row[] {
  const sets = [
    { count: '1,000', read: ({ small }: Column) => small },
    { count: '10,000', read: ({ large }: Column) => large },
  ];
  const times = sets.flatMap(({ count, read }): Row[] => [
    {
      what: `${count} entries offline → durable on the server`,
      show: (column) => time(read(column).map(({ upMs }) => upMs)),
    },
    {
      what: '… until an empty second device holds them',
      show: (column) => time(read(column).map(({ downMs }) => downMs)),
    },
  ]);
  const wires = sets.map(
    ({ count, read }): Row => ({
      what: `on the wire for ${count}, both ways`,
      show: (column) => showWire(read(column)),
    }),
  );
  const prose: Row = {
    what: 'on the wire for 1,000 of prose, both ways',
    show: (column) => showWire(column.prose),
  };
  return [...times, ...wires, prose];
}

function localRows(size: number, at: number): Row[] {
  const all = (column: Column) => column.local.flatMap((run) => run[at] ?? []);
  const entries = size.toLocaleString('en');
  const save: Row = {
    what: `save, ${size === 0 ? 'database empty' : `${entries} entries`}: median / p95`,
    show: (column) => showSaves(all(column)),
  };
  if (size === 0) return [save];
  return [
    save,
    {
      what: `reopen ${entries}, newest 50 painted`,
      show: (column) => time(all(column).map(({ reopen }) => reopen)),
    },
    {
      what: '… at 4× CPU throttle',
      show: (column) => time(all(column).map(({ reopenThrottled }) => reopenThrottled)),
    },
  ];
}

function showSaves(figures: readonly LocalFigures[]): string {
  const middle = time(figures.map(({ save }) => save.median));
  return `${middle} / ${time(figures.map(({ save }) => save.p95))}`;
}

function showWire(figures: readonly SyncFigures[]): string {
  const wires = figures.flatMap(({ wire }) => wire ?? []);
  if (wires.length === 0) return '–';
  const frames = median(wires.map((wire) => wire.frames));
  const requests = median(wires.map((wire) => wire.requests));
  const often = frames > 0 ? `${frames} frames` : `${requests} requests`;
  return `${showBytes(median(wires.map((wire) => wire.bytes)))}, ${often}`;
}

/** The median; "over 60 s" where that did not end, a dash where nothing was measured. */
function time(values: readonly number[]): string {
  const middle = median(values.filter((value) => !Number.isNaN(value)));
  return middle === OVER_LIMIT ? `over ${ROW_LIMIT_MS / 1000} s` : showTime(middle);
}

function printApp(app: readonly AppReopening[]): void {
  const plain = time(app.map((figure) => figure.plain));
  const throttled = time(app.map((figure) => figure.throttled));
  console.log(
    `\nThe whole app, installed, with 10,000 entries: navigation to the journal list painted ${plain}, ` +
      `at 4× CPU throttle ${throttled}.`,
  );
}
