import { Clock } from 'lucide-react';
import { Avatar } from '../ui/avatar';
import { Button } from '../ui/button';
import { ContentsItem, ContentsList } from '../ui/contents-list';
import { Fact, Facts } from '../ui/facts';
import { ItemState } from '../ui/item-state';
import { Row, Rows } from '../ui/rows';
import { FocusScreen, Part } from '../ui/screen';
import { SyncPill } from '../ui/sync-pill';
import { Tabs } from '../ui/tabs';
import { Tag } from '../ui/tag';
import { Section } from './section';

const ways = [
  ['pray', 'Pray Scripture', 'Take one passage and pray it back, line by line.'],
  ['acts', 'ACTS Flow', 'Adoration, confession, thanksgiving, supplication.'],
  ['cards', 'Intercession Cards', 'One card a person.'],
  ['words', 'Declarations', 'Words of truth to say aloud.'],
] as const;

export function ListSections() {
  return (
    <>
      <Section name="Contents with leaders" span={4}>
        <ContentsList label="Further along the way">
          <ContentsItem to="/" name="Achievements" value="5 of 15" />
          <ContentsItem to="/" name="Day Review" value="This evening" />
        </ContentsList>
      </Section>
      <Section name="Rows, states, facts" span={4}>
        <Rows>
          <Row>
            <div className="flex items-center gap-3">
              <Avatar name="miriam" />
              Rested on purpose.
            </div>
            <ItemState icon={<Clock size={16} strokeWidth={1.6} />}>Waiting to sync</ItemState>
          </Row>
        </Rows>
        <Facts className="mt-5">
          <Fact label="Plan">Free plan</Fact>
          <Fact label="This device">Miriam’s phone</Fact>
        </Facts>
      </Section>
      <Section name="Tabs" span={4}>
        <div className="h-prayer">
          <Tabs
            label="More ways to pray"
            defaultValue="pray"
            tabs={ways.map(([value, label, words]) => ({
              value,
              label,
              content: (
                <>
                  <p className="mb-3 font-serif text-subhead">{words}</p>
                  <Tag hour="prayer">Coming soon</Tag>
                </>
              ),
            }))}
          />
        </div>
      </Section>
      <Section name="Focus screen" span={12}>
        <div className="gallery-frame">
          <FocusScreen
            hour="check"
            title="Wholeness Check-In"
            backTo="/home"
            historyTo="/check-in/history"
            action={
              <>
                <SyncPill tone="ok" icon="synced">
                  Everything is synced
                </SyncPill>
                <Button>Save Check-In</Button>
              </>
            }
            side={<h2>Lately</h2>}
          >
            <h1>How is it with your soul?</h1>
            <p className="lead mt-2">Choose the closest word. There’s no wrong one.</p>
            <Part title="Grateful for" aside="Up to three, or none">
              <p>The walk in before the rain</p>
            </Part>
          </FocusScreen>
        </div>
      </Section>
    </>
  );
}
