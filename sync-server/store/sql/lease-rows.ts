import { sql } from 'drizzle-orm';
import { type Lease, LeaseLostError } from '../lease';
import { type LeaseRow, leases } from '../schema/upkeep';
import type { Reading, Writing } from './database';
import { selectFrom, update, upsert } from './statements';

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

/** Leaves nothing of a lease whose number no transaction checks: the next one begins at 1 again. */
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

/** Removes those of turns that servers left behind when they were killed. */
export async function removeLeasesUntil(
  tx: Writing,
  { prefix, endedAt }: { readonly prefix: string; readonly endedAt: number },
): Promise<void> {
  const isOne = sql`substr(${leases.name}, 1, ${prefix.length}) = ${prefix}`;
  await tx.run(sql`DELETE FROM ${leases} WHERE ${isOne} AND ${leases.endsAt} <= ${endedAt}`);
}
