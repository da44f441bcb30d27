import type { OutboxItem } from '../../../outbox/contract';
import { draftKeyOf, outboxWords } from '../../../outbox/outbox-words';
import { moveToDraft } from '../../../outbox/react/move-to-draft';
import { usePerson } from '../../../person/react/person-context';
import { toast } from '../../../ui/toast-store';

/**
 * The two ways back for what waits: into the form it was written in, and nowhere. `read` makes the form of it.
 */
export function useTakeBack<Form extends Readonly<Record<string, unknown>>>(
  item: OutboxItem,
  read: (body: unknown) => Form,
) {
  const person = usePerson();
  const { keeper } = person;
  const { outbox } = person.store;
  const draftKey = draftKeyOf(item);

  /** Resolves with whether the words are in the form now. They are there before they are nowhere else. */
  async function edit(): Promise<boolean> {
    const left = read(await keeper.read(draftKey).catch(() => undefined));
    const texts = outboxWords(item.kind).textsOf({ ...left });
    if (texts.some((text) => text.trim() !== '')) {
      toast({
        title: 'You already have a draft there',
        description: 'Send or clear it before editing this one.',
      });
      return false;
    }
    keeper.keep(draftKey, read(item.body));
    const outcome = await moveToDraft(item, person);
    if (outcome === 'given') return true;
    await keeper.discard(draftKey);
    if (outcome === 'on-its-way') tellItIsOnItsWay();
    return false;
  }

  async function discard(): Promise<void> {
    if (!(await outbox.takeBack(item.key))) {
      tellItIsOnItsWay();
      return;
    }
    const { kind, path, body } = item;
    toast({
      title: 'Not sent',
      action: { label: 'Undo', onClick: () => void outbox.add({ kind, path, body }) },
    });
  }
  return { edit, discard };
}

function tellItIsOnItsWay(): void {
  toast({ title: 'It’s already being sent' });
}
