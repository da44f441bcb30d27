import { Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { Outcome } from '../../../../shared/outcome';
import { useToday } from '../../../live/react/use-today';
import { usePerson } from '../../../person/react/person-context';
import { randomId } from '../../../platform/ids';
import { useRecordForm } from '../../../records/react/use-record-form';
import { useSaveTrouble } from '../../../records/react/use-save-trouble';
import { removeSeen } from '../../../records/remove-seen';
import { Button } from '../../../ui/button';
import { DecideDialog } from '../../../ui/decide-dialog';
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
  const today = useToday();
  const trouble = useSaveTrouble();
  const [isDeciding, setDeciding] = useState(false);
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

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={card ? 'Edit card' : 'A new card'}
      description="It’s private to you, as your journal is."
      closable
    >
      <CardFields form={form} today={today} onChange={change} />
      <div className="mt-6 grid gap-2.5">
        <Button
          full
          disabled={!ready || form.who.trim() === ''}
          pending={saving}
          pendingLabel="Saving..."
          onClick={() => void keep()}
        >
          Save card
        </Button>
        {card && opened && (
          <Button full variant="text" onClick={() => setDeciding(true)}>
            <Trash2 size={16} strokeWidth={1.6} aria-hidden />
            Delete this card
          </Button>
        )}
      </div>
      {isDeciding && opened && (
        <DeleteCard
          card={opened}
          setAside={setAside}
          onClose={() => setDeciding(false)}
          onDone={onDeleted}
        />
      )}
    </Dialog>
  );
}

interface DeleteCardProps {
  readonly card: Card;
  /** Forgets what was typed. */
  readonly setAside: () => Promise<void>;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

function DeleteCard({ card, setAside, onClose, onDone }: DeleteCardProps) {
  const { store, keeper } = usePerson();
  const today = useToday();

  async function remove(): Promise<Outcome<unknown, string>> {
    const removed = await removeSeen(store.records, [card]);
    if (!removed.ok) return removed;
    await setAside();
    await keeper.discard(answerOf(card, today).draftKey);
    return removed;
  }

  return (
    <DecideDialog
      decision={{
        title: 'Delete this card?',
        description: 'It’s deleted on all your devices, with its story. This can’t be undone.',
        keep: 'Keep It',
        act: 'Delete Card',
        acting: 'Deleting...',
        run: remove,
        done: 'Card Deleted',
      }}
      onClose={onClose}
      onDone={onDone}
    />
  );
}
