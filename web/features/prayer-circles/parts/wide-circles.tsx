import { Plus } from 'lucide-react';
import type { CircleView } from '../../../../shared/api/prayer-circles';
import type { OutboxItem } from '../../../outbox/contract';
import { Button } from '../../../ui/button';
import { IconButton } from '../../../ui/icon-button';
import { useOpenDialog } from '../model/circle-dialog';
import type { CircleLayoutProps } from '../model/circle-layout';
import { isAlone, sayPrayedToday, sayRequests } from '../model/words';
import { CircleGuidance } from './circle-guidance';
import { CircleLights } from './circle-lights';
import { CircleListState, CirclesFoot, LeftOver, UnsentCircles } from './circle-list-parts';
import { CircleRequests } from './circle-requests';
import { CircleTools } from './circle-tools';
import { LeaderStartList } from './leader-start-list';

/** Wide screens: the circles, then the open one, or the first. */
export function WideCircles({ list, unsent, openId, onOpen }: CircleLayoutProps) {
  const openDialog = useOpenDialog();
  const { circles, drop } = list;
  const shown = circles?.find(({ id }) => id === openId) ?? circles?.[0];
  return (
    <div className="h-prayer grid h-dvh grid-cols-panes">
      <section
        aria-label="Your circles"
        className="min-h-0 overflow-y-auto border-rule border-r px-6 pt-9 pb-6"
      >
        <div className="flex items-center justify-between">
          <h1 className="text-pane">Prayer Circles</h1>
          <IconButton label="Create a circle" onClick={() => openDialog({ kind: 'create' })}>
            <Plus size={20} strokeWidth={1.6} aria-hidden />
          </IconButton>
        </div>
        <ul className="mt-5 grid gap-1">
          {circles?.map((circle) => (
            <li key={circle.id}>
              <CircleLink
                circle={circle}
                isShown={circle === shown}
                onShow={() => onOpen(circle.id)}
              />
            </li>
          ))}
        </ul>
        <UnsentCircles unsent={unsent} />
        <LeftOver list={list} unsent={unsent} />
        <CirclesFoot circles={circles} />
      </section>
      <main id="main" tabIndex={-1} className="min-h-0 overflow-y-auto px-14 pt-9 pb-16">
        {shown ? (
          <OpenCircle key={shown.id} circle={shown} unsent={unsent} onRefused={drop} />
        ) : (
          <CircleListState list={list} unsent={unsent} />
        )}
      </main>
    </div>
  );
}

interface CircleLinkProps {
  readonly circle: CircleView;
  readonly isShown: boolean;
  readonly onShow: () => void;
}

function CircleLink({ circle, isShown, onShow }: CircleLinkProps) {
  return (
    <button
      type="button"
      className="circle-link"
      aria-current={isShown ? 'true' : undefined}
      onClick={onShow}
    >
      <span className="circle-link-name">{circle.name}</span>
      {circle.description && (
        <span className="block text-ui-sm wrap-anywhere text-ink-2">{circle.description}</span>
      )}
      <CircleLights circle={circle}>{sayRequests(circle)}</CircleLights>
    </button>
  );
}

interface OpenCircleProps {
  readonly circle: CircleView;
  readonly unsent: readonly OutboxItem[];
  readonly onRefused: (circleId: string) => void;
}

function OpenCircle({ circle, unsent, onRefused }: OpenCircleProps) {
  const openDialog = useOpenDialog();
  return (
    <div className="max-w-176">
      <div className="flex items-end justify-between gap-5">
        <div className="min-w-0">
          <h2 className="text-4xl leading-name font-part wrap-anywhere">{circle.name}</h2>
          <div className="mt-2.5 flex flex-wrap items-center gap-x-5">
            <CircleLights circle={circle}>{sayPrayedToday(circle)}</CircleLights>
            <CircleTools circle={circle} />
          </div>
        </div>
        <div className="flex flex-none flex-wrap justify-end gap-3">
          <Button
            size="sm"
            variant={isAlone(circle) ? 'secondary' : 'primary'}
            className="flex-none"
            onClick={() => openDialog({ kind: 'ask', circle })}
          >
            Ask for prayer
          </Button>
        </div>
      </div>
      <div className="mt-5 empty:hidden">
        <LeaderStartList circle={circle} />
      </div>
      <div className="mt-5">
        <CircleGuidance circle={circle} unsent={unsent} />
        <CircleRequests circle={circle} unsent={unsent} onRefused={onRefused} />
      </div>
    </div>
  );
}
