import { beforeEach, describe, expect, it, vi } from 'vitest';
import { HttpError } from '../answers/http-error';
import type { Alongside } from '../person/guest/adoption';
import { memoryStorage } from '../platform/testing/memory-storage';
import { createIndexedDbDisk, type Disk } from '../records/testing/disk';
import { FaultyDisk } from '../records/testing/faulty-disk';
import { register } from './register';

interface Call {
  readonly path: string;
  readonly body: Record<string, unknown>;
}

let calls: Call[];
let answers: (() => Response)[];
let count = 0;

beforeEach(() => {
  calls = [];
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    calls.push({ path, body: JSON.parse(body) });
    return (answers.shift() ?? lost)();
  });
});

const lost = (): Response => {
  throw new TypeError('Failed to fetch');
};
const refused = (status: number, code: string) => () => Response.json({ code }, { status });
const TAKEN = refused(409, 'USERNAME_TAKEN');
const WRONG = refused(401, 'INVALID_CREDENTIALS');
const LOCKED_OUT = refused(429, 'RATE_LIMITED');
const welcome = () => Response.json({ user: { id: 'p1', username: 'miriam' } });

/** What no other test has sent. */
function somebody() {
  count += 1;
  return { username: `miriam${count}`, password: 'a quiet morning', email: 'm@example.org' };
}

/** Sends the form and resolves with the id of who is signed in, or the code of the refusal. */
async function send(
  form: ReturnType<typeof somebody>,
  answered: (() => Response)[],
  alongside?: Alongside,
) {
  answers = answered;
  const from = calls.length;
  const said = await register(form, alongside && (() => alongside)).then(
    ({ session, isNew = false }) => ({ id: session.userId, isNew }),
    (error: unknown) => {
      if (error instanceof HttpError) return error.code;
      return error instanceof Error && error.name === 'LocalStoreError' ? 'disk' : 'no answer';
    },
  );
  return { said, asked: calls.slice(from).map(({ path }) => path.split('/').at(-1)) };
}

describe('P78 a registration that is sent again', () => {
  it.each([
    ['was lost', lost],
    ['came from a server that failed over it', refused(502, 'BAD_GATEWAY')],
    ['was of a stranger’s network', () => new Response('A portal.')],
  ])('signs in to the account it made, where its answer %s', async (_, first) => {
    const form = somebody();
    await send(form, [first]);
    expect(await send(form, [TAKEN, welcome])).toEqual({
      said: { id: 'p1', isNew: false },
      asked: ['register', 'login'],
    });
    const { username, password } = form;
    expect(calls.at(-1)?.body).toMatchObject({ username, password });
    expect(calls.at(-1)?.body).not.toHaveProperty('email');
  });

  it('is one that had no answer: a first one signs nobody in', async () => {
    const form = somebody();
    for (let times = 0; times < 2; times += 1)
      expect(await send(form, [TAKEN])).toEqual({ said: 'USERNAME_TAKEN', asked: ['register'] });
  });

  it.each([
    ['name', { username: 'another' }],
    ['password', { password: 'another evening' }],
  ])('has the same name and password: with another %s nobody is signed in', async (_, change) => {
    const form = somebody();
    await send(form, [lost]);
    const { said, asked } = await send({ ...form, ...change }, [TAKEN]);
    expect([said, asked]).toEqual(['USERNAME_TAKEN', ['register']]);
    expect((await send(form, [TAKEN, welcome])).asked).toEqual(['register', 'login']);
  });

  it('says that the name is taken where the password is not that of the account, and guesses once', async () => {
    const form = somebody();
    await send(form, [lost]);
    expect(await send(form, [TAKEN, WRONG])).toEqual({
      said: 'USERNAME_TAKEN',
      asked: ['register', 'login'],
    });
    expect(await send(form, [TAKEN])).toEqual({ said: 'USERNAME_TAKEN', asked: ['register'] });
  });

  it('says so too while sign-ins are locked out, and signs in afterwards', async () => {
    const form = somebody();
    await send(form, [lost]);
    expect((await send(form, [TAKEN, LOCKED_OUT])).said).toBe('USERNAME_TAKEN');
    expect((await send(form, [TAKEN, welcome])).said).toEqual({ id: 'p1', isNew: false });
  });

  it('waits on where the sign-in has no answer either', async () => {
    const form = somebody();
    await send(form, [lost]);
    expect((await send(form, [TAKEN, lost])).said).toBe('no answer');
    expect((await send(form, [TAKEN, welcome])).said).toEqual({ id: 'p1', isNew: false });
  });

  it('makes the account where the first one never came', async () => {
    const form = somebody();
    await send(form, [lost]);
    expect((await send(form, [welcome])).said).toEqual({ id: 'p1', isNew: true });
  });

  it('signs in to the account that was made where the disk refused to keep the sign-in', async () => {
    const form = somebody();
    useDisk(createIndexedDbDisk());
    const full = () => Promise.reject(new DOMException('Full.', 'QuotaExceededError'));
    expect(await send(form, [welcome], full)).toEqual({ said: 'disk', asked: ['register'] });
    expect((await send(form, [TAKEN, welcome], full)).said).toBe('disk');
    const keep = vi.fn(async () => undefined);
    expect((await send(form, [TAKEN, welcome], keep)).said).toEqual({ id: 'p1', isNew: false });
    expect(keep).toHaveBeenCalledTimes(1);
  });

  it('is none where the disk refused before anything was sent', async () => {
    const form = somebody();
    const keep = async () => undefined;
    const disk = new FaultyDisk(createIndexedDbDisk(), 'refused');
    disk.isFaulty = () => true;
    useDisk(disk);
    expect(await send(form, [], keep)).toEqual({ said: 'disk', asked: [] });
    disk.isFaulty = () => false;
    expect(await send(form, [TAKEN], keep)).toEqual({
      said: 'USERNAME_TAKEN',
      asked: ['register'],
    });
  });
});

function useDisk({ idb }: Disk): void {
  vi.stubGlobal('indexedDB', idb.indexedDB);
  vi.stubGlobal('IDBKeyRange', idb.IDBKeyRange);
}
