import type { ReactNode } from 'react';
import { readSession } from '../../../platform/session';
import { joinClasses } from '../../../ui/join-classes';
import { PublicFooter } from './public-footer';
import { PublicNav } from './public-nav';
import '../../../ui/styles/late/public.css';

interface PublicPageProps {
  readonly title: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A page for everybody: with the head and foot of the house for visitors, within the app's own frame for the others. */
export function PublicPage({ title, className, children }: PublicPageProps) {
  const isVisitor = readSession() === null;
  return (
    <div className={joinClasses('public', className)}>
      {/* Within the app's frame its route names the page. */}
      {isVisitor && <title>{`${title} · Choose Wholeness`}</title>}
      {isVisitor && <PublicNav />}
      <main id="main" tabIndex={-1} className="public-main public-wide">
        {children}
      </main>
      {isVisitor && <PublicFooter />}
    </div>
  );
}
