import { NamedMedia } from '../../shared/protocol/named-media';
import type { DeviceRecord } from '../../shared/records/record';
import type { Drafts, Records } from '../records/contract';

/** The ids of all recordings that a record, one of its kept versions, its base or a draft names. */
export async function namedRecordings(
  records: Pick<Records, 'all'>,
  drafts: Pick<Drafts, 'all'>,
): Promise<ReadonlySet<string>> {
  const bodies = (await records.all()).map(({ body, base }) => [body, base?.body]);
  const values = (await drafts.all()).map(({ value }) => value);
  return new NamedMedia([bodies, values]).ids;
}

/** The ids of the recordings that these unsent records name, but for those that their last state on the server does. */
export function namedOnlyHere(unsent: readonly DeviceRecord[]): ReadonlySet<string> {
  return new Set(
    unsent.flatMap(({ body, base }) => {
      const known = new NamedMedia(base?.body).ids;
      return [...new NamedMedia(body).ids].filter((id) => !known.has(id));
    }),
  );
}
