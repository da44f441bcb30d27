import { createPortal } from 'react-dom';
import { Brand } from '../../ui/mark';
import '../../ui/styles/late/lock.css';

const COVERED = 'covered';

/** Stands ready in the page, so that one class shows it: a system takes its picture right after the page is told (I18). */
export function Cover() {
  return createPortal(
    <div className="lock-cover" aria-hidden="true">
      <Brand />
    </div>,
    document.body,
  );
}

/** Covers the whole page at once, within the event that is being handled. Printed, it is all there is. */
export function cover(): void {
  document.documentElement.classList.add(COVERED);
}

export function uncover(): void {
  document.documentElement.classList.remove(COVERED);
}
