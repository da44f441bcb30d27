import { type ReactNode, useEffect, useRef } from 'react';
import { publishHeight } from './publish-height';

/** The sticky action over a paper fade. Tells toasts how high they have to float. */
export function ActionBar({ children }: { readonly children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => (bar.current ? publishHeight(bar.current, '--action-height') : undefined), []);
  return (
    <div className="action-bar" ref={bar}>
      <div className="action-bar-inner">{children}</div>
    </div>
  );
}
