import { describe, expect, it } from 'vitest';
import type { UserTypeAnswer } from '../../shared/api/onboarding';
import { readGoals } from '../services/onboarding/goals';
import { hashInviteCode } from '../services/onboarding/invite-code';
import { checkInvite, completeOnboarding, readStanding } from '../services/onboarding/onboarding';
import { addInvite, addOrganization } from '../store/sql/organization-rows';
import { sampleAccount } from '../store/testing/samples';
import { type OpenStore, useFreshStore } from './fresh-store';

const AT = 1_000;
const ALONE = {
  goals: ['peace' as const],
  inviteCode: null,
  organizationName: null,
  shareReflectionsWithGroup: false,
  userType: 'individual' as const,
};

const founding = (organizationName = 'Grace Chapel') =>
  ({ ...ALONE, userType: 'corporate_admin', organizationName }) as const;
const joining = (inviteCode: string, shareReflectionsWithGroup = false) =>
  ({ ...ALONE, userType: 'group_member', inviteCode, shareReflectionsWithGroup }) as const;

export function onboardingContract(open: OpenStore): void {
  describe('onboarding', () => {
    const fresh = useFreshStore(open);
    const complete = (
      who: string,
      asked: Parameters<typeof completeOnboarding>[2],
    ): Promise<UserTypeAnswer> => completeOnboarding(fresh.depsAt(AT), who, asked);
    const standing = (who: string) => fresh.store.read((tx) => readStanding(tx, who));
    const check = (code: string) => checkInvite(fresh.depsAt(AT), code);
    const invite = (code: string, maxUses: number, expiresAt = AT + 1) =>
      fresh.store.write(async (tx) => {
        const organizationId = `table of ${code}`;
        await addOrganization(tx, { id: organizationId, name: 'Tuesday table', createdAt: 0 });
        await addInvite(tx, {
          codeHash: hashInviteCode(code),
          organizationId,
          expiresAt,
          maxUses,
        });
      });

    it('is to come for a new account, and then done', async () => {
      expect(await standing('anna')).toEqual({ onboardedAt: null, memberships: [] });
      expect(await complete('anna', ALONE)).toEqual({
        userType: 'individual',
        groupMemberships: [],
        onboarded: true,
      });
      expect(await standing('anna')).toEqual({ onboardedAt: AT, memberships: [] });
      expect((await standing('ben')).onboardedAt).toBeNull();
    });

    it('gives back what a person hoped for, and nothing before', async () => {
      const goals = (who: string) => readGoals(fresh.store, who);
      expect(await goals('anna')).toEqual([]);
      await complete('anna', { ...ALONE, goals: ['peace', 'growth', 'peace'] });
      expect(await goals('anna')).toEqual(['peace', 'growth']);
      expect(await goals('ben')).toEqual([]);
    });

    it('makes an organization and its administrator', async () => {
      await complete('anna', founding());
      expect((await standing('anna')).memberships).toEqual([
        {
          accountId: 'anna',
          organizationId: expect.any(String),
          organizationName: 'Grace Chapel',
          role: 'admin',
          sharesReflections: 0,
          joinedAt: AT,
          memberCount: 1,
          accent: 'evergreen',
          mark: null,
          markType: null,
        },
      ]);
    });

    it('done twice at once makes one organization and gives one answer', async () => {
      const [first, second] = await Promise.all([
        complete('anna', founding()),
        complete('anna', founding('Another')),
      ]);
      expect(second).toEqual(first);
      expect(first.groupMemberships).toHaveLength(1);
      expect(first).toMatchObject({ onboarded: true, userType: 'corporate_admin' });
    });

    it('lets a person in by an invite, and keeps whether they share', async () => {
      await invite('code', 2);
      expect(await check('code')).toEqual({
        organizationName: 'Tuesday table',
        kind: 'organization',
      });
      await complete('anna', joining('code', true));
      await complete('ben', joining('code'));
      const shares = async (who: string) =>
        (await standing(who)).memberships.map((one) => one.sharesReflections);
      expect([await shares('anna'), await shares('ben')]).toEqual([[1], [0]]);
    });

    it('A5 an invite redeemed again by one person is spent once', async () => {
      await invite('code', 2);
      await complete('anna', joining('code'));
      await complete('anna', joining('code'));
      expect(await complete('ben', joining('code'))).toMatchObject({ userType: 'group_member' });
    });

    it('A5 of many who race for the last use of an invite one gets in', async () => {
      await invite('code', 1);
      const people = Array.from({ length: 8 }, (_, index) => `racer-${index}`);
      for (const id of people) await fresh.store.createAccount(sampleAccount(id));
      const results = await Promise.allSettled(people.map((id) => complete(id, joining('code'))));
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const refused = results.filter((one) => one.status === 'rejected');
      expect(refused.map(({ reason }) => reason.code)).toEqual(Array(7).fill('INVITE_USED'));
      const standings = await Promise.all(people.map(standing));
      expect(standings.filter(({ onboardedAt }) => onboardedAt !== null)).toHaveLength(1);
      expect(standings.flatMap(({ memberships }) => memberships)).toHaveLength(1);
    });

    it('refuses an unknown, an expired and a used invite, and changes nothing', async () => {
      await invite('late', 1, AT);
      await invite('none', 0);
      for (const [inviteCode, code] of [
        ['unknown', 'INVITE_UNKNOWN'],
        ['late', 'INVITE_EXPIRED'],
        ['none', 'INVITE_USED'],
      ] as const) {
        await expect(complete('anna', joining(inviteCode))).rejects.toMatchObject({ code });
        await expect(check(inviteCode)).rejects.toMatchObject({ code });
      }
      expect(await standing('anna')).toEqual({ onboardedAt: null, memberships: [] });
    });

    it('an organization goes with the last of its people, not before', async () => {
      await invite('code', 9);
      await complete('anna', joining('code'));
      await complete('ben', joining('code'));
      await fresh.store.eraseAccount('anna');
      expect((await standing('ben')).memberships).toHaveLength(1);
      await fresh.store.eraseAccount('ben');
      await expect(check('code')).rejects.toMatchObject({ code: 'INVITE_UNKNOWN' });
    });
  });
}
