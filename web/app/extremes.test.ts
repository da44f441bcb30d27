import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildExport } from '../../shared/api/export';
import { readExport } from '../../shared/api/read-export';
import { achievements } from '../../shared/domain/achievements';
import { toActivity } from '../../shared/domain/activity';
import { growthJourney } from '../../shared/domain/growth';
import { journeyFacts, toChronicle } from '../../shared/domain/journey-facts';
import { addDays, daysBetween, isLocalDay, localDayAt } from '../../shared/domain/local-day';
import { writtenHour } from '../../shared/domain/local-minute';
import { addMonths } from '../../shared/domain/local-month';
import { heal } from '../../shared/domain/merge/heal';
import { mergeIn } from '../../shared/domain/merge/merge-in';
import { saveOver } from '../../shared/domain/merge/save-over';
import { acknowledged, pending } from '../../shared/domain/merge/states';
import { currentStreakSince } from '../../shared/domain/streak';
import { LIMITS } from '../../shared/protocol/limits';
import { recordState } from '../../shared/protocol/messages';
import type { RecordState } from '../../shared/records/record';
import { allKinds } from '../../shared/records/registry';
import {
  monthOf,
  monthsFromTo,
  rangeOf,
  stepTo,
  weeksOf,
} from '../features/calendar/model/month-grid';
import { ninetyDays } from '../features/calendar/model/shown-months';
import { completedWhen } from '../features/daily-drop/model/completed-words';
import { readablePage } from '../features/data-export/model/readable-page';
import { summarize } from '../features/data-import/summary';
import { sayLength } from '../features/day/say-day';
import { sayDay } from '../features/growth-journey/say-day';
import { kindWords } from '../records/kind-words';
import { entryMinute } from '../records/kinds/journal-entry/entry-minute';
import { toDocument, toRecord } from '../records/storage/record-document';
import {
  formatDate,
  formatDayHeading,
  formatDayOfMonth,
  formatWeekdayAndDay,
} from '../ui/format/days';
import { formatTimeAgo } from '../ui/format/durations';
import { formatBytes } from '../ui/format/sizes';
import { formatMinuteTime, formatRecentTime, formatTime } from '../ui/format/times';
import { groupByMonth } from '../ui/group-by-month';
import { unsentLines } from './sign-out/unsent';
import { recordItem } from './sync/unsynced-items';

const EDGE = Number.MAX_SAFE_INTEGER;
const NOW = Date.UTC(2026, 2, 1, 8);

/** All that the schema of a record admits, to its edges: also what no server takes any more, but an old one may hold. */
const moment = fc.oneof(
  fc.constantFrom(
    0,
    -0,
    1,
    -1,
    LIMITS.moment,
    LIMITS.moment + 1,
    8.64e15,
    9e15,
    -9e15,
    EDGE,
    -EDGE,
  ),
  fc.maxSafeInteger(),
);
const day = fc.oneof(
  fc.constantFrom('0000-01-01', '0001-01-01', '0099-12-31', '1969-12-31', '2024-02-29'),
  fc.constantFrom('2026-03-01', '9999-12-30', '9999-12-31'),
);
const offset = fc.constantFrom(-1080, -1, 0, 1, 1080);
const count = fc.constantFrom(0, -1, 8, EDGE, -EDGE);
const words = fc.constantFrom('', 'words', '\ud800', 'x'.repeat(3_000));
const kept = fc.record({ hash: words, field: words, value: words, updatedAt: fc.double() });
const value = fc.oneof(
  ...[
    words,
    fc.constant(null),
    fc.boolean(),
    count,
    fc.dictionary(fc.constantFrom('a', 'b'), count),
  ],
  ...[fc.array(kept, { maxLength: 2 }), fc.jsonValue({ maxDepth: 2 })],
);
const fields = [...new Set(allKinds().flatMap((kind) => Object.keys(kind.fields)))];
const body = fc
  .dictionary(fc.constantFrom(...fields, '__proto__', 'colour'), value)
  .map((any) => JSON.parse(JSON.stringify(any)) as RecordState['body']);
const kindOf = fc.constantFrom(...allKinds().map(({ name }) => name), 'dream', 'constructor');
const key = fc.oneof(day, fc.constantFrom('0', '1', '90', '91', '', '2026-02-30', 'person'));
const state: fc.Arbitrary<RecordState> = fc
  .record({
    ...{ kind: kindOf, day, createdAt: moment, updatedAt: moment, utcOffsetMinutes: offset, body },
    ...{ key, deleted: fc.boolean(), order: fc.constantFrom(0, 10_000_000_000_000) },
    version: fc.dictionary(fc.constantFrom('a', 'b'), fc.constantFrom(1, LIMITS.dot, EDGE), {
      minKeys: 1,
    }),
  })
  .map(({ key: after, ...rest }) => ({
    ...{ ...rest, id: `${rest.kind}:${after}` },
    body: rest.deleted ? {} : rest.body,
  }));

