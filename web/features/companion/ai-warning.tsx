import { Info } from 'lucide-react';
import { AI_WARNING } from './companion-words';

/** Stands in every view of the companion. */
export function AiWarning() {
  return (
    <p className="companion-warning">
      <Info size={16} strokeWidth={1.6} aria-hidden />
      <span>{AI_WARNING}</span>
    </p>
  );
}
