import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { AS_TYPED } from './as-typed';
import { TextInput } from './field';
import { IconButton } from './icon-button';

/** A password, hidden until the person asks to see it. */
export function PasswordInput(props: Omit<ComponentProps<typeof TextInput>, 'type'>) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <div className="input-with-button">
      <TextInput {...AS_TYPED} {...props} type={shown ? 'text' : 'password'} />
      <IconButton
        label={shown ? 'Hide password' : 'Show password'}
        onClick={() => setShown(!shown)}
      >
        <Icon size={20} strokeWidth={1.6} />
      </IconButton>
    </div>
  );
}
