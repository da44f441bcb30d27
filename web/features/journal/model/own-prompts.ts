import { choosePrompt } from '../../../../shared/content/prompts/choose-prompt';
import { PROMPTS } from '../../../../shared/content/prompts/prompts';

/** Our own question that is offered on a day after `nth` others (from 0); loaded when somebody asks for one. */
export function ownPrompt(day: string, nth: number) {
  return choosePrompt(PROMPTS, day, nth);
}
