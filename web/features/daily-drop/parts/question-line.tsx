import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { APPROVED_SUGGESTIONS } from '../../../answers/approved-suggestions';
import { useKeptPage } from '../../../answers/react/use-paged';
import { AnswerLink } from '../../../ui/answer-link';
import { useHere } from '../../../ui/came-from';
import { questionOfDrop } from '../model/question-of-drop';

/** A question of the community that fits the day's drop, from what this device has of them. */
export function QuestionLine({ day }: { readonly day: number }) {
  const kept = useKeptPage(APPROVED_SUGGESTIONS);
  const here = useHere();
  const question = useMemo(() => kept && questionOfDrop(day, kept.items), [day, kept]);
  if (!question) return null;
  return (
    <section className="mt-8 border-t border-rule pt-5" aria-label="A question from the community">
      <p className="running">From the community</p>
      <p className="mt-1.5 font-serif text-lg leading-running font-normal text-pretty wrap-anywhere">
        {question.text}
      </p>
      <div className="mt-1 flex flex-wrap items-center gap-x-5">
        <AnswerLink question={question.text} />
        <Link
          to={`/community?question=${encodeURIComponent(question.id)}`}
          state={here}
          className="text-link inline-flex min-h-11 items-center"
        >
          Read the replies
        </Link>
      </div>
    </section>
  );
}
