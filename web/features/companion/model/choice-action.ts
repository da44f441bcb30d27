import type { ScriptureStanding } from '../../../content/scripture/kept-scripture';
import type { Way } from './companion-run';

/** What the panel's button does before anything is read. */
export interface ChoiceAction {
  /** `keep`: Scripture comes first. `wait`: it is coming. */
  readonly does: 'read' | 'keep' | 'wait';
  readonly label: string;
  readonly disabled: boolean;
}

interface Circumstances {
  readonly way: Way;
  readonly scripture: ScriptureStanding['state'];
  /** There is nothing to read yet. */
  readonly isBlank: boolean;
  /** What this one is called: `phone`. */
  readonly device: string;
}

export function choiceActionOf(circumstances: Circumstances): ChoiceAction {
  const { way, scripture, isBlank: disabled, device } = circumstances;
  if (way === 'model') return { does: 'read', label: 'Send it and read', disabled };
  switch (scripture) {
    case 'keeping':
      return { does: 'wait', label: 'Downloading the Bible', disabled: false };
    case 'off':
      return { does: 'keep', label: 'Download the Bible and read', disabled };
    case 'unreachable':
    case 'failed':
    case 'full':
      return { does: 'keep', label: 'Try again', disabled };
    default:
      return {
        does: 'read',
        label: `Read on this ${device}`,
        disabled: disabled || scripture === 'unread',
      };
  }
}
