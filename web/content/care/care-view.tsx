import { Phone } from 'lucide-react';
import { useId, useState } from 'react';
import type { Danger } from '../../../shared/companion/answer';
import { dangerWords } from '../../../shared/content/care/care-words';
import {
  CARE_REGIONS,
  callLink,
  HELPLINE_DIRECTORY,
  helpNear,
} from '../../../shared/content/care/crisis-lines';
import { regionOf } from '../../../shared/content/care/region-of';
import { now, timeZone } from '../../platform/clock';
import { Button } from '../../ui/button';
import { Rows } from '../../ui/rows';
import '../../ui/styles/late/care.css';
import { CareLine, CarePerson, OutsideLink, WayToReach } from './care-person';

interface CareViewProps {
  readonly danger: Danger;
  readonly device: string;
  /** The words that were read are on the disk. */
  readonly isSaved: boolean;
  /** They were sent to the server, as their person had agreed. */
  readonly wasSent: boolean;
  /** Where the companion opened this of itself, and may have been wrong. */
  readonly onFlag?: () => void;
  readonly onClose: () => void;
}

/** Somebody may be in danger: people to reach now, before all else. Never a dead end, and no verse. */
export function CareView({ danger, device, isSaved, wasSent, onFlag, onClose }: CareViewProps) {
  const [code, setCode] = useState(() => regionOf(navigator.language, timeZone() ?? ''));
  const [words] = useState(() => dangerWords(danger, new Date(now()).getHours()));
  const { place, emergencyNumber, lines } = helpNear(code, danger);
  const callable = lines.find(({ call }) => call !== undefined)?.call ?? emergencyNumber;
  return (
    <>
      <CareLamp />
      <h3 className="care-title">{words.title}</h3>
      <p className="mt-3 font-serif text-prose leading-prose text-ink-2">{words.message}</p>
      <Rows className="mt-6">
        {lines.map((line) => (
          <CareLine key={line.name} line={line} called={callable} />
        ))}
        <CarePerson
          name={emergencyNumber ? `Emergency, ${emergencyNumber}` : 'Your local emergency number'}
          says={words.emergency}
        >
          {emergencyNumber && emergencyNumber !== callable && (
            <WayToReach href={callLink(emergencyNumber)} to={emergencyNumber}>
              Call
            </WayToReach>
          )}
        </CarePerson>
        {lines.length === 0 && (
          <CarePerson name={HELPLINE_DIRECTORY.name} says={HELPLINE_DIRECTORY.says}>
            <OutsideLink href={HELPLINE_DIRECTORY.chat} to={HELPLINE_DIRECTORY.name}>
              Open
            </OutsideLink>
          </CarePerson>
        )}
        <CarePerson name="Someone who knows you" says={words.someone}>
          <WayToReach href="sms:" to="someone who knows you">
            Text
          </WayToReach>
        </CarePerson>
      </Rows>
      <CarePlace code={code} place={place} onChoose={setCode} />
      <p className="mt-5 text-ink-2 text-ui-sm">
        {isSaved ? `What you wrote is saved on this ${device}.` : 'What you wrote is still there.'}{' '}
        {wasSent
          ? 'We sent it to our server once, as you chose. No person has read it.'
          : 'Nobody has read it, and nothing was sent for this.'}{' '}
        {onFlag && (
          <button type="button" className="text-link" onClick={onFlag}>
            This doesn’t fit what I wrote
          </button>
        )}
      </p>
      <div className="care-action">
        {callable && (
          <Button asChild full>
            <a href={callLink(callable)}>
              <Phone size={20} strokeWidth={1.6} aria-hidden />
              {`Call ${callable}`}
            </a>
          </Button>
        )}
        <Button variant="text" size="sm" onClick={onClose}>
          I’m safe. Go back
        </Button>
      </div>
    </>
  );
}

interface CarePlaceProps {
  readonly code: string | null;
  readonly place: string | null;
  readonly onChoose: (code: string | null) => void;
}

/** Where the people to reach are. The device's guess is not kept, nor is another choice. */
function CarePlace({ code, place, onChoose }: CarePlaceProps) {
  const id = useId();
  const [isChoosing, setChoosing] = useState(code === null);
  if (!isChoosing) {
    return (
      <p className="note mt-4">
        {`${place}. `}
        <button type="button" className="text-link" onClick={() => setChoosing(true)}>
          Choose another place
        </button>
      </p>
    );
  }
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1">
      <label htmlFor={id} className="label">
        Where you are
      </label>
      <select
        id={id}
        className="text-input w-auto"
        value={code ?? ''}
        onChange={({ target }) => onChoose(target.value || null)}
      >
        <option value="">Somewhere else</option>
        {CARE_REGIONS.map((region) => (
          <option key={region.code} value={region.code}>
            {region.name}
          </option>
        ))}
      </select>
    </p>
  );
}

/** One lamp, lit. Decorative. */
function CareLamp() {
  return (
    <svg className="care-lamp" viewBox="0 0 390 120" aria-hidden="true">
      <defs>
        <radialGradient id="care-light" gradientUnits="userSpaceOnUse" cx="195" cy="92" r="140">
          <stop offset="0" stopColor="var(--sun-core)" />
          <stop offset="1" stopColor="var(--sun-edge)" />
        </radialGradient>
      </defs>
      <path d="M45 112.5a150 150 0 0 1 300 0z" fill="url(#care-light)" />
      <g
        transform="translate(155 41.5) scale(2.5)"
        fill="none"
        strokeWidth="0.9"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path stroke="var(--ink-2)" d="M7 28V14.3C7 8.3 10.8 3.6 16 3.6s9 4.7 9 10.7V28" />
        <path
          stroke="var(--gold-deep)"
          d="M16 23c-2.4 0-3.8-1.6-3.8-3.6 0-2.7 2.7-4.1 3.8-7.2 1.2 2.9 3.8 4.5 3.8 7.2 0 2-1.5 3.6-3.8 3.6z"
        />
        <path stroke="var(--ink-2)" d="M16 23.3V28" />
      </g>
      <path d="M0 112.5H390" stroke="var(--gold)" strokeWidth="1.25" />
    </svg>
  );
}
