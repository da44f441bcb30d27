import { useState } from 'react';
import {
  type TextScale,
  useStepPreference,
  useTextScale,
} from '../../../content/react/use-text-scale';
import { joinClasses } from '../../../ui/join-classes';

/** How far the lines stand apart. */
export const SPACINGS = ['Close', 'Usual', 'Open'] as const;
const USUAL = 1;
const SHOWN = ['hidden', 'shown'] as const;

export interface ReadingSettings {
  readonly text: TextScale;
  /** An index of {@link SPACINGS}. */
  readonly spacing: number;
  readonly space: (spacing: number) => void;
  readonly showsNumbers: boolean;
  readonly showNumbers: (shows: boolean) => void;
  readonly isOpen: boolean;
  readonly open: (isOpen: boolean) => void;
  /** The classes that set a chapter so. */
  readonly className: string;
}

/** How a person likes to read, remembered on this device. */
export function useReadingSettings(): ReadingSettings {
  const text = useTextScale();
  const [spacing, space] = useStepPreference('bibleSpacing', SPACINGS.length, USUAL);
  const [numbers, setNumbers] = useStepPreference('bibleNumbers', SHOWN.length, 1);
  const [isOpen, open] = useState(false);
  const showsNumbers = numbers === 1;
  return {
    text,
    spacing,
    space,
    showsNumbers,
    showNumbers: (shows) => setNumbers(shows ? 1 : 0),
    isOpen,
    open,
    className: joinClasses(
      text.className,
      `chapter-spacing-${spacing + 1}`,
      !showsNumbers && 'chapter-unnumbered',
    ),
  };
}
