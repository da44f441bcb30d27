import { type ClipboardEvent, type DragEvent, useEffect, useState } from 'react';

/** Files that are pasted into a place, or dropped on it. */
export function usePhotoDrop(add: (files: readonly File[]) => void) {
  const [isOver, setIsOver] = useState(false);
  useNoFileOpens();
  return {
    /** Files are being held over the place. */
    isOver,
    handlers: {
      onPaste(event: ClipboardEvent) {
        const { files, types } = event.clipboardData;
        // What is copied from a document has a picture of itself beside its words: the words are meant.
        if (files.length === 0 || types.includes('text/plain')) return;
        event.preventDefault();
        add([...files]);
      },
      onDragOver(event: DragEvent) {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
        setIsOver(true);
      },
      onDragLeave(event: DragEvent<HTMLElement>) {
        const { currentTarget, relatedTarget } = event;
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
          setIsOver(false);
      },
      onDrop(event: DragEvent) {
        setIsOver(false);
        if (event.dataTransfer.files.length === 0) return;
        event.preventDefault();
        add([...event.dataTransfer.files]);
      },
    },
  };
}

/** Dropped beside the place, a file is not opened by the browser instead of the app. */
function useNoFileOpens(): void {
  useEffect(() => {
    const refuse = (event: globalThis.DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    addEventListener('dragover', refuse);
    addEventListener('drop', refuse);
    return () => {
      removeEventListener('dragover', refuse);
      removeEventListener('drop', refuse);
    };
  }, []);
}
