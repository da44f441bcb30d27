import type { ReactNode } from 'react';

interface SectionProps {
  readonly name: string;
  /** Columns of twelve on wide screens. */
  readonly span: number;
  readonly children: ReactNode;
}

export function Section({ name, span, children }: SectionProps) {
  return (
    <section className="gallery-section" style={{ '--span': span }}>
      <span className="running gallery-name">{name}</span>
      {children}
    </section>
  );
}
