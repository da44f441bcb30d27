import { sayReference } from '../../shared/content/say-reference';
import type { CompanionStore } from '../../sync-server/store/companion-store';
import { onOneLine } from './on-one-line';

/** What people said of the companion's answers, a line each (G14). Whose they are is not told, nor what they had written. */
export async function listFlags(store: Pick<CompanionStore, 'listAllFlags'>): Promise<string> {
  const lines = (await store.listAllFlags()).map(({ id, flaggedAt, reason, references, note }) =>
    [
      id,
      new Date(flaggedAt).toISOString(),
      reason,
      references.map(sayReference).join(', ') || '-',
      onOneLine(note ?? '-'),
    ].join('  '),
  );
  return lines.join('\n') || 'Nobody has flagged an answer yet.';
}
