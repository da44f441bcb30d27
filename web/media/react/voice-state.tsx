import { CloudOff, Pause } from 'lucide-react';
import { Link } from 'react-router-dom';
import { heldRecordingWords } from '../../records/held-words';
import { ItemState } from '../../ui/item-state';
import { HELD_WITH_RECORD } from '../contract';
import { useRecording } from './use-media';

/**
 * Where the sound of a recording is: waiting to be sent, or only here with the reason. Nothing once it is safe, and nothing
 * where its record is held: that says so itself.
 */
export function VoiceState({ id }: { id: string }) {
  const recording = useRecording(id);
  if (recording?.state === 'waiting') {
    return (
      <ItemState icon={<CloudOff size={16} strokeWidth={1.6} aria-hidden />}>
        Not synced yet
      </ItemState>
    );
  }
  if (recording?.state !== 'held' || recording.code === HELD_WITH_RECORD) return null;
  return (
    <div>
      <ItemState icon={<Pause size={16} strokeWidth={1.6} aria-hidden />}>
        Recording not synced
      </ItemState>
      <p className="mt-1 text-ink-2 text-ui-sm">{heldRecordingWords(recording.code).reason}</p>
      <Link to="/data-export" className="text-link inline-flex min-h-11 items-center text-ui-sm">
        Export it
      </Link>
    </div>
  );
}
