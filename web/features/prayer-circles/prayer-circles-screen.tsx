import { useCallback } from 'react';
import { useWhenSent } from '../../outbox/react/use-unsent';
import { useSync } from '../../sync/react/sync-facts';
import { useWide } from '../../ui/use-wide';
import { CircleDesk } from './circle-desk';
import { OpenDialogContext } from './circle-dialog';
import { CircleDialogs } from './circle-dialogs';
import { CircleShelf } from './circle-shelf';
import { useCircles, useReadAhead, useUnsentHere } from './queries';
import { useCircleDialog } from './use-circle-dialog';
import { useOpenCircle } from './use-open-circle';
import { useOpenCreated } from './use-open-created';
import './prayer-circles.css';

/** Prayer Circles: what one asks for, and carries with others. On phones in one column, on wide screens in two. */
export function PrayerCirclesScreen() {
  const wide = useWide();
  const list = useCircles();
  useReadAhead(list.circles);
  const unsent = useUnsentHere();
  const [dialog, setDialog] = useCircleDialog();
  const { openId, open } = useOpenCircle();
  useOpenCreated(list.circles, unsent, open);
  const { syncNow } = useSync();
  const { refresh } = list;
  useWhenSent(
    unsent,
    useCallback(() => void refresh(), [refresh]),
  );
  const Layout = wide ? CircleDesk : CircleShelf;
  return (
    <OpenDialogContext value={setDialog}>
      <Layout list={list} unsent={unsent} openId={openId} onOpen={open} />
      {dialog && (
        <CircleDialogs
          dialog={dialog}
          onOpen={setDialog}
          // Every list of the screen asks anew after a sync.
          onChanged={() => void syncNow()}
          onJoined={(circleId) => {
            setDialog(null);
            open(circleId);
            void refresh();
          }}
        />
      )}
    </OpenDialogContext>
  );
}
