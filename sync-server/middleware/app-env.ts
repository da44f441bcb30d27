import type { Account, Session } from '../store/store';

/** An answer that is written straight to Node's response: a web stream takes three times its memory. */
export interface HandWritten {
  /** Called once, when status and headers are sent. */
  begin(): void;
}

/** The values that the middleware passes to every route. */
export interface AppEnv {
  Variables: {
    /** The signed-in person, undefined for a visitor. Never taken from a header or a body. */
    account: Account | undefined;
    session: Session | undefined;
    requestId: string;
    /** Set by a route that writes its answer by hand. */
    byHand: HandWritten | undefined;
  };
}
