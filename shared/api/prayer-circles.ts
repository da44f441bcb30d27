/**
 * The calls on prayer circles. What a call on a circle or a post in it is refused with: 403 `NOT_A_MEMBER` for whoever was
 * in the circle and is no longer, 404 `NOT_FOUND` for everybody else outside and for what is gone, 403 `NOT_ALLOWED` for
 * what is the leader's or the author's alone.
 */
import * as z from 'zod/mini';
import { toSeenName } from '../domain/seen-name';
import { localDay } from './local-day';
import { boundedText, idText, roughText, unkeptText } from './text';

/** In characters, as a browser's `maxlength` counts them; `members` in people, `page` in posts. */
export const CIRCLE_LIMITS = {
  name: 80,
  description: 500,
  title: 150,
  requestDescription: 2_000,
  category: 50,
  message: 2_000,
  story: 2_000,
  members: 500,
  page: 20,
} as const;

export const RESPONSE_TYPES = ['prayer', 'encouragement'] as const;
export type ResponseType = (typeof RESPONSE_TYPES)[number];

export const REPORT_REASONS = ['unkind', 'harmful', 'unwanted', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** How long an invite lets people in, and how many, unless the leader says otherwise. */
export const INVITE_DAYS = 7;
export const INVITE_USES = 50;

/** In the address of a page of requests: the person has the circle on their screen. */
export const SEEN = 'seen';

const NO_NAME = 'Please give the circle a name.';
const NO_TITLE = 'Please give your request a title.';
const NO_MESSAGE = 'Please write a message.';

function filledIn(characters: number, otherwise: string) {
  return boundedText(characters).check(z.refine((text) => text.trim() !== '', otherwise));
}

/** Left out, null and blank are all the same: null. */
function optionalText(characters: number) {
  return z.pipe(
    z._default(z.nullable(boundedText(characters)), null),
    z.transform((text) => (text?.trim() ? text : null)),
  );
}

/** Who wrote something. `memberId` is their name in this one circle; `name` is null for an account that is gone. */
export const circleAuthor = z.object({
  memberId: z.string(),
  name: z.nullable(z.string()),
  isMe: z.boolean(),
});
export type CircleAuthor = z.infer<typeof circleAuthor>;

/**
 * POST /api/prayer-groups; it answers 201 with the circle, whose leader is who made it. This POST and those of a request
 * and a response honour `Idempotency-Key`: the same one again adds nothing and is answered with what is there.
 */
export const newCircle = z.object({
  name: roughText(CIRCLE_LIMITS.name).check(
    z.trim(),
    z.normalize('NFC'),
    z.maxLength(CIRCLE_LIMITS.name),
    z.overwrite(toSeenName),
    z.refine((text) => text !== '', NO_NAME),
  ),
  description: optionalText(CIRCLE_LIMITS.description),
});
export type NewCircle = z.infer<typeof newCircle>;

/** One circle of the person who asks. Today is their `X-Local-Day`; times are ISO moments. */
export const circleView = z.object({
  id: z.string(),
  name: z.string(),
  description: z.nullable(z.string()),
  role: z.enum(['leader', 'member']),
  memberCount: z.int(),
  /** Members who prayed for anything in the circle today. */
  prayedToday: z.int(),
  /** Requests that are not answered yet. */
  openRequests: z.int(),
  /** Whether the person who asks is counted in the circle's figures. */
  countsMe: z._default(z.boolean(), false),
  createdAt: z.iso.datetime(),
});
export type CircleView = z.infer<typeof circleView>;

/** GET /api/prayer-groups: the circles one belongs to, the first joined first. */
export const circlesAnswer = z.array(circleView);

/** POST /api/prayer-groups/{id}/requests; it answers 201 with the request. */
export const newPrayerRequest = z.object({
  title: filledIn(CIRCLE_LIMITS.title, NO_TITLE),
  description: optionalText(CIRCLE_LIMITS.requestDescription),
  category: optionalText(CIRCLE_LIMITS.category),
});
export type NewPrayerRequest = z.infer<typeof newPrayerRequest>;

/**
 * What was asked for. DELETE /api/prayer-requests/{id} and /api/prayer-responses/{id}, by the author or the leader, answer
 * 204; a request takes its responses along.
 */
export const prayerRequestView = z.object({
  id: z.string(),
  circleId: z.string(),
  author: circleAuthor,
  title: z.string(),
  description: z.nullable(z.string()),
  category: z.nullable(z.string()),
  isAnswered: z.boolean(),
  /** How it was answered, told by the author; null where it was not, or where they tell nothing. */
  story: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  answeredAt: z.nullable(z.iso.datetime()),
  responseCount: z.int(),
  /** People who prayed today, and how often people prayed in all, each once a day. */
  prayedToday: z.int(),
  prayers: z.int(),
  iPrayedToday: z.boolean(),
  /** Why members reported it; always empty for all but the leader. */
  reports: z.array(z.enum(REPORT_REASONS)),
});
export type PrayerRequestView = z.infer<typeof prayerRequestView>;

/**
 * GET /api/prayer-groups/{id}/requests?cursor=: newest first, `CIRCLE_LIMITS.page` at a time. `next` is the cursor of what
 * follows, null at the end. What blocked people wrote is left out.
 */
export const prayerRequestsAnswer = z.object({
  requests: z.array(prayerRequestView),
  next: z.nullable(z.string()),
});
export type PrayerRequestsAnswer = z.infer<typeof prayerRequestsAnswer>;

/** POST /api/prayer-requests/{id}/responses; it answers 201 with the response. */
export const newPrayerResponse = z.object({
  type: z.enum(RESPONSE_TYPES),
  message: filledIn(CIRCLE_LIMITS.message, NO_MESSAGE),
});
export type NewPrayerResponse = z.infer<typeof newPrayerResponse>;

export const prayerResponseView = z.object({
  id: z.string(),
  requestId: z.string(),
  author: circleAuthor,
  type: z.enum(RESPONSE_TYPES),
  message: z.string(),
  createdAt: z.iso.datetime(),
  /** As with a request. */
  reports: z.array(z.enum(REPORT_REASONS)),
});
export type PrayerResponseView = z.infer<typeof prayerResponseView>;

/** GET /api/prayer-requests/{id}/responses?cursor=: oldest first, in pages like the requests. */
export const prayerResponsesAnswer = z.object({
  responses: z.array(prayerResponseView),
  next: z.nullable(z.string()),
});
export type PrayerResponsesAnswer = z.infer<typeof prayerResponsesAnswer>;

/**
 * POST /api/prayer-requests/{id}/answered, by its author alone; it answers with the request. Said again, the story is the
 * later one.
 */
export const answeredRequest = z.object({ story: optionalText(CIRCLE_LIMITS.story) });

/**
 * POST /api/prayer-requests/{id}/prayed; it answers with the request. Counts once a person and day. `day` is the local day
 * of the tap, for one that was sent late; left out, it is today.
 */
export const prayedRequest = z.object({ day: z.optional(localDay) });

/** Who belongs to a circle; `joinedAt` is an ISO moment. */
export const circleMember = z.object({
  /** The member's id in this circle, as in {@link circleAuthor}. */
  id: z.string(),
  name: z.string(),
  role: z.enum(['leader', 'member']),
  isMe: z.boolean(),
  isBlocked: z.boolean(),
  joinedAt: z.iso.datetime(),
});
export type CircleMember = z.infer<typeof circleMember>;

/**
 * GET /api/prayer-groups/{id}/members: the leader first, then by name. `blockedFormer` are those one has blocked who are
 * no longer in the circle, so that it can be undone.
 *
 * DELETE /api/prayer-groups/{id}/members/{memberId} (leader) answers 204; so do POST and DELETE of
 * /api/prayer-groups/{id}/members/{memberId}/block, by any member for themselves.
 */
export const circleMembersAnswer = z.object({
  members: z.array(circleMember),
  blockedFormer: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type CircleMembersAnswer = z.infer<typeof circleMembersAnswer>;

/**
 * POST /api/prayer-groups/{id}/leader, by the leader; it answers with the circle, of which they are a member from then on.
 * POST /api/prayer-groups/{id}/leave answers 204, and 409 `LEADER_STAYS` for a leader of others.
 * DELETE /api/prayer-groups/{id} (leader) answers 204: the circle and all that was written in it is gone.
 */
export const leaderRequest = z.object({ memberId: idText });

/**
 * PUT /api/prayer-groups/{id}/sharing, by anybody in it for themselves: whether they are counted in the figures that
 * GET /api/prayer-groups/{id}/figures gives the leader. It answers with the circle.
 */
export const circleSharingRequest = z.object({ countsMe: z.boolean() });

/**
 * POST /api/prayer-groups/{id}/invite, by the leader: a new code; the one before leads nowhere any more. Removing a member
 * ends the code too, since they may know it.
 */
export const newInviteRequest = z.object({
  uses: z._default(z.int().check(z.minimum(1), z.maximum(CIRCLE_LIMITS.members)), INVITE_USES),
});

export const circleInvite = z.object({
  /** `XXXX-XXXX-XXXX-XXXX`. */
  code: z.string(),
  expiresAt: z.iso.datetime(),
  /** How many more it lets in. */
  usesLeft: z.int(),
});
export type CircleInvite = z.infer<typeof circleInvite>;

/** GET /api/prayer-groups/{id}/invite, by the leader: the code that stands; null where there is none or it is over. */
export const circleInviteAnswer = z.object({ invite: z.nullable(circleInvite) });

/**
 * POST /api/prayer-groups/join, which answers with the circle, also for whoever is in it already; and
 * POST /api/prayer-groups/check-invite, which answers where a code leads and uses nothing up. Bodies, for addresses are
 * logged. Refused with `INVITE_UNKNOWN`, `INVITE_EXPIRED`, `INVITE_USED` or `CIRCLE_FULL`.
 */
export const joinRequest = z.object({ inviteCode: unkeptText(100).check(z.trim()) });

export const invitedCircle = z.object({ name: z.string(), memberCount: z.int() });
export type InvitedCircle = z.infer<typeof invitedCircle>;

/**
 * POST /api/prayer-groups/{id}/reports answers 201 with an id. The leader sees the reason at the post, and nobody sees who
 * gave it. Reported again by the same person, the later reason stands.
 */
export const reportRequest = z.object({
  post: z.enum(['request', 'response']),
  postId: idText,
  reason: z.enum(REPORT_REASONS),
});
export type ReportRequest = z.infer<typeof reportRequest>;
