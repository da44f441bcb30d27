import { Lock } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/button';
import { useHere } from '../../ui/came-from';
import { Tabs } from '../../ui/tabs';

interface Way {
  readonly value: string;
  readonly label: string;
  readonly about: string;
  /** The way in: where it leads, and what the button says. */
  readonly door: { readonly to: string; readonly label: string };
}

const WAYS: readonly Way[] = [
  {
    value: 'pray-scripture',
    label: 'Pray Scripture',
    about: 'Take one passage and pray it back, line by line.',
    door: { to: '/pray/scripture', label: 'Pray a Passage' },
  },
  {
    value: 'acts-flow',
    label: 'ACTS Flow',
    about: 'Adoration, confession, thanksgiving, supplication: one after another.',
    door: { to: '/pray/acts', label: 'Begin ACTS' },
  },
  {
    value: 'intercession-cards',
    label: 'Intercession Cards',
    about: 'One name on each card, and time to hold it before God.',
    door: { to: '/pray/cards', label: 'Open Your Cards' },
  },
  {
    value: 'declarations',
    label: 'Declarations',
    about: 'Say aloud what God has said, until it settles.',
    door: { to: '/pray/declarations', label: 'Open Declarations' },
  },
];

/** Four ways, the way to the circles, and who can read this. */
export function MoreWays() {
  const here = useHere();
  return (
    <section className="question">
      <h2>More ways to pray</h2>
      <Tabs
        label="More ways to pray"
        defaultValue="pray-scripture"
        tabs={WAYS.map(({ value, label, about, door }) => ({
          value,
          label,
          content: (
            <>
              <p className="font-serif text-prose leading-note">{about}</p>
              <Button asChild variant="secondary" size="sm" className="mt-3">
                <Link to={door.to} state={here}>
                  {door.label}
                </Link>
              </Button>
            </>
          ),
        }))}
      />
      <Button asChild variant="secondary" full>
        <Link to="/prayer-groups">Join Prayer Circles</Link>
      </Button>
      <p className="note mt-2 flex items-start gap-2">
        <Lock size={16} strokeWidth={1.6} aria-hidden className="mt-0.5 flex-none" />
        <span>
          What you write here stays private to you unless you choose to share it with a circle.
        </span>
      </p>
    </section>
  );
}
