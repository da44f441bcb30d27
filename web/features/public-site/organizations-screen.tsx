import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import { nameAllOfPremium } from '../../../shared/domain/premium-words';
import { readSession } from '../../platform/session';
import { Button } from '../../ui/button';
import { Fact, Facts } from '../../ui/facts';
import { Tabs } from '../../ui/tabs';
import { ORGANIZATION_FEATURES } from './model/organization-features';
import { PLANS, type Plan } from './model/plans';
import { FeatureList } from './parts/feature-list';
import { PublicPage } from './parts/public-page';
import { ENTERPRISE_INQUIRY, type SalesAddress, SalesLink } from './parts/sales-link';
import { useSalesAddress } from './queries';
import '../../ui/styles/late/plans.css';

/** For Organizations (spec sections 2 and 9): Features, Pricing, Support. */
export function OrganizationsScreen() {
  const sales = useSalesAddress();
  return (
    <PublicPage title="For Organizations">
      <Link to="/" className="text-link mb-2 inline-flex min-h-12 items-center">
        Back
      </Link>
      <div className="organizations-head">
        <h1 className="public-title">Walk it together</h1>
        <p className="public-lede">
          Ninety days for a congregation, a team, or a campus. Leaders can’t read anyone’s entries.
        </p>
      </div>
      <Tabs
        className="organizations-tabs"
        label="For Organizations"
        defaultValue="features"
        tabs={[
          { value: 'features', label: 'Features', content: <Features /> },
          { value: 'pricing', label: 'Pricing', content: <Pricing sales={sales} /> },
          { value: 'support', label: 'Support', content: <Support sales={sales} /> },
        ]}
      />
    </PublicPage>
  );
}

function Features() {
  return (
    <>
      <h2 className="sr-only">Features</h2>
      <FeatureList features={ORGANIZATION_FEATURES} />
      <p className="mt-6 text-ink-2">
        <Link to="/about-ai" className="text-link">
          About the AI
        </Link>{' '}
        says what the companion can answer, and what it can’t.
      </p>
      <p className="mt-3 text-ink-2">
        <Link to="/for-organizations/guide" className="text-link">
          How to lead a ninety-day group
        </Link>{' '}
        is one page to print for leaders of a circle.
      </p>
      {/* The spec has this page for people who are signed in. */}
      {readSession() !== null && (
        <p className="mt-3 text-ink-2">
          <Link to="/nourish" className="text-link">
            About Nourish
          </Link>{' '}
          shows the practice of eating and drinking with care, for groups and teams.
        </p>
      )}
    </>
  );
}

interface SalesProps {
  readonly sales: SalesAddress;
}

function Pricing({ sales }: SalesProps) {
  return (
    <>
      <h2 className="sr-only">Pricing</h2>
      <div className="organizations-plans">
        {PLANS.map((plan) => (
          <PlanCard key={plan.name} plan={plan} sales={sales} />
        ))}
      </div>
      <p className="note mt-5">
        We agree on a plan with you by email, and nothing is charged on this page. Premium is
        separate, and each person decides about it. It adds {nameAllOfPremium()}.
      </p>
    </>
  );
}

function PlanCard({ plan, sales }: { readonly plan: Plan } & SalesProps) {
  const { name, price, users, offers, byArrangement } = plan;
  return (
    <article className="plan">
      <h3>{name}</h3>
      <p className="text-ink-2">{`${capitalized(users)} users`}</p>
      <p className="plan-price">
        <b>{price ?? 'Custom'}</b>
        {price !== undefined && <span>/month</span>}
      </p>
      <SalesLink sales={sales} subject={ENTERPRISE_INQUIRY} variant="secondary" full>
        Contact Sales
      </SalesLink>
      <ul className="public-points">
        {offers.map((offer) => (
          <li key={offer}>
            <Check size={16} strokeWidth={1.6} aria-hidden />
            {offer}
          </li>
        ))}
      </ul>
      {byArrangement && (
        <Facts>
          <Fact label="By arrangement">{byArrangement}</Fact>
        </Facts>
      )}
    </article>
  );
}

function Support({ sales }: SalesProps) {
  return (
    <>
      <h2 className="sr-only">Support</h2>
      <p className="public-lede">
        Write to us about support. We agree with you what your plan includes.
      </p>
      <div className="public-ways">
        <SalesLink sales={sales} subject={ENTERPRISE_INQUIRY}>
          Contact Sales
        </SalesLink>
        <Button variant="secondary" asChild>
          <Link to="/privacy-policy">Security &amp; Privacy</Link>
        </Button>
      </div>
    </>
  );
}

function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
