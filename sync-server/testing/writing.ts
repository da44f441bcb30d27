import { HEADERS, PROTOCOL_VERSION } from '../../shared/protocol/limits';
import type { PushAnswer } from '../../shared/protocol/messages';
import { sampleRecord } from '../store/testing/samples';
import type { Person } from './cluster';

/** What came of a call: a status, or no answer at all. */
export type Outcome = number | 'no answer';

/** Sends one call as a person's device does. The answer is undefined where there was none that could be read. */
export async function call<Body>(
  person: Person,
  url: string,
  { json, ...init }: RequestInit & { readonly json?: unknown } = {},
): Promise<{ readonly outcome: Outcome; readonly body: Body | undefined }> {
  const headers = new Headers(init.headers);
  headers.set('cookie', person.cookie);
  headers.set(HEADERS.userId, person.id);
  headers.set(HEADERS.protocol, String(PROTOCOL_VERSION));
  if (json !== undefined) headers.set('content-type', 'application/json');
  const body = json === undefined ? init.body : JSON.stringify(json);
  try {
    const answer = await fetch(url, { ...init, headers, ...(body !== undefined && { body }) });
    const text = await answer.text();
    return { outcome: answer.status, body: readJson<Body>(text) };
  } catch {
    return { outcome: 'no answer', body: undefined };
  }
}

function readJson<Body>(text: string): Body | undefined {
  try {
    return JSON.parse(text) as Body;
  } catch {
    return undefined;
  }
}

/** People who write one entry after the other, and send it again until it is accepted. */
export interface Writing {
  /** The ids that the server has acknowledged, by person. */
  readonly acknowledged: ReadonlyMap<string, readonly string[]>;
  /** How often a call ended in which way. */
  readonly outcomes: ReadonlyMap<Outcome, number>;
  count(): number;
  /** The longest time that a person waited from one acknowledgement to the next since this was last asked, milliseconds. */
  longestWaitMs(): number;
  stop(): Promise<void>;
}

export interface WritingOptions {
  readonly epoch: string;
  /** Between two calls of a person, milliseconds; 15 if left out, so that the machine is busy with servers rather than clients. */
  readonly pauseMs?: number;
}

export function startWriting(
  people: readonly Person[],
  origin: () => string,
  { epoch, pauseMs = 15 }: WritingOptions,
): Writing {
  const acknowledged = new Map<string, string[]>();
  const outcomes = new Map<Outcome, number>();
  let isOver = false;
  let longest = 0;

  const send = async (person: Person, id: string) => {
    const row = sampleRecord({ id, version: { [person.id]: 1 } });
    const { outcome, body } = await call<PushAnswer>(person, `${origin()}/api/sync/v1/push`, {
      method: 'POST',
      json: { epoch, rows: [row] },
    });
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    return outcome === 200 && body?.accepted.some((accepted) => accepted.id === id);
  };
  const write = async (person: Person) => {
    const ids: string[] = [];
    acknowledged.set(person.id, ids);
    let last = performance.now();
    while (!isOver) {
      const id = `${person.id}-${ids.length}`;
      const isAccepted = await send(person, id);
      longest = Math.max(longest, performance.now() - last);
      if (isAccepted) {
        ids.push(id);
        last = performance.now();
      }
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  };
  const writers = people.map(write);
  return {
    acknowledged,
    outcomes,
    count: () => [...acknowledged.values()].reduce((sum, ids) => sum + ids.length, 0),
    longestWaitMs() {
      const waited = longest;
      longest = 0;
      return waited;
    },
    async stop() {
      isOver = true;
      await Promise.all(writers);
    },
  };
}
