import type { ComponentType } from 'react';
import { useAfter } from '../ui/use-after';
import { LazyMount } from './lazy-mount';
import { LoadingScreen } from './loading-screen';

const WORTH_SAYING_AFTER_MS = 400;

/** Shown while the stored session is read and the person's words are opened; most devices are done before it says so. */
export function OpeningScreen() {
  return (
    useAfter(WORTH_SAYING_AFTER_MS) && (
      <>
        <LoadingScreen>Opening your day</LoadingScreen>
        <div className="fixed inset-x-0 bottom-0 px-5 pb-10">
          <LazyMount load={loadStillOpening} />
        </div>
      </>
    )
  );
}

export async function loadStillOpening(): Promise<ComponentType> {
  return (await import('./still-opening')).StillOpening;
}
