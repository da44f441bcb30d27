import * as RadixDialog from '@radix-ui/react-dialog';
import { ArrowLeft, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { type Hour, hourClass } from '../../../ui/hour';
import { IconButton } from '../../../ui/icon-button';
import { joinClasses } from '../../../ui/join-classes';
import { useReturnFocus } from '../../../ui/use-return-focus';
import { useWide } from '../../../ui/use-wide';

interface SidePanelProps {
  readonly title: string;
  readonly hour: Hour;
  /** Names what it shows: something else takes the focus, and begins at its top. */
  readonly view: string;
  /** There is something to read: it fills a phone's screen. */
  readonly full: boolean;
  readonly onBack?: (() => void) | undefined;
  readonly onClose: () => void;
  /** Sticks to the bottom. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A sheet over the page, or where there is room a panel beside it, which leaves the page in use. Escape closes it. */
export function SidePanel(props: SidePanelProps) {
  const { title, hour, view, full, onBack, onClose, action, children } = props;
  const wide = useWide();
  const content = useRef<HTMLDivElement>(null);
  const returnFocus = useReturnFocus(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view begins anew
  useEffect(() => {
    content.current?.focus({ preventScroll: true });
    content.current?.scrollTo(0, 0);
  }, [view]);
  return (
    <RadixDialog.Root open modal={!wide} onOpenChange={onClose}>
      <RadixDialog.Portal>
        {!wide && <div className="scrim" />}
        <RadixDialog.Content
          ref={content}
          aria-describedby={undefined}
          className={joinClasses(
            'side-panel',
            full && 'side-panel-full',
            wide && 'side-panel-beside',
            hourClass(hour),
          )}
          onCloseAutoFocus={returnFocus}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            content.current?.focus({ preventScroll: true });
          }}
          // Beside the page a person goes on writing on it.
          {...(wide && { onInteractOutside: (event) => event.preventDefault() })}
        >
          <header className="side-panel-head">
            {onBack && (
              <IconButton label="Back" onClick={onBack}>
                <ArrowLeft size={20} strokeWidth={1.6} aria-hidden />
              </IconButton>
            )}
            <RadixDialog.Title className="side-panel-title">{title}</RadixDialog.Title>
            <RadixDialog.Close asChild>
              <IconButton label="Close" className="text-ink-3">
                <X size={20} strokeWidth={1.6} aria-hidden />
              </IconButton>
            </RadixDialog.Close>
          </header>
          <div className="shrink-0 grow basis-auto px-(--gutter) pb-2">{children}</div>
          {action && (
            <div key={view} className="side-panel-action">
              {action}
            </div>
          )}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
