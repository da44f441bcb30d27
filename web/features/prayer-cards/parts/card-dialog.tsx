import { useMemo, useState } from 'react';
import type { Outcome } from '../../../../shared/outcome';
import { useToday } from '../../../live/react/use-today';
import { usePerson } from '../../../person/react/person-context';
import { randomId } from '../../../platform/ids';
import { SaveAndDelete } from '../../../records/react/save-and-delete';
import { useRecordForm } from '../../../records/react/use-record-form';
import { useSaveTrouble } from '../../../records/react/use-save-trouble';
import { removeSeen } from '../../../records/remove-seen';
import { Dialog } from '../../../ui/dialog';
import { answerOf, editedCard, newCard } from '../model/card-form';
import type { Card } from '../model/pile';
import { CardFields } from './card-fields';

interface CardDialogProps {
  /** The card to change; a new one, where absent. */
  readonly card?: Pick<Card, 'id' | 'day'>;
  readonly onClose: () => void;
  readonly onDeleted?: () => void;
}

/** Where a card is written. What is typed is kept as a draft until it is saved, also where the dialog is closed. */
export function CardDialog({ card, onClose, onDeleted = onClose }: CardDialogProps) {
  const { store, keeper } = usePerson();
  const today = useToday();
  const trouble = useSaveTrouble();
  const [newId] = useState(randomId);
  const { id, day } = card ?? {};
  const spec = useMemo(
    () => (id && day ? editedCard({ id, day }, today) : newCard(newId, today)),
    [id, day, newId, today],
  );
  const { ready, form, opened, saving, change, save, setAside } = useRecordForm(spec);

  async function keep() {
    const outcome = await save();
    if (!outcome.ok) return trouble.tell('Failed to save your card. Please try again.');
    trouble.clear();
    onClose();
  }

  async function remove(seen: Card): Promise<Outcome<unknown, string>> {
    const removed = await removeSeen(store.records, [seen]);
    if (!removed.ok) return removed;
    await setAside();
    await keeper.discard(answerOf(seen, today).draftKey);
    return removed;
  }

  // What is typed before the record and its draft were read would be lost.
  if (!ready) return null;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={card ? 'Edit card' : 'A new card'}
      description="It’s private to you, as your journal is."
      closable
    >
      <CardFields form={form} today={today} onChange={change} />
      <SaveAndDelete
        thing="card"
        isDisabled={form.who.trim() === ''}
        saving={saving}
        onSave={() => void keep()}
        onDelete={card && opened && (() => remove(opened))}
        onDeleted={onDeleted}
        alongWith=", with its story"
      />
    </Dialog>
  );
}
