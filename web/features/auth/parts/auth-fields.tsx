import { PASSWORD_RULE } from '../../../../shared/api/password-words';
import { AS_TYPED } from '../../../ui/as-typed';
import { Field, TextInput } from '../../../ui/field';
import { PasswordInput } from '../../../ui/password-input';
import type { AuthForm, AuthMode, FieldErrors } from '../model/sign-in-form';

interface Props {
  readonly mode: AuthMode;
  readonly form: AuthForm;
  readonly errors: FieldErrors;
  readonly disabled: boolean;
  readonly onChange: (change: Partial<AuthForm>) => void;
}

export function AuthFields({ mode, form, errors, disabled, onChange }: Props) {
  const create = mode === 'create-account';
  return (
    <>
      <Field
        label="Username"
        hint={!create && 'The name you chose, not your email.'}
        error={errors.username}
      >
        {({ id, describedBy, invalid }) => (
          <TextInput
            id={id}
            aria-describedby={describedBy}
            invalid={invalid}
            name="username"
            autoComplete="username"
            {...AS_TYPED}
            value={form.username}
            disabled={disabled}
            onChange={({ target }) => onChange({ username: target.value })}
          />
        )}
      </Field>
      {create && (
        <Field label="Email" error={errors.email}>
          {({ id, describedBy, invalid }) => (
            <TextInput
              id={id}
              aria-describedby={describedBy}
              invalid={invalid}
              name="email"
              type="email"
              autoComplete="email"
              value={form.email}
              disabled={disabled}
              onChange={({ target }) => onChange({ email: target.value })}
            />
          )}
        </Field>
      )}
      <Field label="Password" hint={create && PASSWORD_RULE} error={errors.password}>
        {({ id, describedBy, invalid }) => (
          <PasswordInput
            id={id}
            aria-describedby={describedBy}
            invalid={invalid}
            name="password"
            autoComplete={create ? 'new-password' : 'current-password'}
            value={form.password}
            disabled={disabled}
            onChange={({ target }) => onChange({ password: target.value })}
          />
        )}
      </Field>
    </>
  );
}
