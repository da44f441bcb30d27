import { Share2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { spokenPlaces } from '../../../../shared/content/spoken-sentences';
import type { JourneyDay } from '../../../../shared/domain/challenge-day';
import { dropLead } from '../../../../shared/domain/journey-words';
import { completesJourney } from '../../../../shared/domain/journeys-kept';
import { useEarlyDrop } from '../../../content/react/use-early-page';
import { useTextScale } from '../../../content/react/use-text-scale';
import { ALL_DROPS, finalePlace } from '../../../journey/journey-places';
import { useEnding } from '../../../journey/react/ending/use-ending';
import type { Challenge } from '../../../journey/react/use-challenge';
import { useToday } from '../../../live/react/use-today';
import { useCameFrom, useHere } from '../../../ui/came-from';
import { joinClasses } from '../../../ui/join-classes';
import { FocusScreen } from '../../../ui/screen';
import { Skeleton } from '../../../ui/skeleton';
import { useLate } from '../../../ui/use-late';
import { useWide } from '../../../ui/use-wide';
import { LookBack } from '../look-back/look-back';
import { sayAhead } from '../model/completed-words';
import { useFollowText } from '../model/use-follow-text';
import { useListening } from '../model/use-listening';
import { useReflection } from '../model/use-reflection';
import { useDrop } from '../queries';
import { CompletedBand } from './completed-band';
import { DayNavigator, type Leafing } from './day-navigator';
import { DropAction } from './drop-action';
import { DropMissing } from './drop-missing';
import { DropDevotional, DropFoot, DropPrayer, DropScripture, DropWeek } from './drop-text';
import { EarlierReflections } from './earlier-reflections';
import { Listen } from './listen';
import { ReflectionPart } from './reflection-part';

interface DropOfDayProps {
  readonly of: JourneyDay;
  /** How the person stands in its journey. */
  readonly challenge: Challenge;
  readonly leafed: Leafing | undefined;
  readonly onLeaf: (leafing: Leafing) => void;
}

/** One day's drop with its reflection. On wide screens listening and writing stand beside the text. */
export function DropOfDay({ of, challenge, leafed, onLeaf }: DropOfDayProps) {
  const { journey, challengeDay: day } = of;
  const navigate = useNavigate();
  const wide = useWide();
  const today = useToday();
  const backTo = useCameFrom('/home');
  const { state, retry } = useDrop(day);
  const drop = state.is === 'here' ? state.drop : undefined;
  const reflection = useReflection(of);
  const { opened, isDone } = reflection;
  const listening = useListening(drop);
  useFollowText(listening.spoken, listening.isOn);
  const scale = useTextScale();
  const ahead = sayAhead(day, challenge.pace);
  const endsJourney = useRef(false);
  const ending = useEnding({
    flag: 'dailyDrop',
    ...celebrationOf(day, challenge, ahead),
    leadsElsewhere: endsJourney.current,
    onCelebrated() {
      if (endsJourney.current) void navigate(finalePlace(journey), { replace: true });
    },
  });
  const wasPainted = useEarlyDrop(day, state.is !== 'loading' && reflection.ready);
  const [isReading, setReading] = useState(false);

  async function celebrate(saved: ReturnType<typeof reflection.complete>): Promise<void> {
    endsJourney.current = completesJourney(challenge, day);
    const completion = await saved;
    if (completion) await ending.end(completion);
  }

  if (ending.celebration) return ending.celebration;

  const lead = opened ? ahead : drop && dropLead(day, challenge.pace);
  const text = drop && { drop, scale, spoken: listening.spoken };
  const hasDevotional = wide || !opened || isReading;
  const listen = drop && (
    <Listen
      drop={drop}
      listening={listening}
      isCurrent={day === challenge.day}
      again={isDone}
      onRead={hasDevotional ? undefined : () => setReading(true)}
    />
  );
  // A screen never waits for the network to show a person's own words.
  const reflect = (drop || reflection.hasWords) && (
    <ReflectionPart
      of={of}
      reflection={reflection}
      onSitWithIt={() => void celebrate(reflection.sitWithIt())}
      question={drop?.question}
      spoken={
        drop && text?.spoken?.paragraph === spokenPlaces(drop).question ? text.spoken : undefined
      }
    />
  );
  const earlier = journey > 1 && <EarlierReflections of={of} />;
  const action = reflect && (
    <DropAction
      reflection={reflection}
      isEnding={ending.isEnding}
      foot={ending.foot}
      onComplete={() => void celebrate(reflection.complete())}
    />
  );

  return (
    <FocusScreen
      hour="drop"
      title="Daily Drop"
      backTo={backTo}
      historyTo="/daily-drop/history"
      className={joinClasses('drop-screen', leafed && 'drop-leafed', wasPainted && 'drop-painted')}
      action={!wide && action}
      side={
        wide &&
        reflect && (
          <>
            {listen}
            {reflect}
            <div className="drop-action">{action}</div>
            {earlier}
          </>
        )
      }
    >
      <DayNavigator day={day} challenge={challenge} leafed={leafed} onLeaf={onLeaf} />
      <DropWeek day={day} journey={journey} opening={drop?.week?.opening} />
      {opened && <CompletedBand completion={opened} today={today} isAhead={ahead !== undefined} />}
      {lead && <p className="running drop-lead">{lead}</p>}
      {challenge.isComplete && (
        <p className="drop-lead">
          <Link to={ALL_DROPS} className="text-link inline-flex min-h-11 items-center">
            Choose any day
          </Link>
        </p>
      )}
      {state.is === 'loading' && <Skeleton className="mt-8" />}
      <DropMissing
        state={state}
        day={day}
        current={{ journey, challengeDay: challenge.day }}
        onRetry={retry}
      />
      {text && <DropScripture {...text} />}
      {!wide && listen}
      {text && hasDevotional && <DropDevotional {...text} focused={isReading} />}
      {text && hasDevotional && drop?.prayer && (
        <DropPrayer {...text} prayer={drop.prayer}>
          <PrayerLink day={day} />
        </DropPrayer>
      )}
      {drop?.form === 'look-back' && <LookBack of={of} today={today} />}
      {!wide && reflect}
      {!wide && earlier}
      {drop && <CommunityQuestion day={day} />}
      {drop && <DropFoot />}
    </FocusScreen>
  );
}

const loadQuestionLine = () => import('./question-line').then((m) => m.QuestionLine);

/** Comes once the drop stands there. */
function CommunityQuestion({ day }: { readonly day: number }) {
  const Line = useLate(loadQuestionLine);
  return Line && <Line day={day} />;
}

/** One ray more in the sun, unless the day has not come. */
function celebrationOf(day: number, challenge: Challenge, ahead: string | undefined) {
  const lines = ['Your reflection has been saved.', ...(ahead ? [ahead] : [])];
  const sun = ahead
    ? { day: challenge.day, lit: challenge.lit }
    : { day, lit: new Set([...challenge.lit, day]) };
  return { words: { title: 'Daily Drop Completed!', lines }, sun };
}

/** The way from a day's prayer to a picture of it. */
function PrayerLink({ day }: { readonly day: number }) {
  const here = useHere();
  return (
    <Link
      to={`/share?prayer=${day}`}
      state={here}
      className="text-link mt-2 inline-flex min-h-11 items-center gap-2 text-ui-sm"
    >
      <Share2 size={16} strokeWidth={1.6} aria-hidden />
      Share this prayer
    </Link>
  );
}
