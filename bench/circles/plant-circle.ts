import { randomUUID } from 'node:crypto';
import type { CircleDeps } from '../../sync-server/services/circles/circle-deps';
import { createCircle } from '../../sync-server/services/circles/circles';
import { joinCircle, makeInvite } from '../../sync-server/services/circles/invites';
import { addRequest, notePrayed } from '../../sync-server/services/circles/requests';
import { createPokeHub } from '../../sync-server/services/pokes';
import type { Store } from '../../sync-server/store/store';

export const CIRCLE = { id: 'a-large-circle', name: 'A large circle' };
export const MEMBERS = 200;
export const REQUESTS = 5_000;

/** How many are written at once, to share a commit. */
const AT_ONCE = 100;

/** Makes a circle that `leaderId` leads, in which everyone has asked for as much as everyone else. */
export async function plantCircle(store: Store, leaderId: string, today: string): Promise<void> {
  const at = Date.now();
  const as = (accountId: string) => ({ accountId, today });
  const pokes = createPokeHub();
  const deps = { store, pokes, now: Date.now, randomId: randomUUID };
  await createCircle(deps, as(leaderId), { ...CIRCLE, description: null });
  const { code } = await makeInvite(deps, leaderId, CIRCLE.id, MEMBERS);
  const people = [leaderId];
  for (let index = 1; index < MEMBERS; index += 1) {
    const id = `person-${index}`;
    await store.createAccount({
      id,
      username: id,
      email: `${id}@example.org`,
      unprovedEmail: null,
      passwordHash: '',
      plan: 'free',
      timeZone: null,
      createdAt: at,
    });
    await joinCircle(deps, as(id), code);
    people.push(id);
  }
  for (let first = 0; first < REQUESTS; first += AT_ONCE) {
    await Promise.all(
      Array.from({ length: AT_ONCE }, (_, index) => ask(deps, people, today, first + index)),
    );
  }
}

async function ask(
  deps: CircleDeps,
  people: readonly string[],
  today: string,
  number: number,
): Promise<void> {
  const accountId = people[number % people.length] ?? '';
  const id = `request-${number}`;
  await addRequest(deps, { accountId, today }, CIRCLE.id, {
    id,
    title: `Request number ${number}`,
    description: 'He goes in at seven. Pray for steady hands, and for Mom in the waiting room.',
    category: 'Family',
  });
  for (const person of people.slice(0, number % 5)) {
    await notePrayed(deps, { accountId: person, today }, id, today);
  }
}
