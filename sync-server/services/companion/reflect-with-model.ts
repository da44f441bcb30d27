import type { ReflectEvent } from '../../../shared/api/companion';
import {
  type CompanionAnswer,
  type Passage,
  UNKNOWN_ANSWER,
} from '../../../shared/companion/answer';
import { guardLine } from '../../../shared/companion/guard/guard';
import type { ErrorCode } from '../../../shared/protocol/errors';
import { type LargerModel, ModelFailed } from '../../companion/larger-model';
import type { Logger } from '../../logger';
import { MAX_SENTENCES, writePrompt } from './write-prompt';

/** Far above the longest line that could be shown. */
const MAX_LINE_CHARACTERS = 8_000;

export interface ReflectDeps {
  readonly model: LargerModel;
  readonly log: Pick<Logger, 'warn'>;
}

/**
 * Yields the answer that was found, then the sentences of a larger model about its passages, each after it has passed the
 * guard (G11). The model is not asked where the answer holds no passages: a dangerous, declined, disputed or unanswered page
 * never reaches it (G9). Ends when the signal is aborted. Neither text nor answer is kept or logged (G12).
 */
export async function* reflectWithModel(
  { model, log }: ReflectDeps,
  text: string,
  answer: CompanionAnswer,
  signal: AbortSignal,
): AsyncGenerator<ReflectEvent, void> {
  yield { kind: 'answer', answer };
  if (answer.kind !== 'passages') {
    yield { kind: 'end' };
    return;
  }
  let shown = 0;
  try {
    const said = model.ask(writePrompt(text, answer.passages), signal);
    for await (const parts of passSentences(said, answer.passages)) {
      yield { kind: 'sentence', parts };
      shown += 1;
      if (shown === MAX_SENTENCES) break;
    }
  } catch (error) {
    if (!(error instanceof ModelFailed)) throw error;
    const { failure, status } = error;
    if (failure === 'left') return;
    log.warn({ failure, status }, 'the larger model did not answer');
    yield sayFailure(error);
    return;
  }
  yield shown > 0 ? { kind: 'end' } : { kind: 'unknown', text: UNKNOWN_ANSWER };
}

async function* passSentences(said: AsyncIterable<string>, passages: readonly Passage[]) {
  for await (const line of readLines(said)) yield* guardLine(line, passages);
}

function sayFailure({ failure }: ModelFailed): ReflectEvent {
  const isBusy = failure === 'busy';
  const code: ErrorCode = isBusy ? 'BUSY' : 'COMPANION_UNAVAILABLE';
  const message = isBusy
    ? 'The AI model is busy right now. These verses were found without it.'
    : 'The AI model’s answer was cut off. These verses were found without it.';
  return { kind: 'failed', code, message };
}

/**
 * Yields whole lines of text that comes in pieces. The last line needs no line break, but is yielded only at the end: of an
 * answer that breaks off, no unfinished line is shown.
 */
async function* readLines(pieces: AsyncIterable<string>): AsyncGenerator<string, void> {
  let rest = '';
  for await (const piece of pieces) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > MAX_LINE_CHARACTERS) throw new ModelFailed('too-long');
    yield* lines;
  }
  yield rest;
}
