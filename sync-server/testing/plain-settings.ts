import type { AppSettings } from '../app';
import { NOT_SET_UP } from '../config';

/** As on a machine in development. */
export const PLAIN_SETTINGS: AppSettings = {
  publicOrigin: undefined,
  trustedProxies: 0,
  https: false,
  sessionDays: 90,
  contact: { sales: null, operator: NOT_SET_UP },
};
