import { useBadgeWanted } from '../../../journey/react/badge-choice';
import { canShowBadge } from '../../../platform/app-badge';
import { Part } from '../../../ui/screen';
import { Switch } from '../../../ui/switch';

/** What the app's icon shows. */
export function IconPart() {
  const [wanted, setWanted] = useBadgeWanted();
  return (
    <Part title="On the app’s icon">
      {canShowBadge() ? (
        <Switch
          label="Show what is left today"
          note="A number on the icon of the installed app. On this device only."
          checked={wanted}
          onChange={setWanted}
        />
      ) : (
        <p className="note">This browser can’t show a number on the app’s icon.</p>
      )}
    </Part>
  );
}
