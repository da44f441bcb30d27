import { Fact, Facts } from '../../ui/facts';
import { EssentialNames } from './essential-names';
import type { LegalSection } from './legal-page';
import { RoomLink } from './room-link';
import { TakeBackConsent } from './take-back-consent';

/** What people can do about it. */
export const WHAT_YOU_CAN_DO: readonly LegalSection[] = [
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
          sealed becomes unreadable on the server. Your questions, replies, votes and flags in the
          community are removed with it; what you wrote in a prayer circle stays with its members,
          without your name. Consent logs stay for their 3 years, as proof, under a number and
          without your name. What the law obliges us to keep, such as records of payments, stays for
          its time.
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
