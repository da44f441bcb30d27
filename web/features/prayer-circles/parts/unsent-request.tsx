import type { CircleView } from '../../../../shared/api/prayer-circles';
import type { OutboxItem } from '../../../outbox/contract';
import { UnsentState } from '../../../outbox/react/unsent-message';
import { heldMessageWords } from '../../../records/held-words';
import { Button } from '../../../ui/button';
import { useOpenDialog } from '../model/circle-dialog';
import { readRequest } from '../model/forms';
import { useNowHere } from '../model/use-now-here';
import { useTakeBack } from '../model/use-take-back';
import { sayWhen } from '../model/words';

interface Props {
  readonly item: OutboxItem;
  readonly circle: CircleView;
}

/** A request that the server has not got yet: it is read, changed and taken back here. */
export function UnsentRequest({ item, circle }: Props) {
  const open = useOpenDialog();
  const reading = useNowHere();
  const { edit, discard } = useTakeBack(item, readRequest);
  const { title, description } = readRequest(item.body);
  return (
    <article className="circle-request">
      <div className="mb-1.5 flex items-center justify-between gap-3 [&_.tag]:wrap-anywhere">
        <span className="running min-w-0 wrap-anywhere">{`You, ${sayWhen(item.createdAt, reading)}`}</span>
        <UnsentState item={item} />
      </div>
      <h3>{title}</h3>
      {description && (
        <p className="mt-1 font-serif text-lg leading-prose font-normal text-pretty wrap-anywhere whitespace-pre-line text-ink-2">
          {description}
        </p>
      )}
      <UnsentNote item={item} />
      {canChange(item) && (
        <p className="mt-1 flex gap-x-5">
          <Button
            variant="text"
            size="sm"
            className="px-0"
            onClick={async () => {
              if (await edit()) open({ kind: 'ask', circle });
            }}
          >
            Edit
          </Button>
          <Button variant="text" size="sm" className="px-0" onClick={() => void discard()}>
            Don’t send
          </Button>
        </p>
      )}
    </article>
  );
}

/** Not once it was on its way: the circle may have it already. */
export function canChange({ state, tried }: OutboxItem): boolean {
  return state === 'held' || !tried;
}

/** What becomes of it. */
export function UnsentNote({ item }: { readonly item: OutboxItem }) {
  return <p className="note mt-2">{noteOf(item)}</p>;
}

function noteOf(item: OutboxItem): string {
  if (item.state === 'held') return heldMessageWords(item.code).reason;
  const once = 'It will be sent once, when you’re back online.';
  return canChange(item) ? `${once} You can still change it.` : once;
}
