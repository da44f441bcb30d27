/** A row of one of a person's databases, as it is sealed. Its values are JSON, or bytes. */
export interface LooseRow {
  /** `records`, or the table of the person’s database. */
  readonly table: string;
  readonly row: Readonly<Record<string, unknown>>;
}

interface Head {
  readonly table: string;
  readonly row: Readonly<Record<string, unknown>>;
  /** Names of the fields that hold bytes, and how many. */
  readonly bytes: readonly (readonly [field: string, length: number])[];
}

const LENGTH_BYTES = 4;

/**
 * A row as bytes: the length of the head, the head as JSON, then the bytes of its fields one after another. Throws for
 * a value that would not come back as it was, rather than losing it.
 */
export function toBytes({ table, row }: LooseRow): Uint8Array<ArrayBuffer> {
  const fields = Object.entries(row);
  const binary = fields.filter((field): field is [string, Uint8Array] => isBytes(field[1]));
  const plain = fields.filter(([, value]) => !isBytes(value));
  for (const [field, value] of plain) refuseForeign(`${table}.${field}`, value);
  const head: Head = {
    table,
    row: Object.fromEntries(plain),
    bytes: binary.map(([field, { length }]) => [field, length]),
  };
  return join(new TextEncoder().encode(JSON.stringify(head)), binary);
}

/** The opposite of {@link toBytes}. */
export function fromBytes(bytes: Uint8Array<ArrayBuffer>): LooseRow {
  const headLength = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  let at = LENGTH_BYTES + headLength;
  const head = JSON.parse(new TextDecoder().decode(bytes.subarray(LENGTH_BYTES, at))) as Head;
  const binary = head.bytes.map(([field, length]) => {
    const value = bytes.slice(at, at + length);
    at += length;
    return [field, value] as const;
  });
  return { table: head.table, row: { ...head.row, ...Object.fromEntries(binary) } };
}

function join(head: Uint8Array, binary: readonly (readonly [string, Uint8Array])[]) {
  const total = binary.reduce((sum, [, { length }]) => sum + length, LENGTH_BYTES + head.length);
  const joined = new Uint8Array(total);
  new DataView(joined.buffer).setUint32(0, head.length);
  let at = LENGTH_BYTES;
  for (const part of [head, ...binary.map(([, value]) => value)]) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

function isBytes(value: unknown): value is Uint8Array {
  return value instanceof Uint8Array;
}

/** JSON would turn a Blob, a Date or a Map into something else without a word. */
function refuseForeign(place: string, value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  const prototype: unknown = Object.getPrototypeOf(value);
  const isPlain = Array.isArray(value) || prototype === null || prototype === Object.prototype;
  if (!isPlain) throw new TypeError(`A value in ${place} can't be sealed.`);
  for (const inner of Object.values(value)) refuseForeign(place, inner);
}
