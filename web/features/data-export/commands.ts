import { buildExport, type DataExport } from '../../../shared/api/export';
import type { DraftKeeper, UnwrittenDraft } from '../../live/draft-keeper';
import type { Records } from '../../local/contract';

/** What this device exports: the server's file, and beside it what only this device has. */
export interface DeviceExport extends DataExport {
  /** Writing that was not saved yet. */
  readonly drafts: readonly UnwrittenDraft[];
}

interface Sources {
  readonly records: Pick<Records, 'all'>;
  readonly keeper: Pick<DraftKeeper, 'all'>;
}

/** Everything a person wrote, from this device alone. Rejects if the disk can't be read. */
export async function gatherExport(
  { records, keeper }: Sources,
  meta: { readonly exportedAt: number; readonly username: string },
): Promise<DeviceExport> {
  const [all, drafts] = await Promise.all([records.all(), keeper.all()]);
  return { ...buildExport(all, meta), drafts };
}

/** The file's text: indented, for people read it too. */
export function exportText(file: DeviceExport): string {
  return JSON.stringify(file, null, 2);
}
