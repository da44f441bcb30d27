import type { ServerExport } from '../../shared/api/server-export';

/** A table that an export holds, row for row. */
interface HeldTable {
  readonly table: string;
  /** SQL that is true of the rows of the person whose id is `?`. */
  readonly isTheirs: string;
  readonly inExport: (file: ServerExport) => readonly unknown[];
}

/** A table that an export leaves out. */
interface LeftOutTable {
  readonly table: string;
  readonly why: string;
}

const one = (value: unknown) => (value === null ? [] : [value]);

type OwnInCircle = NonNullable<ServerExport['alsoKept']['circles']>[number];

/** What a person wrote names them as a member of its circle. */
const AS_MEMBER = 'member_id IN (SELECT id FROM circle_members WHERE account_id = ?)';

function inCircles(
  { circles }: ServerExport['alsoKept'],
  list: (own: OwnInCircle) => readonly unknown[],
): readonly unknown[] {
  return (circles ?? []).flatMap(list);
}

/** Every table that an export holds, one line each; the walk fails over a table that is in neither list. */
export const HELD_TABLES: readonly HeldTable[] = [
  // Without the hash of the password, the wrapped key, and the counter and digest of the sync.
  held('accounts', 'id = ?', ({ alsoKept }) => one(alsoKept.account)),
  // Of a deleted record no word is left, only its id and version.
  held('records', 'user_id = ? AND NOT deleted', ({ states }) => states),
  held('media', 'user_id = ?', ({ alsoKept }) => alsoKept.recordings),
  held('profile_images', 'account_id = ?', ({ alsoKept }) => one(alsoKept.picture)),
  held('feedback', 'user_id = ?', ({ alsoKept }) => alsoKept.feedback ?? []),
  held('feedback_replies', 'user_id = ?', ({ alsoKept }) =>
    (alsoKept.feedback ?? []).flatMap(({ replies }) => replies),
  ),
  held('companion_flags', 'account_id = ?', ({ alsoKept }) => alsoKept.flags ?? []),
  held('suggestions', 'account_id = ?', ({ alsoKept }) => alsoKept.suggestions),
  held('suggestion_votes', 'account_id = ?', ({ alsoKept }) => alsoKept.votes),
  held('replies', 'account_id = ?', ({ alsoKept }) => alsoKept.replies ?? []),
  held('reply_votes', 'account_id = ?', ({ alsoKept }) => alsoKept.replyVotes ?? []),
  held('reply_flags', 'account_id = ?', ({ alsoKept }) => alsoKept.replyFlags ?? []),
  // Without the hash of the token.
  held('sessions', 'account_id = ?', ({ alsoKept }) => alsoKept.sessions),
  held('account_activity', 'account_id = ?', ({ alsoKept }) => one(alsoKept.activity)),
  held('privacy_settings', 'account_id = ?', ({ alsoKept }) => one(alsoKept.privacySettings)),
  // Without the hashes that chain the rows.
  held('consents', 'account_id = ?', ({ alsoKept }) => alsoKept.consents),
  held('audit', 'account_id = ?', ({ alsoKept }) => alsoKept.audit),
  held('onboardings', 'account_id = ?', ({ alsoKept }) => one(alsoKept.onboarding.completedAt)),
  held('memberships', 'account_id = ?', ({ alsoKept }) => alsoKept.memberships),
  held(
    'organisations',
    'id IN (SELECT organisation_id FROM memberships WHERE account_id = ?)',
    ({ alsoKept }) => alsoKept.memberships.map(({ organizationName }) => organizationName),
  ),
  held('circle_members', 'account_id = ?', ({ alsoKept }) => inCircles(alsoKept, (own) => [own])),
  held('prayer_requests', AS_MEMBER, ({ alsoKept }) => inCircles(alsoKept, (own) => own.requests)),
  held('prayer_responses', AS_MEMBER, ({ alsoKept }) =>
    inCircles(alsoKept, (own) => own.responses),
  ),
  held('prayers', AS_MEMBER, ({ alsoKept }) => inCircles(alsoKept, (own) => own.prayers)),
  held('circle_reports', AS_MEMBER, ({ alsoKept }) => inCircles(alsoKept, (own) => own.reports)),
  held('circle_guidance', AS_MEMBER, ({ alsoKept }) =>
    inCircles(alsoKept, (own) => own.guidance ?? []),
  ),
  held('circle_plans', AS_MEMBER, ({ alsoKept }) =>
    inCircles(alsoKept, (own) => one(own.plan ?? null)),
  ),
  held('circle_blocks', 'account_id = ?', ({ alsoKept }) => alsoKept.blocked),
  held('reminder_settings', 'account_id = ?', ({ alsoKept }) =>
    one(alsoKept.reminders?.settings ?? null),
  ),
  held('reminder_times', 'account_id = ?', ({ alsoKept }) => alsoKept.reminders?.times ?? []),
  held('subscriptions', 'account_id = ?', ({ alsoKept }) => one(alsoKept.subscription)),
  held(
    'payments',
    'customer_id IN (SELECT customer_id FROM subscriptions WHERE account_id = ?)',
    ({ alsoKept }) => alsoKept.payments,
  ),
];

