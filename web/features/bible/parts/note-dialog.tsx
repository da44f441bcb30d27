import { Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { sayReference } from '../../../../shared/content/say-reference';
import { LONG_TEXT_CHARACTERS } from '../../../../shared/records/fields';
import { useToday } from '../../../live/react/use-today';
import { OpenedState } from '../../../records/react/opened-state';
import { useRecordForm } from '../../../records/react/use-record-form';
import { useRecords } from '../../../records/react/use-records';
import { useSaveTrouble } from '../../../records/react/use-save-trouble';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { RoomLeft } from '../../../ui/room-left';
import { Sheet } from '../../../ui/sheet';
import { toast } from '../../../ui/toast-store';
import { type ChapterPlace, passageOf } from '../model/marks';
import { noteOn } from '../model/note-form';

interface NoteDialogProps {
  readonly place: ChapterPlace;
  readonly verses: readonly [number, number];
  readonly onClose: () => void;
}

/** A note on verses. What is typed is kept as a draft until it is saved, also where the dialog is closed. */
export function NoteDialog({ place, verses, onClose }: NoteDialogProps) {
  const { slug, book, number } = place;
  const [first, last] = verses;
  const today = useToday();
  const records = useRecords();
  const trouble = useSaveTrouble();
  const spec = useMemo(
    () => noteOn({ slug, book, number }, [first, last], today),
    [slug, book, number, first, last, today],
  );
  const { ready, form, opened, saving, change, save } = useRecordForm(spec);

  async function keep() {
    const outcome = await save();
    if (!outcome.ok) return trouble.tell('Failed to save your note. Please try again.');
    trouble.clear();
    onClose();
  }

  async function remove() {
    if (!opened) return;
    const outcome = await records.remove(opened.id, opened.version);
    if (outcome.ok) {
      change({ note: '' });
      toast({ title: 'Note Deleted' });
      onClose();
    } else
      toast({
        title: 'Not Deleted',
        description: 'This note was changed elsewhere. What you see now is the newer one.',
      });
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={sayReference(passageOf(place, verses))}
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
      <div className="mt-5 grid gap-2.5">
        <Button
          full
          disabled={!ready || form.note.trim() === ''}
          pending={saving}
          pendingLabel="Saving..."
          onClick={() => void keep()}
        >
          Save Note
        </Button>
        {opened && (
          <Button full variant="text" onClick={() => void remove()}>
            <Trash2 size={16} strokeWidth={1.6} aria-hidden />
            Delete this note
          </Button>
        )}
      </div>
    </Dialog>
  );
}
