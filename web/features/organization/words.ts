import type { NewOrganizationInvite } from '../../../shared/api/organizations';
import { formatDay } from '../../ui/format/days';
import { formatCount } from '../../ui/format/numbers';
import { formatTime } from '../../ui/format/times';

/** `1 person`, `12 people` */
export function sayPeople(count: number): string {
  return formatCount(count, 'person', 'people');
}

/** `November 26 at 7:30 AM` */
export function sayUntil(expiresAt: string): string {
  return `${formatDay(expiresAt)} at ${formatTime(expiresAt)}`;
}

/**
 * Opens a new email with an invite in the administrator's own mail program. No address passes through our server, and none
 * is written to but by the person who knows it.
 */
export function inviteEmailLink(
  organizationName: string,
  { code, expiresAt }: Pick<NewOrganizationInvite, 'code' | 'expiresAt'>,
  origin: string,
): string {
  const subject = `Join ${organizationName} on Choose Wholeness`;
  const body = [
    `You’re invited to join ${organizationName} on Choose Wholeness: 90 days of short devotionals, with check-ins, journaling, and prayer.`,
    `Your invite code: ${code}`,
    `If you’re new, create your account, choose “With a group”, and enter the code:\r\n${origin}/register`,
    `If you have an account, sign in and enter the code under Organization:\r\n${origin}/organization`,
    `The code works until ${sayUntil(expiresAt)}. The administrator sees your username and the date you joined. Nobody there can read what you write.`,
  ].join('\r\n\r\n');
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
