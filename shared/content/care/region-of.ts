import { CARE_REGIONS } from './crisis-lines';

/**
 * The IANA time zones of each region, old names included, since browsers still give them. A name that ends in `/` stands
 * for all that begin with it.
 */
const TIME_ZONES: Readonly<Record<string, string>> = {
  AR: 'America/Argentina/ America/Buenos_Aires America/Catamarca America/Cordoba America/Jujuy America/Mendoza America/Rosario',
  AT: 'Europe/Vienna',
  AU: 'Australia/ Antarctica/Macquarie',
  BR: 'Brazil/ America/Araguaina America/Bahia America/Belem America/Boa_Vista America/Campo_Grande America/Cuiaba America/Eirunepe America/Fortaleza America/Maceio America/Manaus America/Noronha America/Porto_Acre America/Porto_Velho America/Recife America/Rio_Branco America/Santarem America/Sao_Paulo',
  CA: 'Canada/ America/Atikokan America/Blanc-Sablon America/Cambridge_Bay America/Coral_Harbour America/Creston America/Dawson America/Dawson_Creek America/Edmonton America/Fort_Nelson America/Glace_Bay America/Goose_Bay America/Halifax America/Inuvik America/Iqaluit America/Moncton America/Montreal America/Nipigon America/Pangnirtung America/Rainy_River America/Rankin_Inlet America/Regina America/Resolute America/St_Johns America/Swift_Current America/Thunder_Bay America/Toronto America/Vancouver America/Whitehorse America/Winnipeg America/Yellowknife',
  CH: 'Europe/Zurich',
  DE: 'Europe/Berlin Europe/Busingen',
  DK: 'Europe/Copenhagen',
  ES: 'Europe/Madrid Africa/Ceuta Atlantic/Canary',
  FI: 'Europe/Helsinki Europe/Mariehamn',
  FR: 'Europe/Paris',
  GB: 'Europe/London Europe/Belfast GB GB-Eire',
  GH: 'Africa/Accra',
  IE: 'Europe/Dublin Eire',
  IN: 'Asia/Kolkata Asia/Calcutta',
  IT: 'Europe/Rome',
  JP: 'Asia/Tokyo Japan',
  KE: 'Africa/Nairobi',
  KR: 'Asia/Seoul ROK',
  MX: 'Mexico/ America/Bahia_Banderas America/Cancun America/Chihuahua America/Ciudad_Juarez America/Ensenada America/Hermosillo America/Matamoros America/Mazatlan America/Merida America/Mexico_City America/Monterrey America/Ojinaga America/Santa_Isabel America/Tijuana',
  NG: 'Africa/Lagos',
  NL: 'Europe/Amsterdam',
  NO: 'Europe/Oslo',
  NZ: 'Pacific/Auckland Pacific/Chatham NZ NZ-CHAT',
  PH: 'Asia/Manila',
  PL: 'Europe/Warsaw Poland',
  PT: 'Europe/Lisbon Atlantic/Azores Atlantic/Madeira Portugal',
  SE: 'Europe/Stockholm',
  SG: 'Asia/Singapore Singapore',
  US: 'US/ America/Indiana/ America/Kentucky/ America/North_Dakota/ America/Adak America/Anchorage America/Atka America/Boise America/Chicago America/Denver America/Detroit America/Fort_Wayne America/Indianapolis America/Juneau America/Knox_IN America/Los_Angeles America/Louisville America/Menominee America/Metlakatla America/New_York America/Nome America/Phoenix America/Shiprock America/Sitka America/Yakutat Pacific/Honolulu',
  ZA: 'Africa/Johannesburg',
};

/** Zones that say nothing about a place: hidden by the browser, or set by hand. */
const NOWHERE = /^(?:|UTC|GMT|UCT|Zulu|Universal|Etc\/.*)$/;

/**
 * The `CareRegion.code` of where a device is, or null where that isn't known (C9). The time zone counts, since it follows
 * a traveller: `('en-US', 'Europe/Berlin')` is `DE`. The locale, a BCP 47 tag, counts only where the zone says nothing.
 * A zone of a country that is not listed gives null: no number is better than one that doesn't answer there.
 */
export function regionOf(locale: string, timeZone: string): string | null {
  if (!NOWHERE.test(timeZone)) return regionOfZone(timeZone);
  const code = /[-_]([A-Z]{2})(?:[-_]|$)/.exec(locale)?.[1];
  return CARE_REGIONS.some((each) => each.code === code) ? (code ?? null) : null;
}

function regionOfZone(timeZone: string): string | null {
  const found = Object.entries(TIME_ZONES).find(([, zones]) =>
    zones
      .split(' ')
      .some((zone) => (zone.endsWith('/') ? timeZone.startsWith(zone) : timeZone === zone)),
  );
  return found?.[0] ?? null;
}
