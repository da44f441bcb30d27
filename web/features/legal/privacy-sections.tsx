import type { CompanionView } from '../../../shared/api/companion';
import type { Operator } from '../../../shared/api/contact';
import { Fact, Facts } from '../../ui/facts';
import { EssentialNames } from './essential-names';
import type { LegalSection } from './legal-page';
import { OperatorFacts } from './operator-facts';
import { RoomLink } from './room-link';
import { TakeBackConsent } from './take-back-consent';

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
        What you write is kept on your own device first, and sent to our server so that it is safe
        and reaches your other devices.
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

const WHAT_AND_WHY: readonly LegalSection[] = [
  {
    id: 'what',
    title: 'What we keep',
    text: (
      <>
        <h3>Your account</h3>
        <p>
          Username, email address, a hash of your password (Argon2; the password itself is never
          stored), your plan, your time zone, when the account was made and when it was last used.
          For each place you are signed in: a name for the device, when you signed in and when it
          was last seen. A picture of yourself if you upload one, without what the camera noted in
          it. If you join an organization: which one, and whether you agreed to share reflections.
        </p>
        <h3>Your journey</h3>
        <p>
          Check-ins, journal entries, voice recordings, photos, nourish days, Bible &amp; prayer
          days, completed drops, day reviews, mindful moments, the choices you make in the app,
          where you stopped listening, and the goals you name when you begin. Your device draws each
          photo again before it is kept, without what the camera noted in it, such as the place.
          Such words and photos can tell of your faith and your health. They are kept for you and
          used for nothing else: to show them to you, to bring them to your devices, and to work out
          your streak, days and awards.
        </p>
        <h3>What you tell us</h3>
        <p>
          Feedback, requests about your data, and what you allowed or refused, with the time. If you
          flag an answer of the companion: its verses, your reason and your note, and nothing of the
          page it was about.
        </p>
        <h3>What you tell the community</h3>
        <p>
          Questions you suggest, which everybody here can read without learning whose they are, and
          your votes, which nobody is told. What you write in a prayer circle, which its members
          read under your name, and for whom you prayed.
        </p>
        <h3>Technical logs</h3>
        <p>
          For each request its time, its kind, its result and the account it came from; and who did
          what to which account, such as a deletion. They contain nothing you wrote. Addresses on
          the network are held in memory for minutes, to stop guessing and flooding, and are not
          written down.
        </p>
      </>
    ),
  },
  {
    id: 'on-your-device',
    title: 'On your device',
    text: (
      <>
        <p>
          Your words stay in your browser’s database on every device you are signed in on, so that
          everything works offline. There they are not encrypted by us. What protects them is the
          lock of the device itself: anyone who can open your unlocked device and this browser can
          read them.
        </p>
        <p>
          When you sign out, what the server has is removed from the device. What could not be sent
          yet is sealed with a key that only your next sign-in brings back. A browser may take a
          while to overwrite what it deleted.
        </p>
        <p>
          For reading offline the browser also keeps the app itself and the daily texts and sounds
          of the next and last 30 days. They are the same for everybody.
        </p>
      </>
    ),
  },
  {
    id: 'on-the-server',
    title: 'On the server',
    text: (
      <>
        <p>
          Everything travels encrypted (TLS) and is sealed at rest (AES-256-GCM) under a key that
          belongs to you alone, which is itself kept under a master key apart from the database and
          its backups.
        </p>
        <p>
          Questions you suggest to the community are encrypted with a key of the database, because
          they are meant for everybody. What is written in a prayer circle is encrypted with a key
          of the circle.
        </p>
        <p>
          This is not end-to-end encryption. Anyone who holds both the server and its master key
          could open what you wrote. We don’t, except where you ask for it or the law compels us.
        </p>
        <p>
          Not sealed are: your username and email address, and of each record its kind, its day, its
          times and whether it was deleted. The server needs them to find the record.
        </p>
      </>
    ),
  },
  {
    id: 'why',
    title: 'Why we may',
    text: (
      <>
        <p>Each purpose has a legal basis. We name the article of the GDPR.</p>
        <ul>
          <li>
            To keep our agreement with you (Art. 6(1)(b)): your account, your journey on all your
            devices, your plan, your prayer circles.
          </li>
          <li>
            With your explicit consent (Art. 9(2)(a)): words that can tell of your faith or your
            health. You give it with a checkmark when you create your account. You take it back by
            deleting your account. Single words you take back by deleting them.
          </li>
          <li>
            With your consent (Art. 6(1)(a)): a page that you have an AI model read; everything
            beyond the essential in your browser; emails about news; training of models.
          </li>
          <li>Because the law asks it of us (Art. 6(1)(c)): records of payments.</li>
          <li>
            Because we have a legitimate interest in a service that is safe (Art. 6(1)(f)):
            technical logs, limits against guessing passwords, backups. You can object.
          </li>
        </ul>
        <p>
          You don’t have to give us anything. Without a username, an email address and a password we
          can’t make an account. Without your consent we can’t keep what you write.
        </p>
        <p>
          We make no decision about you by a machine alone. Your streak, days and awards are counted
          from what you wrote, and nothing else follows from them.
        </p>
      </>
    ),
  },
];

