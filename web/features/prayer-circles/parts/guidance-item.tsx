import { Pencil, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { GuidanceKind, GuidanceView } from '../../../../shared/api/circle-guidance';
import type { CircleView } from '../../../../shared/api/prayer-circles';
import { useToday } from '../../../live/react/use-today';
import { useHere } from '../../../ui/came-from';
import type { Decision } from '../../../ui/decide-dialog';
import { MoreMenu } from '../../../ui/more-menu';
import { removeGuidance } from '../commands';
import { useOpenDialog } from '../model/circle-dialog';
import { sayGuidance } from '../model/guidance';
import { writeAbout } from '../model/write-about';

interface Props {
  readonly item: GuidanceView;
  readonly circle: CircleView;
}

/** A note, a theme or a question of the leader. Shown as the plain text it is (A12). */
export function GuidanceItem({ item, circle }: Props) {
  const today = useToday();
  const headId = useId();
  const said = sayGuidance(item, today);
  return (
    <article className="circle-given" aria-labelledby={headId}>
      <div className="flex items-center justify-between gap-3">
        <p id={headId} className="running min-w-0 wrap-anywhere">
          {said}
        </p>
        {circle.role === 'leader' && <LeaderMenu item={item} circle={circle} said={said} />}
      </div>
      <GivenWords {...item} />
      {item.kind === 'prompt' && <WriteAboutIt question={item.text} />}
    </article>
  );
}

/** The words of it, here and while they wait to be sent. */
export function GivenWords({ kind, title, text }: Pick<GuidanceView, 'kind' | 'title' | 'text'>) {
  return (
    <>
      {title && <h4 className="circle-given-title">{title}</h4>}
      <p
        className={
          kind === 'prompt'
            ? 'mt-1 font-serif text-xl leading-running font-normal text-pretty wrap-anywhere whitespace-pre-line'
            : 'mt-1 font-serif text-lg leading-prose font-normal text-pretty wrap-anywhere whitespace-pre-line text-ink-2'
        }
      >
        {text}
      </p>
    </>
  );
}

/** Into the person’s own journal with the question (W13). */
function WriteAboutIt({ question }: { readonly question: string }) {
  const here = useHere();
  return (
    <p className="flex flex-wrap items-center gap-x-4">
      <Link
        {...writeAbout(question, here)}
        className="text-link inline-flex min-h-11 items-center"
        aria-label={`Write about it: ${question}`}
      >
        Write about it
      </Link>
      <span className="note">What you write stays in your journal. The circle doesn’t see it.</span>
    </p>
  );
}

function LeaderMenu({ item, circle, said }: Props & { readonly said: string }) {
  const open = useOpenDialog();
  return (
    <MoreMenu
      label={`More about ${said}`}
      className="-my-3 -mr-3"
      items={[
        {
          label: 'Change',
          icon: Pencil,
          onSelect: () => open({ kind: 'change-guidance', circle, item }),
        },
        {
          label: 'Remove',
          icon: Trash2,
          danger: true,
          onSelect: () => open({ kind: 'decide', decision: toRemove(circle, item) }),
        },
      ]}
    />
  );
}

const NAMES: Readonly<Record<GuidanceKind, string>> = {
  note: 'note',
  theme: 'theme',
  prompt: 'question',
};

function toRemove({ id }: CircleView, item: GuidanceView): Decision {
  return {
    title: `Remove this ${NAMES[item.kind]}?`,
    description: 'We’ll delete it for everyone in the circle. You need to be online to do this.',
    keep: 'Keep it',
    act: 'Remove',
    acting: 'Removing...',
    run: () => removeGuidance(id, item.id),
    done: 'Removed',
  };
}
