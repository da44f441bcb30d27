import * as z from 'zod/mini';
import { toSeenName } from '../domain/seen-name';
import { GOALS } from '../records/preference';
import { boundedList, roughText, unkeptText } from './text';

/** The user types of spec section 6. `corporate_admin` also counts as a group member. */
export const USER_TYPES = ['individual', 'group_member', 'corporate_admin'] as const;
export type UserType = (typeof USER_TYPES)[number];

export const ORGANIZATION_NAME_CHARACTERS = 100;

/** Of the same ones said again, too. */
const MOST_GOALS = 20;

const NO_GOAL = 'Please choose at least one goal.';
const BAD_NAME = 'Please name the organization with at most 100 plain characters.';
const NO_CODE = 'Please enter your invite code.';

export const inviteCode = unkeptText(100).check(z.trim());
export const organizationName = roughText(ORGANIZATION_NAME_CHARACTERS, BAD_NAME).check(
  z.trim(),
  z.normalize('NFC'),
  z.maxLength(ORGANIZATION_NAME_CHARACTERS, BAD_NAME),
  z.regex(/^\P{Cc}*$/u, BAD_NAME),
  z.overwrite(toSeenName),
);

/**
 * POST /api/user/complete-onboarding (spec section 3). `userType` says which of code and name is read; `userId` is
 * taken for the sake of older callers and never looked at: the session says who it is.
 */
export const onboardingRequest = z
  .object({
    userId: z.optional(unkeptText(200)),
    goals: boundedList(z.enum(GOALS), MOST_GOALS).check(z.minLength(1, NO_GOAL)),
    inviteCode: z.nullable(inviteCode),
    organizationName: z.nullable(organizationName),
    shareReflectionsWithGroup: z.boolean(),
    userType: z.enum(USER_TYPES),
  })
  .check(
    z.refine((asked) => asked.userType !== 'group_member' || Boolean(asked.inviteCode), {
      error: NO_CODE,
      path: ['inviteCode'],
    }),
    z.refine((asked) => asked.userType !== 'corporate_admin' || Boolean(asked.organizationName), {
      error: BAD_NAME,
      path: ['organizationName'],
    }),
  );
export type OnboardingRequest = z.infer<typeof onboardingRequest>;

/** One organization that a person belongs to. */
export const groupMembership = z.object({
  organizationId: z.string(),
  organizationName: z.string(),
  role: z.enum(['member', 'admin']),
  /** Whether the person shares their reflections there; off unless they said so. */
  sharesReflections: z.boolean(),
});
export type GroupMembership = z.infer<typeof groupMembership>;

/** One prayer circle that a person belongs to. */
export const circleMembership = z.object({
  circleId: z.string(),
  circleName: z.string(),
  role: z.enum(['leader', 'member']),
});
export type CircleMembership = z.infer<typeof circleMembership>;

/** GET /api/user/type, and the answer to a completed onboarding. */
export const userTypeAnswer = z.object({
  userType: z.enum(USER_TYPES),
  /** Organizations first. */
  groupMemberships: z.array(z.union([groupMembership, circleMembership])),
  /** False until the onboarding is completed, on whichever device. */
  onboarded: z.boolean(),
});
export type UserTypeAnswer = z.infer<typeof userTypeAnswer>;

/** POST /api/user/check-invite: whether a code leads anywhere, before it is redeemed. A body, for addresses are logged. */
export const inviteRequest = z.object({ inviteCode });

/** `kind` says what the name is of; a server of before does not. */
export const inviteAnswer = z.object({
  organizationName: z.string(),
  kind: z.optional(z.enum(['organization', 'circle'])),
});
export type InviteAnswer = z.infer<typeof inviteAnswer>;
