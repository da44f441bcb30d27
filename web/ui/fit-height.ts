import { type RefCallback, type RefObject, useCallback, useLayoutEffect, useRef } from 'react';

type Area = HTMLTextAreaElement;

const growsByItself = typeof CSS !== 'undefined' && CSS.supports('field-sizing', 'content');

/** Browsers without `field-sizing` have the height set by hand. */
export function fitHeight(element: Area | null): void {
  if (!element || growsByItself) return;
  element.style.height = 'auto';
  const border = element.offsetHeight - element.clientHeight;
  element.style.height = `${element.scrollHeight + border}px`;
}

/** Keeps a textarea as high as its text. Returns the ref to attach; `outer` is the caller's. */
export function useFitHeight(
  text: unknown,
  outer: RefCallback<Area> | RefObject<Area | null> | null | undefined,
): RefCallback<Area> {
  const own = useRef<Area | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text
  useLayoutEffect(() => fitHeight(own.current), [text]);
  return useCallback(
    (element: Area | null) => {
      own.current = element;
      if (typeof outer === 'function') return outer(element);
      if (outer) outer.current = element;
      return undefined;
    },
    [outer],
  );
}
