import { PASSWORD_RULE } from '../../../shared/api/password-words';
import { AS_TYPED } from '../../ui/as-typed';
import { Field, TextInput } from '../../ui/field';
import { PasswordInput } from '../../ui/password-input';
import type { Refusal } from './commands';
import type { AuthForm, AuthMode } from './sign-in-form';

interface Props {
  readonly mode: AuthMode;
  readonly form: AuthForm;
  readonly refusal: Refusal | undefined;
  readonly disabled: boolean;
  readonly onChange: (change: Partial<AuthForm>) => void;
}

export function AuthFields({ mode, form, refusal, disabled, onChange }: Props) {
  const create = mode === 'create-account';
  const errorOf = (field: keyof AuthForm) =>
    create && refusal?.field === field ? refusal.message : undefined;
  return (
    <>
      <Field label="Username" error={errorOf('username')}>
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
        <Field label="Email">
          {({ id }) => (
            <TextInput
              id={id}
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
      <Field label="Password" hint={create && PASSWORD_RULE} error={errorOf('password')}>
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
