/** Lets a keyboard pass over the rail. Seen only while focused. */
export function SkipLink() {
  return (
    <button
      type="button"
      className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-(--z-tooltip) focus:rounded-pill focus:bg-raise focus:px-5 focus:py-3 focus:shadow-over"
      onClick={() => document.getElementById('main')?.focus()}
    >
      Skip to content
    </button>
  );
}
