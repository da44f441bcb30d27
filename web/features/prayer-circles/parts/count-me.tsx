import { useState } from 'react';
import type { CircleView } from '../../../../shared/api/prayer-circles';
import { HowFiguresWork } from '../../../account/react/figures-explained';
import { COUNT_ME_NOTE } from '../../../account/sharing-words';
import { useLive } from '../../../live/react/use-live';
import { online } from '../../../platform/online';
import { Switch } from '../../../ui/switch';
import { toast } from '../../../ui/toast-store';
import { countMe } from '../commands';

interface Props {
  readonly circle: CircleView;
  readonly onChanged: () => void;
}

/** Whether a member is counted in the figures that the leader sees. The leader is not counted. */
export function CountMe({ circle, onChanged }: Props) {
  const isOnline = useLive(online) ?? true;
  const [counts, setCounts] = useState(circle.countsMe);
  const [pending, setPending] = useState(false);
  const choose = async (chosen: boolean) => {
    setCounts(chosen);
    setPending(true);
    const result = await countMe(circle.id, chosen);
    setPending(false);
    if (result.ok) {
      onChanged();
      return;
    }
    setCounts(!chosen);
    toast({ title: 'Choice not saved', description: result.problem, variant: 'destructive' });
  };
  return (
    <section aria-label="Figures" className="mt-5">
      <Switch
        label="Count me in this circle’s figures"
        note={COUNT_ME_NOTE}
        checked={counts}
        disabled={!isOnline || pending}
        onChange={(chosen) => void choose(chosen)}
      />
      {!isOnline && (
        <p className="note mt-2" role="status">
          You’re offline. You can change this when you’re back online.
        </p>
      )}
      <HowFiguresWork of="circle" className="mt-1" />
    </section>
  );
}
