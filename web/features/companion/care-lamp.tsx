/** One lamp, lit. Decorative. */
export function CareLamp() {
  return (
    <svg className="care-lamp" viewBox="0 0 390 120" aria-hidden="true">
      <defs>
        <radialGradient id="care-light" gradientUnits="userSpaceOnUse" cx="195" cy="92" r="140">
          <stop offset="0" stopColor="var(--sun-core)" />
          <stop offset="1" stopColor="var(--sun-edge)" />
        </radialGradient>
      </defs>
      <path d="M45 112.5a150 150 0 0 1 300 0z" fill="url(#care-light)" />
      <g
        transform="translate(155 41.5) scale(2.5)"
        fill="none"
        strokeWidth="0.9"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path stroke="var(--ink-2)" d="M7 28V14.3C7 8.3 10.8 3.6 16 3.6s9 4.7 9 10.7V28" />
        <path
          stroke="var(--gold-deep)"
          d="M16 23c-2.4 0-3.8-1.6-3.8-3.6 0-2.7 2.7-4.1 3.8-7.2 1.2 2.9 3.8 4.5 3.8 7.2 0 2-1.5 3.6-3.8 3.6z"
        />
        <path stroke="var(--ink-2)" d="M16 23.3V28" />
      </g>
      <path d="M0 112.5H390" stroke="var(--gold)" strokeWidth="1.25" />
    </svg>
  );
}
