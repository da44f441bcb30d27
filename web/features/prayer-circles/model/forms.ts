import * as z from 'zod/mini';
import {
  GUIDANCE_KINDS,
  type NewCirclePlan,
  type NewGuidance,
  newCirclePlan,
  newGuidance,
} from '../../../../shared/api/circle-guidance';
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
import { isPlanId } from '../../../../shared/content/plans/plan-titles';
import { chosenWeek } from './guidance';

const text = z.catch(z.string(), '');
const choice = z.catch(z.nullable(z.string()), null);

const circleForm = z.object({ name: text, description: text });
export type CircleForm = z.infer<typeof circleForm>;

const requestForm = z.object({ title: text, description: text, category: choice });
export type RequestForm = z.infer<typeof requestForm>;

const responseForm = z.object({ type: z.catch(z.enum(RESPONSE_TYPES), 'prayer'), message: text });
export type ResponseForm = z.infer<typeof responseForm>;

/** `week`: the Monday of the week that a theme or a question is for; null before one was chosen. */
const guidanceForm = z.object({
  kind: z.catch(z.enum(GUIDANCE_KINDS), 'note'),
  title: text,
  text,
  week: choice,
});
export type GuidanceForm = z.infer<typeof guidanceForm>;

const planForm = z.object({ plan: choice, startsOn: text });
export type PlanForm = z.infer<typeof planForm>;

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

export function readGuidance(left: unknown): GuidanceForm {
  return read(guidanceForm, left);
}

export function readPlan(left: unknown): PlanForm {
  return read(planForm, left);
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

/** A note is for no week, and a question has no title: it goes into a journal as it is. */
export function toGuidance(form: GuidanceForm, today: string): NewGuidance | undefined {
  return newGuidance.safeParse({
    ...form,
    title: form.kind === 'prompt' ? null : form.title,
    week: form.kind === 'note' ? null : chosenWeek(form, today),
  }).data;
}

export function toPlan(form: PlanForm): NewCirclePlan | undefined {
  return form.plan !== null && isPlanId(form.plan) ? newCirclePlan.safeParse(form).data : undefined;
}

export function toAnswered(form: StoryForm): { story: string | null } | undefined {
  return answeredRequest.safeParse(form).data;
}
