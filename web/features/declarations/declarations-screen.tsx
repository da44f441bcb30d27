import { useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useToday } from '../../live/react/use-today';
import { useCameFrom } from '../../ui/came-from';
import { FocusScreen } from '../../ui/screen';
import { Skeleton } from '../../ui/skeleton';
import type { Declared } from './model/declared';
import { nextAfter } from './model/turn-of-day';
import { useSaying } from './model/use-saying';
import { DeclarationLists } from './parts/declaration-lists';
import { OpenDeclaration } from './parts/open-declaration';
import { OwnDialog } from './parts/own-dialog';
import { SayingBar } from './parts/saying-bar';
import { WaysToSay } from './parts/ways-to-say';
import { type Declarations, useDeclarations } from './queries';
import '../../ui/styles/late/declarations.css';

/** Declarations: one for today, and all others. `?own=` opens an own one, `?say=` one of ours. */
export function DeclarationsScreen() {
  const today = useToday();
  const declarations = useDeclarations(today);
  const first = declarations?.turn[0];
  if (!declarations || !first) {
    return (
      <FocusScreen hour="prayer" title="Declarations" backTo="/bible-prayer">
        <Intro />
        <Skeleton className="mt-6" />
      </FocusScreen>
    );
  }
  return <OpenScreen day={today} declarations={declarations} first={first} />;
}

interface OpenScreenProps {
  readonly day: string;
  readonly declarations: Declarations;
  readonly first: Declared;
}

function OpenScreen({ day, declarations, first }: OpenScreenProps) {
  const forToday = useFirstOf(day, first.id);
  const { asked, open } = useAsked();
  const [editing, setEditing] = useState<{ readonly id: string | undefined }>();
  const { turn, favorites } = declarations;
  const find = (id: string | undefined) => turn.find((each) => each.id === id);
  const declared = find(asked) ?? find(forToday) ?? first;
  const saying = useSaying(declared);
  const words = useRef<HTMLParagraphElement>(null);
  const goOn = () => open(nextAfter(turn, declared.id));
  return (
    <FocusScreen
      hour="prayer"
      title="Declarations"
      backTo={useCameFrom('/bible-prayer')}
      className="declarations"
      sideOnPhones
      action={<SayingBar saying={saying} onNext={goOn} />}
      side={
        <DeclarationLists
          declarations={declarations}
          open={declared}
          onOpen={(chosen) => {
            open(chosen);
            words.current?.focus();
          }}
          onWrite={() => setEditing({ id: undefined })}
        />
      }
    >
      <Intro />
      {asked !== undefined && !find(asked) && (
        <p className="note mt-3">That declaration isn’t here anymore. This is the one for today.</p>
      )}
      <OpenDeclaration
        declared={declared}
        isForToday={declared.id === forToday}
        isFavorite={favorites.has(declared.id)}
        wordsRef={words}
        onNext={goOn}
      />
      <WaysToSay
        saying={saying}
        onEdit={declared.by === 'person' ? () => setEditing({ id: declared.id }) : undefined}
      />
      {editing && (
        <OwnDialog
          id={editing.id}
          onClose={() => setEditing(undefined)}
          onSaved={(id) => {
            setEditing(undefined);
            open({ id, by: 'person' });
          }}
          onDeleted={() => {
            setEditing(undefined);
            open(undefined);
          }}
        />
      )}
    </FocusScreen>
  );
}

function Intro() {
  return (
    <>
      <h1>Say what God has said</h1>
      <p className="mt-1.5 text-ink-2">Sentences that rest on a verse. Say one aloud.</p>
    </>
  );
}

/** The first one that a day had while this screen is open: a star must not put another one in its place. */
function useFirstOf(day: string, id: string): string {
  const [first, setFirst] = useState({ day, id });
  if (first.day === day) return first.id;
  setFirst({ day, id });
  return id;
}

/** Which declaration the address asks for, so that the way back from the Bible leads to it; `open` asks for another. */
function useAsked() {
  const [search] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const asked = search.get('own') ?? search.get('say') ?? undefined;

  function open(wanted: Pick<Declared, 'id' | 'by'> | undefined): void {
    const name = wanted?.by === 'person' ? 'own' : 'say';
    const query = wanted ? `?${name}=${encodeURIComponent(wanted.id)}` : '';
    void navigate({ search: query }, { replace: true, state });
  }

  return { asked, open };
}
