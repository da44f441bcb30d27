/** The bounds both sides agree on. Bytes are UTF-8 bytes of JSON. */
export const LIMITS = {
  /** One record, its kept versions included. */
  recordBytes: 1_000_000,
  /** Rows and bytes of one push. */
  pushRows: 500,
  pushBytes: 4_000_000,
  /** Rows and bytes of one page of a pull; a page always holds at least one row. */
  pullRows: 500,
  pullBytes: 4_000_000,
  /** Ids that one digest may leave out (P47), and UTF-16 units of the id of a record. */
  digestIds: 20_000,
  idCharacters: 200,
  /** Past this many bytes the oldest kept versions move to a record of their own. */
  keptVersionsBytes: 64_000,
  /** All records of one person on the server, tombstones included (P45). */
  accountRecordBytes: 200_000_000,
  /** How far deletions may go past that. */
  deletionBytes: 10_000_000,
  /** What each record counts beside its own bytes: the row, its indexes and the seal. */
  recordOverheadBytes: 500,
  /** Streams that one person may hold open at once: a tab or two on every device. */
  streams: 20,
  /** The highest dot (P43). A browser counts by one, the REST routes by milliseconds (2^41): neither comes near it. */
  dot: 2 ** 48,
  /** Devices that a version names (P43): one for every browser profile of a life, a hundred times over. */
  versionEntries: 1_000,
  /** How many more a version may name than the stored one: a full one still takes the edits of new devices. */
  versionGrowth: 10,
  /** The last moment a record may name, milliseconds since the epoch: December 2099. The first is 0. */
  moment: 4_100_000_000_000,
  /** What one device may have added to a counter, up or down. */
  contribution: 1_000_000_000,
} as const;

/** Version of the messages, sent as `x-sync-protocol`. The server speaks this and the one before. */
export const PROTOCOL_VERSION = 1;
export const SPOKEN_PROTOCOLS: readonly number[] = [1];

export const HEADERS = {
  userId: 'x-user-id',
  protocol: 'x-sync-protocol',
  localDay: 'x-local-day',
  timeZone: 'x-time-zone',
  idempotencyKey: 'idempotency-key',
  contentVersion: 'x-content-version',
} as const;
