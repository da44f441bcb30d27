import { mediaIdOf } from './media';

/** What the bytes under an id are to a person: a preview goes with its photo and is told nowhere by itself (V17). */
export type NamedKind = 'recording' | 'photo' | 'preview';

const ADDRESS = /\/api\/media\/([A-Za-z0-9_-]{16,64})/g;

/**
 * The recordings, photos and previews that a value names, by their addresses and however deep these stand in it: in a body,
 * in drafts, in all states of a file. Neither the kind of a record nor the name of a field matters, so that the media of a
 * newer version's kinds and of kept versions are found too, and those of a new kind without a line of code (V18).
 */
export class NamedMedia {
  /** Each once, in the order in which the value names them. */
  readonly ids: ReadonlySet<string>;
  readonly #photos = new Set<string>();
  readonly #photoOfPreview = new Map<string, string>();

  constructor(value: unknown) {
    const ids = new Set<string>();
    // No recursion: a file may be nested as deep as it likes.
    const parts = [value];
    while (parts.length > 0) {
      const part = parts.pop();
      if (typeof part === 'string') for (const [, id = ''] of part.matchAll(ADDRESS)) ids.add(id);
      if (typeof part !== 'object' || part === null) continue;
      this.#note(part);
      for (const inner of Object.values(part).reverse()) parts.push(inner);
    }
    this.ids = ids;
  }

  /** The photo that this is the preview of, by its id. */
  photoOf(previewId: string): string | undefined {
    return this.#photoOfPreview.get(previewId);
  }

  kindOf(id: string): NamedKind {
    if (this.#photos.has(id)) return 'photo';
    return this.#photoOfPreview.has(id) ? 'preview' : 'recording';
  }

  #note(part: object): void {
    const named = photoNamedBy(part);
    if (named === undefined) return;
    this.#photos.add(named.photo);
    this.#photoOfPreview.set(named.preview, named.photo);
  }
}

/** The ids of a photo and its preview, where a value is a photo of a record. */
export function photoNamedBy(
  value: object,
): { readonly photo: string; readonly preview: string } | undefined {
  const { url, preview } = value as { readonly url?: unknown; readonly preview?: unknown };
  const [photoId, previewId] = [url, preview].map(idIn);
  return photoId === undefined || previewId === undefined
    ? undefined
    : { photo: photoId, preview: previewId };
}

function idIn(address: unknown): string | undefined {
  return typeof address === 'string' ? mediaIdOf(address) : undefined;
}
