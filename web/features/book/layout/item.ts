import type { Mood } from '../../../../shared/records/check-in';
import type { BookPhoto } from '../model/book';
import type { Run } from './runs';
import type { Color, Style } from './type';

/** What is drawn, from the left edge of the column and the top of its item, points. */
export type Draw =
  | {
      readonly kind: 'text';
      readonly run: Run;
      readonly style: Style;
      readonly x: number;
      /** Of the baseline. */
      readonly y: number;
      readonly width: number;
      readonly rightToLeft: boolean;
    }
  | {
      readonly kind: 'rule';
      readonly x: number;
      readonly y: number;
      readonly toX: number;
      readonly toY: number;
      readonly weight: number;
      readonly color: Color;
    }
  /** Along a line of the contents, at the same places in each. */
  | { readonly kind: 'dots'; readonly x: number; readonly toX: number; readonly y: number }
  | {
      readonly kind: 'mood';
      readonly mood: Mood;
      readonly x: number;
      readonly y: number;
      readonly size: number;
    }
  | {
      readonly kind: 'window';
      readonly x: number;
      readonly y: number;
      readonly height: number;
      readonly color: Color;
    }
  | {
      readonly kind: 'sun';
      readonly x: number;
      readonly y: number;
      readonly radius: number;
      readonly lit: ReadonlySet<number>;
      readonly through: number;
    }
  | {
      readonly kind: 'photo';
      readonly photo: BookPhoto;
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      /** What it is called for someone who can't see it. */
      readonly alt: string;
    }
  | {
      readonly kind: 'link';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly to: string;
    };

/** What a screen reader takes a block for. */
export type Tag = 'H1' | 'H2' | 'H3' | 'H4' | 'P' | 'BlockQuote' | 'Figure';

/** A line, or a photo row: what a page takes whole. */
export interface Item {
  readonly height: number;
  /** Space above it, which the top of a page swallows. */
  readonly before: number;
  /** It stays on the page with what follows. */
  readonly keepWithNext: boolean;
  /** Lines of one paragraph have one number. */
  readonly block: number;
  readonly tag: Tag;
  /** What it is called in the outline of the file. */
  readonly outline?: string;
  readonly draws: readonly Draw[];
}
