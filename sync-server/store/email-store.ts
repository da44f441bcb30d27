/** An address that waits for its proof. */
export interface TypedEmail {
  readonly accountId: string;
  /** Null where none is to be proved any more. */
  readonly unprovedEmail: string | null;
  /** The hash of the password that was proved for the change. */
  readonly passwordHash: string;
}

/** A link that was mailed to an address to prove it, once. */
export interface EmailProof {
  /** SHA-256 of the token, hex. The token itself is in the letter alone. */
  readonly tokenHash: string;
  readonly accountId: string;
  /** The address it was mailed to, and the only one it proves. */
  readonly email: string;
  readonly expiresAt: number;
}

/** An address that has just been proved. */
export interface ProvedEmail {
  readonly accountId: string;
  /** IANA zone last reported by a client, or null. */
  readonly timeZone: string | null;
  /** The address that was in force before; empty where there was none. */
  readonly before: string;
}

/** The part of the store that knows email addresses. One counts as taken from the moment it is proved (A32). */
export interface EmailStore {
  /**
   * Keeps an address that is to be proved, in the place of the one before, whose links prove nothing any more. False, and
   * nothing changed, where the password is no longer the one that was proved.
   */
  typeEmail(typed: TypedEmail): Promise<boolean>;
  /** Keeps a link, and forgets those that expired at `now`. False where the address no longer waits for its proof. */
  createEmailProof(proof: EmailProof, now: number): Promise<boolean>;
  /**
   * Puts the address a link was mailed to in force and, in the same transaction, drops every link that was mailed to the
   * person. Undefined, and nothing changed, where the link has expired or was used, and where another account has proved
   * the address meanwhile.
   */
  redeemEmailProof(tokenHash: string, now: number): Promise<ProvedEmail | undefined>;
}
