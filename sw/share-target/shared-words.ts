import { SHARE_FIELDS } from '../../shared/api/share-target';

/**
 * What was shared as one text: title, text and address on lines of their own, each that another one holds already left
 * out. Empty where nothing was shared.
 */
export function sharedWords(form: FormData): string {
  const parts = SHARE_FIELDS.map((name) => form.get(name))
    .filter((part) => typeof part === 'string')
    .map((part) => part.replaceAll('\r\n', '\n').trim());
  const isSaidElsewhere = (part: string, at: number) =>
    parts.some((other, place) =>
      other === part ? place < at : other.length > part.length && other.includes(part),
    );
  return parts.filter((part, at) => part !== '' && !isSaidElsewhere(part, at)).join('\n');
}
