import { secondsIn } from '../support/voice-clock';
import type { Device } from './device';
import { until } from './until';

/** What became of a recording that was played. */
export interface Heard {
  /** How far it came. */
  seconds: number;
  end: 'played' | 'failed' | undefined;
}

/** Speaks for some seconds into an entry with these words, and saves it. */
export async function speakEntry(device: Device, text: string, seconds: number): Promise<void> {
  await device.go('/journal?new');
  await device.write('New entry', text);
  await device.press('button', 'Record');
  await until(`${seconds} seconds of voice in ${device.engine}`, async () => {
    return secondsIn(await clockOf(device)) >= seconds;
  });
  await device.press('button', 'Stop recording');
  await device.sees('Remove');
  await device.press('button', 'Save Entry');
  await device.sees(text);
}

function clockOf(device: Device): Promise<string> {
  return device.evaluate(
    () => document.querySelector('[aria-label="Voice recording"]')?.textContent ?? '',
  );
}

/** Plays the newest recording of the history to its end. */
export async function hearNewest(device: Device): Promise<Heard> {
  await device.load('/journal/history');
  await listen(device);
  await device.press('button', 'Play recording');
  const heard = await until(`the end of a recording in ${device.engine}`, async () => {
    const so = await soFar(device);
    return so.end && so;
  });
  return heard;
}

/** Notes on the page what becomes of whatever it plays. */
function listen(device: Device): Promise<void> {
  return device.evaluate(() => {
    const heard: Heard = { seconds: 0, end: undefined };
    Object.assign(globalThis, { heard });
    const play = HTMLMediaElement.prototype.play;
    HTMLMediaElement.prototype.play = function playHeard() {
      const note = () => {
        heard.seconds = Math.max(heard.seconds, this.currentTime);
      };
      this.addEventListener('timeupdate', note);
      // Captured: the app's own listeners take the sound away from the element.
      const end = (how: 'played' | 'failed') => () => {
        note();
        heard.end = how;
      };
      this.addEventListener('ended', end('played'), { capture: true });
      this.addEventListener('error', end('failed'), { capture: true });
      return play.call(this);
    };
  });
}

function soFar(device: Device): Promise<Heard> {
  return device.evaluate(() => (globalThis as unknown as { heard: Heard }).heard);
}
