import * as RadixToast from '@radix-ui/react-toast';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { Button } from './button';
import { IconButton } from './icon-button';
import { joinClasses } from './join-classes';
import { dismissToast, type ToastEntry, useToasts } from './toast-store';

const SHOWN_MS = 5000;
const SWIPE_PX = 50;

/** Where toasts appear. Mounted once, at the root. */
export function Toaster() {
  const toasts = useToasts((state) => state.toasts);
  return (
    <RadixToast.Provider duration={SHOWN_MS} swipeDirection="right" swipeThreshold={SWIPE_PX}>
      {toasts.map((entry) => (
        <Toast key={entry.id} entry={entry} />
      ))}
      <RadixToast.Viewport className="toast-viewport" />
    </RadixToast.Provider>
  );
}

function Toast({ entry }: { readonly entry: ToastEntry }) {
  const { id, open, title, description, variant = 'default', durationMs, action } = entry;
  const isDestructive = variant === 'destructive';
  const Icon = isDestructive ? CircleAlert : CircleCheck;
  return (
    <RadixToast.Root
      className={joinClasses('toast', isDestructive && 'toast-destructive', entry.className)}
      open={open}
      onOpenChange={(stays) => {
        if (!stays) dismissToast(id);
      }}
      type={isDestructive ? 'foreground' : 'background'}
      duration={durationMs ?? SHOWN_MS}
    >
      <span className="toast-icon">
        {entry.icon ?? <Icon size={20} strokeWidth={1.6} aria-hidden />}
      </span>
      <div>
        <RadixToast.Title className="toast-title">{title}</RadixToast.Title>
        {description && (
          <RadixToast.Description className="toast-text">{description}</RadixToast.Description>
        )}
        {action && (
          <RadixToast.Action asChild altText={action.label}>
            <Button size="sm" variant="secondary" className="toast-action" onClick={action.onClick}>
              {action.label}
            </Button>
          </RadixToast.Action>
        )}
      </div>
      <RadixToast.Close asChild>
        <IconButton label="Close">
          <X size={20} strokeWidth={1.6} />
        </IconButton>
      </RadixToast.Close>
    </RadixToast.Root>
  );
}
