import { useEffect, useMemo } from 'react';
import { useLive } from '../../live/react/use-live';
import { usePerson } from '../../person/react/person-context';
import { createDraftForm } from '../draft-form';

/** The draft form under `key`, see {@link createDraftForm}; keep `read` outside of the component. */
export function useDraft<Form extends object>(key: string, read: (left: unknown) => Form) {
  const { keeper } = usePerson();
  const draft = useMemo(() => createDraftForm(keeper, key, read), [keeper, key, read]);
  useEffect(() => void draft.open(), [draft]);
  return { ...draft, form: useLive(draft.form) };
}
