import { LIMITS } from '../../../shared/protocol/limits';
import { mediaUrl } from '../../../shared/protocol/media';
import { SYNC } from '../../../shared/records/record';
import { createTestNetwork, type Fate, type TestNetwork } from '../../../shared/testing/network';
import { type Random, seededRandom } from '../../../shared/testing/random';
import { createCircle } from '../../../sync-server/services/circles/circles';
import { listRequests } from '../../../sync-server/services/circles/requests';
import { everyRecord } from '../../../sync-server/services/records/in-pages';
import { circleDeps } from '../../../sync-server/testing/circle-deps';
import { Asked } from './asked';
import { createProcess } from './crashing-storage';
import type { DeviceDisk } from './device-disk';
import { DAY, journalTarget } from './edits';
import { noteExchange, readSent } from './exchange';
import { RestCalls } from './rest-calls';
import type { StartSimDatabase } from './sim-database';
import { SimDevice } from './sim-device';
import { type SimServer, startSimServer } from './sim-server';
import { toHex } from './speak';
import { type Copies, Spoken } from './spoken';
import type { ActionName, Step } from './steps';
import { EMPTY_TALLY, type Tally } from './tally';
import { Truth, wordsIn } from './truth';
import { CIRCLE, Writer } from './writer';

const ANNA = 'anna';
const BEN = 'ben';
const DEVICES = 3;
const AS_ANNA = { accountId: ANNA, today: DAY };
/** What the neighbour writes, under an id that Anna uses as well. */
export const BENS_WORDS = "the neighbour's own words";

const HOSTILE: readonly Fate[] = [
  'pass',
  'pass',
  'pass',
  'pass',
  'pass',
  'request-lost',
  'answer-lost',
  'answer-cut',
  'twice',
  'late-copy',
  'late',
  'portal',
  'busy',
];

/** A person with three devices, a neighbour, a hostile network and a server, for one history. */
export class Simulation {
  readonly truth = new Truth();
  readonly spoken = new Spoken();
  readonly asked = new Asked();
  readonly tally = { ...EMPTY_TALLY, histories: 1 } as { -readonly [Key in keyof Tally]: number };
  readonly devices: SimDevice[];
  readonly neighbour: SimDevice;
  readonly network: TestNetwork;
  private hasRestored = false;
  private readonly rest: RestCalls;
  private readonly writer: Writer;

  private constructor(
    readonly server: SimServer,
    makeDisk: () => DeviceDisk,
  ) {
    this.writer = new Writer(ANNA, this);
    this.rest = new RestCalls(ANNA, server, this.truth, this.writer.entries);
    this.network = createTestNetwork((request) => this.carry(request));
    const device = (person: string, disk: DeviceDisk, index: number) =>
      new SimDevice(person, `device-${index}`, disk, this.network);
    this.devices = Array.from({ length: DEVICES }, (_, index) => device(ANNA, makeDisk(), index));
    this.neighbour = device(BEN, makeDisk(), DEVICES);
  }

  static async start(
    makeDisk: () => DeviceDisk,
    startDatabase: StartSimDatabase,
  ): Promise<Simulation> {
    let ticks = Date.parse('2026-03-01T08:00:00Z');
    const server = await startSimServer([ANNA, BEN], () => (ticks += 100), startDatabase);
    await server.setPlan(BEN, 'premium');
    await createCircle(circleDeps(server.store, 0), AS_ANNA, CIRCLE);
    const simulation = new Simulation(server, makeDisk);
    await simulation.settleNeighbour();
    return simulation;
  }

  /** Does one step. What it begins may go on beyond it; nothing it does may throw. */
  async step({ action, device, tab, seed }: Step): Promise<void> {
    const random = seededRandom(seed);
    const acting = this.devices[device];
    if (acting) await this.actions[action](acting, tab, random);
  }

  async end(): Promise<void> {
    this.network.release();
    for (const device of [...this.devices, this.neighbour]) await device.closeTabs();
    await this.server.close();
  }

