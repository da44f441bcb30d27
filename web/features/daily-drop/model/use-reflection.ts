import { useMemo, useState } from 'react';
import type { JourneyDay } from '../../../../shared/domain/challenge-day';
import { useToday } from '../../../live/react/use-today';
import { useVoice } from '../../../media/react/use-voice';
import { useAutosavedForm } from '../../../records/react/use-autosaved-form';
import { useDraftStatus } from '../../../records/react/use-draft-status';
import { useSaveTrouble } from '../../../records/react/use-save-trouble';
import {
  type Completion,
  completeLabel,
  isBlank,
  reflectionDraft,
  reflectionOf,
  SAT_WITH_IT,
  SAVE_FAILED,
} from './reflection-form';

/** Until it is completed a reflection is a draft; a completed one saves each change by itself. */
const SAVING = { isBlank, failed: SAVE_FAILED, editsOnly: true };

export type Reflection = ReturnType<typeof useReflection>;

/** What a person writes and says about the drop of a challenge day of a journey. */
export function useReflection({ journey, challengeDay }: JourneyDay) {
  const today = useToday();
  const [openedOn, setOpenedOn] = useState(today);
  const draftKey = reflectionDraft(challengeDay, journey);
  const spec = useMemo(
    () => reflectionOf(challengeDay, openedOn, journey),
    [challengeDay, openedOn, journey],
  );
  const { page, autosave, ...state } = useAutosavedForm(spec, SAVING);
  const { ready, form, opened, edited, saving } = state;
  // What was begun in the evening belongs to that evening; a sheet that lay blank overnight, to the morning.
  if (openedOn !== today && ready && !edited) setOpenedOn(today);

  const voice = useVoice({
    draftKey,
    url: form.audioUrl,
    onChange(audioUrl) {
      page.change({ audioUrl });
      // A recording that ends as the page is left is saved all the same.
      void autosave.flush();
    },
  });
  const isSpeaking =
    voice.phase === 'asking' || voice.phase === 'recording' || voice.phase === 'uploading';
  const draft = useDraftStatus(
    draftKey,
    form.reflection + (form.audioUrl ?? ''),
    edited && !opened,
  );
  const toast = useSaveTrouble();
  const [editing, setEditing] = useState<'not yet' | 'now' | 'over'>('not yet');
  // Changes that a crash left behind are shown as they are saved.
  if (opened && edited && editing !== 'now') setEditing('now');
  const [completing, setCompleting] = useState(false);
  const [trouble, setTrouble] = useState<string>();

  /** Saves what was written and said. Resolves with the record once it is on the disk. */
  async function complete(): Promise<Completion | undefined> {
    setCompleting(true);
    try {
      await voice.stop();
      // Nothing was said after all.
      if (isBlank(page.state.get().form)) return undefined;
      const outcome = await page.save();
      setTrouble(outcome.ok ? undefined : (outcome.problem ?? SAVE_FAILED));
      if (outcome.ok) toast.clear();
      else toast.tell(SAVE_FAILED);
      return outcome.ok ? outcome.value : undefined;
    } finally {
      setCompleting(false);
    }
  }

  /** Completes it by a tap. The words are the person's from then on. */
  async function sitWithIt(): ReturnType<typeof complete> {
    if (isBlank(page.state.get().form)) page.change({ reflection: SAT_WITH_IT });
    return complete();
  }

  async function finishEditing(): Promise<void> {
    await voice.stop();
    await autosave.flush();
    const { edited: isUnsaved, form: left } = page.state.get();
    // An emptied sheet shows its words again; what could not be saved stays open.
    if (isUnsaved && isBlank(left)) await page.setAside().catch(() => undefined);
    if (!page.state.get().edited) setEditing('over');
  }

  return {
    ...state,
    voice,
    isSpeaking,
    draft,
    label: completeLabel(form, isSpeaking && voice.phase !== 'asking'),
    /** It asks for words or a voice still. */
    isEmpty: ready && !opened && !isSpeaking && isBlank(form),
    canComplete: ready && (!isBlank(form) || voice.phase === 'recording'),
    completing: completing || saving,
    trouble: opened ? (state.saved.trouble ?? undefined) : trouble,
    /** There is something of the person's own on this day. */
    hasWords: opened !== undefined || edited || voice.offers.length > 0,
    /** It is completed, and not open for changes. */
    isDone: opened !== undefined && editing !== 'now',
    /** It was open for changes on this visit. */
    wasEdited: editing === 'over',
    edit: () => setEditing('now'),
    finishEditing,
    change: page.change,
    complete,
    sitWithIt,
  };
}
