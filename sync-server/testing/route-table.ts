import { MEDIA } from '../../shared/protocol/media';
import { sampleRecord } from '../store/testing/samples';
import { pieceHeaders, sampleRecording } from './recordings';
import { type CallInit, TODAY } from './test-app';

/** Who may stand in front of a route; a role that is new here is one more column of every row. */
export const CALLERS = ['nobody', 'other', 'owner'] as const;
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

type Status = RouteRow['status'];

/** Each person has one of their own here. */
const own = (status: number): Status => ({ nobody: 401, other: status, owner: status });
/** The address names one thing of one person, which for everybody else is not there. */
const ofOwner = (status: number): Status => ({ nobody: 401, other: 404, owner: status });
/** Needs no session. */
const open = (status: number): Status => ({ nobody: status, other: status, owner: status });

const noBody = () => ({});
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

const register = (words: string) => ({
  username: 'newcomer',
  email: 'newcomer@example.org',
  password: words,
});
const checkIn = (words: string) => ({
  date: TODAY,
  mood: 'peaceful',
  truthStatement: words,
  gratitude1: words,
});
const push = (content: string) => ({
  epoch: 'epoch-1',
  rows: [sampleRecord({ id: 'pushed', body: { content, audioUrl: null } })],
});
const digest = () => ({ epoch: 'epoch-1', leaveOut: [] });
const founding = (organizationName: string) => ({
  goals: ['peace'],
  inviteCode: null,
  organizationName,
  shareReflectionsWithGroup: false,
  userType: 'corporate_admin',
});
const feedback = (words: string) => ({
  category: 'bug_report',
  rating: 3,
  subject: words,
  message: words,
});
const review = (words: string) => ({ grateful: words, truth: words, tomorrowStep: words });

/** Every route of the server, one line each; the walk fails over a route that is not here. */
export const ROUTES: readonly RouteRow[] = [
  // The first has the name.
  row('POST /api/auth/register', { nobody: 201, other: 409, owner: 409 }, json(register)),
  row(
    'POST /api/auth/login',
    open(401),
    json((password) => ({ username: 'unknown', password })),
  ),
  row('POST /api/auth/logout', open(204)),
  row('GET /api/auth/session', own(200)),
  row(
    'POST /api/auth/forgot-password',
    open(202),
    json(() => ({ email: 'unknown@example.org' })),
  ),
  row(
    'POST /api/auth/reset-password',
    open(400),
    json((password) => ({ token: 'unknown', password })),
  ),
  row(
    'POST /api/account/password',
    own(400),
    json((currentPassword) => ({ currentPassword, newPassword: ' ' })),
  ),
  row('GET /api/account/sessions', own(200)),
  row('DELETE /api/account/sessions', own(204)),
  row('POST /api/sync/v1/push', own(200), json(push)),
  row('GET /api/sync/v1/pull', own(200), noBody, '/api/sync/v1/pull?since=0'),
  row('POST /api/sync/v1/digest', own(200), json(digest)),
  row('GET /api/sync/v1/stream', own(200), noBody, '/api/sync/v1/stream?person={self}'),
  row('POST /api/check-in', own(200), json(checkIn)),
  row('GET /api/check-in/:date', own(200)),
  row('GET /api/journal', own(200)),
  row(
    'POST /api/journal',
    own(201),
    json((content) => ({ content })),
  ),
  row('DELETE /api/journal/:id', ofOwner(204), noBody, `/api/journal/${ENTRY_ID}`),
  row('GET /api/eating-habits/:date', own(200)),
  row(
    'POST /api/eating-habits/:date',
    own(200),
    json((reflection) => ({ reflection })),
  ),
  row('GET /api/nourish/:date', own(200)),
  row('GET /api/bible-prayer/:date', own(200)),
  row(
    'POST /api/bible-prayer/:date',
    own(200),
    json((reflection) => ({ reflection })),
  ),
  row('GET /api/progress/:date', own(200)),
  row('GET /api/user/challenge-progress', own(200)),
  row('GET /api/user/streak', own(200)),
  row('GET /api/user/type', own(200)),
  row('POST /api/user/complete-onboarding', own(200), json(founding)),
  row(
    'POST /api/user/check-invite',
    // Nobody made this one.
    own(404),
    json((inviteCode) => ({ inviteCode })),
  ),
  row('GET /api/user-progress-stats', own(200)),
  row('GET /api/growth-journey', own(200)),
  row('GET /api/day-review/:day', own(200)),
  row('POST /api/day-review/:day', own(200), json(review)),
  row('GET /api/feedback', own(200)),
  row('POST /api/feedback', own(201), json(feedback)),
  row('GET /api/subscription-status', own(200)),
  row('GET /api/data-export', own(200)),
  row('GET /api/daily-drop', own(200)),
  row('GET /api/daily-drop/:day', own(200)),
  row(
    'POST /api/daily-drop/:day/complete',
    own(200),
    json((reflection) => ({ reflection })),
  ),
  row('GET /api/daily-drop-history', own(200)),
  row('GET /api/mindful-moments', own(200)),
  row('PUT /api/media/:id', own(200), piece, `/api/media/${RECORDING_ID}-2`),
  row('GET /api/media/:id', ofOwner(200), noBody, `/api/media/${RECORDING_ID}`),
  row('POST /api/journal/audio', own(200), form),
  row('POST /api/daily-drop/audio', own(200), form),
  row('ALL /api/*', open(404), noBody, '/api/nothing'),
  row('GET /*', open(200), () => ({ headers: { accept: 'text/html' } }), '/home'),
];
