import { MessageCircle } from 'lucide-react';
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { AnswerLink } from '../../../ui/answer-link';
import { Skeleton } from '../../../ui/skeleton';
import { sayReplies } from '../replies/reply-words';

const Replies = lazy(async () => ({ default: (await import('../replies/replies')).Replies }));

interface QuestionWaysProps {
  readonly questionId: string;
  readonly question: string;
  /** How many replies everybody can read; undefined while that is unknown. */
  readonly replies: number | undefined;
  /** The address names this question: its replies are open. */
  readonly isNamed: boolean;
}

/** The two ways to answer a question: in one's own journal, and for everybody to read. */
export function QuestionWays({ questionId, question, replies, isNamed }: QuestionWaysProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(isNamed);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isNamed) return;
    setOpen(true);
    button.current?.focus({ preventScroll: true });
    button.current?.scrollIntoView({ block: 'center' });
  }, [isNamed]);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-5">
        <span>
          <AnswerLink question={question} />
          <span className="note ml-2">Private to you</span>
        </span>
        <button
          ref={button}
          type="button"
          className="text-link inline-flex min-h-11 items-center gap-2"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          aria-label={`${sayReplies(replies)}: ${question}`}
          onClick={() => setOpen(!isOpen)}
        >
          <MessageCircle size={16} strokeWidth={1.6} aria-hidden />
          {sayReplies(replies)}
        </button>
      </div>
      {isOpen && (
        <section id={id} aria-label={`Replies: ${question}`}>
          <Suspense fallback={<Skeleton rows={1} />}>
            <Replies questionId={questionId} />
          </Suspense>
        </section>
      )}
    </>
  );
}
