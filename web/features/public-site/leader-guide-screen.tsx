import { Link, useLocation } from 'react-router-dom';
import { useCameFrom } from '../../ui/came-from';
import { PrintButton } from '../../ui/print-button';
import { GUIDE_LEAD, GUIDE_PARTS, GUIDE_TITLE } from './model/leader-guide-words';
import { PublicPage } from './parts/public-page';
import '../../ui/styles/late/leader-guide.css';

/** The guide for leaders of a circle: one page to read and to print, for everybody and offline (W21). */
export function LeaderGuideScreen() {
  const parent = useLocation().pathname.replace(/\/[^/]*$/, '');
  return (
    <PublicPage title="Leader guide" className="printed leader-guide">
      <div className="unprinted flex items-center justify-between gap-4">
        <Link to={useCameFrom(parent)} className="text-link inline-flex min-h-12 items-center">
          Back
        </Link>
        <PrintButton label="Print the guide" as="line" />
      </div>
      <p className="running">Choose Wholeness</p>
      <h1 className="public-title">{GUIDE_TITLE}</h1>
      <p className="public-lede mt-3">{GUIDE_LEAD}</p>
      <div className="leader-guide-parts">
        {GUIDE_PARTS.map(({ title, lines }) => (
          <section key={title}>
            <h2>{title}</h2>
            <ul>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </PublicPage>
  );
}
