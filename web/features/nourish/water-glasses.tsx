import { useId } from 'react';
import { glasses } from '../../records/kinds/nourish-day/nourish-page';
import { glassesAfterTap, shownGlasses } from './glasses-shown';

const GLASS = 'M3 2h20l-2.4 28a2 2 0 0 1-2 1.8H7.4a2 2 0 0 1-2-1.8z';
const WATER =
  'M4.6 10c3-1.6 5.6 1.6 8.4 0s5.4-1.6 8.4 0L19.7 29.3a1 1 0 0 1-1 .9H7.3a1 1 0 0 1-1-.9z';

interface WaterGlassesProps {
  count: number;
  onChange: (count: number) => void;
}

/** The glasses drunk, in rows of eight: the tapped one is the last, and tapped again it is taken back. */
export function WaterGlasses({ count, onChange }: WaterGlassesProps) {
  const name = useId();
  return (
    <fieldset className="border-0 p-0">
      <legend className="sr-only">How many glasses?</legend>
      <div className="-mx-1 grid grid-cols-[repeat(8,minmax(0,1fr))] lg:max-w-md">
        {Array.from({ length: shownGlasses(count) }, (_, index) => index + 1).map((nth) => (
          <label
            key={nth}
            className="relative grid min-h-12 cursor-pointer place-items-center rounded-mark p-1 has-focus-visible:outline-ring has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              aria-label={glasses(nth)}
              checked={nth === count}
              onChange={() => onChange(nth)}
              onClick={() => nth === count && onChange(glassesAfterTap(count, nth))}
            />
            <Glass full={nth <= count} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Glass({ full }: { full: boolean }) {
  return (
    <svg
      viewBox="0 0 26 34"
      fill="none"
      className={`max-h-[2.6rem] w-full max-w-8 ${full ? 'text-nourish' : 'text-line'}`}
      aria-hidden="true"
    >
      <path d={GLASS} stroke="currentColor" strokeWidth="1.6" strokeLinejoin="round" />
      {full && <path d={WATER} fill="currentColor" opacity=".9" />}
    </svg>
  );
}
