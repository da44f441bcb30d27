import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import canonicalize from 'canonicalize';
import type { RecordState } from '../records/record';

/** JSON with sorted keys (RFC 8785): the same value is the same text on every device. Throws on cycles and BigInt (bugs). */
export function canonicalJson(value: unknown): string {
  return canonicalize(value) ?? 'null';
}

/** SHA-256 of a text, hex. */
export function contentHash(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** The {@link contentHash} of the canonical JSON of a list, of which one member at a time is at hand. */
export function createListHash(): { add(member: unknown): void; hex(): string } {
  const hash = sha256.create();
  let lead = '[';
  return {
    add(member) {
      hash.update(utf8ToBytes(lead + canonicalJson(member)));
      lead = ',';
    },
    hex: () => bytesToHex(hash.update(utf8ToBytes(lead === '[' ? '[]' : ']')).digest()),
  };
}

/** What a record adds to a digest: the hash of its id, version and content, 32 bytes. */
export function recordHash(record: RecordState): Uint8Array {
  return sha256(utf8ToBytes(hashedText(record)));
}

/** The text that {@link recordHash} hashes as UTF-8. */
export function hashedText(record: RecordState): string {
  const { id, kind, day, order, version, deleted, createdAt, updatedAt, utcOffsetMinutes, body } =
    record;
  const times = [createdAt, updatedAt, utcOffsetMinutes];
  return canonicalJson([id, kind, day, order, version, deleted, ...times, body]);
}

/** XORs `hash` into `into` in place: adding and removing a record are the same operation. */
export function xorInto(into: Uint8Array, hash: Uint8Array): void {
  for (let index = 0; index < into.length; index += 1) {
    into[index] = (into[index] ?? 0) ^ (hash[index] ?? 0);
  }
}

/** The digest of nothing. */
export function emptyDigest(): Uint8Array {
  return new Uint8Array(32);
}
