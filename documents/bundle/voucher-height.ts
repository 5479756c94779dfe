/** The heights of the parts of a voucher, in the units of its paper; `carry` is that of the sum so far, at the end of a page. */
interface VoucherHeights {
  readonly head: number;
  readonly lines: readonly number[];
  readonly tail: number;
  readonly carry: number;
}

/** A voucher needs this much room on a page. */
interface VoucherRoom {
  /** True where one page holds all of it; then its lines need no room of their own. */
  readonly whole: boolean;
  readonly begin: number;
  readonly line: (at: number) => number;
}

/** So many lines stand on the page of the sum and the signatures: a page with signatures alone could be put under any voucher. */
const TOGETHER = 3;

const sumOf = (heights: readonly number[]): number => heights.reduce((sum, height) => sum + height, 0);

/** Returns how much room a voucher needs where it begins on pages of this height, and then before each of its lines. */
export function voucherHeight({ head, lines, tail, carry }: VoucherHeights, page: number): VoucherRoom {
  const height = head + sumOf(lines) + tail;
  if (height <= page) return { whole: true, begin: height, line: () => 0 };
  return {
    whole: false,
    begin: head + sumOf(lines.slice(0, TOGETHER)) + carry,
    line: (at) => (at === lines.length - TOGETHER ? sumOf(lines.slice(at)) + tail : (lines[at] ?? 0) + carry),
  };
}
