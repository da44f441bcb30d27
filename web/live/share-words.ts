/** What a person sends to others: the day they are on, and where the way begins. Nothing of what they wrote. */
export function shareText(day: number, origin: string): string {
  return `I am on day ${day} of a 90-day journey to wholeness. Walk with me: ${origin}`;
}

/** What somebody sends who has not begun. */
export function invitation(origin: string): string {
  return `A 90-day journey to wholeness. Walk it with me: ${origin}`;
}

export function whatsAppLink(text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(text)}`;
}

export function emailLink(text: string): string {
  const subject = encodeURIComponent('Join me on a 90-day journey to wholeness');
  return `mailto:?subject=${subject}&body=${encodeURIComponent(text)}`;
}
