import { Camera } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import type { ProfileAnswer } from '../../../../shared/api/profile';
import { useLive } from '../../../live/react/use-live';
import { online } from '../../../platform/online';
import { username as liveUsername, readSession } from '../../../platform/session';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { formatDate } from '../../../ui/format/days';
import { IconButton } from '../../../ui/icon-button';
import { NEEDS_CONNECTION } from '../model/failure-words';
import { type PictureChoice, usePicture } from '../model/use-picture';

/** The picture, the name, and since when. */
export function ProfileHead({ profile }: { profile: ProfileAnswer | undefined }) {
  const username = useLive(liveUsername) ?? readSession()?.username ?? '';
  const { kept, choice, choose, upload, cancel, remove, isRemoving } = usePicture(profile);
  return (
    <div className="grid justify-items-center gap-1 pt-2 text-center">
      <span className="relative mb-3">
        <Portrait name={username} src={kept} />
        <CameraButton onChoose={choose} />
      </span>
      <h1 className="max-w-full wrap-anywhere">{username}</h1>
      {profile && (
        <p className="running numerals">{`With us since ${formatDate(profile.createdAt)}`}</p>
      )}
      <p className="note mt-1">JPG, PNG, GIF, max 5MB</p>
      {kept !== undefined && (
        <Button
          variant="text"
          size="sm"
          pending={isRemoving}
          pendingLabel="Removing..."
          onClick={remove}
        >
          Remove picture
        </Button>
      )}
      {choice && <PictureDialog choice={choice} onUpload={upload} onCancel={cancel} />}
    </div>
  );
}

/** The button that people see; the browser's own field behind it is out of everybody's way. */
function CameraButton({ onChoose }: { onChoose: (file: File) => void }) {
  const field = useRef<HTMLInputElement>(null);
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // The same file may be chosen again.
    target.value = '';
    if (file) onChoose(file);
  };
  return (
    <>
      <input ref={field} type="file" accept="image/*" hidden onChange={take} />
      <IconButton
        label="Change picture"
        className="profile-camera"
        onClick={() => field.current?.click()}
      >
        <Camera size={20} strokeWidth={1.6} aria-hidden />
      </IconButton>
    </>
  );
}

interface Props {
  readonly choice: PictureChoice;
  readonly onUpload: () => void;
  readonly onCancel: () => void;
}

/** The picture as it will be seen, before it is sent. */
function PictureDialog({ choice, onUpload, onCancel }: Props) {
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

/** A person's picture in its window, or the first letter of their name. The name stands beside it. */
function Portrait({ name, src }: { name: string; src: string | undefined }) {
  const [initial = ''] = name;
  return (
    <span className="profile-portrait">
      {src ? <img src={src} alt="" /> : <span aria-hidden>{initial.toUpperCase()}</span>}
    </span>
  );
}