/** Every other table, and why. */
export const LEFT_OUT_TABLES: readonly LeftOutTable[] = [
  {
    table: 'push_subscriptions',
    why: 'Secret addresses that the browsers made; who has one can send to that device.',
  },
  {
    table: 'operators',
    why: 'The secret of the one-time codes of who runs the server; that they do stands in their audit.',
  },
  {
    table: 'operator_sessions',
    why: 'Which sessions of an operator showed a code within half an hour; the sessions stand with the account.',
  },
  { table: 'push_keys', why: 'Keys of the server; nobody stands in them.' },
  {
    table: 'reminders_sent',
    why: 'For which day each reminder was sent last, lest it be sent twice; the times stand with the reminders.',
  },
  {
    table: 'circle_news',
    why: 'What others did for requests, until their author was told; the names of others are left out.',
  },
  {
    table: 'circle_news_pushes',
    why: 'When a person was told last that there is something new, lest they be told too often.',
  },
  {
    table: 'erased_accounts',
    why: 'The ids of accounts that are gone.',
  },
  {
    table: 'erased_sessions',
    why: 'Hashes of sessions of accounts that are gone.',
  },
  { table: 'job_runs', why: 'When the server did what it does by itself; nobody stands in it.' },
  {
    table: 'leases',
    why: 'Which server runs a job, and for moments whose subscription it works on.',
  },
  {
    table: 'guesses',
    why: 'Keyed hashes of what was guessed at, for some hours; nobody can be told from them.',
  },
  { table: 'meta', why: 'Names the database; nobody stands in it.' },
  {
    table: 'circles',
    why: 'Belong to all who are in them; the name stands with the membership.',
  },
  { table: 'circle_invites', why: 'Belong to a circle; nobody stands in them.' },
  {
    table: 'device_keys',
    why: 'Keys that open what a sign-out left on a device; each is given out with a sign-in there, and never else.',
  },
  {
    table: 'password_resets',
    why: 'The hash of a link that was mailed, for an hour; it says nothing but that one was asked for.',
  },
  {
    table: 'email_proofs',
    why: 'The hash of a link that was mailed, for two days; the address stands with the account.',
  },
  { table: 'invites', why: 'Belong to an organization; they hold the hash of a code, and nobody.' },
  {
    table: 'counted_members',
    why: 'With which four others an organization counts a member; that they share stands with the membership.',
  },
  {
    table: 'counted_in_circles',
    why: 'With which four others a circle counts a member; whether they share stands with the membership.',
  },
  {
    table: 'username_looks',
    why: 'What the username looks like, for others to be compared with; the name stands with the account.',
  },
  {
    table: 'billing_events',
    why: 'Ids of messages of the payment provider, lest one count twice.',
  },
  {
    table: 'plan_letters',
    why: 'Which emails about the plan are to be sent or were; what they were about stands with subscription and payments.',
  },
  { table: 'left_customers', why: 'What the payment provider calls those whose account is gone.' },
];

function held(
  table: string,
  isTheirs: HeldTable['isTheirs'],
  inExport: HeldTable['inExport'],
): HeldTable {
  return { table, isTheirs, inExport };
}