const WHAT_YOU_CAN_DO: readonly LegalSection[] = [
  {
    id: 'models',
    title: 'Training of models',
    text: (
      <p>
        Your words are not used for model training unless you opt in. The switch is in{' '}
        <RoomLink to="/privacy-settings">Privacy Settings</RoomLink> and is off until you turn it
        on. Today nothing is trained at all.
      </p>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies and browser storage',
    text: (
      <>
        <p>
          Essential, and always on: one cookie that keeps you signed in and that no script can read;
          your words and their drafts; who is signed in; small choices such as the size of text; and
          your answer to the question about all this.
        </p>
        <p>
          Analytics and marketing are off unless you allow them. Today the app uses neither: nothing
          of the kind is stored or loaded, whatever you choose. Your choice is kept, so that it
          holds should that ever change.
        </p>
        <p>
          A choice holds for 12 months. Then we ask you again, and sooner if what we ask about
          changes. If you are signed in we note the choice on the server, as proof for both of us.
        </p>
        <EssentialNames />
        <TakeBackConsent />
      </>
    ),
  },
  {
    id: 'how-long',
    title: 'How long we keep it',
    text: (
      <>
        <Facts>
          <Fact label="Your account and your journey">As long as you use them</Fact>
          <Fact label="Accounts nobody uses">24 months</Fact>
          <Fact label="Journey data, once you delete your account">Within 30 days</Fact>
          <Fact label="Payment records">7 years</Fact>
          <Fact label="Consent logs">3 years</Fact>
          <Fact label="Technical logs">90 days</Fact>
          <Fact label="Texts and sounds kept for reading offline">30 days</Fact>
          <Fact label="Your choice about cookies">12 months</Fact>
        </Facts>
        <p>
          Before an account that nobody uses is deleted, we write to its email address, and 30 days
          pass. Anyone who opts out of retention in Privacy Settings hears from us after 12 months
          already. Where no address was confirmed we have none to write to, and the account stays
          until you delete it.
        </p>
        <p>
          When you delete your account, your key is destroyed at once, and with it everything it
          sealed becomes unreadable on the server. Your questions and votes in the community are
          removed with it; what you wrote in a prayer circle stays with its members, without your
          name. Consent logs stay for their 3 years, as proof, under a number and without your name.
          What the law obliges us to keep, such as records of payments, stays for its time.
        </p>
        <p>
          The program keeps these times without anyone’s help, with two exceptions. Backups hold
          what was there when they were made, and the server’s host keeps a log of requests. We
          delete backups within 30 days and that log within 90, by hand or on a schedule of our own.
        </p>
      </>
    ),
  },
  {
    id: 'rights',
    title: 'Your rights',
    text: (
      <>
        <p>Wherever you live, you can do this:</p>
        <ul>
          <li>
            See what we keep and take it with you:{' '}
            <RoomLink to="/data-export">Export Data</RoomLink> gives you all of it in one file, at
            once.
          </li>
          <li>
            Correct it: every entry can be edited, and your name and address in your{' '}
            <RoomLink to="/profile">Profile</RoomLink>.
          </li>
          <li>
            Delete it: single entries where they stand, everything in{' '}
            <RoomLink to="/privacy-settings">Privacy Settings</RoomLink>.
          </li>
          <li>Have us restrict what we do with it, or object to it.</li>
          <li>
            Take back any consent, for the time to come. What we did before stays lawful. You take
            back the consent to keep what you write by deleting your account.
          </li>
          <li>
            Complain to the data protection authority where you live or work, or where you think the
            law was broken.
          </li>
        </ul>
        <p>
          We answer a request within 30 days. A difficult one may take up to 60 days more; we then
          tell you so, and why, within the first 30. It costs nothing, and nobody is treated worse
          for it.
        </p>
      </>
    ),
  },
  {
    id: 'california',
    title: 'In California',
    text: (
      <>
        <p>
          The CCPA calls what we collect identifiers (username, email address), account log-in
          information, commercial information (your plan and payments), audio and pictures, internet
          activity (technical logs), and sensitive personal information: religious beliefs and
          health, as you write of them. It comes from you and your devices.
        </p>
        <p>
          We use it for the purposes above. We don’t sell it and don’t share it for advertising, and
          we haven’t in the last 12 months. We use sensitive information only to give you what you
          asked for, so there’s nothing to limit.
        </p>
        <p>
          You can ask what we keep, correct and delete it, and take it with you. An agent can ask
          for you; we then ask you for a signed permission. We treat nobody worse for asking.
        </p>
      </>
    ),
  },
  {
    id: 'breach',
    title: 'If something goes wrong',
    text: (
      <p>
        Should personal data fall into wrong hands, we tell the authority within 72 hours of
        learning of it, and you as soon as we can where it may harm you: what happened, what it
        means, and what we do about it.
      </p>
    ),
  },
  {
    id: 'age',
    title: 'Minimum age',
    text: (
      <p>
        Choose Wholeness is for people of 16 years and older. We don’t knowingly keep data of anyone
        younger; tell us if you know of such an account, and we delete it.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes',
    text: (
      <p>
        When this page changes, its version and date above change with it. We then ask you once for
        your consent to keep what you write.
      </p>
    ),
  },
];

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
