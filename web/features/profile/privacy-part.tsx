import { ContentsItem, ContentsList } from '../../ui/contents-list';
import { Part } from '../../ui/screen';

/** The ways to what is done with a person's data, and to take it along. */
export function PrivacyPart() {
  return (
    <Part title="Privacy &amp; Data">
      <ContentsList label="Privacy &amp; Data" className="-mt-3">
        <ContentsItem to="/privacy-settings" name="Privacy Settings" />
        <ContentsItem to="/privacy-policy" name="Privacy Policy" value="3.0" />
        <ContentsItem to="/terms-of-service" name="Terms of Service" />
        <ContentsItem to="/data-export" name="Export Data" value="JSON" />
        <ContentsItem to="/data-import" name="Import Data" />
      </ContentsList>
    </Part>
  );
}
