import { mediaIdOf } from '../../../shared/protocol/media';
import { VoicePlayback } from '../../media/react/voice-playback';
import { VoiceState } from '../../media/react/voice-state';
import type { JournalEntry } from './entry-form';

/** An entry's recording, to be heard, and where its sound is. Nothing for an entry without one. */
export function EntryVoice({ entry, className }: { entry: JournalEntry; className?: string }) {
  const id = mediaIdOf(entry.body.audioUrl);
  if (id === undefined) return null;
  return (
    <div className={className}>
      <VoicePlayback id={id} as="line" failed="Unable to play audio recording." />
      <div className="mt-1 empty:hidden">
        <VoiceState id={id} />
      </div>
    </div>
  );
}
