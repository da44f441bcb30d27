import { mediaUrl } from '../../../shared/protocol/media';
import type { EntryPhoto } from '../../../shared/records/journal-entry';
import { type LiveValue, liveValue } from '../../live/live-value';
import type { Media } from '../contract';
import { sayAnimated, sayNoRoom, sayNotDrawn, sayNotKept, sayRefusal } from './photo-intake-words';
import type { PreparedPicture } from './prepare-picture';
import type { PhotoPreparer } from './start-photo-worker';

/** A picture that was chosen and is not a photo of the form yet. */
export interface ChosenPicture {
  readonly id: number;
  readonly name: string;
}

/** What became of pictures that were chosen, for the person to read and put away. */
export interface PhotoNote {
  readonly id: number;
  readonly text: string;
}

export interface PhotoIntakeState {
  /** In the order in which they were chosen; the first is being prepared. */
  readonly preparing: readonly ChosenPicture[];
  readonly notes: readonly PhotoNote[];
}

export interface PhotoIntakeDeps {
  readonly media: Pick<Media, 'begin' | 'append' | 'finish' | 'discard'>;
  readonly startPreparer: () => PhotoPreparer;
}

export interface PhotoIntake {
  readonly state: Pick<LiveValue<PhotoIntakeState>, 'get' | 'subscribe'>;
  /**
   * Takes as many as there is `room` for, counting those under way, and says which it did not; of none it says whether there
   * is room.
   */
  add(files: readonly File[], room: number): void;
  dismiss(noteId: number): void;
  /** The form is done with: nothing that was said of it concerns the next one. */
  dismissAll(): void;
  /** The form is open: photos go into it from now on, also after its screen was left. */
  attach(put: (photo: EntryPhoto) => void): void;
  /** A form is being opened over the same draft: photos wait until that one is there. */
  hold(): void;
  /** Resolves when every picture that was chosen is in the form, or a note says why not. */
  settled(): Promise<void>;
}

/**
 * Makes photos of chosen pictures for the draft `key`, one after the other, and puts each into the form once it is on the
 * disk.
 *
 *   chosen ─▶ being prepared ─▶ being written ─▶ on the disk ─▶ in the form
 *                 │ refused          │ disk full      (waits while no form is open)
 *                 └───── a note ─────┘
 */
export function createPhotoIntake(key: string, deps: PhotoIntakeDeps): PhotoIntake {
  const { media, startPreparer } = deps;
  const state = liveValue<PhotoIntakeState>({ preparing: [], notes: [] });
  const patch = (part: Partial<PhotoIntakeState>) => state.set({ ...state.get(), ...part });
  const files = new Map<number, File>();
  const ready: EntryPhoto[] = [];
  let put: ((photo: EntryPhoto) => void) | undefined;
  let running: Promise<void> | undefined;
  let count = 0;

  function note(text: string): void {
    count += 1;
    patch({ notes: [...state.get().notes, { id: count, text }] });
  }

  async function run(): Promise<void> {
    const preparer = startPreparer();
    for (let next = state.get().preparing[0]; next; next = state.get().preparing[0]) {
      await takeOne(next, preparer);
      const taken = next.id;
      files.delete(taken);
      patch({ preparing: state.get().preparing.filter(({ id }) => id !== taken) });
    }
    preparer.end();
  }

  async function takeOne({ id, name }: ChosenPicture, preparer: PhotoPreparer): Promise<void> {
    const file = files.get(id);
    if (!file) return;
    const prepared = await preparer.prepare(file).catch(() => undefined);
    if (!prepared) return note(sayNotDrawn(name));
    if (!prepared.ok) return note(sayRefusal(name, prepared.problem));
    try {
      ready.push(await write(prepared.value));
    } catch {
      return note(sayNotKept(name));
    }
    handOver();
    if (prepared.value.wasAnimated) note(sayAnimated(name));
  }

  /** Both files or none: what a full disk took of them is thrown away again. */
  async function write({ photo, preview, width, height }: PreparedPicture): Promise<EntryPhoto> {
    const begun: string[] = [];
    const keep = async (blob: Blob) => {
      const id = await media.begin(key, blob.type);
      begun.push(id);
      await media.append(id, blob, 0);
      await media.finish(id);
      return id;
    };
    try {
      const previewId = await keep(preview);
      const id = await keep(photo);
      return { hash: id, url: mediaUrl(id), preview: mediaUrl(previewId), width, height };
    } catch (error) {
      await Promise.all(begun.map((id) => media.discard(id).catch(() => undefined)));
      throw error;
    }
  }

  function handOver(): void {
    if (put) for (const photo of ready.splice(0)) put(photo);
  }

  function start(): void {
    running ??= run().finally(() => {
      running = undefined;
      if (state.get().preparing.length > 0) start();
    });
  }

  return {
    state,
    add(chosen, room) {
      const free = Math.max(0, room - state.get().preparing.length - ready.length);
      const taken = chosen.slice(0, free).map((file) => {
        count += 1;
        files.set(count, file);
        return { id: count, name: file.name };
      });
      patch({ preparing: [...state.get().preparing, ...taken] });
      const left = chosen.slice(free).map(({ name }) => name);
      if (free === 0 || left.length > 0) note(sayNoRoom(left));
      if (taken.length > 0) start();
    },
    dismiss(noteId) {
      patch({ notes: state.get().notes.filter(({ id }) => id !== noteId) });
    },
    dismissAll: () => patch({ notes: [] }),
    attach(next) {
      put = next;
      handOver();
    },
    hold() {
      put = undefined;
    },
    async settled() {
      while (running !== undefined) await running;
    },
  };
}
