import { Ban, Download, KeyRound, type LucideIcon, Smartphone } from 'lucide-react';
import { Link } from 'react-router-dom';
import { HowFiguresWork } from '../../account/react/figures-explained';
import { CIRCLE_NOTE, SHARING_NOTE } from '../../account/sharing-words';
import { Switch } from '../../ui/switch';
import type { Choices } from './choices';

const PROMISES: readonly {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly line: string;
}[] = [
  {
    icon: Smartphone,
    title: 'Saved on this device first',
    line: 'It works offline, and it syncs when you’re back online.',
  },
  {
    icon: KeyRound,
    title: 'Encrypted with your own key',
    line: 'It’s encrypted on its way to our server and while it’s there.',
  },
  {
    icon: Download,
    title: 'Yours to export or delete',
    line: 'Export everything or delete your account at any time.',
  },
  {
    icon: Ban,
    title: 'Not used to train a model',
    line: 'Unless you turn it on in Privacy Settings.',
  },
];

const OFF = 'Off unless you turn it on.';
/** The code could not be looked up. */
const IF_CIRCLE = 'None of it is shared with a prayer circle.';

interface Props {
  readonly choices: Choices;
  readonly onChange: (choice: Partial<Choices>) => void;
}

/** What is promised about a person's words, and for members of a group the one thing to decide. */
export function PrivacyStep({ choices, onChange }: Props) {
  const { userType, group, sharesReflections } = choices;
  return (
    <>
      <h1 className="mt-3">What you write is yours</h1>
      <ul className="rows mt-5">
        {PROMISES.map(({ icon: Icon, title, line }) => (
          <li key={title} className="grid grid-cols-[1.75rem_1fr] gap-3.5">
            <Icon size={20} strokeWidth={1.6} aria-hidden className="mt-0.5 text-gold-ink" />
            <div>
              <p className="font-serif text-prose leading-subhead font-subhead">{title}</p>
              <p className="text-rail leading-note text-ink-2">{line}</p>
            </div>
          </li>
        ))}
      </ul>
      {userType === 'group_member' && group?.isCircle && (
        <p className="note mt-5">{`${group.name} is a prayer circle. ${CIRCLE_NOTE}`}</p>
      )}
      {userType === 'group_member' && !group?.isCircle && (
        <>
          <Switch
            className="mt-5"
            label="Share reflections with my group"
            note={
              group
                ? `${group.name}. ${OFF} ${SHARING_NOTE}`
                : `${OFF} ${SHARING_NOTE} ${IF_CIRCLE}`
            }
            checked={sharesReflections}
            onChange={(checked) => onChange({ sharesReflections: checked })}
          />
          <HowFiguresWork of="organization" className="mt-1" />
        </>
      )}
    </>
  );
}

/** What starting means. */
export function Terms() {
  return (
    <p className="note text-center md:-order-1">
      By starting, you agree to the{' '}
      <Link to="/terms-of-service" className="text-link">
        Terms
      </Link>{' '}
      and{' '}
      <Link to="/privacy-policy" className="text-link">
        Privacy Policy
      </Link>
      .
    </p>
  );
}
