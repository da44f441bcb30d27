import { useState } from 'react';
import { sayReference } from '../../../shared/content/say-reference';
import { useEnding } from '../../journey/react/ending/use-ending';
import { useVoice } from '../../media/react/use-voice';
import { SavedLine } from '../../records/react/saved-line';
import { useDraftStatus } from '../../records/react/use-draft-status';
import { useCameFrom } from '../../ui/came-from';
import { FocusScreen } from '../../ui/screen';
import { Skeleton } from '../../ui/skeleton';
import {
  beginScripture,
  type ChosenPassage,
  hasScriptureWords,
  MOST_VERSES,
  PRAY_SCRIPTURE,
  SCRIPTURE_DRAFT,
  scriptureSitting,
  wholePrayer,
} from './model/scripture-sitting';
import { useAskedPassage } from './model/use-asked-passage';
import { type EndedSitting, useSitting } from './model/use-sitting';
import { AmenPage } from './parts/amen-page';
import { ChoosePassage } from './parts/choose-passage';
import { ChooseRange } from './parts/choose-range';
import { PassageTrouble } from './parts/passage-trouble';
import { ResumeNote } from './parts/resume-note';
import { ScriptureSittingPage } from './parts/scripture-sitting-page';
import { WholePrayerPage } from './parts/whole-prayer-page';
import '../../ui/styles/late/pray.css';

/** Pray Scripture: a passage is chosen, prayed verse by verse, and kept in the journal or not. */
export function PrayScriptureScreen() {
  const [ended, setEnded] = useState<EndedSitting>();
  const backTo = useCameFrom('/bible-prayer');
  const ending = useEnding({ flag: 'bibleAndPrayer' });
  if (ending.celebration) return ending.celebration;
  if (ended) {
    return (
      <AmenPage
        title="Pray Scripture"
        backTo={backTo}
        ended={ended}
        about={ended.entryId ? 'Your words are in your journal.' : undefined}
        foot={ending.foot}
      />
    );
  }
  return (
    <ScriptureSitting
      backTo={backTo}
      onEnded={(sitting) => {
        setEnded(sitting);
        if (sitting.dayRecord) void ending.end(sitting.dayRecord);
      }}
    />
  );
}

interface ScriptureSittingProps {
  readonly backTo: string;
  readonly onEnded: (ended: EndedSitting) => void;
}

function ScriptureSitting({ backTo, onEnded }: ScriptureSittingProps) {
  const sitting = useSitting(PRAY_SCRIPTURE, scriptureSitting);
  const { ready, form, change } = sitting;
  const [long, setLong] = useState<ChosenPassage>();
  const voice = useVoice({
    draftKey: SCRIPTURE_DRAFT,
    url: form.audioUrl,
    onChange: (audioUrl) => change({ audioUrl }),
  });
  const draft = useDraftStatus(SCRIPTURE_DRAFT, wholePrayer(form), sitting.isBegun);
  const choose = (chosen: ChosenPassage) => {
    if (chosen.verses.length > MOST_VERSES) return setLong(chosen);
    setLong(undefined);
    sitting.open(beginScripture(chosen));
  };
  // A sitting without a word makes way for verses that the person chose elsewhere.
  const hasWords = hasScriptureWords(form);
  const asked = useAskedPassage(ready && !sitting.isOpen && !hasWords && !long, choose);

  async function end(isKept: boolean): Promise<boolean> {
    const ended = await sitting.end(isKept, async () => {
      const audioUrl = await voice.stop();
      if (!isKept) voice.remove();
      return { audioUrl: isKept ? audioUrl : null };
    });
    if (ended) onEnded(ended);
    return ended !== undefined;
  }

  if (sitting.isOpen && form.at < form.verses.length) {
    return (
      <ScriptureSittingPage
        form={form}
        voice={voice}
        backTo={backTo}
        indicator={<SavedLine {...draft} isDraft />}
        onChange={change}
      />
    );
  }
  if (sitting.isOpen) {
    return (
      <WholePrayerPage
        form={form}
        voice={voice}
        backTo={backTo}
        isEnding={sitting.isEnding}
        onChange={change}
        onEnd={end}
      />
    );
  }
  if (long) {
    return (
      <ChooseRange
        whole={long}
        backTo={backTo}
        onBegin={choose}
        onOther={() => setLong(undefined)}
      />
    );
  }
  return (
    <FocusScreen hour="prayer" title="Pray Scripture" backTo={backTo}>
      <h1>Pray a passage</h1>
      <p className="lead mt-2">
        One verse at a time: read it, pray it back, and write or speak if you like.
      </p>
      {!ready && <Skeleton className="mt-8" />}
      <PassageTrouble read={asked.read} />
      {ready && sitting.isBegun && (
        <ResumeNote
          says={`You were praying ${sayReference(form.passage)}.`}
          hasWords={hasWords}
          onContinue={() => sitting.open()}
          onDiscard={async () => {
            voice.remove();
            await sitting.setAside();
          }}
        />
      )}
      {ready && !sitting.isBegun && <ChoosePassage onChosen={choose} onNamed={asked.ask} />}
    </FocusScreen>
  );
}
