import { isBlank, isSame } from './canonical';
import type { Contest, Ruling } from './side';

/** `choice`: a change on one side only wins, else the later. Without a base something beats nothing. */
export function mergeChoice(contest: Contest): Ruling {
  return { value: sideThatStands(contest).value };
}

/** `recording`, and whatever has no better rule: like a choice, but a losing value is kept. */
export function mergeKeepingLoser(contest: Contest): Ruling {
  const { later, earlier, base } = contest;
  const stands = sideThatStands(contest);
  const loser = stands === later ? earlier : later;
  const wasGivenUp = base !== undefined && isSame(loser.value, base.value);
  if (wasGivenUp || isBlank(loser.value) || isSame(loser.value, stands.value)) {
    return { value: stands.value };
  }
  return { value: stands.value, lost: { value: loser.value, updatedAt: loser.updatedAt } };
}

function sideThatStands({ later, earlier, base }: Contest): Contest['later'] {
  if (base !== undefined) return isSame(later.value, base.value) ? earlier : later;
  return isBlank(later.value) && !isBlank(earlier.value) ? earlier : later;
}
