import * as z from 'zod/mini';
import {
  answeredRequest,
  type NewCircle,
  type NewPrayerRequest,
  type NewPrayerResponse,
  newCircle,
  newPrayerRequest,
  newPrayerResponse,
  RESPONSE_TYPES,
} from '../../../../shared/api/prayer-circles';

const text = z.catch(z.string(), '');
const choice = z.catch(z.nullable(z.string()), null);

const circleForm = z.object({ name: text, description: text });
export type CircleForm = z.infer<typeof circleForm>;

const requestForm = z.object({ title: text, description: text, category: choice });
export type RequestForm = z.infer<typeof requestForm>;

const responseForm = z.object({ type: z.catch(z.enum(RESPONSE_TYPES), 'prayer'), message: text });
export type ResponseForm = z.infer<typeof responseForm>;

const storyForm = z.object({ story: text });
export type StoryForm = z.infer<typeof storyForm>;

/** The form of a draft, or of something that was to be sent; an empty one of anything else. */
export function readCircle(left: unknown): CircleForm {
  return read(circleForm, left);
}

export function readRequest(left: unknown): RequestForm {
  return read(requestForm, left);
}

export function readResponse(left: unknown): ResponseForm {
  return read(responseForm, left);
}

export function readStory(left: unknown): StoryForm {
  return read(storyForm, left);
}

function read<Form>(form: z.ZodMiniType<Form>, left: unknown): Form {
  const isObject = typeof left === 'object' && left !== null && !Array.isArray(left);
  return z.parse(form, isObject ? left : {});
}

/** What is sent; undefined while what is required is missing (spec section 5). */
export function toCircle(form: CircleForm): NewCircle | undefined {
  return newCircle.safeParse(form).data;
}

export function toRequest(form: RequestForm): NewPrayerRequest | undefined {
  return newPrayerRequest.safeParse(form).data;
}

export function toResponse(form: ResponseForm): NewPrayerResponse | undefined {
  return newPrayerResponse.safeParse(form).data;
}

export function toAnswered(form: StoryForm): { story: string | null } | undefined {
  return answeredRequest.safeParse(form).data;
}
