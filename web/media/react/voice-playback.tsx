import { Download } from 'lucide-react';
import { type Ref, useMemo } from 'react';
import { soundExtension } from '../../../shared/domain/sound-extension';
import { saveFile } from '../../platform/save-file';
import { Playback } from '../../ui/playback';
import { toast } from '../../ui/toast-store';
import { voiceShape } from '../../ui/voice-shape';
import { useMedia, useRecording } from './use-media';
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

/** In place of the player, where this browser does not play the kind of sound that another one recorded. */
function UnplayableVoice({ id }: { id: string }) {
  const media = useMedia();
  const save = async () => {
    const sound = await media.read(id).catch(() => undefined);
    if (sound) saveFile(`recording-${id.slice(0, 8)}.${soundExtension(sound.type)}`, sound);
    else
      toast({
        title: 'Audio Error',
        description: 'We couldn’t read the recording on this device.',
        variant: 'destructive',
      });
  };
  return (
    <div role="status">
      <p className="note">
        This browser can’t play this recording. Download it to play it in another app or browser.
      </p>
      <button
        type="button"
        className="text-link inline-flex min-h-11 items-center gap-2 text-ui-sm"
        onClick={() => void save()}
      >
        <Download size={16} strokeWidth={1.6} aria-hidden />
        Download recording
      </button>
    </div>
  );
}
