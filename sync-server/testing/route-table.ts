import { DOORS, PUBLIC_PAGES } from '../../shared/content/link-preview';
import { MEDIA } from '../../shared/protocol/media';
import { sampleRecord } from '../store/testing/samples';
import { CIRCLE_ID, GUIDANCE_ID, KEEPER_ID, MEMBER_ID, REQUEST_ID, RESPONSE_ID } from './circles';
import { CONSENTED } from './consented';
import { COLLEAGUE_ID, ORGANIZATION_ID } from './organizations';
import { samplePng } from './pictures';
import { pieceHeaders, sampleRecording } from './recordings';
import { SAMPLE_POINT } from './reminders';
import { type CallInit, TODAY } from './test-app';
import { TEST_EPOCH } from './test-store';

/**
 * The roles of a caller. `member` is in the circle that `owner` leads, and `former` was in it. `operator` is a person like
 * `other` who is an operator and has shown a one-time code.
 */
export const CALLERS = ['nobody', 'other', 'former', 'member', 'owner', 'operator'] as const;
export type Caller = (typeof CALLERS)[number];

/** A route as Hono knows it, what each caller gets there, and one good request. */
export interface RouteRow {
  /** Method and path with its parameters, `DELETE /api/journal/:id`. */
  readonly route: string;
  readonly status: Readonly<Record<Caller, number>>;
  /** The address of what belongs to the owner; `{self}` stands for the caller's id. */
  readonly address: string;
  /** A body that is taken, with these words in each text of it. */
  readonly send: (words: string) => CallInit;
}

export const OWNER_ID = 'account-owner';
export const ENTRY_ID = 'entry-of-the-owner';
export const RECORDING_ID = 'recording-of-the-owner';
export const REPLY_ID = 'reply-of-the-owner';
export const PICTURE_ID = 'picture-of-the-owner';
export const FEEDBACK_ID = 'feedback-of-the-owner';
export const QUESTION_ID = 'question-of-the-owner';

const CIRCLE = `/api/prayer-groups/${CIRCLE_ID}`;
const KEEPER = `${CIRCLE}/members/${KEEPER_ID}`;
const BLOCK = `${KEEPER}/block`;
const REQUEST = `/api/prayer-requests/${REQUEST_ID}`;
const RESPONSE = `/api/prayer-responses/${RESPONSE_ID}`;
const GUIDANCE = `${CIRCLE}/guidance`;
const ITEM = `${GUIDANCE}/${GUIDANCE_ID}`;
const PLAN = `${CIRCLE}/plan`;
const ORGANIZATION = `/api/organizations/${ORGANIZATION_ID}`;
const FEEDBACK = `/api/operate/feedback/${FEEDBACK_ID}`;
const REPORT = `/api/operate/reports/report-of-${OWNER_ID}`;

type Status = RouteRow['status'];

/** What all those get who are signed in. */
const all = (status: number) => ({
  other: status,
  former: status,
  member: status,
  owner: status,
  operator: status,
});
/** Each person has one of their own here. */
const own = (status: number): Status => ({ nobody: 401, ...all(status) });
/** The address names one thing of one person, which for everybody else is not there. */
const ofOwner = (status: number): Status => ({ nobody: 401, ...all(404), owner: status });
/** The address names a circle or something in it; whoever was there once is told that they no longer are. */
const ofCircle = (member: number, owner = member): Status => ({
  nobody: 401,
  other: 404,
  former: 403,
  member,
  owner,
  operator: 404,
});
/** The address names an organization; who was removed from it is a stranger again. */
const ofOrganization = (member: number, owner = member): Status => ({
  nobody: 401,
  other: 404,
  former: 404,
  member,
  owner,
  operator: 404,
});
/** Of the operator's page; for everybody else there is nothing at the address, also for a visitor. */
const ofOperator = (status: number): Status => ({ nobody: 404, ...all(404), operator: status });
/** Needs no session. */
const open = (status: number): Status => ({ nobody: status, ...all(status) });

