import { Check, ChevronDown, ChevronUp, HandHeart } from 'lucide-react';
import { useId, useState } from 'react';
import type { CircleView, PrayerRequestView } from '../../../../shared/api/prayer-circles';
import { useToday } from '../../../live/react/use-today';
import type { OutboxItem } from '../../../outbox/contract';
import { prayedPost } from '../../../outbox/prayed-post';
import { toastSubmitted } from '../../../outbox/react/toast-submitted';
import { UnsentState } from '../../../outbox/react/unsent-message';
import { useSubmit } from '../../../outbox/react/use-submit';
import { Button } from '../../../ui/button';
import { Chip } from '../../../ui/chip';
import { Tag } from '../../../ui/tag';
import { useOpenDialog } from '../model/circle-dialog';
import { readStory } from '../model/forms';
import { answeredPath, responsesPath } from '../model/paths';
import { useMakeCard } from '../model/use-make-card';
import { useNowHere } from '../model/use-now-here';
import {
  sayAllPrayers,
  sayAuthor,
  sayPrayers,
  sayReports,
  sayResponses,
  sayWhen,
} from '../model/words';
import { PostMenu } from './post-menu';
import { Responses } from './responses';
import { UnsentNote } from './unsent-request';

interface Props {
  readonly request: PrayerRequestView;
  readonly circle: CircleView;
  /** What waits for any circle. */
  readonly unsent: readonly OutboxItem[];
  /** The request is not as it is shown here any more. */
  readonly onChanged: () => void;
}

/** One thing that was asked for, and what has come of it. All of it is shown as the plain text it is (A12, A13). */
export function RequestCard({ request, circle, unsent, onChanged }: Props) {
  const makeCard = useMakeCard(request, circle);
  const isLeader = circle.role === 'leader';
  const { id, circleId, author, title, description, category, createdAt, reports } = request;
  const titleId = useId();
  const reading = useNowHere();
  const answering = unsent.find(({ path }) => path === answeredPath(id));
  const isAnswered = request.isAnswered || answering !== undefined;
  const story = answering ? readStory(answering.body).story : request.story;
  return (
    <article className="circle-request" aria-labelledby={titleId}>
      <div className="mb-1.5 flex items-center justify-between gap-3 [&_.tag]:wrap-anywhere">
        <span className="running min-w-0 wrap-anywhere">
          {`${sayAuthor(author)}, ${sayWhen(Date.parse(createdAt), reading)}`}
        </span>
        <span className="flex items-center gap-1.5">
          {isAnswered ? <AnsweredTag /> : category && <Tag hour="prayer">{category}</Tag>}
          <PostMenu
            circleId={circleId}
            about={{ post: 'request', postId: id }}
            author={author}
            isLeader={isLeader}
            label={`More about ${title}`}
            first={{
              label: 'Make a prayer card',
              icon: HandHeart,
              onSelect: () => void makeCard(),
            }}
          />
        </span>
      </div>
      <h3 id={titleId}>{title}</h3>
      {description && (
        <p className="mt-1 font-serif text-lg leading-prose font-normal text-pretty wrap-anywhere whitespace-pre-line text-ink-2">
          {description}
        </p>
      )}
      {story && (
        <p className="mt-2.5 rounded-field bg-ok-wash px-4 py-3 font-serif text-running leading-normal font-normal wrap-anywhere whitespace-pre-line forced-colors:border forced-colors:border-canvas-text">
          {story}
        </p>
      )}
      {answering && (
        <div className="mt-2">
          <UnsentState item={answering} />
          <UnsentNote item={answering} />
        </div>
      )}
      {reports.length > 0 && <p className="note mt-2">{sayReports(reports)}</p>}
      <RequestActions request={request} isAnswered={isAnswered} unsent={unsent} />
      <ResponsesPart
        request={request}
        unsent={unsent}
        isLeader={isLeader}
        onChanged={onChanged}
        titleId={titleId}
      />
    </article>
  );
}

function AnsweredTag() {
  return (
    <Tag tone="ok" icon={<Check size={16} strokeWidth={1.6} aria-hidden />}>
      Answered
    </Tag>
  );
}

interface ActionsProps {
  readonly request: PrayerRequestView;
  readonly isAnswered: boolean;
  readonly unsent: readonly OutboxItem[];
}

function RequestActions({ request, isAnswered, unsent }: ActionsProps) {
  const open = useOpenDialog();
  if (isAnswered) {
    const prayers = sayAllPrayers(request);
    return prayers ? (
      <p className="numerals mt-3.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-ui-sm text-ink-2">
        {prayers}
      </p>
    ) : null;
  }
  return (
    <div className="mt-3.5 flex flex-wrap items-center gap-x-3 gap-y-1">
      <IPrayed request={request} unsent={unsent} />
      {request.author.isMe && (
        <Button
          variant="text"
          size="sm"
          className="ml-auto px-0"
          onClick={() => open({ kind: 'answered', request })}
        >
          It was answered
        </Button>
      )}
    </div>
  );
}

/** Once a person and day; a tap without a network counts for the day it was made on. */
function IPrayed({ request, unsent }: Pick<ActionsProps, 'request' | 'unsent'>) {
  const today = useToday();
  const tap = prayedPost(request.id, today);
  const { submit } = useSubmit();
  const pray = async () => {
    const handed = await submit(tap);
    if (handed) toastSubmitted(handed, { failed: { title: 'We couldn’t count your prayer' } });
  };
  const isOnItsWay = unsent.some((item) => item.path === tap.path && item.body.day === today);
  const hasPrayed = request.iPrayedToday || isOnItsWay;
  const count = request.prayedToday + (isOnItsWay && !request.iPrayedToday ? 1 : 0);
  return (
    <>
      <Chip
        selected={hasPrayed}
        onToggle={() => {
          if (!hasPrayed) void pray();
        }}
      >
        I prayed
      </Chip>
      <span className="numerals text-ink-2 text-ui-sm">{sayPrayers(count, hasPrayed)}</span>
    </>
  );
}

interface ResponsesPartProps extends Omit<Props, 'circle'> {
  readonly isLeader: boolean;
  readonly titleId: string;
}

function ResponsesPart({ request, unsent, isLeader, onChanged, titleId }: ResponsesPartProps) {
  const path = responsesPath(request.id);
  const here = unsent.filter((item) => item.path === path);
  const [isOpen, setOpen] = useState(here.length > 0);
  const id = useId();
  const Icon = isOpen ? ChevronUp : ChevronDown;
  return (
    <>
      <Button
        variant="text"
        size="sm"
        className="mt-1 px-0"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-describedby={titleId}
        onClick={() => setOpen(!isOpen)}
      >
        {sayResponses({ responseCount: request.responseCount + here.length })}
        <Icon size={16} strokeWidth={1.6} aria-hidden />
      </Button>
      {isOpen && (
        <div id={id}>
          <Responses request={request} here={here} isLeader={isLeader} onChanged={onChanged} />
        </div>
      )}
    </>
  );
}
