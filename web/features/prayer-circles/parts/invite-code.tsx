import { useEffect, useState } from 'react';
import type { CodePicture } from '../model/draw-code';

/** Light points around the code, without which no camera finds it. */
const QUIET = 4;

/** The link as a QR code, black on white by day and by night; nothing where its code can't be had. */
export function InviteCode({ link }: { readonly link: string }) {
  const picture = useCode(link);
  if (picture === undefined) return <div className="invite-code" aria-hidden />;
  if (picture === null) return null;
  const { modules, path } = picture;
  const side = modules + 2 * QUIET;
  return (
    <svg
      className="invite-code"
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label="QR code of the invite link"
    >
      <rect x={-QUIET} y={-QUIET} width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

/** Undefined while what draws it is loaded, null where that can't be had. */
function useCode(link: string): CodePicture | null | undefined {
  const [picture, setPicture] = useState<CodePicture | null>();
  useEffect(() => {
    let isCurrent = true;
    const show = (drawn: CodePicture | null) => {
      if (isCurrent) setPicture(drawn);
    };
    import('../model/draw-code').then(
      ({ drawCode }) => show(drawCode(link)),
      () => show(null),
    );
    return () => {
      isCurrent = false;
    };
  }, [link]);
  return picture;
}
