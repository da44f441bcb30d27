import { useEffect, useState } from 'react';
import { type ProfileAnswer, UPLOAD_FAILED } from '../../../../shared/api/profile';
import { useKeptPicture } from '../../../answers/react/use-kept-picture';
import { squarePicture } from '../../../media/square-picture';
import { usePerson } from '../../../person/react/person-context';
import { toast } from '../../../ui/toast-store';
import { PICTURE_SIDE, removePicture, uploadPicture } from '../commands';
import { checkPicture, INVALID_FILE } from './check-picture';
import { failureWords, NEEDS_CONNECTION } from './failure-words';

/** A picture that was chosen and waits for Upload or Cancel. */
export interface PictureChoice {
  readonly picture: Blob;
  /** Shows it; of this page alone. */
  readonly url: string;
  readonly isUploading: boolean;
}

/**
 *   none ──choose──▶ chosen ──upload──▶ uploading ──done──▶ none
 *     ▲                │  ▲                 │
 *     └────cancel──────┘  └─────failure─────┘
 */
export function usePicture(profile: ProfileAnswer | undefined) {
  const { answers } = usePerson().store;
  const kept = useKeptPicture();
  const [choice, setChoice] = useState<PictureChoice>();
  const [isRemoving, setIsRemoving] = useState(false);
  const url = choice?.url;
  useEffect(() => (url ? () => URL.revokeObjectURL(url) : undefined), [url]);

  const choose = async (file: File) => {
    const fault = checkPicture(file);
    const picture = fault
      ? undefined
      : await squarePicture(file, PICTURE_SIDE).catch(() => undefined);
    if (!picture) toast({ ...(fault ?? INVALID_FILE), variant: 'destructive' });
    else setChoice({ picture, url: URL.createObjectURL(picture), isUploading: false });
  };

  const upload = async () => {
    if (!choice) return;
    setChoice({ ...choice, isUploading: true });
    try {
      await uploadPicture(answers, choice.picture);
      setChoice(undefined);
      toast({ title: 'Your picture is saved' });
    } catch (error) {
      setChoice({ ...choice, isUploading: false });
      const said = failureWords(error, UPLOAD_FAILED);
      const description = said === NEEDS_CONNECTION ? `${UPLOAD_FAILED} ${said}` : said;
      toast({ title: 'Upload Error', description, variant: 'destructive' });
    }
  };

  const remove = async () => {
    setIsRemoving(true);
    try {
      await removePicture(answers);
    } catch (error) {
      const description = failureWords(error, 'Failed to remove your picture. Please try again.');
      toast({ title: 'Update Error', description, variant: 'destructive' });
    }
    setIsRemoving(false);
  };

  return {
    /** What to show; the server's own address while this device has no copy of it. */
    kept: kept?.url === profile?.imageUrl ? kept?.data : (profile?.imageUrl ?? kept?.data),
    choice,
    isRemoving,
    choose: (file: File) => void choose(file),
    upload: () => void upload(),
    cancel: () => setChoice(undefined),
    remove: () => void remove(),
  };
}
