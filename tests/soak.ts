/** True in `npm run soak`, where nobody waits: what `npm test` takes a sample of is gone through whole. */
export const soaking = process.env.AMANAH_SOAK === '1';

/** Of each group one, the next one for each next number, so that over many numbers all of them come; all of them in a soak. */
export const oneOfEach = <T>(groups: readonly (readonly T[])[], number: number): readonly T[] =>
  soaking ? groups.flat() : groups.flatMap((group) => group.slice(number % group.length).slice(0, 1));

/** A count that is larger in a soak. */
export const inSoak = (long: number, short: number): number => (soaking ? long : short);
