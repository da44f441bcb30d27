import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface ContentsListProps {
  /** Names the list as a landmark, when it leads through the product. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Places to go, set like a table of contents. */
export function ContentsList({ label, className, children }: ContentsListProps) {
  const list = <ul className={className}>{children}</ul>;
  return label ? <nav aria-label={label}>{list}</nav> : list;
}

interface ContentsItemProps {
  readonly to?: string | undefined;
  /** What the link hands over to where it leads. */
  readonly state?: unknown;
  /** Something to do here instead of a place to go. */
  readonly onClick?: (() => void) | undefined;
  readonly name: ReactNode;
  readonly value?: ReactNode;
}

/** Serif name, and a dot leader where it leads to a value. Without a place to go it is a plain line. */
export function ContentsItem({ to, state, onClick, name, value }: ContentsItemProps) {
  const line = (
    <>
      <span className="contents-name">{name}</span>
      {value !== undefined && (
        <>
          <span className="contents-leader" aria-hidden />
          <span className="contents-value">{value}</span>
        </>
      )}
    </>
  );
  return <li>{wrapLine(line, { to, state, onClick })}</li>;
}

function wrapLine(
  line: ReactNode,
  { to, state, onClick }: Pick<ContentsItemProps, 'to' | 'state' | 'onClick'>,
): ReactNode {
  if (to !== undefined) {
    return (
      <Link className="contents-link" to={to} state={state} onClick={onClick}>
        {line}
      </Link>
    );
  }
  if (onClick) {
    return (
      <button type="button" className="contents-link w-full text-left" onClick={onClick}>
        {line}
      </button>
    );
  }
  return <span className="contents-link">{line}</span>;
}
