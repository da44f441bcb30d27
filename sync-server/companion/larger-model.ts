/** What a model is given. */
export interface Prompt {
  /** What it is to do, and the passages it is to do it with. */
  readonly rules: string;
  /** What a person wrote, fenced: data, whatever it says. */
  readonly page: string;
}

/** A model that is larger than a device. Nothing it says is shown before the guard has passed it. */
export interface LargerModel {
  readonly name: string;
  /** Where pages are sent, such as `api.example.org`. */
  readonly host: string;
  /**
   * What it answers, piece by piece as it comes. Throws {@link ModelFailed} where it does not answer to its end. Asking ends,
   * and its connection with it, when the signal is aborted or nobody reads on.
   */
  ask(prompt: Prompt, signal: AbortSignal): AsyncGenerator<string, void>;
}

/**
 * `unreachable`: no connection. `busy`: it asks for patience. `refused`: it answers with another error. `late`: it kept
 * silent for too long, or took too long altogether. `broken`: what came is no answer, or ended before its end. `too-long`: it
 * does not end. `left`: the signal was aborted.
 */
export type ModelFailure =
  | 'unreachable'
  | 'busy'
  | 'refused'
  | 'late'
  | 'broken'
  | 'too-long'
  | 'left';

/** Why a model did not answer. Holds no word of question or answer, so it may be logged. */
export class ModelFailed extends Error {
  override readonly name = 'ModelFailed';
  constructor(
    readonly failure: ModelFailure,
    /** Of HTTP, where that said it. */
    readonly status?: number,
  ) {
    super(`The larger model did not answer: ${failure}`);
  }
}
