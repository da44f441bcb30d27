import { entryLimit } from '../../../shared/domain/entry-limit';
import { LIMITS } from '../../../shared/protocol/limits';
import type { PushAnswer } from '../../../shared/protocol/messages';
import type {
  ApplyPushResult,
  PushIncident,
  PushRules,
  RecordChange,
} from '../../store/record-store';
import type { Account } from '../../store/store';
import { checkRow, readRows } from './read-rows';
import { inEpoch, roomBeside, type SyncDeps } from './sync-deps';

/** Takes pushed rows of a person, as they came (P17–P20). Throws a Problem for rows of another epoch (P11). */
export async function pushRows(
  deps: SyncDeps,
  account: Account,
  { epoch, rows }: { readonly epoch: string; readonly rows: readonly unknown[] },
): Promise<PushAnswer> {
  const { states, rejected } = readRows(rows);
  const rules = { ...rulesFor(deps, account), epoch };
  const push = await inEpoch(() => deps.store.applyPush(account.id, states, rules));
  const { wrote, incidents, recordBytes, ...answer } = report(deps, account, push);
  deps.metrics?.pushed(answer.accepted.length);
  const room = roomBeside(recordBytes, rules.recordBytes);
  return { plan: account.plan, ...answer, room, rejected: [...rejected, ...answer.rejected] };
}

/** Changes one record of a person, checked as a pushed row is, then pokes the person's devices (P48). */
export async function changeState<Value>(
  deps: SyncDeps,
  account: Account,
  id: string,
  change: RecordChange<Value>,
): Promise<{ readonly value: Value; readonly push: ApplyPushResult }> {
  const rules = rulesFor(deps, account);
  const { value, push } = await deps.store.changeRecord(account.id, id, change, rules);
  report(deps, account, push);
  const [failed] = push.incidents;
  if (failed) throw new Error('The store did not keep the record', { cause: failed.cause });
  return { value, push };
}

function rulesFor(
  { accountBytes = LIMITS.accountRecordBytes }: Pick<SyncDeps, 'accountBytes'>,
  { plan }: Account,
): PushRules {
  return {
    check: checkRow,
    entryLimit: entryLimit(plan),
    recordBytes: accountBytes,
    deletionBytes: LIMITS.deletionBytes,
    conflictBytes: LIMITS.pullBytes,
  };
}

function report({ pokes, log }: SyncDeps, { id }: Account, push: ApplyPushResult): ApplyPushResult {
  if (push.wrote) pokes.publish(id, push.sequence);
  for (const incident of push.incidents) log.warn(detailsOf(id, incident), 'push incident');
  return push;
}

function detailsOf(accountId: string, { id, kind, cause }: PushIncident): object {
  return { accountId, recordId: id, incident: kind, err: cause };
}
