import type { AlsoKept } from '../../../../shared/api/server-export';

const AT = '2026-03-01T08:00:00.000Z';

/** What a server keeps of somebody beside their records, with these words wherever they may write some. */
export function sampleKept(words: string): AlsoKept {
  return {
    account: { email: words, emailToConfirm: words, plan: 'free', timeZone: null, createdAt: AT },
    activity: { seenAt: AT, warnedAt: null },
    sessions: [],
    privacySettings: {
      cookies: true,
      dataProcessing: true,
      marketing: false,
      dataRetentionOptOut: false,
      modelTraining: false,
    },
    subscription: null,
    payments: [],
    consents: [
      {
        number: 1,
        at: AT,
        consentType: 'cookies',
        granted: false,
        version: '3.0',
        analytics: false,
        marketing: false,
      },
    ],
    onboarding: { completedAt: AT, goals: ['peace'] },
    memberships: [],
    circles: [
      {
        circleId: 'c',
        circleName: words,
        role: 'member',
        joinedAt: AT,
        leftAt: null,
        countsMe: false,
        requests: [
          {
            id: 'r',
            title: words,
            description: words,
            category: null,
            createdAt: AT,
            answeredAt: null,
            story: words,
          },
        ],
        responses: [
          { id: 's', requestId: 'r', type: 'encouragement', message: words, createdAt: AT },
        ],
        prayers: [{ requestId: 'r', day: '2026-03-01' }],
        reports: [],
        guidance: [
          {
            id: 'n',
            kind: 'theme',
            title: words,
            text: words,
            week: '2026-02-23',
            createdAt: AT,
            updatedAt: AT,
          },
        ],
        plan: { id: 'p', plan: 'psalms-60', startsOn: '2026-03-01', setAt: AT },
      },
    ],
    blocked: [],
    feedback: [
      {
        id: 'f',
        category: 'ui_ux',
        rating: null,
        subject: words,
        message: words,
        status: 'pending',
        submittedAt: AT,
        replies: [{ id: 'r', text: words, repliedAt: AT }],
      },
    ],
    flags: [{ id: 'g', references: [words], reason: 'Hurtful', note: words, flaggedAt: AT }],
    suggestions: [
      {
        id: 'q',
        suggestion: words,
        category: null,
        status: 'pending',
        votes: 0,
        submittedAt: AT,
        isYours: true,
        yourVote: null,
      },
    ],
    votes: [{ suggestionId: 'q', vote: 'upvote' }],
    replies: [
      { id: 'y', questionId: 'ours:1', text: words, status: 'pending', votes: 0, submittedAt: AT },
    ],
    picture: { url: '/api/profile/image/one' },
    recordings: [],
    audit: [],
  };
}
