/** What the spec has in this place (section 2). */
export function ComingSoon() {
  return (
    <section className="analytics-soon">
      <h2>Enterprise Analytics Coming Soon</h2>
      <p>For now, the figures cover your whole organization.</p>
    </section>
  );
}
