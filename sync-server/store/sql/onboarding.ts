import { type SQL, sql } from 'drizzle-orm';
import type { Goal } from '../../../shared/records/preference';
import type {
  FindInviteResult,
  Membership,
  Onboarding,
  OnboardingResult,
  Standing,
} from '../onboarding-store';
import type { JoinAsked, JoinResult } from '../organization-store';
import type { InviteRefusal } from '../refusal';
import {
  type InviteRow,
  invites,
  type MembershipRow,
  memberships,
  onboardings,
  organizations,
} from '../schema/organizations';
import type { Store } from '../store';
import type { Database, Reading, Writing } from './database';
import type { ReadLedger } from './ledger';
import { addMembership, findMembership } from './memberships';
import { columnsOf, insertInto } from './statements';

type OnboardingMethods = Pick<
  Store,
  | 'findStanding'
  | 'readGoals'
  | 'completeOnboarding'
  | 'createOrganization'
  | 'createInvite'
  | 'findInvite'
  | 'joinOrganization'
>;

const GOALS_PLACE = { id: 'goals', kind: 'onboarding' };

/** The part of the store that knows who has been asked, and who belongs to which organization. */
export function createOnboardingMethods(
  database: Database,
  readLedger: ReadLedger,
): OnboardingMethods {
  return {
    findStanding: (accountId) => database.read((tx) => readStanding(tx, accountId)),
    readGoals: (accountId) => database.read((tx) => readGoals(tx, readLedger, accountId)),
    completeOnboarding: (accountId, onboarding) =>
      database.write((tx) => complete(tx, readLedger, accountId, onboarding)),
    async createOrganization(id, name, createdAt) {
      await database.write((tx) => tx.run(insertInto(organizations, { id, name, createdAt })));
    },
    async createInvite(invite) {
      await database.write((tx) => tx.run(insertInto(invites, invite)));
    },
    findInvite: (codeHash, now) => database.read((tx) => readInvite(tx, codeHash, now)),
    joinOrganization: (accountId, asked) => database.write((tx) => join(tx, accountId, asked)),
  };
}

/** A refused invite answers before anything is written. */
async function complete(
  tx: Writing,
  readLedger: ReadLedger,
  accountId: string,
  { goals, at, group }: Onboarding,
): Promise<OnboardingResult> {
  const standing = await readStanding(tx, accountId);
  if (standing.onboardedAt !== null) return { ok: true, standing };
  if (group?.kind === 'join') {
    const joined = await join(tx, accountId, { ...group, at });
    if (!joined.ok) return joined;
  }
  if (group?.kind === 'found') await found(tx, accountId, group, at);
  const { key } = await readLedger(tx, accountId);
  const sealed = Buffer.from(key.seal(GOALS_PLACE, Buffer.from(JSON.stringify(goals))));
  await tx.run(insertInto(onboardings, { accountId, completedAt: at, goals: sealed }));
  return { ok: true, standing: await readStanding(tx, accountId) };
}

async function found(
  tx: Writing,
  accountId: string,
  { id, name }: { readonly id: string; readonly name: string },
  at: number,
): Promise<void> {
  await tx.run(insertInto(organizations, { id, name, createdAt: at }));
  const how = { role: 'admin', sharesReflections: false, joinedAt: at } as const;
  await addMembership(tx, { accountId, organizationId: id, ...how });
}

async function join(
  tx: Writing,
  accountId: string,
  { codeHash, sharesReflections, at }: JoinAsked,
): Promise<JoinResult> {
  const invite = await findInvite(tx, codeHash);
  if (!invite) return refuse('INVITE_UNKNOWN');
  const { organizationId } = invite;
  if (await findMembership(tx, accountId, organizationId)) return { ok: true, organizationId };
  const closed = whyClosed(invite, at);
  if (closed) return refuse(closed);
  await tx.run(spendInvite(codeHash));
  const how = { role: 'member', sharesReflections, joinedAt: at } as const;
  await addMembership(tx, { accountId, organizationId, ...how });
  return { ok: true, organizationId };
}

async function readInvite(tx: Reading, codeHash: string, now: number): Promise<FindInviteResult> {
  const invite = await findInvite(tx, codeHash);
  if (!invite) return refuse('INVITE_UNKNOWN');
  const closed = whyClosed(invite, now);
  return closed ? refuse(closed) : { ok: true, organizationName: invite.organizationName };
}

function whyClosed({ expiresAt, uses, maxUses }: InviteRow, now: number) {
  if (expiresAt <= now) return 'INVITE_EXPIRED';
  return uses >= maxUses ? 'INVITE_USED' : undefined;
}

function refuse(code: InviteRefusal) {
  return { ok: false, code } as const;
}

async function readStanding(tx: Reading, accountId: string): Promise<Standing> {
  const onboarding = await tx.get<{ readonly at: number }>(
    selectOnboarding(accountId, sql`${onboardings.completedAt} AS "at"`),
  );
  return { onboardedAt: onboarding?.at ?? null, memberships: await listMemberships(tx, accountId) };
}

async function readGoals(tx: Reading, readLedger: ReadLedger, accountId: string): Promise<Goal[]> {
  const row = await tx.get<{ readonly goals: Buffer | null }>(
    selectOnboarding(accountId, columnsOf(onboardings, ['goals'])),
  );
  if (!row?.goals) return [];
  const { key } = await readLedger(tx, accountId);
  return JSON.parse(Buffer.from(key.open(GOALS_PLACE, row.goals)).toString());
}

async function listMemberships(tx: Reading, accountId: string): Promise<Membership[]> {
  const rows = await tx.all<Omit<Membership, 'sharesReflections'> & SharesRow>(sql`
    SELECT ${NAMED}, ${columnsOf(memberships, ['role', 'sharesReflections', 'joinedAt'])}
    FROM ${memberships} JOIN ${organizations} ON ${organizations.id} = ${memberships.organizationId}
    WHERE ${memberships.accountId} = ${accountId}
    ORDER BY ${organizations.name}, ${organizations.id}`);
  return rows.map((row) => ({ ...row, sharesReflections: row.sharesReflections === 1 }));
}

type SharesRow = Pick<MembershipRow, 'sharesReflections'>;

const NAMED = sql`${organizations.id} AS "organizationId", ${organizations.name} AS "organizationName"`;

function findInvite(
  tx: Reading,
  codeHash: string,
): Promise<(InviteRow & Pick<Membership, 'organizationName'>) | undefined> {
  return tx.get(sql`
    SELECT ${columnsOf(invites)}, ${organizations.name} AS "organizationName"
    FROM ${invites} JOIN ${organizations} ON ${organizations.id} = ${invites.organizationId}
    WHERE ${invites.codeHash} = ${codeHash}`);
}

function selectOnboarding(accountId: string, columns: SQL): SQL {
  return sql`SELECT ${columns} FROM ${onboardings} WHERE ${onboardings.accountId} = ${accountId}`;
}

function spendInvite(codeHash: string): SQL {
  return sql`UPDATE ${invites} SET uses = ${invites.uses} + 1 WHERE ${invites.codeHash} = ${codeHash}`;
}
