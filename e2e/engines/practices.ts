import { keepsDraft } from '../support/stored';
import { WORDS } from '../support/writing';
import type { Device } from './device';
import { until } from './until';

const REFLECTION = 'I keep rationing grace as if it could run out.';

/** What {@link writeFivePractices} writes. */
export const PRACTISED = [
  WORDS.truth,
  WORDS.firstEntry,
  WORDS.nourish,
  WORDS.passage,
  WORDS.prayer,
  REFLECTION,
];

export async function writeFivePractices(device: Device): Promise<void> {
  await device.go('/check-in');
  await device.press('radio', /Hopeful$/);
  await device.write('A truth to hold today', WORDS.truth);
  await device.press('button', 'Save Check-In');
  await device.isAt('/');
  await writeEntry(device, WORDS.firstEntry);
  await device.go('/nourish/track');
  await device.press('button', 'More', 'Glasses of water');
  await device.write('Reflection', WORDS.nourish);
  await device.press('button', 'Save Today’s Habits');
  await device.sees(/^On to /);
  await device.go('/bible-prayer');
  await device.press('radio', 'Yes', 'Did you read today?');
  await device.write('Passage', WORDS.passage);
  await device.write('What stayed with you?', WORDS.prayer);
  await device.press('button', 'Save Today’s Record');
  await device.sees(/^On to /);
  await device.go('/daily-drop');
  await device.write('Your reflection', REFLECTION);
  await device.press('button', 'Mark Complete');
  await device.sees('Your reflection has been saved.');
}

export async function writeEntry(device: Device, text: string): Promise<void> {
  await device.go('/journal?new');
  await device.write('New entry', text);
  await device.press('button', 'Save Entry');
  await device.isAt('/journal');
  await device.sees(text);
}

/** Opens an entry that begins with these words, and writes at its end. */
export async function addToEntry(device: Device, beginning: string, text: string): Promise<void> {
  await openEntry(device, beginning);
  await device.write('Entry', text);
  await device.sees(/^Saved$/);
}

/** Opens an entry that begins with these words. */
export async function openEntry(device: Device, beginning: string): Promise<void> {
  await device.go('/journal');
  // The screen before may show the same link until this one has come.
  await device.sees(/^New entry$/);
  await device.press('link', new RegExp(beginning));
}

/** Waits until what is typed stands in the local database. */
export async function draftIsKept(device: Device, text: string): Promise<void> {
  await until(`a kept draft with “${text}” in ${device.engine}`, () =>
    device.evaluate(keepsDraft, text),
  );
}

/** The histories show all that {@link writeFivePractices} wrote. */
export async function fivePracticesStand(device: Device): Promise<void> {
  for (const [path, text] of [
    ['/check-in/history', WORDS.truth],
    ['/journal/history', WORDS.firstEntry],
    ['/nourish/history', WORDS.nourish],
    ['/bible-prayer/history', WORDS.prayer],
    ['/daily-drop/history', REFLECTION],
  ] as const) {
    await device.go(path);
    await device.sees(text);
  }
}
