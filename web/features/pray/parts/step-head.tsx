import { type ReactNode, useEffect, useRef } from 'react';
import { Lights } from '../../../ui/lights';

interface StepHeadProps {
  readonly title: string;
  /** From 1. */
  readonly step: number;
  readonly steps: number;
  /** What is counted: `Verse`. */
  readonly noun: string;
  /** At the line's end: whether the draft is kept. */
  readonly indicator?: ReactNode;
  /** Small and in italics, where Scripture is what the eye should meet first. */
  readonly isQuiet?: boolean;
}

/** Where a sitting is. It takes the focus as the step changes, so that a screen reader says where one is. */
export function StepHead({ title, step, steps, noun, indicator, isQuiet }: StepHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step is arrived at
  useEffect(() => {
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="flex items-center gap-3">
          <Lights lit={step} count={steps} />
          <span className="numerals note" aria-hidden>
            {`${step} of ${steps}`}
          </span>
        </span>
        {indicator}
      </div>
      <h1 ref={heading} tabIndex={-1} className={isQuiet ? 'running mt-4 tracking-normal' : 'mt-3'}>
        {title}
        <span className="sr-only">{`, ${noun} ${step} of ${steps}`}</span>
      </h1>
    </>
  );
}
