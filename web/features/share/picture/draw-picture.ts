import { isNightHere } from '../../../platform/appearance';
import { achievementPicture } from './achievement-picture';
import { devotionalPicture } from './devotional-picture';
import { paper } from './frame';
import { journeyPicture } from './journey-picture';
import { cssFont, measureWith, paint } from './paint';
import { byNight } from './palette';
import { passagePicture } from './passage-picture';
import type { PictureType } from './picture-types';
import { prayerPicture } from './prayer-picture';
import { type Measure, PICTURE_SIZE, type Shape } from './shapes';
import type { ShareFacts } from './share-facts';
import { weeklyPicture } from './weekly-picture';

const LAYOUTS: Record<PictureType, (facts: ShareFacts, measure: Measure) => Shape[]> = {
  'daily-devotional': devotionalPicture,
  'weekly-progress': weeklyPicture,
  'journey-update': journeyPicture,
  achievement: ({ achievement }, measure) =>
    achievement ? achievementPicture(achievement, measure) : paper(),
  prayer: ({ prayer }, measure) => (prayer ? prayerPicture(prayer, measure) : paper()),
  passage: ({ passage }, measure) => (passage ? passagePicture(passage, measure) : paper()),
};

/** A picture as a PNG of 1080 by 1080 pixels, by day or by night as the app is. Rejects where the browser gives no canvas or no memory for it. */
export async function drawPicture(type: PictureType, facts: ShareFacts): Promise<Blob> {
  await fontsAreHere();
  const canvas = document.createElement('canvas');
  canvas.width = PICTURE_SIZE;
  canvas.height = PICTURE_SIZE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas to draw on');
  const shapes = LAYOUTS[type](facts, measureWith(context));
  paint(context, shapes, isNightHere() ? byNight : undefined);
  return toPng(canvas);
}

/** A canvas doesn't wait for a font that is still being loaded. */
async function fontsAreHere(): Promise<void> {
  const roman = { size: 32, weight: 400 };
  const faces = [roman, { ...roman, italic: true }];
  await Promise.all(faces.map((face) => document.fonts.load(cssFont(face))));
}

function toPng(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('No memory for the picture'))),
      'image/png',
    );
  });
}
