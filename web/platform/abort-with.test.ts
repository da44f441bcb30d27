import { expect, it } from 'vitest';
import { abortWith } from './abort-with';

it('aborts with the signal, for the reason that it gives', () => {
  const [first, second] = [new AbortController(), new AbortController()];
  abortWith(first.signal, second);
  expect(second.signal.aborted).toBe(false);
  first.abort('closed');
  expect(second.signal.reason).toBe('closed');
});

it('aborts at once where the signal is aborted already', () => {
  const second = new AbortController();
  abortWith(AbortSignal.abort('gone'), second);
  expect(second.signal.reason).toBe('gone');
});

it('follows it no more once ended', () => {
  const [first, second] = [new AbortController(), new AbortController()];
  const end = abortWith(first.signal, second);
  end();
  first.abort();
  expect(second.signal.aborted).toBe(false);
});
