import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  dailyDropAnswer,
  dailyDropHistoryAnswer,
  EMPTY_REFLECTION,
  mindfulMomentsAnswer,
  NO_DROP,
} from '../../shared/api/daily-drop';
import { addDays } from '../../shared/domain/local-day';
import { CONTENT_VERSION, contentOf } from '../testing/content';
import { type Client, NOON, openTestApp, type TestApp, TODAY } from '../testing/test-app';

let test: TestApp;
let ruth: Client;
beforeEach(async () => {
  test = openTestApp({ content: contentOf(89) });
  ruth = await test.person('ruth');
});
afterEach(() => test.close());

const get = (path: string, headers = {}) => ruth.call('GET', path, { headers });
const complete = (day: number | string, json: unknown, headers = {}) =>
  ruth.call('POST', `/api/daily-drop/${day}/complete`, { json, headers });

const RECORDING = '/api/media/recording-of-ruth-1';

describe('GET /api/daily-drop', () => {
  it('shows scripture, devotional, narration and question under the spec’s names', async () => {
    const answer = await get('/api/daily-drop/1');
    expect(answer.status).toBe(200);
    expect(dailyDropAnswer.parse(answer.body)).toEqual({
      dailyDrop: {
        day: 1,
        title: 'Title 1',
        scripture: 'The first verse, and the second.',
        reference: 'Psalms 1:1-2',
        verse: 'Psalms 1:1-2',
        translation: 'WEB',
        devotional: 'It says verse twice.\n\nThat is all.',
        audioUrl: '/content/audio/drop-001-0123456789ab.mp3',
        reflectionQuestion: 'Question 1?',
        prayer: 'Prayer 1.',
        form: 'reflection',
      },
      completion: null,
      isCompleted: false,
    });
  });

  it('takes the day in the path and in the query', async () => {
    expect((await get('/api/daily-drop?day=17')).body).toEqual(
      (await get('/api/daily-drop/17')).body,
    );
  });

  it('without a day shows the current challenge day, which waits for the person', async () => {
    const dayOf = async (day: string) =>
      dailyDropAnswer.parse((await get('/api/daily-drop', { 'x-local-day': day })).body).dailyDrop
        .day;
    expect(await dayOf(TODAY)).toBe(1);
    await complete(1, { reflection: 'light' }, { 'x-local-day': TODAY });
    expect(await dayOf(TODAY)).toBe(1);
    expect(await dayOf(addDays(TODAY, 1))).toBe(2);
    expect(await dayOf(addDays(TODAY, 30))).toBe(2);
  });

  it.each(['0', '91', '-1', '1.5', 'one', '1e1', '%31%30%30'])('refuses day %s', async (day) => {
    for (const path of [`/api/daily-drop/${day}`, `/api/daily-drop?day=${day}`]) {
      expect(await get(path)).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } });
    }
    expect((await complete(day, { reflection: 'x' })).status).toBe(400);
  });

  it('says so where a day of the journey has no drop', async () => {
    expect(await get('/api/daily-drop/90')).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND', message: NO_DROP },
    });
    expect((await complete(90, { reflection: 'x' })).status).toBe(404);
  });
});

describe('POST /api/daily-drop/{day}/complete', () => {
  it('completes the drop by text and lights its daily flag', async () => {
    const answer = await complete(3, { reflection: 'I was tired' }, { 'x-local-day': TODAY });
    expect(answer.status).toBe(200);
    expect(dailyDropAnswer.parse(answer.body)).toMatchObject({
      completion: {
        id: 'drop:3',
        challengeDay: 3,
        reflection: 'I was tired',
        audioUrl: null,
        completedAt: new Date(NOON).toISOString(),
      },
      isCompleted: true,
    });
    expect((await get('/api/daily-drop/3')).body).toEqual(answer.body);
    expect((await get(`/api/progress/${TODAY}`)).body).toMatchObject({ dailyDrop: true });
  });

  it('completes it by voice alone', async () => {
    const answer = await complete(3, { reflection: null, audioUrl: RECORDING });
    expect(answer.body).toMatchObject({ completion: { reflection: null, audioUrl: RECORDING } });
  });

  it.each([{}, { reflection: '' }, { reflection: ' \n' }, { reflection: null, audioUrl: null }])(
    'needs words or a voice, not %j',
    async (json) => {
      expect(await complete(3, json)).toMatchObject({
        status: 400,
        body: { message: EMPTY_REFLECTION, code: 'INVALID_REQUEST' },
      });
      expect((await get('/api/daily-drop/3')).body).toMatchObject({ isCompleted: false });
    },
  );

  it('A13 takes no recording from elsewhere', async () => {
    for (const audioUrl of ['javascript:alert(1)', 'https://example.org/a.webm']) {
      expect((await complete(3, { audioUrl })).status).toBe(400);
    }
  });

  it('said twice completes once; what is not named stays', async () => {
    await complete(3, { reflection: 'first words' });
    test.clock.now += 60_000;
    await complete(3, { audioUrl: RECORDING });
    const history = dailyDropHistoryAnswer.parse((await get('/api/daily-drop-history')).body);
    expect(history).toHaveLength(1);
    expect(history[0]).toMatchObject({
      reflection: 'first words',
      audioUrl: RECORDING,
      completedAt: new Date(NOON).toISOString(),
    });
  });
});

describe('GET /api/daily-drop-history', () => {
  it('lists completions newest first with what they answered', async () => {
    await complete(2, { reflection: 'before' });
    test.clock.now += 60_000;
    await complete(1, { reflection: 'after' });
    const history = dailyDropHistoryAnswer.parse((await get('/api/daily-drop-history')).body);
    expect(history.map(({ reflection }) => reflection)).toEqual(['after', 'before']);
    expect(history[0]?.dailyDrop).toEqual({
      reference: 'Psalms 1:1-2',
      reflectionQuestion: 'Question 1?',
    });
  });

  it('shows each person their own alone', async () => {
    await complete(2, { reflection: 'mine' });
    const naomi = await test.person('naomi');
    expect((await naomi.call('GET', '/api/daily-drop-history')).body).toEqual([]);
    expect((await naomi.call('GET', '/api/daily-drop/2')).body).toMatchObject({
      completion: null,
    });
  });
});

describe('GET /api/mindful-moments', () => {
  it('lists them', async () => {
    const answer = await get('/api/mindful-moments');
    expect(mindfulMomentsAnswer.parse(answer.body)).toMatchObject([{ id: 'slow-breath' }]);
  });
});

describe.each(['/api/daily-drop', '/api/daily-drop/2', '/api/mindful-moments'])(
  'the content of %s',
  (path) => {
    it('names its version and is not sent again to who has it', async () => {
      const first = await get(path);
      expect(first.headers.get('x-content-version')).toBe(CONTENT_VERSION);
      const tag = first.headers.get('etag') ?? '';
      const again = await get(path, { 'if-none-match': tag });
      expect(again.status).toBe(304);
      expect(again.headers.get('x-content-version')).toBe(CONTENT_VERSION);
      expect((await get(path, { 'if-none-match': '"other"' })).status).toBe(200);
    });
  },
);

it('a completed drop is another answer than an open one', async () => {
  const open = await get('/api/daily-drop/2');
  await complete(2, { reflection: 'words' });
  const headers = { 'if-none-match': open.headers.get('etag') ?? '' };
  expect((await get('/api/daily-drop/2', headers)).status).toBe(200);
});

it('without content there are no such calls', async () => {
  const bare = openTestApp();
  const visitor = await bare.person('ruth');
  expect((await visitor.call('GET', '/api/daily-drop/1')).status).toBe(404);
  await bare.close();
});
