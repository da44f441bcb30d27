import type { ReportRequest } from '../../../shared/api/prayer-circles';
import {
  addReport,
  findReportId,
  isInCircle,
  listOpen,
  markClosed,
  type OpenReportRow,
  reopenReport,
} from '../../store/sql/circles/report-rows';
import type { Store } from '../../store/store';
import { refused } from '../refused';
import { enterCircle } from './circle-access';
import { type CircleDeps, pokeCircle } from './circle-deps';

/** A report that nobody has closed, as an operator sees it: ids and a reason, no word and no name. */
export interface OpenReport extends Omit<OpenReportRow, 'leaderId' | 'authorId'> {
  /** No member but the leader is told of a report. */
  readonly isOfLeader: boolean;
}

/**
 * Reports a post to the leader with a reason, in the place of what the person said of it before. Resolves with the id of the
 * report, which stays the first one.
 */
export async function reportPost(
  deps: CircleDeps,
  accountId: string,
  circleId: string,
  asked: ReportRequest,
): Promise<string> {
  const { store } = deps;
  const report = { ...asked, id: deps.randomId(), at: deps.now() };
  const id = await store.write(async (tx) => {
    const { memberId } = await enterCircle(tx, store.keys, accountId, circleId);
    if (!(await isInCircle(tx, circleId, report))) throw refused('NOT_FOUND');
    const before = await findReportId(tx, memberId, report);
    if (before === undefined) await addReport(tx, memberId, report);
    else await reopenReport(tx, { ...report, id: before });
    return before ?? report.id;
  });
  await pokeCircle(deps, circleId);
  return id;
}

/** Open reports of every circle, oldest first. */
export async function listOpenReports({ read }: Pick<Store, 'read'>): Promise<OpenReport[]> {
  const rows = await read(listOpen);
  return rows.map(({ leaderId, authorId, ...report }) => ({
    ...report,
    isOfLeader: authorId === leaderId,
  }));
}

/** False where none of that id is open. Reported again by the same person, it is open again. */
export function closeReport(
  { write }: Pick<Store, 'write'>,
  id: string,
  at: number,
): Promise<boolean> {
  return write((tx) => markClosed(tx, id, at));
}