const noBody = () => ({});
const aPage = () => ({ headers: { accept: 'text/html' } });
const json = (body: (words: string) => object) => (words: string) => ({ json: body(words) });

function row(
  route: string,
  status: Status,
  send: RouteRow['send'] = noBody,
  address = addressOf(route),
): RouteRow {
  return { route, status, send, address };
}

/** The path with a day in the place of each parameter. */
function addressOf(route: string): string {
  return route.replace(/^\w+ /, '').replace(':date', TODAY).replace(':day', '1');
}

/** A recording with the words in the middle of its bytes. */
function spoken(words: string): Uint8Array<ArrayBuffer> {
  const recording = sampleRecording(MEDIA.segmentBytes);
  recording.set(Buffer.from(words), 500);
  return recording;
}

function piece(words: string): CallInit {
  const body = spoken(words);
  return { body, headers: pieceHeaders(body, { first: 0, end: body.length }) };
}

function form(words: string): CallInit {
  const body = new FormData();
  body.append('audio', new Blob([spoken(words)], { type: 'audio/webm' }), `${words}.webm`);
  return { body };
}

function picture(words: string): CallInit {
  const body = new FormData();
  const bytes = new Uint8Array(Buffer.concat([samplePng(), Buffer.from(words)]));
  body.append('profileImage', new Blob([bytes], { type: 'image/png' }), `${words}.png`);
  return { body };
}

const QUESTION = '/api/reflection-suggestions/ours:1';
/** Nobody wrote it. */
const NO_REPLY = '/api/replies/none';

const device = { deviceId: 'phone', deviceName: 'Phone' };
const register = json((password) => ({
  username: 'newcomer',
  email: 'newcomer@example.org',
  password,
  ...CONSENTED,
  ...device,
}));
const login = json((password) => ({ username: 'unknown', password, ...device }));
const email = json((words) => ({ email: `${words.replaceAll(' ', '-')}@example.org` }));
const newAddress = json((currentPassword) => ({ email: 'new@example.org', currentPassword }));
const deviceName = json((name) => ({ name }));
const reset = json((words) => ({ token: words, password: words }));
const proof = json((token) => ({ token }));
const change = json((words) => ({ currentPassword: words, newPassword: words }));
const checkIn = json((words) => ({
  date: TODAY,
  mood: 'peaceful',
  truthStatement: words,
  gratitude1: words,
}));
const content = json((words) => ({ content: words, audioUrl: null }));
const eating = json((words) => ({ reflection: words, emotionalEating: words }));
const reading = json((words) => ({ reflection: words, biblePassage: words, prayerTypes: [] }));
const completing = json((words) => ({ reflection: words, audioUrl: null }));
const review = json((words) => ({ grateful: words, truth: words, tomorrowStep: words }));
const push = json((words) => ({
  epoch: TEST_EPOCH,
  rows: [sampleRecord({ id: 'pushed', body: { content: words, audioUrl: null } })],
}));
const digest = json(() => ({ epoch: TEST_EPOCH, leaveOut: [] }));
const founding = json((organizationName) => ({
  goals: ['peace'],
  inviteCode: null,
  organizationName,
  shareReflectionsWithGroup: false,
  userType: 'corporate_admin',
}));
const invite = json((inviteCode) => ({ inviteCode }));
const feedback = json((words) => ({
  category: 'bug_report',
  rating: 3,
  subject: words,
  message: words,
}));
const reflecting = json((text) => ({ text, agreed: true }));
const flag = json((note) => ({ references: ['Psalms 90:14'], reason: 'Hurtful', note }));
const suggestion = json((words) => ({ suggestion: words, category: 'Rest' }));
const vote = json(() => ({ voteType: 'upvote' }));
const reply = json((text) => ({ text }));
const replyVote = json(() => ({ voteType: 'upvote' }));
const replyFlag = json(() => ({ reason: 'unkind' }));
const username = json((words) => ({ username: words }));
const privacy = json(() => ({
  cookies: true,
  dataProcessing: true,
  marketing: false,
  dataRetentionOptOut: false,
}));
const consent = json(() => ({
  consentType: 'cookies',
  granted: false,
  consentVersion: '3.0',
  preferences: { essential: true, analytics: false, marketing: false },
}));
const confirmation = json((clientSecret) => ({ clientSecret }));
const message = json((id) => ({ id, object: 'event' }));
const deletion = json((password) => ({ confirmation: 'delete my account', password }));

