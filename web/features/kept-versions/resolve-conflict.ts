import { isBlank } from '../../../shared/domain/merge/canonical';
import {
  arrangeKept,
  keepVersion,
  keptVersionsOf,
} from '../../../shared/domain/merge/kept-versions';
import { keptVersionsPage } from '../../../shared/records/kept-versions-page';
import type { RecordKind } from '../../../shared/records/kind';
import { KEPT_VERSIONS, type KeptVersion, type RecordBody } from '../../../shared/records/record';
import type { RecordOf, Records } from '../../records/contract';
import type { KeptPage } from '../../records/kept-versions-of-record';
import { kindWords } from '../../records/kind-words';

/** One version kept beside a record. */
export interface Kept {
  readonly kind: RecordKind;
  readonly record: RecordOf<RecordBody>;
  readonly version: KeptVersion;
  /** The record of its own that holds it, where it does not lie in `record`. */
  readonly page: KeptPage | undefined;
}

/** `both`: one after the other. `other`: in place of what stands, which is kept then. `leave`: it is let go. */
export type Choice = 'both' | 'other' | 'leave';

/** What was done, and how to take it back. */
export interface Resolution {
  readonly kept: Kept;
  readonly choice: Choice;
  /** The hash under which what stood before is kept now. */
  readonly keptInstead: string | undefined;
  /** Puts everything back. Rejects only if the disk does. */
  readonly undo: () => Promise<void>;
}

/** What can be done with a kept version. Only texts can follow one another, and only as far as the field has room. */
export function choicesFor(kept: Kept): Choice[] {
  const { kind, record, version } = kept;
  const rule = Object.hasOwn(kind.fields, version.field) ? kind.fields[version.field] : undefined;
  if (rule !== 'text' && rule !== 'recording') return ['leave'];
  if (rule === 'recording') return ['other', 'leave'];
  const joined = { ...record.body, ...bodyAfter(kept, 'both') };
  return kind.schema.safeParse(joined).success ? ['both', 'other', 'leave'] : ['other', 'leave'];
}

/** Does what the person chose. The words are in their new place before they leave the old. Rejects only if the disk does. */
export async function resolveConflict(
  records: Records,
  kept: Kept,
  choice: Choice,
): Promise<Resolution> {
  const { kind, record, version, page } = kept;
  const { id, day } = record;
  const touchesRecord = choice !== 'leave' || page === undefined;
  const saved = touchesRecord
    ? await records.save({ kind, id, day, body: bodyAfter(kept, choice), opened: record })
    : record;
  if (page) await takeOut(records, page, version);
  return {
    kept,
    choice,
    keptInstead: choice === 'other' ? keptInsteadOf(kept)?.hash : undefined,
    async undo() {
      if (page) await putBack(records, page);
      if (touchesRecord)
        await records.save({ kind, id, day, body: bodyBefore(kept), opened: saved });
    },
  };
}

function bodyAfter(kept: Kept, choice: Choice): RecordBody {
  const { record, version } = kept;
  const { field, value, hash } = version;
  const rest = keptVersionsOf(record.body).filter((other) => other.hash !== hash);
  switch (choice) {
    case 'leave':
      return { [KEPT_VERSIONS]: rest };
    case 'both':
      return { [field]: oneAfterTheOther(kept), [KEPT_VERSIONS]: rest };
    case 'other': {
      const instead = keptInsteadOf(kept);
      return { [field]: value, [KEPT_VERSIONS]: arrangeKept(instead ? [...rest, instead] : rest) };
    }
  }
}

function bodyBefore({ record, version }: Kept): RecordBody {
  const { field } = version;
  return { [field]: record.body[field] ?? null, [KEPT_VERSIONS]: keptVersionsOf(record.body) };
}

/** What stands now, as it is kept once the other takes its place; undefined where nothing stands. */
function keptInsteadOf({ record, version: { field } }: Kept): KeptVersion | undefined {
  const standing = record.body[field];
  return isBlank(standing) ? undefined : keepVersion(field, standing, record.updatedAt);
}

function oneAfterTheOther({ record, version: { field, value } }: Kept): string {
  const standing = record.body[field];
  if (typeof standing !== 'string' || isBlank(standing)) return value;
  const between = kindWords(record.kind).lines.includes(field) ? '; ' : '\n\n';
  return standing.trimEnd() + between + value;
}

async function takeOut(records: Records, page: KeptPage, version: KeptVersion): Promise<void> {
  const rest = keptVersionsOf(page.body).filter(({ hash }) => hash !== version.hash);
  // One that has moved meanwhile stays: better told twice than lost.
  if (rest.length === 0) await records.remove(page.id, page.version);
  else await savePage(records, page, { ...page.body, keptVersions: rest });
}

async function putBack(records: Records, page: KeptPage): Promise<void> {
  // Handed over as opened, so that it returns to its own place.
  await savePage(records, page, page.body);
}

async function savePage(records: Records, page: KeptPage, body: KeptPage['body']): Promise<void> {
  const { id, day } = page;
  await records.save({ kind: keptVersionsPage, id, day, body, opened: page });
}
