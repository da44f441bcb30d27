import { X } from 'lucide-react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { keepShownNote, readShownNotes } from '../../../journey/shown-notes';
import { useLive } from '../../../live/react/use-live';
import { usePerson } from '../../../person/react/person-context';
import { askToInstall, isInstalled } from '../../../platform/install';
import { onReturn } from '../../../platform/returning';
import { isPersisted } from '../../../platform/storage';
import { liveEntryCount } from '../../../records/entry-count';
import { useRecords } from '../../../records/react/use-records';
import { Button } from '../../../ui/button';
import { useHere } from '../../../ui/came-from';
import { IconButton } from '../../../ui/icon-button';
import { type InstallBrowser, installBrowser, installWords } from '../../../ui/install-words';
import { Leaf } from '../../../ui/leaf';
import { toast } from '../../../ui/toast-store';
import { installingHelps, isTold, type KeptIn, keepsWords, sayRisk } from './say-only-here';

/** Tells a guest that their words are on this device only, what can become of them there, and what helps (P73, P74). */
export function OnlyHere({ today }: { readonly today: string }) {
  const { personId } = usePerson().store;
  const [putAwayOn, setPutAwayOn] = useState(() => readShownNotes(personId).onlyHerePutAwayOn);
  const entries = useEntries();
  const { keptIn, lookAgain } = useKeptIn(entries);
  const here = useHere();
  if (!keptIn) return null;
  const isKept = keepsWords(keptIn);
  if (!isTold({ entries, isKept, putAwayOn, today })) return null;
  const putAway = () => {
    keepShownNote(personId, 'onlyHerePutAwayOn', today);
    setPutAwayOn(today);
    // The button that was pressed is gone.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <section aria-label="Your words are on this device only" className="late-part mt-8">
      <Leaf className="relative">
        <h2 className="pr-9 text-count">Your words are on this device only</h2>
        <p className="mt-1.5 text-pretty text-ink-2 text-ui-sm">{sayRisk(keptIn)}</p>
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button asChild variant="secondary" size="sm">
            <Link to="/register">Create account</Link>
          </Button>
          <Button asChild variant="text" size="sm" className="px-0">
            <Link to="/data-export" state={here}>
              Export
            </Link>
          </Button>
          {installingHelps(keptIn) && (
            <InstallButton browser={keptIn.browser} onAsked={lookAgain} />
          )}
        </div>
        <IconButton
          label="Close for two weeks"
          className="absolute top-1 right-1"
          onClick={putAway}
        >
          <X size={20} strokeWidth={1.6} aria-hidden />
        </IconButton>
      </Leaf>
    </section>
  );
}

interface InstallButtonProps {
  readonly browser: InstallBrowser;
  readonly onAsked: () => void;
}

function InstallButton({ browser, onAsked }: InstallButtonProps) {
  const install = async () => {
    toast(installWords(await askToInstall(), browser));
    onAsked();
  };
  return (
    <Button variant="text" size="sm" className="px-0" onClick={() => void install()}>
      Install the app
    </Button>
  );
}

/** How much there is of what a person does, of every kind that an export counts. */
function useEntries(): number {
  const records = useRecords();
  return useLive(useMemo(() => liveEntryCount(records), [records])) ?? 0;
}

/** Where they are kept; the browser is asked to keep them with the first entry (F5). Undefined until known. */
function useKeptIn(entries: number): {
  readonly keptIn: KeptIn | undefined;
  readonly lookAgain: () => void;
} {
  const [keptIn, setKeptIn] = useState<KeptIn>();
  const lookAgain = useCallback(() => {
    void isPersisted().then((persisted) =>
      setKeptIn({
        browser: installBrowser(navigator.userAgent, navigator.maxTouchPoints),
        isInstalled: isInstalled(),
        isPersisted: persisted === true,
      }),
    );
  }, []);
  useEffect(() => {
    if (entries === 0) return undefined;
    lookAgain();
    return onReturn(lookAgain);
  }, [entries, lookAgain]);
  return { keptIn, lookAgain };
}
