const WORDS = ['None', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

/** A count that begins a sentence: `Four`, `12`. */
export function numberWord(count: number): string {
  return WORDS[count] ?? String(count);
}
