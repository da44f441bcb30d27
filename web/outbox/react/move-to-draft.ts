import type { Person } from '../../person/react/person-context';
import type { OutboxItem } from '../contract';
import { draftKeyOf } from '../outbox-words';

/**
 * Takes what waits out of the outbox, once its draft holds the words and is on the disk: they are there before they are
 * nowhere else. `stays`: this device could not write the draft; `on-its-way`: the server may have it already.
 */
export async function moveToDraft(
  item: OutboxItem,
  { keeper, store }: Person,
): Promise<'given' | 'stays' | 'on-its-way'> {
  await keeper.flush();
  const draftKey = draftKeyOf(item);
  if (keeper.unwritten().some(({ key }) => key === draftKey)) return 'stays';
  return (await store.outbox.takeBack(item.key)) ? 'given' : 'on-its-way';
}
