import { useEffect, useState } from 'react';
import { LoadingScreen } from './loading-screen';

const WORTH_SAYING_AFTER_MS = 400;

/** Shown while the stored session is read and the person's words are opened; most devices are done before it says so. */
export function OpeningScreen() {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), WORTH_SAYING_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSlow ? <LoadingScreen>Opening your day</LoadingScreen> : null;
}
