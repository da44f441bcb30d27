import { buildExport, type DataExport, type ExportMeta } from '../../../shared/api/export';
import type { DraftKeeper } from '../../live/draft-keeper';
import type { Records } from '../../local/contract';

interface Sources {
  readonly records: Pick<Records, 'all'>;
  readonly keeper: Pick<DraftKeeper, 'all'>;
}

/** Everything a person wrote, from this device alone, with what was not saved yet. Rejects if the disk can't be read. */
export async function gatherExport(
  { records, keeper }: Sources,
  meta: ExportMeta,
): Promise<DataExport> {
  const [all, drafts] = await Promise.all([records.all(), keeper.all()]);
  return { ...buildExport(all, meta), drafts };
}

/** The file's text: indented, for people read it too. */
export function exportText(file: DataExport): string {
  return JSON.stringify(file, null, 2);
}
