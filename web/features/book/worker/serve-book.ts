import { drawBook } from '../draw/draw-book';
import type { ForeignText } from '../draw/foreign-text';
import type { FontFiles } from '../draw/open-document';
import { makeBook } from '../model/make-book';
import type { SourceRecord } from '../model/source';
import type { FromBookWorker, SentOrder, ToBookWorker } from './messages';

interface Workshop {
  readonly loadFonts: () => Promise<FontFiles>;
  readonly createForeignText: () => ForeignText;
}

/** What the worker does with messages: it makes one book, and asks for each photo when its page is drawn. */
export function serveBook(
  answer: (message: FromBookWorker) => void,
  { loadFonts, createForeignText }: Workshop,
): (message: ToBookWorker) => void {
  const records: SourceRecord[] = [];
  const wanted = new Map<string, (photo: Blob | null) => void>();

  function askForPhoto(id: string): Promise<Uint8Array | undefined> {
    const photo = new Promise<Blob | null>((resolve) => wanted.set(id, resolve));
    answer({ type: 'photo-wanted', id });
    return photo.then(async (blob) =>
      blob === null ? undefined : new Uint8Array(await blob.arrayBuffer()),
    );
  }

  async function make({ taken, drops, missingPhotos, madeAt, ...rest }: SentOrder): Promise<void> {
    const book = makeBook(records, new Map(drops.map((drop) => [drop.day, drop])), {
      ...rest,
      taken: new Set(taken),
      missingPhotos: new Set(missingPhotos),
    });
    let told = 0;
    const made = await drawBook(book, {
      fonts: await loadFonts(),
      foreign: createForeignText(),
      photos: { read: askForPhoto },
      madeAt: new Date(madeAt),
      onProgress(share) {
        const percent = Math.floor(share * 100);
        if (percent > told) answer({ type: 'progress', share });
        told = Math.max(told, percent);
      },
    });
    answer({ type: 'made', ...made });
  }

  return (message) => {
    if (message.type === 'records') records.push(...message.records);
    else if (message.type === 'photo') wanted.get(message.id)?.(message.photo);
    else make(message.order).catch(() => answer({ type: 'failed' }));
  };
}
