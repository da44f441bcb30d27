import { withPicker } from './picker-out';

/** Whether the device hands this file over to other apps. */
export function canHandOver(file: File): boolean {
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });
}

/** Hands a file to the app that the person chooses on the device; false where that fails. */
export async function handOver(file: File, text?: string): Promise<boolean> {
  try {
    await withPicker(() => navigator.share({ files: [file], ...(text !== undefined && { text }) }));
    return true;
  } catch (error) {
    return isChosenByPerson(error);
  }
}

/** They closed the sheet, or pressed twice while it was opening. */
function isChosenByPerson(error: unknown): boolean {
  return (
    error instanceof DOMException &&
    (error.name === 'AbortError' || error.name === 'InvalidStateError')
  );
}
