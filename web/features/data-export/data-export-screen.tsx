import { Link } from 'react-router-dom';
import { useIsGuest } from '../../account/react/use-is-guest';
import { useLive } from '../../live/react/use-live';
import { useInitialPullDone } from '../../person/react/use-sync-state';
import { online } from '../../platform/online';
import { Button } from '../../ui/button';
import { useCameFrom, useHere } from '../../ui/came-from';
import { Fact, Facts } from '../../ui/facts';
import { formatFileSize } from '../../ui/format/sizes';
import { ProgressBar } from '../../ui/progress-bar';
import { FocusScreen } from '../../ui/screen';
import { Skeleton } from '../../ui/skeleton';
import type { ExportState } from './model/export-run';
import { afterZip, beforeZip, type MediaTally, mediaInWords } from './model/recordings-words';
import { useExport } from './model/use-export';
import { type RecordingsOverview, useExportCounts, useRecordingsOverview } from './queries';

const NOT_COUNTED =
  'It also includes your prayer circles, suggestions, votes, feedback, profile, and consents.';
const NOT_OFFLINE =
  'You’re offline, so it won’t include what’s only on our server: prayer circles, suggestions, votes, feedback, profile, and consents.';

const NOTHING_ELSEWHERE = 'Nothing of yours is on our server: this is all there is.';

/** Export Data: everything written, in one file made on this device; with recordings and photos as a zip. */
export function DataExportScreen() {
  const { state, fileName, tally, missing, exportJson, exportZip, cancel } = useExport();
  const here = useHere();
  const isOnline = useLive(online) ?? true;
  const isPreparing = state.phase === 'preparing';
  const overview = useRecordingsOverview();
  const isGuest = useIsGuest();
  return (
    <FocusScreen
      title="Export Data"
      backTo={useCameFrom('/home')}
      action={
        <>
          <Button pending={isPreparing} pendingLabel="Preparing" onClick={exportJson}>
            {state.phase === 'complete' ? 'Export again' : 'Export Data'}
          </Button>
          <p className="note text-center md:order-first">The file stays where you put it.</p>
        </>
      }
    >
      <h1>Take it with you</h1>
      <p className="lead mt-2">
        {isGuest ? 'Everything you’ve written' : 'Everything we have about you'}, in one JSON file.
        It’s made on this device, so it includes your entries even offline.
      </p>
      <p className="note mt-3" role="status">
        {isGuest ? NOTHING_ELSEWHERE : isOnline ? NOT_COUNTED : NOT_OFFLINE}
      </p>
      <StillDownloading />
      <Counts overview={overview} />
      <ExportProgress {...{ state, fileName, tally, missing }} />
      <WithRecordings
        overview={overview}
        isOnline={isOnline}
        isPreparing={isPreparing}
        onExport={exportZip}
        onCancel={cancel}
      />
      <p className="note mt-5">
        Both include unsaved drafts and every version of your entries.{' '}
        <Link className="text-link" to="/data-import">
          Import an export
        </Link>
      </p>
      <p className="note mt-3">
        To read or print your days,{' '}
        <Link className="text-link" to="/book" state={here}>
          make a book of them
        </Link>
        .
      </p>
    </FocusScreen>
  );
}

/** Before a file is made that lacks what was written elsewhere (F21). */
function StillDownloading() {
  if (useInitialPullDone() !== false) return null;
  return (
    <p role="status" className="note mt-3">
      This device hasn’t downloaded all of your entries yet, so a file made now would be missing
      some. Export once they’re here.
    </p>
  );
}

function Counts({ overview }: { overview: RecordingsOverview | undefined }) {
  const counts = useExportCounts();
  if (!counts) return <Skeleton className="mt-6" />;
  return (
    <Facts className="numerals mt-6 border-rule border-b">
      {counts.map(({ label, count }) => (
        <Fact key={label} label={label}>
          {count}
        </Fact>
      ))}
      {overview && <Fact label="Recordings">{referenced(overview.count.recordings)}</Fact>}
      {overview && overview.count.photos > 0 && (
        <Fact label="Photos">{referenced(overview.count.photos)}</Fact>
      )}
    </Facts>
  );
}

function referenced(count: number): string | number {
  return count === 0 ? 0 : `${count}, referenced`;
}

interface WithRecordingsProps {
  readonly overview: RecordingsOverview | undefined;
  readonly isOnline: boolean;
  readonly isPreparing: boolean;
  readonly onExport: () => void;
  readonly onCancel: () => void;
}

const NO_MEDIA = { recordings: 0, photos: 0 };

/** The zip, as the second choice; while a file is made, the way to stop it. */
function WithRecordings(props: WithRecordingsProps) {
  const { overview, isOnline, isPreparing, onExport, onCancel } = props;
  if (isPreparing) {
    return (
      <Button variant="text" size="sm" className="mt-3 px-0" onClick={onCancel}>
        Cancel
      </Button>
    );
  }
  const missing = overview && beforeZip(overview, isOnline);
  const label = `Export with ${mediaInWords(overview?.count ?? NO_MEDIA)}`;
  return (
    <>
      <p className="note mt-5">
        The JSON file lists your recordings and photos without the files. To include them and a
        printable page, choose the zip.{missing && ` ${missing}`}
      </p>
      <Button variant="text" size="sm" className="px-0" onClick={onExport}>
        {overview && overview.bytes > 0 ? `${label}, ${formatFileSize(overview.bytes)}` : label}
      </Button>
    </>
  );
}

interface ExportProgressProps {
  readonly state: ExportState;
  readonly fileName: string;
  /** What a zip came to hold. */
  readonly tally: MediaTally | undefined;
  /** What is not in the file, and why. */
  readonly missing: string | undefined;
}

function ExportProgress({ state, fileName, tally, missing }: ExportProgressProps) {
  const percent = state.phase === 'preparing' ? state.percent : 100;
  return (
    <section className="mt-7" aria-live="polite">
      {(state.phase === 'preparing' || state.phase === 'complete') && (
        <>
          <div className="flex items-center justify-between gap-3">
            <h2>{state.phase === 'complete' ? 'Your file is ready' : 'Preparing your file'}</h2>
            <span className="numerals text-ink-2" aria-hidden>{`${percent}%`}</span>
          </div>
          <ProgressBar
            label="Preparing your file"
            value={percent}
            max={100}
            className="mt-3 mb-2 h-2"
          />
          <p className="note numerals">{fileName}</p>
        </>
      )}
      {state.phase === 'complete' && tally && afterZip(tally) !== '' && (
        <p className="mt-2 text-ink-2">{afterZip(tally)}</p>
      )}
      {state.phase === 'complete' && missing && <p className="mt-2 text-ink-2">{missing}</p>}
      {state.phase === 'error' && (
        <p role="alert" className="text-danger">
          Export Failed: Failed to export your data. Please try again.
        </p>
      )}
    </section>
  );
}
