import { expect, it } from 'vitest';
import { choiceActionOf } from './choice-action';

const AT_FIRST = {
  way: 'here',
  scripture: 'here',
  isBlank: false,
  device: 'phone',
} as const;

it.each([
  ['kept', {}, 'read', 'Read on this phone'],
  ['not kept', { scripture: 'off' }, 'keep', 'Download the Bible and read'],
  ['coming', { scripture: 'keeping' }, 'wait', 'Downloading the Bible'],
  ['cut short', { scripture: 'unreachable' }, 'keep', 'Try again'],
  ['without room', { scripture: 'full' }, 'keep', 'Try again'],
  ['in a browser that keeps nothing', { scripture: 'passing' }, 'read', 'Read on this phone'],
  ['left to the larger model', { way: 'model', scripture: 'off' }, 'read', 'Send it and read'],
] as const)('Scripture %s', (_name, given, does, label) => {
  expect(choiceActionOf({ ...AT_FIRST, ...given })).toEqual({ does, label, disabled: false });
});

it('asks for words first', () => {
  expect(choiceActionOf({ ...AT_FIRST, isBlank: true }).disabled).toBe(true);
  expect(choiceActionOf({ ...AT_FIRST, isBlank: true, way: 'model' }).disabled).toBe(true);
});
