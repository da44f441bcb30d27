import {
  Bar,
  BarChart,
  type BarShapeProps,
  Tooltip,
  XAxis,
  type XAxisTickContentProps,
  YAxis,
} from 'recharts';
import { joinClasses } from '../../ui/join-classes';
import { sayMembers, TOO_FEW } from './words';

export interface ColumnChartProps {
  readonly label: string;
  /** Rays, every seventh a little stronger, or columns with an arch, of which the last is the newest. */
  readonly shape: 'ray' | 'arch';
  readonly columns: readonly Column[];
}

interface ShapeProps {
  readonly bar: BarShapeProps;
  readonly column: Column | undefined;
  readonly isLast: boolean;
}

/** The height of what is not told, beside the tallest column. */
const SPECK = 0.06;
/** The part of the chart that a sentence needs. */
const WORTH_A_SENTENCE = 0.3;
const SEVENTH = 7;
const RAY_WIDTH = 3.2;

/** Columns on the horizon. Arrow keys walk along them, and where one stands is shown and said. */
export function ColumnChart(props: ColumnChartProps) {
  return (
    <>
      <Columns {...props} />
      <FewSoFar columns={props.columns} />
    </>
  );
}

/** A sentence over what is not told at the end, where it has room. */
function FewSoFar({ columns }: Pick<ColumnChartProps, 'columns'>) {
  const lastTold = columns.map(({ people }) => people !== null).lastIndexOf(true);
  const untold = 1 - (lastTold + 1) / columns.length;
  if (untold < WORTH_A_SENTENCE) return null;
  return (
    <p
      className="pointer-events-none absolute bottom-14 -translate-x-1/2 text-center font-serif text-ui-sm leading-line font-normal text-ink-2 italic"
      style={{ left: `${100 * (1 - untold / 2)}%` }}
      aria-hidden
    >
      {TOO_FEW} so far
    </p>
  );
}

function Columns({ label, shape, columns }: ColumnChartProps) {
  const tallest = Math.max(1, ...columns.map(({ people }) => people ?? 0));
  const data = columns.map((column) => ({ ...column, height: column.people ?? tallest * SPECK }));
  const ticks = columns.filter(({ tick }) => tick !== '');
  const Shape = shape === 'ray' ? Ray : Arch;
  return (
    <BarChart
      responsive
      className="chart-columns"
      aria-label={label}
      data={data}
      margin={{ top: shape === 'arch' ? 24 : 8, right: 0, bottom: 0, left: 0 }}
      barCategoryGap={shape === 'arch' ? '15%' : 0}
    >
      <XAxis
        dataKey="name"
        ticks={ticks.map(({ name }) => name)}
        tick={(at: XAxisTickContentProps) => (
          <Tick at={at} text={find(columns, at.payload.value)?.tick} isWide={shape === 'ray'} />
        )}
        interval={0}
        tickLine={false}
        axisLine={{ stroke: 'var(--gold)', strokeWidth: 1.2 }}
      />
      <YAxis hide domain={[0, tallest]} />
      <Bar
        dataKey="height"
        isAnimationActive={false}
        maxBarSize={44}
        shape={(bar: BarShapeProps) => (
          <Shape bar={bar} column={columns[bar.index]} isLast={bar.index === columns.length - 1} />
        )}
      />
      <Tooltip
        cursor={false}
        isAnimationActive={false}
        content={({ active, label: name }) => (
          <Spoken column={active ? find(columns, name) : undefined} />
        )}
      />
    </BarChart>
  );
}

function find(columns: readonly Column[], name: unknown): Column | undefined {
  return columns.find((column) => column.name === name);
}

interface TickProps {
  readonly at: XAxisTickContentProps;
  readonly text: string | undefined;
  /** From edge to edge: the outermost stay within. */
  readonly isWide: boolean;
}

function Tick({ at: { x, y, index, visibleTicksCount }, text, isWide }: TickProps) {
  const anchor = index === 0 ? 'start' : index === visibleTicksCount - 1 ? 'end' : 'middle';
  return (
    <text x={x} y={y} dy="0.9em" textAnchor={isWide ? anchor : 'middle'}>
      {text}
    </text>
  );
}

function Ray({ bar, column }: ShapeProps) {
  const { x, y, width, height, index } = bar;
  const strong = (index + 1) % SEVENTH === 0 ? 1.25 : 1;
  return (
    <path
      className={joinClasses('chart-ray', column?.people == null && 'chart-untold')}
      d={`M${x + width / 2} ${y + height}V${y}`}
      strokeWidth={Math.min(RAY_WIDTH, width / 2) * strong}
    />
  );
}

function Arch({ bar, column, isLast }: ShapeProps) {
  const { x, y, width, height } = bar;
  const radius = Math.min(width / 2, height);
  const foot = y + height;
  return (
    <>
      <path
        className={joinClasses(
          'chart-arch',
          isLast && 'chart-newest',
          column?.people == null && 'chart-untold',
        )}
        d={`M${x} ${foot}V${y + radius}A${width / 2} ${radius} 0 0 1 ${x + width} ${y + radius}V${foot}z`}
      />
      {column?.people != null && (
        <text className="chart-people" x={x + width / 2} y={y - 7} textAnchor="middle">
          {column.people}
        </text>
      )}
    </>
  );
}

/** Where a finger, the mouse or the arrow keys are. */
function Spoken({ column }: { readonly column: Column | undefined }) {
  return (
    <div role="status" aria-live="assertive" className={column && 'chart-tip'}>
      {column && `${column.name}: ${sayMembers(column.people)}`}
    </div>
  );
}

/** One column of a chart. */
interface Column {
  /** What it is called, alone in its chart: `Day 7`. */
  readonly name: string;
  /** What stands below it; empty for nothing. */
  readonly tick: string;
  /** Null where it is not told. */
  readonly people: number | null;
}
