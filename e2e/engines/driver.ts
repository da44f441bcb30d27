export const ENGINE_NAMES = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof ENGINE_NAMES)[number];

/** What a browser starts with. Started again with the same folders, it has all that was on the disk. */
export interface Profile {
  readonly folder: string;
  /** Where downloads land. */
  readonly downloads: string;
  readonly isDark: boolean;
}

/** A browser with one page, 390 pixels wide, whose microphone beeps. What each engine has to be able to do. */
export interface Driver {
  goto(address: string): Promise<void>;
  /** The value of an expression in the page, as JSON can carry it; a promise is waited for. */
  evaluate(expression: string): Promise<unknown>;
  /** Presses with the mouse, in pixels from the upper left corner of the page as it is seen. */
  pressAt(x: number, y: number): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  /** Gives a file to the page's field for one, as a person does who picks it. */
  chooseFile(path: string): Promise<void>;
  /** The words of the page on paper. */
  readPrinted(): Promise<string>;
  /** Ends as a person ends it. */
  close(): Promise<void>;
  /** SIGKILL to all of its processes. */
  kill(): Promise<void>;
}
