import { sql } from 'drizzle-orm';
import { createPackedLists } from '../sql/packed-lists';

/** Lists that PostgreSQL packs; bytes come as base64. */
export const PACKED = createPackedLists({
  listOf: (value) => sql`json_agg(${value})`,
  listOfLists: (lists) => sql`json_build_array(${lists})`,
  joined: (bytes) => sql`encode(string_agg(${bytes}, ''::bytea), 'base64')`,
  readValues: (packed) => packed as (unknown[] | null)[],
  readBytes: (packed) => Buffer.from((packed as string | null) ?? '', 'base64'),
});
