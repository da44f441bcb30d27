import { Link } from 'react-router-dom';

const LINKS = [
  { to: '/privacy-policy', label: 'Privacy Policy' },
  { to: '/privacy-settings', label: 'Privacy Settings' },
  { to: '/data-export', label: 'Export Data' },
];

/** What a person may know and decide about their data. */
export function PrivacyFooter() {
  return (
    <footer className="-mx-(--gutter) mt-12 bg-sunk px-(--gutter) py-6 md:mx-0 md:rounded-leaf md:px-6 md:py-5">
      <h3 className="mb-1.5">Your Privacy &amp; Data Rights</h3>
      <p className="note">
        GDPR &amp; CCPA Compliant. AI tools may make errors. Verify results with biblical judgment.
      </p>
      <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-ui-sm">
        {LINKS.map(({ to, label }) => (
          <Link key={to} to={to} className="text-link inline-flex min-h-11 items-center">
            {label}
          </Link>
        ))}
      </p>
    </footer>
  );
}
