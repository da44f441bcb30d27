/** A person's picture in its window, or the first letter of their name. The name stands beside it. */
export function Portrait({ name, src }: { name: string; src: string | undefined }) {
  const [initial = ''] = name;
  return (
    <span className="profile-portrait">
      {src ? <img src={src} alt="" /> : <span aria-hidden>{initial.toUpperCase()}</span>}
    </span>
  );
}
