import { normalizeText } from '../../companion/care/normalize-text';
import type { Dispute } from './dispute';
import { DISPUTES } from './disputes';

/** The dispute that a text asks about, or null (C12). Ask `classify` first: who is in danger needs no viewpoints. */
export function findDispute(text: string): Dispute | null {
  const forms = normalizeText(text);
  return (
    DISPUTES.find(({ recognisedBy }) =>
      recognisedBy.some((pattern) => forms.some((form) => pattern.test(form))),
    ) ?? null
  );
}
