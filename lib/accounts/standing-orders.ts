/** These are the words of standing orders and automatic transfers (domain: standing instructions and ATS). */

/** SI: a standing order. ATS: an automatic transfer between accounts of one customer. */
export const orderClasses = ['SI', 'ATS'] as const;
export type OrderClass = (typeof orderClasses)[number];

/**
 * An order moves: TETAP: so much. SAPU_MASUK: what the destination lacks to its lower bound. SAPU_KELUAR: what the source has above its
 * upper bound. RENTANG: the source keeps the destination between both, in both directions. VARIABEL: a percentage of what the source has
 * available, or all of it above an amount.
 */
export const orderKinds = ['TETAP', 'SAPU_MASUK', 'SAPU_KELUAR', 'RENTANG', 'VARIABEL'] as const;
export type OrderKind = (typeof orderKinds)[number];

/** An order falls due this often. HARIAN is each business day. */
export const orderPeriods = ['HARIAN', 'MINGGUAN', 'BULANAN', 'AKHIR_BULAN'] as const;
export type OrderPeriod = (typeof orderPeriods)[number];

/** A due date that is no business day moves to the one before, the one after, or is left out. */
export const holidayRules = ['SEBELUM', 'SESUDAH', 'LEWATI'] as const;
export type HolidayRule = (typeof holidayRules)[number];

/** An order ends with a day, after so many times, or when somebody ends it. It always names one. */
export const orderEnds = ['TANGGAL', 'KALI', 'DICABUT'] as const;

/** It pays to an account of this bank, or to one elsewhere. */
export const orderChannels = ['INTERNAL', 'SKN', 'BI_FAST'] as const;
export type OrderChannel = (typeof orderChannels)[number];

/** A payment to another bank is computed from the payer alone: the account there is neither read nor kept within bounds. */
export const outwardKinds = ['TETAP', 'SAPU_KELUAR', 'VARIABEL'] as const satisfies readonly OrderKind[];

/** An order is active, suspended by people or after failures, has run its course, or was ended by people. */
export const orderStates = ['AKTIF', 'DITANGGUHKAN', 'SELESAI', 'DIAKHIRI'] as const;

/** Two persons do these to an order. */
export const orderActs = ['TANGGUHKAN', 'LANJUTKAN', 'AKHIRI'] as const;

/** An act leaves an order, or an entry that comes back, in this state, and is possible in those. */
export const orderMoves: Readonly<
  Record<(typeof orderActs)[number], { readonly to: string; readonly from: readonly string[] }>
> = {
  TANGGUHKAN: { to: 'DITANGGUHKAN', from: ['AKTIF'] },
  LANJUTKAN: { to: 'AKTIF', from: ['DITANGGUHKAN'] },
  AKHIRI: { to: 'DIAKHIRI', from: ['AKTIF', 'DITANGGUHKAN'] },
};

/** One due date has one of these outcomes. */
export const dueStates = ['BERHASIL', 'SEBAGIAN', 'DICOBA_LAGI', 'GAGAL'] as const;
export type DueState = (typeof dueStates)[number];
/** Lists show these outcomes: DIKEMBALIKAN was paid, and the other bank returned it. */
export const listedDueStates = [...dueStates, 'DIKEMBALIKAN'] as const;

/**
 * No money, or less, was moved for one of these causes; WARKAT: by day, for a sheet that was presented. Of another bank: BANK_TUJUAN it is not in the
 * bank's list any more; JALUR_BATAS over the rail's maximum; JALUR_TUTUP nothing went by the rail that day although the money was there; JALUR_BATAL
 * it was paid, never left and came back at the end of the day.
 */
const dueCauses = [
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

/** An order is suspended when so many periods fail one after another. */
export const FAILED_PERIODS = 3;
