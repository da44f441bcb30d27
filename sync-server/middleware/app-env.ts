import type { Account, Session } from '../store/store';
import type { HandWritten } from './by-hand';

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
