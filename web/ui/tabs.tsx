import * as RadixTabs from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';
import { joinClasses } from './join-classes';

interface TabsProps {
  /** What the tabs choose between, spoken. */
  readonly label: string;
  readonly tabs: readonly {
    readonly value: string;
    readonly label: ReactNode;
    readonly content: ReactNode;
  }[];
  readonly defaultValue: string;
  readonly className?: string | undefined;
}

/** Serif tabs on a hairline; they scroll sideways where there is no room. */
export function Tabs({ label, tabs, defaultValue, className }: TabsProps) {
  return (
    <RadixTabs.Root defaultValue={defaultValue} className={joinClasses('tabs', className)}>
      <RadixTabs.List className="tab-list" aria-label={label}>
        {tabs.map((tab) => (
          <RadixTabs.Trigger key={tab.value} value={tab.value} className="tab">
            {tab.label}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {tabs.map((tab) => (
        <RadixTabs.Content key={tab.value} value={tab.value} className="tab-panel">
          {tab.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}
