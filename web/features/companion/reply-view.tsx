import { AnswerView } from './answer-view';
import { CareView } from './care-view';
import type { CompanionReply } from './companion-run';
import { DeclinedView } from './declined-view';
import type { Picking } from './picks';
import { RefusalView } from './refusal-view';
import { ViewpointsView } from './viewpoints-view';

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
