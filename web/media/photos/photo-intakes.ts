import type { Media } from '../contract';
import { createPhotoIntake, type PhotoIntake } from './photo-intake';
import { startPhotoPreparer } from './start-photo-worker';

/** By person and draft: what is being prepared goes on when its screen is left, and is found when that opens again. */
const intakes = new WeakMap<Media, Map<string, PhotoIntake>>();

/** The one intake of a draft on this page. */
export function photoIntake(media: Media, draftKey: string): PhotoIntake {
  const ofPerson = intakes.get(media) ?? new Map<string, PhotoIntake>();
  intakes.set(media, ofPerson);
  const found = ofPerson.get(draftKey);
  if (found) return found;
  const made = createPhotoIntake(draftKey, {
    media,
    startPreparer: startPhotoPreparer,
  });
  ofPerson.set(draftKey, made);
  return made;
}
