import { useEffect, useMemo } from 'react';
import { createDraftForm } from './draft-form';
import { usePerson } from './person-context';
import { useLive } from './use-live';

/** The draft form under `key`, see {@link createDraftForm}; keep `read` outside of the component. */
export function useDraft<Form extends object>(key: string, read: (left: unknown) => Form) {
  const { keeper } = usePerson();
  const draft = useMemo(() => createDraftForm(keeper, key, read), [keeper, key, read]);
  useEffect(() => void draft.open(), [draft]);
  return { ...draft, form: useLive(draft.form) };
}
