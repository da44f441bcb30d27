import { describe, it, vi } from 'vitest';
import { checkHistories } from './testing/check-histories';
import { dexieDisk, memoryDisk } from './testing/device-disk';

// Small bounds, so that a few records make several pages and a few lost lines make a page of kept versions.
vi.mock(import('../../shared/protocol/limits'), async (original) => {
  const real = await original();
  const LIMITS = {
    ...real.LIMITS,
    pushRows: 4,
    pullRows: 3,
    pullBytes: 3_000,
    keptVersionsBytes: 300,
  };
  return { ...real, LIMITS } as unknown as typeof real;
});

// As small for recordings: a few spoken bytes make several pieces.
vi.mock(import('../../shared/protocol/media'), async (original) => {
  const real = await original();
  const MEDIA = { ...real.MEDIA, segmentBytes: 32, pieceBytes: 64 };
  return { ...real, MEDIA } as unknown as typeof real;
});

describe('no history loses a word or a recording', () => {
  it('P1 P2 P5 P6 P12 P13 P14 P15 P17 P21 P24 P45 P46 A27 M1 M3 V2 V3 V4 F1 F2 F6 F7 F10 F11 F12 three devices, a hostile network, crashes, full disks, restores, held records, two tabs', async () => {
    await checkHistories({ makeDisk: memoryDisk, from: 0, to: 1 / 2 });
  });

  it('P2 P15 F3 F8 I1 I3 I4 the same on IndexedDB, where signing out seals what is unsent and an app lock all that is there', async () => {
    await checkHistories({ makeDisk: dexieDisk, from: 0, to: 1 / 4 });
  });
});
