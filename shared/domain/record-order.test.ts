import { describe, expect, it } from 'vitest';
import { newestFirstOrder } from '../records/record';
import { orderFor } from './record-order';

const at = (iso: string) => Date.parse(iso);

describe('the order of a record', () => {
  it('is that of the moment it was made', () => {
    const now = at('2026-03-01T12:00:00Z');
    expect(orderFor('2026-03-01', now, 0)).toBe(newestFirstOrder(now));
    expect(orderFor('2026-03-01', at('2026-02-28T23:30:00Z'), 60)).toBe(
      newestFirstOrder(at('2026-02-28T23:30:00Z')),
    );
  });

  it('keeps what is written past midnight or filled in later with its own day', () => {
    const later = orderFor('2026-03-01', at('2026-03-05T09:00:00Z'), 0);
    expect(later).toBe(newestFirstOrder(at('2026-03-02T00:00:00Z') - 1));
    expect(later).toBeGreaterThan(orderFor('2026-03-02', at('2026-03-02T00:00:00Z'), 0));
  });

  it('keeps what is written ahead of its day with that day', () => {
    expect(orderFor('2026-03-02', at('2026-03-01T20:00:00Z'), 0)).toBe(
      newestFirstOrder(at('2026-03-02T00:00:00Z')),
    );
  });

  it('falls back to the moment for a day that is none', () => {
    expect(orderFor('soon', 5, 0)).toBe(newestFirstOrder(5));
  });
});
