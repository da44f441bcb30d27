import { sayReference } from '../../../../shared/content/say-reference';
import { Row } from '../../../ui/rows';
import type { Declared } from '../model/declared';
import { StarButton } from './star-button';

interface DeclarationRowProps {
  readonly declared: Declared;
  readonly isOpen: boolean;
  readonly isFavorite: boolean;
  readonly onOpen: (declared: Declared) => void;
}

/** A declaration in a list: a press opens it above. */
export function DeclarationRow({ declared, isOpen, isFavorite, onOpen }: DeclarationRowProps) {
  const { id, words, reference } = declared;
  return (
    <Row className="declaration-row">
      <button
        type="button"
        className="declaration-open"
        aria-current={isOpen || undefined}
        onClick={() => onOpen(declared)}
      >
        <span className="declaration-said">{words}</span>
        {reference && <span className="running">{sayReference(reference)}</span>}
      </button>
      <StarButton id={id} isFavorite={isFavorite} words={words} />
    </Row>
  );
}
