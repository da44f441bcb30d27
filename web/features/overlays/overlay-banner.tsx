import type { ComponentProps, ReactNode } from 'react';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import type { OverlayProps } from './overlay-props';

interface OverlayBannerProps
  extends OverlayProps,
    Pick<ComponentProps<typeof Banner>, 'icon' | 'title' | 'description'> {
  /** What is offered: what a button is given beside its looks. */
  readonly act: Pick<ComponentProps<typeof Button>, 'asChild' | 'onClick' | 'children'>;
  /** The button that puts it away. */
  readonly later: string;
  /** Between the words and the buttons. */
  readonly children?: ReactNode;
}

/** One thing that is offered over a screen, and the way to put it away. */
export function OverlayBanner(props: OverlayBannerProps) {
  const { leaving, onPutAway, act, later, children, ...banner } = props;
  return (
    <Banner
      {...banner}
      onClose={() => onPutAway()}
      className={leaving ? 'overlay-leaving' : undefined}
    >
      {children}
      <div className="mt-4 flex gap-2.5 max-[18rem]:flex-col">
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
