import type { ReactNode } from 'react';
import type { Outcome } from '../../../../shared/outcome';
import type { Alongside } from '../../../person/guest/adoption';
import type { Session } from '../../../platform/session';
import type { AuthMode, Refusal } from './sign-in-form';

export type Sent = Outcome<void, Refusal>;

/** What a guest’s sign-in brings along. */
export interface OfGuest {
  /** Written with the sign-in. */
  readonly alongside: (session: Session) => Alongside;
  /** What they wrote goes into the account. */
  readonly hasBegun: boolean;
}

/** Sends what was typed. */
export type Submit = (ofGuest?: OfGuest) => Promise<Sent>;

export interface AuthFormsProps {
  /** When it is sent, and how often; once and now if left out. */
  readonly send?: (submit: Submit, mode: AuthMode) => Promise<Sent>;
  /** What else the form asks or says. */
  readonly more?: (mode: AuthMode) => ReactNode;
  readonly below?: ReactNode;
}
