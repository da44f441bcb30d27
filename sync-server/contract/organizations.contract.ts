import { beforeEach, describe, expect, it } from 'vitest';
import { sampleAccount } from '../store/testing/samples';
import { type OpenStore, useFreshStore } from './fresh-store';

const AT = 1_000;
const CHAPEL = 'chapel';

export function organizationsContract(open: OpenStore): void {
  describe('organizations', () => {
    const fresh = useFreshStore(open);
    const invite = (codeHash: string, maxUses = 9, expiresAt = AT + 100) =>
      fresh.store.setOrganizationInvite('anna', {
        codeHash,
        organizationId: CHAPEL,
        expiresAt,
        maxUses,
      });
    const join = (who: string, codeHash = 'code', at = AT) =>
      fresh.store.joinOrganization(who, { codeHash, sharesReflections: true, at });
    const members = (who: string, limit = 9, after?: string) =>
      fresh.store.listOrganizationMembers(who, CHAPEL, { after, limit });
    const namesAndRoles = async (who: string) =>
      (await members(who)).map(({ id, role }) => [id, role]);

    beforeEach(async () => {
      const group = { kind: 'found', id: CHAPEL, name: 'Grace Chapel' } as const;
      await fresh.store.completeOnboarding('anna', { goals: ['peace'], at: AT, group });
      await fresh.store.createAccount(sampleAccount('carl'));
      await invite('code');
    });

    it('show each of their people the organization, and the administrator everyone in it', async () => {
      const { store } = fresh;
      await join('carl', 'code', AT + 1);
      await join('ben', 'code', AT + 2);
      const seen = { organizationId: CHAPEL, organizationName: 'Grace Chapel', memberCount: 3 };
      expect(await store.listOrganizations('ben')).toEqual([
        { ...seen, role: 'member', sharesReflections: true, joinedAt: AT + 2 },
      ]);
      expect(await members('anna')).toEqual([
        { id: 'anna', name: 'name-anna', role: 'admin', isMe: true, joinedAt: AT },
        { id: 'ben', name: 'name-ben', role: 'member', isMe: false, joinedAt: AT + 2 },
        { id: 'carl', name: 'name-carl', role: 'member', isMe: false, joinedAt: AT + 1 },
      ]);
    });

    it('list their people page by page, each once, and begin nowhere after one who is gone', async () => {
      const page = async (limit: number, after?: string) =>
        (await members('anna', limit, after)).map(({ id }) => id);
      for (const who of ['ben', 'carl']) await join(who);
      await fresh.store.createAccount(sampleAccount('dora'));
      expect(await page(2)).toEqual(['anna', 'ben']);
      await join('dora');
      expect(await page(2, 'ben')).toEqual(['carl', 'dora']);
      expect(await page(2, 'anna')).toEqual(['ben', 'carl']);
      expect(await page(2, 'dora')).toEqual([]);
      await fresh.store.leaveOrganization('ben', CHAPEL);
      await expect(page(2, 'ben')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    });

    it('A2 are nothing to a stranger, and their management is nothing to a member', async () => {
      const { store } = fresh;
      await join('ben');
      const asked = (who: string): (() => Promise<unknown>)[] => [
        () => members(who),
        () => store.removeOrganizationMember(who, CHAPEL, 'anna'),
        () => store.passAdministration(who, CHAPEL, 'ben'),
        () => store.readOrganizationInvite(who, CHAPEL, AT),
        () => store.endOrganizationInvite(who, CHAPEL),
        () =>
          store.setOrganizationInvite(who, {
            codeHash: 'theirs',
            organizationId: CHAPEL,
            expiresAt: AT + 1,
            maxUses: 1,
          }),
      ];
      for (const [who, code] of [
        ['ben', 'NOT_ALLOWED'],
        ['carl', 'NOT_FOUND'],
      ] as const) {
        for (const call of asked(who)) await expect(call()).rejects.toMatchObject({ code });
      }
      for (const call of [
        () => store.leaveOrganization('carl', CHAPEL),
        () => store.shareReflections('carl', CHAPEL, true),
      ]) {
        await expect(call()).rejects.toMatchObject({ code: 'NOT_FOUND' });
      }
      expect(await namesAndRoles('anna')).toEqual([
        ['anna', 'admin'],
        ['ben', 'member'],
      ]);
      expect(await store.readOrganizationInvite('anna', CHAPEL, AT)).toBeDefined();
    });

    it('let the administrator take out anybody but themselves, and end the invite with it', async () => {
      const { store } = fresh;
      await join('ben');
      const remove = (who: string) => store.removeOrganizationMember('anna', CHAPEL, who);
      await expect(remove('anna')).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
      await expect(remove('carl')).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await remove('ben');
      expect(await store.listOrganizations('ben')).toEqual([]);
      expect((await store.findStanding('ben')).memberships).toEqual([]);
      expect(await join('ben')).toEqual({ ok: false, code: 'INVITE_UNKNOWN' });
    });

    it('have one administrator, who hands over before they leave others behind', async () => {
      const { store } = fresh;
      await join('ben');
      const leave = () => store.leaveOrganization('anna', CHAPEL);
      await expect(leave()).rejects.toMatchObject({ code: 'ADMIN_STAYS' });
      expect(await store.passAdministration('anna', CHAPEL, 'ben')).toMatchObject({
        role: 'member',
      });
      expect(await namesAndRoles('ben')).toEqual([
        ['ben', 'admin'],
        ['anna', 'member'],
      ]);
      await leave();
      await store.leaveOrganization('ben', CHAPEL);
      expect(await store.findInvite('code', AT)).toEqual({ ok: false, code: 'INVITE_UNKNOWN' });
    });

    it('are looked after by whoever was in them longest, once their administrator’s account goes', async () => {
      await join('carl', 'code', AT + 1);
      await join('ben', 'code', AT + 2);
      await fresh.store.eraseAccount('anna');
      expect(await namesAndRoles('carl')).toEqual([
        ['carl', 'admin'],
        ['ben', 'member'],
      ]);
    });

    it('A49 let nobody in by a code of a former administrator', async () => {
      const { store } = fresh;
      await join('ben');
      await store.passAdministration('anna', CHAPEL, 'ben');
      expect(await join('carl')).toEqual({ ok: false, code: 'INVITE_UNKNOWN' });
      await store.setOrganizationInvite('ben', {
        codeHash: 'of ben',
        organizationId: CHAPEL,
        expiresAt: AT + 100,
        maxUses: 9,
      });
      await store.eraseAccount('ben');
      expect(await join('carl', 'of ben')).toEqual({ ok: false, code: 'INVITE_UNKNOWN' });
    });

    it('A5 have one invite at a time, and none once it is ended, over or used up', async () => {
      const { store } = fresh;
      await invite('second', 2);
      expect(await join('ben')).toEqual({ ok: false, code: 'INVITE_UNKNOWN' });
      expect(await join('ben', 'second')).toEqual({ ok: true, organizationId: CHAPEL });
      const standing = (at = AT) => store.readOrganizationInvite('anna', CHAPEL, at);
      expect(await standing()).toEqual({ expiresAt: AT + 100, usesLeft: 1 });
      expect(await standing(AT + 100)).toBeUndefined();
      expect(await join('carl', 'second', AT + 100)).toEqual({ ok: false, code: 'INVITE_EXPIRED' });
      await join('carl', 'second');
      expect(await standing()).toBeUndefined();
      await invite('third');
      await store.endOrganizationInvite('anna', CHAPEL);
      expect(await standing()).toBeUndefined();
    });

    it('A5 of many who race for the last use of an invite one gets in, and whoever is in spends none', async () => {
      const { store } = fresh;
      await invite('last', 1);
      const people = Array.from({ length: 6 }, (_, index) => `racer-${index}`);
      for (const id of people) await store.createAccount(sampleAccount(id));
      expect(await join('anna', 'last')).toEqual({ ok: true, organizationId: CHAPEL });
      const results = await Promise.all(people.map((id) => join(id, 'last')));
      expect(results.filter(({ ok }) => ok)).toHaveLength(1);
      expect(await namesAndRoles('anna')).toHaveLength(2);
    });

    it('are joined once, also by an onboarding that comes later', async () => {
      const { store } = fresh;
      await join('ben');
      const group = { kind: 'join', codeHash: 'code', sharesReflections: false } as const;
      const onboarding = { goals: ['peace'], at: AT, group } as const;
      expect(await store.completeOnboarding('ben', onboarding)).toMatchObject({
        ok: true,
        standing: { onboardedAt: AT, memberships: [{ sharesReflections: true }] },
      });
    });

    it('keep whether somebody shares, until they say otherwise', async () => {
      const { store } = fresh;
      await join('ben');
      expect(await store.shareReflections('ben', CHAPEL, false)).toMatchObject({
        sharesReflections: false,
      });
      expect((await store.findStanding('ben')).memberships).toMatchObject([
        { sharesReflections: false },
      ]);
      expect(await store.listOrganizations('anna')).toMatchObject([{ sharesReflections: false }]);
    });
  });
}
