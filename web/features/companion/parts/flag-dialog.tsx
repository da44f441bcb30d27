import { CloudOff } from 'lucide-react';
import { useMemo, useState } from 'react';
import { COMPANION_LIMITS, FLAG_REASONS } from '../../../../shared/api/companion';
import type { CompanionAnswer } from '../../../../shared/companion/answer';
import { useLive } from '../../../live/react/use-live';
import { toastSubmitted } from '../../../outbox/react/toast-submitted';
import { useOutboxForm } from '../../../outbox/react/use-outbox-form';
import { online } from '../../../platform/online';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { type Hour, hourClass } from '../../../ui/hour';
import { ItemState } from '../../../ui/item-state';
import { RadioChips } from '../../../ui/radio-chips';
import { RoomLeft } from '../../../ui/room-left';
import { Sheet } from '../../../ui/sheet';
import { useFocusOnInvalid } from '../../../ui/use-focus-on-invalid';
import { flagging, referencesOf } from '../model/flag-form';

const REASONS = FLAG_REASONS.map((reason) => ({ value: reason, label: reason }));

interface FlagDialogProps {
  readonly answer: CompanionAnswer;
  readonly hour: Hour;
  /** What its person calls the page. */
  readonly noun: string;
  readonly onClose: () => void;
}

/** Says what is wrong with an answer; without a network it is sent later. */
export function FlagDialog({ answer, hour, noun, onClose }: FlagDialogProps) {
  const isOnline = useLive(online) ?? true;
  const spec = useMemo(() => flagging(referencesOf(answer)), [answer]);
  const { form, change, sending, submit } = useOutboxForm(spec, (handed) => {
    toastSubmitted(handed, WORDS);
    if (handed.item || handed.outcome === 'sent') onClose();
  });
  /** How often the note was too long. */
  const [refusals, setRefusals] = useState(0);
  const fields = useFocusOnInvalid<HTMLDivElement>(refusals);
  if (!form) return null;
  const isOver = form.note.length > COMPANION_LIMITS.note;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Flag this answer"
      description={`What was wrong with it? We’ll see the verses and your reason, but not your ${noun}.`}
      closable
      className={hourClass(hour)}
    >
      <div ref={fields} className="mt-4 grid gap-3">
        <RadioChips
          label={<span className="sr-only">What was wrong with it?</span>}
          choices={REASONS}
          value={form.reason}
          onChange={(reason) => change({ reason })}
        />
        <Sheet
          aria-label="In your words"
          placeholder="In your words, if you like"
          aria-invalid={isOver || undefined}
          value={form.note}
          onChange={(event) => change({ note: event.target.value })}
        />
        <RoomLeft text={form.note} limit={COMPANION_LIMITS.note} what="send" />
        <span role="status" className="empty:hidden">
          {!isOnline && (
            <ItemState icon={<CloudOff size={16} strokeWidth={1.6} aria-hidden />}>
              It will be sent when you’re back online.
            </ItemState>
          )}
        </span>
        <Button
          full
          disabled={!form.reason}
          pending={sending}
          pendingLabel="Sending..."
          onClick={() => (isOver ? setRefusals(refusals + 1) : void submit())}
        >
          Send flag
        </Button>
      </div>
    </Dialog>
  );
}

const WORDS = {
  sent: { title: 'Answer flagged', description: 'Thank you. Someone will review it.' },
  failed: { title: 'Not flagged', description: 'We couldn’t send your flag. Try again.' },
};
