import { ChevronRight } from 'lucide-react';
import type { CompanionAnswer, Declined } from '../../../../shared/companion/answer';
import { DECLINED_WORDS } from '../../../../shared/content/care/care-words';
import { CareView } from '../../../content/care/care-view';
import { Row, Rows } from '../../../ui/rows';
import type { CompanionReply } from '../model/companion-run';
import type { Picking } from '../model/picks';
import { AnswerView } from './answer-view';
import { Excerpt } from './excerpt';
import { FlagLine } from './flag-line';
import { PassageCard } from './passage-card';
import { PrayerCircleWay } from './prayer-circle-way';
import { RefusalView } from './refusal-view';

interface ToldViewProps {
  readonly told: CompanionReply;
  /** What its person calls the page. */
  readonly noun: string;
  /** What is to be saved of it. */
  readonly picking: Picking;
  readonly device: string;
  /** The words that were read are on the disk. */
  readonly isSaved: boolean;
  /** Asks something else, on this device. */
  readonly onAsk: (text: string) => void;
  readonly onFlag: () => void;
  readonly onClose: () => void;
}

/** What the companion says, in the view of its kind. */
export function ReplyView(props: ToldViewProps) {
  const { told, noun, picking, device, isSaved, onAsk, onFlag, onClose } = props;
  const { answer, text } = told;
  switch (answer.kind) {
    case 'passages':
      return <AnswerView {...{ told, noun, device, picking, onFlag }} />;
    case 'unknown':
      return <RefusalView text={text} onAsk={onAsk} onFlag={onFlag} />;
    case 'danger':
      return (
        <CareView
          danger={answer.danger}
          device={device}
          isSaved={isSaved}
          wasSent={told.way === 'model'}
          onFlag={onFlag}
          onClose={onClose}
        />
      );
    case 'declined':
      return <DeclinedView text={text} about={answer.about} onAsk={onAsk} onFlag={onFlag} />;
    case 'viewpoints':
      return <ViewpointsView text={text} answer={answer} onFlag={onFlag} />;
  }
}

interface DeclinedViewProps {
  readonly text: string;
  readonly about: Declined;
  /** Asks something else, on this device. */
  readonly onAsk: (text: string) => void;
  readonly onFlag: () => void;
}

/** A question that verses must not answer, kindly refused, with who can. */
function DeclinedView({ text, about, onAsk, onFlag }: DeclinedViewProps) {
  const { title, message, instead } = DECLINED_WORDS[about];
  return (
    <>
      <Excerpt text={text} />
      <p className="mt-6 font-serif text-heading leading-running font-normal text-balance">
        {title}
      </p>
      <p className="mt-3 mb-5 text-ink-2">{message}</p>
      <Rows>
        <Row className="companion-way-on">
          <button type="button" onClick={() => onAsk(instead.ask)}>
            {instead.label}
            <ChevronRight size={20} strokeWidth={1.6} aria-hidden />
          </button>
        </Row>
        <PrayerCircleWay />
      </Rows>
      <FlagLine onFlag={onFlag} />
    </>
  );
}

interface ViewpointsViewProps {
  readonly text: string;
  readonly answer: Extract<CompanionAnswer, { kind: 'viewpoints' }>;
  readonly onFlag: () => void;
}

/** A question on which Christians differ: each view by its name, with what it cites, and no verdict. */
function ViewpointsView({ text, answer, onFlag }: ViewpointsViewProps) {
  return (
    <>
      <Excerpt text={text} />
      <h3 className="mt-5 text-(length:--type-heading)">{answer.topic}</h3>
      <p className="mt-1.5 text-ink-2">
        Christians who read the same Bible hold different views here. We don’t judge between them.
      </p>
      {answer.viewpoints.map(({ name, says, passages }) => (
        <section key={name} className="mt-6">
          <h4 className="font-serif text-prose">{name}</h4>
          <p className="mt-1 mb-4 text-ink-2">{says}</p>
          {passages.map((passage) => (
            <PassageCard key={passage.reference} passage={passage} />
          ))}
        </section>
      ))}
      <FlagLine onFlag={onFlag} />
    </>
  );
}
