import { X } from 'lucide-react';
import { type Ref, useId, useImperativeHandle, useRef } from 'react';
import { TextInput } from '../../ui/field';
import { IconButton } from '../../ui/icon-button';

interface SearchFieldProps {
  ref: Ref<HTMLInputElement>;
  typed: string;
  onType: (typed: string) => void;
}

/** Where the words are typed that are looked for. Nothing is sent: it answers while one types. */
export function SearchField({ ref, typed, onType }: SearchFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  const clear = () => {
    onType('');
    input.current?.focus();
  };
  return (
    <search className="mt-4 block">
      <label htmlFor={id} className="sr-only">
        Search what you wrote
      </label>
      <div className="input-with-button">
        <TextInput
          ref={input}
          id={id}
          enterKeyHint="search"
          spellCheck={false}
          placeholder="A word you remember"
          value={typed}
          onChange={(event) => onType(event.target.value)}
        />
        {typed !== '' && (
          <IconButton label="Clear" onClick={clear}>
            <X size={20} strokeWidth={1.6} aria-hidden />
          </IconButton>
        )}
      </div>
    </search>
  );
}
