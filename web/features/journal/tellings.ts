import { diffIndices } from 'node-diff3';
import type { JournalEntryBody } from '../../../shared/records/journal-entry';
import type { KeptVersion } from '../../../shared/records/record';

/** The texts kept beside an entry: each lost against a change made on another device. */
export function keptTexts(body: JournalEntryBody): KeptVersion[] {
  return (body.keptVersions ?? []).filter(({ field }) => field === 'content');
}

/** A stretch of a text, and whether the other text lacks it. */
export interface Stretch {
  readonly text: string;
  readonly differs: boolean;
}

/** Marks, sentence by sentence, what `text` says and `other` does not. Together the stretches are `text` again. */
export function markDifferences(text: string, other: string): Stretch[] {
  const sentences = splitSentences(text);
  const differing = new Set<number>();
  const bare = (all: readonly string[]) => all.map((sentence) => sentence.trim());
  for (const { buffer1 } of diffIndices(bare(sentences), bare(splitSentences(other)))) {
    const [start, length] = buffer1;
    for (let index = start; index < start + length; index += 1) differing.add(index);
  }
  const stretches: Stretch[] = [];
  for (const [index, sentence] of sentences.entries()) {
    const differs = differing.has(index) && sentence.trim() !== '';
    const last = stretches.at(-1);
    if (last?.differs === differs) stretches.splice(-1, 1, { text: last.text + sentence, differs });
    else stretches.push({ text: sentence, differs });
  }
  return stretches;
}

/** Sentences with what follows them, and line breaks by themselves. */
function splitSentences(text: string): string[] {
  return text.match(/\n+|[^\n.!?…]*[.!?…]+["”’)]*[^\S\n]*|[^\n.!?…]+/g) ?? [];
}

/** Both texts in the entry, one after the other; the kept one is no longer kept beside it. */
export function withBoth(body: JournalEntryBody, kept: KeptVersion): JournalEntryBody {
  return { ...without(body, kept), content: `${body.content.trimEnd()}\n\n${kept.value}` };
}

/** The kept text in the entry, in place of the one that stood there. */
export function withOther(body: JournalEntryBody, kept: KeptVersion): JournalEntryBody {
  return { ...without(body, kept), content: kept.value };
}

function without(body: JournalEntryBody, kept: KeptVersion): JournalEntryBody {
  const rest = (body.keptVersions ?? []).filter(({ hash }) => hash !== kept.hash);
  return { ...body, keptVersions: rest };
}
