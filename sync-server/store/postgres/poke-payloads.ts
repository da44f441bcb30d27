import { z } from 'zod';
import type { Poke } from '../poke-line';

/** PostgreSQL refuses a notification of 8,000 bytes or more. */
const MOST_BYTES = 7_900;

const payload = z.object({
  from: z.string(),
  pokes: z.array(z.tuple([z.string(), z.number(), z.number()])),
});

/** Pokes as a server reads them. */
export interface ReadPokes {
  /** The server that sent them. */
  readonly from: string;
  readonly pokes: readonly Poke[];
}

/** The texts of as few notifications as hold all pokes: ids of accounts and numbers, no word of a person. */
export function toPayloads(from: string, pokes: readonly Poke[]): string[] {
  const frame = Buffer.byteLength(JSON.stringify({ from, pokes: [] }));
  const groups: string[][] = [];
  let bytes = MOST_BYTES;
  for (const { accountId, sequence, stirred } of pokes) {
    const text = JSON.stringify([accountId, sequence, stirred]);
    // A comma, too.
    const size = Buffer.byteLength(text) + 1;
    if (bytes + size > MOST_BYTES) {
      groups.push([]);
      bytes = frame;
    }
    groups.at(-1)?.push(text);
    bytes += size;
  }
  return groups.map((texts) => `{"from":${JSON.stringify(from)},"pokes":[${texts.join(',')}]}`);
}

/** Undefined for a text that no server of this program sent. */
export function readPayload(text: string): ReadPokes | undefined {
  const read = payload.safeParse(parse(text));
  if (!read.success) return undefined;
  const { from, pokes } = read.data;
  return {
    from,
    pokes: pokes.map(([accountId, sequence, stirred]) => ({ accountId, sequence, stirred })),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
