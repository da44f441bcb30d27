import * as RadixDialog from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from './icon-button';
import { joinClasses } from './join-classes';
import { useReturnFocus } from './use-return-focus';

interface DialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  /** The title is only spoken; something visible says it. */
  readonly titleHidden?: boolean | undefined;
  readonly description?: ReactNode;
  /** `low`, a rectangle at the bottom, decides; `arch`, in the middle, celebrates; `whole`, as large as the screen, shows. */
  readonly shape?: 'low' | 'arch' | 'whole' | undefined;
  /** A decision that has to be made: pressing beside it does not close it. */
  readonly alert?: boolean | undefined;
  /** A cross at the top right. */
  readonly closable?: boolean | undefined;
  /** Above the title: the sunrise, a window. */
  readonly top?: ReactNode;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/**
 * A modal dialog. The safe choice carries `autoFocus`.
 *
 * Radix's own overlay is not used: it locks scrolling by adding a style element, which the content
 * policy refuses. The scrim is ours and the lock is a `:has()` rule.
 */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, titleHidden, description, shape = 'low' } = props;
  const { alert, closable, top, className, children } = props;
  const returnFocus = useReturnFocus(open);
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <div className="scrim" />
        <RadixDialog.Content
          aria-modal
          onCloseAutoFocus={returnFocus}
          // Radix leaves Escape to what opened last, also to a toast that nobody has turned to.
          onKeyDown={({ key, defaultPrevented }) => {
            if (key === 'Escape' && !defaultPrevented) onOpenChange(false);
          }}
          className={joinClasses(
            'dialog',
            `dialog-${shape}`,
            closable && 'dialog-closable',
            className,
          )}
          {...(alert && {
            role: 'alertdialog',
            onPointerDownOutside: (event) => event.preventDefault(),
          })}
          {...(!description && { 'aria-describedby': undefined })}
        >
          {top}
          <RadixDialog.Title className={titleHidden ? 'sr-only' : 'dialog-title'}>
            {title}
          </RadixDialog.Title>
          {description && (
            <RadixDialog.Description className="dialog-text">{description}</RadixDialog.Description>
          )}
          {children}
          {closable && (
            <RadixDialog.Close asChild>
              <IconButton label="Close" className="dialog-close">
                <X size={20} strokeWidth={1.6} />
              </IconButton>
            </RadixDialog.Close>
          )}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
