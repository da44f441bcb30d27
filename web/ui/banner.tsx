import * as RadixDialog from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { IconButton } from './icon-button';
import { joinClasses } from './join-classes';
import { useReturnFocus } from './use-return-focus';

interface BannerProps {
  /** A picture beside the words, 56 px wide; decorative. */
  readonly icon?: ReactNode;
  readonly title: string;
  readonly description: string;
  readonly onClose: () => void;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** Something to decide that stops nobody: above the tabs, the page behind it stays in use. Escape closes it. */
export function Banner(props: BannerProps) {
  const { icon, title, description, onClose, className, children } = props;
  const content = useRef<HTMLDivElement>(null);
  const returnFocus = useReturnFocus(true);
  return (
    <RadixDialog.Root open modal={false} onOpenChange={onClose}>
      <RadixDialog.Portal>
        <RadixDialog.Content
          ref={content}
          className={joinClasses('banner', className)}
          onInteractOutside={(event) => event.preventDefault()}
          // The banner itself, so that it is read out and no button is pressed by chance.
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            content.current?.focus();
          }}
          onCloseAutoFocus={returnFocus}
        >
          <div className={icon ? 'banner-beside' : undefined}>
            {icon}
            <div>
              <RadixDialog.Title className="banner-title">{title}</RadixDialog.Title>
              <RadixDialog.Description className="banner-text">
                {description}
              </RadixDialog.Description>
            </div>
          </div>
          {children}
          <RadixDialog.Close asChild>
            <IconButton label="Close" className="banner-close">
              <X size={20} strokeWidth={1.6} />
            </IconButton>
          </RadixDialog.Close>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
