import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addMonths } from 'date-fns';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Message } from './mail/mailer';
import { noBilling } from './services/account-deletion/delete-account';
import { eraseAccount } from './services/erasure/erase-account';
import { createErasedLedger } from './services/erasure/erased-ledger';
import { LEASE_MS, type TakenLease, takeLease } from './services/leases';
import { keepPeriods } from './services/retention/keep-periods';
import { LeaseLostError } from './store/lease';
import { databaseFile } from './store/sqlite/database-file';
import { type Client, client, NOON, openTestApp, type TestApp, TODAY } from './testing/test-app';
import { changeDatabase, TEST_EPOCH } from './testing/test-store';

/** Two servers on one database, and a person whose requests go to either. */
describe('two servers on one database', () => {
  let folder: string;
  let file: string;
  let servers: TestApp[];
  let ruth: Client[];
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'several-'));
    file = databaseFile(folder);
    servers = [openTestApp({}, file), openTestApp({}, file)];
    const [first, second] = servers as [TestApp, TestApp];
    const person = await first.person('ruth');
    ruth = [person, client(second.app, person.id, person.cookie)];
  });
  afterEach(async () => {
    for (const server of servers) await server.close();
    rmSync(folder, { recursive: true });
  });

  it('P48 two calls at once that change one record keep the words of both', async () => {
    const checkIn = { date: TODAY, mood: 'peaceful', truthStatement: 'I am held' };
    const words = [{ gratitude1: 'bread' }, { gratitude2: 'light' }];
    const answers = await Promise.all(
      ruth.map((one, at) =>
        one.call('POST', '/api/check-in', {
          json: { ...checkIn, ...words[at] },
        }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const stored = await ruth[0]?.call('GET', `/api/check-in/${TODAY}`);
    expect(stored?.body).toMatchObject({ checkIn: { gratitude1: 'bread', gratitude2: 'light' } });
  });

  it('A24 U7 an account erased by one server is gone at once for the other', async () => {
    const [first] = servers as [TestApp, TestApp];
    const deps = {
      store: first.store,
      files: first.media.files,
      erased: createErasedLedger(),
      letters: { forget: () => undefined },
      pokes: first.pokes,
      now: () => first.clock.now,
    };
    await eraseAccount(deps, ruth[0]?.id ?? '');
    for (const one of ruth) {
      expect(await one.call('GET', '/api/journal')).toMatchObject({
        status: 410,
        body: { code: 'ACCOUNT_ERASED' },
      });
    }
  });

  it('U6 both keep the periods at once, and the person gets one letter', async () => {
    const letters: string[] = [];
    const mailer = { send: async ({ to }: Message) => void letters.push(to) };
    const due = addMonths(NOON, 24).getTime();
    const keep = ({ store, media, pokes }: TestApp) => {
      const mail = { mailer, origin: 'https://choose.example', signOff: ['', ''] } as const;
      const own = { files: media.files, erased: createErasedLedger(), pokes, billing: noBilling };
      const deps = {
        ...own,
        store,
        unfenced: store,
        mail,
        letters: { forget: () => undefined },
        now: () => due,
      };
      const onUnsent = () => undefined;
      return keepPeriods({ ...deps, onUnsent }, new AbortController().signal);
    };
    const kept = await Promise.all(servers.map(keep));
    expect(kept.map(({ warned }) => warned).sort()).toEqual([0, 1]);
    expect(letters).toEqual(['ruth@example.org']);
    expect(await servers[0]?.store.listAudit()).toMatchObject([{ action: 'inactivity-warned' }]);
  });

  it('U9 a server that was stopped in its job sends no second letter and erases nobody', async () => {
    const letters: string[] = [];
    const mailer = { send: async ({ to }: Message) => void letters.push(to) };
    const [first, second] = servers as [TestApp, TestApp];
    const erased = createErasedLedger();
    const keepUnder = async ({ store, media, pokes }: TestApp, lease: TakenLease, at: number) => {
      const mail = { mailer, origin: 'https://choose.example', signOff: ['', ''] } as const;
      const own = { files: media.files, erased, pokes, billing: noBilling, mail, now: () => at };
      const stores = { store: store.fencedBy(lease), unfenced: store };
      const deps = { ...own, ...stores, letters: { forget: () => undefined } };
      const onUnsent = () => undefined;
      return keepPeriods({ ...deps, onUnsent }, new AbortController().signal);
    };
    const take = async ({ store }: TestApp) => {
      const lease = await store.write((tx) => takeLease(tx, 'keep-periods'));
      return lease ?? Promise.reject(new Error('The lease is held'));
    };
    const due = addMonths(NOON, 24).getTime();
    const stopped = await take(first);
    await expect(take(second)).rejects.toThrow('held');
    for (const server of servers) server.clock.now += LEASE_MS;
    const lease = await take(second);
    expect(await keepUnder(second, lease, due)).toMatchObject({ warned: 1 });
    for (const at of [due, due + 31 * 86_400_000]) {
      await expect(keepUnder(first, stopped, at)).rejects.toThrow(LeaseLostError);
    }
    expect([letters, await erased.ids()]).toEqual([['ruth@example.org'], []]);
    expect(await keepUnder(second, lease, due + 31 * 86_400_000)).toMatchObject({ deleted: 1 });
  });

  it('P49 answers in the epoch that the database has now, not in the one it was opened in', async () => {
    await changeDatabase(file, "UPDATE meta SET epoch = 'epoch-2'");
    const headers = { 'x-sync-protocol': '1' };
    for (const one of ruth) {
      const pull = await one.call('GET', '/api/sync/v1/pull?since=0&limit=10', { headers });
      const now = TEST_EPOCH.replace('epoch-1', 'epoch-2');
      expect(pull.body).toMatchObject({ epoch: now });
      const push = await one.call('POST', '/api/sync/v1/push', {
        headers,
        json: { epoch: TEST_EPOCH, rows: [] },
      });
      const refused = { code: 'EPOCH_CHANGED', epoch: now };
      expect(push).toMatchObject({ status: 409, body: refused });
    }
  });
});
