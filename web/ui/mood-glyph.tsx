import type { Mood } from '../../shared/records/check-in';
import { joinClasses } from './join-classes';
import { type MoodStroke, moodStrokes } from './mood-strokes';

interface MoodGlyphProps {
  readonly mood: Mood;
  /** Pixels. The stroke follows: 1.8 up to 32, 1.6 up to 44, then 1.4. */
  readonly size?: number | undefined;
  readonly className?: string | undefined;
}

/** A mood as a drawing. Decorative: the word stands beside it. */
export function MoodGlyph({ mood, size = 32, className }: MoodGlyphProps) {
  return (
    <svg
      className={joinClasses('mood-glyph', className)}
      viewBox="0 0 32 32"
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      fill="none"
      stroke="currentColor"
      strokeWidth={chooseStroke(size)}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {moodStrokes[mood].map((stroke) => (
        <path key={`${stroke.d}${stroke.turn ?? 0}`} {...draw(stroke)} />
      ))}
    </svg>
  );
}

function draw({ d, light, turn }: MoodStroke) {
  return {
    d,
    ...(light && { stroke: 'var(--mood-accent, currentColor)' }),
    ...(turn && { transform: `rotate(${turn} 16 16)` }),
  };
}

function chooseStroke(size: number): number {
  if (size <= 32) return 1.8;
  return size <= 44 ? 1.6 : 1.4;
}
