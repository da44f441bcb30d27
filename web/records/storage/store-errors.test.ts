import { describe, expect, it } from 'vitest';
import { LocalStoreError } from '../contract';
import { isQuotaExceeded, toLocalStoreError } from './store-errors';

const quota = () => new DOMException('Full.', 'QuotaExceededError');

describe('F2 a full disk is recognised', () => {
  it.each([
    ['as it is', quota()],
    [
      'inside an AbortError',
      Object.assign(new DOMException('Aborted.', 'AbortError'), { inner: quota() }),
    ],
    ['as a cause', new Error('Wrapped.', { cause: new Error('Again.', { cause: quota() }) })],
    [
      'in an AbortError that only says so',
      new DOMException('QuotaExceededError: full', 'AbortError'),
    ],
    ['in the parameters of an RxDB error', { name: 'RxError', parameters: { error: quota() } }],
    [
      'among the failures of a bulk write',
      { name: 'BulkError', failures: [new Error('x'), quota()] },
    ],
    ['in the failures by position', { name: 'BulkError', failuresByPos: { 3: quota() } }],
    ['in an event', { type: 'error', target: { error: quota() } }],
    ['in a text', 'QuotaExceededError'],
  ])('%s', (_name, error) => {
    expect(isQuotaExceeded(error)).toBe(true);
    expect(toLocalStoreError(error)).toMatchObject({ code: 'QUOTA_EXCEEDED', cause: error });
  });

  it.each([undefined, null, 5, 'text', new Error('Other.'), new DOMException('x', 'AbortError')])(
    'and nothing else is: %s',
    (error) => {
      expect(toLocalStoreError(error)).toMatchObject({ code: 'STORE_FAILED', cause: error });
    },
  );

  it('also in an error that contains itself', () => {
    const round: { cause?: unknown } = {};
    round.cause = round;
    expect(isQuotaExceeded(round)).toBe(false);
  });
});

describe('an error of the store', () => {
  it('is wrapped once', () => {
    const error = new LocalStoreError('STORE_FAILED', 'x');
    expect(toLocalStoreError(error)).toBe(error);
  });
});
