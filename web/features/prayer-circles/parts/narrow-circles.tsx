import { ChevronDown, ChevronUp, Plus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { CircleView } from '../../../../shared/api/prayer-circles';
import { Button } from '../../../ui/button';
import { IconButton } from '../../../ui/icon-button';
import { HubScreen } from '../../../ui/screen';
import { useOpenDialog } from '../model/circle-dialog';
import type { CircleLayoutProps } from '../model/circle-layout';
import { sayPrayedToday, sayRequests } from '../model/words';
import { CircleGuidance } from './circle-guidance';
import { CircleLights } from './circle-lights';
import { CircleListState, CirclesFoot, LeftOver, UnsentCircles } from './circle-list-parts';
import { CircleRequests } from './circle-requests';
import { CircleTools } from './circle-tools';
import { LeaderStartList } from './leader-start-list';

/** Phones: circles one below the other, the open one with its requests in it. */
export function NarrowCircles({ list, unsent, openId, onOpen }: CircleLayoutProps) {
  const openDialog = useOpenDialog();
  const { circles, drop } = list;
  return (
    <HubScreen className="h-prayer">
      <div className="flex items-end justify-between gap-4">
        <div>
          <span className="running">Carried together</span>
          <h1 className="mt-1">Prayer Circles</h1>
        </div>
        <IconButton
          label="Create a circle"
          className="-mr-3 -mb-2"
          onClick={() => openDialog({ kind: 'create' })}
        >
          <Plus size={20} strokeWidth={1.6} aria-hidden />
        </IconButton>
      </div>
      <div className="circles mt-6">
        <UnsentCircles unsent={unsent} />
        {circles?.map((circle) => (
          <CircleSection
            key={circle.id}
            circle={circle}
            isOpen={circle.id === openId}
            onToggle={() => onOpen(circle.id === openId ? null : circle.id)}
          >
            <CircleGuidance circle={circle} unsent={unsent} />
            <CircleRequests circle={circle} unsent={unsent} onRefused={drop} />
          </CircleSection>
        ))}
      </div>
      <CircleListState list={list} unsent={unsent} />
      <LeftOver list={list} unsent={unsent} />
      <CirclesFoot circles={circles} />
    </HubScreen>
  );
}

interface CircleSectionProps {
  readonly circle: CircleView;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

function CircleSection({ circle, isOpen, onToggle, children }: CircleSectionProps) {
  const openDialog = useOpenDialog();
  const id = useId();
  const { name, description } = circle;
  const Icon = isOpen ? ChevronUp : ChevronDown;
  return (
    <section className={isOpen ? 'circle circle-open' : 'circle'} aria-labelledby={`${id}-name`}>
      <div>
        <h2 id={`${id}-name`} className="text-count wrap-anywhere">
          <button
            type="button"
            className="circle-toggle"
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={onToggle}
          >
            {name}
            <Icon size={20} strokeWidth={1.6} aria-hidden className="flex-none text-ink-2" />
          </button>
        </h2>
        {description && <p className="block text-ui-sm wrap-anywhere text-ink-2">{description}</p>}
      </div>
      <div className="mt-2.5">
        <CircleLights circle={circle}>
          {isOpen ? sayPrayedToday(circle) : sayRequests(circle)}
        </CircleLights>
      </div>
      {isOpen && (
        <div id={id}>
          <div className="mt-1.5">
            <CircleTools circle={circle} />
          </div>
          <div className="mt-2 empty:hidden">
            <LeaderStartList circle={circle} full />
          </div>
          <Button
            variant="secondary"
            size="sm"
            full
            className="mt-2 mb-5"
            onClick={() => openDialog({ kind: 'ask', circle })}
          >
            <Plus size={16} strokeWidth={1.6} aria-hidden />
            Ask for prayer
          </Button>
          {children}
        </div>
      )}
    </section>
  );
}
