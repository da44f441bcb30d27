/** npm run content: writes the content pack into dist/web/content, as the build does. */
import { writePack } from './content/build-pack';

const { version, drops, sounds } = writePack('dist/web');
const narrated = drops.filter(({ narration }) => narration !== null).length;
console.log(
  `content ${version}: ${drops.length} drops, ${narrated} read aloud, ${sounds.length} sounds`,
);
