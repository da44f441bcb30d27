import type { DropContent } from '../../../../shared/content/pack';
import { sayReference } from '../../../../shared/content/say-reference';
import { TRANSLATION } from '../../../../shared/content/translation';
import { stretchesOf } from '../../../../shared/domain/quoted-text';
import { mediaIdOf } from '../../../../shared/protocol/media';
import type { EntryPhoto } from '../../../../shared/records/journal-entry';
import {
  PRAYER_TYPE_LABELS,
  toBiblePrayerPage,
} from '../../../records/kinds/bible-prayer-day/bible-prayer-page';
import { toCheckInPage } from '../../../records/kinds/check-in/check-in-page';
import { entryDetails } from '../../../records/kinds/journal-entry/entry-details';
import { entryMinute } from '../../../records/kinds/journal-entry/entry-minute';
import {
  ENERGY_LABELS,
  glasses,
  toNourishPage,
} from '../../../records/kinds/nourish-day/nourish-page';
import { formatDay } from '../../../ui/format/days';
import { formatCount } from '../../../ui/format/numbers';
import { formatMinuteTime } from '../../../ui/format/times';
import { moodNames } from '../../../ui/mood-names';
import type { Block, BookPhoto, Part } from './book';
import type { Source } from './source';

type One<Kind extends keyof Source> = Source[Kind][number];

const SPOKEN = 'With a voice recording.';

/** A completed drop: its passage, and what the person wrote. Without its words within reach, that is said (B6). */
export function dropPart({ body }: One<'drops'>, drop: DropContent | undefined): Part {
  const written = wordsIn(body.reflection);
  return {
    hour: 'drop',
    label: 'Daily Drop',
    aside: '',
    blocks: [
      ...(drop
        ? passageOf(drop)
        : [note(`The passage of Day ${body.challengeDay} wasn’t on this device.`)]),
      ...(drop && written.length > 0 ? [{ kind: 'question' as const, text: drop.question }] : []),
      ...written,
      ...(body.audioUrl ? [note(SPOKEN)] : []),
    ],
  };
}

function passageOf(drop: DropContent): Block[] {
  const translation = drop.translation === TRANSLATION.id ? TRANSLATION.name : drop.translation;
  const reference = sayReference(drop.reference);
  return [
    { kind: 'title', text: drop.title },
    { kind: 'passage', verses: drop.verses, reference, translation },
  ];
}

export function checkInPart({ body }: One<'checkIns'>): Part | undefined {
  const { mood, truth, gratitude, incomplete } = toCheckInPage(body);
  if (incomplete) return undefined;
  const blocks: Block[] = [
    ...(mood ? [{ kind: 'mood' as const, mood, name: moodNames[mood].label }] : []),
    ...labelled('A truth to hold', [truth]),
    ...labelled('Grateful for', gratitude),
  ];
  return { hour: 'check', label: 'Wholeness Check-In', aside: '', blocks };
}

/** Which photos a book takes in: `undefined` for none, else all but those that can't be had. */
export type WithoutPhotos = ReadonlySet<string> | undefined;

/** An entry with its photos. Of a photo that can't be had, that is said (B7). */
export function entryPart(entry: One<'entries'>, without: WithoutPhotos): Part | undefined {
  const { body, day } = entry;
  const { title, mood, tags } = entryDetails(body);
  const all = without ? toBookPhotos(body.photos) : [];
  const photos = all.filter(({ id }) => !without?.has(id));
  const left = all.length - photos.length;
  const blocks: Block[] = [
    ...(title === '' ? [] : [{ kind: 'title' as const, text: title }]),
    ...(mood ? [{ kind: 'mood' as const, mood, name: moodNames[mood].label }] : []),
    ...wordsIn(body.content),
    ...(body.audioUrl ? [note(SPOKEN)] : []),
    ...(tags.length > 0 ? [note(tags.join(' · '))] : []),
    ...(photos.length > 0 ? [{ kind: 'photos' as const, photos, caption: formatDay(day) }] : []),
    ...(left > 0 ? [note(sayLeftOut(left))] : []),
  ];
  if (blocks.length === 0) return undefined;
  return { hour: 'journal', label: 'Journal', aside: formatMinuteTime(entryMinute(entry)), blocks };
}

function sayLeftOut(photos: number): string {
  return photos === 1
    ? 'A photo of this entry wasn’t on this device.'
    : `${photos} photos of this entry weren’t on this device.`;
}

/** The photos of an entry whose addresses name one. */
export function toBookPhotos(photos: readonly EntryPhoto[] | undefined): BookPhoto[] {
  return (photos ?? []).flatMap(({ url, width, height }) => {
    const id = mediaIdOf(url);
    return id === undefined ? [] : [{ id, width, height }];
  });
}

export function nourishPart({ body }: One<'nourishDays'>): Part | undefined {
  const page = toNourishPage(body);
  if (!page) return undefined;
  const facts = [
    ...(page.water > 0 ? [`${glasses(page.water)} of water`] : []),
    ...(page.meals > 0 ? [formatCount(page.meals, 'balanced meal', 'balanced meals')] : []),
    ...(page.energy ? [`${ENERGY_LABELS[page.energy].toLowerCase()} energy`] : []),
    ...(page.mindful ? ['ate mindfully'] : []),
    ...(page.grateful ? ['grateful for food'] : []),
  ];
  const blocks: Block[] = [
    ...(facts.length > 0 ? [note(capitalized(facts.join(', ')))] : []),
    ...labelled('Emotional eating', [page.emotional]),
    ...wordsIn(page.reflection),
  ];
  if (blocks.length === 0) return undefined;
  return { hour: 'nourish', label: 'Nourish', aside: '', blocks };
}

export function biblePrayerPart({ body }: One<'biblePrayerDays'>): Part | undefined {
  const { quiet, title, minutes, prayerTypes, reflection } = toBiblePrayerPage(body);
  if (quiet && !reflection) return undefined;
  const facts = [
    ...(minutes ? [minutes] : []),
    ...prayerTypes.map((type) => PRAYER_TYPE_LABELS[type]),
  ];
  const blocks: Block[] = [
    ...(quiet ? [] : [{ kind: 'title' as const, text: title }]),
    ...(facts.length > 0 ? [note(facts.join(' · '))] : []),
    ...wordsIn(reflection),
  ];
  return { hour: 'prayer', label: 'Bible & Prayer', aside: '', blocks };
}

export function reviewPart({ body }: One<'reviews'>): Part | undefined {
  const blocks = [
    ...labelled('Grateful for', [body.grateful]),
    ...labelled('A truth', [body.truth]),
    ...labelled('A step for tomorrow', [body.tomorrowStep]),
  ];
  if (blocks.length === 0) return undefined;
  return { hour: 'review', label: 'Day Review', aside: '', blocks };
}

/** What a person wrote, quotations set apart. */
function wordsIn(text: string | null): Block[] {
  return stretchesOf(text ?? '').map(({ quoted, text: words }) => ({
    kind: quoted ? 'quotation' : 'words',
    text: words,
  }));
}

function labelled(label: string, given: readonly (string | null)[]): Block[] {
  const texts = given.map((text) => text?.trim() ?? '').filter((text) => text !== '');
  return texts.length > 0 ? [{ kind: 'labelled', label, texts }] : [];
}

function note(text: string): Block {
  return { kind: 'note', text };
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
