import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from './button';
import { Gate } from './gate';

interface UpgradePanelProps {
  readonly title: string;
  /** What Premium adds here, and what stays everybody's. */
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** Stands in every place that Premium opens, for those who have not got it, and leads to where it begins. */
export function UpgradePanel({ title, children, className }: UpgradePanelProps) {
  return (
    <Gate title={title} note="7-day free trial • Cancel anytime" className={className}>
      <p className="mt-2 mb-5 text-ink-2">{children}</p>
      <Button asChild full>
        <Link to="/subscribe">Upgrade to Premium</Link>
      </Button>
    </Gate>
  );
}
