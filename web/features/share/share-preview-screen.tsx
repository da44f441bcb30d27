import { ArrowLeft } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { invitation } from '../../journey/share-words';
import { useToday } from '../../live/react/use-today';
import { Button } from '../../ui/button';
import { Brand } from '../../ui/mark';
import { PICTURE_TYPES } from './picture/picture-types';
import { sampleFacts } from './sample';
import { ShareRoom } from './share-room';

/** Share, for visitors: the same pictures of a sample. */
export function SharePreviewScreen() {
  const today = useToday();
  const facts = useMemo(() => sampleFacts(today), [today]);
  return (
    <ShareRoom
      types={PICTURE_TYPES}
      facts={facts}
      text={invitation(location.origin)}
      lead="A sample of the pictures you can send or save."
      head={
        <div className="mb-3 flex min-h-14 flex-wrap items-center justify-between gap-x-2">
          <title>Share · Choose Wholeness</title>
          <Link to="/" className="text-link inline-flex min-h-12 items-center gap-1.5">
            <ArrowLeft size={16} strokeWidth={1.6} aria-hidden />
            Back to Home
          </Link>
          <Brand />
        </div>
      }
      foot={
        <Button variant="secondary" full asChild className="mt-8">
          <Link to="/register">Sign Up to Share Real Progress</Link>
        </Button>
      }
    />
  );
}
