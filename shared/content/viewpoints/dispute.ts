/** How one side of a dispute is held: who holds it, in its own best words, and what it cites. */
export interface HeldView {
  /** As a heading: `Baptism of believers`. */
  readonly name: string;
  /** Two or three sentences that begin with who holds it. No verdict. */
  readonly says: string;
  /** Two or three, as data: `Acts 2:38-39`. */
  readonly references: readonly string[];
}

/** A question on which Christians who all read the same Bible differ. */
export interface Dispute {
  /** In kebab-case: `infant-baptism`. */
  readonly id: string;
  /** As a heading: `Baptism of infants`. */
  readonly topic: string;
  /** Any of them in a form of `readPlainly` is enough. */
  readonly recognisedBy: readonly RegExp[];
  /** Two to four. */
  readonly views: readonly HeldView[];
}
