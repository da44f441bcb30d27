import type { Danger, Declined } from '../answer';

/** What `classify` found in a text that verses alone must not answer. */
export type Concern =
  | { readonly kind: 'danger'; readonly danger: Danger }
  | { readonly kind: 'declined'; readonly about: Declined };
