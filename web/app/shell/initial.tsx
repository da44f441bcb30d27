/** The first letter of a name in its round. */
export function Initial({ name }: { name: string }) {
  const letter = [...name.trim()][0]?.toLocaleUpperCase() ?? '';
  return (
    <span
      aria-hidden="true"
      className="grid size-8 shrink-0 place-items-center rounded-pill bg-action-wash font-serif font-medium text-action-ink"
    >
      {letter}
    </span>
  );
}
