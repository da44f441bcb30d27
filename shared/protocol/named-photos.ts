import { mediaIdOf } from './media';

/** What the bytes under an id are to a person: a preview goes with its photo and is told nowhere by itself (V17). */
export type NamedKind = 'recording' | 'photo' | 'preview';

/** The photos that a value names, however deep they stand in it: in a body, in drafts, in all states of a file. */
export class NamedPhotos {
  readonly #photos = new Set<string>();
  readonly #photoOfPreview = new Map<string, string>();

  constructor(value: unknown) {
    // No recursion: a file may be nested as deep as it likes.
    const parts = [value];
    for (let part = parts.pop(); part !== undefined; part = parts.pop()) {
      if (typeof part !== 'object' || part === null) continue;
      this.#note(part);
      for (const inner of Object.values(part)) if (inner !== undefined) parts.push(inner);
    }
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

  #note({ url, preview }: { readonly url?: unknown; readonly preview?: unknown }): void {
    const [photoId, previewId] = [url, preview].map(idIn);
    if (photoId === undefined || previewId === undefined) return;
    this.#photos.add(photoId);
    this.#photoOfPreview.set(previewId, photoId);
  }
}

function idIn(address: unknown): string | undefined {
  return typeof address === 'string' ? mediaIdOf(address) : undefined;
}
