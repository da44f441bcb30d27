import { useId } from 'react';
import { CIRCLE_LIMITS, RESPONSE_TYPES } from '../../../../shared/api/prayer-circles';
import { toastSubmitted } from '../../../outbox/react/toast-submitted';
import { useOutboxForm } from '../../../outbox/react/use-outbox-form';
import { Button } from '../../../ui/button';
import { RoomLeft } from '../../../ui/room-left';
import { Segments } from '../../../ui/segments';
import { Sheet } from '../../../ui/sheet';
import { readResponse, toResponse } from '../model/forms';
import { responsesPath } from '../model/paths';

const KINDS = RESPONSE_TYPES.map((value) => ({
  value,
  label: value === 'prayer' ? 'Prayer' : 'Encouragement',
}));

const WORDS = { sent: { title: 'Response Sent' }, failed: { title: 'Failed to send response' } };

/** A prayer or an encouragement for what somebody asked. What is typed is a draft of its own. */
export function ResponseForm({ requestId }: { readonly requestId: string }) {
  const id = useId();
  const { form, change, sending, submit } = useOutboxForm(
    {
      kind: 'prayer-response',
      path: responsesPath(requestId),
      read: readResponse,
      toRequest: toResponse,
    },
    (handed) => toastSubmitted(handed, WORDS),
  );
  if (!form) return null;
  return (
    <form
      className="mt-4.5 grid gap-3.5 pb-2 [&_.sheet]:text-[1.125rem]"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Segments
        label="Kind of response"
        options={KINDS}
        value={form.type}
        onChange={(type) => change({ type })}
      />
      <label className="sr-only" htmlFor={id}>
        Your response
      </label>
      <Sheet
        id={id}
        aria-describedby={`${id}-readers`}
        minRows={2}
        required
        placeholder={form.type === 'encouragement' ? 'Say something kind' : 'Write your prayer'}
        value={form.message}
        onChange={(event) => change({ message: event.target.value })}
      />
      <RoomLeft text={form.message} limit={CIRCLE_LIMITS.message} what="send" />
      <div className="flex items-center justify-between gap-4">
        <span className="note" id={`${id}-readers`}>
          Only this circle will read it.
        </span>
        <Button
          type="submit"
          size="sm"
          disabled={!toResponse(form) && !sending}
          pending={sending}
          pendingLabel="Sending..."
        >
          Send
        </Button>
      </div>
    </form>
  );
}
