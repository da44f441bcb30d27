import {
  type CompleteDropRequest,
  type DailyDropAnswer,
  type DailyDropHistoryAnswer,
  type DailyDropView,
  type DropCompletionView,
  NO_DROP,
} from '../../../shared/api/daily-drop';
import type { DropContent } from '../../../shared/content/pack';
import { boundedMoment } from '../../../shared/domain/bounded';
import { type JourneyDay, journeyDayKey } from '../../../shared/domain/challenge-day';
import type { Today } from '../../../shared/domain/streak';
import { type DropCompletionBody, dropCompletion } from '../../../shared/records/drop-completion';
import type { RecordState } from '../../../shared/records/record';
import { Problem } from '../../errors/problem';
import type { Account, Store } from '../../store/store';
import type { ContentLibrary } from '../content/content-library';
import { type Page, readNewestPage } from './newest-page';
import { givenFields, readBody } from './read-body';
import type { RecordWriter } from './record-writer';

/** The drop of a day and the person's answer to it in that journey. Throws 404 where there is no such drop. */
export async function readDailyDrop(
  store: Store,
  library: ContentLibrary,
  account: Account,
  of: JourneyDay,
): Promise<DailyDropAnswer> {
  const drop = findDrop(library, of.challengeDay);
  const record = await store.getRecord(account.id, dropCompletion.idFor(journeyDayKey(of)));
  const completion = record ? (viewCompletion(record) ?? null) : null;
  return { dailyDrop: viewDrop(drop), completion, isCompleted: completion !== null };
}

/** Completes a day's drop, or changes how it was completed. Throws 404 where there is no such drop. */
export async function completeDailyDrop(
  writer: RecordWriter,
  library: ContentLibrary,
  account: Account,
  of: JourneyDay,
  request: CompleteDropRequest,
  today: Today,
): Promise<void> {
  const { journey, challengeDay } = of;
  findDrop(library, challengeDay);
  const id = dropCompletion.idFor(journeyDayKey(of));
  const target = { kind: dropCompletion, id, ...today };
  await writer.write(
    account,
    target,
    (current): DropCompletionBody => ({
      reflection: null,
      audioUrl: null,
      ...current,
      ...givenFields(request),
      challengeDay,
      ...(journey > 1 && { journey }),
    }),
  );
}

/** A page of completions, newest first, with what each answered. */
export async function listDailyDrops(
  store: Store,
  library: ContentLibrary,
  account: Account,
  after: string | undefined,
): Promise<Page<DailyDropHistoryAnswer[number]>> {
  const { rows, next } = await readNewestPage(store, account.id, dropCompletion.name, after);
  const completions = rows.map(viewCompletion).filter((completion) => completion !== undefined);
  const items = completions.map((completion) => ({
    ...completion,
    dailyDrop: viewQuestion(library.drops.get(completion.challengeDay)),
  }));
  return { items, next };
}

function findDrop(library: ContentLibrary, day: number): DropContent {
  const drop = library.drops.get(day);
  if (!drop) throw new Problem(404, 'NOT_FOUND', NO_DROP);
  return drop;
}

function viewDrop(drop: DropContent): DailyDropView {
  const paragraphs = drop.devotional.map((runs) => runs.map(({ text }) => text).join(''));
  return {
    day: drop.day,
    title: drop.title,
    scripture: drop.verses.map(({ text }) => text).join(' '),
    reference: drop.reference,
    verse: drop.reference,
    translation: drop.translation,
    devotional: paragraphs.join('\n\n'),
    audioUrl: drop.narration?.url ?? null,
    reflectionQuestion: drop.question,
    prayer: drop.prayer ?? null,
    form: drop.form,
  };
}

function viewQuestion(drop: DropContent | undefined): DailyDropHistoryAnswer[number]['dailyDrop'] {
  return drop ? { reference: drop.reference, reflectionQuestion: drop.question } : null;
}

function viewCompletion(record: RecordState): DropCompletionView | undefined {
  const body = readBody(dropCompletion, record);
  if (!body) return undefined;
  const { challengeDay, journey, reflection, audioUrl } = body;
  const completedAt = new Date(boundedMoment(record.createdAt)).toISOString();
  const answer = { id: record.id, challengeDay, reflection, audioUrl, completedAt };
  return journey === undefined ? answer : { ...answer, journey };
}
