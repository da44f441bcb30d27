import { Printer } from 'lucide-react';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { InviteCode } from './invite-code';
import '../../../ui/styles/late/dialog-whole.css';

interface Props {
  readonly circleName: string;
  readonly code: string;
  readonly link: string;
  readonly onClose: () => void;
}

/** The QR code as large as the screen, to be held up or printed. */
export function InvitePoster({ circleName, code, link, onClose }: Props) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Join ${circleName}`}
      shape="whole"
      closable
      className="h-prayer invite-poster"
    >
      <PosterText code={code} link={link} />
      <Button variant="secondary" size="sm" onClick={() => print()}>
        <Printer size={16} strokeWidth={1.6} aria-hidden />
        Print it
      </Button>
    </Dialog>
  );
}

/** All that is on it beside the circle's name; also where the picture can't be drawn. */
export function PosterText({ code, link }: Pick<Props, 'code' | 'link'>) {
  return (
    <>
      <p className="invite-poster-lead">Scan this with your phone’s camera.</p>
      <InviteCode link={link} />
      <p className="invite-poster-text">
        {'Or open '}
        <span className="wrap-anywhere select-all">{link}</span>
      </p>
      <p className="numerals font-semibold tracking-wide">{code}</p>
    </>
  );
}
