/** Addresses that are never a screen of the app: the API, and anything that looks like a file. */
export const NOT_A_SCREEN = [/^\/api(\/|$)/, /\/[^/?]+\.[^/?]+$/];
