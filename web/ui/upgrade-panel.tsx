import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { PremiumFeature } from '../../shared/domain/plan';
import { PREMIUM_WORDS } from '../../shared/domain/premium-words';
import { Button } from './button';
import { Gate } from './gate';

interface UpgradePanelProps {
  readonly title: string;
  /** What Premium adds here. */
  readonly adds: readonly PremiumFeature[];
  /** What stays everybody's. */
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** Stands in every place that Premium opens, for those who have not got it, and leads to where it begins. */
export function UpgradePanel({ title, adds, children, className }: UpgradePanelProps) {
  return (
    <Gate title={title} note="7-day free trial • Cancel anytime" className={className}>
      <p className="mt-2 mb-5 text-ink-2">
        {adds.map((feature) => PREMIUM_WORDS[feature].line).join(' ')} {children}
      </p>
      <Button asChild full>
        <Link to="/subscribe">Upgrade to Premium</Link>
      </Button>
    </Gate>
  );
}
