import { Problem } from '../../errors/problem';

/** V6, V12: nothing of a kind that the app makes and plays or shows, or a picture where sounds are taken alone. */
export function wrongType(): Problem {
  return new Problem(415, 'MEDIA_TYPE', 'Audio format not supported.');
}

/** V5: what arrived is not what was announced. */
export function damaged(): Problem {
  return new Problem(422, 'MEDIA_DAMAGED', 'Failed to save voice recording. Please try again.');
}

/** V5: the id belongs to another recording. */
export function existsAlready(): Problem {
  return new Problem(409, 'MEDIA_EXISTS', 'There is already another recording at this address.');
}

/** V7: no room for it among the person's recordings and photos. */
export function overQuota(): Problem {
  return new Problem(
    403,
    'MEDIA_QUOTA',
    'Your space for recordings and photos is full. Delete a recording or photo to make room.',
  );
}

/** V7: one recording beyond what the server takes. */
export function tooLarge(): Problem {
  return new Problem(413, 'BODY_TOO_LARGE', 'This recording is too large.');
}