describe('A29 P43 M10 nothing that a record may say breaks', () => {
  it('A29 the schema admits what is tried here', () => {
    fc.assert(fc.property(state, (one) => recordState.safeParse(one).success));
  });

  it('A29 P43 M1 the merge: what comes out can be sent', () => {
    const dot = { deviceId: 'me', dot: 3 };
    fc.assert(
      fc.property(state, state, state, (a, b, base) => {
        const mine = pending(a, { ...base, id: a.id });
        const { record } = mergeIn(mine, { ...b, id: a.id }, dot);
        expect(recordState.safeParse(heal(record, record.base)).success).toBe(true);
        const { id, kind } = a;
        const save = { id, kind, day: b.day, body: b.body, opened: undefined };
        const saved = saveOver(acknowledged(a), save, dot, {
          now: b.createdAt,
          utcOffsetMinutes: 0,
        });
        expect(recordState.safeParse(heal(saved.record, saved.record.base)).success).toBe(true);
      }),
    );
  });

  it('A29 P43 the days of the calendar', () => {
    fc.assert(
      fc.property(day, fc.constantFrom(-400, -2, -1, 0, 1, 2, 400), day, (one, days, other) => {
        expect(isLocalDay(addDays(one, days))).toBe(true);
        expect(daysBetween(one, other)).toBe(-daysBetween(other, one) + 0);
        for (const say of [formatDayOfMonth, formatDate, formatDayHeading])
          expect(say(one)).toBeTruthy();
        expect([formatWeekdayAndDay(one, other), sayDay(one, other)].every(Boolean)).toBe(true);
        const { from, to } = ninetyDays(one, { challengeDay: 1, begunOn: other });
        expect(monthsFromTo(from, to).length).toBeLessThan(14);
        expect(weeksOf(monthOf(one)).length).toBeLessThan(8);
        expect([rangeOf(addMonths(monthOf(one), -1)), stepTo(one, 'PageDown', true)]).toHaveLength(
          2,
        );
      }),
    );
  });

  it('A29 P43 the moments on the screens', () => {
    fc.assert(
      fc.property(moment, offset, day, (at, minutes, today) => {
        expect(isLocalDay(localDayAt(at, minutes))).toBe(true);
        const written = { day: today, createdAt: at, utcOffsetMinutes: minutes, body: {} };
        expect(formatMinuteTime(entryMinute(written))).toMatch(/^\d{1,2}:\d\d [AP]M$/);
        expect(writtenHour(at, minutes)).toBeGreaterThanOrEqual(0);
        expect(`${formatDate(at)}, ${formatTime(at)}`).toMatch(/(19|20)\d\d, /);
        expect([formatRecentTime(at, NOW), formatTimeAgo(at, NOW)].join()).not.toContain('NaN');
        expect(
          completedWhen({ day: today, createdAt: at, utcOffsetMinutes: minutes }, today),
        ).toMatch(/One ray more/);
        expect(formatBytes(Math.abs(at)) + sayLength(86_400)).not.toContain('NaN');
      }),
    );
  });

  it('A29 P43 lists, exports, and what leads back to a record', () => {
    fc.assert(
      fc.property(fc.array(state, { maxLength: 4 }), day, (states, today) => {
        const live = states.filter(({ deleted }) => !deleted);
        const records = states.map((one) => toRecord(toDocument(pending(one, undefined))));
        records.forEach(recordItem);
        for (const record of records) kindWords(record.kind).place?.(record);
        unsentLines({ records, recordings: [], outbox: [] }, today);
        groupByMonth(records, today);
        const file = buildExport(live, { exportedAt: NOW, account: { id: 'a', username: 'ruth' } });
        expect(readablePage({ ...file, notInThisFile: '' })).toContain('ruth');
        const read = readExport(JSON.stringify(file));
        if (new Set(live.map(({ id }) => id)).size === live.length) expect(read.ok).toBe(true);
        if (read.ok) summarize(read.value);
      }),
    );
  });

  it('A29 P43 streak, journey and achievements', () => {
    fc.assert(
      fc.property(
        fc.array(state, { maxLength: 8 }),
        day,
        offset,
        (states, on, utcOffsetMinutes) => {
          const today = { day: on, utcOffsetMinutes };
          const { activities, drops } = toChronicle(states);
          expect(achievements(journeyFacts(activities, drops, today))).toHaveLength(15);
          expect(growthJourney(states, today).milestones).toHaveLength(9);
          const { days } = currentStreakSince(states.map(toActivity), today, addDays(on, -30));
          expect(days).toBeLessThanOrEqual(states.length);
        },
      ),
    );
  });

  it('A29 P43 a streak that ends with the calendar is counted', () => {
    const entry = (on: string): RecordState => ({
      ...{ id: on, kind: 'journal-entry', day: on, order: 0, version: { a: 1 }, deleted: false },
      ...{ createdAt: 0, updatedAt: 0, utcOffsetMinutes: 0 },
      body: { content: 'x', audioUrl: null },
    });
    for (const [first, last] of [
      ['0001-01-01', '0001-01-02'] as const,
      ['9999-12-30', '9999-12-31'] as const,
    ]) {
      const facts = growthJourney([entry(first), entry(last)], { day: last, utcOffsetMinutes: 0 });
      expect(facts.stats.daysActive).toBe(2);
      const streak = currentStreakSince(
        [entry(first), entry(last)].map(toActivity),
        { day: last, utcOffsetMinutes: 0 },
        first,
      );
      expect(streak.days).toBe(2);
    }
  });
});
