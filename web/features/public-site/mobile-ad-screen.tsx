import { Award, CircleUserRound, House, MessagesSquare } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/button';
import { hourClass } from '../../ui/hour';
import { HourIcon } from '../../ui/icon';
import { Brand } from '../../ui/mark';
import { Sunrise } from '../../ui/sunrise';
import { PublicPage } from './parts/public-page';
import '../../ui/styles/late/mobile-ad.css';

const DAY = 13;
const QUIET = 10;
const LIT: ReadonlySet<number> = new Set(
  Array.from({ length: DAY - 1 }, (_, at) => at + 1).filter((day) => day !== QUIET),
);

const ACTIVITIES = [
  { hour: 'drop', name: 'Daily Drop' },
  { hour: 'check', name: 'Check-In' },
  { hour: 'journal', name: 'Journal' },
] as const;

const TABS = [
  { name: 'Home', Icon: House },
  { name: 'Community', Icon: MessagesSquare },
  { name: 'Awards', Icon: Award },
  { name: 'Profile', Icon: CircleUserRound },
] as const;

/** A phone with a sample of the app (spec section 2). Everything on it is a picture: nothing there can be pressed. */
export function MobileAdScreen() {
  return (
    <PublicPage title="On your phone">
      <div className="public-hero">
        <div>
          <Link to="/" className="text-link mb-2 inline-flex min-h-12 items-center">
            Back to home
          </Link>
          <h1 className="public-title">Ninety days, in your pocket.</h1>
          <p className="public-lede">
            Put it on your home screen. It opens offline and saves what you write on your phone
            first.
          </p>
          <div className="public-ways">
            <Button asChild>
              <Link to="/register">Get Started</Link>
            </Button>
          </div>
        </div>
        <Phone />
      </div>
    </PublicPage>
  );
}

function Phone() {
  return (
    <figure className="mobile-ad-figure">
      <div className="mobile-ad-phone">
        <p className="mobile-ad-bar">
          <Brand />
        </p>
        <Sunrise day={DAY} lit={LIT} numeral={false} decorative />
        <p className="mt-6 px-3 font-serif text-[1.75rem] leading-name font-title">
          Welcome to Day 13
        </p>
        <p className="streak-pill">2 Day Streak</p>
        <ul className="mobile-ad-activities">
          {ACTIVITIES.map(({ hour, name }) => (
            <li key={hour} className={hourClass(hour)}>
              <span className="mini-pane mini-pane-large">
                <HourIcon hour={hour} size={12} />
              </span>
              {name}
            </li>
          ))}
        </ul>
        <ul className="mobile-ad-tabs">
          {TABS.map(({ name, Icon }) => (
            <li key={name}>
              <Icon size={20} strokeWidth={1.6} aria-hidden />
              {name}
            </li>
          ))}
        </ul>
      </div>
      <figcaption className="note">A sample, not a real person’s day.</figcaption>
    </figure>
  );
}
