import { useSearchParams } from 'react-router-dom';

/** Where a page ends up whose account was deleted, on this device or another. */
export function DeletedNote() {
  const [search] = useSearchParams();
  if (search.get('account') !== 'deleted') return null;
  return (
    <p role="status" className="mb-5 rounded-field bg-action-wash p-4 text-ui-sm">
      This account was deleted. Your entries have been removed from this device. Go in peace; you’re
      always welcome back.
    </p>
  );
}
