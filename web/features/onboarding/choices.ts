import type { OnboardingRequest, UserType } from '../../../shared/api/onboarding';
import type { Goal } from '../../../shared/records/preference';

/** The steps before /home (spec section 2), in their order. */
export const STEPS = ['welcome', 'account-type', 'personalization', 'privacy'] as const;
export type Step = (typeof STEPS)[number];

/** Who a code leads to. */
export interface Group {
  readonly name: string;
  /** A prayer circle; else an organization. */
  readonly isCircle: boolean;
}

/** What a person has chosen and typed so far. */
export interface Choices {
  /** Where they stand, to come back to. */
  readonly step: Step;
  readonly userType: UserType | null;
  readonly inviteCode: string;
  /** The group that the code leads to, once the server has said it. */
  readonly group: Group | null;
  readonly organizationName: string;
  readonly goals: readonly Goal[];
  readonly sharesReflections: boolean;
}

export const NO_CHOICES: Choices = {
  step: 'welcome',
  userType: null,
  inviteCode: '',
  group: null,
  organizationName: '',
  goals: [],
  sharesReflections: false,
};

/** Whether a step is answered, so that the next may follow (spec section 5). */
export function isAnswered(step: Step, choices: Choices): boolean {
  switch (step) {
    case 'account-type':
      return hasAccountType(choices);
    case 'personalization':
      return choices.goals.length > 0;
    default:
      return true;
  }
}

/** The step that an address names, or the first unanswered one before it; undefined for no step's name. */
export function reachableStep(name: string | null, choices: Choices): Step | undefined {
  const asked = STEPS.find((step) => step === name);
  if (asked === undefined) return undefined;
  const before = STEPS.slice(0, STEPS.indexOf(asked));
  return before.find((step) => !isAnswered(step, choices)) ?? asked;
}

export function stepAfter(step: Step): Step | undefined {
  return STEPS[STEPS.indexOf(step) + 1];
}

export function stepBefore(step: Step): Step | undefined {
  return STEPS[STEPS.indexOf(step) - 1];
}

/** What the server is told; undefined while something is missing. Only what belongs to the type goes along. */
export function payloadOf(choices: Choices, userId: string): OnboardingRequest | undefined {
  const { userType, inviteCode, group, organizationName, goals, sharesReflections } = choices;
  if (userType === null || !STEPS.every((step) => isAnswered(step, choices))) return undefined;
  const joins = userType === 'group_member';
  return {
    userId,
    goals: [...goals],
    inviteCode: joins ? inviteCode.trim() : null,
    organizationName: userType === 'corporate_admin' ? organizationName.trim() : null,
    shareReflectionsWithGroup: joins && !group?.isCircle && sharesReflections,
    userType,
  };
}

function hasAccountType({ userType, inviteCode, organizationName }: Choices): boolean {
  if (userType === 'group_member') return inviteCode.trim() !== '';
  if (userType === 'corporate_admin') return organizationName.trim() !== '';
  return userType !== null;
}
