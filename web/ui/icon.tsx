import { BookOpen, Feather, Heart, Leaf, type LucideIcon, Sunrise } from 'lucide-react';
import type { Hour } from './hour';

const hourIcons: Record<Hour, LucideIcon> = {
  drop: Sunrise,
  check: Heart,
  journal: Feather,
  nourish: Leaf,
  prayer: BookOpen,
};

interface HourIconProps {
  readonly hour: Hour;
  readonly size?: number | undefined;
  readonly className?: string | undefined;
}

/** The icon of an hour, decorative: words stand beside it. */
export function HourIcon({ hour, size = 20, className = '' }: HourIconProps) {
  const Icon = hourIcons[hour];
  return <Icon size={size} strokeWidth={1.6} className={className} aria-hidden />;
}
