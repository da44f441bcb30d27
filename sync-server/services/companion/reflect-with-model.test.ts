import { expect, it, vi } from 'vitest';
import type { CompanionAnswer } from '../../../shared/companion/answer';
import { type LargerModel, ModelFailed } from '../../companion/larger-model';
import { reflectWithModel } from './reflect-with-model';

const ANSWER: CompanionAnswer = {
  kind: 'passages',
  passages: [
    { reference: '1 Peter 5:7', verses: [{ number: 7, text: 'he cares for you.' }], why: 'why' },
  ],
  questions: ['What worries you?', 'What would you hand over?'],
  prayer: 'Father, take what I carry.',
};

/** A model that fails like this, once it was asked. */
function failing(error: Error): LargerModel {
  return {
    name: 'a-model',
    host: 'api.example',
    // biome-ignore lint/correctness/useYield: it fails before its first word.
    async *ask() {
      throw error;
    },
  };
}

async function hear(model: LargerModel) {
  const log = { warn: vi.fn() };
  const events = reflectWithModel({ model, log }, 'a page', ANSWER, new AbortController().signal);
  const heard = [];
  for await (const event of events) heard.push(event.kind);
  return { heard, warned: log.warn.mock.calls };
}

it('G13 where the caller has left there is nobody to tell, and nothing to log', async () => {
  expect(await hear(failing(new ModelFailed('left')))).toEqual({ heard: ['answer'], warned: [] });
});

it('G11 of a failure its kind is told and logged, and nothing else', async () => {
  expect(await hear(failing(new ModelFailed('refused', 401)))).toEqual({
    heard: ['answer', 'failed'],
    warned: [[{ failure: 'refused', status: 401 }, expect.any(String)]],
  });
});

it('hides no fault of its own', async () => {
  await expect(hear(failing(new Error('a bug')))).rejects.toThrow('a bug');
});
