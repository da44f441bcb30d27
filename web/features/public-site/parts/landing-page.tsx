import { Link } from 'react-router-dom';
import { TRANSLATION } from '../../../../shared/content/translation';
import { Button } from '../../../ui/button';
import { ContentsItem, ContentsList } from '../../../ui/contents-list';
import { hourClass } from '../../../ui/hour';
import { HourIcon } from '../../../ui/icon';
import { Scripture } from '../../../ui/scripture';
import { Sunrise } from '../../../ui/sunrise';
import { ALL_DAYS } from '../../../ui/sunrise-geometry';
import { LANDING_VERSE, PRACTICES, PROMISES } from '../model/landing-words';
import { PLANS } from '../model/plans';
import { PublicFooter } from './public-footer';
import { PublicNav } from './public-nav';
import { ENTERPRISE_INQUIRY, type SalesAddress, SalesLink } from './sales-link';
import { WayIn } from './ways-in';
import '../../../ui/styles/late/public.css';
import '../../../ui/styles/late/landing.css';

interface LandingPageProps {
  /** Whether a user id is stored on this browser. */
  readonly hasId: boolean;
  readonly sales: SalesAddress;
}

/** The landing page (spec section 2). The build prerenders it, so it asks nothing of the browser. */
export function LandingPage({ hasId, sales }: LandingPageProps) {
  return (
    <div className="public landing">
      <PublicNav />
      <main id="main" tabIndex={-1}>
        <Hero hasId={hasId} />
        <Practices />
        <Guidance />
        <Company hasId={hasId} sales={sales} />
        <Close hasId={hasId} />
      </main>
      <PublicFooter />
    </div>
  );
}

function Hero({ hasId }: Pick<LandingPageProps, 'hasId'>) {
  return (
    <section className="landing-hero">
      <div className="public-wide">
        <h1>
          Ninety mornings toward a <em>whole</em> life.
        </h1>
        <div className="landing-hero-row">
          <p className="public-lede">
            A 90-day journey of Scripture, check-ins, and journaling. Take 5 minutes to read, check
            in, and write.
          </p>
          <div>
            <div className="public-ways">
              <WayIn way="journey" hasId={hasId} />
              <Button variant="text" asChild>
                <Link to="/login">Sign in</Link>
              </Button>
              <WayIn way="devotionals" hasId={hasId} />
              <WayIn way="circles" hasId={hasId} />
            </div>
            <p className="note">Free to start, no commitment, start anytime.</p>
          </div>
        </div>
      </div>
      <WholeSun />
    </section>
  );
}

function Practices() {
  return (
    <section className="landing-band">
      <div className="public-wide">
        <h2>Five small practices. Each one lights a window in your day.</h2>
        <ul className="landing-practices">
          {PRACTICES.map(({ hour, name, text }) => (
            <li key={hour} className={hourClass(hour)}>
              <span className="window-pane window-pane-lit">
                <span className="window-icon">
                  <HourIcon hour={hour} size={24} />
                </span>
              </span>
              <div>
                <h3>{name}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
        <p className="landing-journey">
          Ninety days in order, your progress in one sunrise, and a history of every day. It all
          works offline too.
        </p>
        <p className="running">
          Our goal: 90% of people feel a deeper connection within 14 days. We don’t measure it.
        </p>
      </div>
    </section>
  );
}

function Guidance() {
  return (
    <section className="landing-band landing-guidance">
      <div className="public-wide landing-halves">
        <Scripture reference={LANDING_VERSE.reference} translation={TRANSLATION.id}>
          {LANDING_VERSE.text}
        </Scripture>
        <div>
          <h2>Guided by Scripture, and honest about its limits.</h2>
          <ul className="landing-promises">
            {PROMISES.map(({ name, text }) => (
              <li key={name}>
                <h3>{name}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
          <Link to="/about-ai" className="text-link public-way">
            About the AI
          </Link>
        </div>
      </div>
    </section>
  );
}

function Company({ hasId, sales }: LandingPageProps) {
  return (
    <section className="landing-band">
      <div className="public-wide landing-halves landing-company">
        <div>
          <h2>Better in company.</h2>
          <p className="public-lede">
            Prayer circles hold requests, answers, and encouragement in one quiet place.
          </p>
          <div className="public-ways">
            <WayIn way="circles" hasId={hasId} />
          </div>
        </div>
        <div>
          <ContentsList label="Plans for organizations">
            {PLANS.map(({ name, users }) => (
              <ContentsItem key={name} to="/for-organizations" name={name} value={users} />
            ))}
          </ContentsList>
          <p className="mt-4 mb-1 text-ink-2">
            Churches, ministries, and workplaces can walk the ninety days together.
          </p>
          <Link to="/for-organizations" className="text-link public-way">
            See how this can scale for your organization
          </Link>
          <div className="public-ways">
            <Button variant="secondary" asChild>
              <Link to="/for-organizations">Explore Enterprise Features</Link>
            </Button>
            <SalesLink sales={sales} subject={ENTERPRISE_INQUIRY} variant="secondary">
              Contact Sales
            </SalesLink>
          </div>
        </div>
      </div>
    </section>
  );
}

function Close({ hasId }: Pick<LandingPageProps, 'hasId'>) {
  return (
    <section className="landing-close">
      <h2>Every morning is a fair place to begin.</h2>
      <WayIn way="journey" hasId={hasId} />
      <WholeSun />
    </section>
  );
}

/** Every one of the ninety days lit. */
function WholeSun() {
  return <Sunrise day={0} lit={ALL_DAYS} numeral={false} decorative />;
}
