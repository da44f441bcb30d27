import { inspect } from 'node:util';
import { type Deployment, startDeployment } from '../support/deployment';
import { somebody } from '../support/person';
import { Device, type Open } from './device';
import { ENGINE_NAMES, type EngineName } from './driver';
import type { Scenario, Stage } from './stage';

export interface Outcome {
  readonly engine: EngineName;
  readonly scenario: string;
  readonly seconds: number;
  /** Why it failed at both goes, or at the one it had, and what the screens showed. */
  readonly failure?: string;
  /** The same for one that passed at its second go. */
  readonly firstFailure?: string;
  /** Why this engine can't show it. */
  readonly impossible?: string;
}

/** How to start each engine that there is. */
export type Engines = ReadonlyMap<EngineName, Open>;

/**
 * Plays every scenario in an engine. What fails has a second go: all that comes before it and itself are played once more,
 * for another person on another server. `tell` hears of each as it ends.
 */
export async function playAll(
  scenarios: readonly Scenario[],
  engine: EngineName,
  engines: Engines,
  tell: (outcome: Outcome) => void,
): Promise<Outcome[]> {
  const first = await playThrough(scenarios, engine, engines, tell);
  const last = first.findLastIndex(({ failure }) => failure);
  const second = await playThrough(scenarios.slice(0, last + 1), engine, engines, tell);
  return first.map((outcome, at) => {
    const again = second[at];
    if (!outcome.failure || !again || again.failure) return outcome;
    return { ...again, firstFailure: outcome.failure };
  });
}

/** Starts a server and plays scenarios on it for a new person. If the first fails, the others have no account and fail too. */
async function playThrough(
  scenarios: readonly Scenario[],
  engine: EngineName,
  engines: Engines,
  tell: (outcome: Outcome) => void,
): Promise<Outcome[]> {
  if (scenarios.length === 0) return [];
  const server = await startDeployment();
  const stage = stageFor(engine, engines, server);
  const devices = [stage.device, ...stage.others, stage.fresh];
  const outcomes: Outcome[] = [];
  try {
    for (const scenario of scenarios) {
      const isLost = outcomes[0]?.failure !== undefined;
      const outcome = isLost
        ? notReached(scenario, stage)
        : await playOne(scenario, stage, devices);
      outcomes.push(outcome);
      tell(outcome);
    }
  } finally {
    await Promise.all(devices.map((device) => device.dispose()));
    await server.stop();
  }
  return outcomes;
}

function notReached({ name }: Scenario, { device }: Stage): Outcome {
  return { engine: device.engine, scenario: name, seconds: 0, failure: 'There is no account.' };
}

async function playOne(
  scenario: Scenario,
  stage: Stage,
  devices: readonly Device[],
): Promise<Outcome> {
  const { engine } = stage.device;
  const outcome = { engine, scenario: scenario.name };
  const impossible = scenario.impossibleIn?.[engine];
  if (impossible) return { ...outcome, seconds: 0, impossible };
  const begun = performance.now();
  const seconds = () => (performance.now() - begun) / 1_000;
  try {
    await scenario.play(stage);
    return { ...outcome, seconds: seconds() };
  } catch (error) {
    const screens = await Promise.all(devices.filter(({ isRunning }) => isRunning).map(showing));
    const failure = [inspect(error), ...screens].join('\n');
    return { ...outcome, seconds: seconds(), failure };
  }
}

function stageFor(engine: EngineName, engines: Engines, server: Deployment): Stage {
  const at = ENGINE_NAMES.indexOf(engine);
  const inTurn = [...ENGINE_NAMES.slice(at + 1), ...ENGINE_NAMES.slice(0, at)];
  const rest = inTurn.filter((name) => engines.has(name));
  const others = rest.length > 0 ? rest : [engine];
  const device = (name: EngineName) => {
    const open = engines.get(name);
    if (!open) throw new Error(`There is no ${name}.`);
    return new Device(name, server.origin, open);
  };
  return {
    server,
    person: somebody(),
    device: device(engine),
    others: others.map(device),
    fresh: device(others[0] ?? engine),
  };
}

/** The beginning of what a page says. */
async function showing(device: Device): Promise<string> {
  const text = await device
    // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not seen
    .evaluate(() => `${location.pathname}: ${document.body.innerText}`)
    .catch(String);
  return `${device.engine} at ${text.replaceAll(/\s+/g, ' ').slice(0, 1_000)}`;
}
