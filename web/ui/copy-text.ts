import { toast } from './toast-store';

/** Puts a text on the clipboard, and says `done`, or that it failed. */
export function copyText(text: string, done: string): void {
  // Without a secure context there is no clipboard at all, which throws where a refusal rejects.
  const write = async () => navigator.clipboard.writeText(text);
  write().then(
    () => toast({ title: done }),
    () => toast({ title: 'Error', description: 'Failed to copy text.', variant: 'destructive' }),
  );
}
