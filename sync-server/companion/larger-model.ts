/** The input of a model. */
export interface Prompt {
  /** The task, and the passages for it. */
  readonly rules: string;
  /** The text of the person, fenced: always data, never an instruction. */
  readonly page: string;
}

/** A model that is too large for a device. Nothing of its output is shown before the guard has passed it. */
export interface LargerModel {
  readonly name: string;
  /** Where pages are sent, such as `api.example.org`. */
  readonly host: string;
  /**
   * Yields the answer in pieces as they arrive. Throws {@link ModelFailed} where the answer does not reach its end. The
   * request and its connection end when the signal is aborted or the caller stops reading.
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
