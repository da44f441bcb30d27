import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { answerCache } from './answer-cache';

/** Its history entry was made by opening the panel, so that going back closes it. */
interface OpenedHere {
  readonly openedHere?: boolean;
}

/** The companion's panel stands in the address, so that Back closes it, and leads to it again from a chapter. */
export function useReflectPlace(address: string) {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const isOpen = hasReflecting(search);
  // A second press comes before the address has changed.
  const isMoving = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it has moved
  useEffect(() => {
    isMoving.current = false;
  }, [isOpen]);

  async function open(): Promise<void> {
    if (isMoving.current || isOpen) return;
    isMoving.current = true;
    answerCache.clear();
    try {
      // So that Back leads to this page, whatever had opened it.
      if (pathname + search !== address) {
        await navigate(address, { replace: true, state, preventScrollReset: true });
      }
      await navigate(withReflecting(address), {
        state: { ...state, openedHere: true } satisfies OpenedHere,
        preventScrollReset: true,
      });
    } finally {
      isMoving.current = false;
    }
  }

  function close(): void {
    if (isMoving.current || !isOpen) return;
    isMoving.current = true;
    answerCache.clear();
    const { openedHere } = (state ?? {}) as OpenedHere;
    if (openedHere) void navigate(-1);
    else void navigate(address, { replace: true, state, preventScrollReset: true });
  }

  return { isOpen, open, close };
}

const REFLECTING = 'reflect';

/** The address of a page with the panel open. */
function withReflecting(address: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}${REFLECTING}`;
}

function hasReflecting(search: string): boolean {
  return new URLSearchParams(search).has(REFLECTING);
}
