import type { Ref } from 'react';
import { formatDuration } from './format/durations';
import { Spinner } from './spinner';
import { VoiceWave } from './voice-wave';
import './styles/late/voice.css';

interface RecorderBarProps {
  readonly levels: readonly number[];
  readonly elapsedMs: number;
  /** The recording has ended and is being made safe. */
  readonly keeping?: boolean | undefined;
  readonly onStop: () => void;
  readonly stopRef?: Ref<HTMLButtonElement>;
}

/** A recording under way: stop, the voice as it comes, how long it is. */
export function RecorderBar({ levels, elapsedMs, keeping, onStop, stopRef }: RecorderBarProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div role="group" aria-label="Voice recording" className="voice-bar">
      <button
        ref={stopRef}
        type="button"
        className="voice-button voice-button-solid"
        aria-label="Stop recording"
        aria-disabled={keeping || undefined}
        onClick={keeping ? undefined : onStop}
      >
        {keeping ? <Spinner /> : <span className="voice-stop" />}
      </button>
      <VoiceWave levels={levels} />
      <span className="voice-clock">
        {!keeping && <span className="voice-light" aria-hidden />}
        {formatDuration(elapsedMs)}
      </span>
    </div>
  );
}
