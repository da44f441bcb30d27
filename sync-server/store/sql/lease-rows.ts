import { sql } from 'drizzle-orm';
import { type LeaseRow, leases } from '../schema/upkeep';
import type { Reading, Writing } from './database';
import { selectFrom, update, upsert } from './statements';

/** The right of one server to do what one at a time does. */
export interface Lease {
  readonly name: string;
  /** Greater than that of everyone who held it before. */
  readonly fence: number;
}

/** Another server has taken the lease since: what this one was about to change stays as it is (U9). */
export class LeaseLostError extends Error {
  override readonly name = 'LeaseLostError';
}

/** The lease as it was last taken; undefined before the first time. */
export function findLease(tx: Reading, name: string): Promise<LeaseRow | undefined> {
  return tx.get<LeaseRow>(selectFrom(leases, sql`WHERE ${leases.name} = ${name}`));
}

export async function keepLease(tx: Writing, lease: LeaseRow): Promise<void> {
  await tx.run(upsert(leases, lease));
}

/** False where another server has taken it since. */
export async function setLeaseEnd(tx: Writing, lease: Lease, endsAt: number): Promise<boolean> {
  return (await tx.run(update(leases, { endsAt }, isThis(lease)))) > 0;
}

/** Leaves no trace of a lease of which no number is remembered anywhere. */
export async function removeLease(tx: Writing, lease: Lease): Promise<void> {
  await tx.run(sql`DELETE FROM ${leases} ${isThis(lease)}`);
}

/** Rejects with {@link LeaseLostError} where another server has taken it since. */
export async function requireLease(tx: Reading, lease: Lease): Promise<void> {
  const found = await findLease(tx, lease.name);
  if (found?.fence !== lease.fence)
    throw new LeaseLostError(`Another server has taken over: ${lease.name}`);
}

function isThis({ name, fence }: Lease) {
  return sql`WHERE ${leases.name} = ${name} AND ${leases.fence} = ${fence}`;
}
