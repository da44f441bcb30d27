/** The windows in which the app's places stand in a rail beside the screen. */
export const RAIL_WINDOW = '(min-width: 48rem)';
