/** The app server's sync API, as the pages that have no data layer of the app call it. */
import { HEADERS, PROTOCOL_VERSION } from '../../shared/protocol/limits';
import type { PullAnswer, PushAnswer } from '../../shared/protocol/messages';
import { newestFirstOrder, type RecordState } from '../../shared/records/record';
import type { Entry } from './entries';

export interface SyncApi {
  /** The name of the server's database, which every push says. */
  epoch(): Promise<string>;
  push(epoch: string, rows: readonly RecordState[]): Promise<PushAnswer>;
  pull(since: number, limit: number): Promise<PullAnswer>;
}

export function openSyncApi(person: string): SyncApi {
  const pull = (since: number, limit: number) =>
    call<PullAnswer>(person, `/pull?since=${since}&limit=${limit}`);
  return {
    pull,
    epoch: async () => (await pull(0, 1)).epoch,
    push: (epoch, rows) => call<PushAnswer>(person, '/push', { epoch, rows }),
  };
}

/** An entry as a record whose version is change number `dot` of the device. */
export function toRecord(
  { id, content, createdAt }: Entry,
  device: string,
  dot: number,
): RecordState {
  return {
    id,
    kind: 'journal-entry',
    day: new Date(createdAt).toISOString().slice(0, 10),
    order: newestFirstOrder(createdAt),
    version: { [device]: dot },
    deleted: false,
    createdAt,
    updatedAt: createdAt,
    utcOffsetMinutes: 0,
    body: { content, audioUrl: null },
  };
}

async function call<Answer>(person: string, path: string, body?: object): Promise<Answer> {
  const response = await fetch(`/api/sync/v1${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      [HEADERS.userId]: person,
      [HEADERS.protocol]: String(PROTOCOL_VERSION),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  return (await response.json()) as Answer;
}
