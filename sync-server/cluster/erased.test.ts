import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Cluster, type ClusterServer, type Person, startCluster } from '../testing/cluster';
import { CONSENTED } from '../testing/consented';
import { call } from '../testing/writing';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster({ name: 'erased', servers: 2 });
});
afterAll(() => cluster.close());

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

/** Registers a person on one server and erases them there. */
async function erase(username: string, server: ClusterServer): Promise<Person> {
  const person = await register(username, server);
  const { outcome } = await call(person, `${server.origin}/api/account/delete`, {
    method: 'POST',
    json: { confirmation: 'delete my account', password: 'gleaning' },
  });
  expect(outcome).toBe(204);
  return person;
}

const GONE = { outcome: 410, body: { code: 'ACCOUNT_ERASED' } };

it('G15 A24 who was erased on one server is gone at once for the other', async () => {
  const [first, second] = cluster.servers as unknown as [ClusterServer, ClusterServer];
  expect(await pull(await erase('ruth', first), second)).toMatchObject(GONE);
});
