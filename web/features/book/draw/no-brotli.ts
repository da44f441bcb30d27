/** Stands in the build for the Brotli decoder of the font reader, which nothing of ours needs. */
export default function decompress(): never {
  throw new Error('The book reads no WOFF2.');
}