  private readonly actions: Record<
    ActionName,
    (device: SimDevice, tab: number, random: Random) => Promise<void>
  > = {
    write: (device, tab, random) => this.writer.write(device, tab, random),
    newEntry: (device, tab, random) => this.writer.writeNew(device, tab, random),
    speak: (device, tab, random) => this.writer.speak(device, tab, random),
    ask: (device, tab) => this.writer.ask(device, tab),
    count: (device, tab, random) => this.writer.count(device, tab, random),
    openForm: (device, tab, random) => this.writer.leaveOpen(device, tab, random),
    saveForm: (_device, tab, random) => this.writer.saveOpen(tab, random),
    writeInTwoTabs: (device, _tab, random) => this.writer.writeInTwoTabs(device, random),
    remove: (device, tab, random) => this.writer.remove(device, tab, random),
    sync: async (device, tab, random) => {
      // A run of the other tab may be held up meanwhile, as when its lock was stolen.
      if (device.isRunningIn(tab)) await this.settleRuns(device);
      const calm = random.chance(0.5);
      await device.beginRun(tab, () => (calm ? 'pass' : random.pick(HOSTILE)));
      await device.awaitRun(tab);
    },
    beginSync: async (device, tab, random) => {
      await device.beginRun(tab, () =>
        random.pick<Fate>(['pass', 'request-held', 'answer-held', 'answer-held']),
      );
      await this.pause();
    },
    letThrough: async (_device, _tab, random) => {
      this.network.release(1 + random.below(3));
      await this.pause();
    },
    deliverLate: (_device, _tab, random) => this.network.deliverLate(1 + random.below(3)),
    timeOut: (device) => device.timeOut(),
    crash: async (device, tab, random) => {
      const { killer } = await device.tab(tab);
      killer.killAfter(random.below(12));
      this.tally.crashes += 1;
      await this.anything(device, tab, random);
      await device.crash(tab);
    },
    fullDisk: async (device, tab, random) => {
      const { killer, store } = await device.tab(tab);
      const { epoch } = await store.replica.readState();
      killer.fillFor(1 + random.below(6), random.below(6));
      this.tally.fullDisks += 1;
      await this.anything(device, tab, random);
      killer.fillFor(0, 0);
      // It lets go of recordings that the server has, and can't know yet that the server was put back since.
      const isBehind = this.hasRestored && epoch !== (await this.server.store.readEpoch());
      if (isBehind) await this.forgiveWhatOnlyTheServerHad();
    },
    restart: async (device) => {
      await this.settleRuns(device);
      await device.closeTabs();
    },
    signOut: (device, _tab, random) => this.signOut(device, random),
    guest: (device, _tab, random) => this.guest(device, random),
    lock: async (device) => {
      await this.settleRuns(device);
      if (await device.lock()) this.tally.refusals += 1;
    },
    turnLock: async (device, _tab, random) => {
      if (!device.canLock) return;
      await this.settleRuns(device);
      this.tally.locksTurned += 1;
      await device.turnLock(dying(random));
    },
    jumpClock: async (device, _tab, random) => device.jumpClock(random.below(2 ** 31)),
    backUp: () => this.alone(() => this.server.backUp()),
    restore: async () => {
      if (!(await this.alone(() => this.server.restore()))) return;
      this.tally.restores += 1;
      await this.noteRestored();
    },
    cutOff: async (_device, _tab, random) => {
      const did = await this.alone(() => this.server.cutOff(random.next()));
      if (did === 'cut') this.tally.cutOffs += 1;
      if (did === 'cut' || did === 'healed') await this.noteRestored();
    },
    restartServer: (_device, _tab, random) =>
      this.alone(() => this.server.restart(random.below(2))),
    restWrite: (_device, _tab, random) => this.rest.write(random),
    restRemove: (_device, _tab, random) => this.rest.remove(random),
    plan: (_device, _tab, random) =>
      this.server.setPlan(ANNA, random.chance(0.5) ? 'premium' : 'free'),
    quota: async (_device, _tab, random) =>
      this.server.setAccountBytes(
        random.chance(0.5) ? LIMITS.accountRecordBytes : 2_000 + random.below(6_000),
      ),
  };

  /** What was cut off is given up, and its servers are led to the primary. */
  async heal(): Promise<void> {
    await this.alone(() => this.server.heal());
    if (this.hasRestored) await this.forgiveWhatOnlyTheServerHad();
  }

  private async noteRestored(): Promise<void> {
    this.hasRestored = true;
    await this.forgiveWhatOnlyTheServerHad();
  }

  /** Work on the servers while no request is with one of them. */
  private alone<Value>(work: () => Promise<Value>): Promise<Value | undefined> {
    return this.rest.inTurn(work);
  }

  /** Another person on the same server, who must never appear here. */
  private async settleNeighbour(): Promise<void> {
    const target = journalTarget('entry-0');
    const { store } = await this.neighbour.tab(0);
    const body = { ...target.empty, content: BENS_WORDS };
    const { kind, id } = target;
    await store.records.save({ kind, id, day: DAY, body, opened: undefined });
    await this.neighbour.syncWell(0);
  }

