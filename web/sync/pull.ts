import type { Outcome } from '../../shared/outcome';
import { LIMITS } from '../../shared/protocol/limits';
import type { PullAnswer } from '../../shared/protocol/messages';
import { DONE, type Failure, failed, tryAgain } from './failure';
import { guarded, notePlan, type SyncRun } from './sync-run';

/** One page and the one after it, which travels while the first is merged. */
interface Page {
  readonly since: number;
  readonly answer: Promise<Outcome<PullAnswer, Failure>>;
}

/**
 * Pulls from the checkpoint to the end (P25), merging each page before its checkpoint is stored (P15). Resolves with
 * a failure as soon as one page meets it; the checkpoint then stands after the last page merged.
 */
export async function pullToEnd(run: SyncRun, epoch: string): Promise<Outcome<void, Failure>> {
  const { checkpoint } = await run.replica.readState();
  return pullFrom(run, epoch, ask(run, epoch, checkpoint));
}

/** As {@link pullToEnd}, from a page that is on its way or there. */
export async function pullFrom(
  run: SyncRun,
  epoch: string,
  first: Page,
): Promise<Outcome<void, Failure>> {
  let page: Page | undefined = first;
  while (page) {
    const answer: Outcome<PullAnswer, Failure> = await page.answer;
    if (!answer.ok) return answer;
    const value: PullAnswer = answer.value;
    if (value.epoch !== epoch) return failed({ kind: 'epoch-changed', epoch: value.epoch });
    if (value.more && value.checkpoint <= page.since) return tryAgain('PULL_STANDS_STILL');
    const next: Page | undefined = value.more ? ask(run, epoch, value.checkpoint) : undefined;
    const merged = await guarded(run.session, () => mergePage(run, value));
    if (!merged.ok) {
      await next?.answer;
      return merged;
    }
    page = next;
  }
  run.isCurrent = true;
  return DONE;
}

/** Merges one page in and moves the checkpoint behind it; nothing is written in another epoch (P12). */
async function mergePage(run: SyncRun, answer: PullAnswer): Promise<Outcome<void, Failure>> {
  const { replica } = run;
  const { epoch, rows, checkpoint, more, unreadable } = answer;
  if (rows.length > 0 && !(await replica.mergeIn(epoch, rows))) {
    return failed({ kind: 'epoch-moved' });
  }
  if (unreadable && !(await replica.noteUnreadable(epoch, unreadable))) {
    return failed({ kind: 'epoch-moved' });
  }
  if (!(await replica.advance(epoch, checkpoint, !more))) return failed({ kind: 'epoch-moved' });
  await notePlan(run, answer);
  return DONE;
}

function ask(run: SyncRun, epoch: string, since: number): Page {
  const request = { since, epoch, limit: LIMITS.pullRows };
  return { since, answer: run.transport.pull(request, run.signal) };
}
