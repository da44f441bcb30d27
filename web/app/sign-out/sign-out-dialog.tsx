import { Download, Lock } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import type { DeviceRecord } from '../../../shared/records/record';
import { useToday } from '../../live/use-today';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { MiniPane } from '../../ui/mini-pane';
import { unsentLines, unsentTitle } from './unsent';

interface Props {
  /** What has not been sent; undefined while the dialog is closed. */
  readonly unsent: readonly DeviceRecord[] | undefined;
  readonly online: boolean;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Asks what happens to unsent words before a sign-out. Nothing here discards any (F3). */
export function SignOutDialog({ unsent, online, onStay, onLeave }: Props) {
  const navigate = useNavigate();
  const records = unsent ?? [];
  const them = records.length === 1 ? 'it' : 'them';
  const reason = online
    ? 'The server could not be reached just now.'
    : 'There is no signal just now.';
  const exportFirst = () => {
    onStay();
    void navigate('/data-export');
  };
  return (
    <Dialog
      open={unsent !== undefined}
      onOpenChange={(next) => !next && onStay()}
      alert
      title={unsentTitle(records.length)}
      description={`${reason} Choose what happens to ${them} before you log out.`}
    >
      <UnsentList records={records} />
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
          {`Log out, keep ${them} here`}
        </Button>
      </div>
      <p className="note mt-3.5 text-center">
        What stays on this device is sent when you sign in here again.
      </p>
    </Dialog>
  );
}

function UnsentList({ records }: { records: readonly DeviceRecord[] }) {
  const today = useToday();
  return (
    <ul className="mt-4 max-h-48 overflow-y-auto border-rule border-b">
      {unsentLines(records, today).map(({ key, hour, text }) => (
        <li key={key} className="flex items-center gap-3 border-rule border-t py-3 text-ui-sm">
          <MiniPane hour={hour} lit={false} />
          {text}
        </li>
      ))}
    </ul>
  );
}
