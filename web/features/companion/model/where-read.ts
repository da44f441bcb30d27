import type { CompanionReply } from './companion-run';

/** Where a page was read, and what of it went there. `device`: what this one is called. */
export function sayWhereRead({ way, trouble, model }: CompanionReply, device: string): string {
  if (way === 'here') return `Read on this ${device}. Nothing was sent.`;
  if (trouble === undefined) return 'Sent once to our server and its AI model. We don’t store it.';
  return model === 'ended'
    ? `${trouble} Our server found these verses. They’re quoted as written.`
    : `${trouble} Read on this ${device} instead.`;
}
