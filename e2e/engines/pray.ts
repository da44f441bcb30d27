import type { Device } from './device';

const [VERSE, ADORATION, WHO] = ['Lead me past the noise.', 'You are near, also here.', 'Ana'];

/** What {@link prayFourWays} writes. */
export const PRAYED = [VERSE, ADORATION, WHO];

/** A verse of a chapter that was open before, ACTS, a card and a declaration, each to its end. */
export async function prayFourWays(device: Device): Promise<void> {
  await prayVerse(device);
  await prayActs(device);
  await device.go('/pray/cards');
  await device.press('button', 'Add a card');
  await device.write('Who or what do you pray for?', WHO);
  await device.press('button', 'Save Card');
  await device.press('button', 'I prayed');
  await device.press('button', 'Finish');
  await device.sees('Today’s cards are prayed');
  await device.go('/pray/declarations');
  await device.press('button', 'I Said It');
  await device.sees('Added to today’s');
  await device.load('/bible-prayer/history');
  for (const kind of ['Worship', 'Petition', 'Thanksgiving', 'Intercession'])
    await device.sees(kind);
  await device.load('/home');
}

async function prayVerse(device: Device): Promise<void> {
  await device.load('/bible/psalms/23');
  await device.press('button', 'Verse 3');
  await device.press('button', 'Pray this');
  await device.write(/^Your prayer with/, VERSE);
  await device.press('button', 'Read it whole');
  await device.press('button', 'Keep in Journal');
  await device.sees(/^Amen$/);
}

async function prayActs(device: Device): Promise<void> {
  await device.go('/pray/acts');
  await device.press('button', 'Begin');
  await device.write('Adoration', ADORATION);
  for (const movement of ['Confession', 'Thanksgiving', 'Supplication']) {
    await device.press('button', 'Next');
    await device.sees(new RegExp(`${movement}\\s*, movement`));
  }
  await device.press('button', 'To the end');
  await device.press('button', 'Keep in Journal');
  await device.sees(/^Amen$/);
}
