import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readBooks } from '../../scripts/content/books';
import { scriptureOfRepository } from '../../scripts/content/scripture-of-repository';
import { readScripture } from '../../scripts/lib/scripture';
import { type ReflectEvent, reflectEvent } from '../../shared/api/companion';
import { CONTENT_MANIFEST_URL } from '../../shared/content/pack';
import { manifestOf } from '../../shared/content/testing/manifest';
import { type ChatStandIn, says, startChat } from '../testing/chat-stand-in';
import { type Client, openTestApp, type TestApp } from '../testing/test-app';
import { openCompanion } from './open-companion';

const MORNING = 'It was still dark, and then without any one moment it was morning.';

let webRoot: string;
let chat: ChatStandIn;
let test: TestApp;
let ruth: Client;

/** A built app as far as its Scripture goes. */
beforeAll(async () => {
  webRoot = mkdtempSync(join(tmpdir(), 'open-companion-'));
  const files = scriptureOfRepository();
  const write = (url: string, value: unknown) => {
    const path = join(webRoot, url);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, JSON.stringify(value));
    return { url, bytes: 1 };
  };
  const index = write('/content/scripture/index.json', await files.index());
  const books = [];
  for (const { name } of readBooks()) {
    books.push({ name, ...write(`/content/scripture/${name}.json`, await files.book(name)) });
  }
  const scripture = { translation: 'WEB', index, books };
  write(CONTENT_MANIFEST_URL, { ...manifestOf('0123456789ab'), scripture });
});
afterAll(() => rmSync(webRoot, { recursive: true }));

beforeEach(async () => {
  chat = await startChat(says(''));
  const settings = { baseUrl: chat.baseUrl, apiKey: undefined, model: 'a-model' };
  test = openTestApp({ companion: openCompanion(settings, webRoot, { warn: vi.fn() }) });
  ruth = await test.person('ruth');
});
afterEach(async () => {
  await test.close();
  await chat.close();
});

async function ask(text: string): Promise<ReflectEvent[]> {
  const json = { text, agreed: true };
  const { body } = await ruth.call('POST', '/api/companion/reflect', { json });
  const lines = String(body).trimEnd().split('\n');
  return lines.map((line) => reflectEvent.parse(JSON.parse(line)));
}

describe('the companion of a built app', () => {
  it('G10 hands the passages it found to the model, letter for letter, and shows the same', async () => {
    const [found] = await ask(MORNING);
    const answer = found?.kind === 'answer' ? found.answer : undefined;
    if (answer?.kind !== 'passages') throw new Error('No passage was found.');
    const asked = chat.asked[0]?.body ?? '';
    expect(answer.passages.length).toBeGreaterThan(0);
    for (const { reference, verses } of answer.passages) {
      const text = verses.map((verse) => verse.text).join(' ');
      expect(text).toBe(readScripture(reference));
      expect(asked).toContain(JSON.stringify(text).slice(1, -1));
    }
  });

  it.each([
    ['I want to kill myself tonight.', { kind: 'danger', danger: 'self-harm' }],
    ['Should I stop taking my pills?', { kind: 'declined', about: 'medical' }],
    ['Can my landlord evict me?', { kind: 'declined', about: 'legal' }],
    ['Should infants be baptized?', { kind: 'viewpoints' }],
    ['qwxz vbnm plokij', { kind: 'unknown' }],
  ])('G9 never hands on %s', async (text, answer) => {
    const events = await ask(text);
    expect(events).toMatchObject([{ kind: 'answer', answer }, { kind: 'end' }]);
    expect(chat.asked).toEqual([]);
  });
});

it('is not there without a model, or without Scripture', () => {
  const log = { warn: vi.fn() };
  expect(openCompanion(undefined, webRoot, log)).toBeUndefined();
  expect(log.warn).not.toHaveBeenCalled();
  const settings = { baseUrl: 'https://api.example/v1', apiKey: undefined, model: 'm' };
  expect(openCompanion(settings, join(webRoot, 'nowhere'), log)).toBeUndefined();
  expect(log.warn).toHaveBeenCalledOnce();
});
