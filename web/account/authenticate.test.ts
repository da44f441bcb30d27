import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readSession, storeSession } from '../platform/session';
import { authenticate } from './authenticate';
import { endServerSession, finishPendingLogout } from './pending-logout';

let paths: string[];
let named: (string | null)[];
let answer: (path: string) => Response;

beforeEach(() => {
  paths = [];
  named = [];
  vi.stubGlobal('navigator', {});
  answer = () => new Response(null, { status: 204 });
  const values = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  });
  vi.stubGlobal('fetch', async (path: string, { headers }: { headers: Headers }) => {
    paths.push(path);
    named.push(headers.get('x-user-id'));
    return answer(path);
  });
});

const offline = () => {
  throw new TypeError('Failed to fetch');
};
const welcome = (path: string) =>
  path.endsWith('logout')
    ? new Response(null, { status: 204 })
    : Response.json({ user: { id: 'p1', username: 'miriam' } });

describe('signing in', () => {
  it('resolves with who it is, and registers when an email is given', async () => {
    answer = welcome;
    const session = { userId: 'p1', username: 'miriam' };
    const facts = { onboarded: true, userType: 'individual' };
    const who = { session, facts, hasWeakPassword: false };
    expect(await authenticate({ username: 'miriam', password: 'x' })).toEqual(who);
    expect(await authenticate({ username: 'miriam', password: 'x', email: 'a@b.c' })).toEqual(who);
    expect(paths).toEqual(['/api/auth/login', '/api/auth/register']);
  });

  it('says whether the onboarding is to come, and the type', async () => {
    const facts = { onboarded: false, userType: 'group_member' };
    answer = () => Response.json({ user: { id: 'p1', username: 'miriam' }, ...facts });
    expect(await authenticate({ username: 'miriam', password: 'x' })).toMatchObject({ facts });
  });

  it('A33 says whether a new password is asked for', async () => {
    answer = () => Response.json({ user: { id: 'p1', username: 'miriam' }, weakPassword: true });
    const signedIn = await authenticate({ username: 'miriam', password: 'x' });
    expect(signedIn.hasWeakPassword).toBe(true);
  });

  it('refuses an answer that names nobody', async () => {
    answer = () => Response.json({ user: { id: 7 } });
    await expect(authenticate({ username: 'miriam', password: 'x' })).rejects.toThrow(TypeError);
  });
});

describe('A7 a sign-out without a network', () => {
  it('ends the session on the server first thing when there is one again', async () => {
    answer = offline;
    await endServerSession();
    answer = welcome;
    await finishPendingLogout();
    await finishPendingLogout();
    expect(paths).toEqual(['/api/auth/logout', '/api/auth/logout']);
  });

  it('ends it before anybody signs in, and never the session that began after', async () => {
    answer = offline;
    await endServerSession();
    answer = welcome;
    await authenticate({ username: 'miriam', password: 'x' });
    await finishPendingLogout();
    expect(paths).toEqual(['/api/auth/logout', '/api/auth/logout', '/api/auth/login']);
  });
});

describe('A28 the note of an offline sign-out', () => {
  it('names the person, whose session alone is ended', async () => {
    answer = offline;
    await endServerSession('p1');
    answer = () => Response.json({ code: 'IDENTITY_MISMATCH' }, { status: 409 });
    await finishPendingLogout();
    await finishPendingLogout();
    expect(named).toEqual(['p1', 'p1']);
  });

  it('stays while the server does not answer as itself', async () => {
    answer = () => new Response('A portal.');
    await endServerSession('p1');
    answer = () => Response.json({ code: 'RATE_LIMITED' }, { status: 429 });
    await finishPendingLogout();
    expect(localStorage.getItem('logoutPending')).toBe('p1');
  });
});

it('a session is there only when both its parts are stored (spec section 4)', () => {
  expect(readSession()).toBeNull();
  localStorage.setItem('userId', 'p1');
  expect(readSession()).toBeNull();
  storeSession({ userId: 'p1', username: 'miriam' });
  expect(readSession()).toEqual({ userId: 'p1', username: 'miriam' });
});
