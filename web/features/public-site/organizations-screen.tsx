import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/button';
import { Fact, Facts } from '../../ui/facts';
import { joinClasses } from '../../ui/join-classes';
import { Tabs } from '../../ui/tabs';
import { Tag } from '../../ui/tag';
import { FeatureList } from './feature-list';
import { ORGANIZATION_FEATURES } from './organization-features';
import { PLANS, type Plan } from './plans';
import { PublicPage } from './public-page';
import { useSalesAddress } from './queries';
import { ENTERPRISE_INQUIRY, type SalesAddress, SalesLink } from './sales-link';
import './organizations.css';

/** For Organizations (spec sections 2 and 9): Features, Pricing, Support. */
export function OrganizationsScreen() {
  const sales = useSalesAddress();
  return (
    <PublicPage title="For Organizations">
      <Link to="/" className="text-link public-back">
        Back
      </Link>
      <div className="organizations-head">
        <h1 className="public-title">Walk it together</h1>
        <p className="public-lede">
          Ninety days for a congregation, a team or a campus. Leaders see the whole, never a
          person’s page.
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
        says what the companion may answer, and what it may not.
      </p>
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
        Plans are agreed by mail; nothing is charged on this page. Reports never show a group
        smaller than five, and never any text.
      </p>
    </>
  );
}

function PlanCard({ plan, sales }: { readonly plan: Plan } & SalesProps) {
  const { name, price, users, supportWithin, isMostPopular = false, offers } = plan;
  return (
    <article className={joinClasses('plan', isMostPopular && 'plan-popular')}>
      {isMostPopular && <p className="running plan-mark">Most popular</p>}
      <h3>{name}</h3>
      <p className="text-ink-2">{`${capitalized(users)} users`}</p>
      <p className="plan-price">
        <b>{price ?? 'Custom'}</b>
        {price !== undefined && <span>/month</span>}
      </p>
      <SalesLink
        sales={sales}
        subject={ENTERPRISE_INQUIRY}
        variant={isMostPopular ? 'primary' : 'secondary'}
        full
      >
        Contact Sales
      </SalesLink>
      <ul className="public-points">
        {offers.map(({ text, standing }) => (
          <li key={text}>
            <Check size={16} strokeWidth={1.6} aria-hidden />
            <span>
              {text} {standing && <Tag tone="neutral">{standing}</Tag>}
            </span>
          </li>
        ))}
      </ul>
      <Facts>
        <Fact label="Support answers within">{supportWithin}</Fact>
      </Facts>
    </article>
  );
}

function Support({ sales }: SalesProps) {
  return (
    <>
      <h2 className="sr-only">Support</h2>
      <p className="public-lede">
        People answer. How soon depends on the plan, counted from when your mail arrives.
      </p>
      <Facts className="organizations-support">
        {PLANS.map(({ name, supportWithin }) => (
          <Fact key={name} label={name}>
            {supportWithin}
          </Fact>
        ))}
      </Facts>
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
