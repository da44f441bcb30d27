import type { PrivacySettings } from '../../../shared/api/privacy-settings';
import type { Live } from '../../live/live';
import { liveValue } from '../../live/live-value';

export interface SaverDeps {
  readonly save: (settings: PrivacySettings) => Promise<void>;
  readonly onFailed: () => void;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

export interface SaverState {
  /** What was chosen and is not known to hold yet. */
  readonly chosen: PrivacySettings | undefined;
  /** When a save last ended well, milliseconds since the epoch. */
  readonly savedAt: number | undefined;
}

/**
 * Saves each choice as it is made, one save at a time.
 *
 *   settled ──choose──▶ saving ──kept──▶ settled
 *      ▲                │  │  ▲
 *      │                │  └──┘ chosen again meanwhile
 *      └────failed──────┘ what held before is shown again
 */
export class SettingsSaver {
  private readonly live = liveValue<SaverState>({ chosen: undefined, savedAt: undefined });
  readonly state: Live<SaverState> = this.live;

  constructor(private readonly deps: SaverDeps) {}

  /** `held` is what the person saw when nothing waited to be saved. */
  choose(held: PrivacySettings, change: Partial<PrivacySettings>): void {
    const { chosen, savedAt } = this.live.get();
    this.live.set({ chosen: { ...(chosen ?? held), ...change }, savedAt });
    if (chosen === undefined) void this.saveAll();
  }

  private async saveAll(): Promise<void> {
    for (;;) {
      const { chosen, savedAt } = this.live.get();
      if (chosen === undefined) return;
      try {
        await this.deps.save(chosen);
      } catch {
        this.live.set({ chosen: undefined, savedAt });
        this.deps.onFailed();
        return;
      }
      if (this.live.get().chosen === chosen)
        this.live.set({ chosen: undefined, savedAt: this.deps.now() });
    }
  }
}
