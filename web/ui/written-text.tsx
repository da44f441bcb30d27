import { stretchesOf } from '../../shared/domain/quoted-text';
import { joinClasses } from './join-classes';
import './styles/written.css';

interface WrittenTextProps {
  readonly text: string;
  readonly className?: string | undefined;
}

/** What a person wrote, to be read: in its lines, with quotations set apart. */
export function WrittenText({ text, className }: WrittenTextProps) {
  return (
    <div className={joinClasses('written', className)}>
      {stretchesOf(text).map(({ quoted, text: words }, index) => {
        const Part = quoted ? 'blockquote' : 'p';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stretch has no identity but its place
          <Part key={index}>{words}</Part>
        );
      })}
    </div>
  );
}
