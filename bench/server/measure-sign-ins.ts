import { HttpClient } from './http-client';
import { type Load, runLoad } from './load';
import { type Crowd, measurePushes } from './measure-sync';
import { PASSWORD } from './people';

const SIGNING_IN_AT_ONCE = 4;
const SYNC_CONNECTIONS = 8;

/** Sign-ins, and pushes of single records that go on beside them without a pause. */
export async function measureSignIns(
  crowd: Crowd,
  durationMs: number,
): Promise<{ readonly signIns: Load; readonly pushes: Load }> {
  const client = new HttpClient(crowd.origin, SIGNING_IN_AT_ONCE);
  const signIn = (number: number) => {
    const username = crowd.people[number % crowd.people.length]?.username;
    return client.post('/api/auth/login', JSON.stringify({ username, password: PASSWORD }));
  };
  try {
    const [signIns, pushes] = await Promise.all([
      runLoad(durationMs, SIGNING_IN_AT_ONCE, signIn),
      measurePushes(crowd, { durationMs, connections: SYNC_CONNECTIONS, rows: 1 }),
    ]);
    return { signIns, pushes };
  } finally {
    client.close();
  }
}
