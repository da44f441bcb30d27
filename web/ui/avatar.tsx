import { joinClasses } from './join-classes';

interface AvatarProps {
  readonly name: string;
  readonly src?: string | null | undefined;
  readonly className?: string | undefined;
}

/** A person's picture, or the first letter of their name. Decorative: the name stands beside it. */
export function Avatar({ name, src, className }: AvatarProps) {
  return (
    <span className={joinClasses('avatar', className)} aria-hidden>
      {src ? <img src={src} alt="" /> : (Array.from(name)[0] ?? '').toUpperCase()}
    </span>
  );
}
