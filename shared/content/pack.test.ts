import { describe, expect, it } from 'vitest';
import {
  CONTENT_MANIFEST_URL,
  contentManifest,
  dropContent,
  dropUrl,
  isImmutableContent,
  mindfulMomentsUrl,
} from './pack';
import { sayReference } from './say-reference';

const narration = {
  url: '/content/audio/001-0123456789ab.m4a',
  bytes: 600_000,
  type: 'audio/mp4',
  durationSeconds: 102.4,
  readBy: 'computer',
};
const drop = {
  day: 7,
  reference: 'Psalms 51:10-12',
  translation: 'WEB',
  verses: [{ number: 10, text: 'Create in me a clean heart, O God.' }],
  title: 'Make it clean',
  devotional: [
    [
      { text: 'David says ', italic: false },
      { text: 'create', italic: true },
    ],
  ],
  question: 'What would you ask to have made new?',
  prayer: 'Lord, make it new.',
  form: 'psalm',
  week: { number: 1, name: 'Beginning' },
  narration,
};

describe('the content pack', () => {
  it('has one address that changes', () => {
    expect(isImmutableContent(CONTENT_MANIFEST_URL)).toBe(false);
    expect(isImmutableContent(dropUrl('0123456789ab', 7))).toBe(true);
    expect(isImmutableContent(mindfulMomentsUrl('0123456789ab'))).toBe(true);
    expect(isImmutableContent('/home')).toBe(false);
  });

  it('takes a drop with and without narration', () => {
    expect(dropContent.parse(drop)).toEqual(drop);
    expect(dropContent.parse({ ...drop, narration: null }).narration).toBeNull();
  });

  it('takes a drop from before there were prayers, forms and weeks', () => {
    const { prayer, form, week, ...before } = drop;
    expect(dropContent.parse(before)).toEqual({ ...before, form: 'reflection' });
  });

  it('takes a drop of a form that a later app brings', () => {
    expect(dropContent.parse({ ...drop, form: 'sonnet' }).form).toBe('reflection');
  });

  it('refuses an address outside of it', () => {
    const elsewhere = { ...narration, url: 'https://example.org/a.m4a' };
    expect(dropContent.safeParse({ ...drop, narration: elsewhere }).success).toBe(false);
    expect(dropContent.safeParse({ ...drop, day: 91 }).success).toBe(false);
  });

  it('has a manifest that names its version', () => {
    const manifest = {
      version: '0123456789ab',
      drops: [{ day: 7, url: dropUrl('0123456789ab', 7), bytes: 3_000, narration }],
      mindfulMoments: { url: mindfulMomentsUrl('0123456789ab'), bytes: 9_000 },
      sounds: [],
    };
    expect(contentManifest.parse(manifest)).toEqual(manifest);
    expect(contentManifest.safeParse({ ...manifest, version: '../x' }).success).toBe(false);
  });

  it('R12 names the files of Scripture with their sizes, and may be one from before there were any', () => {
    const file = { url: '/content/scripture/index-0123456789ab.json', bytes: 900_000 };
    const manifest = {
      version: '0123456789ab',
      drops: [],
      mindfulMoments: { url: mindfulMomentsUrl('0123456789ab'), bytes: 9_000 },
      sounds: [],
    };
    const scripture = { translation: 'WEB', index: file, books: [{ name: 'Psalms', ...file }] };
    expect(contentManifest.parse(manifest).scripture).toBeUndefined();
    expect(contentManifest.parse({ ...manifest, scripture }).scripture).toEqual(scripture);
    const elsewhere = { ...scripture, index: { ...file, url: 'https://example.org/index.json' } };
    expect(contentManifest.safeParse({ ...manifest, scripture: elsewhere }).success).toBe(false);
  });
});

describe('a reference on screen', () => {
  it.each([
    ['Psalms 46:10', 'Psalm 46:10'],
    ['Psalms 139:13-14', 'Psalm 139:13–14'],
    ['1 John 3:1-2', '1 John 3:1–2'],
    ['Exodus 33:14', 'Exodus 33:14'],
  ])('%s reads %s', (reference, said) => {
    expect(sayReference(reference)).toBe(said);
  });
});
