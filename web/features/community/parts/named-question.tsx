import type { SuggestionView } from '../../../../shared/api/suggestions';
import { isOurQuestion } from '../../../../shared/content/community/questions';
import type { Paged } from '../../../answers/react/use-paged';

interface NamedQuestionProps {
  /** The question that the address names. */
  readonly named: string | null;
  readonly approvedSuggestions: Pick<Paged<SuggestionView>, 'items' | 'isCurrent' | 'hasMore'>;
}

/** Says where the question is that a link led to, if it is on no list of the screen. */
export function NamedQuestion({ named, approvedSuggestions }: NamedQuestionProps) {
  const { items, isCurrent, hasMore } = approvedSuggestions;
  const isHere = named === null || isOurQuestion(named) || items?.some(({ id }) => id === named);
  if (isHere || !isCurrent) return null;
  return (
    <p className="note mt-4" role="status">
      {hasMore
        ? 'The question you followed may be further down the list.'
        : 'The question you followed isn’t here anymore.'}
    </p>
  );
}
