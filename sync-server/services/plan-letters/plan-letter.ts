import { SUBSCRIPTION_OFFER } from '../../../shared/api/subscription';
import { FREE_ENTRY_LIMIT } from '../../../shared/domain/entry-limit';
import { formatDateInZone } from '../../../shared/domain/format-date-in-zone';
import { FREE_TRACKING_DAYS } from '../../../shared/domain/plan';
import { FREE_WORDS } from '../../../shared/domain/premium-words';
import type { MailDeps, Message } from '../../mail/mailer';
import { type Email, writeEmail } from '../../mail/write-email';
import type { PlanLetterKind } from '../../store/schema/billing';
import type { ClaimedLetter } from './claim-letter';

type Sender = Pick<MailDeps, 'origin' | 'signOff'>;
type Told = Pick<Email, 'subject' | 'paragraphs' | 'closing'> & { readonly button: string };

const PRICE = `$${(SUBSCRIPTION_OFFER.priceCents / 100).toFixed(2)}`;
const ENTRIES_STAY =
  'Everything you’ve written stays. You can read, edit, search, export, and delete it on either plan.';

const WORDS: Readonly<Record<PlanLetterKind, (letter: ClaimedLetter) => Told>> = {
  'trial-ends': tellTrial,
  'payment-failed': tellFailure,
  'plan-ended': tellEnd,
};

/** An email about a person's plan (X7). */
export function planLetter(letter: ClaimedLetter, { origin, signOff }: Sender): Message {
  const { button, ...told } = WORDS[letter.kind](letter);
  return writeEmail({
    to: letter.account.email,
    greeting: 'Hi,',
    ...told,
    action: { label: button, href: `${origin}/subscribe` },
    signOff,
  });
}

function tellTrial({ account, subscription }: ClaimedLetter): Told {
  const day = formatDateInZone(subscription.trialEnd ?? 0, account.timeZone ?? 'UTC');
  const costs =
    subscription.provider === 'demo'
      ? 'Payments on this server are a demo, so no card is charged.'
      : `Then Premium costs ${PRICE} per month, and we’ll charge your card each month until you cancel.`;
  return {
    subject: `Your free trial ends on ${day}`,
    paragraphs: [
      `Your ${SUBSCRIPTION_OFFER.trialDays}-day free trial of Premium ends on ${day}. ${costs}`,
      `To cancel, open Premium before then and choose Cancel subscription. You won’t be charged, and you keep Premium until the trial ends. Otherwise, you don’t have to do anything.`,
    ],
    button: 'Open Premium',
    closing: [ENTRIES_STAY],
  };
}

function tellFailure(): Told {
  return {
    subject: 'Your payment for Premium didn’t go through',
    paragraphs: [
      'We couldn’t charge your card for Premium. Until a payment goes through, your account is on the free plan.',
      ENTRIES_STAY,
      'To restore Premium, open it below, choose Manage billing, and update your payment method.',
    ],
    button: 'Open Premium',
    closing: ['We may try your card again. To end Premium instead, cancel it in Manage billing.'],
  };
}

function tellEnd(): Told {
  return {
    subject: 'Your Premium plan has ended',
    paragraphs: [
      'Your Premium plan has ended, and your account is on the free plan. We won’t charge you again.',
      ENTRIES_STAY,
      `The free plan includes all ${FREE_WORDS.devotionals}, check-ins, the Bible, and prayer circles. It holds ${FREE_ENTRY_LIMIT} journal entries, so new ones need Premium once you have that many. It counts your practices over ${FREE_TRACKING_DAYS} days.`,
    ],
    button: 'See your plan',
    closing: ['You don’t have to do anything.'],
  };
}
