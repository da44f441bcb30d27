import { Check, type LucideIcon, Server, Smartphone } from 'lucide-react';
import { COMPANION_LIMITS, type CompanionView, LONG_PAGE } from '../../../../shared/api/companion';
import type { ScriptureStanding } from '../../../content/scripture/kept-scripture';
import type { WrittenPage } from '../../../records/react/reflecting';
import { formatBytes } from '../../../ui/format/sizes';
import { Sheet } from '../../../ui/sheet';
import type { Way } from '../model/companion-run';
import { sayWords } from '../model/companion-words';

interface ChoiceViewProps {
  readonly page: WrittenPage;
  /** Nothing stood on the page when the panel opened: it can be written here. */
  readonly writesHere: boolean;
  readonly device: string;
  readonly scripture: ScriptureStanding;
  /** Null where there is none, or no network to reach it. */
  readonly model: CompanionView['model'];
  readonly way: Way;
  readonly onChoose: (way: Way) => void;
}

/** Where the page is to be read. Nothing is sent before this is chosen, each time. */
export function ChoiceView(props: ChoiceViewProps) {
  const { page, writesHere, device, scripture, model, way, onChoose } = props;
  const isTooLong = page.text.length > COMPANION_LIMITS.text;
  return (
    <>
      <p className="text-ink-2">
        {`Read this ${page.noun} beside Scripture. You’ll get verses, exactly as written, and two questions to think about.`}
      </p>
      {writesHere && (
        <Sheet
          aria-label="What is on your heart?"
          placeholder="What is on your heart?"
          className="mt-3"
          value={page.text}
          onChange={(event) => page.change(event.target.value)}
        />
      )}
      <fieldset className="mt-4.5 grid gap-3">
        <legend className="sr-only">Where to read it</legend>
        <WayCard
          icon={Smartphone}
          title={`On this ${device}`}
          line={sayHere(scripture)}
          checked={way === 'here'}
          onChoose={() => onChoose('here')}
        />
        {model && (
          <WayCard
            icon={Server}
            title="With the AI model"
            line={isTooLong ? LONG_PAGE : sayModel(page, model)}
            checked={way === 'model'}
            disabled={isTooLong}
            onChoose={() => onChoose('model')}
          />
        )}
      </fieldset>
      <p className="note mt-4">We’ll ask you each time. Nothing is sent until you choose.</p>
    </>
  );
}

function sayHere({ state, totalBytes }: ScriptureStanding): string {
  if (state === 'here' || state === 'unread')
    return 'What you write stays here. This works offline.';
  if (state === 'passing')
    return 'What you write stays here. This browser downloads Scripture each time.';
  const size = totalBytes > 0 ? ` (${formatBytes(totalBytes)})` : '';
  return `What you write stays here. We’ll download the Bible first${size}. After that, this works offline.`;
}

function sayModel(
  { noun, text }: WrittenPage,
  { name, host }: NonNullable<CompanionView['model']>,
) {
  return `We’ll send this ${noun} (${sayWords(text)}) to our server once, and from there to ${name} at ${host}. We don’t store it.`;
}

interface WayCardProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly line: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChoose: () => void;
}

function WayCard({ icon: Icon, title, line, checked, disabled = false, onChoose }: WayCardProps) {
  return (
    <label className="companion-way">
      <input
        type="radio"
        className="sr-only"
        name="companion-way"
        checked={checked}
        disabled={disabled}
        onChange={onChoose}
      />
      <Icon size={24} strokeWidth={1.6} aria-hidden className="mt-0.5 text-ink-2" />
      <span>
        <span className="block font-serif text-prose leading-subhead font-subhead">{title}</span>
        <span className="mt-0.5 block text-ui-sm leading-running text-ink-2">{line}</span>
      </span>
      {checked && <Check size={20} strokeWidth={1.6} aria-hidden className="text-action-ink" />}
    </label>
  );
}
