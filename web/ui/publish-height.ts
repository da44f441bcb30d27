/** Tells the page how high something is that lies over it, in a custom property. Returns the end of it. */
export function publishHeight(element: HTMLElement, property: `--${string}`): () => void {
  const root = document.documentElement.style;
  const observer = new ResizeObserver(() => {
    // Not a fraction too high: what stands on it would leave a gap.
    root.setProperty(property, `${Math.floor(element.getBoundingClientRect().height)}px`);
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
    root.removeProperty(property);
  };
}
