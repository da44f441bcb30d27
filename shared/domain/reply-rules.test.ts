import { describe, expect, it } from 'vitest';
import { findReplyFault, sayFault } from './reply-rules';

const kindOf = (text: string) => findReplyFault(text)?.kind ?? null;

describe('the word rules of replies', () => {
  it.each([
    ['link', 'See https://example.org/page for more'],
    ['link', 'I wrote it up on www.example.org'],
    ['link', 'my page is calm-days.com, come by'],
    ['link', 'mypage dot com? no: mypage[.]com mypage (dot) com'],
    ['email', 'Write to ruth.naomi@example.org'],
    ['email', 'ruth [at] example [dot] org'],
    ['phone', 'Call 555-123-4567 any time'],
    ['phone', '+49 (0) 171 234 56 78'],
    ['repeated', 'pray pray pray pray pray'],
    ['repeated', 'yes and yes or yes so yes then yes but yes yes'],
    ['capitals', 'THIS IS WHAT YOU ALL SHOULD DO'],
    ['insult', 'You are such an idiot.'],
    ['insult', 'What a st\u00fcpid question: you’re stupid'],
    ['insult', 'go to hell'],
    ['insult', 'Y0u are a m0ron'],
  ])('Y3 find %s in %j', (kind, text) => {
    expect(kindOf(text)).toBe(kind);
  });

  it.each([
    ['I don’t want to live anymore', 'self-harm'],
    ['My husband hits me', 'abuse'],
  ])('Y3 find danger before all else in %j', (text, danger) => {
    expect(findReplyFault(`${text} www.example.org`)).toEqual({ kind: 'danger', danger });
  });

  it.each([
    ['I ask my sister what she sees. She has known me for 30 years.'],
    ['Psalm 139:11-12, and Romans 8:38-39.'],
    ['Holy, holy, holy. Amen!'],
    ['The LORD is near. GOD IS LOVE'],
    ['At 6:30 in the morning, on 2026-11-26.'],
    ['I was an idiot then, and God was patient with me.'],
    ['I sat down.In the end it was fine.'],
    ['ごめんなさい、神さま'],
    ['I was stupid. You are loved.'],
    ['It was so.me and my brother sat there.'],
    [''],
  ])('Y3 find nothing in %j', (text) => {
    expect(kindOf(text)).toBeNull();
  });

  it('Y3 see through letters of width none and of another form', () => {
    expect(kindOf('see example.o\u200brg')).toBe('link');
    expect(kindOf('ruth＠example.org')).toBe('email');
  });

  it('Y3 say what happened and what to do', () => {
    for (const text of [
      'www.a.org',
      'a@b.org',
      '5551234567',
      'go to hell',
      'SAY IT ALL OUT LOUD',
    ]) {
      const fault = findReplyFault(text);
      expect(fault && sayFault(fault)).toMatch(/send it again\.$/);
    }
  });
});
