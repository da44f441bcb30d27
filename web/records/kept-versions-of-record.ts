import { arrangeKept, keptVersionsOf } from '../../shared/domain/merge/kept-versions';
import type { KeptVersionsPageBody } from '../../shared/records/kept-versions-page';
import type { DeviceRecord, KeptVersion } from '../../shared/records/record';
import { numberWord } from '../ui/format/numbers';
import type { RecordOf } from './contract';

/** A record made for kept versions that no longer fit in their own (P30). */
export type KeptPage = RecordOf<KeptVersionsPageBody>;

/** Such records by the id of the record whose versions they hold. */
export type KeptPages = ReadonlyMap<string, readonly KeptPage[]>;

/** Groups pages by the record they belong to. */
export function pagesByRecord(pages: readonly KeptPage[]): KeptPages {
  const byRecord = new Map<string, KeptPage[]>();
  for (const page of pages) {
    byRecord.set(page.body.of, [...(byRecord.get(page.body.of) ?? []), page]);
  }
  return byRecord;
}

/** Everything kept beside a record, in it or in pages of its own, oldest first. */
export function keptVersionsOfRecord(
  { body }: Pick<DeviceRecord, 'body'>,
  pages: readonly KeptPage[] = [],
): KeptVersion[] {
  return arrangeKept([
    ...keptVersionsOf(body),
    ...pages.flatMap((page) => keptVersionsOf(page.body)),
  ]);
}

/** `Two` where one is kept beside what stands; of several fields the one with most counts. */
export function versionsInWords(kept: readonly Pick<KeptVersion, 'field'>[]): string {
  const counts = new Map<string, number>();
  for (const { field } of kept) counts.set(field, (counts.get(field) ?? 0) + 1);
  const most = Math.max(1, ...counts.values());
  return numberWord(most + 1);
}
