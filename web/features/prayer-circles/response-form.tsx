import { useId } from 'react';
import { CIRCLE_LIMITS, RESPONSE_TYPES } from '../../../shared/api/prayer-circles';
import { draftKeyOf } from '../../outbox/outbox-words';
import { useDraft } from '../../records/react/use-draft';
import { Button } from '../../ui/button';
import { RoomLeft } from '../../ui/room-left';
import { Segments } from '../../ui/segments';
import { Sheet } from '../../ui/sheet';
import { readResponse, toResponse } from './forms';
import { responsesPath } from './paths';
import { usePost } from './use-post';

const KINDS = RESPONSE_TYPES.map((value) => ({
  value,
  label: value === 'prayer' ? 'Prayer' : 'Encouragement',
}));

/** A prayer or an encouragement for what somebody asked. What is typed is a draft of its own. */
export function ResponseForm({ requestId }: { readonly requestId: string }) {
  const id = useId();
  const path = responsesPath(requestId);
  const kind = 'prayer-response';
  const { form, change, clear } = useDraft(draftKeyOf({ kind, path }), readResponse);
  const { pending, post } = usePost({ done: 'Response Sent', failed: 'Failed to send response' });
  if (!form) return null;
  const body = toResponse(form);
  return (
    <form
      className="circle-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (body) void post({ kind, path, body }, clear);
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
          disabled={!body && !pending}
          pending={pending}
          pendingLabel="Sending..."
        >
          Send
        </Button>
      </div>
    </form>
  );
}
