import { type ContentManifest, dropUrl, mindfulMomentsUrl } from '../pack';

/** The manifest of a made-up pack: ninety days, each read aloud, and two sounds. */
export function manifestOf(version: string): ContentManifest {
  const sound = (name: string, bytes: number) => ({
    url: `/content/audio/${name}.mp3`,
    bytes,
    type: 'audio/mpeg',
    durationSeconds: 100,
  });
  return {
    version,
    drops: Array.from({ length: 90 }, (_, index) => ({
      day: index + 1,
      url: dropUrl(version, index + 1),
      bytes: 3_000,
      narration: { ...sound(`drop-${index + 1}`, 2_000_000), readBy: 'computer' },
    })),
    mindfulMoments: { url: mindfulMomentsUrl(version), bytes: 9_000 },
    sounds: [
      { sound: 'rain', ...sound('rain', 300_000) },
      { sound: 'night', ...sound('night', 300_000) },
    ],
  };
}
