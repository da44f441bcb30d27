import { useLive } from '../../live/react/use-live';
import { online } from '../../platform/online';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { NEEDS_CONNECTION } from './failure-words';
import type { PictureChoice } from './use-picture';

interface Props {
  readonly choice: PictureChoice;
  readonly onUpload: () => void;
  readonly onCancel: () => void;
}

/** The picture as it will be seen, before it is sent. */
export function PictureDialog({ choice, onUpload, onCancel }: Props) {
  const isOnline = useLive(online) ?? true;
  return (
    <Dialog open onOpenChange={onCancel} title="Your picture" closable>
      <img className="profile-preview" src={choice.url} alt="How it will look" />
      <p className="note text-center">We remove location and camera details before saving it.</p>
      <p role="status" className="note mt-1 text-center text-ink-2 empty:hidden">
        {!isOnline && NEEDS_CONNECTION}
      </p>
      <div className="mt-4.5 grid grid-cols-[1fr_1.6fr] gap-2.5">
        <Button variant="secondary" className="px-0" onClick={onCancel}>
          Cancel
        </Button>
        <Button
          className="px-0"
          pending={choice.isUploading}
          pendingLabel="Uploading..."
          onClick={onUpload}
        >
          Upload
        </Button>
      </div>
    </Dialog>
  );
}
