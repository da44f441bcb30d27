import type { CompanionView } from '../../../shared/api/companion';
import type { Operator } from '../../../shared/api/contact';
import type { LegalSection } from './legal-page';
import { OperatorFacts } from './operator-facts';
import { WHAT_AND_WHY } from './privacy-what-and-why';
import { WHAT_YOU_CAN_DO } from './privacy-your-choices';
import { RoomLink } from './room-link';

/** What the server says of itself; each undefined until it has said so. */
interface Here {
  readonly operator: Operator | undefined;
  readonly companion: CompanionView | undefined;
}

/** The policy as it holds on this server. */
export function privacySections({ operator, companion }: Here): readonly LegalSection[] {
  return [
    IN_SHORT,
    whoSection(operator),
    ...WHAT_AND_WHY,
    othersSection(companion),
    ...WHAT_YOU_CAN_DO,
  ];
}

function whoSection(operator: Operator | undefined): LegalSection {
  return {
    id: 'who',
    title: 'Who is responsible',
    text: (
      <>
        <p>
          “We” are the people who run Choose Wholeness on this server. We decide what happens with
          the data this page speaks of, and we answer for it.
        </p>
        <OperatorFacts operator={operator} />
        <p>
          Write to us there about your data, with or without an account. While you’re signed in you
          can also use <RoomLink to="/feedback">Share Feedback</RoomLink>.
        </p>
      </>
    ),
  };
}

const IN_SHORT: LegalSection = {
  id: 'in-short',
  title: 'In short',
  text: (
    <ul>
      <li>
        What you write is kept on your own device first. Once you have an account it is sent to our
        server, so that it is safe and reaches your other devices.
      </li>
      <li>
        On the server it is encrypted with a key that is only for your words. It is not end-to-end
        encrypted: the server holds that key, because it has to open what you ask it for.
      </li>
      <li>
        Nobody reads it for advertising, nobody sells it, and no model is trained on it unless you
        opt in.
      </li>
      <li>You can take everything with you, and you can delete everything.</li>
    </ul>
  ),
};

function othersSection(companion: CompanionView | undefined): LegalSection {
  return {
    id: 'others',
    title: 'Who else receives data',
    text: (
      <>
        <p>These receive data from us, and nobody else.</p>
        <h3>Those who work for us</h3>
        <p>
          The company that hosts the server and the company that stores our backups hold what you
          write, sealed. The company that sends our emails receives your email address and the
          email. They work on our instructions only. Ask us who they are.
        </p>
        <h3>Other people here</h3>
        <p>Members of your prayer circles and the community receive what you share with them.</p>
        <h3>Notifications</h3>
        <p>
          If you turn on reminders, or ask to hear of your prayer requests, the notification service
          of your browser’s maker, such as Google, Apple, Mozilla, or Microsoft, receives a message
          for your device each time. The message is encrypted for your device and holds nothing you
          wrote. The service learns when it came, and from which server.
        </p>
        <h3>Payments</h3>
        <p>
          Once you pay for a plan, the payment provider Stripe receives what a payment needs. Card
          numbers go to Stripe and never to us, and nothing of Stripe is loaded before you ask to
          pay.
        </p>
        <h3>An AI model</h3>
        <p>{sayModel(companion)}</p>
        <h3>Abroad</h3>
        <p>
          Stripe, Inc. is in the United States. Our other recipients may be outside your country,
          too. Data from the EU goes abroad only where the European Commission has found the
          protection there adequate, or under its standard contractual clauses. Ask us for a copy.
        </p>
        <h3>Nobody else</h3>
        <p>
          There is no advertising, no analytics service and no social network in this app. We
          neither sell nor share personal information.
        </p>
        <p>
          Emails to you, such as a link for a new password, carry your email address and nothing you
          wrote, not even your username. To an address that was entered and not confirmed we send
          nothing but the email that asks for it, and no answer of ours says whether an address has
          an account here. If you subscribe, the address you entered goes to Stripe.
        </p>
      </>
    ),
  };
}

/** As the server is set up, in the words of About the AI. */
function sayModel(companion: CompanionView | undefined): string {
  const alone = 'The companion reads a page on your device, and sends it nowhere.';
  if (companion === undefined) {
    return `${alone} Where an AI model is set up, we send it a page only if you agree, each time; the question names where the page goes.`;
  }
  if (companion.model === null) return `${alone} No AI model is set up on this server.`;
  const { name, host } = companion.model;
  return `${alone} You can have it ask an AI model, ${name}, as well. Only if you agree, each time, do we send that one page to ${host} with the verses found for it, and without your name. We keep neither the page nor the answer.`;
}
