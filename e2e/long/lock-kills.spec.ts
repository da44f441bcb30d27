import { expect } from '@playwright/test';
import { test } from '../support/killable-browser';
import {
  CHANGES,
  findEverything,
  guestWithWords,
  halvesIn,
  lengthOf,
  standsBefore,
  TURNING_ON,
} from '../support/lock-kills';
import type { RunningServer } from '../support/server';

const MOMENTS = 6;
const HALVES = 4_000;

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});
test.describe.configure({ timeout: 600_000 });

for (const change of CHANGES)
  test(`I4 I16 A70 a browser killed at ${MOMENTS} moments of ${change.says} opens by one PIN, and has every word once`, async ({
    phone,
  }, info) => {
    let page = await guestWithWords(phone, server.origin, HALVES);
    await standsBefore(page, server.origin, change);
    const lengthMs = await lengthOf(page, change);
    let pin = change.pins.at(-1);
    const founds: string[] = [];
    for (let moment = 0; moment < MOMENTS; moment += 1)
      await test.step(`moment ${moment + 1}`, async () => {
        await standsBefore(page, server.origin, change, pin);
        await change.begin(page);
        // The moment itself: nothing is waited for.
        await new Promise((resolve) => setTimeout(resolve, (lengthMs * (moment + 0.5)) / MOMENTS));
        await phone.kill();
        const after = await findEverything(phone, server.origin, change);
        ({ page, pin } = after);
        founds.push(`${after.found} ${after.pin ?? ''}`);
      });
    await standsBefore(page, server.origin, TURNING_ON, pin);
    expect(await halvesIn(page)).toEqual({ rows: HALVES + 1, read: HALVES });
    info.annotations.push({ type: 'found', description: `${lengthMs} ms: ${founds.join(', ')}` });
  });
