import { Download, Share2 } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { now, utcOffsetMinutes } from '../../platform/clock';
import { canHandOver } from '../../platform/hand-over';
import { Button } from '../../ui/button';
import { HubScreen } from '../../ui/screen';
import { Spinner } from '../../ui/spinner';
import { toast } from '../../ui/toast-store';
import { downloadPicture, facebook, handPictureOver, INSTAGRAM, postTo } from './commands';
import { describePicture } from './picture/describe-picture';
import { type PictureType, pictureFileName } from './picture/picture-types';
import type { ShareFacts } from './picture/share-facts';
import { PictureChoice } from './picture-choice';
import { SendTo } from './send-to';
import { usePictures } from './use-pictures';
import '../../ui/styles/late/share.css';

interface ShareRoomProps {
  /** The pictures to choose from; the last one stands there first. */
  readonly types: readonly PictureType[];
  /** Undefined while they are not known. */
  readonly facts: ShareFacts | undefined;
  /** What goes along with the picture. */
  readonly text: string;
  readonly title?: string;
  /** Under the title. */
  readonly lead: string;
  readonly head?: ReactNode;
  readonly foot?: ReactNode;
}

/** A picture, the choice of another, and the ways out into the world. */
export function ShareRoom({ types, facts, text, title, lead, head, foot }: ShareRoomProps) {
  const [type, setType] = useState(types.at(-1) ?? 'journey-update');
  const { pictures, failed, retry } = usePictures(types, facts);
  const picture = pictures?.[type];
  const handsOver = useMemo(
    () => picture && canHandOver(toFile(picture.png, type)),
    [picture, type],
  );

  /** Runs with the picture, named by this moment; says so where it is not there yet. */
  function withPicture(run: (file: File) => void): void {
    if (picture) run(toFile(picture.png, type));
    else
      toast({
        title: 'Loading Data',
        description: 'Please wait for your progress data to load first',
      });
  }

  const ways = (
    <>
      {types.length > 1 && (
        <PictureChoice types={types} value={type} onChange={setType} pictures={pictures} />
      )}
      <div>
        <div className="grid auto-cols-fr grid-flow-col gap-3">
          <Button full onClick={() => withPicture(downloadPicture)}>
            <Download size={20} strokeWidth={1.6} aria-hidden />
            Download
          </Button>
          {handsOver && (
            <Button
              variant="secondary"
              full
              onClick={() => withPicture((file) => void handPictureOver(file, text))}
            >
              <Share2 size={20} strokeWidth={1.6} aria-hidden />
              Share
            </Button>
          )}
        </div>
        <SendTo
          text={text}
          onInstagram={() => withPicture((file) => void postTo(INSTAGRAM, file, text))}
          onFacebook={() =>
            withPicture((file) => void postTo(facebook(location.origin), file, text))
          }
        />
        {foot}
      </div>
    </>
  );
  return (
    <HubScreen className="share" side={ways} sideOnPhones>
      {head}
      <h1>{title ?? 'Share Your Journey'}</h1>
      <p className="lead mt-1.5 mb-5">{lead}</p>
      <div className="share-picture">
        {picture && facts && <img src={picture.url} alt={describePicture(type, facts)} />}
        {!picture && (failed ? <NotDrawn onRetry={retry} /> : <Drawing />)}
      </div>
    </HubScreen>
  );
}

function toFile(png: Blob, type: PictureType): File {
  const moment = now();
  const name = pictureFileName(type, moment, utcOffsetMinutes(moment));
  return new File([png], name, { type: 'image/png' });
}

function Drawing() {
  return (
    <p
      role="status"
      className="grid h-full place-content-center justify-items-center gap-2 text-ink-2"
    >
      <span className="skeleton">
        <Spinner />
      </span>
      <span className="sr-only">Loading</span>
    </p>
  );
}

function NotDrawn({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div
      className="grid h-full place-content-center justify-items-center gap-2 text-ink-2"
      role="alert"
    >
      <p>We couldn’t draw the picture.</p>
      <Button variant="text" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
