import type { Danger } from '../../../../shared/companion/answer';
import { CareView } from '../../../content/care/care-view';
import { deviceName } from '../../../platform/device-name';
import { Dialog } from '../../../ui/dialog';

interface CareDialogProps {
  readonly danger: Danger;
  readonly onClose: () => void;
}

/** People to reach, for somebody whose reply speaks of danger. Their words stay in the form (Y3). */
export function CareDialog({ danger, onClose }: CareDialogProps) {
  return (
    <Dialog open onOpenChange={onClose} title="Reach someone now" titleHidden closable>
      <CareView
        danger={danger}
        device={deviceName()}
        isSaved={false}
        wasSent={false}
        onClose={onClose}
      />
    </Dialog>
  );
}
