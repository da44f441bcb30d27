import { expect, it } from 'vitest';
import type { CompanionReply } from './companion-run';
import { sayWhereRead } from './where-read';

const TOLD: CompanionReply = {
  text: 'It was dark.',
  answer: { kind: 'unknown' },
  way: 'here',
  sentences: [],
  model: 'silent',
};

it.each<[string, Partial<CompanionReply>, string]>([
  ['here', {}, 'Read on this phone. Nothing was sent.'],
  [
    'by the larger model',
    { way: 'model', model: 'ended' },
    'Sent once to our server and its AI model. We don’t store it.',
  ],
  [
    'here, since the larger model did not answer',
    { way: 'model', trouble: 'It was asked too often.' },
    'It was asked too often. Read on this phone instead.',
  ],
  [
    'by the server, since the larger model broke off',
    { way: 'model', model: 'ended', trouble: 'It broke off.' },
    'It broke off. Our server found these verses. They’re quoted as written.',
  ],
])('a page that was read %s is said to be', (_name, told, said) => {
  expect(sayWhereRead({ ...TOLD, ...told }, 'phone')).toBe(said);
});
