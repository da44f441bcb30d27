const ROW = 8;
const MOST_SHOWN = 24;
const GLASS = 'M3 2h20l-2.4 28a2 2 0 0 1-2 1.8H7.4a2 2 0 0 1-2-1.8z';
const WATER =
  'M4.6 10c3-1.6 5.6 1.6 8.4 0s5.4-1.6 8.4 0L19.7 29.3a1 1 0 0 1-1 .9H7.3a1 1 0 0 1-1-.9z';

/** The glasses drunk, as a picture: rows of eight. The stepper beside it says the number. */
export function WaterGlasses({ count }: { count: number }) {
  const shown = Math.min(MOST_SHOWN, Math.max(ROW, Math.ceil(count / ROW) * ROW));
  return (
    <div
      aria-hidden="true"
      className="grid grid-cols-[repeat(8,minmax(0,2rem))] justify-between gap-y-3 lg:max-w-md"
    >
      {Array.from({ length: shown }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a glass is its place in the row
        <Glass key={index} full={index < count} />
      ))}
    </div>
  );
}

function Glass({ full }: { full: boolean }) {
  return (
    <svg
      viewBox="0 0 26 34"
      fill="none"
      className={`max-h-[2.6rem] w-full ${full ? 'text-nourish' : 'text-line'}`}
      aria-hidden="true"
    >
      <path d={GLASS} stroke="currentColor" strokeWidth="1.6" strokeLinejoin="round" />
      {full && <path d={WATER} fill="currentColor" opacity=".9" />}
    </svg>
  );
}
