import { type APIResponse, expect, type Page } from '@playwright/test';
import { addDays } from '../../shared/domain/local-day';
import type { RecordState } from '../../shared/records/record';
import { named } from './named';

const MINUTE_MS = 60_000;

/** Drops that were completed, one a day. */
export interface Walked {
  /** The challenge day of the first one; 1 unless given. */
  readonly from?: number;
  /** The challenge day of the last one. */
  readonly to: number;
  /** The local day on which the last one was completed, `YYYY-MM-DD`. */
  readonly last: string;
  /** What was written on Day 1. */
  readonly firstWords?: string;
  /** Minutes east of Greenwich; where the run is, unless given. */
  readonly utcOffsetMinutes?: number;
}

/** Drops of a person's first journey, by the calls, as a phone would have sent them in the mornings. */
export async function walked(page: Page, origin: string, drops: Walked): Promise<void> {
  const { from = 1, to, last, firstWords = 'I begin.' } = drops;
  const { utcOffsetMinutes = -new Date().getTimezoneOffset() || 0 } = drops;
  const rows = Array.from({ length: to - from + 1 }, (_, index): RecordState => {
    const challengeDay = from + index;
    const day = addDays(last, challengeDay - to);
    const at = Date.parse(`${day}T06:30:00Z`) - utcOffsetMinutes * MINUTE_MS;
    const reflection = challengeDay === 1 ? firstWords : `Reflection ${challengeDay}`;
    return {
      ...{ id: `drop:${challengeDay}`, kind: 'drop', day, order: 10_000_000_000_000 - at },
      ...{ version: { planted: challengeDay }, deleted: false, createdAt: at, updatedAt: at },
      utcOffsetMinutes,
      body: { challengeDay, reflection, audioUrl: null },
    };
  });
  const { epoch } = await pull(page, origin);
  const answer = await page.request.post(`${origin}/api/sync/v1/push`, {
    headers: { ...(await syncHeaders(page, origin)), origin },
    data: { epoch, rows },
  });
  expect((await answer.json()).accepted).toHaveLength(rows.length);
}

/** A record as the server has it. */
export async function stored(
  page: Page,
  origin: string,
  id: string,
): Promise<RecordState | undefined> {
  return (await pull(page, origin)).rows.find((row) => row.id === id);
}

interface Pulled {
  readonly epoch: string;
  readonly rows: readonly RecordState[];
}

async function pull(page: Page, origin: string): Promise<Pulled> {
  const answer: APIResponse = await page.request.get(
    `${origin}/api/sync/v1/pull?since=0&limit=500`,
    { headers: await syncHeaders(page, origin) },
  );
  return (await answer.json()) as Pulled;
}

async function syncHeaders(page: Page, origin: string) {
  return { ...(await named(page.request, origin)), 'x-sync-protocol': '1' };
}
