import { mediaIdOf } from '../../shared/protocol/media';
import type { PersonStore, Records } from '../local/contract';

/**
 * The records as a form saves them. A recording that a record names is kept first, so that no record ever stands on the
 * disk whose recording might still be thrown away (V3).
 */
export function savingVoice({
  records,
  media,
}: Pick<PersonStore, 'records' | 'media'>): Pick<Records, 'liveOne' | 'save'> {
  return {
    liveOne: (kind, id) => records.liveOne(kind, id),
    async save(input) {
      const { audioUrl } = input.body;
      const id = typeof audioUrl === 'string' ? mediaIdOf(audioUrl) : undefined;
      if (id !== undefined) await media.keep(id);
      return await records.save(input);
    },
  };
}
