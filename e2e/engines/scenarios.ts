import assert from 'node:assert/strict';
import { readEverythingStored } from '../support/everything-stored';
import { somebody } from '../support/person';
import { givePremium } from '../support/premium';
import type { Device } from './device';
import { readPng, readZip } from './files';
import { enterPin, turnLockOff, turnLockOn } from './lock';
import {
  appIsKept,
  everythingIsSynced,
  join,
  nothingWaits,
  register,
  serverHas,
  signIn,
  today,
  windowIsKept,
} from './people';
import {
  addToEntry,
  draftIsKept,
  fivePracticesStand,
  openEntry,
  PRACTISED,
  writeEntry,
  writeFivePractices,
} from './practices';
import { PRAYED, prayFourWays } from './pray';
import type { Scenario } from './stage';
import { until } from './until';
import { hearNewest, speakEntry } from './voice';

const DRAFT = 'Half a sentence that was never sa';
const BEFORE_THE_KILL = 'Written just before the battery died.';
const WHILE_STOPPED = 'Written while the server was away.';
const NOTED = 'He leads, and I needn’t hurry.';
const ELSEWHERE = 'Written on another device.';
const ONE_LINE = 'A line that two engines go on with';
const TOLD_HERE = ', told here.';
const TOLD_THERE = ', told there.';
const SPOKEN = 'Spoken in one engine.';
const SPOKEN_FOR_EXPORT = 'Spoken, to be taken along.';
const UNSENT = 'Written just before signing out.';
const LOCKED = 'Written behind the lock.';
const ON_PAPER = 'Written to be printed.';
const THROUGH_THE_UPDATE = 'Typed before the update';

