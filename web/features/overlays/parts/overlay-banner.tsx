import type { ComponentProps, ReactNode } from 'react';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { joinClasses } from '../../../ui/join-classes';
import type { OverlayProps } from '../model/overlay-props';

interface OverlayBannerProps
  extends OverlayProps,
    Pick<ComponentProps<typeof Banner>, 'icon' | 'title' | 'description'> {
  /** What is offered: what a button is given beside its looks. */
  readonly act: Pick<ComponentProps<typeof Button>, 'asChild' | 'onClick' | 'children'>;
  /** The button that puts it away. */
  readonly later: string;
  /** At the upper edge of a phone, so that what is lower down stays seen. */
  readonly isAbove?: boolean;
  /** Between the words and the buttons. */
  readonly children?: ReactNode;
}

/** One thing that is offered over a screen, and the way to put it away. */
export function OverlayBanner(props: OverlayBannerProps) {
  const { leaving, onPutAway, act, later, isAbove = false, children, ...banner } = props;
  return (
    <Banner
      {...banner}
      onClose={() => onPutAway()}
      className={joinClasses(isAbove && 'banner-above', leaving && 'overlay-leaving')}
    >
      {children}
      <div className="mt-4 flex gap-2.5 max-tight:flex-col">
        <Button size="sm" className="min-h-12 flex-1" {...act} />
        <Button
          size="sm"
          variant="secondary"
          className="min-h-12 flex-1"
          onClick={() => onPutAway()}
        >
          {later}
        </Button>
      </div>
    </Banner>
  );
}
