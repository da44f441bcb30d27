/**
 * For `autoComplete`: browsers keep what stands in a field, on the disk too, for a tab that is opened again, unless the
 * field says no. What a person writes is kept by the app, under their own name (A22).
 */
export const NO_AUTOFILL = 'off';
