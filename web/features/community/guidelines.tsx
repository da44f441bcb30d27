/** What is asked of whoever asks. The first line is the spec's (section 2). */
export function Guidelines() {
  return (
    <section className="guidelines">
      <h2>Guidelines</h2>
      <ul className="mt-2">
        <li>All contributions must come from verified premium members.</li>
        <li>Ask what you would answer yourself.</li>
        <li>Write for someone having a hard day.</li>
        <li>No names, no advice, no argument.</li>
      </ul>
    </section>
  );
}
