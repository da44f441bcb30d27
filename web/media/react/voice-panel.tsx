import { Undo2 } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { MicrophoneTrouble } from '../../platform/recorder';
import { Button } from '../../ui/button';
import { RecordButton } from '../../ui/record-button';
import { RecorderBar } from '../../ui/recorder-bar';
import { useNow } from '../../ui/use-now';
import { voiceShape } from '../../ui/voice-shape';
import type { Voice } from './use-voice';
import { VoicePlayback } from './voice-playback';

const CLOCK_MS = 250;

const TROUBLE: Readonly<Record<MicrophoneTrouble, string>> = {
  denied:
    'The microphone is blocked here. Open this site’s settings, beside its address, allow the microphone, and press Record again.',
  missing: 'No microphone was found on this device. You can write instead.',
  busy: 'We couldn’t open the microphone. Another app may be using it.',
};

interface VoicePanelProps {
  voice: Voice;
  className?: string;
  /** The words on the button that begins. */
  label?: string;
}

/** Speaks into a form: record, stop, listen, record again, remove. */
export function VoicePanel({ voice, label = 'Record', className }: VoicePanelProps) {
  const moved = useMovedFocus();
  const pressed = (act: () => void) => () => {
    moved.expect();
    act();
  };
  return (
    <div className={className}>
      {voice.phase === 'unsupported' && (
        <p className="note">This browser can’t record a voice. You can write instead.</p>
      )}
      {(voice.phase === 'idle' || (voice.phase === 'asking' && !voice.id)) && (
        <RecordButton
          ref={moved.ref}
          pending={voice.phase === 'asking'}
          onClick={pressed(voice.record)}
        >
          {label}
        </RecordButton>
      )}
      {(voice.phase === 'recording' || voice.phase === 'uploading') && (
        <Speaking voice={voice} stopRef={moved.ref} onStop={pressed(() => void voice.stop())} />
      )}
      {voice.id && (voice.phase === 'captured' || voice.phase === 'asking') && (
        <>
          <VoicePlayback id={voice.id} as="bar" buttonRef={moved.ref} />
          <div className="mt-1.5 flex flex-wrap gap-x-5">
            <Button
              variant="text"
              size="sm"
              className="px-0"
              pending={voice.phase === 'asking'}
              onClick={pressed(voice.record)}
            >
              Record again
            </Button>
            <Button variant="text" size="sm" className="px-0" onClick={pressed(voice.remove)}>
              Remove
            </Button>
          </div>
        </>
      )}
      <div role="status">
        {voice.trouble && <p className="note mt-2.5">{TROUBLE[voice.trouble]}</p>}
        {voice.isRemoved && (
          <p className="mt-3 flex items-center justify-between gap-3 rounded-field bg-sunk py-1 pr-2 pl-4 text-ui-sm">
            Recording removed.
            <Button variant="text" size="sm" onClick={pressed(voice.undoRemove)}>
              <Undo2 size={16} strokeWidth={1.6} aria-hidden />
              Undo
            </Button>
          </p>
        )}
      </div>
    </div>
  );
}

interface SpeakingProps {
  voice: Voice;
  stopRef: (button: HTMLButtonElement | null) => void;
  onStop: () => void;
}

/** Alone with its clock and its bars, so that the page need not follow them. */
function Speaking({ voice, stopRef, onStop }: SpeakingProps) {
  const now = useNow(CLOCK_MS);
  const levels = useLevels(voice.level);
  const keeping = voice.phase === 'uploading';
  const elapsedMs = Math.max(0, now - (voice.startedAt ?? now));
  return (
    <>
      <RecorderBar
        levels={levels}
        elapsedMs={elapsedMs}
        keeping={keeping}
        onStop={onStop}
        stopRef={stopRef}
      />
      <p className="note mt-2.5">
        {keeping
          ? 'Saving your recording.'
          : 'Recording. Tap to stop; you can listen before you save.'}
      </p>
    </>
  );
}

/** A button that was pressed may make way for another, which then takes the focus over. */
function useMovedFocus() {
  const expected = useRef(false);
  const ref = useCallback((button: HTMLButtonElement | null) => {
    if (!button || !expected.current) return;
    expected.current = false;
    button.focus({ preventScroll: true });
    // Toasts float above the foot of a small screen.
    button.scrollIntoView({ block: 'center' });
  }, []);
  return {
    ref,
    expect() {
      expected.current = true;
    },
  };
}

const BARS = 36;
const EVERY_MS = 100;
const SILENCE: readonly number[] = Array.from({ length: BARS }, () => 0);

/** The last seconds of a voice, oldest first; bars that stand still for people who asked for less motion. */
function useLevels(level: () => number): readonly number[] {
  const [still] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  const [levels, setLevels] = useState(() => (still ? voiceShape('still', BARS) : SILENCE));
  useEffect(() => {
    if (still) return;
    const timer = setInterval(() => setLevels((before) => [...before.slice(1), level()]), EVERY_MS);
    return () => clearInterval(timer);
  }, [still, level]);
  return levels;
}
