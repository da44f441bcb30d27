import type { LegalSection } from './legal-page';

/** What is kept, where, and for how long. */
export const WHAT_AND_WHY: readonly LegalSection[] = [
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
          Of each prayer circle: whether you let its leader’s figures count you. Figures tell of ten
          or more people, without names, and you are counted in one group at a time.
        </p>
        <h3>Your journey</h3>
        <p>
          Check-ins, journal entries, voice recordings, photos, nourish days, Bible &amp; prayer
          days, what you mark and note in the Bible, your reading plans, prayer cards and
          declarations, completed drops, day reviews, mindful moments, the choices you make in the
          app, where you stopped listening, and the goals you name when you begin. Your device draws
          each photo again before it is kept, without what the camera noted in it, such as the
          place. Such words and photos can tell of your faith and your health. They are kept for you
          and used for nothing else: to show them to you, to bring them to your devices, and to work
          out your streak, days and awards.
        </p>
        <h3>Reminders</h3>
        <p>
          If you turn on reminders: the practices, days, and times you choose, your quiet hours, and
          for each device that shows them the address and keys that its browser made for it. Before
          we send one we look at whether you have done that practice that day. If you ask to hear of
          your prayer requests: who prayed or responded, until you were told or saw it.
        </p>
        <h3>What you tell us</h3>
        <p>
          Feedback and our replies to it, requests about your data, and what you allowed or refused,
          with the time. If you flag an answer of the companion: its verses, your reason and your
          note, and nothing of the page it was about.
        </p>
        <h3>What you tell the community</h3>
        <p>
          Questions you suggest, which everybody here can read without learning whose they are.
          Replies to questions: somebody who runs this server reads each one first; after that,
          everybody here can read it without learning whose it is. Your votes and what you flag,
          which nobody here is told. What you write in a prayer circle, also as its leader, which
          its members read under your name, and for whom you prayed.
        </p>
        <h3>Technical logs</h3>
        <p>
          For each request its time, its kind, its result and the account it came from; who did what
          to which account, such as a deletion; and what those who run this server looked at on
          their page. They contain nothing you wrote. Addresses on the network are held in memory
          for minutes, to stop guessing and flooding, and are not written down.
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
          everything works offline. There they are not encrypted by us, unless you turn on the app
          lock: it seals them on that device, and your PIN or passkey opens them. Without it, what
          protects them is the lock of the device itself: anyone who can open your unlocked device
          and this browser can read them.
        </p>
        <p>
          Without an account everything stays in this browser, under an id that was made there. Our
          server learns nothing of it, and it is gone if the browser’s data is deleted. When you
          create an account or sign in, what you wrote goes into that account, unless you keep it
          apart. From then on this page holds for it as for the rest.
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
          Questions and replies for the community are encrypted with a key of the database, because
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
