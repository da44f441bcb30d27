import { useMemo } from 'react';
import type { RecordBody } from '../../../shared/records/record';
import { useLive } from '../../live/react/use-live';
import { withMediaRetained } from '../../media/with-media-retained';
import { usePerson } from '../../person/react/person-context';
import {
  createRecordForm,
  type RecordForm,
  type RecordFormSpec,
  type RecordFormState,
} from '../record-form';

/**
 * A form over one record: shows the newest state until the person types, keeps a draft from then on, and merges at
 * the save what came meanwhile. Memoise `spec`: another spec is another form.
 */
export function useRecordForm<Body extends RecordBody, Form extends object>(
  spec: RecordFormSpec<Body, Form>,
): RecordFormState<Body, Form> & Omit<RecordForm<Body, Form>, 'state'> {
  const { store, keeper } = usePerson();
  const { state, change, save, keep, setAside } = useMemo(
    () => createRecordForm({ records: withMediaRetained(store), keeper }, spec),
    [store, keeper, spec],
  );
  useLive(state);
  return { ...state.get(), change, save, keep, setAside };
}
