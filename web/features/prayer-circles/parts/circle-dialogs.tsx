import { DecideDialog } from '../../../ui/decide-dialog';
import type { CircleDialog } from '../model/circle-dialog';
import { ChangeGuidanceDialog } from './change-guidance-dialog';
import { AnsweredDialog, AskDialog, CreateCircleDialog } from './dialog-forms';
import { GuideDialog } from './guide-dialog';
import { InviteDialog } from './invite-dialog';
import { JoinDialog } from './join-dialog';
import { MembersDialog } from './members-dialog';
import { ReportDialog } from './report-dialog';

interface Props {
  readonly dialog: CircleDialog;
  readonly onOpen: (dialog: CircleDialog | null) => void;
  /** The server has something new. */
  readonly onChanged: () => void;
  readonly onJoined: (circleId: string) => void;
}

/** Whichever dialog of circles is open. */
export function CircleDialogs({ dialog, onOpen, onChanged, onJoined }: Props) {
  const close = () => onOpen(null);
  switch (dialog.kind) {
    case 'create':
      return <CreateCircleDialog onClose={close} />;
    case 'join':
      return <JoinDialog code={dialog.code} onClose={close} onJoined={onJoined} />;
    case 'ask':
      return <AskDialog circle={dialog.circle} onClose={close} />;
    case 'invite':
      return <InviteDialog circle={dialog.circle} onClose={close} />;
    case 'members':
      return <MembersDialog circle={dialog.circle} onClose={close} onChanged={onChanged} />;
    case 'guide':
      return <GuideDialog circle={dialog.circle} first={dialog.first} onClose={close} />;
    case 'change-guidance':
      return (
        <ChangeGuidanceDialog
          circle={dialog.circle}
          item={dialog.item}
          onClose={close}
          onChanged={onChanged}
        />
      );
    case 'answered':
      return <AnsweredDialog request={dialog.request} onClose={close} />;
    case 'report':
      return <ReportDialog circleId={dialog.circleId} about={dialog.about} onClose={close} />;
    case 'decide': {
      const { decision, back: before = null } = dialog;
      const back = () => onOpen(before);
      return (
        <DecideDialog
          decision={decision}
          onClose={back}
          onDone={() => {
            onChanged();
            back();
          }}
        />
      );
    }
  }
}
