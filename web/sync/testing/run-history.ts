import { LIMITS } from '../../../shared/protocol/limits';
import { type RecordState, SYNC } from '../../../shared/records/record';
import { everyRecord } from '../../../sync-server/services/records/in-pages';
import type { DeviceDisk } from './device-disk';
import { COUNTED_TARGET, sumOf } from './edits';
import type { StartSimDatabase } from './sim-database';
import { type SimDevice, sharedPart, TABS } from './sim-device';
import { BENS_WORDS, Simulation } from './simulation';
import type { Step } from './steps';
import type { Tally } from './tally';

const ROUNDS = 12;

/** What became of a history. */
export interface HistoryReport {
  /** What is not as it must be. */
  readonly faults: readonly string[];
  readonly tally: Tally;
}

/** Runs a history to its end and lets everything come to rest. */
export async function runHistory(
  steps: readonly Step[],
  makeDisk: () => DeviceDisk,
  startDatabase: StartSimDatabase,
): Promise<HistoryReport> {
  const simulation = await Simulation.start(makeDisk, startDatabase);
  const { tally } = simulation;
  try {
    for (const step of steps) await simulation.step(step);
    tally.heldRecords = await countHeld(simulation);
    const unrest = await comeToRest(simulation);
    return { faults: unrest.length > 0 ? unrest : await findFaults(simulation), tally };
  } finally {
    await simulation.end();
  }
}

/** Late requests arrive, the network heals, plan and quota permit everything; every device syncs until nothing moves. */
async function comeToRest(simulation: Simulation): Promise<string[]> {
  const { server, network, devices } = simulation;
  for (const device of devices) await simulation.settleRuns(device);
  await network.deliverLate();
  await simulation.heal();
  await server.setPlan('anna', 'premium');
  server.setAccountBytes(LIMITS.accountRecordBytes);
  let last = '';
  for (let round = 0; round < ROUNDS; round += 1) {
    const outcomes: string[] = [];
    for (const device of devices) {
      for (let tab = 0; tab < TABS; tab += 1) {
        const outcome = await device.syncWell(tab);
        outcomes.push(JSON.stringify(outcome));
      }
    }
    const isSynced = outcomes.every((outcome) => outcome.includes('"synced"'));
    const now = JSON.stringify(await serverRecords(simulation));
    if (isSynced && now === last) return [];
    last = isSynced ? now : outcomes.join(' ');
  }
  return [`does not come to rest: ${last}`];
}

async function findFaults(simulation: Simulation): Promise<string[]> {
  const { truth, devices, server } = simulation;
  const records = await serverRecords(simulation);
  const faults = truth.faults(records);
  const digest = (await server.store.digest('anna', [])).digest;
  for (const device of devices) {
    const { store } = await device.tab(0);
    const mine = await store.replica.digest();
    if (mine.leaveOut.length > 0) faults.push(`${device.name} still waits with ${mine.leaveOut}`);
    if (mine.digest !== digest) faults.push(`${device.name} has another digest than the server`);
    if (!isSame(await device.records(), records)) {
      faults.push(`${device.name} has other records than the server`);
    }
    faults.push(...digestFaults(device));
  }
  return [
    ...faults,
    ...countFaults(simulation, records),
    ...(await recordingFaults(simulation)),
    ...simulation.asked.faults(await simulation.askedOnServer()),
    ...(await neighbourFaults(simulation, records)),
  ];
}

/** Records that the free plan or the quota holds back as the history ends. */
async function countHeld({ devices }: Simulation): Promise<number> {
  let held = 0;
  for (const device of devices) {
    held += (await device.records()).filter(({ sync }) => sync === SYNC.held).length;
  }
  return held;
}

async function recordingFaults(simulation: Simulation): Promise<string[]> {
  const { spoken } = simulation;
  const faults: string[] = [];
  for (const id of spoken.ids()) faults.push(...spoken.faults(id, await simulation.copiesOf(id)));
  return faults;
}

async function serverRecords({ server }: Simulation): Promise<RecordState[]> {
  return inOrder(await everyRecord(server.store, 'anna'));
}

function isSame(mine: readonly RecordState[], theirs: readonly RecordState[]): boolean {
  return JSON.stringify(inOrder(mine.map(sharedPart))) === JSON.stringify(theirs.map(sharedPart));
}

function inOrder(records: readonly RecordState[]): RecordState[] {
  return [...records].sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** The digest is a safety net: nothing in these histories may need it. */
function digestFaults({ name, events }: SimDevice): string[] {
  return events
    .filter(({ kind }) => kind === 'digest-differs' || kind === 'local-store-failed')
    .map((event) => `${name}: ${JSON.stringify(event)} ${'cause' in event ? event.cause : ''}`);
}

async function neighbourFaults(
  { neighbour }: Simulation,
  records: readonly RecordState[],
): Promise<string[]> {
  await neighbour.syncWell(0);
  const theirs = (await neighbour.records()).map(({ body }) => body.content);
  const isApart = JSON.stringify(theirs) === JSON.stringify([BENS_WORDS]);
  const isMixed = !isApart || JSON.stringify(records).includes(BENS_WORDS);
  return isMixed ? ["two people's records are mixed"] : [];
}

function countFaults({ truth }: Simulation, records: readonly RecordState[]): string[] {
  const day = records.find(({ id }) => id === COUNTED_TARGET.id);
  const found = sumOf(day?.body.waterIntake);
  const expected = truth.counted(COUNTED_TARGET.id);
  const isExact = expected === undefined || found === expected;
  return isExact ? [] : [`counted ${found} instead of ${expected}`];
}
