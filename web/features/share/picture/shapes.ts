/** What a picture is made of, in pixels of the picture, in the order in which it is painted. */
export type Shape = PathShape | TextShape;

export interface PathShape {
  /** SVG path data. */
  readonly path: string;
  readonly fill?: Paint | undefined;
  readonly stroke?: string | undefined;
  /** Of the stroke. */
  readonly width?: number | undefined;
  readonly round?: boolean | undefined;
  /** 0 to 1. */
  readonly opacity?: number | undefined;
  /** Path data; what lies outside is not painted. */
  readonly within?: string | undefined;
  /** Where the path's origin lies, and how much larger it is painted. */
  readonly at?: { readonly x: number; readonly y: number; readonly scale: number } | undefined;
}

export interface TextShape {
  readonly text: string;
  /** The middle of the line. */
  readonly x: number;
  /** The line the letters stand on. */
  readonly y: number;
  readonly font: Font;
  readonly colour: string;
}

export type Paint = string | Glow | Fade;
type Stops = readonly (readonly [offset: number, colour: string])[];

/** Light around a point. */
export interface Glow {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly stops: Stops;
}

/** Light from below. */
export interface Fade {
  readonly fromY: number;
  readonly toY: number;
  readonly stops: Stops;
}

/** The serif of the app. */
export interface Font {
  /** Pixels. */
  readonly size: number;
  readonly weight: number;
  readonly italic?: boolean | undefined;
  /** Between letters, in parts of the size. */
  readonly spacing?: number | undefined;
}

/** How wide a text is in a font, pixels. */
export type Measure = (text: string, font: Font) => number;

/** Width and height of every picture, pixels (spec section 9). */
export const PICTURE_SIZE = 1080;
/** No line of text is wider, pixels (spec section 9). */
export const TEXT_WIDTH = 800;
/** The middle of a picture, pixels. */
export const MIDDLE = PICTURE_SIZE / 2;
