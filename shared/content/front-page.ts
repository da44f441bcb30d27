/** Stand in the prerendered landing page where each server writes its own origin and sales address. */
export const ORIGIN_HERE = 'https://origin.invalid';
export const SALES_HERE = 'sales@origin.invalid';

/** The landing page as the build leaves it: for a server that names an address for inquiries, and for one that does not. */
export const LANDING_FILES = {
  withSales: 'with-sales.html',
  withoutSales: 'without-sales.html',
} as const;