/** Played in this order, on the same device. */
export const SCENARIOS: readonly Scenario[] = [
  {
    name: 'an account is made on the first visit, and the app then starts without the server',
    async play({ device, person, server }) {
      await device.start();
      await register(device, person);
      givePremium(server.dataDir, person);
      await appIsKept(device);
      await windowIsKept(device);
      await everythingIsSynced(device);
      await device.close();
      await server.whileStopped(async () => {
        await device.start();
        await device.load('/home');
        await device.sees('Today’s Progress');
      });
    },
  },
  {
    name: 'five practices written without the server are there after a reload',
    play: ({ device, server }) =>
      server.whileStopped(async () => {
        await device.load('/home');
        await device.sees('Today’s Progress');
        await writeFivePractices(device);
        await device.load('/journal');
        await fivePracticesStand(device);
      }),
  },
  {
    name: 'F9 a draft and all entries come back after SIGKILL, without the server',
    play: ({ device, server }) =>
      server.whileStopped(async () => {
        await writeEntry(device, BEFORE_THE_KILL);
        await device.go('/journal?new');
        await device.write('New entry', DRAFT);
        await draftIsKept(device, DRAFT);
        await device.kill();
        await device.start();
        await device.load('/journal?new');
        await device.holds(DRAFT);
        await fivePracticesStand(device);
        await device.go('/journal/history');
        await device.sees(BEFORE_THE_KILL);
      }),
  },
  {
    name: 'what was written arrives by itself when the server is back',
    async play({ device, server, person }) {
      await server.whileStopped(async () => {
        await writeEntry(device, WHILE_STOPPED);
        await device.load('/home');
        await device.sees('Today’s Progress');
      });
      await nothingWaits(device);
      await serverHas(server.origin, person, [...PRACTISED, BEFORE_THE_KILL, WHILE_STOPPED]);
    },
  },
  {
    name: 'S11 S13 a verse of a chapter that was open once is marked and noted without the server',
    async play({ device, server, person }) {
      await device.load('/bible/psalms/23');
      await device.sees('A Psalm by David.');
      await server.whileStopped(async () => {
        await device.load('/bible/psalms/23');
        await device.press('button', 'Verse 2');
        await device.press('button', 'Highlight in gold');
        await device.press('button', 'Note');
        await device.write('Note', NOTED);
        await device.press('button', 'Save Note');
        await device.load('/bible/marks');
        await device.sees(NOTED);
        await device.sees('Highlights');
        await device.load('/home');
      });
      await nothingWaits(device);
      await serverHas(server.origin, person, [NOTED]);
    },
  },
  {
    name: 'O4 O6 T3 Q7 verses, ACTS, a card and a declaration are prayed without the server, and the day has them',
    async play({ device, server, person }) {
      await device.load('/bible/psalms/23');
      await device.sees('A Psalm by David.');
      await server.whileStopped(() => prayFourWays(device));
      await nothingWaits(device);
      await serverHas(server.origin, person, PRAYED);
    },
  },
  {
    name: 'a second browser has it all, and what is written there comes back by a poke',
    async play({ device, others: [second = device], person }) {
      await join(second, person);
      await fivePracticesStand(second);
      await device.load('/journal/history');
      await device.sees(WHILE_STOPPED);
      await writeEntry(second, ELSEWHERE);
      await device.sees(ELSEWHERE);
    },
  },
  {
    name: 'a share picture is saved as a PNG of 1080 by 1080 pixels',
    async play({ device }) {
      await device.load('/share');
      await pictureIsDrawn(device);
      await device.press('button', 'Download');
      const { content } = await device.landed(/\.png$/, readPng);
      assert.deepEqual(content, { width: 1080, height: 1080 });
    },
  },
  {
    name: 'M5 two engines change the same line, both tellings are kept, and both are read',
    async play({ device, others: [second = device], person, server }) {
      await join(second, person);
      await writeEntry(device, ONE_LINE);
      await second.load('/journal/history');
      await second.sees(ONE_LINE);
      for (const each of [device, second]) await appIsKept(each);
      await server.whileStopped(async () => {
        await addToEntry(device, ONE_LINE, TOLD_HERE);
        await addToEntry(second, ONE_LINE, TOLD_THERE);
      });
      for (const each of [device, second]) await everythingIsSynced(each);
      for (const each of [device, second, device]) {
        await openEntry(each, ONE_LINE);
        await each.sees('Two versions saved');
        await each.press('link', 'Read both');
        for (const telling of [TOLD_HERE, TOLD_THERE]) await each.sees(telling);
      }
    },
  },
  {
    name: 'F18 what one engine records plays in another, or the app says that it can’t',
    async play({ device, others: [second = device], person, server }) {
      await join(second, person);
      await speakEntry(device, SPOKEN, 3);
      await everythingIsSynced(device);
      const here = await hearNewest(device);
      assert.deepEqual({ ...here, seconds: here.seconds > 2 }, { end: 'played', seconds: true });
      await serverHas(server.origin, person, [SPOKEN]);
      await second.load('/journal/history');
      await second.sees(SPOKEN);
      const there = await hearNewest(second);
      if (there.end === 'failed') await second.sees('Unable to play audio recording.');
    },
  },
  {
    name: 'F5 an export with recordings is brought into another account in another engine',
    async play({ device, fresh, server }) {
      await speakEntry(device, SPOKEN_FOR_EXPORT, 2);
      await everythingIsSynced(device);
      await device.go('/data-export');
      // What is counted pushes the button down as it comes.
      await device.sees(/referenced$/);
      await device.press('button', /^Export with recordings, /);
      const { path, content } = await device.landed(/\.zip$/, readZip);
      assert.ok(content.includes('data.json'), content.join());
      const another = somebody();
      await fresh.start();
      await register(fresh, another);
      givePremium(server.dataDir, another);
      await fresh.load('/data-import');
      await fresh.chooseFile(path);
      await fresh.press('button', 'Import');
      await fresh.sees('Import complete.');
      await fresh.sees('Recordings imported');
      await everythingIsSynced(fresh);
      await serverHas(server.origin, another, [SPOKEN_FOR_EXPORT]);
      await fresh.load('/journal/history');
      await fresh.sees(SPOKEN_FOR_EXPORT);
      await fresh.press('button', 'Play recording');
    },
  },
  {
    name: 'F3 unsent words are sealed at a sign-out, and are back at the next sign-in',
    async play({ device, person, server }) {
      await device.load('/home');
      await device.sees('Today’s Progress');
      await server.whileStopped(async () => {
        await writeEntry(device, UNSENT);
        await device.load('/home');
        await device.press('button', 'Account and information');
        await device.press('menuitem', 'Logout');
        await device.press('button', /^Sign out and lock (it|them) here$/);
        await device.isAt('/auth');
        assert.ok(!(await device.evaluate(readEverythingStored)).includes(UNSENT));
      });
      await signIn(device, person);
      await device.load('/journal/history');
      await device.sees(UNSENT);
      await serverHas(server.origin, person, [UNSENT]);
    },
  },
  {
    name: 'I1 I12 what a PIN locks opens by it after SIGKILL, without the server, and is readable nowhere before',
    async play({ device, person, server }) {
      await turnLockOn(device, person);
      await server.whileStopped(async () => {
        await enterPin(device);
        await writeEntry(device, LOCKED);
        await device.kill();
        await device.start();
        await device.load('/journal/history');
        await device.sees('Enter your PIN');
        assert.ok(!(await device.evaluate(readEverythingStored)).includes(LOCKED));
        await enterPin(device);
        await device.sees(LOCKED);
      });
      await turnLockOff(device);
      await everythingIsSynced(device);
      await serverHas(server.origin, person, [LOCKED]);
    },
  },
  {
    name: 'a day is printed with its words, and without what is there to be pressed',
    async play({ device }) {
      await writeEntry(device, ON_PAPER);
      await device.load(`/day/${await today(device)}`);
      await device.sees(ON_PAPER);
      const paper = await device.printed();
      for (const text of ['Choose Wholeness, ', ON_PAPER]) assert.ok(paper.includes(text), paper);
      assert.ok(!paper.includes('The ninety days'), paper);
    },
  },
  {
    name: 'F4 a new build is offered and taken, and what is typed stays',
    async play({ device, server }) {
      await device.load('/journal?new');
      await device.write('New entry', THROUGH_THE_UPDATE);
      await server.deploy('b');
      await lookForUpdate(device);
      await device.sees('A new version is ready.');
      await device.press('button', 'Update');
      await until('the new build', async () => (await buildsOf(device)).join() === 'b');
      await device.holds(THROUGH_THE_UPDATE);
    },
  },
  {
    name: 'the dark theme of the system is the app’s',
    async play({ device }) {
      await device.load('/home');
      const byDay = await paperOf(device);
      await device.close();
      await device.start({ isDark: true });
      await device.load('/home');
      await device.sees('Today’s Progress');
      const byNight = await paperOf(device);
      assert.deepEqual(
        { byDay, byNight },
        { byDay: 'rgb(250, 245, 235)', byNight: 'rgb(20, 16, 12)' },
      );
    },
  },
];

async function pictureIsDrawn(device: Device): Promise<void> {
  await until(`a share picture in ${device.engine}`, () =>
    device.evaluate(() => {
      const picture = document.querySelector<HTMLImageElement>('.share-picture img');
      return (picture?.naturalWidth ?? 0) > 0;
    }),
  );
}

function lookForUpdate(device: Device): Promise<void> {
  return device.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update().catch(() => undefined);
  });
}

/** The letters of the builds whose scripts and styles the page has loaded. */
function buildsOf(device: Device): Promise<string[]> {
  return device.evaluate(() => {
    const names = performance.getEntriesByType('resource').map(({ name }) => name);
    const letters = names.map((name) => /-([abc])\.(?:js|css)$/.exec(name)?.[1] ?? '');
    return [...new Set(letters.filter(Boolean))];
  });
}

/** The colour behind everything. */
function paperOf(device: Device): Promise<string> {
  return device.evaluate(() => getComputedStyle(document.body).backgroundColor);
}