const circle = json((words) => ({ name: words, description: words }));
const prayerRequest = json((words) => ({ title: words, description: words, category: words }));
const prayerResponse = json((words) => ({ type: 'encouragement', message: words }));
const story = json((words) => ({ story: words }));
const prayed = json(() => ({ day: TODAY }));
const report = json(() => ({ post: 'request', postId: REQUEST_ID, reason: 'other' }));
const note = json((words) => ({ kind: 'note', title: words, text: words, week: null }));
const circlePlan = json((words) => ({ plan: words, startsOn: TODAY }));
const newLeader = json(() => ({ memberId: MEMBER_ID }));
const newInvite = json(() => ({}));

const circleSharing = json(() => ({ countsMe: true }));
const sharing = json(() => ({ sharesReflections: true }));
const look = json(() => ({ organizationName: 'Grace Chapel', accent: 'plum' }));
const administrator = json(() => ({ memberId: COLLEAGUE_ID }));
const joining = json((inviteCode) => ({ inviteCode, sharesReflections: false }));

const schedule = json(() => ({
  times: [{ practice: 'journal', minute: 420, weekdays: 127 }],
  quiet: { from: 1_320, until: 360 },
  showsPractice: false,
}));
const subscription = json(() => ({
  endpoint: 'https://fcm.googleapis.com/fcm/send/device',
  keys: { p256dh: SAMPLE_POINT, auth: 'A'.repeat(22) },
  publicKey: SAMPLE_POINT,
}));

const enrollment = json((words) => ({ enrollmentCode: words, password: words }));
const oneTimeCode = json(() => ({ code: '000000' }));
const progress = json(() => ({ status: 'in_progress' }));
const approval = json(() => ({ status: 'approved' }));

/** A name is its first owner's; of these callers that is the other. */
const name: Status = { nobody: 401, ...all(409), other: 200 };

