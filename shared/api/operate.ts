/** The calls of the operator's page, `/api/operate/…`. To everybody but an operator they answer 404. */
import * as z from 'zod/mini';
import { FLAG_REASONS } from './companion';
import { feedbackView } from './feedback';
import { REPORT_REASONS } from './prayer-circles';
import { REPLY_FLAG_REASONS, REPLY_STATUSES } from './replies';
import { SUGGESTION_STATUSES } from './suggestions';
import { boundedText, typedPassword, unkeptText } from './text';

/** How many of each list are answered. */
export const OPERATE_SHOWN = {
  feedback: 100,
  questions: 100,
  replies: 100,
  reports: 200,
  flags: 200,
  audit: 200,
};

/** What is noted in the audit of an operator, under their own account. */
export const OPERATOR_ACTIONS = [
  'operator-added',
  'operator-removed',
  'operator-enrolled',
  'operator-code-accepted',
  'operator-code-refused',
  'operator-saw-feedback',
  'operator-saw-questions',
  'operator-saw-replies',
  'operator-saw-reports',
  'operator-saw-flags',
  'operator-saw-audit',
  'operator-marked-feedback',
  'operator-replied',
  'operator-approved-question',
  'operator-rejected-question',
  'operator-reopened-question',
  'operator-approved-reply',
  'operator-rejected-reply',
  'operator-reopened-reply',
  'operator-removed-reply',
  'operator-closed-report',
  'operator-removed-post',
  'operator-rotated-push-keys',
] as const;
export type OperatorAction = (typeof OPERATOR_ACTIONS)[number];

/** POST /api/operate/enrollment: the code that `operators add` printed. */
export const enrollmentRequest = z.object({
  enrollmentCode: unkeptText(100),
  password: typedPassword,
});

/** The secret as text, and as an app for one-time codes reads it. It is told this one time. */
export const enrollmentAnswer = z.object({ secret: z.string(), uri: z.string() });
export type EnrollmentAnswer = z.infer<typeof enrollmentAnswer>;

/** POST /api/operate/code. */
export const codeRequest = z.object({
  code: unkeptText(20).check(z.regex(/^\s*\d{3}\s?\d{3}\s*$/, 'Enter the six digits.')),
});

const moment = z.iso.datetime();
const count = z.int().check(z.nonnegative());

/** GET /api/operate/feedback: what is open first, the oldest first, then what is resolved, the newest first. */
export const operateFeedback = z.object({
  feedback: z.array(z.extend(feedbackView, { username: z.string() })),
  /** How many are left out. */
  more: count,
});
export type OperateFeedback = z.infer<typeof operateFeedback>;

export const feedbackStatusRequest = z.object({ status: z.enum(['in_progress', 'resolved']) });

/** In characters, as a browser's `maxlength` counts them; and how many replies one feedback can have. */
export const FEEDBACK_REPLY_LIMITS = { text: 1000, replies: 20 } as const;
const EMPTY_REPLY = 'Write a reply.';

/** POST /api/operate/feedback/{id}/reply, answered with a `FeedbackReply`; 413 `POST_QUOTA` where there are 20. */
export const feedbackReplyRequest = z.object({
  text: boundedText(FEEDBACK_REPLY_LIMITS.text).check(
    z.refine((text) => text.trim() !== '', EMPTY_REPLY),
  ),
});

/** GET /api/operate/questions: pending ones first, then the newest first. */
export const operateQuestions = z.object({
  questions: z.array(
    z.object({
      id: z.string(),
      suggestion: z.string(),
      category: z.nullable(z.string()),
      status: z.enum(SUGGESTION_STATUSES),
      votes: z.int(),
      submittedAt: moment,
    }),
  ),
  more: count,
});
export type OperateQuestions = z.infer<typeof operateQuestions>;

/** POST /api/operate/questions/{id}. `pending` takes a decision back. */
export const questionDecision = z.object({ status: z.enum(SUGGESTION_STATUSES) });

/** GET /api/operate/replies: those that wait or were flagged, the oldest first, then the others, the newest first. */
export const operateReplies = z.object({
  replies: z.array(
    z.object({
      id: z.string(),
      /** Null where the question is gone from the content. */
      question: z.nullable(z.string()),
      text: z.string(),
      status: z.enum(REPLY_STATUSES),
      votes: z.int(),
      submittedAt: moment,
      /** Why readers flagged it since the last decision. */
      flags: z.array(z.enum(REPLY_FLAG_REASONS)),
    }),
  ),
  more: count,
});
export type OperateReplies = z.infer<typeof operateReplies>;

/** POST /api/operate/replies/{id}. `pending` takes a decision back; flags that it closed stay closed. */
export const replyDecision = z.object({ status: z.enum(REPLY_STATUSES) });

/** GET /api/operate/reports: ids and reasons of what is open, the oldest first. */
export const operateReports = z.object({
  reports: z.array(
    z.object({
      id: z.string(),
      at: moment,
      reason: z.enum(REPORT_REASONS),
      post: z.enum(['request', 'response']),
      postId: z.string(),
      circleId: z.string(),
      /** No member but the leader is told of a report. */
      isOfLeader: z.boolean(),
    }),
  ),
  more: count,
});
export type OperateReports = z.infer<typeof operateReports>;

/** GET /api/operate/flags: what people say of the companion's answers, the newest first. */
export const operateFlags = z.object({
  flags: z.array(
    z.object({
      id: z.string(),
      flaggedAt: moment,
      reason: z.enum(FLAG_REASONS),
      references: z.array(z.string()),
      note: z.nullable(z.string()),
    }),
  ),
  more: count,
});
export type OperateFlags = z.infer<typeof operateFlags>;

/** GET /api/operate/audit: what operators did, the newest first. */
export const operateAudit = z.object({
  entries: z.array(
    z.object({
      at: moment,
      operatorId: z.string(),
      isYou: z.boolean(),
      action: z.enum(OPERATOR_ACTIONS),
      about: z.nullable(z.string()),
    }),
  ),
});
export type OperateAudit = z.infer<typeof operateAudit>;
