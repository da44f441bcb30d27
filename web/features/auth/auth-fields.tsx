import { Field, TextInput } from '../../ui/field';
import { PasswordInput } from '../../ui/password-input';
import type { AuthForm, AuthMode } from './sign-in-form';

interface Props {
  readonly mode: AuthMode;
  readonly form: AuthForm;
  readonly disabled: boolean;
  readonly onChange: (change: Partial<AuthForm>) => void;
}

export function AuthFields({ mode, form, disabled, onChange }: Props) {
  const create = mode === 'create-account';
  return (
    <>
      <Field label="Username">
        {({ id }) => (
          <TextInput
            id={id}
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
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
      <Field label="Password">
        {({ id }) => (
          <PasswordInput
            id={id}
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
