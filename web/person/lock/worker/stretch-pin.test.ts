import { afterEach, expect, it, vi } from 'vitest';
import { stretchPin } from './stretch-pin';

const GIVEN = { pin: '274951', salt: new Uint8Array(16).fill(7), memoryKib: 64, passes: 2 };

afterEach(() => {
  vi.unstubAllGlobals();
});

it('I11 stretches a PIN to the same key where the browser runs no WebAssembly', async () => {
  const key = await stretchPin(GIVEN);
  expect(key).toHaveLength(32);
  const blocked = vi.fn().mockRejectedValue(new WebAssembly.CompileError('blocked'));
  vi.stubGlobal('WebAssembly', { compile: blocked, instantiate: blocked });
  expect(await stretchPin(GIVEN)).toEqual(key);
  expect(blocked).toHaveBeenCalled();
});

it('I11 stretches with the salt and the cost that stand in the wrap', async () => {
  const key = await stretchPin(GIVEN);
  for (const other of [{ salt: new Uint8Array(16).fill(8) }, { memoryKib: 128 }, { passes: 3 }])
    expect(await stretchPin({ ...GIVEN, ...other })).not.toEqual(key);
});
