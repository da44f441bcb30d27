import type { PersonStore } from '../../person/contract';
import { openPersonStore } from '../../person/open-person-store';
import { type Device, openDevice } from '../storage/device';
import type { RecordQuery } from '../storage/prepared-query';
import type { Disk } from './disk';
import { TestSurroundings } from './surroundings';

/** One tab of a browser: the program as it runs on a disk. */
export interface Tab extends PersonStore {
  readonly device: Device;
  readonly surroundings: TestSurroundings;
}

const open = new Set<Tab>();

/** In Node, databases of one name tell each other across processes: tests that run beside these have other names. */
const PERSON_OF_THIS_PROCESS = `person-${process.pid}`;

/** Starts the program on a disk, as another tab or again. `hearsOthers` lets tabs of one disk tell each other. */
export async function openTab(
  disk: Disk,
  options: {
    readonly name?: string;
    readonly personId?: string;
    /** The device's id, where the page knows it by now. */
    readonly deviceId?: string | undefined;
    readonly hearsOthers?: boolean;
    readonly dropSpare?: () => Promise<boolean>;
    readonly ahead?: readonly RecordQuery[];
  } = {},
): Promise<Tab> {
  const { name = 'a', deviceId, hearsOthers = false, dropSpare, ahead } = options;
  const { personId = hearsOthers ? PERSON_OF_THIS_PROCESS : 'person' } = options;
  const surroundings = new TestSurroundings(name);
  const device = openDevice({
    randomId: () => surroundings.randomId(),
    idb: disk.idb,
    id: deviceId,
  });
  const store = await openPersonStore({
    personId,
    device,
    surroundings,
    multiInstance: hearsOthers,
    ...(dropSpare && { dropSpare }),
    ahead,
    ...disk,
  });
  const close = async () => {
    open.delete(tab);
    await store.close();
    await device.close();
  };
  const tab: Tab = { ...store, device, surroundings, close };
  open.add(tab);
  return tab;
}

/** Closes whatever tabs a test left open. */
export async function closeTabs(): Promise<void> {
  for (const tab of [...open]) await tab.close();
}
