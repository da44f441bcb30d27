import { sql } from 'drizzle-orm';
import { type JobRunRow, jobRuns } from '../schema/upkeep';
import type { Reading, Writing } from './database';
import { selectFrom, update, upsert } from './statements';

/** What is noted of a job; undefined before its first run. */
export function findJobRun(tx: Reading, name: string): Promise<JobRunRow | undefined> {
  return tx.get<JobRunRow>(selectFrom(jobRuns, sql`WHERE ${jobRuns.name} = ${name}`));
}

export async function noteJobStarted(tx: Writing, name: string, startedAt: number): Promise<void> {
  await tx.run(upsert(jobRuns, { name, startedAt }));
}

/** Ends the run that began at `startedAt`. Changes nothing where another one has begun since. */
export async function noteJobEnded(
  tx: Writing,
  { name, startedAt }: { readonly name: string; readonly startedAt: number },
  noted: Partial<Pick<JobRunRow, 'succeededAt'>>,
): Promise<void> {
  const isThisRun = sql`WHERE ${jobRuns.name} = ${name} AND ${jobRuns.startedAt} = ${startedAt}`;
  await tx.run(update(jobRuns, { ...noted, startedAt: null }, isThisRun));
}
