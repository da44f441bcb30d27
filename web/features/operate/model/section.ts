import type { ComponentType } from 'react';

/** What was begun and not sent, by the id of the feedback; it stays while a one-time code is asked for. */
export interface Drafts {
  readonly textOf: (id: string) => string;
  readonly change: (id: string, text: string) => void;
}

export interface SectionProps {
  readonly drafts: Drafts;
  /** The server refused: asks whether a one-time code is needed. */
  readonly onRefused: () => Promise<void>;
}

export interface Section {
  /** Its place in the address. */
  readonly name: string;
  readonly label: string;
  readonly Part: ComponentType<SectionProps>;
}
