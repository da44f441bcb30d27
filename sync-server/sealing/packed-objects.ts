import { decrypt } from './aes-gcm';
import {
  type OpenedList,
  type PackedObjects,
  SealBrokenError,
  type SealedObject,
  type SealPlace,
} from './keys';

/** Opens packed objects under a person's key, here or on another thread. */
export type OpenPacked = (key: Uint8Array, packed: PackedObjects) => Promise<OpenedList>;

const ENDS_EACH = 3;
/** A list has a byte at both of its ends. */
const LIST_BYTES = 2;
const NOTHING = new Uint8Array();
const MARK = { list: 0x5b, listEnd: 0x5d, objectEnd: 0x7d, comma: 0x2c };

/** Packs objects; `textOf` writes the place that a value was sealed for. */
export function packObjects(
  objects: readonly SealedObject[],
  textOf: (place: SealPlace) => string,
): PackedObjects {
  const parts = objects.map(({ text, value }) => ({
    text,
    place: value ? textOf(value.place) : '',
    sealed: value?.sealed ?? NOTHING,
  }));
  const ends = new Uint32Array(parts.length * ENDS_EACH);
  const bytes = Buffer.allocUnsafeSlow(parts.reduce((sum, part) => sum + bytesOf(part), 0));
  let end = 0;
  let at = 0;
  for (const { text, place, sealed } of parts) {
    end += bytes.write(text, end);
    ends[at++] = end;
    end += bytes.write(place, end);
    ends[at++] = end;
    bytes.set(sealed, end);
    end += sealed.length;
    ends[at++] = end;
  }
  return { bytes, ends };
}

interface Part {
  readonly text: string;
  readonly place: string;
  readonly sealed: Uint8Array;
}

function bytesOf({ text, place, sealed }: Part): number {
  return Buffer.byteLength(text) + Buffer.byteLength(place) + sealed.length;
}

/** The JSON list of the objects that open, the others by their index. Nothing of a value is given before all of it is proved. */
export function openPacked(key: Uint8Array, { bytes, ends }: PackedObjects): OpenedList {
  const json = Buffer.allocUnsafeSlow(bytes.length + ends.length + LIST_BYTES);
  const broken: number[] = [];
  let length = 0;
  json[length++] = MARK.list;
  for (let at = 0, begin = 0; at < ends.length; at += ENDS_EACH) {
    const [textEnd = 0, placeEnd = 0, end = 0] = ends.subarray(at, at + ENDS_EACH);
    const text = bytes.subarray(begin, textEnd);
    begin = end;
    const value = openValue(key, bytes.subarray(textEnd, placeEnd), bytes.subarray(placeEnd, end));
    if (value === 'broken') {
      broken.push(at / ENDS_EACH);
      continue;
    }
    if (length > 1) json[length++] = MARK.comma;
    json.set(text, length);
    length += text.length;
    if (value === 'none') continue;
    json.set(value, length);
    length += value.length;
    json[length++] = MARK.objectEnd;
  }
  json[length++] = MARK.listEnd;
  return { json: json.subarray(0, length), broken };
}

function openValue(
  key: Uint8Array,
  place: Uint8Array,
  sealed: Uint8Array,
): Uint8Array | 'none' | 'broken' {
  if (place.length === 0) return 'none';
  try {
    return decrypt(key, place, sealed);
  } catch (error) {
    if (error instanceof SealBrokenError) return 'broken';
    throw error;
  }
}
