/** A small run that shows that a bench works and what it proves; its figures mean nothing, so no target is asked of them. */
export const QUICK = process.argv.includes('--quick');

/** The size of something in a whole run, and in a quick one. */
export const sized = (whole: number, quick: number): number => (QUICK ? quick : whole);
