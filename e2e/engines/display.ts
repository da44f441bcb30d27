import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A sound card that plays a sound in no time. Without one, Firefox ends every sound with an error. */
const NULL_CARD = 'pcm.!default { type null }\nctl.!default { type null }\n';

/**
 * Gives this process, and the browsers that it starts, a sound card and, if they need one, a screen, on a machine that has
 * neither. Returns how to take them away.
 */
export async function startDisplay({ hasScreen }: { hasScreen: boolean }): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'choose-wholeness-display-'));
  const card = join(folder, 'asound.conf');
  writeFileSync(card, NULL_CARD);
  process.env.ALSA_CONFIG_PATH = card;
  const screen = hasScreen ? await startScreen() : undefined;
  return () => {
    screen?.kill();
    rmSync(folder, { recursive: true });
  };
}

async function startScreen(): Promise<ChildProcess> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1000x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  process.env.DISPLAY = `:${await numberOf(screen)}`;
  return screen;
}

async function numberOf(screen: ChildProcess): Promise<string> {
  let said = '';
  for await (const text of screen.stdio[3] as NodeJS.ReadableStream) {
    said += text;
    if (said.endsWith('\n')) break;
  }
  return said.trim();
}
