import { POLICY_VERSION } from '../../../shared/content/legal-editions';
import { useHere } from '../../ui/came-from';
import { ContentsItem, ContentsList } from '../../ui/contents-list';
import { Part } from '../../ui/screen';

/** The ways to what is done with a person's data, and to take it along. */
export function PrivacyPart() {
  const here = useHere();
  return (
    <Part title="Privacy &amp; Data">
      <ContentsList label="Privacy &amp; Data" className="-mt-3">
        <ContentsItem
          to="/privacy-settings"
          state={here}
          name="Privacy Settings"
          value="4 switches"
        />
        <ContentsItem to="/data-export" state={here} name="Export Data" value="JSON" />
        <ContentsItem
          to="/privacy-policy"
          state={here}
          name="Privacy Policy"
          value={POLICY_VERSION}
        />
        <ContentsItem to="/terms-of-service" state={here} name="Terms of Service" />
      </ContentsList>
    </Part>
  );
}
