import { useRef, useState } from 'react';
import { DAILY_FLAGS } from '../../../../shared/domain/activity';
import { Button } from '../../../ui/button';
import { DAY_WINDOWS } from '../../../ui/day-windows';
import { Dialog } from '../../../ui/dialog';
import { FiveWindows } from '../../../ui/five-windows';
import { Lights } from '../../../ui/lights';
import type { OverlayProps } from '../model/overlay-props';
import { TOUR_STEPS, type TourStep } from '../model/tour-steps';

/** Six steps through what a day holds, shown once. */
export function WelcomeTour({ leaving, onPutAway }: OverlayProps) {
  const [index, setIndex] = useState(0);
  const forward = useRef<HTMLButtonElement>(null);
  const step = TOUR_STEPS[index] ?? TOUR_STEPS[0];
  const isLast = index === TOUR_STEPS.length - 1;

  function goBack(): void {
    setIndex(index - 1);
    // On the first step Back takes no focus any more.
    if (index === 1) forward.current?.focus();
  }
  return (
    <Dialog
      open
      onOpenChange={() => onPutAway()}
      shape="arch"
      title={step.title}
      description={step.description}
      closable
      className={leaving ? 'tour-dialog overlay-leaving' : 'tour-dialog'}
      top={<StepPicture step={step} number={index + 1} />}
    >
      <Lights lit={index + 1} count={TOUR_STEPS.length} className="tour-lights" />
      <div className="tour-ways">
        <Button variant="secondary" disabled={index === 0} onClick={goBack}>
          Back
        </Button>
        <Button
          ref={forward}
          autoFocus
          onClick={() => (isLast ? onPutAway() : setIndex(index + 1))}
        >
          {isLast ? 'Start Journey' : 'Next'}
        </Button>
      </div>
    </Dialog>
  );
}

function StepPicture({ step, number }: { readonly step: TourStep; readonly number: number }) {
  const flags = step.flag ? [step.flag] : DAILY_FLAGS;
  const items = flags.map((flag) => {
    const { hour, label } = DAY_WINDOWS[flag];
    return { key: flag, hour, label, state: step.flag ? ('next' as const) : ('lit' as const) };
  });
  return (
    <>
      <div aria-hidden className={step.flag ? 'mx-auto mt-2 mb-5 w-22' : 'tour-windows'}>
        <FiveWindows items={items} labelsHidden />
      </div>
      <p className="running numerals" role="status">
        {`${number} of ${TOUR_STEPS.length}`}
        <span className="sr-only">{`: ${step.title}. ${step.description}`}</span>
      </p>
    </>
  );
}
