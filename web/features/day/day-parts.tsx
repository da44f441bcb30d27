import type { ReactNode } from 'react';
import { sayReference } from '../../../shared/content/say-reference';
import { mediaIdOf } from '../../../shared/protocol/media';
import type { DayReviewBody } from '../../../shared/records/day-review';
import type { DropCompletionBody } from '../../../shared/records/drop-completion';
import type { JournalEntryBody } from '../../../shared/records/journal-entry';
import type { MindfulSessionBody } from '../../../shared/records/mindful-session';
import type { DeviceRecord } from '../../../shared/records/record';
import { PhotoGrid } from '../../media/react/photos/photo-grid';
import { VoicePlayback } from '../../media/react/voice-playback';
import { VoiceState } from '../../media/react/voice-state';
import { kindWords } from '../../records/kind-words';
import { BiblePrayerEntry } from '../../records/kinds/bible-prayer-day/bible-prayer-entry';
import { toBiblePrayerPage } from '../../records/kinds/bible-prayer-day/bible-prayer-page';
import { CheckInEntry } from '../../records/kinds/check-in/check-in-entry';
import { toCheckInPage } from '../../records/kinds/check-in/check-in-page';
import { entryDetails } from '../../records/kinds/journal-entry/entry-details';
import { EntryMarks } from '../../records/kinds/journal-entry/entry-marks';
import { entryMinute } from '../../records/kinds/journal-entry/entry-minute';
import { photosOf } from '../../records/kinds/journal-entry/entry-photos';
import { NourishEntry } from '../../records/kinds/nourish-day/nourish-entry';
import { toNourishPage } from '../../records/kinds/nourish-day/nourish-page';
import { useKeptPages } from '../../records/react/use-kept-pages';
import { wordsOrNull } from '../../records/words-or-null';
import { formatMinuteTime } from '../../ui/format/times';
import { WrittenText } from '../../ui/written-text';
import { DayPart } from './day-part';
import { type DayRecords, useDropWords } from './queries';
import { sayLength } from './say-day';

interface DayPartsProps {
  readonly day: string;
  readonly records: DayRecords;
}

/** Everything that was written on a day, in the order of a day. */
export function DayParts({ day, records }: DayPartsProps) {
  const pages = useKeptPages(day, day);
  const { drops, checkIns, entries, nourishDays, biblePrayerDays, reviews, sessions } = records;
  const part = (record: DeviceRecord, words: ReactNode, otherwise?: string) => (
    <DayPart key={record.id} record={record} pages={pages.get(record.id)} otherwise={otherwise}>
      {words}
    </DayPart>
  );
  return (
    <>
      {drops.map((record) => part(record, <Drop body={record.body} />))}
      {checkIns.map((record) => part(record, <CheckInEntry page={toCheckInPage(record.body)} />))}
      {entries.map((record) =>
        part(
          record,
          <>
            <EntryTitle body={record.body} />
            <Words text={record.body.content} />
            <PhotoGrid photos={photosOf(record.body)} day={record.day} className="mt-3 mb-3" />
            <Voice url={record.body.audioUrl} />
            <div className="mt-2 mb-1 empty:hidden">
              <EntryMarks details={entryDetails(record.body)} />
            </div>
          </>,
          formatMinuteTime(entryMinute(record)),
        ),
      )}
      {nourishDays.map((record) => part(record, <Nourish page={toNourishPage(record.body)} />))}
      {biblePrayerDays.map((record) =>
        part(record, <BiblePrayerEntry page={toBiblePrayerPage(record.body)} />),
      )}
      {reviews.map((record) => part(record, <Review body={record.body} />))}
      {sessions.map((record) => part(record, <Session body={record.body} />))}
    </>
  );
}

/** The person's own words stand at once; those of the drop come before them as they can. */
function Drop({ body: { challengeDay, reflection, audioUrl } }: { body: DropCompletionBody }) {
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

function Nourish({ page }: { page: ReturnType<typeof toNourishPage> }) {
  return page ? (
    <NourishEntry page={page} />
  ) : (
    <p className="mt-1 text-ink-3">Saved with nothing filled in</p>
  );
}

function Session({ body: { title, seconds } }: { body: MindfulSessionBody }) {
  return <p className="mt-1 text-ink-2">{`${title}, ${sayLength(seconds)}`}</p>;
}

const REVIEW_FIELDS = ['grateful', 'truth', 'tomorrowStep'] as const;

function Review({ body }: { body: DayReviewBody }) {
  const { fields } = kindWords('day-review');
  return REVIEW_FIELDS.filter((field) => wordsOrNull(body[field]) !== null).map((field) => (
    <div key={field} className="mt-1">
      <p className="running">{fields[field]}</p>
      <Words text={body[field]} />
    </div>
  ));
}

function Words({ text }: { text: string | null }) {
  if (wordsOrNull(text) === null) return null;
  return <WrittenText text={text ?? ''} className="mt-1 font-serif text-prose leading-prose" />;
}

function EntryTitle({ body }: { body: JournalEntryBody }) {
  const { title } = entryDetails(body);
  return (
    title && <h3 className="mt-1 font-serif text-subhead font-subhead text-pretty">{title}</h3>
  );
}

function Voice({ url }: { url: string | null }) {
  const id = mediaIdOf(url);
  if (id === undefined) return null;
  return (
    <div className="mt-2.5">
      <VoicePlayback id={id} as="line" />
      <div className="mt-1 empty:hidden">
        <VoiceState id={id} />
      </div>
    </div>
  );
}
