import { mediaIdsIn } from '../../shared/protocol/media';
import type { DeviceRecord } from '../../shared/records/record';
import type { Drafts, Records } from '../records/contract';

/** The ids of all recordings that a record, one of its kept versions, its base or a draft names. */
export async function namedRecordings(
  records: Pick<Records, 'all'>,
  drafts: Pick<Drafts, 'all'>,
): Promise<ReadonlySet<string>> {
  const bodies = (await records.all()).map(({ body, base }) => [body, base?.body]);
  const values = (await drafts.all()).map(({ value }) => value);
  // A draft may hold anything that JSON can't say: that names nothing.
  return new Set(
    [...bodies, ...values].flatMap((value) => mediaIdsIn(JSON.stringify(value) ?? '')),
  );
}

/** The ids of the recordings that these unsent records name, but for those that their last state on the server does. */
export function namedOnlyHere(unsent: readonly DeviceRecord[]): ReadonlySet<string> {
  return new Set(
    unsent.flatMap(({ body, base }) => {
      const known = new Set(mediaIdsIn(JSON.stringify(base?.body ?? null)));
      return mediaIdsIn(JSON.stringify(body)).filter((id) => !known.has(id));
    }),
  );
}
