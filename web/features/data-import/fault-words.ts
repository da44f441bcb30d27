import type { FileFault } from './open-file';

/** Why a file was not taken, and what to do. Nothing was written. */
export const FAULT_WORDS: Readonly<Record<FileFault, string>> = {
  NOT_OURS:
    'This is not an export of Choose Wholeness. Pick the zip or the JSON file that Export Data made.',
  DAMAGED:
    'This file was damaged or changed since it was exported, so nothing was brought in. If you have another copy, try that one.',
  TOO_NEW:
    'This file was made by a newer version of Choose Wholeness. Update the app, then pick it again.',
  TOO_OLD:
    'This file was made by an early version of Choose Wholeness, which left out what is needed to bring it back.',
  TOO_LARGE: 'This file is larger than any export of Choose Wholeness, so it was not opened.',
  UNREADABLE: 'This file could not be read. It may have been moved or deleted. Pick it again.',
};
