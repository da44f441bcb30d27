import { addDays } from '../../../../shared/domain/local-day';
import {
  type MoodDay,
  moodDays,
  type RecordFacts,
  toRecordFacts,
} from '../../../../shared/domain/look-back/day-facts';
import { checkIn } from '../../../../shared/records/check-in';
import { keptVersionsPage } from '../../../../shared/records/kept-versions-page';
import type { RecordKind } from '../../../../shared/records/kind';
import { preference } from '../../../../shared/records/preference';
import type { DeviceRecord } from '../../../../shared/records/record';
import { allKinds } from '../../../../shared/records/registry';
import type { Live } from '../../../live/live';
import { liveValue } from '../../../live/live-value';
import { nextTask } from '../../../platform/next-task';
import type { Records } from '../../../records/contract';
import { dayOf, daysIn, type TwelveMonths } from './twelve-months';
import { mostUsed, type RecordWords, type UsedWord, wordsOf } from './used-words';

/** What twelve months hold. */
export interface SpanState {
  /** `moods`: the check-ins are read, and nothing else yet. `failed`: the device could not be read to the end. */
  readonly phase: 'moods' | 'ready' | 'failed';
  /** Ascending. */
  readonly days: readonly MoodDay[];
  /** Empty until ready. */
  readonly words: readonly UsedWord[];
  /** Something was written before these months. */
  readonly hasEarlier: boolean;
}

type SpanRecords = Pick<Records, 'readDays' | 'onChange'>;

interface Read {
  readonly facts: RecordFacts;
  readonly words: RecordWords;
}

const FIRST_DAY = '0000-01-01';
const WORDS_SHOWN = 30;
/** Records that are gone through before the page may answer. */
const AT_ONCE = 20;
const KINDS: readonly RecordKind[] = allKinds().filter(
  ({ name }) => name !== preference.name && name !== keptVersionsPage.name,
);
const LATER_KINDS = KINDS.filter(({ name }) => name !== checkIn.name);

/**
 * What twelve months hold, as it changes, while somebody watches; afterwards the last state stands, so that it is there at
 * once the next time, and is read anew behind it. Undefined until first read.
 *
 * The check-ins of all twelve come first. Everything else follows a kind and a month at a time, and of these some records,
 * between which the page answers. What was written in other years is not read, so the cost does not grow with them.
 */
export function openSpan(records: SpanRecords, span: TwelveMonths): Live<SpanState | undefined> {
  const state = liveValue<SpanState | undefined>(undefined, () => {
    let run: SpanRun | undefined;
    const endChanges = records.onChange((changed) => {
      if (changed) run?.change(changed);
      else {
        run?.end();
        run = new SpanRun(records, span, state.get() === undefined, state.set);
      }
    });
    return () => {
      endChanges();
      run?.end();
    };
  });
  return state;
}

/** One reading of the months, and the changes from then on. */
class SpanRun {
  readonly #records: SpanRecords;
  readonly #span: TwelveMonths;
  readonly #tell: (state: SpanState) => void;
  readonly #read = new Map<string, Read>();
  /** What changed since the part that is being read was asked for: it may hold an older state. */
  readonly #changedMeanwhile = new Set<string>();
  #hasEarlier = false;
  #isRead = false;
  #isReadySaid = false;
  #isTelling = false;
  #hasEnded = false;

  constructor(
    records: SpanRecords,
    span: TwelveMonths,
    isFirst: boolean,
    tell: (state: SpanState) => void,
  ) {
    this.#records = records;
    this.#span = span;
    this.#tell = tell;
    void this.#readAll(isFirst).catch(() => this.#say('failed'));
  }

  change(record: DeviceRecord): void {
    this.#changedMeanwhile.add(record.id);
    this.#put(record);
    if (!this.#isRead || this.#isTelling) return;
    this.#isTelling = true;
    queueMicrotask(() => {
      this.#isTelling = false;
      this.#say('ready');
    });
  }

  end(): void {
    this.#hasEnded = true;
  }

  async #readAll(isFirst: boolean): Promise<void> {
    const { from, to, months } = this.#span;
    await this.#readPart(checkIn, from, to);
    this.#hasEarlier = await this.#lookBefore(from);
    if (isFirst) this.#say('moods');
    for (const month of months.toReversed()) {
      for (const kind of LATER_KINDS) {
        if (this.#hasEnded) return;
        await this.#readPart(kind, dayOf(month, 1), dayOf(month, daysIn(month)));
      }
    }
    await this.#sayReady();
  }

  /** Days, words and the screens that show them have a task each. A change that comes meanwhile says all by itself. */
  async #sayReady(): Promise<void> {
    this.#isRead = true;
    await nextTask();
    const days = this.#findDays();
    await nextTask();
    const words = this.#findWords();
    await nextTask();
    if (!this.#isReadySaid) this.#tellState({ phase: 'ready', days, words });
  }

  async #readPart(kind: Pick<RecordKind, 'name'>, from: string, to: string): Promise<void> {
    this.#changedMeanwhile.clear();
    const part = await this.#records.readDays(kind, from, to);
    for (let start = 0; start < part.length && !this.#hasEnded; start += AT_ONCE) {
      if (start > 0) await nextTask();
      for (const record of part.slice(start, start + AT_ONCE))
        if (!this.#changedMeanwhile.has(record.id)) this.#put(record);
    }
  }

  async #lookBefore(day: string): Promise<boolean> {
    const before = addDays(day, -1);
    for (const kind of KINDS) {
      const [found] = await this.#records.readDays(kind, FIRST_DAY, before, 1);
      if (found) return true;
    }
    return false;
  }

  #put(record: DeviceRecord): void {
    const { id, day, deleted, kind } = record;
    const isHere = !deleted && day >= this.#span.from && day <= this.#span.to;
    if (!isHere || !KINDS.some(({ name }) => name === kind)) this.#read.delete(id);
    else this.#read.set(id, { facts: toRecordFacts(record), words: wordsOf(record) });
  }

  #say(phase: SpanState['phase']): void {
    const words = phase === 'ready' ? this.#findWords() : [];
    this.#tellState({ phase, days: this.#findDays(), words });
  }

  #tellState(state: Omit<SpanState, 'hasEarlier'>): void {
    if (this.#hasEnded) return;
    this.#isReadySaid = state.phase === 'ready';
    this.#tell({ ...state, hasEarlier: this.#hasEarlier });
  }

  #findDays(): MoodDay[] {
    return moodDays([...this.#read.values()].map(({ facts }) => facts));
  }

  #findWords(): UsedWord[] {
    const read = [...this.#read.values()];
    return mostUsed(
      read.map(({ facts: { day }, words }) => ({ day, words })),
      WORDS_SHOWN,
    );
  }
}
