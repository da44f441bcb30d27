import { Play } from 'lucide-react';
import type { Ref } from 'react';
import { formatDuration } from './format/durations';
import { joinClasses } from './join-classes';
import { VoiceWave } from './voice-wave';
import './styles/late/voice.css';

interface PlaybackProps {
  readonly levels: readonly number[];
  readonly playing: boolean;
  /** Milliseconds since the beginning. */
  readonly positionMs: number;
  /** Undefined where it is not known before playing. */
  readonly durationMs: number | undefined;
  /** A bar across a page that is being written; otherwise a line in a list. */
  readonly bar?: boolean | undefined;
  readonly onToggle: () => void;
  readonly buttonRef?: Ref<HTMLButtonElement>;
}

/** Press to play, press again to stop. */
export function Playback(props: PlaybackProps) {
  const { levels, playing, positionMs, durationMs, bar, onToggle, buttonRef } = props;
  const heard = playing && durationMs ? positionMs / durationMs : 1;
  return (
    <div className={bar ? 'voice-bar' : 'voice-line'}>
      <button
        ref={buttonRef}
        type="button"
        className={joinClasses('voice-button', bar && 'voice-button-solid')}
        aria-label={playing ? 'Stop playing' : 'Play recording'}
        onClick={onToggle}
      >
        {playing ? <span className="voice-stop" /> : <Play size={18} aria-hidden />}
      </button>
      <VoiceWave levels={levels} heard={heard} />
      <span className="voice-clock">{timeOf(playing, positionMs, durationMs)}</span>
    </div>
  );
}

function timeOf(playing: boolean, positionMs: number, durationMs: number | undefined): string {
  if (durationMs === undefined) return playing ? formatDuration(positionMs) : '';
  const whole = formatDuration(durationMs);
  // What a player counts and what the recorder counted differ by a moment.
  return playing ? `${formatDuration(Math.min(positionMs, durationMs))} / ${whole}` : whole;
}
