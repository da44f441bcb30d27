import qrcode from 'qrcode-generator';
import { type FormEvent, useMemo, useState } from 'react';
import { type EnrollmentAnswer, enrollmentAnswer } from '../../../../shared/api/operate';
import { ask } from '../../../answers/ask';
import { Button } from '../../../ui/button';
import { CodeField } from '../../../ui/code-field';
import { Field } from '../../../ui/field';
import { PasswordInput } from '../../../ui/password-input';
import { useFocusOnInvalid } from '../../../ui/use-focus-on-invalid';
import { OPERATE } from '../model/use-operate';
import { CodeForm } from './code-form';

/** The first visit: the enrollment code and the password, then the secret, then a first one-time code. */
export function Enroll({ onDone }: { readonly onDone: () => Promise<void> }) {
  const [answer, setAnswer] = useState<EnrollmentAnswer>();
  return answer ? (
    <>
      <Secret {...answer} />
      <CodeForm onDone={onDone} />
    </>
  ) : (
    <EnrollForm onAnswer={setAnswer} />
  );
}

function EnrollForm({ onAnswer }: { readonly onAnswer: (answer: EnrollmentAnswer) => void }) {
  const [enrollmentCode, setCode] = useState('');
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [pending, setPending] = useState(false);
  const fields = useFocusOnInvalid(pending ? undefined : error);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    setPending(true);
    const body = { enrollmentCode, password };
    const path = `${OPERATE}/enrollment`;
    const outcome = await ask(path, { method: 'POST', body }, (said) =>
      enrollmentAnswer.parse(said),
    );
    setPending(false);
    if (outcome.ok) onAnswer(outcome.value);
    else setError(outcome.problem);
  };
  return (
    <form
      ref={fields}
      noValidate
      className="mt-6 grid gap-4.5"
      onSubmit={(event) => void submit(event)}
    >
      <p className="lead">
        Enter the enrollment code that the server’s command showed, and your password.
      </p>
      <CodeField label="Enrollment code" code={enrollmentCode} onChange={setCode} />
      <Field label="Password" error={error}>
        {({ id, describedBy, invalid }) => (
          <PasswordInput
            id={id}
            autoComplete="current-password"
            aria-describedby={describedBy}
            invalid={invalid}
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        )}
      </Field>
      <Button type="submit" full pending={pending} pendingLabel="Checking...">
        Continue
      </Button>
    </form>
  );
}

const MODULE_PX = 5;
/** Modules around a QR code that stay empty, as its standard asks. */
const QUIET_MODULES = 4;

function Secret({ secret, uri }: EnrollmentAnswer) {
  const picture = useMemo(() => {
    const code = qrcode(0, 'M');
    code.addData(uri);
    code.make();
    return code.createDataURL(MODULE_PX, MODULE_PX * QUIET_MODULES);
  }, [uri]);
  return (
    <div className="mt-6 grid gap-4">
      <p className="lead">Scan this with an app for one-time codes, or type the secret into it.</p>
      <img src={picture} alt="The secret as a QR code" className="w-full max-w-64 rounded-field" />
      <dl className="grid gap-1">
        <dt className="label">Secret</dt>
        <dd className="numerals wrap-anywhere">{secret}</dd>
        <dt className="label mt-2">Address</dt>
        <dd className="note wrap-anywhere">{uri}</dd>
      </dl>
      <p className="note">It’s shown this one time.</p>
    </div>
  );
}
