import { useId } from 'react';
import { Button } from '../../ui/button';
import { formatWeekdayAndDay } from '../../ui/format/days';
import { formatDuration } from '../../ui/format/durations';
import { formatTime } from '../../ui/format/times';
import { joinClasses } from '../../ui/join-classes';
import type { Voice } from './use-voice';
import { VoicePlayback } from './voice-playback';
import '../../ui/styles/late/voice.css';

/** What was said and is not in any record: kept or let go by the person alone. */
export function VoiceOffers({ voice, className }: { voice: Voice; className?: string }) {
  const headingId = useId();
  const isFree = voice.phase !== 'recording' && voice.phase !== 'uploading';
  const offer = isFree ? voice.offers[0] : undefined;
  if (!offer) return null;
  const wasCutShort = offer.state === 'recording';
  return (
    <section aria-labelledby={headingId} className={joinClasses('voice-offer', className)}>
      <span className="running text-(--hour-ink)">
        {wasCutShort ? 'Cut short' : 'Not saved yet'}
      </span>
      <h2 id={headingId} className="mt-1">
        {wasCutShort ? 'You were still speaking' : 'Your recording is still here'}
      </h2>
      <div className="mt-3">
        <VoicePlayback key={offer.id} id={offer.id} as="line" />
      </div>
      <p className="note numerals mt-2">
        {`${formatWeekdayAndDay(offer.createdAt)}, ${formatTime(offer.createdAt)}. ${formatDuration(offer.durationMs)} long.`}
      </p>
      {voice.id && <p className="note">Saving it replaces your current recording.</p>}
      <div className="mt-4 flex flex-wrap gap-x-5 gap-y-2">
        <Button size="sm" className="min-h-12" onClick={() => void voice.keepOffer(offer)}>
          Save recording
        </Button>
        <Button variant="text" size="sm" onClick={() => voice.removeOffer(offer)}>
          Discard recording
        </Button>
      </div>
    </section>
  );
}
