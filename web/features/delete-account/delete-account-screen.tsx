import { Download, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { areDeletionWords, DELETION_WORDS } from '../../../shared/api/account-deletion';
import { useLive } from '../../live/react/use-live';
import { online } from '../../platform/online';
import { readSession } from '../../platform/session';
import { unsentCount, useSyncFacts } from '../../sync/react/sync-facts';
import { AS_TYPED } from '../../ui/as-typed';
import { Button } from '../../ui/button';
import { useCameFrom } from '../../ui/came-from';
import { Field, TextInput } from '../../ui/field';
import { PasswordInput } from '../../ui/password-input';
import { FocusScreen, Part } from '../../ui/screen';
import { type Deletion, useDeletion } from './use-deletion';

/** Deletes the account, after an export was offered, words were typed and the password was asked once more. */
export function DeleteAccountScreen() {
  const deletion = useDeletion();
  return (
    <FocusScreen title="Delete my account" backTo={useCameFrom('/privacy-settings')}>
      {deletion.phase === 'gone' ? <Gone /> : <BeforeDeletion deletion={deletion} />}
    </FocusScreen>
  );
}

/** Stands only until this device, too, has heard that the account is gone; then the sign-in screen says so. */
function Gone() {
  return (
    <div role="status">
      <h1>Goodbye</h1>
      <p className="lead mt-2">
        Your account is deleted. We’re removing your entries from this device.
      </p>
    </div>
  );
}

function BeforeDeletion({ deletion }: { deletion: Deletion }) {
  return (
    <>
      <h1>Before you go</h1>
      <p className="lead mt-2">
        We delete your entries, recordings, and photos from our server at once, and from your
        devices when they’re next online. You can’t undo this.
      </p>
      <ul className="mt-4 grid list-disc gap-2 pl-5 text-ink-2">
        <li>We destroy the key that encrypts your entries.</li>
        <li>Your questions, replies, and votes in the community are deleted too.</li>
        <li>What you posted in prayer circles stays with their members, without your name.</li>
        <li>Backups can still hold your account. They’re deleted within 30 days.</li>
        <li>Your subscription ends, if you have one.</li>
        <li>Someone else can take your username.</li>
      </ul>
      <TakeItWithYou />
      <Part title="Delete my account">
        <DeletionForm deletion={deletion} />
      </Part>
    </>
  );
}

function TakeItWithYou() {
  const facts = useSyncFacts();
  const isOnlyHere = facts && unsentCount(facts) + facts.held > 0;
  return (
    <Part title="Take it with you first">
      <p className="text-ink-2">
        Your export includes everything you’ve written
        {isOnlyHere && ', including entries that aren’t synced yet'}. You can read it without us and
        import it into another account.
      </p>
      <Button variant="secondary" full asChild className="mt-4">
        <Link to="/data-export">
          <Download size={20} strokeWidth={1.6} aria-hidden />
          Export Data
        </Link>
      </Button>
    </Part>
  );
}

function DeletionForm({ deletion }: { deletion: Deletion }) {
  const isOnline = useLive(online) ?? true;
  const [confirmation, setConfirmation] = useState('');
  const [password, setPassword] = useState('');
  const { phase, problem } = deletion;
  const isPending = phase === 'deleting';
  const isReady = areDeletionWords(confirmation) && password !== '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady && !isPending) deletion.deleteNow(confirmation, password);
  };
  return (
    <form className="grid gap-4" onSubmit={submit}>
      <Field label={`Type “${DELETION_WORDS}”`}>
        {({ id }) => (
          <TextInput
            id={id}
            {...AS_TYPED}
            value={confirmation}
            readOnly={isPending}
            onChange={(event) => setConfirmation(event.target.value)}
          />
        )}
      </Field>
      {/* Password managers look here for whose password it is. */}
      <input
        className="sr-only"
        autoComplete="username"
        value={readSession()?.username ?? ''}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      <Field label="Password" error={problem?.about === 'password' ? problem.message : undefined}>
        {({ id, describedBy, invalid }) => (
          <PasswordInput
            id={id}
            aria-describedby={describedBy}
            invalid={invalid}
            autoComplete="current-password"
            value={password}
            readOnly={isPending}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      </Field>
      {problem?.about === 'server' && (
        <p role="alert" className="text-danger">
          {problem.message}
        </p>
      )}
      {!isOnline && (
        <p role="status" className="note">
          You’re offline. Reconnect to delete your account.
        </p>
      )}
      <Button
        type="submit"
        variant="danger"
        full
        disabled={!isReady && !isPending}
        pending={isPending}
        pendingLabel="Deleting..."
      >
        <Trash2 size={20} strokeWidth={1.6} aria-hidden />
        Delete my account for good
      </Button>
      <Button variant="text" asChild>
        <Link to="/privacy-settings">Keep my account</Link>
      </Button>
    </form>
  );
}
