import { formatList } from '../../../shared/domain/format-list';
import { localDayAt } from '../../../shared/domain/local-day';
import { NamedMedia } from '../../../shared/protocol/named-media';
import type { DeviceRecord } from '../../../shared/records/record';
import type { Recording } from '../../media/contract';
import { isPhoto, toldMedia } from '../../media/told-media';
import type { OutboxItem, OutboxKind } from '../../outbox/contract';
import { kindWords } from '../../records/kind-words';
import { formatDay, recentDayName } from '../../ui/format/days';
import { numberWord, pluralize } from '../../ui/format/numbers';
import type { Hour } from '../../ui/hour';

/** What only this device has, as far as a person has saved it. */
export interface Unsent {
  readonly records: readonly DeviceRecord[];
  /** Voice recordings, photos and their previews. */
  readonly recordings: readonly Recording[];
  /** What other people are to read. */
  readonly outbox: readonly OutboxItem[];
}

/** One line of what has not been sent: records of one kind and day, with their recordings and photos. */
export interface UnsentLine {
  readonly key: string;
  readonly hour: Hour | undefined;
  readonly text: string;
}

interface Name {
  readonly hour?: Hour;
  readonly one: string;
  readonly many: string;
}

/** What is for other people to read. */
const OUTBOX_NAMES: Readonly<Record<OutboxKind, Name>> = {
  feedback: { one: 'Feedback', many: 'feedback messages' },
  'prayer-circle': { hour: 'prayer', one: 'A prayer circle', many: 'prayer circles' },
  'prayer-request': { hour: 'prayer', one: 'A prayer request', many: 'prayer requests' },
  'prayer-response': { hour: 'prayer', one: 'A response', many: 'responses' },
  'prayer-answered': { hour: 'prayer', one: 'An answered prayer', many: 'answered prayers' },
  prayed: { hour: 'prayer', one: 'A marked prayer', many: 'marked prayers' },
  'circle-guidance': { hour: 'prayer', one: 'A post for a circle', many: 'posts for circles' },
  'circle-plan': { hour: 'prayer', one: 'A plan for a circle', many: 'plans for circles' },
  suggestion: { one: 'A reflection question', many: 'reflection questions' },
  'suggestion-vote': { one: 'A vote', many: 'votes' },
  reply: { one: 'A reply', many: 'replies' },
  'reply-vote': { one: 'A vote', many: 'votes' },
  'companion-flag': { one: 'An entry', many: 'entries' },
};

interface Group {
  readonly kind: string | undefined;
  readonly day: string;
  records: number;
  recordings: number;
  photos: number;
}

export function countUnsent({ records, recordings, outbox }: Unsent): number {
  return records.length + toldMedia(recordings).length + outbox.length;
}

/**
 * What has not been sent, in words, newest first. `today` is the person's local day; `utcOffsetMinutes` says on which
 * day a message was written, or a recording or photo made whose record has been sent.
 */
export function unsentLines(
  { records, recordings, outbox }: Unsent,
  today: string,
  utcOffsetMinutes = 0,
): UnsentLine[] {
  const groups = new Map<string, Group>();
  const groupOf = (kind: string | undefined, day: string) => {
    const key = `${kind} ${day}`;
    const group = groups.get(key) ?? { kind, day, records: 0, recordings: 0, photos: 0 };
    groups.set(key, group);
    return group;
  };
  for (const { kind, day } of records) groupOf(kind, day).records += 1;
  const namedBy = new Map(
    records
      .toReversed()
      .flatMap((record) => [...new NamedMedia(record.body).ids].map((id) => [id, record] as const)),
  );
  for (const row of toldMedia(recordings)) {
    const record = namedBy.get(row.id);
    const day = record?.day ?? localDayAt(row.createdAt, utcOffsetMinutes);
    groupOf(record?.kind, day)[isPhoto(row) ? 'photos' : 'recordings'] += 1;
  }
  for (const { kind, createdAt } of outbox) {
    groupOf(kind, localDayAt(createdAt, utcOffsetMinutes)).records += 1;
  }
  return [...groups].map(([key, group]) => ({
    key,
    hour: group.kind === undefined ? undefined : nameOf(group.kind).hour,
    text: `${groupInWords(group)}, ${dayInWords(group.day, today)}`,
  }));
}

function nameOf(kind: string): Name {
  if (isOutboxKind(kind)) return OUTBOX_NAMES[kind];
  const { hour, unsent } = kindWords(kind);
  return { ...(hour && { hour }), ...unsent };
}

function isOutboxKind(kind: string): kind is OutboxKind {
  return Object.hasOwn(OUTBOX_NAMES, kind);
}

function groupInWords({ kind, records, recordings, photos }: Group): string {
  const parts = [
    kind !== undefined && writtenInWords(nameOf(kind), records),
    recordings > 0 && (recordings === 1 ? 'a recording' : `${recordings} recordings`),
    photos > 0 && (photos === 1 ? 'a photo' : `${photos} photos`),
  ].filter((part) => part !== false);
  const all = formatList(parts);
  return all.charAt(0).toUpperCase() + all.slice(1);
}

function writtenInWords({ one, many }: Name, records: number): string {
  return records === 1 ? one : `${records} ${many}`;
}

/** `One item isn’t synced yet`, `Four items aren’t …`, `12 items aren’t …`. */
export function unsentTitle(count: number): string {
  return `${numberWord(count)} ${pluralize(count, 'item isn’t', 'items aren’t')} synced yet`;
}

function dayInWords(day: string, today: string): string {
  return recentDayName(day, today)?.toLowerCase() ?? formatDay(day);
}
