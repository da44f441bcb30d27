import type { Mood } from '../../shared/records/check-in';
import { joinClasses } from './join-classes';
import { type MoodStroke, moodStrokes } from './mood-strokes';
import './styles/late/moods.css';

interface GlyphProps {
  readonly strokes: readonly MoodStroke[];
  /** Pixels. The stroke follows: 1.8 up to 32, 1.6 up to 44, then 1.4. */
  readonly size?: number | undefined;
  readonly className?: string | undefined;
}

interface MoodGlyphProps extends Omit<GlyphProps, 'strokes'> {
  readonly mood: Mood;
}

/** A mood as a drawing. Decorative: the word stands beside it. */
export function MoodGlyph({ mood, ...rest }: MoodGlyphProps) {
  return <Glyph strokes={moodStrokes[mood]} {...rest} />;
}

/** As above, for a drawing of the same hand that is no mood. */
export function Glyph({ strokes, size = 32, className }: GlyphProps) {
  return (
    <svg
      className={joinClasses('mood-glyph', className)}
      viewBox="0 0 32 32"
      style={{ '--size': `${size / 16}rem` }}
      fill="none"
      stroke="currentColor"
      strokeWidth={chooseStroke(size)}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {strokes.map((stroke) => (
        <Stroke key={`${stroke.d}${stroke.turn ?? 0}`} stroke={stroke} />
      ))}
    </svg>
  );
}

/** One stroke of a glyph, within an SVG whose own stroke is the line. */
export function Stroke({ stroke: { d, light, turn } }: { readonly stroke: MoodStroke }) {
  return (
    <path
      d={d}
      {...(light && { stroke: 'var(--mood-accent, currentColor)' })}
      {...(turn && { transform: `rotate(${turn} 16 16)` })}
    />
  );
}

function chooseStroke(size: number): number {
  if (size <= 32) return 1.8;
  return size <= 44 ? 1.6 : 1.4;
}
