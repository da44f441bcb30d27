import { Plus } from 'lucide-react';
import { PREMIUM_WORDS } from '../../shared/domain/premium-words';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { Gate } from '../ui/gate';
import { Leaf } from '../ui/leaf';
import { Niche } from '../ui/niche';
import { Scripture } from '../ui/scripture';
import { Skeleton } from '../ui/skeleton';
import { Tag } from '../ui/tag';
import { Section } from './section';

export function PanelSections() {
  return (
    <>
      <Section name="Premium gate" span={4}>
        <Gate title="Keep writing" note="7-day free trial • Cancel anytime">
          <p className="mt-2 mb-5 text-ink-2">{PREMIUM_WORDS['unlimited-entries'].line}</p>
          <p className="mb-4">
            <span className="font-serif text-[2rem]">$9.99</span>{' '}
            <span className="text-ink-2">per month</span>
          </p>
          <Button full>Upgrade to Premium</Button>
        </Gate>
      </Section>
      <Section name="Empty state" span={3}>
        <EmptyState
          title="No Journal Entries Yet"
          action={
            <Button variant="secondary" size="sm">
              <Plus size={16} strokeWidth={1.6} />
              New entry
            </Button>
          }
        >
          The first line is the hardest. It does not need to be good.
        </EmptyState>
      </Section>
      <Section name="Leaf (panel), and scripture niche" span={5}>
        <div className="gallery-stack">
          <Leaf>
            <div className="flex items-center justify-between gap-3">
              <h2 className="text-subhead">Psalm 27</h2>
              <Tag hour="prayer">Worship</Tag>
            </div>
            <p className="numerals mt-1 text-ink-2 text-ui-sm">Read 15 min · Prayed 10 min</p>
          </Leaf>
          <Niche>
            <Scripture reference="Lamentations 3:22–23" translation="WEB">
              <sup>22</sup>It is because of Yahweh’s loving kindnesses that we are not consumed,
              because his mercies don’t fail. <sup>23</sup>They are new every morning. Great is your
              faithfulness.
            </Scripture>
          </Niche>
        </div>
      </Section>
      <Section name="Grace state: a broken streak" span={4}>
        <Leaf>
          <h2>Grace meets you here</h2>
          <p className="mt-1.5 mb-4.5 text-ink-2">
            Begin again today. Your journey continues with compassion and renewed purpose.
          </p>
          <Button size="sm">Start Today’s Drop</Button>
        </Leaf>
      </Section>
      <Section name="Skeleton" span={3}>
        <Skeleton rows={2} />
      </Section>
    </>
  );
}
