const QUALITY = 0.86;

/**
 * The square in the middle of a picture, at most `side` pixels wide, drawn anew. Place, camera and whatever else its file
 * told are not drawn; what is transparent is white in a JPEG. Rejects where the browser can't read it.
 */
export async function squarePicture(
  file: Blob,
  side: number,
  type: 'image/jpeg' | 'image/png' = 'image/jpeg',
): Promise<Blob> {
  const bitmap = await createImageBitmap(file);
  try {
    const whole = Math.min(bitmap.width, bitmap.height);
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = Math.min(whole, side);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('No canvas to draw on');
    if (type === 'image/jpeg') {
      // It would show what is transparent as black.
      context.fillStyle = 'white';
      context.fillRect(0, 0, canvas.width, canvas.height);
    }
    context.imageSmoothingQuality = 'high';
    const [left, top] = [(bitmap.width - whole) / 2, (bitmap.height - whole) / 2];
    context.drawImage(bitmap, left, top, whole, whole, 0, 0, canvas.width, canvas.height);
    return await toBlob(canvas, type);
  } finally {
    bitmap.close();
  }
}

/** A file as a `data:` URL. */
export function toDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

function toBlob(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('No memory for the picture'))),
      type,
      QUALITY,
    );
  });
}
