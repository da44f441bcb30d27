import { ChevronRight } from 'lucide-react';
import type { Declined } from '../../../shared/companion/answer';
import { DECLINED_WORDS } from '../../../shared/content/care/care-words';
import { Row, Rows } from '../../ui/rows';
import { Excerpt } from './excerpt';
import { FlagLine } from './flag-line';
import { PrayerCircleWay } from './prayer-circle-way';

interface DeclinedViewProps {
  readonly text: string;
  readonly about: Declined;
  /** Asks something else, on this device. */
  readonly onAsk: (text: string) => void;
  readonly onFlag: () => void;
}

/** A question that verses must not answer, kindly refused, with who can. */
export function DeclinedView({ text, about, onAsk, onFlag }: DeclinedViewProps) {
  const { title, message, instead } = DECLINED_WORDS[about];
  return (
    <>
      <Excerpt text={text} />
      <p className="companion-refusal-sentence mt-6">{title}</p>
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
