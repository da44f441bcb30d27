import { useEffect, useMemo } from 'react';
import type { RecordBody } from '../../../shared/records/record';
import { useLive } from '../../live/react/use-live';
import { withMediaRetained } from '../../media/with-media-retained';
import { usePerson } from '../../person/react/person-context';
import { now } from '../../platform/clock';
import { type AutosaveOptions, createAutosave } from '../autosave';
import { createRecordForm, type RecordFormSpec } from '../record-form';

/**
 * A form over one record that saves by itself, and before the page goes. Memoise `spec` and keep `options` outside of
 * the component: others are another form.
 */
export function useAutosavedForm<Body extends RecordBody, Form extends object>(
  spec: RecordFormSpec<Body, Form>,
  options: AutosaveOptions<Body, Form>,
) {
  const { store, keeper } = usePerson();
  const { page, autosave } = useMemo(() => {
    const form = createRecordForm({ records: withMediaRetained(store), keeper }, spec);
    return { page: form, autosave: createAutosave(form, now, options) };
  }, [store, keeper, spec, options]);
  useLive(page.state);
  const saved = useLive(autosave) ?? autosave.get();

  useEffect(() => {
    const flush = () => void autosave.flush();
    // A phone may end the page after either without any further event.
    addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
    };
  }, [autosave]);

  return { ...page.state.get(), saved, page, autosave };
}
