import { GlassWater, Heart, Leaf, Sun, SunDim, SunMedium, Utensils } from 'lucide-react';
import type { EnergyLevel } from '../../../../shared/records/nourish-day';
import { Tag } from '../../../ui/tag';
import { ENERGY_LABELS, glasses, type NourishPage } from './nourish-page';

/** Each level its own sun and its own light. */
const ENERGY_ICONS = { low: SunDim, moderate: SunMedium, high: Sun } as const;
const ENERGY_COLOURS: Readonly<Record<EnergyLevel, string>> = {
  low: 'text-ink-3',
  moderate: 'text-nourish-ink',
  high: 'text-gold-ink',
};

/** What one day says: the counts, the badges, the person's words. */
export function NourishEntry({ page }: { page: NourishPage }) {
  const { water, meals, energy, mindful, grateful, reflection, emotional } = page;
  return (
    <>
      <p className="flex flex-wrap gap-x-[1.125rem] gap-y-1 pt-1.5 tabular-nums lining-nums">
        <Fact icon={<GlassWater size={18} strokeWidth={1.6} aria-hidden />}>{glasses(water)}</Fact>
        <Fact icon={<Utensils size={18} strokeWidth={1.6} aria-hidden />}>{meals} balanced</Fact>
        {energy && <Energy level={energy} />}
      </p>
      {(mindful || grateful) && (
        <p className="mt-2.5 flex flex-wrap gap-1.5">
          {mindful && (
            <Tag hour="nourish" icon={<Leaf size={16} strokeWidth={1.6} aria-hidden />}>
              Mindful
            </Tag>
          )}
          {grateful && (
            <Tag hour="nourish" icon={<Heart size={16} strokeWidth={1.6} aria-hidden />}>
              Grateful
            </Tag>
          )}
        </p>
      )}
      {reflection && (
        <blockquote className="mt-2 font-serif text-prose leading-normal text-pretty whitespace-pre-line">
          {reflection}
        </blockquote>
      )}
      {emotional && <p className="mt-2 whitespace-pre-line text-ink-2 text-ui-sm">{emotional}</p>}
    </>
  );
}

function Energy({ level }: { level: EnergyLevel }) {
  const Icon = ENERGY_ICONS[level];
  return (
    <Fact
      icon={<Icon size={18} strokeWidth={1.6} aria-hidden className={ENERGY_COLOURS[level]} />}
    >{`${ENERGY_LABELS[level]} energy`}</Fact>
  );
}

function Fact({ icon, children }: { icon: React.ReactNode; children: React.ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5 text-ink [&>svg:not([class*=text-])]:text-nourish-ink">
      {icon}
      {children}
    </span>
  );
}
