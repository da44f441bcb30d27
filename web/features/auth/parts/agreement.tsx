import { Link } from 'react-router-dom';
import { useHere } from '../../../ui/came-from';
import { Checkbox } from '../../../ui/checkbox';
import type { AuthForm, FieldErrors } from '../model/sign-in-form';

interface AgreementProps {
  readonly form: AuthForm;
  readonly errors: FieldErrors;
  readonly disabled: boolean;
  readonly onChange: (change: Partial<AuthForm>) => void;
}

/** What a person agrees to with an account, to be read before; and by an act of its own, that what they write is kept. */
export function Agreement({ form, errors, disabled, onChange }: AgreementProps) {
  const here = useHere();
  return (
    <>
      <Checkbox
        name="writing-consent"
        checked={form.consents}
        disabled={disabled}
        error={errors.consents}
        note="You can withdraw this by deleting your account."
        onChange={(consents) => onChange({ consents })}
      >
        I agree that you store what I write and record here for me, including about my faith and
        health.
      </Checkbox>
      <p className="note">
        By creating an account you agree to the{' '}
        <Link to="/terms-of-service" state={here} className="text-link">
          Terms of Service
        </Link>
        . How we handle your data is in the{' '}
        <Link to="/privacy-policy" state={here} className="text-link">
          Privacy Policy
        </Link>
        .
      </p>
    </>
  );
}
