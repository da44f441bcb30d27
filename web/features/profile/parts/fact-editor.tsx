import {
  type ComponentProps,
  type FormEvent,
  type KeyboardEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { MISSING_CURRENT_PASSWORD } from '../../../../shared/api/password-words';
import { WhosePassword } from '../../../account/react/whose-password';
import { HttpError } from '../../../answers/http-error';
import { useLive } from '../../../live/react/use-live';
import { online } from '../../../platform/online';
import { Button } from '../../../ui/button';
import { Field, TextInput } from '../../../ui/field';
import { PasswordInput } from '../../../ui/password-input';
import { toast } from '../../../ui/toast-store';
import { failureWords, NEEDS_CONNECTION } from '../model/failure-words';

/** One fact, and how it is changed. */
export interface ChangeProps {
  readonly label: string;
  readonly value: string;
  /** Rejects where the value was not taken. `password` is empty unless it was asked for. */
  readonly save: (value: string, password: string) => Promise<void>;
  /** Whether only who knows the password may change it. */
  readonly needsPassword?: boolean | undefined;
  /** What is said where it was not, unless the server says more. */
  readonly failure: string;
  readonly input?: ComponentProps<'input'> | undefined;
}

interface Props extends ChangeProps {
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly onClose: () => void;
}

/** The field in the place of the fact. Saving an empty or unchanged value just closes it (spec section 4). */
export function FactEditor(props: Props) {
  const { label, value, needsPassword, input, typed, onType, onClose } = props;
  const [password, setPassword] = useState('');
  const passwordInput = useRef<HTMLInputElement>(null);
  const { isSaving, isRefused, save } = useSaving(props);
  const isOnline = useLive(online) ?? true;
  const id = useId();
  const noteId = `${id}-note`;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = typed.trim();
    if (wanted === '' || wanted === value) onClose();
    else if ((await save(wanted, password)) === 'refused') passwordInput.current?.focus();
  };
  const leave = ({ key }: KeyboardEvent) => key === 'Escape' && onClose();
  return (
    <div className="profile-editor">
      <dt>
        <label className="label" htmlFor={id}>
          {label}
        </label>
      </dt>
      <dd>
        <form noValidate className="grid gap-3" onSubmit={(event) => void submit(event)}>
          <TextInput
            {...input}
            id={id}
            autoFocus
            aria-describedby={noteId}
            readOnly={isSaving}
            value={typed}
            onChange={({ target }) => onType(target.value)}
            onKeyDown={leave}
          />
          {needsPassword && (
            <Field label="Current password">
              {(field) => (
                <>
                  <WhosePassword />
                  <PasswordInput
                    ref={passwordInput}
                    id={field.id}
                    autoComplete="current-password"
                    invalid={isRefused}
                    readOnly={isSaving}
                    value={password}
                    onChange={({ target }) => setPassword(target.value)}
                    onKeyDown={leave}
                  />
                </>
              )}
            </Field>
          )}
          <p id={noteId} role="status" className="note empty:hidden">
            {!isOnline && NEEDS_CONNECTION}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button size="sm" type="submit" pending={isSaving} pendingLabel="Saving">
              Save
            </Button>
            <Button variant="text" size="sm" onClick={onClose}>
              Cancel
            </Button>
          </div>
        </form>
      </dd>
    </div>
  );
}

/** Saves once at a time, closes the editor when that is done, and else says why. `refused`: it is the password. */
function useSaving({ save, needsPassword, failure, onClose }: Props) {
  const [isSaving, setIsSaving] = useState(false);
  const [isRefused, setIsRefused] = useState(false);

  const refuse = (description: string, isAboutPassword: boolean) => {
    setIsRefused(isAboutPassword);
    toast({ title: 'Update Error', description, variant: 'destructive' });
    return isAboutPassword ? 'refused' : undefined;
  };

  const saveOnce = async (wanted: string, password: string) => {
    if (isSaving) return undefined;
    if (needsPassword && password === '') return refuse(MISSING_CURRENT_PASSWORD, true);
    setIsSaving(true);
    try {
      await save(wanted, password);
      onClose();
      return undefined;
    } catch (error) {
      setIsSaving(false);
      return refuse(failureWords(error, failure), isWrongPassword(error));
    }
  };
  return { isSaving, isRefused, save: saveOnce };
}

function isWrongPassword(error: unknown): boolean {
  return error instanceof HttpError && error.code === 'INVALID_CREDENTIALS';
}