  /** One thing that writes to the device's disk, to its end. */
  private async anything(device: SimDevice, tab: number, random: Random): Promise<void> {
    switch (random.below(5)) {
      case 0:
        return this.writer.write(device, tab, random);
      case 1:
        return this.writer.count(device, tab, random);
      case 2:
        return this.writer.speak(device, tab, random);
      case 3:
        return this.writer.ask(device, tab);
      default:
        await device.beginRun(tab, () => random.pick(HOSTILE));
        await this.settleRuns(device);
    }
  }

  /** What the server has acknowledged leaves the device; what it has not waits there, sealed. */
  private async signOut(device: SimDevice, random: Random): Promise<void> {
    await this.settleRuns(device);
    if (!device.canSignOut) return device.closeTabs();
    const acknowledged = (await device.records()).filter(({ sync }) => sync === SYNC.acknowledged);
    this.truth.noteLeftToServer(wordsIn(acknowledged));
    this.writer.closeForms(device);
    this.tally.signOuts += 1;
    await device.signOut(dying(random));
    if (random.chance(0.3)) await device.signIn(dying(random));
    if (this.hasRestored) await this.forgiveWhatOnlyTheServerHad();
  }

  /** Signed out, somebody writes in the same records without an account, and signs in at once or later. */
  private async guest(device: SimDevice, random: Random): Promise<void> {
    await this.signOut(device, random);
    if (!device.canSignOut) return;
    await device.signOut(createProcess());
    this.tally.guests += 1;
    await device.asGuest(dying(random), async (open) => {
      for (let left = 1 + random.below(3); left > 0; left -= 1)
        await this.writer.writeAsGuest(open, random);
    });
    if (random.chance(0.5)) await device.signIn(dying(random));
  }

  /** Whatever holds a device's runs up is let go, so that they end. */
  async settleRuns(device: SimDevice): Promise<void> {
    while (device.isRunning) {
      this.network.release();
      await this.pause();
    }
  }

  /** Lets what is under way come as far as it can without the network. */
  private pause(): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, 1));
  }

  /** Put back to an earlier day, the server has lost what no device has: nobody could have prevented that. */
  private async forgiveWhatOnlyTheServerHad(): Promise<void> {
    const words = wordsIn(await everyRecord(this.server.store, ANNA));
    for (const device of this.devices) words.push(...wordsIn(await device.records()));
    this.truth.forgiveServerOnly(new Set(words));
    if (this.tally.signOuts > 0) this.truth.forgiveCounts();
    const there = [...(await this.askedOnServer()), ...(await this.askedByNobodyYet())];
    this.asked.forgiveAllBut(new Set(there));
    for (const id of this.spoken.ids()) {
      const { onServer, onDevices } = await this.copiesOf(id);
      if (onServer === undefined && onDevices.length === 0) this.spoken.forgiveArrived(id);
    }
  }

  /** Titles of what the circle was asked for. */
  async askedOnServer(after: number | null = null): Promise<string[]> {
    const deps = circleDeps(this.server.store, 0);
    const { requests, next } = await listRequests(deps, AS_ANNA, CIRCLE.id, after);
    const rest = next === null ? [] : await this.askedOnServer(Number(next));
    return [...requests.map(({ title }) => title), ...rest];
  }

  /** Titles that never were on their way. An answer that comes yet may be about a server that has lost the others. */
  private async askedByNobodyYet(): Promise<string[]> {
    const waiting = [];
    for (const device of this.devices) {
      const { store } = await device.tab(0);
      waiting.push(...(await store.outboxReplica.waiting()));
    }
    return waiting.filter(({ tried }) => !tried).map(({ body }) => String(body.title));
  }

  /** A recording wherever it is. */
  async copiesOf(id: string): Promise<Copies> {
    const answer = await this.rest.call('GET', mediaUrl(id));
    const onServer = answer.ok ? toHex(await answer.arrayBuffer()) : undefined;
    const onDevices: string[] = [];
    for (const device of this.devices) {
      const { store } = await device.tab(0);
      const sound = await store.mediaReplica.bytesOf(id);
      if (sound) onDevices.push(toHex(await sound.arrayBuffer()));
    }
    return { onServer, onDevices };
  }

  /** Between network and server. */
  private async carry(request: Request): Promise<Response> {
    const person = request.headers.get('x-user-id') ?? '';
    const sent = await readSent(request);
    const answer = await this.rest.inTurn(() => this.server.handle(person, request));
    if (!answer) throw new Error('no answer');
    await noteExchange({ person, request, sent, answer }, this);
    return answer;
  }
}

/** A process that is likely to die before its work is done. */
function dying(random: Random) {
  const process = createProcess();
  if (random.chance(0.6)) process.killAfter(random.below(20));
  return process;
}
