import { Pencil, Repeat, Square, Volume2 } from 'lucide-react';
import { Button } from '../../../ui/button';
import { Lights } from '../../../ui/lights';
import { Menu, MenuContent, MenuItem, MenuTrigger } from '../../../ui/menu';
import { REPEATS, type Repeats, type RepetitionState } from '../model/repetition';
import type { Saying } from '../model/use-saying';

const TIMES: Readonly<Record<Repeats, string>> = { 3: 'Three times', 7: 'Seven times' };

interface WaysToSayProps {
  readonly saying: Saying;
  /** Undefined where it isn't the person's own. */
  readonly onEdit: (() => void) | undefined;
}

/** What can be done with the open declaration; while it is repeated, how far that is. */
export function WaysToSay({ saying, onEdit }: WaysToSayProps) {
  const { repetition, isHeard, hear, repeat, stop } = saying;
  const isCounting = repetition.is !== 'idle';
  return (
    <div className="declaration-ways">
      <div role="status" className="declaration-count">
        {isCounting && <Count repetition={repetition} />}
      </div>
      {!isCounting && (
        <>
          <HearButton isHeard={isHeard} onPress={isHeard ? stop : hear} />
          <RepeatMenu onRepeat={repeat} />
          {onEdit && (
            <Button variant="text" size="sm" onClick={onEdit}>
              <Pencil size={16} strokeWidth={1.6} aria-hidden />
              Edit
            </Button>
          )}
        </>
      )}
    </div>
  );
}

type Counting = Exclude<RepetitionState, { is: 'idle' }>;

function Count({ repetition }: { readonly repetition: Counting }) {
  const { turn, of } = repetition;
  return (
    <>
      <Lights lit={turn - 1} count={of} />
      <span className="running numerals">{`${turn} of ${of}`}</span>
      <span className="note">{hintOf(repetition)}</span>
    </>
  );
}

function hintOf({ is }: Counting): string {
  if (is === 'finding') return 'Looking for a voice';
  if (is === 'resting') return 'A moment of quiet';
  if (is === 'asking') return 'This device has no voice to read with. Say it yourself.';
  return 'Say it with the voice, or listen';
}

interface HearButtonProps {
  readonly isHeard: boolean;
  readonly onPress: () => void;
}

function HearButton({ isHeard, onPress }: HearButtonProps) {
  const Icon = isHeard ? Square : Volume2;
  return (
    <Button variant="secondary" size="sm" onClick={onPress}>
      <Icon size={16} strokeWidth={1.6} aria-hidden />
      {isHeard ? 'Stop' : 'Say It Aloud'}
    </Button>
  );
}

function RepeatMenu({ onRepeat }: { readonly onRepeat: (repeats: Repeats) => void }) {
  return (
    <Menu>
      <MenuTrigger>
        <Button variant="secondary" size="sm">
          <Repeat size={16} strokeWidth={1.6} aria-hidden />
          Repeat
        </Button>
      </MenuTrigger>
      <MenuContent align="start">
        {REPEATS.map((repeats) => (
          <MenuItem key={repeats} onSelect={() => onRepeat(repeats)}>
            {TIMES[repeats]}
          </MenuItem>
        ))}
      </MenuContent>
    </Menu>
  );
}
