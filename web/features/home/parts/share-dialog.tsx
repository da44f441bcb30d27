import { Check, Copy, Image, Mail, MessageCircle } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useCopyShareText } from '../../../journey/react/use-copy-share-text';
import type { Journey } from '../../../journey/react/use-journey';
import { useShowsStreaks } from '../../../journey/react/use-shows-streaks';
import { emailLink, shareText, whatsAppLink } from '../../../journey/share-words';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { StreakPill } from '../../../ui/streak-pill';
import { Sunrise } from '../../../ui/sunrise';

interface ShareDialogProps {
  journey: Journey;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Share Your Journey: the day, the streak, and ways to send them. */
export function ShareDialog({ journey, open, onOpenChange }: ShareDialogProps) {
  const { day, lit, streak } = journey;
  const showsStreaks = useShowsStreaks();
  const text = shareText(day, location.origin);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      shape="arch"
      title="Share Your Journey"
      closable
      top={<Sunrise day={day} lit={lit} numeral={false} decorative className="mb-5" />}
    >
      <p className="running numerals mt-2">{`Day ${day} of 90`}</p>
      {showsStreaks && streak > 0 && <StreakPill days={streak} className="mt-3" />}
      <div className="mt-5 grid gap-2.5">
        <CopyButton text={text} />
        <div className="grid grid-cols-2 gap-2.5">
          <Button variant="secondary" asChild>
            <a href={whatsAppLink(text)} target="_blank" rel="noreferrer">
              <MessageCircle size={20} strokeWidth={1.6} aria-hidden />
              WhatsApp
            </a>
          </Button>
          <Button variant="secondary" asChild>
            <a href={emailLink(text)}>
              <Mail size={20} strokeWidth={1.6} aria-hidden />
              Email
            </a>
          </Button>
        </div>
        <Button variant="text" asChild>
          <Link to="/share">
            <Image size={20} strokeWidth={1.6} aria-hidden />
            Share a picture
          </Link>
        </Button>
      </div>
    </Dialog>
  );
}

function CopyButton({ text }: { text: string }) {
  const { copied, copy } = useCopyShareText(text);
  const Icon = copied ? Check : Copy;
  return (
    <Button full autoFocus onClick={copy}>
      <Icon size={20} strokeWidth={1.6} aria-hidden />
      {copied ? 'Copied' : 'Copy'}
    </Button>
  );
}
