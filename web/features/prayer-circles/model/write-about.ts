/**
 * Where a question is written about: a new entry in the person’s own journal, to which only this device hands it (W13).
 * `here`: the way back.
 */
export function writeAbout(question: string, here: { readonly from: string }) {
  return { to: '/journal?new', state: { ...here, question } };
}
