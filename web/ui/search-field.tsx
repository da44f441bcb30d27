import { X } from 'lucide-react';
import { type Ref, useId, useImperativeHandle, useRef } from 'react';
import { TextInput } from './field';
import { IconButton } from './icon-button';

interface SearchFieldProps {
  readonly ref?: Ref<HTMLInputElement>;
  /** Names it, for people who can't see what it stands above. */
  readonly label: string;
  readonly placeholder: string;
  readonly typed: string;
  readonly onType: (typed: string) => void;
}

/** Where the words are typed that are looked for. */
export function SearchField({ ref, label, placeholder, typed, onType }: SearchFieldProps) {
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
        {label}
      </label>
      <div className="input-with-button">
        <TextInput
          ref={input}
          id={id}
          enterKeyHint="search"
          spellCheck={false}
          placeholder={placeholder}
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
