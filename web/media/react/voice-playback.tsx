import { type Ref, useMemo } from 'react';
import { Playback } from '../../ui/playback';
import { voiceShape } from '../../ui/voice-shape';
import { UnplayableVoice } from './unplayable-voice';
import { useRecording } from './use-media';
import { usePlayback } from './use-playback';

const LISTENED_BEFORE_SAVING = 'Could not play the audio recording.';
const BARS = { bar: 36, line: 26 } as const;

interface VoicePlaybackProps {
  /** The recording, as its address names it. */
  id: string;
  /** A bar on the page that is written, or a line in a list. */
  as: 'bar' | 'line';
  /** What to say when it can't be played. */
  failed?: string;
  buttonRef?: Ref<HTMLButtonElement>;
}

/** Hears a recording: press to play, press again to stop. */
export function VoicePlayback(props: VoicePlaybackProps) {
  const { id, as, failed = LISTENED_BEFORE_SAVING, buttonRef } = props;
  const recording = useRecording(id);
  const { playing, positionMs, hindrance, toggle } = usePlayback(id, recording, failed);
  const levels = useMemo(() => voiceShape(id, BARS[as]), [id, as]);
  if (hindrance === 'unplayable') return <UnplayableVoice id={id} />;
  return (
    <div>
      <Playback
        levels={levels}
        playing={playing}
        positionMs={positionMs}
        durationMs={recording?.durationMs}
        bar={as === 'bar'}
        onToggle={toggle}
        {...(buttonRef ? { buttonRef } : {})}
      />
      <div role="status">
        {hindrance === 'out-of-reach' && (
          <p className="note mt-2">
            This recording isn’t on this device yet. You can play it when you’re online.
          </p>
        )}
      </div>
    </div>
  );
}
