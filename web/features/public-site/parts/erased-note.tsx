import { useEffect, useState } from 'react';
import { erasedWords } from '../../../account/erased-here';

/** Says once, to a guest who deleted everything, that it is done: loaded again, the page says nothing of it (P75). */
export function ErasedNote() {
  const [words, setWords] = useState('');
  useEffect(() => {
    const found = erasedWords(location.search);
    if (found === undefined) return;
    setWords(found);
    history.replaceState(history.state, '', '/');
  }, []);
  return (
    <p
      role="status"
      className="bg-action-wash px-(--gutter) py-3 text-balance text-center text-ui-sm empty:hidden forced-colors:border-b"
    >
      {words}
    </p>
  );
}
