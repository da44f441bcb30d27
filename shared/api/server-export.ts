import * as z from 'zod/mini';
import { plan } from '../protocol/messages';
import { GOALS } from '../records/preference';
import { guidanceView, newCirclePlan } from './circle-guidance';
import { flagView } from './companion';
import { type DataExport, dataExport } from './export';
import { feedbackView } from './feedback';
import { groupMembership } from './onboarding';
import { RESPONSE_TYPES, reportRequest } from './prayer-circles';
import { privacySettings } from './privacy-settings';
import { reminderSchedule, reminderTime } from './reminders';
import { exportedReply, REPLY_FLAG_REASONS } from './replies';
import { suggestionView, vote } from './suggestions';

const moment = z.iso.datetime();

/** What the server keeps of a person beside their records. What was sealed and no longer opens is null. */
const alsoKept = z.object({
  account: z.object({
    email: z.string(),
    /** What they typed and have not confirmed yet. */
    emailToConfirm: z.nullable(z.string()),
    plan,
    timeZone: z.nullable(z.string()),
    createdAt: moment,
  }),
  /** When the person was last here, to the day, and when they were told what follows if they don't come. */
  activity: z.object({ seenAt: moment, warnedAt: z.nullable(moment) }),
  sessions: z.array(
    z.object({
      device: z.nullable(z.string()),
      /** As its person calls it. */
      deviceName: z.nullable(z.string()),
      begunAt: moment,
      lastSeenAt: moment,
      expiresAt: moment,
    }),
  ),
  privacySettings,
  /** Reminder times. `settings` is null for a person who never set a reminder. Absent in answers of earlier servers. */
  reminders: z.optional(
    z.object({
      times: z.array(reminderTime),
      settings: z.nullable(
        z.object({
          quiet: reminderSchedule.shape.quiet,
          showsPractice: z.boolean(),
          notOn: z.nullable(z.string()),
          circleNews: z.optional(z.boolean()),
        }),
      ),
    }),
  ),
  /** As the provider tells it; null for whoever never subscribed. */
  subscription: z.nullable(
    z.object({
      provider: z.string(),
      customerId: z.string(),
      subscriptionId: z.nullable(z.string()),
      status: z.nullable(z.string()),
      trialUsed: z.boolean(),
      trialEnd: z.nullable(moment),
      currentPeriodEnd: z.nullable(moment),
      cancelAtPeriodEnd: z.boolean(),
    }),
  ),
  /** Newest first; amounts in the smallest unit of the currency. */
  payments: z.array(
    z.object({
      invoiceId: z.string(),
      amount: z.int(),
      currency: z.string(),
      status: z.string(),
      at: moment,
    }),
  ),
  /** What was allowed or refused, oldest first. */
  consents: z.array(
    z.object({
      number: z.int(),
      at: moment,
      consentType: z.string(),
      granted: z.boolean(),
      version: z.string(),
      analytics: z.boolean(),
      marketing: z.boolean(),
    }),
  ),
  /** `completedAt` is null while it is to come. */
  onboarding: z.object({
    completedAt: z.nullable(moment),
    goals: z.nullable(z.array(z.enum(GOALS))),
  }),
  memberships: z.array(z.extend(groupMembership, { joinedAt: moment })),
  /** What they wrote and did in prayer circles, also in those they have left, of which the name is null. */
  circles: z.nullable(
    z.array(
      z.object({
        circleId: z.string(),
        circleName: z.nullable(z.string()),
        role: z.enum(['leader', 'member']),
        joinedAt: moment,
        leftAt: z.nullable(moment),
        /** Whether they are counted in the circle's figures. */
        countsMe: z._default(z.boolean(), false),
        requests: z.array(
          z.object({
            id: z.string(),
            title: z.string(),
            description: z.nullable(z.string()),
            category: z.nullable(z.string()),
            createdAt: moment,
            answeredAt: z.nullable(moment),
            story: z.nullable(z.string()),
          }),
        ),
        responses: z.array(
          z.object({
            id: z.string(),
            requestId: z.string(),
            type: z.enum(RESPONSE_TYPES),
            message: z.string(),
            createdAt: moment,
          }),
        ),
        /** On which days they said that they prayed. */
        prayers: z.array(z.object({ requestId: z.string(), day: z.string() })),
        reports: z.array(z.extend(reportRequest, { id: z.string(), at: moment })),
        /** What they wrote for the circle as its leader, and the plan that they set. Absent in answers of earlier servers. */
        guidance: z.optional(z.array(z.omit(guidanceView, { author: true }))),
        plan: z.optional(z.nullable(z.extend(newCirclePlan, { id: z.string(), setAt: moment }))),
      }),
    ),
  ),
  /** Names of those whose posts they don't want to see. */
  blocked: z.array(z.string()),
  /** Newest first. */
  feedback: z.nullable(z.array(feedbackView)),
  /** What they said of the companion's answers, newest first. */
  flags: z.nullable(z.array(flagView)),
  /** Newest first. */
  suggestions: z.array(suggestionView),
  votes: z.array(z.object({ suggestionId: z.string(), vote })),
  /** Replies to the community's questions, newest first; ids of those voted for; what they flagged. Absent in answers of earlier servers. */
  replies: z.optional(z.array(exportedReply)),
  replyVotes: z.optional(z.array(z.string())),
  replyFlags: z.optional(
    z.array(z.object({ replyId: z.string(), reason: z.enum(REPLY_FLAG_REASONS), at: moment })),
  ),
  /** `file` is its path in a zip. */
  picture: z.nullable(z.object({ url: z.string(), file: z.optional(z.string()) })),
  /** Every recording that is here; `completedAt` is null while bytes are missing. */
  recordings: z.array(
    z.object({
      id: z.string(),
      url: z.string(),
      type: z.string(),
      bytes: z.int(),
      sha256: z.string(),
      begunAt: moment,
      completedAt: z.nullable(moment),
    }),
  ),
  /** Who did what to this account, oldest first. */
  audit: z.array(z.object({ at: moment, actor: z.string(), action: z.string() })),
});
export type AlsoKept = z.infer<typeof alsoKept>;

/** GET /api/data-export, and `data.json` of the zip that an operator hands over. An import reads past `alsoKept`. */
export const serverExport = z.extend(dataExport, { alsoKept });
export type ServerExport = z.infer<typeof serverExport>;

/** GET /api/data-export/also-kept: the same without the records, which a device has itself. */
export const alsoKeptAnswer = z.object({ alsoKept });
export type AlsoKeptAnswer = z.infer<typeof alsoKeptAnswer>;

/**
 * The file of a device: what only the server keeps as well, or one sentence that says why that is missing; and one where not all
 * records had come to the device (F21).
 */
export type DeviceExport = DataExport &
  ({ readonly alsoKept: AlsoKept } | { readonly notInThisFile: string }) & {
    readonly notAllHere?: string;
  };
