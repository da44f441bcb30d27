import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { PrivacySettings } from '../../../shared/api/privacy-settings';
import { useKeptAnswer } from '../../answers/react/use-kept-answer';
import { useLive } from '../../live/react/use-live';
import { usePerson } from '../../person/react/person-context';
import { now } from '../../platform/clock';
import { online } from '../../platform/online';
import { onReturn } from '../../platform/returning';
import { type SavedFor, useSavedFor } from '../../records/react/use-saved-for';
import { toast } from '../../ui/toast-store';
import { loadSettings, saveSettings } from './commands';
import { PRIVACY_SETTINGS, readSettings } from './kept-settings';
import { SettingsSaver } from './settings-saver';

export interface ShownSettings {
  /** What was chosen just now, else what this device last saw; undefined before it has seen any. */
  readonly settings: PrivacySettings | undefined;
  /** The last try to learn what holds failed: what is shown may be old, and nothing could be saved. */
  readonly failed: boolean;
  readonly saved: SavedFor;
  readonly choose: (change: Partial<PrivacySettings>) => void;
  readonly refresh: () => void;
}

/** Asks when the screen opens, when the person comes back to it, and when the browser says that the network comes or goes. */
export function usePrivacySettings(): ShownSettings {
  const { personId } = usePerson().store;
  const text = useKeptAnswer(PRIVACY_SETTINGS);
  const kept = useMemo(() => readSettings(text), [text]);
  const saver = useMemo(() => createSaver(personId), [personId]);
  const state = useLive(saver.state);
  const { failed, refresh, stop } = useRefresh(personId);
  const settings = state?.chosen ?? kept;
  const choose = (change: Partial<PrivacySettings>) => {
    if (!settings) return;
    // An answer that is on its way knows nothing of this choice.
    stop();
    saver.choose(settings, change);
  };
  const saved = useSavedFor(state?.chosen !== undefined, state?.savedAt);
  return { settings, failed, saved, choose, refresh };
}

function createSaver(personId: string): SettingsSaver {
  return new SettingsSaver({
    save: (settings) => saveSettings(personId, settings),
    onFailed: () =>
      toast({
        title: 'Update Failed',
        description: 'Failed to update privacy settings. Please try again.',
        variant: 'destructive',
      }),
    now,
  });
}

function useRefresh(personId: string) {
  const [failed, setFailed] = useState(false);
  const asking = useRef<AbortController>(undefined);
  const stop = useCallback(() => asking.current?.abort(), []);
  const refresh = useCallback(() => {
    stop();
    const asked = new AbortController();
    asking.current = asked;
    setFailed(false);
    loadSettings(personId, asked.signal).catch(() => {
      if (!asked.signal.aborted) setFailed(true);
    });
  }, [personId, stop]);
  useEffect(() => {
    refresh();
    const ends = [onReturn(refresh), online.subscribe(refresh), stop];
    return () => {
      for (const end of ends) end();
    };
  }, [refresh, stop]);
  return { failed, refresh, stop };
}
