import { useEffect } from 'react';
import { followKeyboard } from '../../platform/keyboard/follow-keyboard';

/** Keeps what is written in view above the keyboard of a phone. One that opens before this is loaded is followed from then on. */
export function KeyboardFollower() {
  useEffect(followKeyboard, []);
  return null;
}
