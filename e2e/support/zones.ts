import type { CDPSession, Page } from '@playwright/test';

/** Far west, far east, half an hour off, and where tests are run as a rule. */
export const ZONES = [
  'America/Los_Angeles',
  'Asia/Kolkata',
  'Pacific/Kiritimati',
  'Etc/UTC',
] as const;

/** The moment at which a clock on the wall of `zone` shows `wall` (`YYYY-MM-DDTHH:MM`). */
export function momentIn(zone: string, wall: string): Date {
  const asUtc = Date.parse(`${wall}Z`);
  // The offset there at nearly that moment is that of the moment itself, but within hours of a change of the clocks.
  const nearly = asUtc - offsetMs(zone, asUtc);
  return new Date(asUtc - offsetMs(zone, nearly));
}

function offsetMs(zone: string, moment: number): number {
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  const name = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value;
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)/.exec(name ?? '') ?? [];
  if (!sign) return 0;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}

/** Takes the phone that shows `page` from zone to zone. Its context names no zone of its own. */
export async function traveller(page: Page): Promise<(zone: string) => Promise<void>> {
  const session: CDPSession = await page.context().newCDPSession(page);
  return async (timezoneId) => {
    await session.send('Emulation.setTimezoneOverride', { timezoneId });
  };
}
