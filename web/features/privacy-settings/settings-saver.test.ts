import { beforeEach, expect, it, vi } from 'vitest';
import {
  DEFAULT_PRIVACY_SETTINGS as held,
  type PrivacySettings,
} from '../../../shared/api/privacy-settings';
import { SettingsSaver } from './settings-saver';

let saves: { settings: PrivacySettings; end: () => void; fail: () => void }[];
const onFailed = vi.fn();
let saver: SettingsSaver;
beforeEach(() => {
  saves = [];
  onFailed.mockReset();
  const save = (settings: PrivacySettings) =>
    new Promise<void>((end, reject) => {
      saves.push({ settings, end, fail: () => reject(new Error('500')) });
    });
  saver = new SettingsSaver({ save, onFailed, now: () => 7_000 });
});

const settled = (savedAt?: number) =>
  vi.waitFor(() => expect(saver.state.get()).toEqual({ chosen: undefined, savedAt }));

it('shows a choice at once and says when it is saved', async () => {
  saver.choose(held, { marketing: true });
  expect(saver.state.get()?.chosen).toEqual({ ...held, marketing: true });
  saves[0]?.end();
  await settled(7_000);
  expect(saves.map(({ settings }) => settings)).toEqual([{ ...held, marketing: true }]);
});

it('saves what is chosen meanwhile after it, in one', async () => {
  saver.choose(held, { marketing: true });
  saver.choose(held, { dataRetentionOptOut: true });
  saver.choose(held, { marketing: false });
  expect(saves).toHaveLength(1);
  saves[0]?.end();
  await vi.waitFor(() => expect(saves).toHaveLength(2));
  expect(saves[1]?.settings).toEqual({ ...held, dataRetentionOptOut: true });
  saves[1]?.end();
  await settled(7_000);
});

it('goes back to what held where a save fails, and says so once', async () => {
  saver.choose(held, { marketing: true });
  saver.choose(held, { modelTraining: true });
  saves[0]?.fail();
  await settled();
  expect(onFailed).toHaveBeenCalledOnce();
  saver.choose(held, { marketing: true });
  expect(saves).toHaveLength(2);
});
