import { beforeEach, describe, expect, it } from 'vitest';
import { ORGANIZATION_INVITE } from '../../shared/api/organizations';
import { hashInviteCode } from '../services/onboarding/invite-code';
import { onboard } from '../services/onboarding/onboard';
import { checkInvite, readStanding } from '../services/onboarding/onboarding';
import {
  endOrganizationInvite,
  joinOrganization,
  makeOrganizationInvite,
  readOrganizationInvite,
} from '../services/organizations/invites';
import {
  leaveOrganization,
  listOrganizationMembers,
  listOrganizations,
  passAdministration,
  removeOrganizationMember,
  shareReflections,
} from '../services/organizations/organizations';
import { sampleAccount } from '../store/testing/samples';
import { type OpenStore, useFreshStore } from './fresh-store';

const AT = 1_000;
const ENDS = AT + ORGANIZATION_INVITE.days * 86_400_000;
const CHAPEL = 'chapel';
const iso = (at: number) => new Date(at).toISOString();
const UNKNOWN = { code: 'INVITE_UNKNOWN' };

export function organizationsContract(open: OpenStore): void {
  describe('organizations', () => {
    const fresh = useFreshStore(open);
    let code = '';
    const invite = async (maxUses = 9, by = 'anna') =>
      (await makeOrganizationInvite(fresh.depsAt(AT), by, CHAPEL, maxUses)).code;
    const join = (who: string, inviteCode = code, at = AT) =>
      joinOrganization(fresh.depsAt(at), who, { inviteCode, sharesReflections: true });
    const leave = (who: string) => leaveOrganization(fresh, who, CHAPEL);
    const passOn = (from: string, to: string) =>
      passAdministration(fresh.depsAt(AT), from, CHAPEL, to);
    const remove = (by: string, who: string) =>
      removeOrganizationMember(fresh.depsAt(AT), by, CHAPEL, who);
    const organizationsOf = (who: string) => listOrganizations(fresh, who);
    const members = (who: string, limit = 9, after?: string) =>
      listOrganizationMembers(fresh, who, CHAPEL, after, limit);
    const namesAndRoles = async (who: string) =>
      (await members(who)).map(({ id, role }) => [id, role]);

    beforeEach(async () => {
      const group = { kind: 'found', id: CHAPEL, name: 'Grace Chapel' } as const;
      await onboard(fresh.store, 'anna', { goals: ['peace'], at: AT, group });
      await fresh.store.createAccount(sampleAccount('carl'));
      code = await invite();
    });

    it('show each of their people the organization, and the administrator everyone in it', async () => {
      await join('carl', code, AT + 1);
      const look = { organizationName: 'Grace Chapel', accent: 'evergreen', mark: null };
      const seen = { organizationId: CHAPEL, memberCount: 3, ...look };
      const ofBen = { ...seen, role: 'member', sharesReflections: true, joinedAt: iso(AT + 2) };
      expect(await join('ben', code, AT + 2)).toEqual(ofBen);
      expect(await organizationsOf('ben')).toEqual([ofBen]);
      expect(await members('anna')).toEqual([
        { id: 'anna', name: 'name-anna', role: 'admin', isMe: true, joinedAt: iso(AT) },
        { id: 'ben', name: 'name-ben', role: 'member', isMe: false, joinedAt: iso(AT + 2) },
        { id: 'carl', name: 'name-carl', role: 'member', isMe: false, joinedAt: iso(AT + 1) },
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
      await leave('ben');
      await expect(page(2, 'ben')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    });

    it('A2 are nothing to a stranger, and their management is nothing to a member', async () => {
      await join('ben');
      const deps = fresh.depsAt(AT);
      const asked = (who: string): (() => Promise<unknown>)[] => [
        () => members(who),
        () => remove(who, 'anna'),
        () => passOn(who, 'ben'),
        () => readOrganizationInvite(deps, who, CHAPEL),
        () => endOrganizationInvite(deps, who, CHAPEL),
        () => invite(1, who),
      ];
      for (const [who, refusal] of [
        ['ben', 'NOT_ALLOWED'],
        ['carl', 'NOT_FOUND'],
      ] as const) {
        for (const call of asked(who))
          await expect(call()).rejects.toMatchObject({ code: refusal });
      }
      for (const call of [
        () => leave('carl'),
        () => shareReflections(deps, 'carl', CHAPEL, true),
      ]) {
        await expect(call()).rejects.toMatchObject({ code: 'NOT_FOUND' });
      }
      expect(await namesAndRoles('anna')).toEqual([
        ['anna', 'admin'],
        ['ben', 'member'],
      ]);
      expect(await readOrganizationInvite(deps, 'anna', CHAPEL)).not.toBeNull();
    });

    it('let the administrator take out anybody but themselves, and end the invite with it', async () => {
      await join('ben');
      await expect(remove('anna', 'anna')).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
      await expect(remove('anna', 'carl')).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await remove('anna', 'ben');
      expect(await organizationsOf('ben')).toEqual([]);
      await expect(join('ben')).rejects.toMatchObject(UNKNOWN);
    });

    it('have one administrator, who hands over before they leave others behind', async () => {
      await join('ben');
      await expect(leave('anna')).rejects.toMatchObject({ code: 'ADMIN_STAYS' });
      expect(await passOn('anna', 'ben')).toMatchObject({ role: 'member' });
      expect(await namesAndRoles('ben')).toEqual([
        ['ben', 'admin'],
        ['anna', 'member'],
      ]);
      await leave('anna');
      const last = await invite(9, 'ben');
      await leave('ben');
      await expect(checkInvite(fresh.depsAt(AT), last)).rejects.toMatchObject(UNKNOWN);
    });

    it('are looked after by whoever was in them longest, once their administrator’s account goes', async () => {
      await join('carl', code, AT + 1);
      await join('ben', code, AT + 2);
      await fresh.store.eraseAccount('anna');
      expect(await namesAndRoles('carl')).toEqual([
        ['carl', 'admin'],
        ['ben', 'member'],
      ]);
    });

    it('A49 let nobody in by a code of a former administrator', async () => {
      await join('ben');
      await passOn('anna', 'ben');
      await expect(join('carl')).rejects.toMatchObject(UNKNOWN);
      const ofBen = await invite(9, 'ben');
      await fresh.store.eraseAccount('ben');
      await expect(join('carl', ofBen)).rejects.toMatchObject(UNKNOWN);
    });

    it('A5 have one invite at a time, and none once it is ended, over or used up', async () => {
      const second = await invite(2);
      await expect(join('ben')).rejects.toMatchObject(UNKNOWN);
      expect(await join('ben', second)).toMatchObject({ organizationId: CHAPEL });
      const standing = (at = AT) => readOrganizationInvite(fresh.depsAt(at), 'anna', CHAPEL);
      expect(await standing()).toEqual({ expiresAt: iso(ENDS), usesLeft: 1 });
      expect(await standing(ENDS)).toBeNull();
      await expect(join('carl', second, ENDS)).rejects.toMatchObject({ code: 'INVITE_EXPIRED' });
      await join('carl', second);
      expect(await standing()).toBeNull();
      await invite();
      await endOrganizationInvite(fresh, 'anna', CHAPEL);
      expect(await standing()).toBeNull();
    });

    it('A5 of many who race for the last use of an invite one gets in, and whoever is in spends none', async () => {
      const last = await invite(1);
      const people = Array.from({ length: 6 }, (_, index) => `racer-${index}`);
      for (const id of people) await fresh.store.createAccount(sampleAccount(id));
      expect(await join('anna', last)).toMatchObject({ organizationId: CHAPEL, role: 'admin' });
      const results = await Promise.allSettled(people.map((id) => join(id, last)));
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await namesAndRoles('anna')).toHaveLength(2);
    });

    it('are joined once, also by an onboarding that comes later', async () => {
      await join('ben');
      const codeHash = hashInviteCode(code);
      const group = {
        kind: 'join',
        codeHash,
        sharesReflections: false,
        memberId: 'm-ben',
      } as const;
      await onboard(fresh.store, 'ben', { goals: ['peace'], at: AT, group });
      expect(await fresh.store.read((tx) => readStanding(tx, 'ben'))).toMatchObject({
        onboardedAt: AT,
        memberships: [{ sharesReflections: 1 }],
      });
    });

    it('keep whether somebody shares, until they say otherwise', async () => {
      await join('ben');
      expect(await shareReflections(fresh, 'ben', CHAPEL, false)).toMatchObject({
        sharesReflections: false,
      });
      expect(await organizationsOf('ben')).toMatchObject([{ sharesReflections: false }]);
      expect(await organizationsOf('anna')).toMatchObject([{ sharesReflections: false }]);
    });
  });
}
