import { UNKNOWN_ANSWER } from '../../../../shared/companion/answer';
import type { CompanionReply, CompanionState } from './companion-run';
import { sayFound } from './companion-words';

/** What a screen reader is told when the panel shows something else. */
export function sayState(state: CompanionState): string {
  switch (state.at) {
    case 'choosing':
      return '';
    case 'reading':
      return 'Looking through Scripture.';
    case 'failed':
      return 'We couldn’t read Scripture on this device.';
    default:
      return sayTold(state.told);
  }
}

function sayTold({ answer, model }: CompanionReply): string {
  switch (answer.kind) {
    case 'passages':
      return model === 'speaking' ? 'Found. The AI model is answering.' : sayFound(answer.passages);
    case 'unknown':
      return UNKNOWN_ANSWER;
    case 'danger':
      return 'Please reach someone now.';
    case 'declined':
      return 'This is a question for a person who can help.';
    case 'viewpoints':
      return `${answer.topic}: views that Christians hold.`;
  }
}
