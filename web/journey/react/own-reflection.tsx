import { mediaIdOf } from '../../../shared/protocol/media';
import type { DropCompletionBody } from '../../../shared/records/drop-completion';
import { VoicePlayback } from '../../media/react/voice-playback';
import { VoiceState } from '../../media/react/voice-state';

interface OwnReflectionProps {
  readonly body: Pick<DropCompletionBody, 'reflection' | 'audioUrl'>;
}

/** What a person wrote and said about a drop, to read and to hear. */
export function OwnReflection({ body: { reflection, audioUrl } }: OwnReflectionProps) {
  const recording = mediaIdOf(audioUrl);
  const hasWords = (reflection ?? '').trim() !== '';
  return (
    <>
      {hasWords && (
        <p className="font-serif text-prose leading-normal text-pretty break-words whitespace-pre-line">
          {reflection}
        </p>
      )}
      {recording && (
        <div className="mt-3">
          <VoicePlayback id={recording} as="line" />
          <div className="mt-1 empty:hidden">
            <VoiceState id={recording} />
          </div>
        </div>
      )}
      {!hasWords && !recording && (
        <p className="text-ink-3">Completed without reflection content</p>
      )}
    </>
  );
}
