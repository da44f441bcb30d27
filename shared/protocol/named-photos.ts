import { mediaIdOf } from './media';

/** What the bytes under an id are to a person: a preview goes with its photo and is told nowhere by itself (V17). */
export type NamedKind = 'recording' | 'photo' | 'preview';

/** The photos that a value names, however deep they stand in it: in a body, in drafts, in all states of a file. */
export class NamedPhotos {
  readonly #photos = new Set<string>();
  readonly #photoOfPreview = new Map<string, string>();

  constructor(value: unknown) {
    this.#look(value);
  }

  /** The photo that this is the preview of, by its id. */
  photoOf(previewId: string): string | undefined {
    return this.#photoOfPreview.get(previewId);
  }

  /** The ids of all previews. */
  previews(): string[] {
    return [...this.#photoOfPreview.keys()];
  }

  kindOf(id: string): NamedKind {
    if (this.#photos.has(id)) return 'photo';
    return this.#photoOfPreview.has(id) ? 'preview' : 'recording';
  }

  #look(part: unknown): void {
    if (typeof part !== 'object' || part === null) return;
    const { url, preview } = part as { readonly url?: unknown; readonly preview?: unknown };
    const [photoId, previewId] = [url, preview].map(idIn);
    if (photoId !== undefined && previewId !== undefined) {
      this.#photos.add(photoId);
      this.#photoOfPreview.set(previewId, photoId);
    }
    for (const inner of Object.values(part)) this.#look(inner);
  }
}

function idIn(address: unknown): string | undefined {
  return typeof address === 'string' ? mediaIdOf(address) : undefined;
}
