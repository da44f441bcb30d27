import { asc, eq, sql } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type { Goal } from '../../../shared/records/preference';
import type {
  FindInviteResult,
  Membership,
  Onboarding,
  OnboardingResult,
} from '../onboarding-store';
import type { JoinAsked, JoinResult } from '../organisation-store';
import type { InviteRefusal } from '../refusal';
import { invites, memberships, onboardings, organisations } from '../schema/organizations';
import type { Store } from '../store';
import type { Ledger } from './accounts';
import type { GroupCommit } from './group-commit';

type OnboardingMethods = Pick<
  Store,
  | 'findStanding'
  | 'readGoals'
  | 'completeOnboarding'
  | 'createOrganisation'
  | 'createInvite'
  | 'findInvite'
  | 'joinOrganisation'
>;

const GOALS_PLACE = { id: 'goals', kind: 'onboarding' };

/** The part of the store that knows who has been asked, and who belongs to which organisation. */
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
        organisationId: organisations.id,
        organisationName: organisations.name,
        role: memberships.role,
        sharesReflections: memberships.sharesReflections,
        joinedAt: memberships.joinedAt,
      })
      .from(memberships)
      .innerJoin(organisations, eq(organisations.id, memberships.organisationId))
      .where(eq(memberships.accountId, accountId))
      .orderBy(asc(organisations.name), asc(organisations.id))
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
      orm.insert(organisations).values({ id: asked.id, name: asked.name, createdAt: at }).run();
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
    const { organisationId } = invite;
    const isIn = membershipsOf(accountId).some((one) => one.organisationId === organisationId);
    if (isIn) return { ok: true, organisationId };
    const closed = whyClosed(invite, at);
    if (closed) return refuse(closed);
    orm
      .update(invites)
      .set({ uses: sql`${invites.uses} + 1` })
      .where(eq(invites.codeHash, codeHash))
      .run();
    enter(accountId, organisationId, { role: 'member', sharesReflections, at });
    return { ok: true, organisationId };
  }

  function enter(
    accountId: string,
    organisationId: string,
    { at, ...how }: Pick<Membership, 'role' | 'sharesReflections'> & { readonly at: number },
  ): void {
    orm
      .insert(memberships)
      .values({ accountId, organisationId, ...how, joinedAt: at })
      .run();
  }

  function findInvite(codeHash: string) {
    return orm
      .select({
        organisationId: organisations.id,
        organisationName: organisations.name,
        expiresAt: invites.expiresAt,
        uses: invites.uses,
        maxUses: invites.maxUses,
      })
      .from(invites)
      .innerJoin(organisations, eq(organisations.id, invites.organisationId))
      .where(eq(invites.codeHash, codeHash))
      .get();
  }

  function readInvite(codeHash: string, now: number): FindInviteResult {
    const invite = findInvite(codeHash);
    if (!invite) return refuse('INVITE_UNKNOWN');
    const closed = whyClosed(invite, now);
    return closed ? refuse(closed) : { ok: true, organisationName: invite.organisationName };
  }

  return {
    findStanding: async (accountId) => standingOf(accountId),
    readGoals: async (accountId) => goalsOf(accountId),
    completeOnboarding: (accountId, onboarding) => group.run(() => complete(accountId, onboarding)),
    async createOrganisation(id, name, createdAt) {
      await group.run(() => orm.insert(organisations).values({ id, name, createdAt }).run());
    },
    async createInvite(invite) {
      await group.run(() => orm.insert(invites).values(invite).run());
    },
    findInvite: async (codeHash, now) => readInvite(codeHash, now),
    joinOrganisation: (accountId, asked) => group.run(() => join(accountId, asked)),
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
