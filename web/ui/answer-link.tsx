import { Link } from 'react-router-dom';
import { useHere } from './came-from';

/** Takes a question into the person's own journal, where nobody else reads the answer. */
export function AnswerLink({ question }: { readonly question: string }) {
  const here = useHere();
  return (
    <Link
      to="/journal?new"
      state={{ ...here, question }}
      className="text-link inline-flex min-h-11 items-center"
      aria-label={`Answer in your journal: ${question}`}
    >
      Answer in your journal
    </Link>
  );
}
