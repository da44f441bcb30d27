import { usePlacesOfWords } from '../../../account/react/use-places-of-words';
import { entryDetails } from '../../../records/kinds/journal-entry/entry-details';
import { photosOf } from '../../../records/photos-of';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { pluralize } from '../../../ui/format/numbers';
import { WrittenText } from '../../../ui/written-text';
import type { Deletion } from '../model/use-deletion';

/** Asks before an entry is deleted. Keeping it is the easy answer. */
export function DeleteDialog({ deletion }: { deletion: Deletion }) {
  const { asking, moved, keep, confirm } = deletion;
  const places = usePlacesOfWords();
  const photos = asking ? photosOf(asking).length : 0;
  return (
    <Dialog
      open={asking !== null}
      onOpenChange={(open) => {
        if (!open) keep();
      }}
      shape="low"
      title={moved ? 'This entry has changed' : 'Delete this entry?'}
      description={
        moved
          ? 'It has changed since you opened it. This is the latest version:'
          : `We’ll delete it from ${places}.`
      }
    >
      {asking && (
        <div className="mt-3 line-clamp-6">
          <WrittenText
            text={[entryDetails(asking.body).title, asking.body.content].join('\n\n')}
            className="font-serif text-reading"
          />
        </div>
      )}
      {asking?.body.audioUrl && <p className="note mt-2">Its recording will be deleted too.</p>}
      {photos > 0 && (
        <p className="note mt-2">
          {`Its ${pluralize(photos, 'photo', 'photos')} will be deleted too.`}
        </p>
      )}
      <div className="mt-5 grid gap-2.5">
        <Button full autoFocus onClick={keep}>
          Keep it
        </Button>
        <Button full variant="danger" onClick={() => void confirm()}>
          Delete
        </Button>
      </div>
    </Dialog>
  );
}
