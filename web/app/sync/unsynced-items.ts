import { isSame } from '../../../shared/domain/merge/canonical';
import { type DeviceRecord, KEPT_VERSIONS, type RecordBody } from '../../../shared/records/record';
import { findKind } from '../../../shared/records/registry';
import type { Recording } from '../../media/contract';
import { isPhoto } from '../../media/told-media';
import type { OutboxItem } from '../../outbox/contract';
import { outboxWords } from '../../outbox/outbox-words';
import { fieldName, kindWords } from '../../records/kind-words';
import type { KindWords } from '../../records/kinds/kind-words';
import { formatDuration } from '../../ui/format/durations';
import { formatCount } from '../../ui/format/numbers';
import { formatBytes } from '../../ui/format/sizes';
import type { Hour } from '../../ui/hour';

/** One thing that the server does not have. */
export interface UnsyncedItem {
  readonly key: string;
  readonly hour: Hour | undefined;
  /** What it is where it is no words; its icon says so. */
  readonly media?: 'recording' | 'photo';
  readonly name: string;
  /** When it was last changed, milliseconds since the epoch. */
  readonly at: number;
  /** How much it is, or what changed in it; empty where there is nothing to say. */
  readonly detail: string;
}

/** A record in a list of what waits. */
export function recordItem(record: DeviceRecord): UnsyncedItem {
  const words = kindWords(record.kind);
  const { id, updatedAt } = record;
  const detail = detailOf(record, words);
  return { key: id, hour: words.hour, name: words.name, at: updatedAt, detail };
}

/** A voice recording or a photo in a list of what waits. */
export function mediaItem(row: Recording): UnsyncedItem {
  const { id, createdAt, durationMs, bytes, sentBytes } = row;
  const sent =
    sentBytes > 0 && bytes > 0 ? `, ${Math.floor((100 * sentBytes) / bytes)}% synced` : '';
  const size = `${formatBytes(bytes)}${sent}`;
  const item = { key: id, hour: 'journal', at: createdAt } as const;
  return isPhoto(row)
    ? { ...item, media: 'photo', name: 'Photo', detail: size }
    : {
        ...item,
        media: 'recording',
        name: 'Voice recording',
        detail: `${formatDuration(durationMs)}, ${size}`,
      };
}

/** Something other people are to read in a list of what waits. */
export function outboxItem({ key, kind, createdAt, body }: OutboxItem): UnsyncedItem {
  const { name, textsOf } = outboxWords(kind);
  const detail = countWords(textsOf(body));
  return { key, hour: undefined, name, at: createdAt, detail };
}

/** The first words of a record, for a person to know it by; empty where it has none. */
export function excerptOf({ kind, body }: Pick<DeviceRecord, 'kind' | 'body'>): string {
  return textsOf(kind, body).find((text) => text.trim() !== '') ?? '';
}

function detailOf(record: DeviceRecord, words: KindWords): string {
  if (record.deleted) return 'Deleted';
  if (record.base && !record.base.deleted) return edited(record, record.base.body, words);
  return countWords(textsOf(record.kind, record.body));
}

/** `1 word`, `12 words`; empty where there is none. */
function countWords(texts: readonly string[]): string {
  const count = texts.join(' ').match(/\S+/g)?.length ?? 0;
  return count === 0 ? '' : formatCount(count, 'word', 'words');
}

/** Names what changed, where a record has more than one thing that could. */
function edited({ body }: DeviceRecord, before: RecordBody, words: KindWords): string {
  const fields = new Set([...Object.keys(words.fields), ...Object.keys(body)]);
  fields.delete(KEPT_VERSIONS);
  const changed = [...fields].filter(
    (field) => !isSame(body[field] ?? null, before[field] ?? null),
  );
  const names = [...new Set(changed.map((field) => fieldName(words, field)))];
  const [first] = names;
  if (first === undefined || fields.size < 3) return 'Edited';
  return names.length === 1 ? `Edited: ${first}` : `Edited: ${first} and ${names.length - 1} more`;
}

function textsOf(kindName: string, body: RecordBody): string[] {
  const rules = findKind(kindName)?.fields ?? {};
  return Object.keys(kindWords(kindName).fields)
    .filter((field) => rules[field] === 'text')
    .map((field) => body[field])
    .filter((value) => typeof value === 'string');
}
