const EXTENSIONS: Readonly<Record<string, string>> = {
  'audio/webm': 'webm',
  'audio/mp4': 'm4a',
  'audio/wav': 'wav',
};

/** How the name of a recording of this MIME type ends. */
export function soundExtension(type: string): string {
  const name = type.split(';')[0]?.trim().toLowerCase() ?? '';
  return EXTENSIONS[name] ?? 'bin';
}
