import { BookOpen, Flag, Quote } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { TRANSLATION } from '../../../shared/content/translation';
import { useCompanionHere } from '../../answers/react/use-public-answer';
import { Button } from '../../ui/button';
import { Niche } from '../../ui/niche';
import { Scripture } from '../../ui/scripture';
import { useFocusOnAnchor } from '../../ui/use-focus-on-anchor';
import { aboutCompanion, EXAMPLE, QUESTIONS, type Section } from './model/about-ai-words';
import { PublicPage } from './parts/public-page';
import { SalesLink } from './parts/sales-link';
import { useSalesAddress } from './queries';
import '../../ui/styles/late/about-ai.css';

const HOW_IT_WORKS = 'how-it-works';
const LEADERS = 'leaders';

/** About the AI (spec section 2). What it says of the companion is what the server says of itself. */
export function AboutAiScreen() {
  useFocusOnAnchor();
  const { translation, sections, steps, leaders } = aboutCompanion(useCompanionHere());
  const sales = useSalesAddress();
  return (
    <PublicPage title="About the AI">
      <div className="public-hero">
        <div>
          <Link to="/" className="text-link mb-2 inline-flex min-h-12 items-center">
            Back to home
          </Link>
          <h1 className="public-title">It answers from Scripture, or not at all.</h1>
          <p className="public-lede">
            Every answer is based on verses it retrieved and shows you. When they aren’t enough, it
            says: I do not know based on the verses retrieved.
          </p>
          <div className="public-ways">
            <Button asChild>
              <Link to="/journal">Try the Journal</Link>
            </Button>
            <Button variant="secondary" asChild>
              <Link to={`#${HOW_IT_WORKS}`}>How It Works</Link>
            </Button>
            <Button variant="secondary" asChild>
              <Link to={`#${LEADERS}`}>For Group Leaders</Link>
            </Button>
          </div>
        </div>
        <Example />
      </div>
      <TextPart {...sections.grounded} />
      <AboutPart id={HOW_IT_WORKS} title="How it works">
        <ol className="about-steps">
          {steps.map(({ name, text }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </AboutPart>
      <TextPart {...sections.answer} />
      <TextPart {...sections.doctrine} />
      <TextPart {...sections.guardrails} />
      <TextPart {...sections.privacy}>
        <Link to="/privacy-policy" className="text-link public-way">
          Privacy Policy
        </Link>
      </TextPart>
      <TextPart {...sections.limits} />
      <AboutPart id={LEADERS} title="Leaders and chaplains">
        <Paragraphs text={leaders} />
        <div className="public-ways">
          <Button variant="secondary" asChild>
            <Link to="/for-organizations">Leader Guide</Link>
          </Button>
          <SalesLink sales={sales} subject="Enterprise Brief" variant="secondary">
            Request Enterprise Brief
          </SalesLink>
        </div>
      </AboutPart>
      <AboutPart id="questions" title="Questions">
        <Questions translation={translation.name} />
      </AboutPart>
      <div className="mt-14 flex justify-center">
        <Button asChild>
          <Link to="/register">Get Started Today</Link>
        </Button>
      </div>
    </PublicPage>
  );
}

/** What an answer looks like, on a page nobody wrote. */
function Example() {
  return (
    <Niche className="about-example">
      <p className="running">For an entry about being tired of waiting:</p>
      <Scripture reference={EXAMPLE.reference} translation={TRANSLATION.id}>
        {EXAMPLE.text}
      </Scripture>
      <ul className="public-points">
        <li>
          <Quote size={16} strokeWidth={1.6} aria-hidden />
          Quoted exactly, never paraphrased
        </li>
        <li>
          <BookOpen size={16} strokeWidth={1.6} aria-hidden />
          Opens in its chapter
        </li>
        <li>
          <Flag size={16} strokeWidth={1.6} aria-hidden />
          Flag any answer
        </li>
      </ul>
    </Niche>
  );
}

interface AboutPartProps {
  /** Its anchor in the address. */
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

function AboutPart({ id, title, children }: AboutPartProps) {
  return (
    <section className="public-part" aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      <div className="public-part-text">{children}</div>
    </section>
  );
}

function TextPart({ id, title, text, children }: Section & { readonly children?: ReactNode }) {
  return (
    <AboutPart id={id} title={title}>
      <Paragraphs text={text} />
      {children}
    </AboutPart>
  );
}

function Paragraphs({ text }: { readonly text: readonly string[] }) {
  return text.map((paragraph) => <p key={paragraph}>{paragraph}</p>);
}

/** The browser keeps one of them open at a time: they share a name. */
function Questions({ translation }: { readonly translation: string }) {
  return (
    <div className="about-questions">
      {QUESTIONS.map(({ question, answer }, index) => (
        <details key={question} name="questions" open={index === 0}>
          <summary>{question}</summary>
          <p>{answer(translation)}</p>
        </details>
      ))}
    </div>
  );
}
