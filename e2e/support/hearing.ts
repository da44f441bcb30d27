import type { Page } from '@playwright/test';

/** Lets a test see the sounds that a page makes: they stand in no document. */
export async function listenTo(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sounds: HTMLAudioElement[] = [];
    const Native = window.Audio;
    Object.assign(window, {
      sounds,
      Audio: class extends Native {
        constructor(src?: string) {
          super(src);
          sounds.push(this);
        }
      },
    });
  });
}

/** Of the sound that is loaded. */
export async function soundState(
  page: Page,
): Promise<{ currentTime: number; playbackRate: number }> {
  return page.evaluate(() => {
    const { sounds } = window as unknown as { sounds: HTMLAudioElement[] };
    const sound = sounds.find(({ src }) => src !== '');
    return { currentTime: sound?.currentTime ?? -1, playbackRate: sound?.playbackRate ?? -1 };
  });
}

/** Whether any sound plays. */
export async function isHeard(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { sounds } = window as unknown as { sounds: HTMLAudioElement[] };
    return sounds.some(({ paused, src }) => !paused && src !== '');
  });
}

/** A device with these voices, which speaks until {@link sentenceEnds}. */
export async function withVoices(page: Page, languages: readonly string[]): Promise<void> {
  await page.addInitScript((langs) => {
    let now: SpeechSynthesisUtterance | undefined;
    class Utterance {
      constructor(readonly text: string) {}
    }
    const speech = Object.assign(new EventTarget(), {
      getVoices: () =>
        langs.map((name) => ({
          lang: name.split(' ')[0],
          name,
          voiceURI: name,
          localService: true,
        })),
      speak: (utterance: SpeechSynthesisUtterance) => {
        now = utterance;
      },
      cancel: () => {
        now = undefined;
      },
      resume: () => undefined,
      end: () => now?.onend?.(new Event('end') as SpeechSynthesisEvent),
    });
    Object.defineProperty(window, 'speechSynthesis', { value: speech });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
  }, languages);
}

/** The sentence that is said comes to its end. */
export async function sentenceEnds(page: Page): Promise<void> {
  await page.evaluate(() => (speechSynthesis as unknown as { end(): void }).end());
}
