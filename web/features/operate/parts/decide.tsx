import type { ReplyStatus } from '../../../../shared/api/replies';
import { Chip } from '../../../ui/chip';
import { Tag } from '../../../ui/tag';
import { useAct } from '../model/use-act';

const STATUS = { pending: 'Waiting', approved: 'Approved', rejected: 'Rejected' } as const;

interface DecideProps {
  /** Where a decision is posted, below /api/operate. */
  readonly path: string;
  /** `Question`. */
  readonly what: string;
  readonly status: ReplyStatus;
  readonly onDecided: (status: ReplyStatus) => void;
  readonly onRefused: () => Promise<void>;
}

/** Approves or rejects at once; a second press, or Undo, takes it back. */
export function Decide({ path, what, status, onDecided, onRefused }: DecideProps) {
  const { act, pending } = useAct(onRefused);
  const decide = (next: ReplyStatus, before?: ReplyStatus) =>
    act({
      path,
      body: { status: next },
      said: next === 'pending' ? `${what} waits again` : `${what} ${next}`,
      onDone: () => onDecided(next),
      undo: before && (() => void decide(before)),
    });
  const toggle = (next: 'approved' | 'rejected') =>
    void (status === next ? decide('pending') : decide(next, status));
  return (
    <fieldset className="flex flex-wrap gap-2" aria-busy={pending}>
      <legend className="sr-only">Decision</legend>
      <Chip selected={status === 'approved'} onToggle={() => toggle('approved')}>
        Approve
      </Chip>
      <Chip selected={status === 'rejected'} onToggle={() => toggle('rejected')}>
        Reject
      </Chip>
    </fieldset>
  );
}

export function StatusTag({ status }: { readonly status: ReplyStatus }) {
  return (
    <Tag tone={status === 'approved' ? 'ok' : status === 'pending' ? 'gold' : 'neutral'}>
      {STATUS[status]}
    </Tag>
  );
}
