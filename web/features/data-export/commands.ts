import { buildExport, type DataExport, type ExportMeta } from '../../../shared/api/export';
import type { DeviceExport } from '../../../shared/api/server-export';
import { firstValue } from '../../live/first-value';
import type { Outbox } from '../../outbox/contract';
import { draftKeyOf, outboxWords } from '../../outbox/outbox-words';
import type { Records } from '../../records/contract';
import type { DraftKeeper } from '../../records/draft-keeper';
import type { FromServer } from './model/also-kept';

/** Of a file that was made before everything written elsewhere had come to its device (F21). */
const NOT_ALL_HERE =
  'This device hadn’t downloaded all of your entries when this file was made, so some may be missing. Export again once they’re here.';

interface Sources {
  readonly records: Pick<Records, 'all'>;
  readonly keeper: Pick<DraftKeeper, 'all'>;
  readonly outbox: Pick<Outbox, 'liveUnsent'>;
  readonly askServer: () => Promise<FromServer>;
  /** Whether this device has downloaded everything once. Without it the file counts as whole. */
  readonly isAllHere?: () => Promise<boolean>;
}

/**
 * Everything that is kept of a person. What they wrote comes from this device alone, with what was not saved yet; the rest
 * from the server, where it answers. What was not sent yet is in it as the draft it was, and becomes one again when it is
 * brought in. Where not all of it is on this device yet, the file says so (F21). Rejects if the disk can't be read.
 */
export async function gatherExport(
  { records, keeper, outbox, askServer, isAllHere }: Sources,
  meta: ExportMeta,
): Promise<DeviceExport> {
  // Before the records: what comes meanwhile may not be among those that are read.
  const isWhole = (await isAllHere?.()) ?? true;
  const [all, drafts, unsent, fromServer] = await Promise.all([
    records.all(),
    keeper.all(),
    firstValue(outbox.liveUnsent()),
    askServer(),
  ]);
  const written = unsent
    .filter(({ kind, body }) => outboxWords(kind).textsOf(body).length > 0)
    .map((item) => ({ key: draftKeyOf(item), value: item.body }));
  return {
    ...buildExport(all, meta),
    ...(!isWhole && { notAllHere: NOT_ALL_HERE }),
    drafts: [...drafts, ...written],
    ...fromServer,
  };
}

/** The file's text: indented, for people read it too. */
export function exportText(file: DataExport): string {
  return JSON.stringify(file, null, 2);
}
