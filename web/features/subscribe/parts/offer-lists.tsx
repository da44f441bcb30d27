import {
  Award,
  ChartNoAxesColumn,
  Feather,
  HandHeart,
  Hourglass,
  type LucideIcon,
  MessagesSquare,
  Mic,
  Sunrise,
  ThumbsUp,
} from 'lucide-react';
import { type Heard, sayAudio } from '../../../../shared/content/audio-words';
import { PREMIUM_FEATURES, type PremiumFeature } from '../../../../shared/domain/plan';
import { FREE_WORDS, PREMIUM_WORDS } from '../../../../shared/domain/premium-words';
import { Part } from '../../../ui/screen';

const ICONS: Readonly<Record<PremiumFeature, LucideIcon>> = {
  'unlimited-entries': Feather,
  'advanced-tracking': ChartNoAxesColumn,
  'premium-content': Hourglass,
  'achievement-sharing': Award,
  'community-suggestions': MessagesSquare,
  voting: ThumbsUp,
};

/** What Premium adds, and beside it what is free for everybody. Drops are undefined until they are known. */
export function OfferLists({ drops }: { readonly drops: readonly Heard[] | undefined }) {
  const { devotionals, voice, circles } = FREE_WORDS;
  return (
    <>
      <Part title="What Premium adds">
        <ul className="rows">
          {PREMIUM_FEATURES.map((feature) => (
            <Gain key={feature} icon={ICONS[feature]} {...PREMIUM_WORDS[feature]} />
          ))}
        </ul>
      </Part>
      <Part title="Free on every plan">
        <ul className="rows">
          <Gain icon={Sunrise} name={devotionals} line={sayAudio(drops)} />
          <Gain icon={Mic} {...voice} />
          <Gain icon={HandHeart} {...circles} />
        </ul>
      </Part>
    </>
  );
}

interface GainProps {
  readonly icon: LucideIcon;
  readonly name: string;
  readonly line: string;
}

function Gain({ icon: Icon, name, line }: GainProps) {
  return (
    <li className="grid grid-cols-icon gap-3.5 py-3.5">
      <Icon size={20} strokeWidth={1.6} aria-hidden className="mt-1 text-gold-ink" />
      <div>
        <h3 className="font-serif text-subhead leading-subhead font-subhead">{name}</h3>
        <p className="text-ink-2 text-ui-sm">{line}</p>
      </div>
    </li>
  );
}
