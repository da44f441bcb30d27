import { type ReactNode, useEffect, useRef } from 'react';

/** The sticky action over a paper fade. Tells toasts how high they have to float. */
export function ActionBar({ children }: { readonly children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => (bar.current ? publishHeight(bar.current) : undefined), []);
  return (
    <div className="action-bar" ref={bar}>
      <div className="action-bar-inner">{children}</div>
    </div>
  );
}

function publishHeight(bar: HTMLElement): () => void {
  const root = document.documentElement.style;
  const observer = new ResizeObserver(() => {
    root.setProperty('--action-height', `${bar.offsetHeight}px`);
  });
  observer.observe(bar);
  return () => {
    observer.disconnect();
    root.removeProperty('--action-height');
  };
}
