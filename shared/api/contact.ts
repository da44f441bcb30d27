/** GET /api/contact, for everybody: where inquiries go by mail. Null where the server names no address. */
export interface ContactView {
  readonly sales: string | null;
}
