/** What one account may keep of its sign-ins (A44). */
export const ACCOUNT_BOUNDS = {
  /** Open sessions. A further sign-in ends the one that was seen the longest ago. */
  sessions: 50,
  /** Devices that count as known at a sign-in (A9). */
  knownDevices: 50,
} as const;
