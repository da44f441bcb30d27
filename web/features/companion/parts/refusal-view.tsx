import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { UNKNOWN_ANSWER } from '../../../../shared/companion/answer';
import { chapterPlace } from '../../../../shared/content/chapter-place';
import { useHere } from '../../../ui/came-from';
import { ClosedWindow } from '../../../ui/closed-window';
import { Row, Rows } from '../../../ui/rows';
import { Excerpt } from './excerpt';
import { FlagLine } from './flag-line';
import { PrayerCircleWay } from './prayer-circle-way';

interface RefusalViewProps {
  readonly text: string;
  /** Asks something else, on this device. */
  readonly onAsk: (text: string) => void;
  readonly onFlag: () => void;
}

const WISDOM = 'How do I ask God for wisdom?';

/** Where no verse found speaks to what was asked: the sentence that was promised, alone, and where else to turn. */
export function RefusalView({ text, onAsk, onFlag }: RefusalViewProps) {
  return (
    <>
      <Excerpt text={text} />
      <div className="grid justify-items-center px-2 pt-7 pb-6 text-center">
        <ClosedWindow width="3.625rem" />
        <p className="mt-4 font-serif text-heading leading-running font-normal text-balance">
          {UNKNOWN_ANSWER}
        </p>
        <p className="mx-auto mt-3 max-w-lede text-balance text-ink-2">
          We didn’t find a verse close enough to quote. That doesn’t mean the answer is no.
        </p>
      </div>
      <Rows>
        <Row className="companion-way-on">
          <button type="button" onClick={() => onAsk(WISDOM)}>
            Ask about wisdom instead
            <ChevronRight size={20} strokeWidth={1.6} aria-hidden />
          </button>
        </Row>
        <ChapterWay />
        <PrayerCircleWay />
      </Rows>
      <FlagLine onFlag={onFlag} />
    </>
  );
}

function ChapterWay() {
  return (
    <Row className="companion-way-on">
      <Link to={chapterPlace('James 1:5')} state={useHere()}>
        Open James 1:5, on asking
        <ChevronRight size={20} strokeWidth={1.6} aria-hidden />
      </Link>
    </Row>
  );
}
