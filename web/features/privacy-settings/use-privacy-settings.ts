import { useMemo } from 'react';
import { type PrivacySettings, privacySettings } from '../../../shared/api/privacy-settings';
import { http } from '../../answers/http';
import { useAnswer } from '../../answers/react/use-answer';
import { useLive } from '../../live/react/use-live';
import { now } from '../../platform/clock';
import { online } from '../../platform/online';
import { type SavedFor, useSavedFor } from '../../records/react/use-saved-for';
import { toast } from '../../ui/toast-store';
import { SettingsSaver } from './settings-saver';

const PATH = '/api/privacy-settings';

export interface ShownSettings {
  /** What was chosen just now, else what this device last saw; undefined before it has seen any. */
  readonly settings: PrivacySettings | undefined;
  /** The server can't be asked now: what is shown may be old, and nothing could be saved. */
  readonly failed: boolean;
  readonly saved: SavedFor;
  readonly choose: (change: Partial<PrivacySettings>) => void;
  readonly refresh: () => void;
}

/** What the person has decided, as the server says and as they change it here. */
export function usePrivacySettings(): ShownSettings {
  const { value, hasFailed, put, dropQuestions, refresh } = useAnswer(PATH, privacySettings);
  const isOnline = useLive(online) ?? true;
  const saver = useMemo(() => createSaver(put), [put]);
  const state = useLive(saver.state);
  const settings = state?.chosen ?? value;
  const choose = (change: Partial<PrivacySettings>) => {
    if (!settings) return;
    // An answer that is on its way knows nothing of this choice.
    dropQuestions();
    saver.choose(settings, change);
  };
  const saved = useSavedFor(state?.chosen !== undefined, state?.savedAt);
  return { settings, failed: hasFailed || !isOnline, saved, choose, refresh: () => void refresh() };
}

function createSaver(put: (settings: PrivacySettings) => Promise<void>): SettingsSaver {
  return new SettingsSaver({
    save: async (body) => put(privacySettings.parse(await http(PATH, { method: 'POST', body }))),
    onFailed: () =>
      toast({
        title: 'Update Failed',
        description: 'Failed to update privacy settings. Please try again.',
        variant: 'destructive',
      }),
    now,
  });
}
