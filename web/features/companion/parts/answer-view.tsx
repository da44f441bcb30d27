import { Server, Smartphone } from 'lucide-react';
import { UNKNOWN_ANSWER } from '../../../../shared/companion/answer';
import type { Sentence } from '../../../../shared/companion/guard/sentence';
import { Checkbox } from '../../../ui/checkbox';
import { ItemState } from '../../../ui/item-state';
import { Spinner } from '../../../ui/spinner';
import type { CompanionReply } from '../model/companion-run';
import { type Picking, turned } from '../model/picks';
import { sayWhereRead } from '../model/where-read';
import { Excerpt } from './excerpt';
import { FlagLine } from './flag-line';
import { ChapterLink, PassageCard } from './passage-card';

interface AnswerViewProps {
  readonly told: CompanionReply;
  readonly noun: string;
  readonly picking: Picking;
  readonly device: string;
  readonly onFlag: () => void;
}

/** Up to three passages, what the larger model said about them if it was asked, two questions and a prayer to begin with. */
export function AnswerView(props: AnswerViewProps) {
  const { told, noun, device, onFlag } = props;
  const { picks, pick } = props.picking;
  const { answer, way } = told;
  if (answer.kind !== 'passages') return null;
  const Icon = way === 'here' ? Smartphone : Server;
  return (
    <>
      <Excerpt text={told.text} />
      <ItemState
        className="mt-3.5 mb-2 items-start"
        icon={<Icon size={16} strokeWidth={1.6} aria-hidden />}
      >
        {sayWhereRead(told, device)}
      </ItemState>
      <ModelPart told={told} />
      {answer.passages.map((passage) => (
        <PassageCard key={passage.reference} passage={passage}>
          <Pick
            name={passage.reference}
            checked={picks.passages.has(passage.reference)}
            onPick={() => pick(turned(picks, passage.reference))}
          >
            {`Save these verses into my ${noun}`}
          </Pick>
        </PassageCard>
      ))}
      <section className="border-rule border-t pt-5">
        <h3 className="text-(length:--type-heading)">Two questions to write with</h3>
        <ol className="mt-2">
          {answer.questions.map((question, at) => (
            <li
              key={question}
              className="grid grid-cols-[1.375rem_1fr] py-1 font-serif text-lg leading-note font-normal italic"
            >
              <span aria-hidden className="text-gold-ink not-italic">
                {at + 1}
              </span>
              {question}
            </li>
          ))}
        </ol>
        <Pick
          name="questions"
          checked={picks.questions}
          onPick={(questions) => pick({ ...picks, questions })}
        >
          {`Save these questions into my ${noun}`}
        </Pick>
      </section>
      <section className="mt-6">
        <h3 className="text-(length:--type-heading)">A place to begin praying</h3>
        <p className="mt-1.5 font-serif text-prose leading-prose">{answer.prayer}</p>
        <Pick name="prayer" checked={picks.prayer} onPick={(prayer) => pick({ ...picks, prayer })}>
          {`Save this prayer into my ${noun}`}
        </Pick>
      </section>
      <FlagLine onFlag={onFlag} />
    </>
  );
}

interface PickProps {
  readonly name: string;
  readonly checked: boolean;
  readonly onPick: (checked: boolean) => void;
  readonly children: string;
}

function Pick({ name, checked, onPick, children }: PickProps) {
  return (
    <div className="mt-3">
      <Checkbox name={`save-${name}`} checked={checked} onChange={onPick}>
        {children}
      </Checkbox>
    </div>
  );
}

function ModelPart({ told: { sentences, model } }: { readonly told: CompanionReply }) {
  if (model === 'unknown')
    return (
      <p className="mb-4.5 grid gap-3 border-t border-rule pt-4.5 font-serif text-prose leading-prose font-normal text-pretty">
        {UNKNOWN_ANSWER}
      </p>
    );
  if (sentences.length === 0 && model !== 'speaking') return null;
  return (
    <div className="mb-4.5 grid gap-3 border-t border-rule pt-4.5 font-serif text-prose leading-prose font-normal text-pretty">
      {sentences.map((parts, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sentences only follow one another
        <ModelSentence key={at} parts={parts} />
      ))}
      {model === 'speaking' && <Spinner />}
    </div>
  );
}

/** A sentence of the larger model: its own words, verses letter for letter, and where they stand. */
function ModelSentence({ parts }: { readonly parts: Sentence }) {
  return (
    <p>
      {parts.map((part, at) => {
        const key = `${at} ${part.kind}`;
        if (part.kind === 'text') return <span key={key}>{part.text}</span>;
        if (part.kind === 'quotation') return <q key={key}>{part.text}</q>;
        return <ChapterLink key={key} reference={part.reference} />;
      })}
    </p>
  );
}
