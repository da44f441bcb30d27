import type { GrowthStats } from '../../../shared/domain/growth';

/** Four figures, each with what it counts. */
export function GrowthStatsGrid({ stats }: { stats: GrowthStats }) {
  return (
    <ul className="growth-stats">
      <Stat value={stats.daysActive} one="day active" many="days active" />
      <Stat value={stats.dailyDropsCompleted} one="Daily Drop" many="Daily Drops" />
      <Stat value={stats.journalEntries} one="journal entry" many="journal entries" />
      <Stat value={stats.milestonesCompleted} one="milestone" many="milestones" />
    </ul>
  );
}

function Stat({ value, one, many }: { value: number; one: string; many: string }) {
  return (
    <li>
      <b className="numerals">{value}</b> {value === 1 ? one : many}
    </li>
  );
}
