import { Download } from 'lucide-react';
import { soundExtension } from '../../../shared/domain/sound-extension';
import { saveFile } from '../../platform/save-file';
import { toast } from '../../ui/toast-store';
import { useMedia } from './use-media';

/** In place of the player, where this browser does not play the kind of sound that another one recorded. */
export function UnplayableVoice({ id }: { id: string }) {
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
