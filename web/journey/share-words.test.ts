import { expect, test } from 'vitest';
import { emailLink, passageText, prayerText, shareText, whatsAppLink } from './share-words';

const text = shareText(23, 'https://example.org');

test('the day and the address are all that is shared', () => {
  expect(text).toBe(
    'Day 23 of my 90 days with Choose Wholeness: a short devotional, and a few minutes to write and pray. Come along if you’d like: https://example.org',
  );
});

test('a prayer goes along in its own words', () => {
  expect(prayerText('Lord, be near.', 'https://example.org')).toBe(
    'Lord, be near.\n\nFrom the 90 days of Choose Wholeness: https://example.org',
  );
});

test('S14 verses go along with their reference and the name of the translation', () => {
  expect(passageText({ reference: 'Psalms 23:4-6', text: 'Even though I walk' })).toBe(
    'Even though I walk\nPsalm 23:4–6, World English Bible',
  );
});

test('links carry the text encoded', () => {
  expect(new URL(whatsAppLink('a & b')).searchParams.get('text')).toBe('a & b');
  const mail = new URL(emailLink(text));
  expect(mail.searchParams.get('subject')).toBe('Join me on a 90-day journey to wholeness');
  expect(mail.searchParams.get('body')).toBe(text);
});
