import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CompanionAnswer } from '../../shared/companion/answer';
import { classify } from '../../shared/companion/care/classify';
import { reflect } from '../../shared/companion/reflect';
import { openScripture } from '../../shared/companion/retrieval/open-scripture';
import type { ScriptureFiles } from '../../shared/companion/retrieval/scripture';
import { CONTENT_MANIFEST_URL, contentManifest } from '../../shared/content/pack';
import { findDispute } from '../../shared/content/viewpoints/find-dispute';
import type { ChatEndpointSettings } from '../config';
import type { Logger } from '../logger';
import { createChatEndpoint } from './chat-endpoint';
import type { LargerModel } from './larger-model';

/** What reads a page beside Scripture with a larger model. */
export interface Companion {
  /** The embedded answer: the same rules as on a device, over the same files. */
  readonly reflect: (text: string) => Promise<CompanionAnswer>;
  readonly model: LargerModel;
}

/** Undefined where no larger model is set up, or the app that holds Scripture is not built. */
export function openCompanion(
  settings: ChatEndpointSettings | undefined,
  webRoot: string,
  log: Pick<Logger, 'warn'>,
): Companion | undefined {
  if (!settings) return undefined;
  const files = scriptureOnDisk(webRoot);
  if (!files) {
    log.warn('an AI model is set up, but the app has to be built before it can be asked');
    return undefined;
  }
  const deps = { scripture: openScripture(files), classify, findDispute };
  return { reflect: (text) => reflect(text, deps), model: createChatEndpoint(settings) };
}

/** The files of the built content pack. */
function scriptureOnDisk(webRoot: string): ScriptureFiles | undefined {
  const read = (url: string): unknown => JSON.parse(readFileSync(join(webRoot, url), 'utf8'));
  if (!existsSync(join(webRoot, CONTENT_MANIFEST_URL))) return undefined;
  const { scripture } = contentManifest.parse(read(CONTENT_MANIFEST_URL));
  if (!scripture) return undefined;
  const urls = new Map(scripture.books.map(({ name, url }) => [name, url]));
  return {
    index: async () => read(scripture.index.url),
    book: async (name) => read(urls.get(name) ?? ''),
  };
}
