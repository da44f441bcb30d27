import { afterEach, describe, expect, it } from 'vitest';
import { saveOver } from '../../../shared/domain/merge/save-over';
import { counterValue, withCounter } from '../../../shared/records/fields';
import { nourishDay } from '../../../shared/records/nourish-day';
import type { DeviceRecord } from '../../../shared/records/record';
import { createMemoryDisk } from '../testing/disk';
import { changeWithDot, type Decide, OfferedDots } from './change-with-dot';
import { type Device, openDevice } from './device';
import { RecordLog } from './record-log';

const closing: { close(): Promise<unknown> }[] = [];
afterEach(async () => {
  for (const open of closing.splice(0).reverse()) await open.close();
});

const ID = 'nourish-day:2026-03-01';
const MOMENT = { now: 1, utcOffsetMinutes: 0 };

async function openLog(disk = createMemoryDisk()): Promise<{ log: RecordLog; device: Device }> {
  const device = openDevice({ randomId: () => 'me', idb: disk.idb });
  if (!disk.storage) throw new Error('no storage');
  const log = await RecordLog.open('person', disk.storage, false);
  closing.push(device, log);
  return { log, device };
}

/** Adds one glass to what the form showed. */
function drink(opened?: DeviceRecord): Decide {
  const shown = counterValue(opened?.body.waterIntake as Record<string, number> | undefined);
  const body = { waterIntake: withCounter(shown + 1) };
  const save = { id: ID, kind: nourishDay.name, day: '2026-03-01', body, opened };
  return (current, dot) => saveOver(current, save, dot, MOMENT);
}

const waterIn = (record: DeviceRecord | undefined) => record?.body.waterIntake;

describe('a change that needs a dot', () => {
  it('P3 takes a new dot where another tab was faster, and adds to what that one wrote', async () => {
    const disk = createMemoryDisk();
    const [here, there] = [await openLog(disk), await openLog(disk)];
    const [first, second] = [await here.device.takeDots(1), await there.device.takeDots(1)];
    expect(second.dot).toBeGreaterThan(first.dot + 1);
    await changeWithDot(there.log, ID, new OfferedDots(there.device, {}), drink());
    // The dots that this tab has left are all below the one in the record.
    const dots = new OfferedDots(here.device, {});
    const { record, changed } = await changeWithDot(here.log, ID, dots, drink());
    expect(changed).toBe(true);
    expect(waterIn(record)).toEqual({ me: 2 });
    expect(record?.version.me).toBeGreaterThan(second.dot + 1);
    expect((await there.log.read([ID])).get(ID)).toEqual(record);
    expect(dots.hasLanded(record as DeviceRecord)).toBe(true);
  });

  it('P2 takes a dot for a change alone, and each dot once', async () => {
    const { log, device } = await openLog();
    const first = await changeWithDot(log, ID, new OfferedDots(device, {}), drink());
    const nothing = await changeWithDot(log, ID, new OfferedDots(device, {}), () => undefined);
    expect(nothing).toEqual({ record: undefined, changed: false });
    const second = await changeWithDot(log, ID, new OfferedDots(device, {}), drink(first.record));
    expect(second.record?.version.me).toBe((first.record?.version.me ?? 0) + 1);
    expect((await device.takeDots(1)).dot).toBe((second.record?.version.me ?? 0) + 1);
  });

  it('F1 is not made twice where it landed although its write was reported as failed', async () => {
    const { log, device } = await openLog();
    const opened = (await changeWithDot(log, ID, new OfferedDots(device, {}), drink())).record;
    const failing: Parameters<typeof changeWithDot>[0] = {
      change: async (id, modify) => {
        await log.change(id, modify);
        throw new Error('The connection was lost after the commit.');
      },
    };
    const dots = new OfferedDots(device, {});
    await expect(changeWithDot(failing, ID, dots, drink(opened))).rejects.toThrow(
      'after the commit',
    );
    const { record, changed } = await changeWithDot(log, ID, dots, drink(opened));
    expect(waterIn(record)).toEqual({ me: 2 });
    expect(changed).toBe(true);
  });
});
