import type { Surroundings } from '../../platform/surroundings';

/** Surroundings a test decides: a clock that stands still until it is set, and ids that count up. */
export class TestSurroundings implements Surroundings {
  #ids = 0;

  constructor(
    readonly name: string,
    public time = Date.UTC(2026, 2, 1, 8),
    public offset = 0,
  ) {}

  now(): number {
    return this.time;
  }

  utcOffsetMinutes(): number {
    return this.offset;
  }

  randomId(): string {
    this.#ids += 1;
    return `${this.name}-${this.#ids}`;
  }
}
