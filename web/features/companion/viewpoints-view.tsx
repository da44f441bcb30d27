import type { CompanionAnswer } from '../../../shared/companion/answer';
import { Excerpt } from './excerpt';
import { FlagLine } from './flag-line';
import { PassageCard } from './passage-card';

interface ViewpointsViewProps {
  readonly text: string;
  readonly answer: Extract<CompanionAnswer, { kind: 'viewpoints' }>;
  readonly onFlag: () => void;
}

/** A question on which Christians differ: each view by its name, with what it cites, and no verdict. */
export function ViewpointsView({ text, answer, onFlag }: ViewpointsViewProps) {
  return (
    <>
      <Excerpt text={text} />
      <h3 className="companion-heading mt-5">{answer.topic}</h3>
      <p className="mt-1.5 text-ink-2">
        Christians who read the same Bible hold different views here. We don’t judge between them.
      </p>
      {answer.viewpoints.map(({ name, says, passages }) => (
        <section key={name} className="mt-6">
          <h4 className="font-serif text-[1.1875rem]">{name}</h4>
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
