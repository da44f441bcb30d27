import { expect, it } from 'vitest';
import { samplePhoto } from '../../../shared/testing/sample-photo';
import { draftText } from './draft-text';

it('shows every typed line of every draft, and nothing of empty ones', () => {
  const text = draftText([
    { key: 'check-in:2026-03-01', value: { mood: 'hopeful', lines: ['bread', '', 'rain'] } },
    { key: 'nourish:2026-03-01', value: { water: 3, note: ' ' } },
    { key: 'journal:new', value: 'Slowly, then' },
  ]);
  expect(text).toBe('Check-In, 2026-03-01\nhopeful\nbread\nrain\n\nJournal\nSlowly, then');
});

it('leaves out the address of a recording', () => {
  const form = { content: 'Dad called.', audioUrl: '/api/media/a-recording-of-mine-01' };
  expect(draftText([{ key: 'journal:new', value: { form } }])).toBe('Journal\nDad called.');
});

it('leaves out the addresses of photos', () => {
  const form = { content: 'At the lake.', photos: [samplePhoto('lake')] };
  expect(draftText([{ key: 'journal:new', value: { form } }])).toBe('Journal\nAt the lake.');
});

it('leaves out the saved record a draft began on, and ids', () => {
  const value = {
    id: 'Rr-4wDynnNU',
    form: { content: 'new' },
    opened: { body: { content: 'old' } },
  };
  expect(draftText([{ key: 'journal:Rr-4wDynnNU', value }])).toBe('Journal\nnew');
});
