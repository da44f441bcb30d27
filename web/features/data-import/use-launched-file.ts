import { useEffect } from 'react';

/** What the system hands to an installed app that it opens files with; TypeScript's own library does not know it. */
interface LaunchQueue {
  setConsumer(consumer: (launch: { readonly files?: readonly FileSystemHandle[] }) => void): void;
}

/** Calls back with the file that the system opened this screen with, if it did. */
export function useLaunchedFile(onFile: (file: File) => void): void {
  useEffect(() => {
    const { launchQueue } = window as { readonly launchQueue?: LaunchQueue };
    launchQueue?.setConsumer(({ files = [] }) => {
      const [handle] = files;
      // A file that has gone meanwhile can still be picked by hand.
      if (isFile(handle)) void handle.getFile().then(onFile, () => undefined);
    });
  }, [onFile]);
}

function isFile(handle: FileSystemHandle | undefined): handle is FileSystemFileHandle {
  return handle?.kind === 'file';
}
