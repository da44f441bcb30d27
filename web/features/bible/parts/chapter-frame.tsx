import { ALargeSmall, List } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { TRANSLATION } from '../../../../shared/content/translation';
import { useCameFrom } from '../../../ui/came-from';
import { IconButton } from '../../../ui/icon-button';
import { FocusScreen } from '../../../ui/screen';
import type { ReadingSettings } from '../model/reading-settings';
import { ReadingSettingsDialog } from './reading-settings-dialog';

interface ChapterFrameProps {
  readonly title: string;
  /** The book as addresses name it. */
  readonly slug: string;
  readonly settings: ReadingSettings;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** The screen around a chapter: the way back, how one reads, the other chapters. */
export function ChapterFrame({ title, slug, settings, action, children }: ChapterFrameProps) {
  return (
    <FocusScreen
      className="bible-screen"
      title={TRANSLATION.name}
      backTo={useCameFrom('/bible')}
      action={action}
      aside={
        <span className="flex">
          <IconButton label="How you read" onClick={() => settings.open(true)}>
            <ALargeSmall size={22} strokeWidth={1.6} aria-hidden />
          </IconButton>
          <IconButton label="Books and chapters" asChild>
            <Link to={slug === '' ? '/bible' : `/bible/${slug}`}>
              <List size={20} strokeWidth={1.6} aria-hidden />
            </Link>
          </IconButton>
        </span>
      }
    >
      <h1 className="mt-2">{title}</h1>
      {children}
      <ReadingSettingsDialog settings={settings} />
    </FocusScreen>
  );
}
