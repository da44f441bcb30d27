import { sayPassage } from './devotional-picture';
import type { Measure, Shape } from './shapes';
import type { Passage } from './share-facts';
import { windowPicture } from './window-picture';

/** Verses that a person chose, in a lit window. */
export function passagePicture(passage: Passage, measure: Measure): Shape[] {
  return windowPicture({ text: passage.text, source: sayPassage(passage), foot: '' }, measure);
}
