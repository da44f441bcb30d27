import { Download, Lock } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { SYNC } from '../../../shared/records/record';
import { useToday } from '../../live/react/use-today';
import { now, utcOffsetMinutes } from '../../platform/clock';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { pluralize } from '../../ui/format/numbers';
import { MiniPane } from '../../ui/mini-pane';
import { draftLines } from './draft-lines';
import type { Question } from './sign-out';
import { countUnsent, type UnsentLine, unsentLines, unsentTitle } from './unsent';

const NOTHING: Question = { records: [], recordings: [], outbox: [], drafts: [], canSeal: false };

interface Props {
  /** What has not been sent; undefined while the dialog is closed. */
  readonly question: Question | undefined;
  readonly online: boolean;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Asks what happens to unsent words before a sign-out. Nothing here discards any (F3). */
export function SignOutDialog({ question = NOTHING, online, onStay, onLeave }: Props) {
  const navigate = useNavigate();
  const count = countUnsent(question);
  const drafts = draftLines(question.drafts);
  const them = pluralize(count + drafts.length, 'it', 'them');
  const { canSeal } = question;
  const exportFirst = () => {
    onStay();
    void navigate('/data-export');
  };
  return (
    <Dialog
      open={question !== NOTHING}
      onOpenChange={(next) => !next && onStay()}
      alert
      title={unsentTitle(count)}
      description={`${whyUnsent(question, online)} Choose what happens to ${them} before you sign out.`}
    >
      <UnsentList question={question} drafts={drafts} />
      <div className="dialog-actions">
        <Button variant="primary" full autoFocus onClick={onStay}>
          Stay signed in
        </Button>
        <Button variant="secondary" full onClick={exportFirst}>
          <Download size={20} strokeWidth={1.6} aria-hidden="true" />
          {`Export ${them} first`}
        </Button>
        <Button variant="secondary" full onClick={onLeave}>
          <Lock size={20} strokeWidth={1.6} aria-hidden="true" />
          {canSeal ? `Sign out and lock ${them} here` : `Sign out and keep ${them} here`}
        </Button>
      </div>
      <p className="note mt-3.5 text-center">
        {canSeal
          ? `You can read ${them} again when you sign in on this device.`
          : `We’ll sync ${them} when you sign in here again.${drafts.length > 0 ? ' Drafts stay drafts.' : ''}`}
      </p>
    </Dialog>
  );
}

/** What is held back would wait just as long with a signal. */
function whyUnsent({ records, recordings, outbox }: Question, online: boolean): string {
  if (!online) return 'You’re offline.';
  const isHeld =
    records.every(({ sync }) => sync === SYNC.held) &&
    [...recordings, ...outbox].every(({ state }) => state === 'held');
  return isHeld
    ? 'Some items can’t be synced. Open Sync to see why.'
    : 'We couldn’t reach the server.';
}

interface UnsentListProps {
  readonly question: Question;
  readonly drafts: readonly UnsentLine[];
}

function UnsentList({ question, drafts }: UnsentListProps) {
  const today = useToday();
  const unsent = unsentLines(question, today, utcOffsetMinutes(now()));
  return (
    <ul className="mt-4 max-h-48 overflow-y-auto border-rule border-b">
      {[...unsent, ...drafts].map(({ key, hour, text }) => (
        <li key={key} className="flex items-center gap-3 border-rule border-t py-3 text-ui-sm">
          <MiniPane hour={hour} lit={false} />
          {text}
        </li>
      ))}
    </ul>
  );
}
