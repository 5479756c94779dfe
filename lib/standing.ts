/** Standing orders and automatic transfers: the words of both (domain: standing instructions and ATS). */

/** SI: what a customer ordered for due dates. ATS: an account that is kept within bounds each evening. */
export const orderFamilies = ['SI', 'ATS'] as const;

/**
 * What an order moves. TETAP: so much. SAPU_MASUK: what the destination lacks to its lower bound. SAPU_KELUAR: what the source has
 * above its upper bound. RENTANG: the destination is kept between both, by the source, in both directions. VARIABEL: a percentage of
 * what the source has available, or all of it above an amount.
 */
export const orderKinds = ['TETAP', 'SAPU_MASUK', 'SAPU_KELUAR', 'RENTANG', 'VARIABEL'] as const;
export type OrderKind = (typeof orderKinds)[number];

/** How often an order falls due. HARIAN is each business day. */
export const orderPeriods = ['HARIAN', 'MINGGUAN', 'BULANAN', 'AKHIR_BULAN'] as const;
export type OrderPeriod = (typeof orderPeriods)[number];

/** What becomes of a due date that is no business day: the one before, the one after, or none. */
export const holidayRules = ['SEBELUM', 'SESUDAH', 'LEWATI'] as const;
export type HolidayRule = (typeof holidayRules)[number];

/** How an order ends: with a day, after so many times, or when somebody ends it. It is always said. */
export const orderEnds = ['TANGGAL', 'KALI', 'DICABUT'] as const;

/** Where it pays to: an account of this bank, or one elsewhere. */
export const orderWays = ['INTERNAL', 'SKN', 'BI_FAST'] as const;
export type OrderWay = (typeof orderWays)[number];

/** What is paid to another bank is reckoned from the payer alone: her account there is neither read nor kept within bounds. */
export const outwardKinds = ['TETAP', 'SAPU_KELUAR', 'VARIABEL'] as const satisfies readonly OrderKind[];

/** The states of an order: at work, suspended by people or after failures, run its course, ended by people. */
export const orderStates = ['AKTIF', 'DITANGGUHKAN', 'SELESAI', 'DIAKHIRI'] as const;

/** What two persons do about an order's state. */
export const orderActs = ['TANGGUHKAN', 'LANJUTKAN', 'AKHIRI'] as const;

/** What became of one due date. */
export const dueStates = ['BERHASIL', 'SEBAGIAN', 'DICOBA_LAGI', 'GAGAL'] as const;
export type DueState = (typeof dueStates)[number];
/** The same as lists show it: DIKEMBALIKAN was paid, and the other bank returned it. */
export const shownDueStates = [...dueStates, 'DIKEMBALIKAN'] as const;

/**
 * Why nothing, or less, was moved; WARKAT: by day, for a sheet that was presented. Of another bank: BANK_TUJUAN it is not in the bank's list any more; JALUR_BATAS
 * over the rail's maximum; JALUR_TUTUP nothing went by the rail that day although the money was there; JALUR_BATAL it was paid, never left and came back at the end of the day.
 */
export const dueCauses = [
  'SALDO_KURANG',
  'SUMBER_TIDUR',
  'SUMBER_DIBLOKIR',
  'SUMBER_KEPATUHAN',
  'SUMBER_TUTUP',
  'TUJUAN_DIBLOKIR',
  'TUJUAN_TUTUP',
  'CABANG_LAIN',
  'TUJUAN_KEPATUHAN',
  'BANK_TUJUAN',
  'JALUR_BATAS',
  'JALUR_TUTUP',
  'JALUR_BATAL',
  'WARKAT',
] as const;
export type DueCause = (typeof dueCauses)[number];

/** Periods that fail one after another until an order is suspended. */
export const FAILED_PERIODS = 3;
