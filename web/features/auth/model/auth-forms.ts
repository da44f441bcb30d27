import type { ReactNode } from 'react';
import type { Outcome } from '../../../../shared/outcome';
import type { Alongside } from '../../../person/guest/adoption';
import type { Session } from '../../../platform/session';
import type { AuthMode, Refusal } from './sign-in-form';

export type Sent = Outcome<void, Refusal>;

/** Sends what was typed; `alongside` is written with the sign-in. */
export type Submit = (alongside?: (session: Session) => Alongside) => Promise<Sent>;

export interface AuthFormsProps {
  /** When it is sent, and how often; once and now if left out. */
  readonly send?: (submit: Submit, mode: AuthMode) => Promise<Sent>;
  /** What else the form asks or says. */
  readonly more?: (mode: AuthMode) => ReactNode;
  readonly below?: ReactNode;
}
