import type { RecordState } from '../../../shared/records/record';
import type { ApplyPushResult, PushIncident } from '../record-store';

/** Gathers what became of each row. */
export interface PushCollection {
  accepted(row: RecordState): void;
  /** Accepted, since equal versions are the same state, but the content was another one. */
  differs(row: RecordState): void;
  conflict(theirs: RecordState): void;
  rejected(row: RecordState, code: string): void;
  failed(row: RecordState, cause: unknown): void;
  result(): Pick<ApplyPushResult, 'accepted' | 'conflicts' | 'rejected' | 'incidents'>;
}

/**
 * Of several rows with one id the last answer stands: `accepted` names exactly what the server now holds (P17),
 * and a conflict is no longer one when a later row of the push solved it.
 */
export function collectPush(): PushCollection {
  const accepted = new Map<string, ApplyPushResult['accepted'][number]>();
  const conflicts = new Map<string, RecordState>();
  const rejected: ApplyPushResult['rejected'] = [];
  const incidents: PushIncident[] = [];

  function accept({ id, version }: RecordState): void {
    accepted.set(id, { id, version });
    conflicts.delete(id);
  }

  return {
    accepted: accept,
    differs(row) {
      accept(row);
      incidents.push({ id: row.id, kind: 'differs' });
    },
    conflict: (theirs) => void conflicts.set(theirs.id, theirs),
    rejected: ({ id, version }, code) => void rejected.push({ id, version, code }),
    failed: ({ id }, cause) => void incidents.push({ id, kind: 'failed', cause }),
    result: () => ({
      accepted: [...accepted.values()],
      conflicts: [...conflicts.values()],
      rejected,
      incidents,
    }),
  };
}
