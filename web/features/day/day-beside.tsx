import { DayPages } from './day-pages';

/** A day beside the calendar. */
export function DayBeside({ day }: { readonly day: string }) {
  return (
    <div>
      <DayPages
        day={day}
        head={({ title, line, fan }) => (
          <header className="grid grid-cols-fill-end items-end gap-x-4 pb-6">
            <div>
              <p className="running">{line}</p>
              <h2 className="mt-0.5 text-part font-part">{title}</h2>
            </div>
            {fan(84)}
          </header>
        )}
      />
    </div>
  );
}
