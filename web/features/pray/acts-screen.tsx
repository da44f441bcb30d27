import { useState } from 'react';
import { ACTS, MOVEMENTS } from '../../../shared/content/prayer/acts';
import { useEnding } from '../../journey/react/ending/use-ending';
import { useToday } from '../../live/react/use-today';
import { useVoice } from '../../media/react/use-voice';
import { SavedLine } from '../../records/react/saved-line';
import { useDraftStatus } from '../../records/react/use-draft-status';
import { Button } from '../../ui/button';
import { useCameFrom } from '../../ui/came-from';
import { FocusScreen } from '../../ui/screen';
import { Skeleton } from '../../ui/skeleton';
import { ACTS_DRAFT, actsSitting, beginActs, hasActsWords, PRAY_ACTS } from './model/acts-sitting';
import { type EndedSitting, useSitting } from './model/use-sitting';
import { ActsEndPage } from './parts/acts-end-page';
import { ActsMovementPage } from './parts/acts-movement-page';
import { AmenPage } from './parts/amen-page';
import { ResumeNote } from './parts/resume-note';

interface Ended {
  readonly sitting: EndedSitting;
  readonly about: string | undefined;
}

/** ACTS: adoration, confession, thanksgiving, supplication, one after another. */
export function PrayActsScreen() {
  const [ended, setEnded] = useState<Ended>();
  const backTo = useCameFrom('/bible-prayer');
  const ending = useEnding({ flag: 'bibleAndPrayer' });
  if (ending.celebration) return ending.celebration;
  if (ended) {
    const { sitting, about } = ended;
    return (
      <AmenPage title="ACTS" backTo={backTo} ended={sitting} about={about} foot={ending.foot} />
    );
  }
  return (
    <ActsSitting
      backTo={backTo}
      onEnded={(one) => {
        setEnded(one);
        if (one.sitting.dayRecord) void ending.end(one.sitting.dayRecord);
      }}
    />
  );
}

interface ActsSittingProps {
  readonly backTo: string;
  readonly onEnded: (ended: Ended) => void;
}

function ActsSitting({ backTo, onEnded }: ActsSittingProps) {
  const sitting = useSitting(PRAY_ACTS, actsSitting);
  const { ready, form, change } = sitting;
  const today = useToday();
  const voice = useVoice({
    draftKey: ACTS_DRAFT,
    url: form.audioUrl,
    onChange: (audioUrl) => change({ audioUrl }),
  });
  const draft = useDraftStatus(ACTS_DRAFT, JSON.stringify(form.words), sitting.isBegun);

  async function end(isKept: boolean): Promise<boolean> {
    const ended = await sitting.end(isKept, async () => {
      const audioUrl = await voice.stop();
      if (!isKept) voice.remove();
      return { audioUrl: isKept ? audioUrl : null };
    });
    if (ended) onEnded({ sitting: ended, about: sayWhatBecame(isKept, form.keepsConfession) });
    return ended !== undefined;
  }

  const movement = MOVEMENTS[form.at];
  if (sitting.isOpen && movement) {
    return (
      <ActsMovementPage
        form={form}
        movement={movement}
        voice={voice}
        backTo={backTo}
        indicator={<SavedLine {...draft} isDraft />}
        onChange={change}
      />
    );
  }
  if (sitting.isOpen) {
    return (
      <ActsEndPage
        form={form}
        voice={voice}
        backTo={backTo}
        isEnding={sitting.isEnding}
        onChange={change}
        onEnd={end}
      />
    );
  }
  return (
    <FocusScreen
      hour="prayer"
      title="ACTS"
      backTo={backTo}
      action={
        ready &&
        !sitting.isBegun && <Button onClick={() => sitting.open(beginActs(today))}>Begin</Button>
      }
    >
      <h1>Four movements of prayer</h1>
      {!ready && <Skeleton className="mt-8" />}
      {ready && sitting.isBegun && (
        <ResumeNote
          says={`You were praying ACTS${movement ? `, at ${movement}` : ''}.`}
          hasWords={hasActsWords(form)}
          onContinue={() => sitting.open()}
          onDiscard={async () => {
            voice.remove();
            await sitting.setAside();
          }}
        />
      )}
      <dl className="mt-6 grid gap-5">
        {MOVEMENTS.map((each) => (
          <div key={each}>
            <dt className="font-serif text-card">{ACTS[each].name}</dt>
            <dd className="text-ink-2">{ACTS[each].about}</dd>
          </div>
        ))}
      </dl>
      <p className="note mt-6">
        A verse and two questions in each. Write, speak, or be quiet. What you confess isn’t kept
        unless you say so.
      </p>
    </FocusScreen>
  );
}

function sayWhatBecame(isKept: boolean, keepsConfession: boolean): string {
  if (!isKept) return 'Nothing you wrote was kept.';
  return keepsConfession
    ? 'Your words are in your journal.'
    : 'Your words are in your journal. What you confessed isn’t kept anywhere.';
}
