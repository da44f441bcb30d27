import { use, useEffect, useRef, useState } from 'react';
import { useEndOfEarlyPage } from '../../content/react/use-early-page';
import { PersonContext } from '../../person/react/person-context';
import { now } from '../../platform/clock';
import { freshStart } from '../../platform/fresh-start';
import { saveTextFile } from '../../platform/save-file';
import { todayHere } from '../../platform/today';
import { Button } from '../../ui/button';
import { isChunkFailure, reloadOnce } from './chunk-failure';
import { draftText } from './draft-text';

/** What shows when a screen breaks: never a dead end, and never without the words being written. */
export function RecoveryScreen({ error }: { error: unknown }) {
  const missing = isChunkFailure(error);
  const reloading = useReloadForMissingChunk(missing);
  useEndOfEarlyPage(!reloading);
  if (reloading) return null;
  return (
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto grid min-h-dvh max-w-120 content-center justify-items-center px-5 py-10 text-center"
    >
      <h1 className="font-serif text-title">
        {missing ? 'Part of the app couldn’t load' : 'This page stopped working'}
      </h1>
      <p className="mt-3 text-balance text-ink-2">
        {missing
          ? 'Check your connection, then reload. Everything you saved is still on this device.'
          : 'Everything you saved is still on this device. Reloading usually helps.'}
      </p>
      <UnsavedWords />
      <div className="mt-8 grid w-full max-w-104 gap-3">
        <Button
          variant="primary"
          full
          onClick={() => (missing ? void freshStart() : location.reload())}
        >
          Reload
        </Button>
        <Button variant="secondary" full onClick={() => location.assign('/')}>
          Go Home
        </Button>
      </div>
    </main>
  );
}

/** A missing chunk means the page is older than the server: a reload heals that, so it is done once (F14). */
function useReloadForMissingChunk(missing: boolean): boolean {
  const person = use(PersonContext);
  const [reloading, setReloading] = useState(missing);
  const asked = useRef(false);
  useEffect(() => {
    if (!missing || asked.current) return;
    asked.current = true;
    const written = person?.keeper.flush() ?? Promise.resolve();
    void written.then(() => {
      setReloading(reloadOnce(now(), sessionStorage, () => location.reload()));
    });
  }, [missing, person]);
  return reloading;
}

/** The writing that is not in a saved entry, to copy or keep as a file. Nothing when there is none. */
function UnsavedWords() {
  const person = use(PersonContext);
  const [text, setText] = useState('');
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    void person?.keeper.all().then((drafts) => setText(draftText(drafts)));
  }, [person]);
  if (text === '') return null;
  return (
    <section className="mt-8 w-full max-w-104 text-left">
      <h2 className="font-serif text-heading">What you were writing</h2>
      <p className="mt-3 max-h-60 overflow-auto whitespace-pre-wrap rounded-leaf bg-leaf p-4 font-serif text-reading shadow-leaf">
        {text}
      </p>
      <div className="mt-4 grid grid-cols-2 gap-3">
        <Button
          variant="secondary"
          onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
        >
          {copied ? 'Copied' : 'Copy'}
        </Button>
        <Button
          variant="secondary"
          onClick={() => saveTextFile(`unsaved-words-${todayHere()}.txt`, text)}
        >
          Save as file
        </Button>
      </div>
    </section>
  );
}
