import { type ProfileAnswer, profileAnswer } from '../../../shared/api/profile';
import { http, httpFile } from '../../answers/http';
import { keepAnswer, readKeptAnswer } from '../../answers/kept-answers';
import { PICTURE, readPicture } from '../../answers/kept-picture';
import { renameSession } from '../../platform/session';
import { PROFILE } from './kept-profile';
import { makePicture } from './make-picture';

/** Larger ones, which only other programs send, are drawn smaller for this device. */
const KEPT_PICTURE_BYTES = 150_000;

/** Asks for the profile and keeps it for reading offline. Rejects as `http` does. */
export async function loadProfile(personId: string): Promise<void> {
  await takeProfile(personId, await http('/api/profile'));
}

/** Rejects as `http` does; then nothing has changed. */
export async function saveUsername(personId: string, username: string): Promise<void> {
  const body = { username };
  await takeProfile(personId, await http('/api/profile/username', { method: 'PUT', body }));
}

/** Rejects as `http` does; then nothing has changed. */
export async function saveEmail(
  personId: string,
  email: string,
  currentPassword: string,
): Promise<void> {
  const body = { email, currentPassword };
  await takeProfile(personId, await http('/api/profile/email', { method: 'PUT', body }));
}

/** Has the letter that proves the address sent again. Rejects as `http` does. */
export async function sendProofLetter(personId: string): Promise<void> {
  await takeProfile(personId, await http('/api/profile/email/letter', { method: 'POST' }));
}

/** Sends a picture, drawn by `makePicture`, in the place of the one before. Rejects as `http` does. */
export async function uploadPicture(personId: string, picture: Blob): Promise<void> {
  const form = new FormData();
  form.append('profileImage', picture, 'picture.jpg');
  await http('/api/profile/image', { method: 'POST', form });
  await loadProfile(personId);
}

/** Takes the picture away, here and on the server. Rejects as `http` does. */
export async function removePicture(personId: string): Promise<void> {
  await http('/api/profile/image', { method: 'DELETE' });
  await loadProfile(personId);
}

async function takeProfile(personId: string, answer: unknown): Promise<void> {
  const profile = profileAnswer.parse(answer);
  keepAnswer(personId, PROFILE, JSON.stringify(profile));
  renameSession({ userId: personId, username: profile.username });
  // Without a copy here the picture is shown from the server, and asked for with the next profile.
  await takePicture(personId, profile).catch(() => undefined);
}

/** Keeps a copy of the picture, unless this one is kept already. */
async function takePicture(personId: string, { imageUrl }: ProfileAnswer): Promise<void> {
  if (imageUrl === null) {
    keepAnswer(personId, PICTURE, '');
    return;
  }
  if (readPicture(readKeptAnswer(personId, PICTURE))?.url === imageUrl) return;
  const file = await httpFile(imageUrl);
  const picture = file.size > KEPT_PICTURE_BYTES ? await makePicture(file) : file;
  keepAnswer(personId, PICTURE, JSON.stringify({ url: imageUrl, data: await toDataUrl(picture) }));
}

function toDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
