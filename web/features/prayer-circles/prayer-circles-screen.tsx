import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { CircleView } from '../../../shared/api/prayer-circles';
import { readInvite, takeInvite } from '../../account/circle-invite';
import type { OutboxItem } from '../../outbox/contract';
import { useWhenSent } from '../../outbox/react/use-unsent';
import { useSync } from '../../sync/react/sync-facts';
import { useWide } from '../../ui/use-wide';
import { type CircleDialog, OpenDialogContext } from './model/circle-dialog';
import { readCircle } from './model/forms';
import { CircleDialogs } from './parts/circle-dialogs';
import { NarrowCircles } from './parts/narrow-circles';
import { WideCircles } from './parts/wide-circles';
import { useCircles, useReadAhead, useUnsentHere } from './queries';
import '../../ui/styles/late/circles.css';

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
  const Layout = wide ? WideCircles : NarrowCircles;
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

/** The dialog that is open. An invite that was followed opens its own; its code leaves the address bar at once. */
function useCircleDialog() {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<CircleDialog | null>(null);
  useEffect(() => {
    const code = readInvite(hash) ?? takeInvite();
    if (code) setDialog({ kind: 'join', code });
    if (hash !== '') void navigate(pathname + search, { replace: true });
  }, [hash, pathname, search, navigate]);
  return [dialog, setDialog] as const;
}

/** Which circle is open: it stands in the address, so that a reload and the way back find it. */
function useOpenCircle() {
  const [search, setSearch] = useSearchParams();
  const named = search.get('circle');
  const [openId, show] = useState(named);
  useEffect(() => show(named), [named]);
  const open = useCallback(
    (circleId: string | null) => {
      // Before the address says so: the router draws the whole page anew, a piece at a time.
      show(circleId);
      setSearch(circleId === null ? {} : { circle: circleId }, {
        replace: true,
        preventScrollReset: true,
      });
    },
    [setSearch],
  );
  return { openId, open };
}

/** Opens a circle that was created on this screen as soon as the server knows it. */
function useOpenCreated(
  circles: readonly CircleView[] | undefined,
  unsent: readonly OutboxItem[],
  open: (circleId: string) => void,
): void {
  const awaited = useRef(new Set<string>());
  const known = useRef<ReadonlySet<string>>(undefined);
  useEffect(() => {
    for (const { kind, body } of unsent) {
      if (kind === 'prayer-circle') awaited.current.add(readCircle(body).name.trim());
    }
  }, [unsent]);
  useEffect(() => {
    if (!circles) return;
    const created = circles.find(
      ({ id, name, role }) =>
        role === 'leader' && known.current?.has(id) === false && awaited.current.has(name),
    );
    known.current = new Set(circles.map(({ id }) => id));
    if (!created) return;
    awaited.current.delete(created.name);
    open(created.id);
  }, [circles, open]);
}
