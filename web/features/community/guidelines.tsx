/** What is asked of people who ask. The spec says "verified" in the first line (section 2), but nobody is verified. */
export function Guidelines() {
  return (
    <section className="guidelines">
      <h2>Guidelines</h2>
      <ul className="mt-2">
        <li>Only people with Premium, or its free trial, can contribute.</li>
        <li>Ask what you would answer yourself.</li>
        <li>Write for someone having a hard day.</li>
        <li>No names, no advice, no argument.</li>
      </ul>
    </section>
  );
}
