/** Who runs a server, in their own words. */
export interface Operator {
  readonly name: string;
  /** Postal, on one line. */
  readonly address: string;
  readonly email: string;
  /** The state or country whose law the terms name; null where none is set. */
  readonly law: string | null;
}

/**
 * GET /api/contact, for everybody: where inquiries of organizations go by mail, null where the server names no address; and who
 * runs the server.
 */
export interface ContactView {
  readonly sales: string | null;
  readonly operator: Operator;
}
