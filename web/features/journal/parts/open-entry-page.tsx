import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { dayOf, hourOf } from '../../../../shared/domain/local-minute';
import { PhotoStrip } from '../../../media/react/photos/photo-strip';
import { usePhotos } from '../../../media/react/use-photos';
import { useVoice } from '../../../media/react/use-voice';
import { VoiceOffers } from '../../../media/react/voice-offers';
import { VoicePanel } from '../../../media/react/voice-panel';
import { entryMinute } from '../../../records/kinds/journal-entry/entry-minute';
import { OpenedState } from '../../../records/react/opened-state';
import { ReflectBeside } from '../../../records/react/reflect-beside';
import { SaveTrouble } from '../../../records/react/save-trouble';
import { SavedLine } from '../../../records/react/saved-line';
import { SyncNote } from '../../../sync/react/sync-note';
import { Button } from '../../../ui/button';
import { formatDayHeading } from '../../../ui/format/days';
import { IconButton } from '../../../ui/icon-button';
import { Skeleton } from '../../../ui/skeleton';
import { BLANK_ENTRY, DELETE_FAILED } from '../commands';
import { entryDraft, isBlank, type JournalEntry } from '../entry-form';
import { entryPlace } from '../model/place';
import { useDeletion } from '../model/use-deletion';
import { useOpenEntry } from '../model/use-open-entry';
import { DayLinks } from './day-links';
import { DeleteDialog } from './delete-dialog';
import { DetailsRow } from './details-row';
import { PageFrame } from './page-frame';
import { PageSheet } from './page-sheet';

interface OpenEntryPageProps {
  wide: boolean;
  id: string;
  /** The day under which the list has it; the record's own day stands once it is read. */
  day: string;
  /** Its place among all entries, oldest first. */
  position: number;
  backTo: string;
  /** It was written just now: the way on from it. */
  foot: ReactNode;
  onRemoved: (entry: JournalEntry) => void;
}

/** An entry of the history: readable, editable, saved by itself. */
export function OpenEntryPage(props: OpenEntryPageProps) {
  const { wide, id, day, position, backTo, foot, onRemoved } = props;
  const { ready, form, opened, edited, saved, change, put, autosave, settled } = useOpenEntry(
    id,
    day,
  );
  const photos = usePhotos({
    draftKey: entryDraft(id),
    ready,
    photos: form.photos,
    onChange: (taken) => put({ photos: taken }),
  });
  const deletion = useDeletion(DELETE_FAILED, (entry) => {
    void autosave.abandon();
    onRemoved(entry);
  });
  const askToDelete = async () => {
    await photos.settled();
    const entry = await settled();
    if (entry) deletion.ask(entry);
  };
  const isEmptied = edited && isBlank(form);
  // On wide screens the head and the foot are seen together: one of them says it.
  const isSaidBelow = wide && Boolean(foot) && saved.status !== 'saving';
  const voice = useVoice({
    draftKey: entryDraft(id),
    url: form.audioUrl,
    onChange: (audioUrl) => put({ audioUrl }),
  });
  const panel = ready && <VoicePanel voice={voice} className={wide ? 'mb-3' : 'mt-5'} />;

  return (
    <PageFrame
      wide={wide}
      backTo={backTo}
      aside={
        opened && (
          <IconButton label="Delete entry" onClick={() => void askToDelete()}>
            <Trash2 size={20} strokeWidth={1.6} aria-hidden />
          </IconButton>
        )
      }
      tools={
        wide &&
        opened && (
          <>
            {panel}
            <Button variant="text" size="sm" className="px-0" onClick={() => void askToDelete()}>
              Delete entry
            </Button>
          </>
        )
      }
      action={foot ?? <SyncNote quietWhenSynced className="md:hidden" />}
    >
      {!ready && <Skeleton />}
      {ready && !opened && !edited && <Gone />}
      {ready && <VoiceOffers voice={voice} className="mt-4 lg:mt-0 lg:mb-8" />}
      {ready && (opened || edited) && (
        <PageSheet
          wide={wide}
          heading={headingOf(opened, day)}
          indicator={<SavedLine {...(isSaidBelow ? SAID : savedOf(saved, opened))} />}
          label="Entry"
          content={form.content}
          onType={(content) => change({ content })}
          title={form.title}
          onTitle={(title) => change({ title })}
          onFiles={photos.add}
        >
          <PhotoStrip photos={photos} day={opened?.day ?? day} />
          <DetailsRow
            form={form}
            minute={opened && entryMinute(opened)}
            photos={photos}
            onChange={change}
          />
          <ReflectBeside
            page={{
              key: entryDraft(id),
              address: entryPlace(id),
              hour: 'journal',
              noun: 'entry',
              text: form.content,
              change: (text) => change({ content: text }),
            }}
          />
          {!wide && panel}
          {isEmptied && (
            <p className="note mt-3">{`${BLANK_ENTRY}. We don’t save an empty entry.`}</p>
          )}
          {saved.trouble && <SaveTrouble message={saved.trouble} content={form.content} />}
          <OpenedState record={opened} position={position} />
          {opened && <DayLinks day={opened.day} />}
        </PageSheet>
      )}
      <DeleteDialog deletion={deletion} />
    </PageFrame>
  );
}

function Gone() {
  return (
    <p className="mt-6 text-ink-2">
      We couldn’t find this entry.{' '}
      <Link to="/journal/history" className="text-link">
        Your entries
      </Link>
    </p>
  );
}

function headingOf(entry: JournalEntry | undefined, day: string): string {
  if (!entry) return formatDayHeading(day);
  const minute = entryMinute(entry);
  return formatDayHeading(dayOf(minute), hourOf(minute));
}

const SAID = { status: 'idle', savedAt: null } as const;

/** Before the first save from this page the indicator speaks of the last one from anywhere. */
function savedOf(saved: ReturnType<typeof useOpenEntry>['saved'], entry: JournalEntry | undefined) {
  if (saved.status !== 'idle' || saved.trouble) return saved;
  return { status: 'saved', savedAt: saved.savedAt ?? entry?.updatedAt ?? null } as const;
}
