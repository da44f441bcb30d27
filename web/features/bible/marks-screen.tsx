import { Bookmark } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { chapterPlace } from '../../../shared/content/chapter-place';
import { sayReference } from '../../../shared/content/say-reference';
import { TRANSLATION } from '../../../shared/content/translation';
import { useHere } from '../../ui/came-from';
import { EmptyState } from '../../ui/empty-state';
import { Row, Rows } from '../../ui/rows';
import { FocusScreen, Part } from '../../ui/screen';
import { Skeleton } from '../../ui/skeleton';
import { listBookmarks, listHighlights, type MarkedVerses } from './model/list-marks';
import { useAllNotes, useMarkedChapters } from './queries';
import '../../ui/styles/late/bible.css';
import '../../ui/styles/late/bible-chapter.css';

/** All that a person marked in the Bible, to find it again: the newest first. `?note=` opens a note where it stands. */
export function MarksScreen() {
  return (
    <FocusScreen className="bible-screen" title={TRANSLATION.name} backTo="/bible">
      <h1 className="mt-2">Your marks and notes</h1>
      <Marks />
    </FocusScreen>
  );
}

function Marks() {
  const [search] = useSearchParams();
  const notes = useAllNotes();
  const chapters = useMarkedChapters();
  if (!notes || !chapters) return <Skeleton className="mt-6" />;
  const asked = notes.find(({ id }) => id === search.get('note'));
  if (asked) return <Navigate to={chapterPlace(asked.body.passage)} replace />;
  const bodies = chapters.map(({ body }) => body);
  const bookmarks = listBookmarks(bodies);
  const highlights = listHighlights(bodies);
  if (notes.length + bookmarks.length + highlights.length === 0) {
    return (
      <EmptyState className="mt-10" title="No Marks Yet">
        Press a verse in a chapter to highlight it, or to write a note on it.
      </EmptyState>
    );
  }
  return (
    <>
      <MarkedPart title="Bookmarks" marks={bookmarks} />
      {notes.length > 0 && (
        <Part title="Notes">
          <Rows>
            {notes.map(({ id, body }) => (
              <MarkRow key={id} reference={body.passage}>
                <span className="marks-note">{body.note}</span>
              </MarkRow>
            ))}
          </Rows>
        </Part>
      )}
      <MarkedPart title="Highlights" marks={highlights} />
    </>
  );
}

interface MarkedPartProps {
  readonly title: string;
  readonly marks: readonly MarkedVerses[];
}

function MarkedPart({ title, marks }: MarkedPartProps) {
  if (marks.length === 0) return null;
  return (
    <Part title={title}>
      <Rows>
        {marks.map(({ reference, color }) => (
          <MarkRow
            key={`${reference} ${color}`}
            reference={reference}
            mark={
              color ? (
                <span className={`marks-color highlight-${color}`} role="img" aria-label={color} />
              ) : (
                <Bookmark className="chapter-bookmark" size={16} strokeWidth={1.6} aria-hidden />
              )
            }
          />
        ))}
      </Rows>
    </Part>
  );
}

interface MarkRowProps {
  /** As data. */
  readonly reference: string;
  readonly mark?: ReactNode;
  readonly children?: ReactNode;
}

function MarkRow({ reference, mark, children }: MarkRowProps) {
  return (
    <Row className="bible-row">
      <Link to={chapterPlace(reference)} state={useHere()} className="marks-row">
        <span className="marks-reference">
          {mark}
          {sayReference(reference)}
        </span>
        {children}
      </Link>
    </Row>
  );
}
