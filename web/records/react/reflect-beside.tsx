import { useContext } from 'react';
import { ReflectingContext, type WrittenPage } from './reflecting';

/** The way to reflect with Scripture, beside what is written. */
export function ReflectBeside({ page }: { readonly page: WrittenPage }) {
  const Reflecting = useContext(ReflectingContext);
  return Reflecting && <Reflecting page={page} />;
}
