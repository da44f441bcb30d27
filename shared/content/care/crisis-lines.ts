import * as z from 'zod/mini';
import type { Danger } from '../../companion/answer';
import file from './crisis-lines.json';

/** As printed: digits in groups, `0800 1110111`. */
const number = z.string().check(z.regex(/^\d[\d ]*\d$/));
const link = z.string().check(z.regex(/^https:\/\/\S+$/));
const sources = z.array(link).check(z.minLength(1));

const emergency = z.strictObject({
  number,
  reaches: z.enum(['any', 'ambulance', 'police']),
});

const crisisLine = z.strictObject({
  /** `abuse`: for those who are hurt by somebody near them. `crisis`: for everything that is too much. */
  help: z.enum(['crisis', 'abuse']),
  name: z.string(),
  /** One line under the name: how, when, at what cost, in which language. Only what the sources say. */
  says: z.string(),
  call: z.optional(number),
  text: z.optional(z.strictObject({ number, word: z.optional(z.string()) })),
  chat: z.optional(link),
  /** Pages on which it stood so on the day of `lookedUp`. */
  sources,
});
export type CrisisLine = z.infer<typeof crisisLine>;

const region = z.strictObject({
  /** ISO 3166-1, two letters. */
  code: z.string().check(z.regex(/^[A-Z]{2}$/)),
  name: z.string(),
  emergency: z.array(emergency).check(z.minLength(1)),
  /** Of the emergency numbers. */
  sources,
  /** Empty where no line could be found of which it is sure enough that somebody answers. */
  lines: z.array(crisisLine),
});
export type CareRegion = z.infer<typeof region>;

/** What crisis-lines.json must look like. */
export const crisisLinesSchema = z.strictObject({
  /** Local day on which every number was looked up, `YYYY-MM-DD`. */
  lookedUp: z.iso.date(),
  regions: z.array(region),
});

/** In the order of their English names. Their form is checked by a test, not on each start. */
export const CARE_REGIONS = file.regions as readonly CareRegion[];

/** Where there is a list for every country, also for those that are not here. */
export const HELPLINE_DIRECTORY = {
  name: 'Find a Helpline',
  says: 'Free helplines, by country.',
  chat: 'https://findahelpline.com',
} as const;

/** Whom a person can reach where they are. */
export interface NearbyHelp {
  /** English, or null where it isn't known where the person is. */
  readonly place: string | null;
  /** As printed; null means to say "your local emergency number". */
  readonly emergencyNumber: string | null;
  /** The most fitting first; none where no sure one is known, then there is the directory. */
  readonly lines: readonly CrisisLine[];
}

/** Whom to reach in a region (`CareRegion.code`, or null), in this danger (C9). */
export function helpNear(code: string | null, danger: Danger): NearbyHelp {
  const found = CARE_REGIONS.find((each) => each.code === code);
  if (!found) return { place: null, emergencyNumber: null, lines: [] };
  const first = danger === 'abuse' ? 'abuse' : 'crisis';
  return {
    place: found.name,
    emergencyNumber: emergencyNumber(found, danger === 'self-harm' ? 'ambulance' : 'police'),
    lines: [
      ...found.lines.filter(({ help }) => help === first),
      ...(danger === 'abuse' ? found.lines.filter(({ help }) => help === 'crisis') : []),
    ],
  };
}

function emergencyNumber({ emergency }: CareRegion, wanted: 'ambulance' | 'police'): string | null {
  const best =
    emergency.find(({ reaches }) => reaches === wanted) ??
    emergency.find(({ reaches }) => reaches === 'any');
  return best?.number ?? null;
}

/** A link that dials: `tel:08001110111`. */
export function callLink(printed: string): string {
  return `tel:${printed.replaceAll(' ', '')}`;
}

/** A link that opens a message to a line, with the word it waits for: `sms:85258?body=SHOUT`. */
export function textLink({ number, word }: NonNullable<CrisisLine['text']>): string {
  const link = `sms:${number.replaceAll(' ', '')}`;
  return word ? `${link}?body=${encodeURIComponent(word)}` : link;
}
