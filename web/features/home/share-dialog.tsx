import { Check, Copy, Mail, MessageCircle } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Journey } from '../../live/use-journey';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { StreakPill } from '../../ui/streak-pill';
import { Sunrise } from '../../ui/sunrise';
import { toast } from '../../ui/toast-store';
import { emailLink, shareText, whatsAppLink } from './share-words';

interface ShareDialogProps {
  journey: Journey;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Share Your Journey: the day, the streak, and ways to send them. */
export function ShareDialog({ journey, open, onOpenChange }: ShareDialogProps) {
  const { day, lit, streak } = journey;
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
      {streak > 0 && <StreakPill days={streak} className="mt-3" />}
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
      </div>
    </Dialog>
  );
}

const COPIED_SHOWN_MS = 2000;

function CopyButton({ text }: { text: string }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      toast({ title: 'Copied!', description: 'Share text copied to clipboard.' });
    } catch {
      toast({ title: 'Error', description: 'Failed to copy text.', variant: 'destructive' });
    }
  }
  const Icon = copied ? Check : Copy;
  return (
    <Button full autoFocus onClick={() => void copy()}>
      <Icon size={20} strokeWidth={1.6} aria-hidden />
      {copied ? 'Copied' : 'Copy'}
    </Button>
  );
}
