import { Link } from 'react-router-dom';
import { Brand } from '../../../ui/mark';

export function PublicFooter() {
  return (
    <footer className="public-footer">
      <div className="public-wide flex flex-wrap items-center justify-between gap-x-8 gap-y-5">
        <div>
          <Link to="/" className="inline-flex min-h-12 items-center rounded-mark">
            <Brand />
          </Link>
          <p className="note">Your path to spiritual wellness and personal growth</p>
        </div>
        <nav aria-label="More" className="public-footer-links">
          <Link to="/about-ai">About the AI</Link>
          <Link to="/privacy-policy">Security &amp; Privacy</Link>
          <Link to="/terms-of-service">Terms of Service</Link>
          <Link to="/for-organizations">For Organizations</Link>
          <Link to="/mobile-ad">On your phone</Link>
        </nav>
      </div>
    </footer>
  );
}
