import type { CircleMembership } from '../../shared/api/onboarding';
import type {
  CircleInvite,
  CircleMember,
  CircleMembersAnswer,
  CircleView,
  InvitedCircle,
  NewCircle,
  NewPrayerRequest,
  NewPrayerResponse,
  PrayerRequestView,
  PrayerResponseView,
  ReportRequest,
} from '../../shared/api/prayer-circles';
import type { InviteRefusal, Refusal } from './refusal';

/** Times are milliseconds since the epoch. */
export interface Circle extends Omit<CircleView, 'createdAt'> {
  readonly createdAt: number;
}

export interface PrayerRequest extends Omit<PrayerRequestView, 'createdAt' | 'answeredAt'> {
  readonly createdAt: number;
  readonly answeredAt: number | null;
}

export interface PrayerResponse extends Omit<PrayerResponseView, 'createdAt'> {
  readonly circleId: string;
  readonly createdAt: number;
}

export interface MemberOfCircle extends Omit<CircleMember, 'joinedAt'> {
  readonly joinedAt: number;
}

export interface StandingInvite extends Omit<CircleInvite, 'expiresAt'> {
  readonly expiresAt: number;
}

/** What one person wrote and did in one circle, in the order of time; the names of others are left out. */
export interface OwnInCircle {
  readonly circleId: string;
  /** Null for a circle they are no longer in. */
  readonly circleName: string | null;
  readonly role: CircleView['role'];
  readonly joinedAt: number;
  readonly leftAt: number | null;
  readonly requests: readonly (NewPrayerRequest & {
    readonly id: string;
    readonly createdAt: number;
    readonly answeredAt: number | null;
    readonly story: string | null;
  })[];
  readonly responses: readonly (NewPrayerResponse & {
    readonly id: string;
    readonly requestId: string;
    readonly createdAt: number;
  })[];
  readonly prayers: readonly { readonly requestId: string; readonly day: string }[];
  readonly reports: readonly (ReportRequest & { readonly id: string; readonly at: number })[];
}

/** A report that nobody has closed, as whoever runs the server sees it: ids and a reason, no word and no name. */
export interface OpenReport extends ReportRequest {
  readonly id: string;
  readonly at: number;
  readonly circleId: string;
  /** Nobody in the circle but its leader is told of a report. */
  readonly isOfLeader: boolean;
}

/** The same to act on: the account of who leads the circle, and the author's, or their name as a member where it is gone. */
export interface ReportInHand extends OpenReport {
  readonly leaderId: string;
  readonly authorId: string;
}

/** Who asks, and which local day it is for them. */
export interface Asker {
  readonly accountId: string;
  readonly today: string;
}

/** Where in a list to begin, and how far to go; see {@link Page.next}. */
export interface PageAsked {
  /** Null for the beginning. */
  readonly after: number | null;
  readonly limit: number;
}

export interface Page<Post> {
  readonly posts: Post[];
  /** What to begin after for what follows; null at the end. */
  readonly next: number | null;
}

/** Something new, with the id that a repeat of the request meets again, see `idForKey`. */
type New<Written> = Written & { readonly id: string; readonly at: number };

/**
 * Prayer circles. Who may do what is checked in the transaction that does it: a method rejects with {@link Refusal}
 * `NOT_FOUND` for whoever was never in the circle, `NOT_A_MEMBER` for whoever no longer is, `NOT_ALLOWED` for what is the
 * leader's or the author's alone. Words are sealed under the circle's own key; in a list what no longer opens is left out.
 */
export interface CircleStore {
  /** Makes a circle that the asker leads. What is there under that id already is answered as it is. */
  createCircle(asker: Asker, circle: New<NewCircle> & { memberId: string }): Promise<Circle>;
  /** The circles of the asker, the first joined first. */
  listCircles(asker: Asker): Promise<Circle[]>;
  /** The same, as the type of a person is told. */
  listCircleMemberships(accountId: string): Promise<CircleMembership[]>;
  /** For the leader. All that was written in it goes with it, and its key. */
  deleteCircle(accountId: string, circleId: string): Promise<void>;
  /** Ids of the accounts in a circle. */
  circleAccounts(circleId: string): Promise<string[]>;

