import { Link } from 'react-router-dom';
import { allowanceText } from '../../../journey/entry-allowance';
import { UpgradePanel } from '../../../ui/upgrade-panel';

interface AllowanceProps {
  /** Undefined where nothing limits. */
  readonly remaining: number | undefined;
}

/** How many entries the free plan still permits; nothing where there is no limit. */
export function AllowanceBanner({ remaining }: AllowanceProps) {
  if (remaining === undefined) return null;
  return (
    <div className="flex items-center justify-between gap-3 rounded-field bg-gold-wash px-4 py-3 text-ui-sm leading-running max-tight:flex-wrap">
      <span>{allowanceText(remaining)}</span>
      <Link
        to="/subscribe"
        className="inline-flex min-h-8 items-center font-way whitespace-nowrap text-gold-ink"
      >
        Go unlimited
      </Link>
    </div>
  );
}

/** Over the list of entries: the banner, and the upgrade panel in its place once nothing remains. */
export function Allowance({ remaining }: AllowanceProps) {
  if (remaining !== 0) return <AllowanceBanner remaining={remaining} />;
  return (
    <UpgradePanel title="Keep writing" adds={['unlimited-entries']}>
      {`${allowanceText(remaining)} You can always read, edit, and export the ones you have.`}
    </UpgradePanel>
  );
}
