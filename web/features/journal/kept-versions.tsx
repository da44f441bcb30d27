import type { JournalEntry } from './entry-form';

/** Words that lost against a change made elsewhere: kept beside the entry, readable. Nothing where there are none. */
export function KeptVersions({ entry }: { entry: JournalEntry }) {
  const versions = (entry.body.keptVersions ?? []).filter(({ field }) => field === 'content');
  if (versions.length === 0) return null;
  return (
    <section className="mt-8" aria-labelledby="kept-versions">
      <h3 id="kept-versions">Kept beside it</h3>
      <p className="note mt-1">
        You wrote this page on two devices while they were apart. Nothing was thrown away.
      </p>
      <ul className="rows mt-3">
        {versions.map(({ hash, value }) => (
          <li key={hash} className="whitespace-pre-line font-serif text-reading">
            {value}
          </li>
        ))}
      </ul>
    </section>
  );
}
