import { expect, test } from 'vitest';
import { buildExport } from '../../../../shared/api/export';
import type { RecordState } from '../../../../shared/records/record';
import { allKinds } from '../../../../shared/records/registry';
import { idsOf, samplePhoto } from '../../../../shared/testing/sample-photo';
import { sampleKept } from '../testing/sample-kept';
import { readablePage } from './readable-page';

const ATTACK = `"><script>alert(1)</script><img src=x onerror='alert(2)'>&amp;`;
const SOUND = 'a'.repeat(22);

function record(part: Partial<RecordState>): RecordState {
  return {
    id: 'x',
    kind: 'journal-entry',
    day: '2026-03-01',
    order: 1,
    version: { phone: 1 },
    deleted: false,
    createdAt: 0,
    updatedAt: 0,
    utcOffsetMinutes: 0,
    body: {},
    ...part,
  };
}

function pageOf(records: RecordState[], more: object = {}): string {
  const account = { id: 'r', username: ATTACK };
  const notInThisFile = 'Only on our server.';
  return readablePage({
    ...buildExport(records, { exportedAt: 0, account }),
    notInThisFile,
    ...more,
  });
}

test('A12 nothing that a person wrote becomes part of the page, in whatever field or kind', () => {
  const kept = [{ hash: 'h', field: ATTACK, value: ATTACK, updatedAt: 0 }];
  const everywhere = Object.fromEntries(
    [...new Set(allKinds().flatMap(({ fields }) => Object.keys(fields))), ATTACK].map((name) => [
      name,
      ATTACK,
    ]),
  );
  const kinds = [...allKinds().map(({ name }) => name), ATTACK];
  const records = kinds.map((kind) =>
    record({ id: kind, kind, day: ATTACK, body: { ...everywhere, keptVersions: kept } }),
  );
  const page = pageOf(records, {
    alsoKept: sampleKept(ATTACK),
    drafts: [{ key: ATTACK, value: { form: { content: ATTACK } } }],
    recordings: [{ id: SOUND, file: ATTACK, type: ATTACK, bytes: 1, sha256: '', durationMs: 0 }],
  });
  expect(page).not.toMatch(/<script|<img|onerror='/);
  expect(page).toContain('&lt;script&gt;');
});

test('it has a heading for every day, the oldest first, and needs nothing from anywhere', () => {
  const page = pageOf([record({ id: 'b', day: '2026-03-02' }), record({ id: 'a' })]);
  const days = [...page.matchAll(/<time datetime="([^"]+)"/g)].map(([, day]) => day);
  expect(days).toEqual(['2026-03-01', '2026-03-02']);
  expect(page).toContain('Sunday, March 1, 2026');
  expect(page).not.toMatch(/https?:|url\(|@import/);
});

test('recordings play from the folder beside it; one that is not there is named', () => {
  const body = { content: 'Spoken.', audioUrl: `/api/media/${SOUND}` };
  const file = `recordings/${SOUND}.webm`;
  const there = { id: SOUND, file, type: 'audio/webm', bytes: 1, sha256: '', durationMs: 0 };
  expect(pageOf([record({ body })], { recordings: [there] })).toContain(`src="${file}"`);
  const gone = { recordings: [{ id: SOUND, missing: 'OFFLINE' }] };
  expect(pageOf([record({ body })], gone)).toContain('A recording that isn’t in this file.');
});

test('it says moods in words, counts as numbers, and what nobody here knows as it is', () => {
  const page = pageOf([
    record({
      kind: 'check-in',
      body: { mood: 'hopeful', truthStatement: 'Held.', colour: 'gold' },
    }),
    record({ id: 'n', kind: 'nourish-day', body: { waterIntake: { a: 2, b: 1 } } }),
    record({ id: 'd', kind: 'from-a-newer-app', body: { dream: 'A long river.' } }),
  ]);
  for (const words of ['🌅 Hopeful', 'Held.', 'gold', '</span> 3</p>', 'A long river.']) {
    expect(page).toContain(words);
  }
});

test('it tells what only the server keeps, or in one line that it is missing', () => {
  const page = pageOf([], { alsoKept: sampleKept('Pray for my sister.') });
  for (const words of [
    'Prayer circle: Pray for',
    'You wrote for the circle',
    'Psalms in 60',
    'A question you suggested',
    '1 for, 0 against',
    'refused',
  ]) {
    expect(page).toContain(words);
  }
  expect(page).not.toContain('Only on our server.');
  expect(pageOf([])).toContain('Only on our server.');
});

test('an entry has its date, title, mood, star and tags before its words, and quotations set apart', () => {
  const body = {
    content: 'Mine.\n> For you formed me.',
    audioUrl: null,
    title: 'At the lake',
    mood: 'joyful',
    tags: ['rest', 'Ana'],
    starred: true,
    datedAt: '2026-02-14T21:30',
  };
  const page = pageOf([record({ body })]);
  const said = [...page.matchAll(/class="fact"><span>([^<]+)<\/span> ([^<]+)</g)];
  expect(said.map(([, label, value]) => [label, value])).toEqual([
    ['Date and time', 'Saturday, February 14, 2026, 9:30 PM'],
    ['Title', 'At the lake'],
    ['Mood', '😊 Joyful'],
    ['Star', 'Yes'],
    ['Tags', 'rest, Ana'],
  ]);
  expect(page).toContain('<p>Mine.</p><blockquote>For you formed me.</blockquote>');
});

test('an entry without details, or that was starred once, says nothing of them', () => {
  const page = pageOf([record({ body: { content: 'Mine.', audioUrl: null, starred: false } })]);
  expect(page).not.toContain('class="fact"');
});

test('V12 a photo shows from the folder beside it, else its preview; one that is not there is named', () => {
  const lake = samplePhoto('lake');
  const { photo, preview } = idsOf(lake);
  const body = { content: 'At the lake.', audioUrl: null, photos: [lake] };
  const there = (id: string, file: string) => ({
    ...{ id, file, type: 'image/jpeg', bytes: 1, sha256: '', durationMs: 0 },
  });
  const both = [there(photo, 'photos/lake.jpg'), there(preview, 'photos/previews/lake.jpg')];
  const page = pageOf([record({ body })], { recordings: both });
  const size = 'width="1600" height="1200"';
  expect(page).toContain(`<img src="photos/lake.jpg" ${size} alt="Photo of March 1, 2026">`);
  expect(page).toContain("img-src 'self' file:");
  expect(pageOf([record({ body })], { recordings: both.slice(1) })).toContain(
    `<img src="photos/previews/lake.jpg" ${size}`,
  );
  const gone = [{ id: photo, missing: 'OFFLINE' }];
  expect(pageOf([record({ body })], { recordings: gone })).toContain(
    'A photo that isn’t in this file.',
  );
});

test('A12 a photo whose address or size is none is no picture', () => {
  const photos = [
    { ...samplePhoto('lake'), url: ATTACK },
    { ...samplePhoto('hill'), width: ATTACK },
    ATTACK,
  ];
  const page = pageOf([record({ body: { content: '', audioUrl: null, photos } })]);
  expect(page).not.toMatch(/<img|<script/);
  expect(page.match(/A photo that isn’t in this file/g)).toHaveLength(3);
});

test('a prayer that was begun reads as it was prayed: each verse, and the words below it', () => {
  const verses = [
    { number: 1, verse: 'Quieted my soul.', prayer: 'Quiet me.' },
    { number: 2, verse: 'Hope in Yahweh.', prayer: '' },
  ];
  const form = { openMs: 70_000, isCounted: false, passage: 'Psalms 131:1-2', verses, at: 1 };
  const value = { id: 'fresh', form, opened: null };
  const page = pageOf([], { drafts: [{ key: 'pray-scripture:sitting', value }] });
  const said = [...page.matchAll(/<p>([^<]+)<\/p>/g)].map(([, text]) => text);
  expect(said.slice(-4)).toEqual([
    'Psalms 131:1-2',
    'Quieted my soul.',
    'Quiet me.',
    'Hope in Yahweh.',
  ]);
});

test('a draft reads as an entry does: its place, mood and moment in words, and what was not touched not at all', () => {
  const lake = samplePhoto('lake');
  const { photo } = idsOf(lake);
  const form = {
    content: 'Half a page.',
    audioUrl: null,
    title: '',
    mood: 'empowered',
    tags: ['rest'],
    starred: false,
    datedAt: '2026-11-20T05:10',
    photos: [lake],
  };
  const drafts = [
    { key: 'journal:new', value: { id: 'fresh', form, opened: { body: { content: 'old' } } } },
    { key: 'check-in:2026-03-01', value: { form: { mood: 'foggy', gratitude1: 'Bread' } } },
    { key: 'feedback', value: { subject: 'A word', rating: 4 } },
    { key: 'nourish:2026-03-02', value: { form: { waterIntake: 0, reflection: ' ' } } },
  ];
  const file = { type: 'image/jpeg', bytes: 1, sha256: '', durationMs: 0 };
  const recordings = [{ id: photo, file: 'photos/lake.jpg', ...file }];
  const page = pageOf([], { drafts, recordings });
  const said = [...page.matchAll(/class="fact"><span>([^<]+)<\/span> ([^<]+)</g)];
  expect(said.map(([, label, value]) => [label, value])).toEqual([
    ['Date and time', 'Friday, November 20, 2026, 5:10 AM'],
    ['Mood', '💪 Empowered'],
    ['Tags', 'rest'],
    ['Mood', '🌫️ Foggy'],
  ]);
  const titles = [...page.matchAll(/<h3>([^<]+)<\/h3>/g)].map(([, title]) => title);
  expect(titles).toEqual(['Journal', 'Wholeness Check-In, March 1, 2026', 'A draft']);
  for (const words of ['<p>Half a page.</p>', '<p>Bread</p>', '<p>A word</p>', 'Photo of a draft'])
    expect(page).toContain(words);
  expect(page).not.toMatch(/empowered|2026-11-20T05|fresh|>old</);
});

test('T11 a prayer card has its days and its rhythm in words, and no ids', () => {
  const body = {
    who: 'Ana',
    matter: 'Sleep',
    since: '2026-01-07',
    rhythm: 'weekly',
    weekday: 0,
    prayedOn: ['2026-02-01', '2026-02-08'],
    answeredOn: '2026-02-10',
    story: 'She sleeps.',
    request: { circle: 'circle-1', request: 'request-1' },
  };
  const page = pageOf([record({ kind: 'intercession-card', body })]);
  const said = [...page.matchAll(/class="fact"><span>([^<]+)<\/span> ([^<]+)</g)];
  expect(said.map(([, label, value]) => [label, value])).toEqual([
    ['Since', 'January 7, 2026'],
    ['How often', 'Once a week'],
    ['Weekday', 'Sunday'],
    ['Prayed on', 'February 1, 2026; February 8, 2026'],
    ['Made of', 'A request of a prayer circle'],
    ['Answered on', 'February 10, 2026'],
  ]);
  expect(page).toContain('She sleeps.');
  expect(page).not.toMatch(/circle-1|request-1|weekly/);
});

test('T11 a field of another kind that is called alike stays as it is', () => {
  const body = { rhythm: 'weekly', prayedOn: ['2026-02-01'] };
  const page = pageOf([record({ kind: 'from-a-newer-app', body })]);
  expect(page).toContain('weekly');
  expect(page).toContain('2026-02-01');
});

test('a reading plan has its title, its days, and where one counted from in words', () => {
  const body = {
    plan: 'psalms-60',
    read: [1, 2, 5],
    pace: { day: 5, on: '2026-11-20' },
    closedOn: '2026-11-21',
  };
  const page = pageOf([
    record({ kind: 'reading-plan', body }),
    record({ id: 'z', kind: 'reading-plan', body: { ...body, plan: 'prophets-40', pace: null } }),
  ]);
  const said = [...page.matchAll(/class="fact"><span>([^<]+)<\/span> ([^<]+)</g)];
  expect(said.map(([, label, value]) => [label, value])).toEqual([
    ['Plan', 'Psalms in 60'],
    ['Days read', '1, 2, 5'],
    ['Counted from', 'Day 5 on November 20, 2026'],
    ['Closed on', 'November 21, 2026'],
    ['Plan', 'prophets-40'],
    ['Days read', '1, 2, 5'],
    ['Closed on', 'November 21, 2026'],
  ]);
});
