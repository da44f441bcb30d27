import { describe, expect, it } from 'vitest';
import type { WindowStatus } from '../../content/offline-window/offline-window';
import { sayNarration } from './say-narration';

const MB = 1_000_000;
const PART = { kept: 12, total: 30, keptBytes: 26 * MB, totalBytes: 64 * MB };

const WEEK = { ...PART, kept: 7, total: 7 };

function say(
  state: WindowStatus['state'],
  wished = true,
  isOnline = true,
  narration = PART,
  week = WEEK,
) {
  return sayNarration({ state, narrateThrough: wished ? 52 : null }, { narration, week }, isOnline);
}

describe('narration', () => {
  it('is offered while nobody has asked for it', () => {
    expect(say('complete', false)).toEqual({
      title: 'Narration',
      note: '26 of 64 MB. You can save the rest, too.',
      phase: 'offer',
    });
    expect(say('unreachable', false, false).note).toBe(
      '26 of 64 MB. You can save the rest when you’re back online.',
    );
  });

  it('is on its way while the first seven days come by themselves', () => {
    const said = say('keeping', false, true, PART, { ...WEEK, kept: 3 });
    expect([said.phase, said.note]).toEqual([
      'coming',
      '26 of 64 MB. The first seven days are downloading.',
    ]);
    expect(say('keeping', false).phase).toBe('offer');
  });

  it('says how much is saved while it is', () => {
    expect(say('keeping')).toEqual({
      title: 'Saving narration',
      note: '26 of 64 MB. You can leave this page.',
      phase: 'saving',
    });
  });

  it('says tenths of few megabytes', () => {
    const few = { kept: 6, total: 7, keptBytes: 2_634_000, totalBytes: 3_100_000 };
    expect(say('full', true, true, few).note).toMatch(/^2\.6 of 3\.1 MB\./);
  });

  it('waits without a connection', () => {
    for (const said of [say('keeping', true, false), say('unreachable')]) {
      expect([said.phase, said.title]).toEqual(['waiting', 'Saving is paused']);
    }
  });

  it('says why it stopped', () => {
    expect(say('failed')).toMatchObject({
      phase: 'stopped',
      note: '26 of 64 MB. We couldn’t download the rest.',
    });
    expect(say('full').note).toBe('26 of 64 MB. This device has no space left.');
  });

  it('is ready by what is on the device, whatever was heard of it', () => {
    const all = { ...PART, kept: 30, keptBytes: 64 * MB };
    expect(say('failed', true, false, all)).toMatchObject({
      title: 'Narration is ready',
      phase: 'done',
    });
  });

  it('does not promise what nobody has recorded', () => {
    const none = { kept: 0, total: 0, keptBytes: 0, totalBytes: 0 };
    expect(say('complete', false, true, none).phase).toBe('none');
  });
});
