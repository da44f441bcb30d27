import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { SALES_HERE } from '../../shared/content/front-page';
import { LandingPage } from '../../web/features/public-site/parts/landing-page';

/** The landing page as HTML, for somebody this browser has never seen. */
export function renderLanding(hasSales: boolean): string {
  const sales = hasSales
    ? ({ state: 'here', address: SALES_HERE } as const)
    : ({ state: 'none' } as const);
  return renderToStaticMarkup(
    <StaticRouter location="/">
      <LandingPage hasId={false} sales={sales} />
    </StaticRouter>,
  );
}
