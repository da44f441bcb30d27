import { Link } from 'react-router-dom';
import type { Operator } from '../../../shared/api/contact';
import { FREE_ENTRY_LIMIT } from '../../../shared/domain/entry-limit';
import type { LegalSection } from './legal-page';
import { OperatorFacts } from './operator-facts';
import { RoomLink } from './room-link';

/** The terms as they hold on this server; `operator` is undefined until it has said who runs it. */
export function termsSections(operator: Operator | undefined): readonly LegalSection[] {
  return [agreementSection(operator), ...BETWEEN_US, lawSection(operator), CHANGES];
}

function agreementSection(operator: Operator | undefined): LegalSection {
  return {
    id: 'agreement',
    title: 'What this is',
    text: (
      <>
        <p>
          These terms hold between you and the people who run Choose Wholeness on this server
          (“we”). By creating an account you agree to them. If you don’t, please don’t use it.
        </p>
        <OperatorFacts operator={operator} />
      </>
    ),
  };
}

function lawSection(operator: Operator | undefined): LegalSection {
  return {
    id: 'law',
    title: 'Governing law',
    text: (
      <>
        <p>{`The law of ${operator?.law ?? 'the place of our postal address'} governs these terms.`}</p>
        <p>
          If you’re a consumer, you keep the protection of the law of the place where you live, and
          you can go to court there.
        </p>
      </>
    ),
  };
}

const BETWEEN_US: readonly LegalSection[] = [
  {
    id: 'age',
    title: 'Minimum age',
    text: <p>You need to be 16 or older.</p>,
  },
  {
    id: 'account',
    title: 'Your account',
    text: (
      <>
        <p>
          Give an email address that reaches you, and confirm it: it is the only way back if you
          forget your password. Keep the password to yourself, and lock the devices on which you are
          signed in. An account is for one person.
        </p>
        <p>You can leave whenever you like, and take your words with you.</p>
      </>
    ),
  },
  {
    id: 'words',
    title: 'Your words are yours',
    text: (
      <>
        <p>
          What you write, record and upload belongs to you. You allow us to store it, to copy it
          between your devices and into backups, and to show it to you, and to others only where you
          share it with them. Nothing more.
        </p>
        <p>
          What happens with it is described in the{' '}
          <Link to="/privacy-policy" className="text-link">
            Privacy Policy
          </Link>
          .
        </p>
      </>
    ),
  },
  {
    id: 'conduct',
    title: 'Being here together',
    text: (
      <p>
        Where other people read what you write, be kind and truthful. Nothing unlawful, hateful,
        threatening or sexual, nothing that is someone else’s secret, no advertising, and no attempt
        to break into accounts or to overload the service. We may remove what breaks this, and close
        the account of anyone who continues.
      </p>
    ),
  },
  {
    id: 'care',
    title: 'No medical or legal advice',
    text: (
      <>
        <p>
          Choose Wholeness is for devotion and reflection. It diagnoses nothing, treats nothing, and
          replaces neither a doctor nor a therapist, a lawyer or a pastor. If you or somebody else
          is in danger, call your local emergency number.
        </p>
        <p>Tools with AI may make errors. Verify results with biblical judgment.</p>
      </>
    ),
  },
  {
    id: 'scripture',
    title: 'Scripture and content',
    text: (
      <p>
        Scripture is quoted from the translation that a page names. The World English Bible is in
        the public domain. All other texts, sounds and pictures of the app belong to the makers of
        Choose Wholeness or to those who license them, and are used here with permission. They’re
        for your own use and that of the people you share them with.
      </p>
    ),
  },
  {
    id: 'plans',
    title: 'Free and premium',
    text: (
      <>
        <p>{`The app is free to start. Free accounts hold up to ${FREE_ENTRY_LIMIT} journal entries; what you wrote beyond that stays readable and can be exported.`}</p>
        <p>
          Where premium is offered, it costs $9.99 per month after a 7-day free trial, and renews
          each month until you cancel. Payments are handled by Stripe.
        </p>
        <p>
          You can cancel at any time in <RoomLink to="/subscribe">Premium</RoomLink>. Cancellation
          takes effect at the end of the billing period. There are no refunds for partial periods,
          except where the law gives you one.
        </p>
      </>
    ),
  },
  {
    id: 'availability',
    title: 'What we promise, and what not',
    text: (
      <>
        <p>
          We do our best that no word you saved is lost: it is kept on your device first, then on
          the server, and there are backups. The app works offline. Still nobody can promise that a
          service never fails, so export now and then what you could not bear to lose.
        </p>
        <p>
          We can’t promise that the service is always there or free of errors. We may change or end
          parts of it; before we end it altogether, we tell you in time to take your words with you.
        </p>
      </>
    ),
  },
  {
    id: 'liability',
    title: 'Liability',
    text: (
      <p>
        We are liable without limit for intent and gross negligence, for injury to life, body and
        health, and wherever the law doesn’t let us limit it. If we break a duty that this agreement
        depends on by slight negligence, we are liable for the damage that is typical and could be
        foreseen. For other slight negligence we aren’t liable. Your rights as a consumer stay as
        they are.
      </p>
    ),
  },
  {
    id: 'end',
    title: 'Ending it',
    text: (
      <p>
        You can delete your account at any time in{' '}
        <RoomLink to="/privacy-settings">Privacy Settings</RoomLink>; you are offered an export
        first. An account that nobody has used for 24 months is deleted after an email to you and 30
        more days.
      </p>
    ),
  },
];

const CHANGES: LegalSection = {
  id: 'changes',
  title: 'Changes',
  text: (
    <p>
      When these terms change, the version and date above change with them. If a change takes
      something from you, we tell you before it holds, and you can leave.
    </p>
  ),
};
