import { type ProfileAnswer, profileAnswer } from '../../../shared/api/profile';
import { http, httpFile } from '../../answers/http';
import { keepAnswer, readKeptAnswer } from '../../answers/kept-answers';
import { PICTURE, readPicture } from '../../answers/kept-picture';
import { squarePicture, toDataUrl } from '../../media/square-picture';
import type { PersonStore } from '../../person/contract';
import { renameSession } from '../../platform/session';

/** Pixels of a picture's side, at most. */
export const PICTURE_SIDE = 512;

/** Larger ones, which only other programs send, are drawn smaller for this device. */
const KEPT_PICTURE_BYTES = 150_000;

/** Where the server answers it, and under which this device keeps it. */
export const PROFILE = '/api/profile';

type Answers = PersonStore['answers'];

/** Rejects as `http` does; then nothing has changed. */
export async function saveUsername(answers: Answers, username: string): Promise<void> {
  await takeProfile(
    answers,
    await http(`${PROFILE}/username`, { method: 'PUT', body: { username } }),
  );
}

/** Rejects as `http` does; then nothing has changed. */
export async function saveEmail(
  answers: Answers,
  email: string,
  currentPassword: string,
): Promise<void> {
  const body = { email, currentPassword };
  await takeProfile(answers, await http(`${PROFILE}/email`, { method: 'PUT', body }));
}

/** Has the letter that proves the address sent again. Rejects as `http` does. */
export async function sendProofLetter(answers: Answers): Promise<void> {
  await takeProfile(answers, await http(`${PROFILE}/email/letter`, { method: 'POST' }));
}

/** Sends a picture, drawn by `squarePicture`, in the place of the one before. Rejects as `http` does. */
export async function uploadPicture(answers: Answers, picture: Blob): Promise<void> {
  const form = new FormData();
  form.append('profileImage', picture, 'picture.jpg');
  await http(`${PROFILE}/image`, { method: 'POST', form });
  await takeProfile(answers, await http(PROFILE));
}

/** Takes the picture away, here and on the server. Rejects as `http` does. */
export async function removePicture(answers: Answers): Promise<void> {
  await http(`${PROFILE}/image`, { method: 'DELETE' });
  await takeProfile(answers, await http(PROFILE));
}

async function takeProfile(answers: Answers, answer: unknown): Promise<void> {
  await answers.keep(PROFILE, profileAnswer.parse(answer));
}

/** Keeps what goes with a profile: the name in the session, and a copy of the picture. */
export function keepWithProfile(personId: string, profile: ProfileAnswer): void {
  renameSession({ userId: personId, username: profile.username });
  // Without a copy here the picture is shown from the server, and asked for with the next profile.
  takePicture(personId, profile).catch(() => undefined);
}

/** Keeps a copy of the picture, unless this one is kept already. */
async function takePicture(personId: string, { imageUrl }: ProfileAnswer): Promise<void> {
  if (imageUrl === null) {
    keepAnswer(personId, PICTURE, '');
    return;
  }
  if (readPicture(readKeptAnswer(personId, PICTURE))?.url === imageUrl) return;
  const file = await httpFile(imageUrl);
  const picture = file.size > KEPT_PICTURE_BYTES ? await squarePicture(file, PICTURE_SIDE) : file;
  keepAnswer(personId, PICTURE, JSON.stringify({ url: imageUrl, data: await toDataUrl(picture) }));
}
