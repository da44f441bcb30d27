import type { ReadExport } from '../../../shared/api/read-export';
import { type NamedKind, NamedMedia } from '../../../shared/protocol/named-media';
import { allKinds } from '../../../shared/records/registry';
import { countedKinds, kindWords } from '../../records/kind-words';
import { formatDate, formatDay } from '../../ui/format/days';

/** What no one counts as a thing they did, named as its screens name it. */
const QUIET_KINDS = allKinds()
  .map((kind) => ({ kind, words: kindWords(kind.name) }))
  .filter(({ words }) => words.counted === undefined)
  .map(({ kind, words }) => ({ label: words.title, kind }));

/** What is in a file, for the person to see before anything is written. */
export interface FileSummary {
  readonly counts: readonly { readonly label: string; readonly count: number }[];
  readonly recordings: number;
  readonly photos: number;
  readonly drafts: number;
  /** `March 12 to November 20, 2026`; undefined when there are no records. */
  readonly days: string | undefined;
}

export function summarize({ states, recordings, drafts }: ReadExport): FileSummary {
  const known = [...countedKinds(), ...QUIET_KINDS].map(({ label, kind }) => ({
    label,
    count: states.filter((state) => state.kind === kind.name).length,
  }));
  const other = states.length - known.reduce((sum, { count }) => sum + count, 0);
  const named = new NamedMedia([states, drafts]);
  const included = recordings.filter((recording) => 'file' in recording);
  const count = (kind: NamedKind) => included.filter(({ id }) => named.kindOf(id) === kind).length;
  const days = states.map(({ day }) => day).sort();
  return {
    counts: [...known, { label: 'From a newer version of the app', count: other }].filter(
      ({ count: some }) => some > 0,
    ),
    recordings: count('recording'),
    photos: count('photo'),
    drafts: drafts.length,
    days: spanInWords(days[0], days.at(-1)),
  };
}

function spanInWords(first: string | undefined, last: string | undefined): string | undefined {
  if (first === undefined || last === undefined) return undefined;
  if (first === last) return formatDate(first);
  return `${formatDay(first, last)} to ${formatDate(last)}`;
}
