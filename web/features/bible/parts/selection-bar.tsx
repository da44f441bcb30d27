import { Bookmark, BookOpen, Copy, HandHeart, NotebookPen, Share2, Volume2, X } from 'lucide-react';
import type { ComponentType } from 'react';
import { HIGHLIGHT_COLORS, type HighlightColor } from '../../../../shared/records/bible-chapter';
import { IconButton } from '../../../ui/icon-button';
import { joinClasses } from '../../../ui/join-classes';

interface SelectionBarProps {
  /** As a page prints it: `Psalm 23:4–6`. */
  readonly reference: string;
  /** The color that all chosen verses have, if one. */
  readonly color: HighlightColor | undefined;
  readonly isBookmarked: boolean;
  readonly onColor: (color: HighlightColor | null) => void;
  readonly onNote: () => void;
  readonly onBookmark: () => void;
  readonly onCopy: () => void;
  readonly onShare: () => void;
  readonly onUseToday: () => void;
  readonly onListen: () => void;
  readonly onPray: () => void;
  readonly onClose: () => void;
}

/** What can be done with the chosen verses. */
export function SelectionBar(props: SelectionBarProps) {
  const { reference, color, isBookmarked, onColor, onClose } = props;
  return (
    <section className="selection" aria-label={`What to do with ${reference}`}>
      <div className="selection-head">
        <h2 className="running" aria-live="polite">
          {reference}
        </h2>
        <fieldset className="selection-colors">
          <legend className="sr-only">Highlight</legend>
          {HIGHLIGHT_COLORS.map((each) => (
            <button
              key={each}
              type="button"
              className={`selection-color highlight-${each}`}
              aria-label={`Highlight in ${each}`}
              aria-pressed={each === color}
              onClick={() => onColor(each === color ? null : each)}
            />
          ))}
        </fieldset>
        <IconButton label="Choose no verse" onClick={onClose}>
          <X size={20} strokeWidth={1.6} aria-hidden />
        </IconButton>
      </div>
      <div className="selection-ways">
        <Way icon={NotebookPen} label="Note" onPress={props.onNote} />
        <Way icon={Bookmark} label="Bookmark" isPressed={isBookmarked} onPress={props.onBookmark} />
        <Way icon={Copy} label="Copy" onPress={props.onCopy} />
        <Way icon={Share2} label="Share" onPress={props.onShare} />
        <Way icon={Volume2} label="Listen" onPress={props.onListen} />
        <Way icon={HandHeart} label="Pray" says="Pray this" onPress={props.onPray} />
        <Way icon={BookOpen} label="Today" says="Use for today" onPress={props.onUseToday} />
      </div>
    </section>
  );
}

interface WayProps {
  readonly icon: ComponentType<{ size: number; strokeWidth: number; 'aria-hidden': boolean }>;
  readonly label: string;
  /** For people who can't see what it stands beside, where that is more. */
  readonly says?: string;
  readonly isPressed?: boolean;
  readonly onPress: () => void;
}

function Way({ icon: Icon, label, says, isPressed, onPress }: WayProps) {
  return (
    <button
      type="button"
      className={joinClasses('selection-way', isPressed && 'selection-way-on')}
      aria-label={says}
      aria-pressed={isPressed}
      onClick={onPress}
    >
      <Icon size={20} strokeWidth={1.6} aria-hidden />
      {label}
    </button>
  );
}
