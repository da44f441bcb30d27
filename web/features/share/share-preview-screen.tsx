import { ArrowLeft } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { invitation } from '../../live/share-words';
import { useToday } from '../../live/use-today';
import { Button } from '../../ui/button';
import { Brand } from '../../ui/mark';
import { sampleFacts } from './sample';
import { ShareForm } from './share-form';

/** Share, for visitors: the same pictures of somebody's ninety days. */
export function SharePreviewScreen() {
  const today = useToday();
  const facts = useMemo(() => sampleFacts(today), [today]);
  useEffect(() => {
    document.title = 'Share Your Journey · Choose Wholeness';
  }, []);
  return (
    <main className="share-preview">
      <header className="share-preview-head">
        <Link to="/" className="text-link">
          <ArrowLeft size={16} strokeWidth={1.6} aria-hidden />
          Back to Home
        </Link>
        <Brand />
      </header>
      <h1>Share Your Journey</h1>
      <p className="lead mt-1.5 mb-5">A sample of what you can send or keep on your own way.</p>
      <ShareForm facts={facts} text={invitation(location.origin)} />
      <Button variant="secondary" full asChild className="mt-8">
        <Link to="/register">Sign Up to Share Real Progress</Link>
      </Button>
    </main>
  );
}
