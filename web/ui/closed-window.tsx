interface ClosedWindowProps {
  /** Stands in the window. */
  readonly figure?: string | undefined;
  /** Its width; 6 rem unless told. */
  readonly width?: string | undefined;
}

/** A window nobody has lit, its sun still dashed: for what is still to come, or is not there. */
export function ClosedWindow({ figure, width = '6rem' }: ClosedWindowProps) {
  return (
    <svg
      className="closed-window"
      style={{ '--size': width }}
      viewBox="0 0 96 118"
      fill="none"
      aria-hidden="true"
    >
      <path
        d="M3 115V48a45 45 0 0 1 90 0v67z"
        fill="var(--leaf)"
        stroke="var(--line)"
        strokeWidth="1.6"
        vectorEffect="non-scaling-stroke"
      />
      <path
        d="M9 109V48.5a39 39 0 0 1 78 0V109z"
        stroke="var(--rule)"
        strokeWidth="1.2"
        vectorEffect="non-scaling-stroke"
      />
      <path d="M9 84h78" stroke="var(--gold)" strokeWidth="1.6" vectorEffect="non-scaling-stroke" />
      <path
        d="M36 84a12 12 0 0 1 24 0"
        stroke="var(--gold)"
        strokeWidth="1.6"
        strokeDasharray="2.5 4"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
      {figure !== undefined && (
        <text className="closed-window-figure" x="48" y="60" textAnchor="middle">
          {figure}
        </text>
      )}
    </svg>
  );
}
