import { isoMoment } from '../../../shared/api/export';
import {
  OPERATE_SHOWN,
  type OperateAudit,
  type OperateFeedback,
  type OperateFlags,
  type OperateQuestions,
  type OperateReplies,
  type OperateReports,
} from '../../../shared/api/operate';
import { OUR_QUESTIONS } from '../../../shared/content/community/questions';
import { listOperatorAudit } from '../../store/sql/operator-rows';
import type { Store } from '../../store/store';
import { listOpenReports } from '../circles/reports';
import { sayFlag } from '../companion/flags';
import { listAllFeedback } from '../feedback';
import { repliesTo } from '../feedback-replies';
import { listModeratedReplies } from '../replies/moderate-replies';
import { listAllSuggestions } from '../suggestions';

type PostStore = Pick<Store, 'read' | 'write' | 'keys'>;

/** What people tell whoever runs this: what is open first, the oldest first, then what is resolved, the newest first. */
export async function readFeedback(
  store: Pick<Store, 'listAllFeedback' | 'read' | 'keys'>,
): Promise<OperateFeedback> {
  const all = await listAllFeedback(store);
  const open = all.filter(({ status }) => status !== 'resolved');
  const resolved = all.filter(({ status }) => status === 'resolved').reverse();
  const { shown, more } = firstOf([...open, ...resolved], OPERATE_SHOWN.feedback);
  const feedback: OperateFeedback['feedback'] = [];
  for (const one of shown) feedback.push({ ...one, replies: await repliesTo(store, one.id) });
  return { feedback, more };
}

/** The community's questions without their authors: pending ones first, then the newest first. */
export async function readQuestions(store: PostStore): Promise<OperateQuestions> {
  const all = (await listAllSuggestions(store)).reverse();
  const inOrder = [
    ...all.filter(({ status }) => status === 'pending'),
    ...all.filter(({ status }) => status !== 'pending'),
  ];
  const { shown, more } = firstOf(inOrder, OPERATE_SHOWN.questions);
  const questions = shown.map(({ isYours: _, yourVote: __, ...question }) => question);
  return { questions, more };
}

/** Replies without their authors: those that wait or were flagged, the oldest first, then the others, the newest first. */
export async function readReplies(store: PostStore): Promise<OperateReplies> {
  const all = await listModeratedReplies(store, 'all');
  const isOpen = ({ status, flags }: (typeof all)[number]) =>
    status === 'pending' || flags.length > 0;
  const rest = all.filter((reply) => !isOpen(reply)).reverse();
  const { shown, more } = firstOf([...all.filter(isOpen), ...rest], OPERATE_SHOWN.replies);
  const asked = new Map(OUR_QUESTIONS.map(({ id, text }) => [id, text]));
  for (const { id, suggestion } of await listAllSuggestions(store)) asked.set(id, suggestion);
  const replies = shown.map(({ questionId, submittedAt, flags, ...reply }) => ({
    ...reply,
    question: asked.get(questionId) ?? null,
    submittedAt: isoMoment(submittedAt),
    flags: [...flags],
  }));
  return { replies, more };
}

/** Open reports of circle posts by ids and reasons, the oldest first. */
export async function readReports(store: Pick<Store, 'read'>): Promise<OperateReports> {
  const { shown, more } = firstOf(await listOpenReports(store), OPERATE_SHOWN.reports);
  return { reports: shown.map((report) => ({ ...report, at: isoMoment(report.at) })), more };
}

/** What people say of the companion's answers, the newest first; whose it is is not told. */
export async function readFlags(store: Pick<Store, 'listAllFlags'>): Promise<OperateFlags> {
  const all = (await store.listAllFlags()).reverse();
  const { shown, more } = firstOf(all, OPERATE_SHOWN.flags);
  return { flags: shown.map(sayFlag), more };
}

/** What operators did, the newest first, as this one reads it. */
export async function readOperatorAudit(
  { read }: Pick<Store, 'read'>,
  accountId: string,
): Promise<OperateAudit> {
  const rows = await read((tx) => listOperatorAudit(tx, OPERATE_SHOWN.audit));
  const entries = rows.map(({ at, accountId: operatorId, action, about }) => ({
    at: isoMoment(at),
    operatorId,
    isYou: operatorId === accountId,
    action,
    about,
  }));
  return { entries };
}

function firstOf<Item>(all: readonly Item[], count: number) {
  return { shown: all.slice(0, count), more: Math.max(0, all.length - count) };
}
