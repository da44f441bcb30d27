import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { AUTHORSHIP } from '../../../../shared/content/authorship';
import {
  DECLARATION_NEEDS,
  type DeclarationNeed,
} from '../../../../shared/content/declarations/declarations';
import { Button } from '../../../ui/button';
import { RadioChips } from '../../../ui/radio-chips';
import { Rows } from '../../../ui/rows';
import { Tabs } from '../../../ui/tabs';
import { type Declared, OURS, ownDeclared } from '../model/declared';
import type { Declarations } from '../queries';
import { DeclarationRow } from './declaration-row';

interface DeclarationListsProps {
  readonly declarations: Declarations;
  /** The one that is open above. */
  readonly open: Declared;
  readonly onOpen: (declared: Declared) => void;
  readonly onWrite: () => void;
}

/** All declarations: by what one needs, the favorites, and the person's own. */
export function DeclarationLists(props: DeclarationListsProps) {
  const { declarations, open, onOpen, onWrite } = props;
  const { favorites, turn, own } = declarations;
  const rowsOf = (list: readonly Declared[]) => (
    <Rows className="mt-4">
      {list.map((declared) => (
        <DeclarationRow
          key={declared.id}
          declared={declared}
          isOpen={declared.id === open.id}
          isFavorite={favorites.has(declared.id)}
          onOpen={onOpen}
        />
      ))}
    </Rows>
  );
  const starred = turn.filter(({ id }) => favorites.has(id));
  const tabs = [
    { value: 'need', label: 'By need', content: <ByNeed first={open.need} rowsOf={rowsOf} /> },
    {
      value: 'favorites',
      label: 'Favorites',
      content: starred.length > 0 ? rowsOf(starred) : <NoFavorites />,
    },
    {
      value: 'own',
      label: 'Yours',
      content: (
        <>
          <WriteButton onWrite={onWrite} />
          {own.length > 0 && rowsOf(own.map(ownDeclared))}
        </>
      ),
    },
  ];
  return (
    <div className="declaration-lists">
      <Tabs label="Declarations" defaultValue={open.by === 'person' ? 'own' : 'need'} tabs={tabs} />
      <p className="note mt-8">{AUTHORSHIP}</p>
    </div>
  );
}

interface ByNeedProps {
  readonly first: DeclarationNeed | undefined;
  readonly rowsOf: (list: readonly Declared[]) => ReactNode;
}

function ByNeed({ first = DECLARATION_NEEDS[0], rowsOf }: ByNeedProps) {
  const [need, setNeed] = useState(first);
  return (
    <>
      <RadioChips
        label="What do you need?"
        choices={DECLARATION_NEEDS.map((value) => ({ value, label: value }))}
        value={need}
        onChange={setNeed}
      />
      {rowsOf(OURS.filter((each) => each.need === need))}
    </>
  );
}

function NoFavorites() {
  return (
    <p className="note">
      Press the star beside a declaration to find it here. The one for today then comes from your
      favorites.
    </p>
  );
}

function WriteButton({ onWrite }: { readonly onWrite: () => void }) {
  return (
    <>
      <p className="font-serif text-prose leading-note">
        Write what a verse has told you, in the first person.
      </p>
      <Button variant="secondary" size="sm" className="mt-3" onClick={onWrite}>
        <Plus size={16} strokeWidth={1.6} aria-hidden />
        Write Your Own
      </Button>
    </>
  );
}
