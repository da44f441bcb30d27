import { asc, eq, sql } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type { Goal } from '../../../shared/records/preference';
import type {
  FindInviteResult,
  Membership,
  Onboarding,
  OnboardingResult,
} from '../onboarding-store';
import type { JoinAsked, JoinResult } from '../organization-store';
import type { InviteRefusal } from '../refusal';
import { invites, memberships, onboardings, organizations } from '../schema/organizations';
import type { Store } from '../store';
import type { Ledger } from './accounts';
import type { GroupCommit } from './group-commit';

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
  orm: BetterSQLite3Database,
  group: GroupCommit,
  readLedger: (accountId: string) => Ledger,
): OnboardingMethods {
  function standingOf(accountId: string) {
    const onboarding = orm
      .select({ at: onboardings.completedAt })
      .from(onboardings)
      .where(eq(onboardings.accountId, accountId))
      .get();
    return { onboardedAt: onboarding?.at ?? null, memberships: membershipsOf(accountId) };
  }

  function goalsOf(accountId: string): Goal[] {
    const row = orm
      .select({ goals: onboardings.goals })
      .from(onboardings)
      .where(eq(onboardings.accountId, accountId))
      .get();
    if (!row?.goals) return [];
    return JSON.parse(
      Buffer.from(readLedger(accountId).key.open(GOALS_PLACE, row.goals)).toString(),
    );
  }

  function membershipsOf(accountId: string): Membership[] {
    return orm
      .select({
        organizationId: organizations.id,
        organizationName: organizations.name,
        role: memberships.role,
        sharesReflections: memberships.sharesReflections,
        joinedAt: memberships.joinedAt,
      })
      .from(memberships)
      .innerJoin(organizations, eq(organizations.id, memberships.organizationId))
      .where(eq(memberships.accountId, accountId))
      .orderBy(asc(organizations.name), asc(organizations.id))
      .all();
  }

  function complete(accountId: string, { goals, at, group: asked }: Onboarding): OnboardingResult {
    const standing = standingOf(accountId);
    if (standing.onboardedAt !== null) return { ok: true, standing };
    const { key } = readLedger(accountId);
    if (asked?.kind === 'join') {
      const joined = join(accountId, { ...asked, at });
      if (!joined.ok) return joined;
    }
    if (asked?.kind === 'found') {
      orm.insert(organizations).values({ id: asked.id, name: asked.name, createdAt: at }).run();
      enter(accountId, asked.id, { role: 'admin', sharesReflections: false, at });
    }
    const sealed = key.seal(GOALS_PLACE, Buffer.from(JSON.stringify(goals)));
    orm
      .insert(onboardings)
      .values({ accountId, completedAt: at, goals: Buffer.from(sealed) })
      .run();
    return { ok: true, standing: standingOf(accountId) };
  }

  function join(accountId: string, { codeHash, sharesReflections, at }: JoinAsked): JoinResult {
    const invite = findInvite(codeHash);
    if (!invite) return refuse('INVITE_UNKNOWN');
    const { organizationId } = invite;
    const isIn = membershipsOf(accountId).some((one) => one.organizationId === organizationId);
    if (isIn) return { ok: true, organizationId };
    const closed = whyClosed(invite, at);
    if (closed) return refuse(closed);
    orm
      .update(invites)
      .set({ uses: sql`${invites.uses} + 1` })
      .where(eq(invites.codeHash, codeHash))
      .run();
    enter(accountId, organizationId, { role: 'member', sharesReflections, at });
    return { ok: true, organizationId };
  }

  function enter(
    accountId: string,
    organizationId: string,
    { at, ...how }: Pick<Membership, 'role' | 'sharesReflections'> & { readonly at: number },
  ): void {
    orm
      .insert(memberships)
      .values({ accountId, organizationId, ...how, joinedAt: at })
      .run();
  }

  function findInvite(codeHash: string) {
    return orm
      .select({
        organizationId: organizations.id,
        organizationName: organizations.name,
        expiresAt: invites.expiresAt,
        uses: invites.uses,
        maxUses: invites.maxUses,
      })
      .from(invites)
      .innerJoin(organizations, eq(organizations.id, invites.organizationId))
      .where(eq(invites.codeHash, codeHash))
      .get();
  }

  function readInvite(codeHash: string, now: number): FindInviteResult {
    const invite = findInvite(codeHash);
    if (!invite) return refuse('INVITE_UNKNOWN');
    const closed = whyClosed(invite, now);
    return closed ? refuse(closed) : { ok: true, organizationName: invite.organizationName };
  }

  return {
    findStanding: async (accountId) => standingOf(accountId),
    readGoals: async (accountId) => goalsOf(accountId),
    completeOnboarding: (accountId, onboarding) => group.run(() => complete(accountId, onboarding)),
    async createOrganization(id, name, createdAt) {
      await group.run(() => orm.insert(organizations).values({ id, name, createdAt }).run());
    },
    async createInvite(invite) {
      await group.run(() => orm.insert(invites).values(invite).run());
    },
    findInvite: async (codeHash, now) => readInvite(codeHash, now),
    joinOrganization: (accountId, asked) => group.run(() => join(accountId, asked)),
  };
}

function whyClosed(
  { expiresAt, uses, maxUses }: { expiresAt: number; uses: number; maxUses: number },
  now: number,
): InviteRefusal | undefined {
  if (expiresAt <= now) return 'INVITE_EXPIRED';
  return uses >= maxUses ? 'INVITE_USED' : undefined;
}

function refuse(code: InviteRefusal) {
  return { ok: false, code } as const;
}
