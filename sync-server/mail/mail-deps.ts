import type { Mailer } from './mailer';
import type { SignOff } from './write-email';

/** How mails go out, and where their links lead. */
export interface MailDeps {
  readonly mailer: Mailer;
  /** The app's own origin; never the value of a Host header (A11). */
  readonly origin: string;
  /** The end of every email. */
  readonly signOff: SignOff;
}
