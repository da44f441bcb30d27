import type { ForeignPicture } from './foreign-text';

/**
 * Pixels as the library takes an image that is opened already. Its own reader of PNG unpacks them in a worker from a `blob:`
 * address, which our content security policy refuses.
 */
export class PixelImage {
  readonly width: number;
  readonly height: number;
  readonly label: string;
  /** What the file refers to, once it is written. */
  obj: PDFKit.PDFKitReference | null = null;
  readonly #pixels: Uint8ClampedArray;

  constructor({ pixels, across, down }: ForeignPicture, label: string) {
    this.width = across;
    this.height = down;
    this.label = label;
    this.#pixels = pixels;
  }

  embed(pdf: PDFKit.PDFDocument): void {
    const count = this.width * this.height;
    const colors = new Uint8Array(count * 3);
    const opacity = new Uint8Array(count);
    for (let at = 0; at < count; at += 1) {
      colors.set(this.#pixels.subarray(at * 4, at * 4 + 3), at * 3);
      opacity[at] = this.#pixels[at * 4 + 3] ?? 0;
    }
    const mask = this.#write(pdf, opacity, { ColorSpace: 'DeviceGray' });
    this.obj = this.#write(pdf, colors, { ColorSpace: 'DeviceRGB', SMask: mask });
  }

  #write(
    pdf: PDFKit.PDFDocument,
    bytes: Uint8Array,
    more: Readonly<Record<string, unknown>>,
  ): PDFKit.PDFKitReference {
    const reference = pdf.ref({
      Type: 'XObject',
      Subtype: 'Image',
      Width: this.width,
      Height: this.height,
      BitsPerComponent: 8,
      ...more,
    });
    reference.end(bytes);
    return reference;
  }
}
