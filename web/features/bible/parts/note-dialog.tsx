import { useMemo, useState } from 'react';
import { sayReference } from '../../../../shared/content/say-reference';
import type { Outcome } from '../../../../shared/outcome';
import { LONG_TEXT_CHARACTERS } from '../../../../shared/records/fields';
import { useToday } from '../../../live/react/use-today';
import { randomId } from '../../../platform/ids';
import { OpenedState } from '../../../records/react/opened-state';
import { SaveAndDelete } from '../../../records/react/save-and-delete';
import { useRecordForm } from '../../../records/react/use-record-form';
import { useRecords } from '../../../records/react/use-records';
import { useSaveTrouble } from '../../../records/react/use-save-trouble';
import { removeSeen } from '../../../records/remove-seen';
import { Dialog } from '../../../ui/dialog';
import { RoomLeft } from '../../../ui/room-left';
import { Sheet } from '../../../ui/sheet';
import { noteOn, type OpenedNote } from '../model/note-form';

interface NoteDialogProps {
  readonly note: OpenedNote;
  readonly onClose: () => void;
}

/** A note on verses. What is typed is kept as a draft until it is saved, also where the dialog is closed. */
export function NoteDialog({ note, onClose }: NoteDialogProps) {
  const today = useToday();
  const records = useRecords();
  const trouble = useSaveTrouble();
  const [newId] = useState(randomId);
  const spec = useMemo(() => noteOn(note, newId, today), [note, newId, today]);
  const { ready, form, opened, saving, change, save, setAside } = useRecordForm(spec);

  async function keep() {
    const outcome = await save();
    if (!outcome.ok) return trouble.tell('Failed to save your note. Please try again.');
    trouble.clear();
    onClose();
  }

  async function remove(): Promise<Outcome<unknown, string>> {
    const removed = await removeSeen(records, opened ? [opened] : []);
    if (removed.ok) await setAside();
    return removed;
  }

  // What is typed before the record and its draft were read would be lost.
  if (!ready) return null;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={sayReference(note.passage)}
      description="Your note on these verses."
      closable
    >
      <Sheet
        className="mt-3"
        aria-label="Note"
        minRows={4}
        autoFocus
        placeholder="What you see here…"
        value={form.note}
        onChange={({ target }) => change({ note: target.value })}
      />
      <RoomLeft text={form.note} limit={LONG_TEXT_CHARACTERS} />
      <OpenedState record={opened} />
      <SaveAndDelete
        thing="note"
        isDisabled={form.note.trim() === ''}
        saving={saving}
        onSave={() => void keep()}
        onDelete={opened && remove}
        onDeleted={onClose}
      />
    </Dialog>
  );
}
