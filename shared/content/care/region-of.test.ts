import { describe, expect, it } from 'vitest';
import { CARE_REGIONS } from './crisis-lines';
import { regionOf } from './region-of';

describe('where a device is', () => {
  it.each([
    ['en-US', 'America/New_York', 'US'],
    ['en-US', 'America/Indiana/Tell_City', 'US'],
    ['en-US', 'US/Pacific', 'US'],
    ['fr-CA', 'America/Toronto', 'CA'],
    ['de', 'Europe/Berlin', 'DE'],
    ['en-US', 'Europe/Berlin', 'DE'],
    ['en-IN', 'Asia/Calcutta', 'IN'],
    ['es-AR', 'America/Argentina/Ushuaia', 'AR'],
    ['es-AR', 'America/Buenos_Aires', 'AR'],
    ['en-AU', 'Australia/Perth', 'AU'],
    ['pt-PT', 'Atlantic/Madeira', 'PT'],
  ])('C9 is told by its time zone: %s in %s is %s', (locale, timeZone, code) => {
    expect(regionOf(locale, timeZone)).toBe(code);
  });

  it.each([
    ['en-GB', '', 'GB'],
    ['sv-SE', 'UTC', 'SE'],
    ['zh-Hans-SG', 'Etc/GMT-8', 'SG'],
    ['en', 'UTC', null],
    ['', '', null],
    ['fr-BE', 'UTC', null],
  ])(
    'C9 is told by its locale where the zone says nothing: %s in "%s" is %s',
    (locale, timeZone, code) => {
      expect(regionOf(locale, timeZone)).toBe(code);
    },
  );

  it('C9 is not guessed for a country whose numbers are not known', () => {
    expect(regionOf('en-US', 'Europe/Brussels')).toBeNull();
    expect(regionOf('en-US', 'Mars/Olympus')).toBeNull();
  });

  it('C9 can be any of the regions that are listed', () => {
    const zones = Intl.supportedValuesOf('timeZone');
    const reached = new Set(
      zones.map((zone) => regionOf('', zone)).filter((code) => code !== null),
    );
    expect([...reached].sort()).toEqual(CARE_REGIONS.map(({ code }) => code).sort());
  });
});
