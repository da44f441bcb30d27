import { useMemo, useState } from 'react';
import { LONG_TEXT_CHARACTERS } from '../../../../shared/records/fields';
import { useToday } from '../../../live/react/use-today';
import { randomId } from '../../../platform/ids';
import { OpenedState } from '../../../records/react/opened-state';
import { SaveAndDelete } from '../../../records/react/save-and-delete';
import { useRecordForm } from '../../../records/react/use-record-form';
import { useRecords } from '../../../records/react/use-records';
import { useSaveTrouble } from '../../../records/react/use-save-trouble';
import { Dialog } from '../../../ui/dialog';
import { RoomLeft } from '../../../ui/room-left';
import { Sheet } from '../../../ui/sheet';
import { deleteOwn } from '../commands';
import { isVerseKnown, ownDeclarationOf } from '../model/own-form';
import { VerseField } from './verse-field';

interface OwnDialogProps {
  /** The record that is edited; undefined for a new one. */
  readonly id: string | undefined;
  readonly onClose: () => void;
  readonly onSaved: (id: string) => void;
  readonly onDeleted: () => void;
}

/** An own declaration. What is typed is kept as a draft until it is saved, also where the dialog is closed. */
export function OwnDialog({ id, onClose, onSaved, onDeleted }: OwnDialogProps) {
  const today = useToday();
  const records = useRecords();
  const trouble = useSaveTrouble();
  const [isRefused, setRefused] = useState(false);
  const [newId] = useState(randomId);
  const spec = useMemo(() => ownDeclarationOf(id, newId, today), [id, newId, today]);
  const { ready, form, opened, saving, change, save, setAside } = useRecordForm(spec);

  async function keep() {
    if (!isVerseKnown(form)) return setRefused(true);
    const outcome = await save();
    if (!outcome.ok) return trouble.tell('Failed to save your declaration. Please try again.');
    trouble.clear();
    onSaved(outcome.value.id);
  }

  async function remove() {
    const removed = opened ? await deleteOwn(records, opened) : { ok: true as const, value: null };
    if (removed.ok) await setAside();
    return removed;
  }

  // What is typed before the record and its draft were read would be lost.
  if (!ready) return null;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={id === undefined ? 'Write your own' : 'Your declaration'}
      description="One or two sentences in the first person, and the verse they rest on."
      closable
    >
      <Sheet
        className="mt-3"
        aria-label="Declaration"
        minRows={3}
        autoFocus
        placeholder="God is…"
        value={form.words}
        onChange={({ target }) => change({ words: target.value })}
      />
      <RoomLeft text={form.words} limit={LONG_TEXT_CHARACTERS} />
      <VerseField
        verse={form.verse}
        isRefused={isRefused && !isVerseKnown(form)}
        onChange={(verse) => {
          setRefused(false);
          change({ verse });
        }}
      />
      <OpenedState record={opened} />
      <SaveAndDelete
        thing="declaration"
        isDisabled={form.words.trim() === ''}
        saving={saving}
        onSave={() => void keep()}
        onDelete={opened && remove}
        onDeleted={onDeleted}
      />
    </Dialog>
  );
}
