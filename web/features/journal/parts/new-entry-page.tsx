import { useEffect, useMemo, useState } from 'react';
import { useToday } from '../../../live/react/use-today';
import { PhotoStrip } from '../../../media/react/photos/photo-strip';
import { usePhotos } from '../../../media/react/use-photos';
import { useVoice } from '../../../media/react/use-voice';
import { VoiceOffers } from '../../../media/react/voice-offers';
import { VoicePanel } from '../../../media/react/voice-panel';
import { hourHere } from '../../../platform/clock';
import { randomId } from '../../../platform/ids';
import { readSession } from '../../../platform/session';
import { askToPersist } from '../../../platform/storage';
import { ReflectBeside } from '../../../records/react/reflect-beside';
import { SaveTrouble } from '../../../records/react/save-trouble';
import { SavedLine } from '../../../records/react/saved-line';
import { useDraftStatus } from '../../../records/react/use-draft-status';
import { useRecordForm } from '../../../records/react/use-record-form';
import { SyncNote } from '../../../sync/react/sync-note';
import { Button } from '../../../ui/button';
import { formatDayHeading } from '../../../ui/format/days';
import { Skeleton } from '../../../ui/skeleton';
import { toast } from '../../../ui/toast-store';
import { UpgradePanel } from '../../../ui/upgrade-panel';
import { BLANK_ENTRY, saveObstacle, saveTrouble } from '../commands';
import {
  hasWords,
  type JournalEntry,
  NEW_ENTRY_DRAFT,
  newEntryForm,
  withPrompt,
} from '../entry-form';
import { NEW_ENTRY_PLACE } from '../model/place';
import { useHandedQuestion } from '../model/use-handed-question';
import { AllowanceBanner } from './allowance-banner';
import { DetailsRow } from './details-row';
import { HistoryLink } from './history-link';
import { PageFrame } from './page-frame';
import { PageSheet } from './page-sheet';
import { PromptOffer } from './prompt-offer';
import { SharedQuestion } from './shared-question';

const STAYS_A_DRAFT =
  'This is saved here as a draft. To make it an entry, delete another one or get Premium.';

interface NewEntryPageProps {
  wide: boolean;
  backTo: string;
  /** The person asked for this page, rather than finding it open: the cursor is on it. */
  asked: boolean;
  /** How many entries the free plan still permits; undefined where nothing limits. */
  remaining: number | undefined;
  onSaved: (entry: JournalEntry) => void;
}

/** A page before "Save Entry": only a draft exists, and the indicator speaks of it. */
export function NewEntryPage({ wide, backTo, asked, remaining, onSaved }: NewEntryPageProps) {
  const page = useNewEntry(onSaved);
  const { content, title } = page.form;
  const draft = useDraftStatus(NEW_ENTRY_DRAFT, JSON.stringify(page.form), page.edited);
  const [taken, setTaken] = useState(0);
  const take = (prompt: string) => {
    page.change(withPrompt(page.form, prompt));
    setTaken((count) => count + 1);
  };
  useHandedQuestion(page.ready, take);
  const atLimit = remaining === 0;
  return (
    <PageFrame
      wide={wide}
      backTo={backTo}
      aside={<HistoryLink />}
      banner={<AllowanceBanner remaining={remaining} />}
      tools={wide && page.ready && <VoicePanel voice={page.voice} />}
      action={
        <>
          <SyncNote quietWhenSynced className="md:hidden" />
          <Button
            disabled={!page.ready || atLimit}
            pending={page.saving || page.isWaiting}
            pendingLabel="Saving..."
            onClick={() => void page.saveEntry()}
          >
            Save Entry
          </Button>
        </>
      }
    >
      {!page.ready && <Skeleton />}
      {page.shared && <SharedQuestion onKeep={page.keep} onDiscard={page.setAside} />}
      {page.ready && <VoiceOffers voice={page.voice} className="mt-4 lg:mt-0 lg:mb-8" />}
      {page.ready && (
        <PageSheet
          wide={wide}
          heading={page.heading}
          indicator={<SavedLine {...draft} isDraft />}
          label="New entry"
          content={content}
          onType={(typed) => page.change({ content: typed })}
          title={title}
          onTitle={(typed) => page.change({ title: typed })}
          onFiles={page.photos.add}
          focused={Number(asked) + taken}
          above={<PromptOffer isEmpty={!hasWords(page.form)} onTake={take} />}
        >
          <PhotoStrip photos={page.photos} day={page.day} />
          <DetailsRow
            form={page.form}
            minute={undefined}
            photos={page.photos}
            onChange={page.change}
          />
          <ReflectBeside
            page={{
              key: NEW_ENTRY_DRAFT,
              address: NEW_ENTRY_PLACE,
              hour: 'journal',
              noun: 'entry',
              text: content,
              change: (text) => page.change({ content: text }),
            }}
          />
          {!wide && <VoicePanel voice={page.voice} className="mt-5" />}
          {atLimit && page.edited && wide && <p className="note mt-3">{STAYS_A_DRAFT}</p>}
          {atLimit && page.edited && !wide && (
            <UpgradePanel title="Keep writing" adds={['unlimited-entries']} className="mt-6">
              {STAYS_A_DRAFT}
            </UpgradePanel>
          )}
          {page.trouble && <SaveTrouble message={page.trouble} content={content} />}
        </PageSheet>
      )}
    </PageFrame>
  );
}

/** The form of a page that is not an entry yet. Its id and its day are fixed when it opens. */
function useNewEntry(onSaved: NewEntryPageProps['onSaved']) {
  const day = useToday();
  const [openedOn] = useState(day);
  const [heading] = useState(() => formatDayHeading(openedOn, hourHere()));
  const [id, setId] = useState(randomId);
  const [trouble, setTrouble] = useState<string>();
  const page = useRecordForm(useMemo(() => newEntryForm(id, openedOn), [id, openedOn]));
  const { ready, opened, edited, saving, form } = page;
  const voice = useVoice({
    draftKey: NEW_ENTRY_DRAFT,
    url: form.audioUrl,
    onChange: (audioUrl) => page.change({ audioUrl }),
  });

  const photos = usePhotos({
    draftKey: NEW_ENTRY_DRAFT,
    ready,
    photos: form.photos,
    onChange: (taken) => page.change({ photos: taken }),
  });
  const [isWaiting, setIsWaiting] = useState(false);

  // The draft was an entry already (the program ended between its saving and the forgetting): begin another page.
  const isEntry = ready && opened !== undefined && !edited && !saving;
  useEffect(() => {
    if (isEntry) setId(randomId());
  }, [isEntry]);

  /** What is being recorded or prepared belongs to it. */
  async function everythingInTheForm() {
    setIsWaiting(true);
    const audioUrl = await voice.stop();
    const taken = await photos.settled();
    setIsWaiting(false);
    return { ...form, audioUrl, photos: taken };
  }

  async function saveEntry(): Promise<void> {
    const obstacle = saveObstacle(await everythingInTheForm(), readSession()?.userId);
    if (obstacle) return sayObstacle(obstacle);
    const outcome = await page.save();
    setTrouble(saveTrouble(outcome));
    if (!outcome.ok) return sayObstacle(saveTrouble(outcome) ?? '');
    photos.dismissAll();
    void askToPersist();
    onSaved(outcome.value);
  }

  return { ...page, voice, photos, day: openedOn, heading, trouble, isWaiting, saveEntry };
}

function sayObstacle(description: string): void {
  const title = description === BLANK_ENTRY ? 'Missing Information' : 'Entry not saved';
  toast({ title, description, variant: 'destructive' });
}
