import { useState } from 'react';
import { Button } from './button';
import { PinPad } from './pin-pad';

interface Props {
  readonly pending: boolean;
  readonly onChosen: (pin: string) => void;
}

/** Asks for a new PIN twice. */
export function ChoosePin({ pending, onChosen }: Props) {
  const [first, setFirst] = useState<string>();
  const [differs, setDiffers] = useState(false);
  const take = (pin: string) => {
    if (first === undefined) {
      setFirst(pin);
      setDiffers(false);
    } else if (pin === first) onChosen(pin);
    else {
      setFirst(undefined);
      setDiffers(true);
    }
  };
  const title = first === undefined ? 'Choose a PIN' : 'Enter it again';
  return (
    <div className="grid w-full justify-items-center gap-5">
      <h2 className="text-center" aria-live="polite">
        {title}
      </h2>
      <PinPad
        key={title}
        label={`${title}, six digits`}
        problem={differs ? 'The two PINs aren’t the same. Choose one again.' : undefined}
        busy={pending}
        onPin={take}
      />
      {first !== undefined && !pending && (
        <Button variant="text" onClick={() => setFirst(undefined)}>
          Choose another
        </Button>
      )}
    </div>
  );
}
