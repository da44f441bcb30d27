import { sql } from 'drizzle-orm';
import { circleGuidance, circleMembers, prayerRequests, prayerResponses } from '../schema/circles';
import { companionFlags, feedback, replies, replyFlags, suggestions } from '../schema/posts';
import type { Store } from '../store';
import type { Database } from './database';

/** The part of the store that counts what a person keeps here beside records and recordings. */
export function createCountPosts(database: Database): Store['countPosts'] {
  return async (accountId) => {
    const mine = sql`(SELECT ${circleMembers.id} FROM ${circleMembers}
      WHERE ${circleMembers.accountId} = ${accountId})`;
    const counted = await database.get<{ readonly posts: number }>(sql`
        SELECT (SELECT COUNT(*) FROM ${feedback} WHERE ${feedback.userId} = ${accountId})
          + (SELECT COUNT(*) FROM ${companionFlags} WHERE ${companionFlags.accountId} = ${accountId})
          + (SELECT COUNT(*) FROM ${suggestions} WHERE ${suggestions.authorId} = ${accountId})
          + (SELECT COUNT(*) FROM ${replies} WHERE ${replies.authorId} = ${accountId})
          + (SELECT COUNT(*) FROM ${replyFlags} WHERE ${replyFlags.accountId} = ${accountId})
          + (SELECT COUNT(*) FROM ${circleMembers} WHERE ${circleMembers.accountId} = ${accountId})
          + (SELECT COUNT(*) FROM ${prayerRequests} WHERE ${prayerRequests.memberId} IN ${mine})
          + (SELECT COUNT(*) FROM ${prayerResponses} WHERE ${prayerResponses.memberId} IN ${mine})
          + (SELECT COUNT(*) FROM ${circleGuidance} WHERE ${circleGuidance.memberId} IN ${mine})
          AS "posts"`);
    return counted?.posts ?? 0;
  };
}