/** Every route of the server, one line each; the walk fails over a route that is not here. */
export const ROUTES: readonly RouteRow[] = [
  row('POST /api/auth/register', { nobody: 201, ...all(409) }, register),
  row('POST /api/auth/login', open(401), login),
  row('POST /api/auth/logout', open(204)),
  row('GET /api/auth/session', own(200)),
  // The operator's is the sixth letter to one mailbox.
  row('POST /api/auth/forgot-password', { ...open(202), operator: 429 }, email),
  // With a token that nobody was sent.
  row('POST /api/auth/reset-password', open(400), reset),
  // With a token that nobody was sent.
  row('POST /api/auth/confirm-email', open(400), proof),
  // With a password that is not theirs, as in the rows below.
  row('POST /api/account/password', own(403), change),
  row('GET /api/account/sessions', own(200)),
  row('PUT /api/account/sessions/this/name', own(204), deviceName),
  row('DELETE /api/account/sessions', own(204)),
  row('POST /api/sync/v1/push', own(200), push),
  row('GET /api/sync/v1/pull', own(200), noBody, '/api/sync/v1/pull?since=0'),
  row('POST /api/sync/v1/digest', own(200), digest),
  row('GET /api/sync/v1/stream', own(200), noBody, '/api/sync/v1/stream?person={self}'),
  row('POST /api/check-in', own(200), checkIn),
  row('GET /api/check-in/:date', own(200)),
  row('GET /api/journal', own(200)),
  row('POST /api/journal', own(201), content),
  row('DELETE /api/journal/:id', ofOwner(204), noBody, `/api/journal/${ENTRY_ID}`),
  row('GET /api/eating-habits/:date', own(200)),
  row('POST /api/eating-habits/:date', own(200), eating),
  row('GET /api/nourish/:date', own(200)),
  row('GET /api/bible-prayer/:date', own(200)),
  row('POST /api/bible-prayer/:date', own(200), reading),
  row('GET /api/progress/:date', own(200)),
  row('GET /api/user/challenge-progress', own(200)),
  row('GET /api/user/streak', own(200)),
  row('GET /api/user/type', own(200)),
  row('POST /api/user/complete-onboarding', own(200), founding),
  // A code that nobody made.
  row('POST /api/user/check-invite', own(404), invite),
  row('GET /api/user-progress-stats', own(200)),
  row('GET /api/growth-journey', own(200)),
  row('GET /api/day-review/:day', own(200)),
  row('POST /api/day-review/:day', own(200), review),
  row('GET /api/feedback', own(200)),
  row('POST /api/feedback', own(201), feedback),
  row('GET /api/companion', open(200)),
  // There is no larger model unless one is given.
  row('POST /api/companion/reflect', own(503), reflecting),
  row('POST /api/companion/flags', own(201), flag),
  row('GET /api/reflection-suggestions', own(200)),
  row('POST /api/reflection-suggestions', own(201), suggestion),
  row('GET /api/my-suggestions', own(200)),
  // On a question that nobody asked.
  row('POST /api/vote-suggestion/:id', own(404), vote),
  row('GET /api/our-questions', own(200)),
  row('GET /api/reflection-suggestions/:id/replies', own(200), noBody, `${QUESTION}/replies`),
  row('POST /api/reflection-suggestions/:id/replies', own(201), reply, `${QUESTION}/replies`),
  row('POST /api/replies/:id/vote', own(404), replyVote, `${NO_REPLY}/vote`),
  row('POST /api/replies/:id/flag', own(404), replyFlag, `${NO_REPLY}/flag`),
  row('DELETE /api/replies/:id', ofOwner(204), noBody, `/api/replies/${REPLY_ID}`),
  row('GET /api/subscription-status', own(200)),
  // Nothing can be paid for unless a provider is given.
  row('POST /api/create-checkout-session', own(503)),
  row('POST /api/create-customer-portal-session', own(503)),
  row('POST /api/get-or-create-subscription', own(503)),
  row('POST /api/cancel-subscription', own(503)),
  row('POST /api/demo-billing/confirm', own(404), confirmation),
  row('POST /api/stripe/webhook', open(404), message),
  row('GET /api/privacy-consent', own(200)),
  row('GET /api/data-export', own(200)),
  row('GET /api/data-export/also-kept', own(200)),
  row('GET /api/daily-drop', own(200)),
  row('GET /api/daily-drop/:day', own(200)),
  row('POST /api/daily-drop/:day/complete', own(200), completing),
  row('GET /api/daily-drop-history', own(200)),
  row('GET /api/mindful-moments', own(200)),
  row('PUT /api/media/:id', own(200), piece, `/api/media/${RECORDING_ID}-2`),
  row('GET /api/media/:id', ofOwner(200), noBody, `/api/media/${RECORDING_ID}`),
  row('POST /api/journal/audio', own(200), form),
  row('POST /api/daily-drop/audio', own(200), form),
  row('GET /api/profile', own(200)),
  row('PUT /api/profile/username', name, username),
  row('PUT /api/profile/email', own(403), newAddress),
  row('POST /api/profile/email/letter', own(200)),
  row('POST /api/profile/image', own(200), picture),
  row('DELETE /api/profile/image', own(204)),
  row('GET /api/profile/image/:id', ofOwner(200), noBody, `/api/profile/image/${PICTURE_ID}`),
  row('GET /api/privacy-settings', own(200)),
  row('POST /api/privacy-settings', own(200), privacy),
  row('POST /api/privacy-consent', own(204), consent),
  row('POST /api/account/delete', own(403), deletion),
  row('GET /api/prayer-groups', own(200)),
  row('POST /api/prayer-groups', own(201), circle),
  // Codes that nobody made.
  row('POST /api/prayer-groups/check-invite', own(404), invite),
  row('POST /api/prayer-groups/join', own(404), invite),
  row('DELETE /api/prayer-groups/:id', ofCircle(403, 204), noBody, CIRCLE),
  row('POST /api/prayer-groups/:id/leave', ofCircle(204, 409), noBody, `${CIRCLE}/leave`),
  row('POST /api/prayer-groups/:id/leader', ofCircle(403, 200), newLeader, `${CIRCLE}/leader`),
  row('GET /api/prayer-groups/:id/invite', ofCircle(403, 200), noBody, `${CIRCLE}/invite`),
  row('POST /api/prayer-groups/:id/invite', ofCircle(403, 201), newInvite, `${CIRCLE}/invite`),
  row('GET /api/prayer-groups/:id/figures', ofCircle(403, 200), noBody, `${CIRCLE}/figures`),
  row('PUT /api/prayer-groups/:id/sharing', ofCircle(200), circleSharing, `${CIRCLE}/sharing`),
  row('GET /api/prayer-groups/:id/members', ofCircle(200), noBody, `${CIRCLE}/members`),
  row('DELETE /api/prayer-groups/:id/members/:memberId', ofCircle(403, 204), noBody, KEEPER),
  row('POST /api/prayer-groups/:id/members/:memberId/block', ofCircle(204), noBody, BLOCK),
  row('DELETE /api/prayer-groups/:id/members/:memberId/block', ofCircle(204), noBody, BLOCK),
  row('GET /api/prayer-groups/:id/requests', ofCircle(200), noBody, `${CIRCLE}/requests`),
  row('POST /api/prayer-groups/:id/requests', ofCircle(201), prayerRequest, `${CIRCLE}/requests`),
  row('POST /api/prayer-groups/:id/reports', ofCircle(201), report, `${CIRCLE}/reports`),
  row('DELETE /api/prayer-requests/:id', ofCircle(403, 204), noBody, REQUEST),
  row('POST /api/prayer-requests/:id/answered', ofCircle(403, 200), story, `${REQUEST}/answered`),
  row('POST /api/prayer-requests/:id/prayed', ofCircle(200), prayed, `${REQUEST}/prayed`),
  row('GET /api/prayer-requests/:id/responses', ofCircle(200), noBody, `${REQUEST}/responses`),
  row(
    'POST /api/prayer-requests/:id/responses',
    ofCircle(201),
    prayerResponse,
    `${REQUEST}/responses`,
  ),
  row('DELETE /api/prayer-responses/:id', ofCircle(403, 204), noBody, RESPONSE),
  row('GET /api/prayer-groups/:id/guidance', ofCircle(200), noBody, GUIDANCE),
  row('POST /api/prayer-groups/:id/guidance', ofCircle(403, 201), note, GUIDANCE),
  row('POST /api/prayer-groups/:id/guidance/:itemId', ofCircle(403, 200), note, ITEM),
  row('DELETE /api/prayer-groups/:id/guidance/:itemId', ofCircle(403, 204), noBody, ITEM),
  row('POST /api/prayer-groups/:id/plan', ofCircle(403, 201), circlePlan, PLAN),
  row('DELETE /api/prayer-groups/:id/plan', ofCircle(403, 204), noBody, PLAN),
  row('GET /api/organizations', own(200)),
  // A code that nobody made.
  row('POST /api/organizations/join', own(404), joining),
  row(
    'POST /api/organizations/:id/leave',
    ofOrganization(204, 409),
    noBody,
    `${ORGANIZATION}/leave`,
  ),
  row(
    'PUT /api/organizations/:id/sharing',
    ofOrganization(200),
    sharing,
    `${ORGANIZATION}/sharing`,
  ),
  row('PUT /api/organizations/:id/look', ofOrganization(403, 200), look, `${ORGANIZATION}/look`),
  row(
    'POST /api/organizations/:id/administrator',
    ofOrganization(403, 200),
    administrator,
    `${ORGANIZATION}/administrator`,
  ),
  row(
    'GET /api/organizations/:id/members',
    ofOrganization(403, 200),
    noBody,
    `${ORGANIZATION}/members`,
  ),
  row(
    'DELETE /api/organizations/:id/members/:memberId',
    ofOrganization(403, 204),
    noBody,
    `${ORGANIZATION}/members/${COLLEAGUE_ID}`,
  ),
  row(
    'GET /api/organizations/:id/invite',
    ofOrganization(403, 200),
    noBody,
    `${ORGANIZATION}/invite`,
  ),
  row(
    'POST /api/organizations/:id/invite',
    ofOrganization(403, 201),
    newInvite,
    `${ORGANIZATION}/invite`,
  ),
  row(
    'DELETE /api/organizations/:id/invite',
    ofOrganization(403, 204),
    noBody,
    `${ORGANIZATION}/invite`,
  ),
  row(
    'GET /api/analytics/:organizationId',
    ofOrganization(403, 200),
    noBody,
    `/api/analytics/${ORGANIZATION_ID}`,
  ),
  row('GET /api/reminders', own(200)),
  row('PUT /api/reminders', own(200), schedule),
  row('POST /api/reminders/not-today', own(200), prayed),
  // For a key that is not the server's.
  row('PUT /api/reminders/device', own(409), subscription),
  row('DELETE /api/reminders/device', own(200)),
  row('GET /api/operate', ofOperator(200)),
  // With codes and a password that are not theirs.
  row('POST /api/operate/enrollment', ofOperator(403), enrollment),
  row('POST /api/operate/code', ofOperator(403), oneTimeCode),
  row('GET /api/operate/feedback', ofOperator(200)),
  row('POST /api/operate/feedback/:id/status', ofOperator(204), progress, `${FEEDBACK}/status`),
  row('POST /api/operate/feedback/:id/reply', ofOperator(201), reply, `${FEEDBACK}/reply`),
  row('GET /api/operate/questions', ofOperator(200)),
  row(
    'POST /api/operate/questions/:id',
    ofOperator(204),
    approval,
    `/api/operate/questions/${QUESTION_ID}`,
  ),
  row('GET /api/operate/replies', ofOperator(200)),
  row(
    'POST /api/operate/replies/:id',
    ofOperator(204),
    approval,
    `/api/operate/replies/${REPLY_ID}`,
  ),
  row(
    'POST /api/operate/replies/:id/remove',
    ofOperator(204),
    noBody,
    `/api/operate/replies/${REPLY_ID}/remove`,
  ),
  row('GET /api/operate/reports', ofOperator(200)),
  row('POST /api/operate/reports/:id/close', ofOperator(204), noBody, `${REPORT}/close`),
  row('POST /api/operate/reports/:id/remove', ofOperator(204), noBody, `${REPORT}/remove`),
  row('GET /api/operate/flags', ofOperator(200)),
  row('POST /api/operate/push-keys', ofOperator(204)),
  row('GET /api/operate/audit', ofOperator(200)),
  row('GET /api/contact', open(200)),
  row('GET /api/health', open(204)),
  row('GET /api/ready', open(200)),
  row('ALL /api/*', open(404), noBody, '/api/nothing'),
  row('POST /share-target', open(303), noBody),
  row('GET /robots.txt', open(200)),
  row('GET /sitemap.xml', open(200)),
  ...[...PUBLIC_PAGES, ...DOORS].map(({ path }) => row(`GET ${path}`, open(200))),
  row('GET /*', open(200), aPage, '/home'),
];

/** The calls by which a person keeps something of their own. */
export const WRITES = ROUTES.filter(
  ({ route, status }) => /^P(OST|UT) /.test(route) && status.nobody === 401 && status.other < 300,
);
