import type { ReactNode } from 'react';
import { sayReference } from '../../../shared/content/say-reference';
import type { BiblePrayerDayBody } from '../../../shared/records/bible-prayer-day';
import type { CheckInBody } from '../../../shared/records/check-in';
import type { DropCompletionBody } from '../../../shared/records/drop-completion';
import type { JournalEntryBody } from '../../../shared/records/journal-entry';
import type { RecordKind } from '../../../shared/records/kind';
import type { KINDS, KindName } from '../../../shared/records/kinds';
import type { MindfulSessionBody } from '../../../shared/records/mindful-session';
import type { NourishDayBody } from '../../../shared/records/nourish-day';
import type { DeviceRecord } from '../../../shared/records/record';
import { PhotoGrid } from '../../media/react/photos/photo-grid';
import type { RecordOf } from '../../records/contract';
import { BiblePrayerEntry } from '../../records/kinds/bible-prayer-day/bible-prayer-entry';
import { toBiblePrayerPage } from '../../records/kinds/bible-prayer-day/bible-prayer-page';
import { CheckInEntry } from '../../records/kinds/check-in/check-in-entry';
import { toCheckInPage } from '../../records/kinds/check-in/check-in-page';
import { entryDetails } from '../../records/kinds/journal-entry/entry-details';
import { EntryMarks } from '../../records/kinds/journal-entry/entry-marks';
import { NourishEntry } from '../../records/kinds/nourish-day/nourish-entry';
import { toNourishPage } from '../../records/kinds/nourish-day/nourish-page';
import { photosOf } from '../../records/photos-of';
import { wordsOrNull } from '../../records/words-or-null';
import { EveryField, Voice, Words } from './every-field';
import { useDropWords } from './queries';
import { sayLength } from './say-day';

type View<Body extends DeviceRecord['body'] = DeviceRecord['body']> = (props: {
  readonly record: RecordOf<Body>;
}) => ReactNode;

type BodyOf<Name extends KindName> =
  Extract<(typeof KINDS)[number], { readonly name: Name }> extends RecordKind<infer Body>
    ? Body
    : never;

/** Kinds that a day's page shows in a way of their own; of the others {@link EveryField} shows all words. */
const VIEWS: { readonly [Name in KindName]?: View<BodyOf<Name>> } = {
  drop: Drop,
  'check-in': CheckIn,
  'journal-entry': JournalEntry,
  'nourish-day': Nourish,
  'bible-prayer-day': BiblePrayer,
  'mindful-session': Session,
};

/** What shows a record of a kind. */
export function viewOf(kind: string): View {
  const views = VIEWS as Readonly<Partial<Record<string, View>>>;
  return views[kind] ?? EveryField;
}

/** The person's own words stand at once; those of the drop come before them as they can. */
function Drop({ record }: { readonly record: RecordOf<DropCompletionBody> }) {
  const { challengeDay, reflection, audioUrl } = record.body;
  const drop = useDropWords(challengeDay);
  const isWithoutWords = wordsOrNull(reflection) === null && !audioUrl;
  return (
    <>
      <p className="running">
        {`Day ${challengeDay} of 90${drop ? `, ${sayReference(drop.reference)}` : ''}`}
      </p>
      {drop && (
        <p className="mt-0.5 font-serif text-lg leading-running text-drop-ink italic">
          {drop.question}
        </p>
      )}
      <Words text={reflection} />
      <Voice url={audioUrl} />
      {isWithoutWords && <p className="mt-1 text-ink-3">Completed without reflection content</p>}
    </>
  );
}

function CheckIn({ record }: { readonly record: RecordOf<CheckInBody> }) {
  return <CheckInEntry page={toCheckInPage(record.body)} />;
}

function JournalEntry({ record }: { readonly record: RecordOf<JournalEntryBody> }) {
  const { body, day } = record;
  const details = entryDetails(body);
  return (
    <>
      {details.title && (
        <h3 className="mt-1 font-serif text-subhead font-subhead text-pretty">{details.title}</h3>
      )}
      <Words text={body.content} />
      <PhotoGrid photos={photosOf(record)} day={day} className="mt-3 mb-3" />
      <Voice url={body.audioUrl} />
      <div className="mt-2 mb-1 empty:hidden">
        <EntryMarks details={details} />
      </div>
    </>
  );
}

function Nourish({ record }: { readonly record: RecordOf<NourishDayBody> }) {
  const page = toNourishPage(record.body);
  return page ? (
    <NourishEntry page={page} />
  ) : (
    <p className="mt-1 text-ink-3">Saved with nothing filled in</p>
  );
}

function BiblePrayer({ record }: { readonly record: RecordOf<BiblePrayerDayBody> }) {
  return <BiblePrayerEntry page={toBiblePrayerPage(record.body)} />;
}

function Session({ record }: { readonly record: RecordOf<MindfulSessionBody> }) {
  const { title, seconds } = record.body;
  return <p className="mt-1 text-ink-2">{`${title}, ${sayLength(seconds)}`}</p>;
}
