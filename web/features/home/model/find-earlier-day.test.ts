import { afterEach, describe, expect, it } from 'vitest';
import { addDays } from '../../../../shared/domain/local-day';
import { checkIn } from '../../../../shared/records/check-in';
import { journalEntry } from '../../../../shared/records/journal-entry';
import { createMemoryDisk } from '../../../records/testing/disk';
import { closeTabs, openTab, type Tab } from '../../../records/testing/open-tab';
import { findEarlierDay, mayLookBack } from './find-earlier-day';

const TODAY = '2026-11-25';
const HUNDRED = addDays(TODAY, -100);

afterEach(closeTabs);

function feel(tab: Tab, day: string, truthStatement = 'I am led') {
  const body = {
    mood: 'hopeful' as const,
    truthStatement,
    gratitude1: null,
    gratitude2: null,
    gratitude3: null,
  };
  return tab.records.save({ kind: checkIn, id: `check-in:${day}`, day, body, opened: undefined });
}

describe('an earlier day', { timeout: 30_000 }, () => {
  it('L8 is the nearest year’s before the day a hundred days ago, and that before last month’s', async () => {
    const tab = await openTab(createMemoryDisk());
    const found = async () => (await findEarlierDay(tab.records, TODAY))?.day;
    expect(await found()).toBeUndefined();
    for (const day of ['2026-10-25', HUNDRED, '2023-11-25', '2024-11-25']) {
      await feel(tab, day);
      expect(await found()).toBe(day);
    }
  });

  it('L9 gives way to that of another distance where it is better left alone', async () => {
    const tab = await openTab(createMemoryDisk());
    await feel(tab, '2025-11-25');
    await feel(tab, HUNDRED);
    const body = { content: 'I do not want to be alive.', audioUrl: null };
    const opened = undefined;
    await tab.records.save({ kind: journalEntry, id: 'e', day: '2025-11-25', body, opened });
    expect(await findEarlierDay(tab.records, TODAY)).toMatchObject({ day: HUNDRED });
  });
});

describe('it is looked for', () => {
  const yesterday = {
    kind: 'check-in',
    day: addDays(TODAY, -1),
    utcOffsetMinutes: 0,
    deleted: false,
    done: true,
  };
  const asker = { today: TODAY, wishes: undefined, done: [yesterday], putAwayOn: undefined };

  it('L11 until it is put away for the day, or for good', () => {
    expect(mayLookBack(asker)).toBe(true);
    expect(mayLookBack({ ...asker, putAwayOn: addDays(TODAY, -1) })).toBe(true);
    expect(mayLookBack({ ...asker, putAwayOn: TODAY })).toBe(false);
    expect(mayLookBack({ ...asker, wishes: { bringsUpEarlierDays: false } })).toBe(false);
  });

  it('L10 not by somebody who comes back', () => {
    expect(mayLookBack({ ...asker, done: [{ ...yesterday, day: TODAY }] })).toBe(false);
  });
});