  listCircleMembers(
    accountId: string,
    circleId: string,
  ): Promise<{ members: MemberOfCircle[]; blockedFormer: CircleMembersAnswer['blockedFormer'] }>;
  /** For the leader, of somebody else. Ends the invite too. Resolves with the account it was. */
  removeCircleMember(
    accountId: string,
    circleId: string,
    memberId: string,
    at: number,
  ): Promise<string>;
  /** Rejects with `LEADER_STAYS` for the leader of others. Whoever is the last takes the circle with them. */
  leaveCircle(accountId: string, circleId: string, at: number): Promise<void>;
  /** For the leader. */
  passLead(asker: Asker, circleId: string, memberId: string): Promise<Circle>;
  /** Hides from the person what that member writes, in every circle, or shows it again. */
  blockMember(
    accountId: string,
    circleId: string,
    memberId: string,
    isBlocked: boolean,
  ): Promise<void>;

  /** For the leader. In the place of the invite before. */
  setCircleInvite(
    accountId: string,
    circleId: string,
    invite: StandingInvite & { readonly codeHash: string },
  ): Promise<void>;
  /** For the leader: the invite that could be redeemed at `now`. */
  readCircleInvite(
    accountId: string,
    circleId: string,
    now: number,
  ): Promise<StandingInvite | undefined>;
  /** Where a code leads. Rejects with an {@link InviteRefusal}. */
  findCircleInvite(codeHash: string, now: number): Promise<InvitedCircle>;
  /**
   * Redeems a code in one transaction: two who redeem its last use can't both get in. Whoever is in already uses nothing
   * up. Rejects with an {@link InviteRefusal}, or `CIRCLE_FULL`.
   */
  joinCircle(
    asker: Asker,
    codeHash: string,
    as: { readonly memberId: string; readonly at: number },
  ): Promise<Circle>;

  addPrayerRequest(
    asker: Asker,
    circleId: string,
    request: New<NewPrayerRequest>,
  ): Promise<PrayerRequest>;
  /** Newest first, without what those wrote whom the asker has blocked. */
  listPrayerRequests(asker: Asker, circleId: string, page: PageAsked): Promise<Page<PrayerRequest>>;
  /** For the author. */
  answerPrayerRequest(
    asker: Asker,
    requestId: string,
    answer: { readonly story: string | null; readonly at: number },
  ): Promise<PrayerRequest>;
  /**
   * Notes that the asker prayed on that day. It counts once a day, and on no day before the request was made: `isNew` says
   * whether it did.
   */
  notePrayed(
    asker: Asker,
    requestId: string,
    day: string,
  ): Promise<{ readonly request: PrayerRequest; readonly isNew: boolean }>;
  addPrayerResponse(
    asker: Asker,
    requestId: string,
    response: New<NewPrayerResponse>,
  ): Promise<PrayerResponse>;
  /** Oldest first, without what those wrote whom the asker has blocked. */
  listPrayerResponses(
    asker: Asker,
    requestId: string,
    page: PageAsked,
  ): Promise<Page<PrayerResponse>>;
  /** For the author and the leader; resolves with the circle's id. */
  deletePrayerRequest(accountId: string, requestId: string): Promise<string>;
  deletePrayerResponse(accountId: string, responseId: string): Promise<string>;
  /** Keeps why somebody reports a post, in the place of what they said before. Resolves with the id of the report. */
  reportPost(accountId: string, circleId: string, report: New<ReportRequest>): Promise<string>;
  /** Of every circle, oldest first. */
  listOpenReports(): Promise<OpenReport[]>;
  /** Undefined where none of that id is open. */
  findOpenReport(id: string): Promise<ReportInHand | undefined>;
  /** False where none of that id is open. Reported again by the same person, it is open again. */
  closeReport(id: string, at: number): Promise<boolean>;

  /** Rejects with SealBrokenError if what is stored was changed. */
  exportCircles(accountId: string): Promise<OwnInCircle[]>;
  /** Names of those a person has blocked. */
  listBlocked(accountId: string): Promise<string[]>;
}
