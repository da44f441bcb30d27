/** The closed window, with the number in it. */
export function MissingWindow() {
  return (
    <svg width="142" height="176" viewBox="0 0 96 118" fill="none" aria-hidden="true">
      <path
        d="M3 115V48a45 45 0 0 1 90 0v67z"
        fill="var(--leaf)"
        stroke="var(--line)"
        strokeWidth="1"
      />
      <path d="M9 109V48.5a39 39 0 0 1 78 0V109z" stroke="var(--rule)" strokeWidth="1" />
      <path d="M9 84h78" stroke="var(--gold)" strokeWidth="1.2" />
      <path
        d="M36 84a12 12 0 0 1 24 0"
        stroke="var(--gold)"
        strokeWidth="1.2"
        strokeDasharray="2.5 4"
        strokeLinecap="round"
      />
      <text
        x="48"
        y="60"
        textAnchor="middle"
        fontFamily="var(--face-serif)"
        fontSize="23"
        fontWeight="340"
        fill="var(--ink-2)"
      >
        404
      </text>
    </svg>
  );
}
