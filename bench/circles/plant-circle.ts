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
  const circle = { ...CIRCLE, description: null, memberId: 'member-0', at };
  await store.createCircle(as(leaderId), circle);
  const codeHash = 'invite';
  const invite = { code: codeHash, codeHash, expiresAt: at + 3_600_000, usesLeft: MEMBERS };
  await store.setCircleInvite(leaderId, CIRCLE.id, invite);
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
    await store.joinCircle(as(id), codeHash, { memberId: `member-${index}`, at });
    people.push(id);
  }
  for (let first = 0; first < REQUESTS; first += AT_ONCE) {
    await Promise.all(
      Array.from({ length: AT_ONCE }, (_, index) => ask(store, people, today, first + index)),
    );
  }
}

async function ask(
  store: Store,
  people: readonly string[],
  today: string,
  number: number,
): Promise<void> {
  const accountId = people[number % people.length] ?? '';
  const id = `request-${number}`;
  await store.addPrayerRequest({ accountId, today }, CIRCLE.id, {
    id,
    title: `Request number ${number}`,
    description: 'He goes in at seven. Pray for steady hands, and for Mom in the waiting room.',
    category: 'Family',
    at: Date.now(),
  });
  for (const person of people.slice(0, number % 5)) {
    await store.notePrayed({ accountId: person, today }, id, today);
  }
}
