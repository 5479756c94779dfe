const MOST = 35;

/** Invariants of the bank (domain: invariants) that no check of the books covers, and why. */
const uncovered: Readonly<Record<number, string>> = {
  30: 'a merge undone: proved by a test of its own, which compares every link',
};

/** The invariants that checks of these names leave out, each with the reason. Throws where there is none. */
export function leftOut(checks: readonly string[]): readonly string[] {
  const covered = new Set(checks.map((name) => Number.parseInt(name, 10)));
  const missing = Array.from({ length: MOST }, (_, index) => index + 1).filter((number) => !covered.has(number));
  return missing.map((number) => {
    const reason = uncovered[number];
    if (!reason) throw new Error(`no check of the books tells invariant ${number}`);
    return `${number} ${reason}`;
  });
}
