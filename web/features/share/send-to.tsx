import { Camera, Check, Copy, Mail, MessageCircle, ThumbsUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCopyShareText } from '../../journey/react/use-copy-share-text';
import { emailLink, whatsAppLink } from '../../journey/share-words';

interface SendToProps {
  readonly text: string;
  readonly onInstagram: () => void;
  readonly onFacebook: () => void;
}

const ICON = { size: 20, strokeWidth: 1.6, 'aria-hidden': true } as const;

/** Five ways to others: two with the picture, three with words. */
export function SendTo({ text, onInstagram, onFacebook }: SendToProps) {
  const { copied, copy } = useCopyShareText(text);
  return (
    <ul className="share-to">
      <li>
        <button type="button" onClick={onInstagram}>
          <Round>
            <Camera {...ICON} />
          </Round>
          Instagram
        </button>
      </li>
      <li>
        <button type="button" onClick={onFacebook}>
          <Round>
            <ThumbsUp {...ICON} />
          </Round>
          Facebook
        </button>
      </li>
      <li>
        <a href={whatsAppLink(text)} target="_blank" rel="noreferrer">
          <Round>
            <MessageCircle {...ICON} />
          </Round>
          WhatsApp
        </a>
      </li>
      <li>
        <a href={emailLink(text)}>
          <Round>
            <Mail {...ICON} />
          </Round>
          Email
        </a>
      </li>
      <li>
        <button type="button" onClick={copy}>
          <Round>{copied ? <Check {...ICON} /> : <Copy {...ICON} />}</Round>
          {copied ? 'Copied' : 'Copy'}
        </button>
      </li>
    </ul>
  );
}

function Round({ children }: { readonly children: ReactNode }) {
  return <span className="share-round">{children}</span>;
}
