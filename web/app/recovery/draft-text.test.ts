import { expect, it } from 'vitest';
import { draftText } from './draft-text';

it('shows every typed line of every draft, and nothing of empty ones', () => {
  const text = draftText([
    { key: 'check-in:2026-03-01', value: { mood: 'hopeful', lines: ['bread', '', 'rain'] } },
    { key: 'nourish:2026-03-01', value: { water: 3, note: ' ' } },
    { key: 'journal:new', value: 'Slowly, then' },
  ]);
  expect(text).toBe('check-in:2026-03-01\nhopeful\nbread\nrain\n\njournal:new\nSlowly, then');
});
