/**
 * Every page that has a person's databases open holds this lock together with the others; whoever takes the databases
 * away needs it alone. Browsers without Web Locks have one tab at a time to themselves, as far as anybody can tell.
 */
const nameOf = (personId: string) => `person:${personId}`;

/** Waits while somebody takes the databases away or brings them back, then holds them until the returned call. */
export async function holdPerson(personId: string): Promise<() => void> {
  if (!navigator.locks) return () => undefined;
  return new Promise((resolve, reject) => {
    const hold = () => new Promise<void>((release) => resolve(release));
    navigator.locks.request(nameOf(personId), { mode: 'shared' }, hold).catch(reject);
  });
}

/**
 * Runs `work` while no page has the person's databases open and nothing syncs them. Rejects with a `TimeoutError` if
 * the others do not let go within `withinMs`; `work` itself may take as long as it takes.
 */
export async function aloneWith<Result>(
  personId: string,
  withinMs: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const { locks } = navigator;
  if (!locks) return work();
  const signal = AbortSignal.timeout(withinMs);
  return locks.request(nameOf(personId), { signal }, () =>
    locks.request(`sync:${personId}`, { signal }, work),
  );
}
