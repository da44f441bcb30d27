import type { ReactNode } from 'react';
import { create } from 'zustand';

/** Only one toast is shown; a newer one takes its place. */
const TOAST_LIMIT = 1;
/** How long a dismissed toast stays in the store, so that its leaving is never cut short. */
const REMOVE_AFTER_MS = 1_000_000;

export interface ToastContent {
  readonly title: string;
  readonly description?: ReactNode;
  readonly variant?: 'default' | 'destructive' | undefined;
  /** In place of the check. */
  readonly icon?: ReactNode;
  readonly className?: string | undefined;
  /** One thing to do about it. */
  readonly action?: { readonly label: string; readonly onClick: () => void } | undefined;
  /** How long it stays, ms; 5000 unless told. */
  readonly durationMs?: number | undefined;
}

export interface ToastEntry extends ToastContent {
  readonly id: number;
  readonly open: boolean;
}

interface ToastState {
  readonly toasts: readonly ToastEntry[];
}

export const useToasts = create<ToastState>(() => ({ toasts: [] }));

let lastId = 0;
const removals = new Map<number, ReturnType<typeof setTimeout>>();

/** Shows a toast in place of the one that is there. Returns its id, for `dismissToast`. */
export function toast(content: ToastContent): number {
  lastId += 1;
  const entry: ToastEntry = { ...content, id: lastId, open: true };
  useToasts.setState(({ toasts }) => {
    const kept = [entry, ...toasts].slice(0, TOAST_LIMIT);
    for (const { id } of toasts) if (!kept.some((one) => one.id === id)) forgetRemoval(id);
    return { toasts: kept };
  });
  return lastId;
}

/** Closes a toast; it leaves the store 1,000,000 ms later. */
export function dismissToast(id: number): void {
  const isThere = useToasts.getState().toasts.some((entry) => entry.id === id && entry.open);
  if (!isThere) return;
  useToasts.setState(({ toasts }) => ({
    toasts: toasts.map((entry) => (entry.id === id ? { ...entry, open: false } : entry)),
  }));
  removals.set(
    id,
    setTimeout(() => removeToast(id), REMOVE_AFTER_MS),
  );
}

function removeToast(id: number): void {
  forgetRemoval(id);
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((entry) => entry.id !== id) }));
}

function forgetRemoval(id: number): void {
  clearTimeout(removals.get(id));
  removals.delete(id);
}
