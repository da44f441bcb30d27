import type { ReflectEvent } from '../../../../shared/api/companion';
import type { CompanionAnswer } from '../../../../shared/companion/answer';
import type { Concern } from '../../../../shared/companion/care/concern';
import type { Sentence } from '../../../../shared/companion/guard/sentence';
import type { Live } from '../../../live/live';
import { liveValue } from '../../../live/live-value';
import { BROKEN_OFF, sayModelTrouble } from './model-trouble';

/** Where a page is read: on this device, or by the larger model behind the server. */
export type Way = 'here' | 'model';

/** What the companion says to a page. */
export interface CompanionReply {
  /** The words that were read. */
  readonly text: string;
  readonly answer: CompanionAnswer;
  /** Where it was read: what was met before anything was sent, here. */
  readonly way: Way;
  /** Of the larger model, each through the guard. */
  readonly sentences: readonly Sentence[];
  /** `silent`: it was not asked, or had nothing to add. `unknown`: nothing it said passed the guard. */
  readonly model: 'silent' | 'speaking' | 'unknown' | 'ended';
  /** Why the larger model did not answer, or not to its end, in a sentence. */
  readonly trouble?: string | undefined;
}

/**
 * `choosing`: nothing was asked. `reading`: an answer is looked for. `failed`: there is none, though it may be asked again.
 */
export type CompanionState =
  | { readonly at: 'choosing' }
  | { readonly at: 'reading'; readonly way: Way; readonly text: string }
  | { readonly at: 'told'; readonly told: CompanionReply }
  | {
      readonly at: 'failed';
      readonly way: Way;
      readonly text: string;
      /** Why the larger model did not answer, where it was asked. */
      readonly trouble?: string | undefined;
    };

export interface CompanionDeps {
  /** What verses alone must not answer; null for anything else. */
  readonly classify: (text: string) => Concern | null;
  /** Answers on this device, a concern too. Rejects where Scripture is not here. */
  readonly answerHere: (text: string) => Promise<CompanionAnswer>;
  /** Sends the text to the larger model. Throws as `http` does, and when `signal` aborts. */
  readonly askModel: (text: string, signal: AbortSignal) => AsyncIterable<ReflectEvent>;
}

export interface CompanionRun extends Live<CompanionState> {
  get(): CompanionState;
  /** Reads a text. The person has agreed to this way for this text. */
  ask(text: string, way: Way): Promise<void>;
  /** Back to the choice; what is still on its way is let go. */
  chooseAnew(): void;
  /** Lets what is on its way go. What was told stands. */
  end(): void;
}

/**
 * Reads a page on request, once for each.
 *
 * choosing ──ask──▶ reading ──▶ told ▲                │ └─neither the model nor this device can─▶ failed └── chooseAnew,
 * from any
 *
 * A concern is met before anything is sent, and also where Scripture can't be had. Where the larger model does not answer,
 * this device does, and says so; what the model had said by then, and the guard had passed, stands.
 */
export function createCompanionRun(deps: CompanionDeps, told?: CompanionReply): CompanionRun {
  const state = liveValue<CompanionState>(told ? { at: 'told', told } : { at: 'choosing' });
  let aborter = new AbortController();

  async function ask(text: string, way: Way): Promise<void> {
    aborter.abort();
    aborter = new AbortController();
    const { signal } = aborter;
    const tell = (part: Partial<CompanionReply> & Pick<CompanionReply, 'answer'>) => {
      if (signal.aborted) return;
      const untold: Omit<CompanionReply, 'answer'> = { text, way, sentences: [], model: 'silent' };
      state.set({ at: 'told', told: { ...untold, ...part } });
    };
    if (way === 'model' && meetConcern()) return;
    state.set({ at: 'reading', way, text });
    const trouble = way === 'model' ? await listen(text, signal, tell) : undefined;
    if (signal.aborted || (way === 'model' && trouble === undefined)) return;
    try {
      tell({ answer: await deps.answerHere(text), trouble });
    } catch {
      if (!signal.aborted && !meetConcern()) state.set({ at: 'failed', way, text, trouble });
    }

    function meetConcern(): boolean {
      const concern = deps.classify(text);
      if (concern) tell({ answer: concern, way: 'here' });
      return concern !== null;
    }
  }

  /** Resolves with why this device has to answer instead; undefined where the model's answer stands. */
  async function listen(
    text: string,
    signal: AbortSignal,
    tell: (part: Partial<CompanionReply> & Pick<CompanionReply, 'answer'>) => void,
  ): Promise<string | undefined> {
    let answer: CompanionAnswer | undefined;
    let sentences: readonly Sentence[] = [];
    let trouble: string;
    try {
      for await (const event of deps.askModel(text, signal)) {
        if (event.kind === 'answer') answer = event.answer;
        if (event.kind === 'sentence') sentences = [...sentences, event.parts];
        if (!answer) continue;
        const model = modelAfter(event, answer);
        if (model === 'failed') break;
        tell({ answer, sentences, model });
        if (model !== 'speaking') return undefined;
      }
      trouble = sayModelTrouble(undefined);
    } catch (error) {
      trouble = sayModelTrouble(error);
    }
    if (!answer) return trouble;
    tell({ answer, sentences, model: 'ended', trouble: BROKEN_OFF });
    return undefined;
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    ask,
    chooseAnew() {
      aborter.abort();
      state.set({ at: 'choosing' });
    },
    end() {
      aborter.abort();
    },
  };
}

function modelAfter(
  event: ReflectEvent,
  answer: CompanionAnswer,
): CompanionReply['model'] | 'failed' {
  switch (event.kind) {
    case 'end':
      return 'ended';
    case 'unknown':
    case 'failed':
      return event.kind;
    default:
      // Where verses alone do not answer, the model is not asked.
      return answer.kind === 'passages' ? 'speaking' : 'silent';
  }
}
