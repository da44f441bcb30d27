import { Check } from 'lucide-react';
import { useId } from 'react';
import { PICTURE_NAMES, type PictureType } from './picture/picture-types';
import type { Pictures } from './use-pictures';

interface PictureChoiceProps {
  readonly types: readonly PictureType[];
  readonly value: PictureType;
  readonly onChange: (type: PictureType) => void;
  /** Undefined until drawn. */
  readonly pictures: Pictures | undefined;
}

/** The pictures, small, one of them chosen. */
export function PictureChoice({ types, value, onChange, pictures }: PictureChoiceProps) {
  const name = useId();
  return (
    <fieldset className="share-choice">
      <legend className="sr-only">Picture</legend>
      {types.map((type) => (
        <label key={type}>
          <input
            type="radio"
            className="sr-only"
            name={name}
            checked={type === value}
            onChange={() => onChange(type)}
          />
          <span className="share-small">
            {pictures?.[type] && <img src={pictures[type].url} alt="" />}
            {type === value && (
              <span className="share-tick">
                <Check size={12} strokeWidth={2.6} aria-hidden />
              </span>
            )}
          </span>
          {PICTURE_NAMES[type]}
        </label>
      ))}
    </fieldset>
  );
}
