import type { ReactNode } from 'react';
import { FocusScreen } from '../../../ui/screen';

interface PageFrameProps {
  /** Wide screens: the page stands beside the list, on a leaf of its own. */
  wide: boolean;
  backTo: string;
  /** At the head's right end on phones. */
  aside?: ReactNode;
  /** Above the page on phones; wide screens show it over the list. */
  banner?: ReactNode;
  /** Beside the action on wide screens. */
  tools?: ReactNode;
  action: ReactNode;
  children: ReactNode;
}

/** One page of the journal, as a phone's focus screen or as the right half of two. */
export function PageFrame(props: PageFrameProps) {
  const { wide, backTo, aside, banner, tools, action, children } = props;
  if (!wide) {
    return (
      <FocusScreen
        hour="journal"
        title="Brilliance Journal"
        backTo={backTo}
        aside={aside}
        action={action}
      >
        {banner}
        {children}
        {tools && <div className="mt-4">{tools}</div>}
      </FocusScreen>
    );
  }
  return (
    <main
      id="main"
      tabIndex={-1}
      className="relative flex min-h-0 flex-col overflow-y-auto bg-leaf px-14 pt-9 pb-7"
    >
      <div className="flex w-full max-w-152 flex-1 flex-col">
        {children}
        <div className="mt-4.5 flex items-center justify-between gap-5">
          <div className="min-w-0 flex-1">{tools}</div>
          <div className="flex items-center gap-5" data-action>
            {action}
          </div>
        </div>
      </div>
    </main>
  );
}
