/** One letter, in plain text and in HTML with the same words. */
export interface Message {
  /** The address of one person. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Sends letters. */
export interface Mailer {
  /** Resolves once the letter is handed on. Rejects when it could not be; nothing of it is in the error. */
  send(message: Message): Promise<void>;
}

/** Letters that are stored here, where no mail server takes them. */
export interface KeptLetters {
  /** Removes every letter to an address. */
  forget(address: string): void;
}
