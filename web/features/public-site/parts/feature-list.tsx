import { Tag } from '../../../ui/tag';

export interface Feature {
  readonly name: string;
  readonly text: string;
  /** Where the program does not do it by itself today. */
  readonly standing?: 'By arrangement' | 'Planned';
}

/** What there is, and what of it is not there yet. */
export function FeatureList({ features }: { readonly features: readonly Feature[] }) {
  return (
    <ul className="feature-list">
      {features.map(({ name, text, standing }) => (
        <li key={name}>
          <h3>
            {name} {standing && <Tag tone="neutral">{standing}</Tag>}
          </h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
