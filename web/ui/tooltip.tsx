import * as RadixTooltip from '@radix-ui/react-tooltip';
import { createContext, type ReactNode, useContext } from 'react';

const DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

const HasProvider = createContext(false);

/** Lets neighbouring tooltips share their delay: the second one within 300 ms shows at once. */
export function TooltipProvider({ children }: { readonly children: ReactNode }) {
  return (
    <RadixTooltip.Provider delayDuration={DELAY_MS} skipDelayDuration={SKIP_DELAY_MS}>
      <HasProvider value={true}>{children}</HasProvider>
    </RadixTooltip.Provider>
  );
}

interface TooltipProps {
  readonly label: ReactNode;
  /** The one control it belongs to. */
  readonly children: ReactNode;
}

/** A word about a control, after 700 ms of resting on it or at once on keyboard focus. */
export function Tooltip({ label, children }: TooltipProps) {
  const tooltip = (
    <RadixTooltip.Root>
      <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
      <RadixTooltip.Portal>
        <RadixTooltip.Content className="tooltip" sideOffset={6} collisionPadding={12}>
          {label}
        </RadixTooltip.Content>
      </RadixTooltip.Portal>
    </RadixTooltip.Root>
  );
  return useContext(HasProvider) ? tooltip : <TooltipProvider>{tooltip}</TooltipProvider>;
}
