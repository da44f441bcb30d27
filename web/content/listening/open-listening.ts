import type { DropContent } from '../../../shared/content/pack';
import { sayReference } from '../../../shared/content/say-reference';
import { voicePlayer } from '../../media/react/use-playback';
import type { PersonStore } from '../../person/contract';
import { now } from '../../platform/clock';
import { showMediaSession } from '../../platform/media-session';
import { online } from '../../platform/online';
import { deviceSpeech } from '../../platform/speech';
import { toast } from '../../ui/toast-store';
import { keepHeardNote, readHeardNote } from '../heard-notes';
import { audioTrouble } from './audio-trouble';
import { createDropListening, type DropListening } from './drop-listening';
import { nowListening } from './now-listening';
import { type HeardPlace, readPlace, writePlace } from './place';
import { sharePlace } from './share-place';

/** A place within so many milliseconds is remembered as the same while it is heard. */
const STEP_MS = 2000;

/** A person's listening to a drop: the one that is under way, or another from where they stopped on this device. */
export function listeningTo(drop: DropContent, store: PersonStore): DropListening {
  const current = nowListening.get();
  if (current?.drop.day === drop.day) return current;
  let kept = '';
  const listening = createDropListening(drop, {
    element: new Audio(),
    speech: deviceSpeech,
    now,
    after(ms, callback) {
      const timer = setTimeout(callback, ms);
      return () => clearTimeout(timer);
    },
    tell: (fault) =>
      toast({
        title: 'Audio Loading Error',
        description: audioTrouble(fault, online.get() ?? true),
        variant: 'destructive',
      }),
    onBegin: (begun) => takeOver(begun, store),
    onOver: (over) => {
      if (nowListening.get() === over) nowListening.set(null);
    },
    onPlace({ at, ms }) {
      const step = `${at} ${Math.floor(ms / STEP_MS)}`;
      if (step === kept) return;
      kept = step;
      keepPlace(listening, store);
    },
  });
  listening.goTo(placeHere(store.personId, drop.day));
  return listening;
}

/** Where the person stopped in a day's drop the last time, on this device. */
export function placeHere(personId: string, day: number): HeardPlace {
  return readPlace(readHeardNote(personId, `day-${day}`));
}

function keepPlace(listening: DropListening, { personId }: PersonStore): HeardPlace {
  const place = { ...listening.place(), heardAt: now() };
  keepHeardNote(personId, `day-${listening.drop.day}`, writePlace(place));
  return place;
}

/** One thing is heard at a time. */
function takeOver(listening: DropListening, store: PersonStore): void {
  voicePlayer.stop();
  if (nowListening.get() === listening) return;
  nowListening.get()?.close();
  nowListening.set(listening);
  const ends = [
    makeWayForVoices(listening),
    showOnLockScreen(listening),
    remember(listening, store),
  ];
  const left = nowListening.subscribe(() => {
    if (nowListening.get() === listening) return;
    left();
    for (const end of ends) end();
  });
}

function makeWayForVoices({ pause }: DropListening): () => void {
  return voicePlayer.heard.subscribe(() => {
    if (voicePlayer.heard.get().id !== null) pause();
  });
}

function showOnLockScreen(listening: DropListening): () => void {
  const { drop, state, play, pause, seek, seekSentence } = listening;
  const about = {
    title: drop.title,
    artist: sayReference(drop.reference),
    album: `Choose Wholeness, Day ${drop.day} of 90`,
  };
  return showMediaSession(about, {
    play,
    pause,
    skip(seconds) {
      const { byDevice, at, positionMs } = state.get();
      if (byDevice) seekSentence(at + Math.sign(seconds));
      else seek(positionMs + seconds * 1000);
    },
    seek: (seconds) => seek(seconds * 1000),
  });
}

/** Each time it comes to rest, and as the page is left, the exact place is kept here and told to the other devices. */
function remember(listening: DropListening, store: PersonStore): () => void {
  const { drop, state } = listening;
  let wasPlaying = false;
  const rest = () => void sharePlace(store.records, drop.day, keepPlace(listening, store));
  const look = () => {
    const isPlaying = state.get().status === 'playing';
    if (wasPlaying && !isPlaying && state.get().status !== 'loading') rest();
    wasPlaying = isPlaying || (wasPlaying && state.get().status === 'loading');
  };
  const leave = () => {
    if (document.hidden && wasPlaying) rest();
  };
  document.addEventListener('visibilitychange', leave);
  const unfollow = state.subscribe(look);
  return () => {
    unfollow();
    document.removeEventListener('visibilitychange', leave);
  };
}
