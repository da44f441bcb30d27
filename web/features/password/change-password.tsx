import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import {
  MISSING_CURRENT_PASSWORD,
  MISSING_NEW_PASSWORD,
  PASSWORD_RULE,
} from '../../../shared/api/password-words';
import { WhosePassword } from '../../account/react/whose-password';
import { sendPassword } from '../../account/send-password';
import { noteWeakPassword } from '../../account/weak-password';
import { usePerson } from '../../person/react/person-context';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { PasswordInput } from '../../ui/password-input';
import { toast } from '../../ui/toast-store';
import { useFocusOnInvalid } from '../../ui/use-focus-on-invalid';

const EMPTY = { currentPassword: '', newPassword: '' };
type Errors = Partial<Record<keyof typeof EMPTY, string>>;

/** The current password and a new one. What was typed stays until it was taken. */
export function ChangePassword({ onChanged }: { readonly onChanged: () => void }) {
  const { personId } = usePerson().store;
  const [typed, setTyped] = useState(EMPTY);
  const [errors, setErrors] = useState<Errors>({});
  const [pending, setPending] = useState(false);
  const fields = useFocusOnInvalid(pending ? undefined : errors);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    const missing = findMissing(typed);
    setErrors(missing);
    if (Object.keys(missing).length > 0) return;
    setPending(true);
    const outcome = await sendPassword('/api/account/password', typed);
    setPending(false);
    if (!outcome.ok) {
      const isCurrent = outcome.problem.code === 'INVALID_CREDENTIALS';
      setErrors({ [isCurrent ? 'currentPassword' : 'newPassword']: outcome.problem.message });
      return;
    }
    setTyped(EMPTY);
    noteWeakPassword(personId, false);
    toast({ title: 'Your new password is set' });
    onChanged();
  };
  return (
    <form
      ref={fields}
      noValidate
      className="mt-6 grid gap-4.5"
      onSubmit={(event) => void submit(event)}
    >
      <WhosePassword />
      <Field label="Current password" error={errors.currentPassword}>
        {({ id, describedBy, invalid }) => (
          <PasswordInput
            id={id}
            autoComplete="current-password"
            aria-describedby={describedBy}
            invalid={invalid}
            value={typed.currentPassword}
            disabled={pending}
            onChange={({ target }) => setTyped({ ...typed, currentPassword: target.value })}
          />
        )}
      </Field>
      <Field label="New password" hint={PASSWORD_RULE} error={errors.newPassword}>
        {({ id, describedBy, invalid }) => (
          <PasswordInput
            id={id}
            autoComplete="new-password"
            aria-describedby={describedBy}
            invalid={invalid}
            value={typed.newPassword}
            disabled={pending}
            onChange={({ target }) => setTyped({ ...typed, newPassword: target.value })}
          />
        )}
      </Field>
      <Button type="submit" full className="mt-2" pending={pending} pendingLabel="Saving...">
        Change Password
      </Button>
      <p className="text-center">
        <Link to="/forgot-password" className="text-link inline-flex min-h-12 items-center">
          Forgot your password?
        </Link>
      </p>
    </form>
  );
}

function findMissing({ currentPassword, newPassword }: typeof EMPTY): Errors {
  return {
    ...(currentPassword === '' && { currentPassword: MISSING_CURRENT_PASSWORD }),
    ...(newPassword.trim() === '' && { newPassword: MISSING_NEW_PASSWORD }),
  };
}
