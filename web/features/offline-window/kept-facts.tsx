import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { KeptWindow } from '../../content/kept-window';
import { Fact, Facts } from '../../ui/facts';
import { ItemState } from '../../ui/item-state';

interface KeptFactsProps {
  readonly kept: KeptWindow;
  /** The person has told the browser to save data. */
  readonly savesData: boolean;
}

/** What is on this device, one line each. */
export function KeptFacts({ kept: { text, week, moments }, savesData }: KeptFactsProps) {
  return (
    <Facts className="numerals mt-5 border-rule border-b">
      <Fact label="Scripture and devotionals">
        {text.kept === text.total ? (
          <Here>{`${text.kept} days`}</Here>
        ) : (
          `${text.kept} of ${text.total} days`
        )}
      </Fact>
      {week.total > 0 && (
        <Fact label="Narration, first seven days">
          {week.kept === week.total ? (
            <Here>{savesData ? 'Saved' : 'Saved automatically'}</Here>
          ) : (
            `${week.kept} of ${week.total}`
          )}
        </Fact>
      )}
      <Fact label="Everything you wrote">
        <Here>Always</Here>
      </Fact>
      <Fact label="Mindful moments">
        {moments.withSound ? `${moments.count}, with sound` : moments.count}
      </Fact>
    </Facts>
  );
}

function Here({ children }: { readonly children: ReactNode }) {
  return (
    <ItemState tone="ok" icon={<Check size={16} aria-hidden />} className="text-base">
      {children}
    </ItemState>
  );
}
