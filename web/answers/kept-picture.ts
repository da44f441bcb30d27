/** The name under which the person's picture is kept on this device. */
export const PICTURE = 'picture';

/** A picture as this device keeps it, to be shown without a network. */
export interface KeptPicture {
  /** The server's address of it; another picture has another. */
  readonly url: string;
  /** The picture itself as a data URL. */
  readonly data: string;
}

/** What is kept; undefined where there is none. */
export function readPicture(kept: string | null): KeptPicture | undefined {
  if (!kept) return undefined;
  try {
    const { url, data } = JSON.parse(kept) as Partial<KeptPicture>;
    return url && data?.startsWith('data:image/') ? { url, data } : undefined;
  } catch {
    return undefined;
  }
}
