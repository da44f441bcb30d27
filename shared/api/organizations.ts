/**
 * The calls on organizations. What a call on one is refused with: 404 `NOT_FOUND` for everybody who is not in it, 403
 * `NOT_ALLOWED` for what is its administrator's alone.
 */
import * as z from 'zod/mini';
import { groupMembership, inviteCode, organizationName } from './onboarding';
import { idText, unkeptText } from './text';

/** How long an invite lets people in, and how many, unless the administrator says otherwise. */
export const ORGANIZATION_INVITE = { days: 30, uses: 250, mostUses: 1_000 } as const;

/**
 * The accents that an organization may choose. Each is a hue of the palette, which keeps the contrast rules by day and by
 * night.
 */
export const ACCENTS = ['evergreen', 'amber', 'clay', 'indigo', 'moss', 'plum'] as const;
export type Accent = (typeof ACCENTS)[number];

/** What a mark may bring: bytes of the picture, and pixels of a side. */
export const MARK = { bytes: 40 * 1024, side: 256 } as const;

/**
 * GET /api/organizations: those one belongs to, by name. `joinedAt` is an ISO moment.
 *
 * PUT /api/organizations/{id}/sharing, by anybody in it for themselves, and POST /api/organizations/{id}/administrator, by
 * the administrator, who is a member from then on, answer with the organization. POST /api/organizations/{id}/leave answers
 * 204, and 409 `ADMIN_STAYS` for the administrator of others; whoever is the last takes it with them.
 */
export const organizationView = z.extend(groupMembership, {
  memberCount: z.int(),
  accent: z._default(z.enum(ACCENTS), 'evergreen'),
  /** A `data:` URL; null where the organization has none. */
  mark: z._default(z.nullable(z.string()), null),
  joinedAt: z.iso.datetime(),
});
export type OrganizationView = z.infer<typeof organizationView>;

export const organizationsAnswer = z.array(organizationView);

export const sharingRequest = z.object({ sharesReflections: z.boolean() });

/**
 * PUT /api/organizations/{id}/look, by the administrator, answers with the organization. `mark` is a `data:` URL with a JPEG
 * or PNG in base64; null takes the mark away, and left out it stays. Refused with 415 `MEDIA_TYPE` and 413 `BODY_TOO_LARGE`.
 */
export const lookRequest = z.object({
  organizationName,
  accent: z.enum(ACCENTS),
  mark: z.optional(z.nullable(unkeptText(2 * MARK.bytes, 'This picture is too large.'))),
});
export type LookRequest = z.infer<typeof lookRequest>;

export const administratorRequest = z.object({ memberId: idText });

/** How many of an organization's people are answered at once. */
export const ORGANIZATION_MEMBERS_PAGE = 50;

/**
 * GET /api/organizations/{id}/members?cursor=, by the administrator: themselves first, then by name,
 * `ORGANIZATION_MEMBERS_PAGE` at a time. `cursor` is the id of a member, and the page begins after where they stand; 404
 * where they are gone. Who shares what is not said.
 * DELETE /api/organizations/{id}/members/{memberId}, by the administrator, answers 204; it ends the invite too, since
 * whoever is removed may know it.
 */
export const organizationMember = z.object({
  id: z.string(),
  name: z.string(),
  role: z.enum(['member', 'admin']),
  isMe: z.boolean(),
  joinedAt: z.iso.datetime(),
});
export type OrganizationMember = z.infer<typeof organizationMember>;

export const organizationMembersAnswer = z.array(organizationMember);

/** GET /api/organizations/{id}/invite, by the administrator: what stands; null where there is none or it is over. */
export const organizationInvite = z.object({
  expiresAt: z.iso.datetime(),
  /** How many more it lets in. */
  usesLeft: z.int(),
});
export type OrganizationInvite = z.infer<typeof organizationInvite>;

export const organizationInviteAnswer = z.object({ invite: z.nullable(organizationInvite) });

/**
 * POST /api/organizations/{id}/invite, by the administrator, answers 201 with a code that is told this once: its hash is
 * kept. The one before leads nowhere any more. DELETE ends it without another, and answers 204.
 */
export const newOrganizationInviteRequest = z.object({
  uses: z._default(
    z.int().check(z.minimum(1), z.maximum(ORGANIZATION_INVITE.mostUses)),
    ORGANIZATION_INVITE.uses,
  ),
});

/** `code` is `XXXX-XXXX-XXXX-XXXX`. */
export const newOrganizationInvite = z.extend(organizationInvite, { code: z.string() });
export type NewOrganizationInvite = z.infer<typeof newOrganizationInvite>;

/**
 * POST /api/organizations/join, for whoever is past the onboarding; it answers with the organization, also for whoever is
 * in it already. Refused with `INVITE_UNKNOWN`, `INVITE_EXPIRED` or `INVITE_USED`.
 */
export const joinOrganizationRequest = z.object({ inviteCode, sharesReflections: z.boolean() });
