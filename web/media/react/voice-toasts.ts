import { toast } from '../../ui/toast-store';
import type { VoiceEvent } from '../voice-recorder';

/** On a small screen a toast may lie over the recorder. */
const BRIEFLY_MS = 2500;

const SAID: Readonly<Record<VoiceEvent, string>> = {
  started: 'Recording Started',
  stopped: 'Recording Stopped',
  captured: 'Voice Recording Captured',
  'microphone-failed':
    'Unable to access microphone. Please allow microphone permissions and try again.',
  'upload-failed': 'Failed to save voice recording. Please try again.',
  'recorder-failed': 'Error during recording. Please try again.',
};

/** Tells the person what became of a recording (spec section 8). */
export function tellOfVoice(event: VoiceEvent): void {
  if (event.endsWith('-failed')) {
    toast({ title: 'Recording problem', description: SAID[event], variant: 'destructive' });
  } else {
    toast({ title: SAID[event], durationMs: BRIEFLY_MS });
  }
}
