import { beforeEach, describe, expect, it } from 'vitest';
import type { ReflectEvent } from '../../../../shared/api/companion';
import { type CompanionAnswer, UNKNOWN_ANSWER } from '../../../../shared/companion/answer';
import type { Concern } from '../../../../shared/companion/care/concern';
import { HttpError } from '../../../answers/http-error';
import { type CompanionRun, createCompanionRun } from './companion-run';

type SentAnswer = Extract<ReflectEvent, { kind: 'answer' }>['answer'];

const HERE = answer('Psalms 23:4');
const THERE = answer('Psalms 46:10');
const SENTENCE: ReflectEvent = {
  kind: 'sentence',
  parts: [
    { kind: 'text', text: 'Be still ' },
    { kind: 'citation', reference: 'Psalms 46:10' },
  ],
};

/** The texts that were sent to the server. */
let sent: string[];
/** What the server says to each, in turn; an error breaks the answer off there. */
let lines: (ReflectEvent | Error)[];
let concern: Concern | null;
let answerHere: () => Promise<CompanionAnswer>;
let run: CompanionRun;

beforeEach(() => {
  sent = [];
  lines = [];
  concern = null;
  answerHere = async () => HERE;
  run = createCompanionRun({
    classify: () => concern,
    answerHere: () => answerHere(),
    async *askModel(text) {
      sent.push(text);
      for (const line of lines) {
        if (line instanceof Error) throw line;
        yield line;
      }
    },
  });
});

function answer(reference: string): SentAnswer {
  const passages = [{ reference, verses: [{ number: 1, text: 'Words.' }], why: '' }];
  return { kind: 'passages', passages, questions: ['One?', 'Two?'], prayer: 'Lord.' };
}

function told() {
  const state = run.get();
  if (state.at !== 'told') throw new Error(`It is ${state.at}.`);
  return state.told;
}

it('reads on this device without sending a word', async () => {
  expect(run.get()).toEqual({ at: 'choosing' });
  await run.ask('It was dark.', 'here');
  expect(told()).toMatchObject({
    text: 'It was dark.',
    answer: HERE,
    way: 'here',
    model: 'silent',
  });
  expect(sent).toEqual([]);
});

it('says so when Scripture can’t be had, and may be asked again', async () => {
  answerHere = async () => Promise.reject(new Error('offline'));
  await run.ask('It was dark.', 'here');
  expect(run.get()).toMatchObject({ at: 'failed', way: 'here', text: 'It was dark.' });
  answerHere = async () => HERE;
  await run.ask('It was dark.', 'here');
  expect(told().answer).toBe(HERE);
});

describe('a concern', () => {
  it.each<Concern>([
    { kind: 'danger', danger: 'self-harm' },
    { kind: 'declined', about: 'medical' },
  ])('of the kind $kind is met without Scripture, and nothing is sent', async (found) => {
    concern = found;
    answerHere = () => Promise.reject(new Error('Scripture is not here.'));
    for (const way of ['model', 'here'] as const) {
      await run.ask('A heavy page', way);
      expect(told()).toMatchObject({ answer: found, way: 'here' });
      run.chooseAnew();
    }
    expect(sent).toEqual([]);
  });
});

describe('the larger model', () => {
  it('is shown sentence by sentence, below what it was given', async () => {
    lines = [{ kind: 'answer', answer: THERE }, SENTENCE, SENTENCE, { kind: 'end' }];
    await run.ask('It was dark.', 'model');
    expect(sent).toEqual(['It was dark.']);
    expect(told()).toMatchObject({ answer: THERE, model: 'ended' });
    expect(told().trouble).toBeUndefined();
    expect(told().sentences).toHaveLength(2);
  });

  it('that says nothing which passes the guard is refused for', async () => {
    lines = [
      { kind: 'answer', answer: THERE },
      { kind: 'unknown', text: UNKNOWN_ANSWER },
    ];
    await run.ask('It was dark.', 'model');
    expect(told()).toMatchObject({ answer: THERE, model: 'unknown', sentences: [] });
  });

  it('is not waited for where verses alone do not answer', async () => {
    const unknown: SentAnswer = { kind: 'unknown' };
    lines = [{ kind: 'answer', answer: unknown }, { kind: 'end' }];
    await run.ask('Which horse wins?', 'model');
    expect(told()).toMatchObject({ answer: unknown, model: 'silent' });
  });

  it.each([
    ['no network', new TypeError('Failed to fetch'), 'The AI model didn’t answer.'],
    ['an ended session', error(401), 'You’re signed out, so the AI model didn’t answer.'],
    ['too many requests', error(429), 'You’ve asked the AI model too often. Try again later.'],
    ['a refusal', error(413, 'That page is too long.'), 'That page is too long.'],
  ])('with %s gives way to this device, which says so', async (_name, failure, trouble) => {
    lines = [failure];
    await run.ask('It was dark.', 'model');
    expect(told()).toMatchObject({ answer: HERE, model: 'silent', trouble });
  });

  it.each([
    ['breaks off', [new TypeError('network error')]],
    ['ends without an end', []],
    ['fails', [{ kind: 'failed', code: 'MODEL_SILENT', message: 'It stalled.' }] as const],
  ])('that %s leaves what had passed, and what it was given', async (_name, end) => {
    lines = [{ kind: 'answer', answer: THERE }, SENTENCE, ...end];
    await run.ask('It was dark.', 'model');
    expect(told()).toMatchObject({
      answer: THERE,
      model: 'ended',
      trouble: 'The AI model’s answer was cut off.',
    });
    expect(told().sentences).toHaveLength(1);
  });
});

it('lets an answer go that comes after the person went back to the choice', async () => {
  let come: (answer: CompanionAnswer) => void = () => undefined;
  answerHere = () => new Promise((resolve) => (come = resolve));
  const asked = run.ask('It was dark.', 'here');
  expect(run.get().at).toBe('reading');
  run.chooseAnew();
  come(HERE);
  await asked;
  expect(run.get()).toEqual({ at: 'choosing' });
});

function error(status: number, message?: string): HttpError {
  return new HttpError(status, 'no', message, undefined);
}
