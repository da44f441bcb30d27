import { Link } from 'react-router-dom';
import { Button } from '../../ui/button';
import { FeatureList } from './feature-list';
import { NOURISH_FEATURES, TESTIMONIALS } from './nourish-words';
import { PublicPage } from './public-page';
import { useSalesAddress } from './queries';
import { SalesLink } from './sales-link';
import './nourish-marketing.css';

/** Nourish, told to groups and teams (spec sections 1 and 2). For whoever is signed in. */
export function NourishMarketingScreen() {
  const sales = useSalesAddress();
  return (
    <PublicPage title="About Nourish" className="h-nourish">
      <Link to="/" className="text-link public-back">
        Back to home
      </Link>
      <h1 className="public-title">Care for the body you pray with.</h1>
      <p className="public-lede nourish-lede">
        Water, meals, attention and thanks, in a minute a day. Alone, or with the people you already
        walk with.
      </p>
      <div className="public-ways nourish-ways">
        <Button asChild>
          <Link to="/nourish/track">Open Nourish</Link>
        </Button>
        <SalesLink sales={sales} subject="Nourish Demo Request" variant="secondary">
          Request a Demo
        </SalesLink>
      </div>
      <section className="nourish-part">
        <h2>For groups and teams</h2>
        <FeatureList features={NOURISH_FEATURES} />
      </section>
      <section className="nourish-part">
        <h2>What people might say</h2>
        <p className="mt-2 text-ink-2">
          Samples, written by us. Words of people who use Nourish will stand here once they agree to
          it.
        </p>
        <ul className="nourish-voices">
          {TESTIMONIALS.map(({ text, who }) => (
            <li key={who}>
              <figure>
                <blockquote>{text}</blockquote>
                <figcaption className="running">{`Sample: ${who}`}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </section>
      <section className="nourish-part">
        <h2>Try it with a team</h2>
        <p className="public-lede nourish-lede">
          A pilot lasts as long as you need to see whether it helps. We set it up with you.
        </p>
        <div className="public-ways nourish-ways">
          <SalesLink sales={sales} subject="Nourish Pilot Request">
            Request a Pilot for Your Team
          </SalesLink>
        </div>
      </section>
    </PublicPage>
  );
}
