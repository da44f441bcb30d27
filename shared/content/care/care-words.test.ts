import { describe, expect, it } from 'vitest';
import { DECLINED_WORDS, dangerWords } from './care-words';

const DANGERS = ['self-harm', 'abuse', 'danger-to-others'] as const;

describe('words for somebody in danger', () => {
  it.each([
    [4, 'tonight'],
    [5, 'today'],
    [16, 'today'],
    [17, 'tonight'],
    [23, 'tonight'],
    [0, 'tonight'],
  ])('C10 at %i o’clock speak of %s', (hour, now) => {
    for (const danger of DANGERS) {
      expect(dangerWords(danger, hour).title.endsWith(` ${now}`)).toBe(true);
    }
  });

  it('C10 say in each danger that a person should hear it, and quote nothing', () => {
    for (const danger of DANGERS) {
      const { message, someone } = dangerWords(danger, 12);
      expect(`${message} ${someone}`).toMatch(/someone|somebody/i);
      expect(message).not.toMatch(/["“”]|\d:\d|sin\b|should pray/i);
    }
  });
});

describe('words where nothing is answered', () => {
  it.each(Object.entries(DECLINED_WORDS))(
    'C11 for %s say what can’t be done, who can, and what to ask instead',
    (_, { message, instead }) => {
      expect(message).toMatch(/\b(cannot|Nothing here can)\b/);
      expect(message).toMatch(/\b(doctor|lawyer|someone who knows you)\b/i);
      expect(instead.label).toMatch(/^Ask about \w+ instead$/);
      expect(instead.ask).toMatch(/\?$/);
    },
  );
});
