import { Button } from '../../ui/button';

/** Stands below whatever the companion says: no rule hears every way in which somebody says that they are in danger. */
export function ReachSomeone({ onReach }: { readonly onReach: () => void }) {
  return (
    <p className="companion-reach">
      Not safe, or at the end of your strength?{' '}
      <Button variant="text" size="sm" className="px-0" onClick={onReach}>
        Reach someone now
      </Button>
    </p>
  );
}
