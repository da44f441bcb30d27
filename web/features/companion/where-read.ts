import type { Told } from './companion-run';

/** Where a page was read, and what of it went there. `device`: what this one is called. */
export function sayWhereRead({ way, trouble, model }: Told, device: string): string {
  if (way === 'here') return `Read on this ${device}. Nothing was sent.`;
  if (trouble === undefined)
    return 'Sent once to our server and the model it uses. We do not keep it.';
  return model === 'ended'
    ? `${trouble} These verses were found by our server, and stand as they are written.`
    : `${trouble} Read on this ${device} instead.`;
}
