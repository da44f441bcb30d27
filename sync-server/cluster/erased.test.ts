import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Cluster, type ClusterServer, type Person, startCluster } from '../testing/cluster';
import { CONSENTED } from '../testing/consented';
import { type OwnPostgres, startOwnPostgres } from '../testing/postgres';
import { call } from '../testing/writing';

let postgres: OwnPostgres;
let cluster: Cluster;
beforeAll(async () => {
  postgres = await startOwnPostgres();
  const databaseUrl = await postgres.createDatabase();
  cluster = await startCluster({ name: 'erased', servers: 2, databaseUrl });
});
afterAll(async () => {
  await cluster.close();
  await postgres.stop();
});

async function register(username: string, { origin }: ClusterServer): Promise<Person> {
  const credentials = { username, email: `${username}@example.org`, password: 'gleaning' };
  const answer = await fetch(`${origin}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...credentials, ...CONSENTED }),
  });
  const { user } = (await answer.json()) as { readonly user: { readonly id: string } };
  return { id: user.id, cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' };
}

function pull(person: Person, { origin }: ClusterServer) {
  return call(person, `${origin}/api/sync/v1/pull?since=0`);
}

/** Registers a person on one server and erases them there. Resolves with the person, and a copy from before the erasure. */
async function erase(username: string, server: ClusterServer) {
  const person = await register(username, server);
  const copy = await postgres.copy();
  await expect.poll(() => server.isReady()).toBe(true);
  const { outcome } = await call(person, `${server.origin}/api/account/delete`, {
    method: 'POST',
    json: { confirmation: 'delete my account', password: 'gleaning' },
  });
  expect(outcome).toBe(204);
  return { person, copy };
}

const GONE = { outcome: 410, body: { code: 'ACCOUNT_ERASED' } };

it('G15 A24 who was erased on one server is gone at once for the other', async () => {
  const [first, second] = cluster.servers as unknown as [ClusterServer, ClusterServer];
  const { person, copy } = await erase('ruth', first);
  expect(await pull(person, second)).toMatchObject(GONE);
  await copy.remove();
});

it('G15 A24 who was erased on one server is gone from a copy that is put back, before another answers', async () => {
  const [first, second] = cluster.servers as unknown as [ClusterServer, ClusterServer];
  const { person, copy } = await erase('naomi', first);
  await Promise.all(cluster.servers.map((server) => server.stop()));
  await postgres.putBack(copy);
  expect(await cluster.store.findAccount(person.id)).toBeDefined();
  await second.start();
  expect(await pull(person, second)).toMatchObject(GONE);
  expect(await cluster.store.findAccount(person.id)).toBeUndefined();
  await copy.remove();
});
