import type { Dispute, HeldView } from '../content/viewpoints/dispute';
import type { Goal } from '../records/preference';
import type { CompanionAnswer, Passage, Viewpoint } from './answer';
import type { Concern } from './care/concern';
import type { Finding, Scripture } from './retrieval/scripture';

export interface ReflectDeps {
  readonly scripture: Scripture;
  /** What verses alone must not answer. */
  readonly classify: (text: string) => Concern | null;
  /** The question a text asks on which Christians differ. */
  readonly findDispute: (text: string) => Dispute | null;
}

/**
 * The embedded answer: nothing in it is made up. Scripture is quoted, everything else was written beforehand and is
 * chosen by rules. The text is data: nothing in it is obeyed (R9). `goals`: what the person hopes for. Rejects as the files of
 * Scripture do.
 */
export async function reflect(
  text: string,
  deps: ReflectDeps,
  goals: readonly Goal[] = [],
): Promise<CompanionAnswer> {
  const concern = deps.classify(text);
  if (concern) return concern;
  const dispute = deps.findDispute(text);
  if (dispute) return answerDispute(dispute, deps.scripture);
  return answerWith(await deps.scripture.find(text, { goals }));
}

function answerWith({ passages, themes, otherwise }: Finding): CompanionAnswer {
  if (passages.length === 0) return { kind: 'unknown' };
  const [first = otherwise, second] = themes;
  const questions = second ? ([first.questions[0], second.questions[0]] as const) : first.questions;
  return { kind: 'passages', passages, questions, prayer: first.prayer };
}

async function answerDispute(
  { topic, views }: Dispute,
  scripture: Scripture,
): Promise<CompanionAnswer> {
  const viewpoints = await Promise.all(views.map((view) => quoteView(view, scripture)));
  return { kind: 'viewpoints', topic, viewpoints };
}

async function quoteView(
  { name, says, references }: HeldView,
  scripture: Scripture,
): Promise<Viewpoint> {
  const passages = references.map(async (reference): Promise<Passage> => {
    const verses = await scripture.verses(reference);
    if (!verses) throw new Error(`${reference} is cited and not in the translation`);
    return { reference, verses, why: `Cited for: ${name}` };
  });
  return { name, says, passages: await Promise.all(passages) };
}
