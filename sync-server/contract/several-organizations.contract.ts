import { expect, it } from 'vitest';
import { addDays } from '../../shared/domain/local-day';
import { readOrganizationEngagement } from '../services/analytics/engagement';
import { renewFives } from '../services/analytics/fives';
import { createCircle } from '../services/circles/circles';
import { makeInvite } from '../services/circles/invites';
import { readGoals } from '../services/onboarding/goals';
import { hashInviteCode } from '../services/onboarding/invite-code';
import { onboard } from '../services/onboarding/onboard';
import { completeOnboarding, readUserType } from '../services/onboarding/onboarding';
import { joinOrganization, makeOrganizationInvite } from '../services/organizations/invites';
import {
  leaveOrganization,
  listOrganizationMembers,
  listOrganizations,
  passAdministration,
} from '../services/organizations/organizations';
import type { Store } from '../store/store';
import { sampleAccount } from '../store/testing/samples';
import { circleDeps } from '../testing/circle-deps';
import { furnishOrganization } from '../testing/engagement';
import type { SeveralStores } from './fresh-store';

const AT = 1_000;
const HOUSE = 'house';
const MONDAY = '2026-03-02';

const ASKED = {
  goals: ['peace' as const],
  inviteCode: null,
  organizationName: null,
  shareReflectionsWithGroup: false,
  userType: 'individual' as const,
};

const membersOf = (count: number) => Array.from({ length: count }, (_, at) => `member-${at}`);

/** What of organizations must hold with several stores on one database. Anna administers one. */
export function severalOrganizationsContract(several: SeveralStores): void {
  const furnish = (members: readonly string[]) =>
    furnishOrganization(several.first, HOUSE, { admin: 'anna', members });
  const invite = async (store: Store, maxUses = 9) =>
    (await makeOrganizationInvite(circleDeps(store, AT), 'anna', HOUSE, maxUses)).code;
  const join = (store: Store, who: string, inviteCode: string) =>
    joinOrganization(circleDeps(store, AT), who, { inviteCode, sharesReflections: false });
  const passOn = (store: Store, to: string) =>
    passAdministration(circleDeps(store, AT), 'anna', HOUSE, to);
  const leave = (store: Store, who: string) => leaveOrganization({ store }, who, HOUSE);
  /** How a call ended: `done`, or the code of what it was refused with. */
  const outcomeOf = (call: Promise<unknown>): Promise<unknown> =>
    call.then(
      () => 'done',
      ({ code }) => code,
    );

  it('A5 the last use of an invite to an organization lets in one, at the onboarding or later', async () => {
    await furnish([]);
    for (const id of membersOf(6)) await several.first.createAccount(sampleAccount(id));
    const code = await invite(several.first, 1);
    const codeHash = hashInviteCode(code);
    const outcomes = await several.sixAtOnce((store, at) => {
      const who = `member-${at}`;
      if (at < 3) return outcomeOf(join(store, who, code));
      const group = { kind: 'join', codeHash, sharesReflections: false, memberId: who } as const;
      return outcomeOf(onboard(store, who, { goals: ['peace'], at: AT, group }));
    });
    expect(outcomes.toSorted()).toEqual([...Array(5).fill('INVITE_USED'), 'done']);
    const members = listOrganizationMembers({ store: several.first }, 'anna', HOUSE, undefined);
    expect(await members).toHaveLength(2);
  });

  it('of onboardings at once one is kept whole: its goals, and the circle of its code', async () => {
    const circle = { id: 'table', name: 'Tuesday table', description: null };
    await createCircle(circleDeps(several.first, AT), { accountId: 'anna', today: MONDAY }, circle);
    const { code } = await makeInvite(circleDeps(several.first, AT), 'anna', 'table', 9);
    const alone = { ...ASKED, goals: ['growth' as const] };
    const joining = { ...ASKED, userType: 'group_member', inviteCode: code } as const;
    const answers = await several.sixAtOnce((store, at) =>
      completeOnboarding(circleDeps(store, AT), 'ben', at % 3 === 0 ? joining : alone),
    );
    const [goal] = await readGoals(several.first, 'ben');
    const { groupMemberships } = await readUserType(several.first, 'ben');
    expect([goal, groupMemberships.length]).toBeOneOf([
      ['peace', 1],
      ['growth', 0],
    ]);
    for (const answer of answers) expect(answer.groupMemberships).toEqual(groupMemberships);
  });

  it('an organization of people has one administrator, though they hand over and leave at once', async () => {
    await furnish(membersOf(5));
    const steps: readonly ((store: Store) => Promise<unknown>)[] = [
      (store) => passOn(store, 'member-0').then(() => leave(store, 'anna')),
      (store) => leave(store, 'member-0'),
      (store) => passOn(store, 'member-1'),
      (store) => leave(store, 'member-1'),
      (store) => leave(store, 'member-2'),
      (store) => leave(store, 'anna'),
    ];
    const outcomes = await several.sixAtOnce((store, at) => {
      const step = steps[at];
      return outcomeOf(step ? step(store) : Promise.resolve());
    });
    const known = ['done', 'ADMIN_STAYS', 'NOT_ALLOWED', 'NOT_FOUND'];
    expect(known).toEqual(expect.arrayContaining(outcomes));
    const left = [];
    for (const id of ['anna', ...membersOf(5)])
      left.push(...(await listOrganizations({ store: several.first }, id)));
    expect(left.length).toBeGreaterThanOrEqual(2);
    expect(left.filter(({ role }) => role === 'admin')).toHaveLength(1);
  });

  it('A49 no code of an administrator who handed over lets anybody in', async () => {
    await furnish(['member-0']);
    const codes = [await invite(several.first)];
    await several.sixAtOnce(async (store, at) => {
      if (at === 2) await passOn(store, 'member-0');
      else await outcomeOf(invite(store).then((code) => codes.push(code)));
    });
    const outcomes = codes.map((code) => outcomeOf(join(several.first, 'ben', code)));
    expect(new Set(await Promise.all(outcomes))).toEqual(new Set(['INVITE_UNKNOWN']));
  });

  it('E2 nobody is put into two fives by runs at once', async () => {
    await furnish(membersOf(12));
    let lots = 0;
    const draw = () => `lot-${String(++lots).padStart(9, '0')}`;
    const made = await several.sixAtOnce((store) =>
      renewFives(store, { from: MONDAY, madeBy: AT }, draw),
    );
    expect(made.toSorted()).toEqual([0, 0, 0, 0, 0, 2]);
    const week = { from: MONDAY, to: addDays(MONDAY, 6) };
    const asked = { ...week, kinds: ['check-in'], dropKind: 'drop', farDay: 60 };
    expect(await readOrganizationEngagement(several.first, 'anna', HOUSE, asked)).toMatchObject({
      people: 10,
    });
  });
}
