import { entryLimit } from '../../../shared/domain/entry-limit';
import { LIMITS } from '../../../shared/protocol/limits';
import type { PushAnswer } from '../../../shared/protocol/messages';
import type { RecordState } from '../../../shared/records/record';
import type { PushIncident } from '../../store/record-store';
import type { Account } from '../../store/store';
import { checkRow, readRows } from './read-rows';
import { epochChanged, roomBeside, type SyncDeps } from './sync-deps';

/** Takes pushed rows of a person, as they came (P17–P20). Throws a Problem for rows of another epoch (P11). */
export async function pushRows(
  deps: SyncDeps,
  account: Account,
  request: { readonly epoch: string; readonly rows: readonly unknown[] },
): Promise<PushAnswer> {
  if (request.epoch !== deps.store.epoch) throw epochChanged(deps.store.epoch);
  const { states, rejected } = readRows(request.rows);
  const answer = await pushStates(deps, account, states);
  return { ...answer, rejected: [...rejected, ...answer.rejected] };
}

/** Takes states of a person: checks each, stores them durably, then pokes the person's devices. */
export async function pushStates(
  { store, pokes, log, accountBytes = LIMITS.accountRecordBytes }: SyncDeps,
  account: Account,
  states: readonly RecordState[],
): Promise<PushAnswer> {
  const { epoch } = store;
  const { wrote, incidents, recordBytes, ...answer } = await store.applyPush(account.id, states, {
    check: checkRow,
    entryLimit: entryLimit(account.plan),
    recordBytes: accountBytes,
    deletionBytes: LIMITS.deletionBytes,
    conflictBytes: LIMITS.pullBytes,
  });
  if (wrote) pokes.publish(account.id, answer.sequence);
  for (const incident of incidents) log.warn(detailsOf(account, incident), 'push incident');
  return { epoch, plan: account.plan, ...answer, room: roomBeside(recordBytes, accountBytes) };
}

function detailsOf(account: Account, { id, kind, cause }: PushIncident): object {
  return { accountId: account.id, recordId: id, incident: kind, err: cause };
}
