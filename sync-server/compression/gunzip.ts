import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { bodyTooLarge, invalidRequest } from '../errors/problem';

const decompress = promisify(gunzip);

/** Gzip ends with the length of its content modulo 2^32, in four bytes with the lowest first (RFC 1952). */
const LENGTH_BYTES = 4;
/** A page takes half as much processor again in pieces of 16 kB, Node's default. */
const PIECE_BYTES = 65_536;

/** A body that came as gzip, not yet decompressed. */
export class GzipBody {
  /** How much is decompressed at most: what the gzip itself claims to hold, but no more than the route takes. */
  readonly bytes: number;
  private readonly claimsTooMuch: boolean;

  /** `maxBytes` is what the route takes. */
  constructor(
    private readonly gzip: Buffer,
    maxBytes: number,
  ) {
    const at = gzip.length - LENGTH_BYTES;
    const claimed = at < 0 ? 0 : gzip.readUInt32LE(at);
    this.bytes = Math.min(claimed, maxBytes);
    this.claimsTooMuch = claimed > maxBytes;
  }

  /**
   * Decompresses the content in Node's thread pool. No more is in memory than `bytes` and one piece more (A53). Throws 413
   * where it is too long, 400 for broken gzip: such is what holds more than it claims.
   */
  async text(): Promise<string> {
    try {
      // Node takes no limit of zero.
      const maxOutputLength = Math.max(1, this.bytes);
      const content = await decompress(this.gzip, { maxOutputLength, chunkSize: PIECE_BYTES });
      return content.toString();
    } catch (error) {
      const isTooLong = this.claimsTooMuch && isOverLimit(error);
      throw isTooLong ? bodyTooLarge() : invalidRequest('The body of this request is not gzip.');
    }
  }
}

function isOverLimit(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
}
