import type { Deployment } from '../support/deployment';
import type { Person } from '../support/person';
import type { Device } from './device';
import type { EngineName } from './driver';

/** What a scenario plays on: a server, a person of it, and their devices. */
export interface Stage {
  readonly server: Deployment;
  readonly person: Person;
  /** Runs the engine that is tried. */
  readonly device: Device;
  /** Further devices of the person, in the other engines; in the same one where there is no other. */
  readonly others: readonly Device[];
  /** Nobody has signed in on it yet. It runs another engine where there is one. */
  readonly fresh: Device;
}

export interface Scenario {
  readonly name: string;
  /** Rejects where it ends otherwise than it should. */
  play(stage: Stage): Promise<unknown>;
  /** Why an engine can't show it. */
  readonly impossibleIn?: Partial<Record<EngineName, string>>;
}
