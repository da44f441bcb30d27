import { describe, expect, it } from 'vitest';
import { onboardingRequest } from '../../../shared/api/onboarding';
import { type Choices, isAnswered, NO_CHOICES, payloadOf, reachableStep } from './choices';

const alone: Choices = { ...NO_CHOICES, userType: 'individual', goals: ['peace'] };
const group: Choices = {
  ...alone,
  userType: 'group_member',
  inviteCode: ' ABCD-1234 ',
  organizationName: 'typed, then left',
  sharesReflections: true,
};
const organization: Choices = {
  ...group,
  userType: 'corporate_admin',
  organizationName: ' Grace ',
};

describe('the steps of the onboarding', () => {
  it('a group needs a code and an organization a name, neither of them blank', () => {
    expect(isAnswered('account-type', NO_CHOICES)).toBe(false);
    expect(isAnswered('account-type', alone)).toBe(true);
    expect(isAnswered('account-type', { ...group, inviteCode: '  ' })).toBe(false);
    expect(isAnswered('account-type', group)).toBe(true);
    expect(isAnswered('account-type', { ...organization, organizationName: ' ' })).toBe(false);
    expect(isAnswered('account-type', organization)).toBe(true);
  });

  it('personalization needs one goal (spec section 5)', () => {
    expect(isAnswered('personalization', { ...alone, goals: [] })).toBe(false);
    expect(isAnswered('personalization', alone)).toBe(true);
  });

  it('a prayer circle is told nothing, whatever was chosen before its code was typed', () => {
    const told = (isCircle: boolean) =>
      payloadOf({ ...group, group: { name: 'Kitchen table', isCircle } }, 'ruth');
    expect(told(false)).toMatchObject({ shareReflectionsWithGroup: true });
    expect(told(true)).toMatchObject({ shareReflectionsWithGroup: false });
  });

  it('none is reached before those ahead of it are answered', () => {
    expect(reachableStep('privacy', NO_CHOICES)).toBe('account-type');
    expect(reachableStep('privacy', { ...alone, goals: [] })).toBe('personalization');
    expect(reachableStep('privacy', alone)).toBe('privacy');
    expect(reachableStep('welcome', alone)).toBe('welcome');
    expect(reachableStep('elsewhere', alone)).toBeUndefined();
    expect(reachableStep(null, alone)).toBeUndefined();
  });
});

describe('what the server is told', () => {
  it('is nothing while an answer is missing', () => {
    expect(payloadOf(NO_CHOICES, 'p1')).toBeUndefined();
    expect(payloadOf({ ...group, inviteCode: ' ' }, 'p1')).toBeUndefined();
    expect(payloadOf({ ...alone, goals: [] }, 'p1')).toBeUndefined();
  });

  it('carries what belongs to the type and nothing else', () => {
    const common = { userId: 'p1', goals: ['peace'] };
    expect(payloadOf({ ...group, userType: 'individual' }, 'p1')).toEqual({
      ...common,
      inviteCode: null,
      organizationName: null,
      shareReflectionsWithGroup: false,
      userType: 'individual',
    });
    expect(payloadOf(group, 'p1')).toEqual({
      ...common,
      inviteCode: 'ABCD-1234',
      organizationName: null,
      shareReflectionsWithGroup: true,
      userType: 'group_member',
    });
    expect(payloadOf(organization, 'p1')).toEqual({
      ...common,
      inviteCode: null,
      organizationName: 'Grace',
      shareReflectionsWithGroup: false,
      userType: 'corporate_admin',
    });
  });

  it('is what the server takes', () => {
    for (const choices of [alone, group, organization])
      expect(onboardingRequest.safeParse(payloadOf(choices, 'p1')).success).toBe(true);
  });
});
