import { Link } from 'react-router-dom';
import { Button } from '../../ui/button';
import { NOURISH_FEATURES } from './model/nourish-words';
import { FeatureList } from './parts/feature-list';
import { PublicPage } from './parts/public-page';
import { SalesLink } from './parts/sales-link';
import { useSalesAddress } from './queries';

/** Nourish, told to groups and teams (spec sections 1 and 2). For whoever is signed in. */
const PART_HEADING = 'text-[clamp(1.75rem,3cqi,2.25rem)] leading-name font-title';

export function NourishMarketingScreen() {
  const sales = useSalesAddress();
  return (
    <PublicPage title="About Nourish" className="h-nourish">
      <Link to="/" className="text-link mb-2 inline-flex min-h-12 items-center">
        Back to home
      </Link>
      <h1 className="public-title">Care for the body you pray with.</h1>
      <p className="public-lede mt-5">
        Water, meals, attention, and thanks, in a minute or two a day. Do it alone, or beside the
        people in your prayer circle.
      </p>
      <div className="public-ways mt-7">
        <Button asChild>
          <Link to="/nourish/track">Open Nourish</Link>
        </Button>
        <SalesLink sales={sales} subject="Nourish Demo Request" variant="secondary">
          Request a Demo
        </SalesLink>
      </div>
      <section className="mt-13">
        <h2 className={PART_HEADING}>For groups and teams</h2>
        <div className="mt-6">
          <FeatureList features={NOURISH_FEATURES} />
        </div>
      </section>
      <section className="mt-13">
        <h2 className={PART_HEADING}>What people say</h2>
        <p className="mt-2 text-ink-2">
          You’ll read the words of people who use Nourish here, when they agree to be quoted.
        </p>
      </section>
      <section className="mt-13">
        <h2 className={PART_HEADING}>Try it with a team</h2>
        <p className="public-lede mt-5">
          We’ll agree with you how long a pilot lasts, and we’ll set it up together.
        </p>
        <div className="public-ways mt-7">
          <SalesLink sales={sales} subject="Nourish Pilot Request">
            Request a Pilot for Your Team
          </SalesLink>
        </div>
      </section>
    </PublicPage>
  );
}
