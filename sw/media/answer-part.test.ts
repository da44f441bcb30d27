import { expect, it } from 'vitest';
import { answerPart } from './answer-part';

const SOUND = new Blob(['0123456789'], { type: 'audio/webm' });

it('V8 A25 answers the whole where no part is asked for, as nothing that runs', async () => {
  const answer = answerPart(SOUND, null);
  expect([answer.status, await answer.text()]).toEqual([200, '0123456789']);
  expect(Object.fromEntries(answer.headers)).toEqual({
    'accept-ranges': 'bytes',
    'cache-control': 'no-store',
    'content-length': '10',
    'content-security-policy': "default-src 'none'; sandbox",
    'content-type': 'audio/webm',
    'x-content-type-options': 'nosniff',
  });
});

it('V8 V12 answers a photo as a picture and nothing else', () => {
  const { headers } = answerPart(new Blob(['0123456789'], { type: 'image/jpeg' }), null);
  expect(headers.get('content-type')).toBe('image/jpeg');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
});

it.each([
  ['bytes=0-', '0123456789', 'bytes 0-9/10'],
  ['bytes=0-1', '01', 'bytes 0-1/10'],
  ['bytes=4-6', '456', 'bytes 4-6/10'],
  ['bytes=8-99', '89', 'bytes 8-9/10'],
  ['bytes=-3', '789', 'bytes 7-9/10'],
])('V8 answers the part %s', async (range, text, contentRange) => {
  const answer = answerPart(SOUND, range);
  expect([answer.status, await answer.text()]).toEqual([206, text]);
  expect(answer.headers.get('content-range')).toBe(contentRange);
  expect(answer.headers.get('content-length')).toBe(String(text.length));
});

it('V8 says so when there is no such part', async () => {
  const answer = answerPart(SOUND, 'bytes=10-');
  expect([answer.status, answer.headers.get('content-range')]).toEqual([416, 'bytes */10']);
});
