import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { mediaIdOf, mediaUrl } from '../../../shared/protocol/media';
import { pauseListening } from '../../content/listening/now-listening';
import { useLive } from '../../live/react/use-live';
import { usePerson } from '../../person/react/person-context';
import { now } from '../../platform/clock';
import { openMicrophone, recordingFormat } from '../../platform/recorder';
import type { Recording } from '../contract';
import { discardUnnamed } from '../discard-unnamed';
import { claimedElsewhere, claimRecording } from '../recorder-claim';
import { createVoiceRecorder, type VoiceRecorderState } from '../voice-recorder';
import { voicePlayer } from './use-playback';
import { tellOfVoice } from './voice-toasts';

export interface Voice extends Omit<VoiceRecorderState, 'status'> {
  /** `unsupported`: this browser can't record. `captured`: the form has a recording; it can be replaced. */
  readonly phase: 'unsupported' | 'idle' | 'asking' | 'recording' | 'uploading' | 'captured';
  /** The form's recording; null where it has none. */
  readonly id: string | null;
  /** The person just removed a recording, and may want it back. */
  readonly isRemoved: boolean;
  /** Recordings of this form that no record keeps and the form does not have: to be kept or thrown away. */
  readonly offers: readonly Recording[];
  readonly level: () => number;
  readonly record: () => void;
  /** Ends what is being recorded. Resolves with the address of the form's recording, once it is safe. */
  readonly stop: () => Promise<string | null>;
  readonly remove: () => void;
  readonly undoRemove: () => void;
  /** Puts an offered recording into the form. */
  readonly keepOffer: (offer: Recording) => Promise<void>;
  readonly removeOffer: (offer: Recording) => void;
}

interface VoiceOptions {
  /**
   * The draft that recordings belong to until a record keeps them. Another draft is another form: render it under
   * another `key`, so that what was said goes into the form it was said in.
   */
  readonly draftKey: string;
  /** The form's recording, `/api/media/<id>`. */
  readonly url: string | null;
  readonly onChange: (url: string | null) => void;
}

/**
 * The voice of a form. A recording belongs to the form from the moment it is whole; one that it replaces, or that was
 * removed and not taken back, is thrown away once the form's draft says so on the disk, unless a record keeps it.
 * Leaving the screen ends a recording and keeps what was said.
 */
export function useVoice({ draftKey, url, onChange }: VoiceOptions): Voice {
  const { media, drop, isDropped } = useDrop();
  const current = useRef(url);
  const change = useRef(onChange);
  current.current = url;
  change.current = onChange;
  const { removed, setRemoved } = useRemoved(drop);

  const put = useCallback(
    (next: string | null) => {
      const former = current.current;
      current.current = next;
      change.current(next);
      setRemoved(next === null && former ? { url: former, from: 'form' } : null, next);
      if (next !== null && former !== next) drop(former);
    },
    [drop, setRemoved],
  );
  const recorder = useMemo(
    () =>
      createVoiceRecorder(draftKey, {
        media,
        openMicrophone,
        claim: claimRecording,
        now,
        tell: tellOfVoice,
        onCaptured: ({ id }) => put(mediaUrl(id)),
      }),
    [draftKey, media, put],
  );
  useEffect(() => {
    const end = () => void recorder.stop();
    addEventListener('pagehide', end);
    return () => {
      removeEventListener('pagehide', end);
      end();
    };
  }, [recorder]);

  const { status, ...shown } = useLive(recorder.state) ?? recorder.state.get();
  const id = mediaIdOf(url) ?? null;
  useEffect(() => (id ? claimRecording(id) : undefined), [id]);
  const { offers, look } = useUnkept(draftKey, status, id);

  return {
    ...shown,
    phase: phaseOf(status, id),
    id,
    isRemoved: removed !== null,
    offers: offers.filter(
      (offer) => offer.id !== id && offer.id !== mediaIdOf(removed?.url) && !isDropped(offer.id),
    ),
    level: recorder.level,
    record() {
      // It would record itself.
      voicePlayer.stop();
      pauseListening();
      void recorder.record();
    },
    async stop() {
      await recorder.stop();
      return current.current;
    },
    remove: () => put(null),
    undoRemove() {
      if (removed?.from === 'form') put(removed.url);
      else setRemoved(null, removed?.url);
    },
    async keepOffer(offer) {
      const whole = await media.finish(offer.id).catch(() => undefined);
      if (whole) put(mediaUrl(whole.id));
      else tellOfVoice('upload-failed');
      look();
    },
    removeOffer(offer) {
      voicePlayer.stop(offer.id);
      setRemoved({ url: mediaUrl(offer.id), from: 'offers' });
    },
  };
}

function phaseOf(status: VoiceRecorderState['status'], id: string | null): Voice['phase'] {
  if (status !== 'resting') return status;
  if (id) return 'captured';
  return recordingFormat() === undefined ? 'unsupported' : 'idle';
}

interface Removed {
  readonly url: string;
  readonly from: 'form' | 'offers';
}

/** The recording that was removed last. It is thrown away when another one is, or the person leaves. */
function useRemoved(drop: (url: string | null) => void) {
  const [removed, show] = useState<Removed | null>(null);
  const latest = useRef<Removed | null>(null);
  /** `kept` is not thrown away: it was taken back. */
  const setRemoved = useCallback(
    (next: Removed | null, kept?: string | null) => {
      const former = latest.current;
      latest.current = next;
      show(next);
      if (former && former.url !== kept) drop(former.url);
    },
    [drop],
  );
  useEffect(
    () => () => {
      if (latest.current) drop(latest.current.url);
      latest.current = null;
    },
    [drop],
  );
  return { removed, setRemoved };
}

/** Throws a recording away that no record keeps, once no draft on the disk names it any more. */
function useDrop() {
  const { store, keeper } = usePerson();
  const { media } = store;
  const dropped = useRef(new Set<string>());
  const drop = useCallback(
    (url: string | null) => {
      const id = mediaIdOf(url);
      if (id === undefined) return;
      dropped.current.add(id);
      // Left behind it takes room and is offered again, nothing worse.
      discardUnnamed(id, { keeper, media, claimedElsewhere }).catch(() => undefined);
    },
    [keeper, media],
  );
  /** It is on its way out: not to be offered again while this form is open. */
  const isDropped = useCallback((id: string) => dropped.current.has(id), []);
  return { media, drop, isDropped };
}

/** Recordings of a draft that nobody has: looked up on arrival, and whenever the recorder or the form moved. */
function useUnkept(draftKey: string, status: VoiceRecorderState['status'], id: string | null) {
  const { media } = usePerson().store;
  const [offers, setOffers] = useState<readonly Recording[]>([]);
  const look = useCallback(() => {
    let gone = false;
    void Promise.all([media.unkept(draftKey), claimedElsewhere()])
      .then(([unkept, claimed]) => {
        if (!gone) setOffers(unkept.filter(({ id, bytes }) => bytes > 0 && !claimed.has(id)));
      })
      .catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [media, draftKey]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form that took or let go of one is a reason to look
  useEffect(() => (status === 'resting' ? look() : undefined), [status, id, look]);
  return { offers, look };
}
