import { addDays, isIsoDate } from '#lib/dates.ts';

/** How a sheet shows a number where its digits alone are not what is seen; null: they are. */
export type NumberFormat = 'DAY' | { readonly zeros: number } | null;

/** Formats of days that every spreadsheet has without naming them. */
const BUILT_IN_DAYS: ReadonlySet<number> = new Set([14, 15, 16, 17, 22, 27, 30, 36, 50, 57]);

function formatOf(id: number, code: string): NumberFormat {
  if (BUILT_IN_DAYS.has(id)) return 'DAY';
  const [plain = ''] = code.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, '').split(';');
  if (/^0{2,}$/.test(plain)) return { zeros: plain.length };
  return /y/i.test(plain) && /m/i.test(plain) && /^[dmyhs/.,:\s-]+(?:am\/pm)?@?$/i.test(plain) ? 'DAY' : null;
}

const elements = (root: Document | Element, name: string): readonly Element[] => [
  ...root.getElementsByTagNameNS('*', name),
];
const numberOf = (element: Element, name: string): number => Number(element.getAttribute(name) ?? '0'); // not an amount: an id

/** The formats of a workbook's cells, by the place that a cell names. */
export function formatsOf(styles: Document): readonly NumberFormat[] {
  const codes = new Map(
    elements(styles, 'numFmt').map((each) => [numberOf(each, 'numFmtId'), each.getAttribute('formatCode') ?? '']),
  );
  const [cells] = elements(styles, 'cellXfs');
  return (cells ? elements(cells, 'xf') : []).map((each) => {
    const id = numberOf(each, 'numFmtId');
    return formatOf(id, codes.get(id) ?? '');
  });
}

/** The day that a sheet keeps as a number of days; null where it is none. A sheet counts a 29 February 1900 that never was. */
export function dayOfSerial(text: string, since1904: boolean): string | null {
  const [, days = ''] = /^(\d{1,6})(?:\.\d+)?$/.exec(text) ?? [];
  const serial = Number(days); // not an amount: days
  if (days === '' || (!since1904 && serial <= 60)) return null;
  const day = since1904 ? addDays('1904-01-01', serial) : addDays('1900-01-01', serial - 2);
  return isIsoDate(day) ? day : null;
}
