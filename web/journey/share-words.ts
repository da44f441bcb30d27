import { sayReference } from '../../shared/content/say-reference';
import { TRANSLATION } from '../../shared/content/translation';
import type { Verse } from '../../shared/content/verses';

/** What a person sends to others: the day they are on, and where the way begins. Nothing of what they wrote. */
export function shareText(day: number, origin: string): string {
  return `Day ${day} of my 90 days with Choose Wholeness: a short devotional, and a few minutes to write and pray. Come along if you’d like: ${origin}`;
}

/** What somebody sends who has not begun. */
export function invitation(origin: string): string {
  return `Choose Wholeness is 90 days of short devotionals, with a few minutes to write and pray. Come along if you’d like: ${origin}`;
}

/** What goes along with the picture of a prayer: the prayer itself, for those who can't see pictures. */
export function prayerText(prayer: string, origin: string): string {
  return `${prayer}\n\nFrom the 90 days of Choose Wholeness: ${origin}`;
}

/** Verses as they are sent and copied: their words, and where they are from. */
export function passageText({ reference, text }: Verse): string {
  return `${text}\n${sayReference(reference)}, ${TRANSLATION.name}`;
}

export function whatsAppLink(text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(text)}`;
}

export function emailLink(text: string): string {
  const subject = encodeURIComponent('Join me on a 90-day journey to wholeness');
  return `mailto:?subject=${subject}&body=${encodeURIComponent(text)}`;
}
