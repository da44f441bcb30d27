import type { Context } from 'hono';
import { type core, safeParse } from 'zod';
import { localDay } from '../../shared/api/local-day';
import { isChallengeDay } from '../../shared/domain/challenge-day';
import { HEADERS } from '../../shared/protocol/limits';
import { invalidRequest, unauthenticated } from '../errors/problem';
import type { AppEnv } from '../middleware/app-env';
import type { Account } from '../store/store';

const KEY_CHARACTERS = 200;

/** The person of the session. Throws 401 for a visitor. */
export function requireAccount(c: Context<AppEnv>): Account {
  const account = c.get('account');
  if (!account) throw unauthenticated();
  return account;
}

/** The body as the schema describes it. Throws 400 with the schema's own sentence where it has one. */
export async function readJson<Value>(
  c: Context<AppEnv>,
  schema: core.$ZodType<Value>,
): Promise<Value> {
  return parseJson(await c.req.text(), schema);
}

/** The same for the text of a body. */
export function parseJson<Value>(text: string, schema: core.$ZodType<Value>): Value {
  return check(schema, parseBody(text));
}

/** What names this request and its repeats, if the caller does so. Throws 400 for a key of another length. */
export function readIdempotencyKey(c: Context<AppEnv>): string | undefined {
  const key = c.req.header(HEADERS.idempotencyKey);
  if (key !== undefined && (key === '' || key.length > KEY_CHARACTERS)) {
    throw invalidRequest('Idempotency-Key must have 1 to 200 characters.');
  }
  return key;
}

/** The day named in the path. */
export function readDay(c: Context<AppEnv>): string {
  return check(localDay, c.req.param('date'));
}

/** One of the ninety, from a path or a query. Throws 400 for anything else. */
export function readChallengeDay(text: string): number {
  const day = /^\d{1,2}$/.test(text) ? Number(text) : Number.NaN;
  if (!isChallengeDay(day)) {
    throw invalidRequest('Please name a day from 1 to 90.');
  }
  return day;
}

/** The journey that `?journey=` names, else the one that the person walks. Throws 400 for one that they have not come to. */
export function readJourney(c: Context<AppEnv>, current: number): number {
  const text = c.req.query('journey');
  if (text === undefined) return current;
  const journey = /^[1-9]\d?$/.test(text) ? Number(text) : Number.NaN;
  if (!(journey <= current)) {
    throw invalidRequest(`Please name a journey from 1 to ${current}.`);
  }
  return journey;
}

function check<Value>(schema: core.$ZodType<Value>, input: unknown): Value {
  const parsed = safeParse(schema, input);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const field = issue?.path.join('.');
  const message = issue?.message ?? 'This request is not valid.';
  throw invalidRequest(field && isGeneric(message) ? `${field}: ${message}` : message);
}

/** The schema library's own wording needs the field's name; ours is a sentence that stands alone. */
function isGeneric(message: string): boolean {
  return /^(Invalid|Too|Unrecognized)/.test(message);
}

function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalidRequest('The body of this request is not JSON.');
  }
}
