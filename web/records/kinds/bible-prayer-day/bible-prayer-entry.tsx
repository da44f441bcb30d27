import { Tag } from '../../../ui/tag';
import { type BiblePrayerPage, PRAYER_TYPE_LABELS } from './bible-prayer-page';

/** What one day says: passage, minutes, types of prayer, reflection. */
export function BiblePrayerEntry({ page }: { page: BiblePrayerPage }) {
  const { quiet, title, minutes, prayerTypes, reflection } = page;
  return (
    <>
      {quiet && <p className="pt-1.5 text-ink-3">No spiritual activities recorded</p>}
      {!quiet && <p className="font-serif text-subhead font-subhead">{title}</p>}
      {minutes && <p className="text-ink-2 text-ui-sm tabular-nums lining-nums">{minutes}</p>}
      {prayerTypes.length > 0 && (
        <p className="mt-2.5 flex flex-wrap gap-1.5">
          {prayerTypes.map((type) => (
            <Tag key={type} hour="prayer">
              {PRAYER_TYPE_LABELS[type]}
            </Tag>
          ))}
        </p>
      )}
      {reflection && (
        <p className="mt-2 font-serif text-prose leading-normal text-pretty whitespace-pre-line">
          {reflection}
        </p>
      )}
    </>
  );
}
