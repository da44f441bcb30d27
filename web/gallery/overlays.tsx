import { Info, LogOut } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { IconButton } from '../ui/icon-button';
import { Medal } from '../ui/medal';
import { Menu, MenuContent, MenuItem, MenuLabel, MenuRule, MenuTrigger } from '../ui/menu';
import { ProgressBar } from '../ui/progress-bar';
import { StreakPill } from '../ui/streak-pill';
import { Sunrise } from '../ui/sunrise';
import { Tag } from '../ui/tag';
import { toast } from '../ui/toast-store';
import { Tooltip } from '../ui/tooltip';
import { kept } from './light';
import { Section } from './section';

export function OverlaySections() {
  return (
    <>
      <Section name="Toasts, menu, tooltip" span={6}>
        <ToastsAndMenu />
      </Section>
      <Section name="Achievement, unlocked and locked" span={6}>
        <Achievements />
      </Section>
      <Section name="Dialogs" span={5}>
        <Dialogs />
      </Section>
    </>
  );
}

function ToastsAndMenu() {
  return (
    <div className="gallery-flow">
      <Button
        variant="secondary"
        size="sm"
        onClick={() =>
          toast({
            title: 'Daily Drop Completed!',
            description: 'Your reflection has been saved.',
          })
        }
      >
        Toast
      </Button>
      <Button
        variant="secondary"
        size="sm"
        onClick={() =>
          toast({
            title: 'Error',
            description: 'Failed to save voice recording. Please try again.',
            variant: 'destructive',
          })
        }
      >
        Destructive toast
      </Button>
      <Menu>
        <MenuTrigger>
          <Button variant="secondary" size="sm">
            Menu
          </Button>
        </MenuTrigger>
        <MenuContent align="start">
          <MenuLabel>Information</MenuLabel>
          <MenuItem>Privacy Policy</MenuItem>
          <MenuItem>About AI</MenuItem>
          <MenuRule />
          <MenuItem danger icon={<LogOut size={20} strokeWidth={1.6} />}>
            Logout
          </MenuItem>
        </MenuContent>
      </Menu>
      <Tooltip label="Information">
        <IconButton label="Information">
          <Info size={20} strokeWidth={1.6} />
        </IconButton>
      </Tooltip>
    </div>
  );
}

function Achievements() {
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <div className="grid grid-cols-[5.25rem_1fr] items-center gap-4.5">
        <Medal figure={7} unlocked />
        <div>
          <h2 className="text-subhead">Week Warrior</h2>
          <p className="mb-2 text-ink-2 text-ui-sm">Seven days kept in a row.</p>
          <Tag tone="gold">Unlocked</Tag>
        </div>
      </div>
      <div className="grid grid-cols-[5.25rem_1fr] items-center gap-4.5">
        <Medal figure={14} unlocked={false} />
        <div>
          <h2 className="text-subhead">Steady Soul</h2>
          <p className="mb-2 text-ink-2 text-ui-sm">Fourteen days kept in a row.</p>
          <ProgressBar label="Steady Soul" value={6} max={14} />
          <p className="note numerals mt-1">6 of 14 days</p>
        </div>
      </div>
    </div>
  );
}

function Dialogs() {
  const [open, setOpen] = useState<'low' | 'arch' | null>(null);
  const close = (stays: boolean) => setOpen(stays ? open : null);
  return (
    <div className="gallery-flow">
      <Button variant="secondary" size="sm" onClick={() => setOpen('low')}>
        Decide
      </Button>
      <Button variant="secondary" size="sm" onClick={() => setOpen('arch')}>
        Share
      </Button>
      <Dialog
        open={open === 'low'}
        onOpenChange={close}
        alert
        title="Four items aren’t synced yet"
        description="You’re offline. Choose what happens to them before you sign out."
      >
        <div className="dialog-actions">
          <Button full autoFocus onClick={() => setOpen(null)}>
            Stay signed in
          </Button>
          <Button full variant="secondary">
            Sign out and lock them here
          </Button>
        </div>
      </Dialog>
      <Dialog
        open={open === 'arch'}
        onOpenChange={close}
        shape="arch"
        top={<Sunrise className="mx-auto mb-4 w-52" day={23} lit={kept} decorative />}
        title="Share Your Journey"
        description="Day 23 of 90"
      >
        <StreakPill days={6} className="mt-4" />
        <div className="dialog-actions">
          <Button full>Create an image</Button>
          <Button full variant="plain" onClick={() => setOpen(null)}>
            Copy text
          </Button>
        </div>
      </Dialog>
    </div>
  );
}
