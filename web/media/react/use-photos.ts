import { useCallback, useEffect, useRef, useState } from 'react';
import { mediaIdOf } from '../../../shared/protocol/media';
import { type EntryPhoto, MOST_PHOTOS } from '../../../shared/records/journal-entry';
import { useLive } from '../../live/react/use-live';
import { usePerson } from '../../person/react/person-context';
import { discardUnnamed } from '../discard-unnamed';
import type { PhotoIntakeState } from '../photos/photo-intake';
import { photoIntake } from '../photos/photo-intakes';
import { claimedElsewhere, claimRecording } from '../recorder-claim';

export interface Photos extends PhotoIntakeState {
  /** Those of the form. */
  readonly photos: readonly EntryPhoto[];
  /** The person just removed one, and may want it back. */
  readonly isRemoved: boolean;
  readonly isFull: boolean;
  readonly add: (files: readonly File[]) => void;
  readonly remove: (photo: EntryPhoto) => void;
  readonly undoRemove: () => void;
  /** Puts a note away. */
  readonly dismiss: (noteId: number) => void;
  readonly dismissAll: () => void;
  /** Resolves with the form's photos once every picture that was chosen is one of them, or a note says why not. */
  readonly settled: () => Promise<readonly EntryPhoto[]>;
}

interface PhotosOptions {
  /** The draft that photos belong to until a record keeps them. Another draft is another form: see `useVoice`. */
  readonly draftKey: string;
  /** The form has been read, and takes changes. */
  readonly ready: boolean;
  readonly photos: readonly EntryPhoto[];
  readonly onChange: (photos: readonly EntryPhoto[]) => void;
}

/**
 * The photos of a form. One belongs to the form from the moment it is whole on the disk, also where its screen was left
 * meanwhile; one that was removed and not taken back is thrown away once the form's draft says so on the disk, unless a
 * record keeps it.
 */
export function usePhotos({ draftKey, ready, photos, onChange }: PhotosOptions): Photos {
  const { store, keeper } = usePerson();
  const intake = photoIntake(store.media, draftKey);
  const current = useRef(photos);
  const change = useRef(onChange);
  current.current = photos;
  change.current = onChange;
  const { removed, setRemoved } = useRemovedPhoto();

  const put = useCallback((next: readonly EntryPhoto[]) => {
    // The next photo may come before this one is drawn.
    current.current = next;
    change.current(next);
  }, []);
  const take = useCallback(
    (photo: EntryPhoto) => {
      put([...current.current, photo]);
      // Its bytes are on the disk: so is what names them, before the page may end.
      void keeper.flush();
    },
    [keeper, put],
  );
  useEffect(() => (ready ? intake.attach(take) : intake.hold()), [intake, ready, take]);
  useClaims(photos, removed?.photo);

  const { preparing, notes } = useLive(intake.state) ?? intake.state.get();
  return {
    preparing,
    notes,
    photos,
    isRemoved: removed !== null,
    isFull: photos.length + preparing.length >= MOST_PHOTOS,
    add: (files) => intake.add(files, MOST_PHOTOS - current.current.length),
    remove(photo) {
      const at = current.current.findIndex(({ hash }) => hash === photo.hash);
      if (at === -1) return;
      put(current.current.toSpliced(at, 1));
      setRemoved({ photo, at });
    },
    undoRemove() {
      if (!removed) return;
      put(current.current.toSpliced(removed.at, 0, removed.photo));
      setRemoved(null);
    },
    dismiss: intake.dismiss,
    dismissAll: intake.dismissAll,
    async settled() {
      await intake.settled();
      return current.current;
    },
  };
}

interface RemovedPhoto {
  readonly photo: EntryPhoto;
  /** Where it stood. */
  readonly at: number;
}

/** The photo that was removed last. It is thrown away when another one is, or the person leaves. */
function useRemovedPhoto() {
  const { store, keeper } = usePerson();
  const { media } = store;
  const [removed, show] = useState<RemovedPhoto | null>(null);
  const latest = useRef<RemovedPhoto | null>(null);
  const drop = useCallback(
    (former: RemovedPhoto | null) => {
      // Left behind it takes room, nothing worse.
      for (const id of former ? idsOf(former.photo) : [])
        discardUnnamed(id, { keeper, media, claimedElsewhere }).catch(() => undefined);
    },
    [keeper, media],
  );
  /** Null where it was taken back. */
  const setRemoved = useCallback(
    (next: RemovedPhoto | null) => {
      if (next) drop(latest.current);
      latest.current = next;
      show(next);
    },
    [drop],
  );
  useEffect(
    () => () => {
      drop(latest.current);
      latest.current = null;
    },
    [drop],
  );
  return { removed, setRemoved };
}

/** Keeps other tabs on this draft from throwing away what stands in the form here, or may be taken back. */
function useClaims(photos: readonly EntryPhoto[], removed: EntryPhoto | undefined): void {
  const ids = [...photos, ...(removed ? [removed] : [])].flatMap(idsOf).join(' ');
  useEffect(() => {
    const releases = ids.split(' ').filter(Boolean).map(claimRecording);
    return () => {
      for (const release of releases) release();
    };
  }, [ids]);
}

function idsOf({ url, preview }: EntryPhoto): string[] {
  return [url, preview].flatMap((address) => mediaIdOf(address) ?? []);
}
