import { createContext, useContext } from 'react';
import type { GuidanceView } from '../../../../shared/api/circle-guidance';
import type {
  CircleView,
  PrayerRequestView,
  ReportRequest,
} from '../../../../shared/api/prayer-circles';
import type { Decision } from '../../../ui/decide-dialog';

/** The dialog that is open. */
export type CircleDialog =
  | { readonly kind: 'create' }
  | { readonly kind: 'join'; readonly code: string }
  | { readonly kind: 'ask' | 'invite' | 'members'; readonly circle: CircleView }
  | {
      readonly kind: 'guide';
      readonly circle: CircleView;
      /** What is written first; what a draft holds, where absent. */
      readonly first?: 'guidance' | 'plan';
    }
  | {
      readonly kind: 'change-guidance';
      readonly circle: CircleView;
      readonly item: GuidanceView;
    }
  | { readonly kind: 'answered'; readonly request: PrayerRequestView }
  | {
      readonly kind: 'report';
      readonly circleId: string;
      readonly about: Omit<ReportRequest, 'reason'>;
    }
  | {
      readonly kind: 'decide';
      readonly decision: Decision;
      /** Where one came from, and goes on. */
      readonly back?: CircleDialog;
    };

export const OpenDialogContext = createContext<(dialog: CircleDialog) => void>(() => undefined);

/** Opens one of the dialogs of circles, in the place of whichever is open. */
export function useOpenDialog(): (dialog: CircleDialog) => void {
  return useContext(OpenDialogContext);
}
