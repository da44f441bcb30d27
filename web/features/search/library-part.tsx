import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { MarkedText } from '../../search/react/marked-text';
import type { LibraryHit, TextLibrary } from '../../search/text-library';
import { Button } from '../../ui/button';
import { useHere } from '../../ui/came-from';
import { Part } from '../../ui/screen';
import { type Libraries, readLibraries } from './read-library';

const SHOWN = 10;

/** Read once for the page: everybody has the same. */
let known: Libraries | undefined;

interface LibraryPartProps {
  readonly typed: string;
  /** An answer is being opened. */
  readonly onOpen: () => void;
}

/** The same words in the ninety devotionals and in Scripture, once somebody asks for them there. */
export function LibraryPart({ typed, onOpen }: LibraryPartProps) {
  const [libraries, setLibraries] = useState(known);
  const [isReading, setIsReading] = useState(false);
  const read = async () => {
    setIsReading(true);
    known = await readLibraries();
    setLibraries(known);
    setIsReading(false);
  };
  if (!libraries) {
    return (
      <Button
        variant="secondary"
        className="mt-8"
        pending={isReading}
        pendingLabel="Reading..."
        onClick={() => void read()}
      >
        Search the devotionals and Scripture
      </Button>
    );
  }
  return (
    <>
      <LibraryResults
        title="In the devotionals"
        library={libraries.drops}
        typed={typed}
        onOpen={onOpen}
      />
      {libraries.scripture ? (
        <LibraryResults
          title="In Scripture"
          library={libraries.scripture}
          typed={typed}
          onOpen={onOpen}
        />
      ) : (
        <p className="note mt-6">
          To search Scripture here, download it first, in{' '}
          <Link to="/bible" className="text-link">
            The Bible
          </Link>
          .
        </p>
      )}
    </>
  );
}

interface LibraryResultsProps extends LibraryPartProps {
  readonly title: string;
  readonly library: TextLibrary;
}

function LibraryResults({ title, library, typed, onOpen }: LibraryResultsProps) {
  const { hits, more } = useMemo(() => library.search(typed, SHOWN), [library, typed]);
  const count = more ? `the first ${SHOWN}` : String(hits.length);
  return (
    <Part title={title} aside={hits.length > 0 && count}>
      {hits.length === 0 && <p className="text-ink-2">Nothing found here.</p>}
      <ul className="grid gap-5">
        {hits.map((hit) => (
          <li key={hit.place}>
            <LibraryLine hit={hit} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </Part>
  );
}

function LibraryLine({ hit, onOpen }: { readonly hit: LibraryHit; readonly onOpen: () => void }) {
  const here = useHere();
  return (
    <Link to={hit.place} state={here} onClick={onOpen} className="block rounded-mark">
      <span className="mb-1 block text-ink-2 text-note">{hit.name}</span>
      <MarkedText snippet={hit.snippet} />
    </Link>
  );
}
