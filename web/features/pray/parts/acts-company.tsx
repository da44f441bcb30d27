import { Check } from 'lucide-react';
import { ACTS, MOVEMENTS } from '../../../../shared/content/prayer/acts';
import { Row, Rows } from '../../../ui/rows';

/** Beside a movement: all four, and where one is. */
export function ActsCompany({ at }: { readonly at: number }) {
  return (
    <Rows>
      {MOVEMENTS.map((movement, index) => (
        <Row key={movement}>
          <span className="flex items-center justify-between gap-4">
            <span
              className={index === at ? 'font-serif text-card' : 'font-serif text-card text-ink-3'}
              aria-current={index === at ? 'step' : undefined}
            >
              {ACTS[movement].name}
            </span>
            {index < at && (
              <>
                <Check size={20} strokeWidth={1.6} aria-hidden className="text-ink-3" />
                <span className="sr-only">done</span>
              </>
            )}
          </span>
        </Row>
      ))}
    </Rows>
  );
}
