import type { FileFault } from './open-file';

/** Why a file was not taken, and what to do. Nothing was written. */
export const FAULT_WORDS: Readonly<Record<FileFault, string>> = {
  NOT_OURS:
    'This isn’t a Choose Wholeness export. Pick the zip or JSON file that Export Data made.',
  DAMAGED:
    'This file was damaged or changed after it was exported, so we imported nothing. If you have another copy, try that one.',
  TOO_NEW:
    'A newer version of Choose Wholeness made this file. Update the app, then pick it again.',
  TOO_OLD:
    'An early version of Choose Wholeness made this file. It doesn’t have what’s needed to import it.',
  TOO_LARGE: 'This file is larger than any Choose Wholeness export, so we didn’t open it.',
  UNREADABLE: 'We couldn’t read this file. It may have been moved or deleted. Pick it again.',
};
