import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { readSession } from '../../platform/session';
import { useCameFrom } from '../../ui/came-from';
import { ContentsItem, ContentsList } from '../../ui/contents-list';
import { FocusScreen } from '../../ui/screen';
import { useFocusOnAnchor } from '../../ui/use-focus-on-anchor';
import '../../ui/styles/late/legal.css';

export interface LegalSection {
  /** Its anchor in the address. */
  readonly id: string;
  readonly title: string;
  readonly text: ReactNode;
}

interface LegalPageProps {
  readonly title: string;
  /** Version and date. */
  readonly edition: string;
  readonly lead: string;
  readonly sections: readonly LegalSection[];
  /** Below the last section. */
  readonly children: ReactNode;
}

/** A long text under headings that can be linked to, with its contents: beside it on wide screens, before it elsewhere. */
export function LegalPage({ title, edition, lead, sections, children }: LegalPageProps) {
  const { state } = useLocation();
  useFocusOnAnchor();
  const contents = (
    <ContentsList label="Contents">
      {sections.map(({ id, title: name }) => (
        <ContentsItem key={id} to={`#${id}`} state={state} name={name} />
      ))}
    </ContentsList>
  );
  return (
    <FocusScreen
      className="legal"
      title={title}
      backTo={useCameFrom('/')}
      side={<div className="legal-contents">{contents}</div>}
    >
      {/* Within the app's frame its route names the page. */}
      {readSession() === null && <title>{`${title} · Choose Wholeness`}</title>}
      <h1>{title}</h1>
      <p className="running mt-1">{edition}</p>
      <p className="lead mt-4">{lead}</p>
      <details className="legal-contents-first">
        <summary>Contents</summary>
        {contents}
      </details>
      {sections.map(({ id, title: name, text }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id} tabIndex={-1}>
            {name}
          </h2>
          <div className="legal-text">{text}</div>
        </section>
      ))}
      <div className="legal-ways">{children}</div>
    </FocusScreen>
  );
}
