/** Pixels of a picture's side, at most. */
const SIDE = 512;
const QUALITY = 0.86;

/**
 * A picture as it is kept: the square in its middle, at most 512 pixels wide, drawn anew as a JPEG. Place, camera and
 * whatever else its file told are not drawn. Rejects where the browser can't read it.
 */
export async function makePicture(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file);
  try {
    const side = Math.min(bitmap.width, bitmap.height);
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = Math.min(side, SIDE);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('No canvas to draw on');
    // A JPEG shows what is transparent as black.
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = 'high';
    const [left, top] = [(bitmap.width - side) / 2, (bitmap.height - side) / 2];
    context.drawImage(bitmap, left, top, side, side, 0, 0, canvas.width, canvas.height);
    return await toJpeg(canvas);
  } finally {
    bitmap.close();
  }
}

function toJpeg(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('No memory for the picture'))),
      'image/jpeg',
      QUALITY,
    );
  });
}
