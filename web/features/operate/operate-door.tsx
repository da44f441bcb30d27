import { lazy, type ReactNode, Suspense } from 'react';
import { HubScreen } from '../../ui/screen';
import { Skeleton } from '../../ui/skeleton';
import { useOperate } from './model/use-operate';

/** It has a file of its own, which comes to the devices of operators alone. */
const OperateScreen = lazy(async () => ({
  default: (await import('./operate-screen')).OperateScreen,
}));

interface OperateDoorProps {
  /** What everybody but an operator sees, and an operator whom the server doesn't know yet. */
  readonly notFound: ReactNode;
}

/** The operator's page for an operator; for everybody else there is nothing at this address (Z5). */
export function OperateDoor({ notFound }: OperateDoorProps) {
  const { state, refresh } = useOperate();
  if (state === 'nothing') return notFound;
  if (state === 'asking') return <Waiting />;
  return (
    <Suspense fallback={<Waiting />}>
      <OperateScreen state={state} onRefused={refresh} />
    </Suspense>
  );
}

function Waiting() {
  return (
    <HubScreen>
      <Skeleton className="mt-8" />
    </HubScreen>
  );
}
