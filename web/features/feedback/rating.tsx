import { useId, useRef } from 'react';
import { MAX_RATING } from '../../../shared/api/feedback';
import { Button } from '../../ui/button';
import { joinClasses } from '../../ui/join-classes';

const RATINGS = Array.from({ length: MAX_RATING }, (_, index) => index + 1);

interface RatingProps {
  /** 1 to 5, or null for none. */
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
}

/** Five small sunrises, lit up to the one that is chosen: radio buttons, and a way back to none. */
export function Rating({ value, onChange }: RatingProps) {
  const name = useId();
  const first = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange(null);
    // The button goes with the rating; who pressed it by key stays where they were.
    first.current?.focus();
  };
  return (
    <fieldset className="relative">
      <legend className="label">
        How is it so far? <span className="font-ui text-ink-3">optional</span>
      </legend>
      <div className="-ml-2.25 flex gap-0.5">
        {RATINGS.map((rating) => (
          <label
            key={rating}
            className={joinClasses('feedback-sun', rating <= (value ?? 0) && 'feedback-sun-lit')}
          >
            <input
              ref={rating === 1 ? first : undefined}
              type="radio"
              className="sr-only"
              name={name}
              aria-label={`${rating} of ${MAX_RATING}`}
              checked={rating === value}
              onChange={() => onChange(rating)}
            />
            <svg viewBox="0 0 32 32" aria-hidden="true">
              <path className="feedback-sun-disc" d="M9.5 22.5a6.5 6.5 0 0 1 13 0z" />
              <path d="M3.5 22.5h25M16 11V6M8.6 14 5.2 10.6M23.4 14l3.4-3.4" />
            </svg>
          </label>
        ))}
      </div>
      {value !== null && (
        <Button variant="text" size="sm" className="absolute -top-8 -right-4.5" onClick={clear}>
          Clear
          <span className="sr-only"> the rating</span>
        </Button>
      )}
    </fieldset>
  );
}
