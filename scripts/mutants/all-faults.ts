import type { Fault } from './fault';
import { ANALYTICS_FAULTS } from './faults/analytics';
import { APP_LOCK_FAULTS } from './faults/app-lock';
import { APP_LOCK_ROW_FAULTS } from './faults/app-lock-rows';
import { ATTACK_FAULTS } from './faults/attacks';
import { BIBLE_FAULTS } from './faults/bible';
import { BOOK_FAULTS } from './faults/book';
import { CARE_FAULTS } from './faults/care';
import { CIRCLE_GUIDANCE_FAULTS } from './faults/circle-guidance';
import { CIRCLE_NEWS_FAULTS } from './faults/circle-news';
import { CIRCLE_SCREEN_FAULTS } from './faults/circle-screens';
import { COMPANION_FAULTS } from './faults/companion';
import { COMPRESSION_FAULTS } from './faults/compression';
import { DATABASE_FAULTS } from './faults/database';
import { DECLARATION_FAULTS } from './faults/declarations';
import { DISTURBANCE_FAULTS } from './faults/disturbances';
import { EARLY_PAGE_FAULTS } from './faults/early-page';
import { GUEST_SCREEN_FAULTS } from './faults/guest-screens';
import { GUEST_FAULTS } from './faults/guests';
import { JOURNEY_FAULTS } from './faults/journey';
import { LATER_ATTACK_FAULTS } from './faults/later-attacks';
import { LEADER_START_FAULTS } from './faults/leader-start';
import { LOOK_BACK_FAULTS } from './faults/look-back';
import { LOOP_FAULTS } from './faults/loop';
import { MERGE_FAULTS } from './faults/merge';
import { MODEL_FAULTS } from './faults/model';
import { OPERATE_FAULTS } from './faults/operate';
import { PLAN_LETTER_FAULTS } from './faults/plan-letters';
import { PRAY_FAULTS } from './faults/pray';
import { PRAYER_CARD_FAULTS } from './faults/prayer-cards';
import { PUSH_FAULTS } from './faults/push';
import { READING_PLAN_FAULTS } from './faults/reading-plans';
import { RECORD_FAULTS } from './faults/records';
import { REPLY_FAULTS } from './faults/replies';
import { SEVERAL_SERVERS_FAULTS } from './faults/several-servers';
import { TRANSFER_FAULTS } from './faults/transfer';
import { UPKEEP_FAULTS } from './faults/upkeep';
import { VOICE_FAULTS } from './faults/voice';

/** Every fault that is planted, by area. */
export const FAULTS: Readonly<Record<string, readonly Fault[]>> = {
  sync: [
    ...RECORD_FAULTS,
    ...TRANSFER_FAULTS,
    ...LOOP_FAULTS,
    ...SEVERAL_SERVERS_FAULTS,
    ...COMPRESSION_FAULTS,
    ...GUEST_FAULTS,
  ],
  guests: GUEST_SCREEN_FAULTS,
  merge: MERGE_FAULTS,
  voice: VOICE_FAULTS,
  journey: JOURNEY_FAULTS,
  'early-page': EARLY_PAGE_FAULTS,
  'app-lock': [...APP_LOCK_ROW_FAULTS, ...APP_LOCK_FAULTS],
  'look-back': LOOK_BACK_FAULTS,
  bible: BIBLE_FAULTS,
  pray: PRAY_FAULTS,
  declarations: DECLARATION_FAULTS,
  'prayer-cards': PRAYER_CARD_FAULTS,
  'reading-plans': READING_PLAN_FAULTS,
  'circle-guidance': CIRCLE_GUIDANCE_FAULTS,
  book: BOOK_FAULTS,
  analytics: ANALYTICS_FAULTS,
  companion: COMPANION_FAULTS,
  care: CARE_FAULTS,
  model: MODEL_FAULTS,
  upkeep: UPKEEP_FAULTS,
  'plan-letters': PLAN_LETTER_FAULTS,
  operate: OPERATE_FAULTS,
  'circle-screens': CIRCLE_SCREEN_FAULTS,
  push: [...PUSH_FAULTS, ...CIRCLE_NEWS_FAULTS],
  'leader-start': LEADER_START_FAULTS,
  replies: REPLY_FAULTS,
  database: DATABASE_FAULTS,
  disturbances: DISTURBANCE_FAULTS,
  attacks: [...ATTACK_FAULTS, ...LATER_ATTACK_FAULTS],
};
