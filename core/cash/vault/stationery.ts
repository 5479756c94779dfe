import type { z } from 'zod';
import type { Caller } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import { type OpContext, type Operation, type Rule, reject } from '#core/engine/operation.ts';
import { stationeryIn, stationeryOut, stationerySubject } from '#core/engine/stationery.ts';
import type { Leg } from '#core/ledger/legs.ts';
import { gl } from '#lib/books/gl.ts';
import { foundStationeryData, missingStationeryData, stationeryCountData } from '#lib/cash/schemas/stationery.ts';
import { numbersBetween, rangeText, type StationeryKind } from '#lib/cash/stationery.ts';

type Counted = z.output<typeof stationeryCountData>;

/** An item's description shows at most this many of the counted ranges. */
const RANGES_SHOWN = 5;

/**
 * Hitung persediaan: two persons count the blank stationery of one kind by its numbers. Neither form nor preview shows what the books hold, so that the count is
 * independent: only the effect compares it, once the second person has confirmed it. Nothing is posted.
 */
export const countStationery: Operation<Counted, null> = {
  code: 'HITUNG_PERSEDIAAN',
  schema: stationeryCountData,
  needs: () => ({}),
  rules: [],
  subject: ({ data: { jenis, rentang, keterangan } }) => {
    const more = rentang.length > RANGES_SHOWN ? ` +${rentang.length - RANGES_SHOWN}` : '';
    const shown = rentang.slice(0, RANGES_SHOWN).map(rangeText).join(', ') + more;
    const numbers = rentang.reduce((sum, range) => sum + numbersBetween(range.nomor_awal, range.nomor_akhir), 0);
    return stationerySubject(`${jenis} ${shown || '0'}`, numbers, keterangan);
  },
  journal: () => [],
  effects: ({ data: { jenis, rentang, keterangan } }) => [
    {
      efek: 'stationery_count',
      fase: 'sebelum',
      jenis,
      rentang: rentang.map(({ nomor_awal, nomor_akhir }) => [nomor_awal, nomor_akhir] as const),
      keterangan,
    },
  ],
};

interface Denominations {
  readonly jenis: StationeryKind;
  readonly nomor_awal: string;
  readonly nomor_akhir: string;
  readonly alasan: string;
}
/** Forms of the named pieces that are missing in the caller's branch, in the state that the operation moves them from. */
interface Missing {
  readonly lembar: number;
}

const loadIn =
  (status: 'TERBUKA' | 'HILANG') =>
  async (db: Db, { jenis, nomor_awal, nomor_akhir }: Denominations, { kodeCabang }: Caller): Promise<Missing> => {
    const [row] = await db<Missing[]>`
      select missing_forms(${jenis}, ${kodeCabang}, ${status}, ${nomor_awal}, ${nomor_akhir}) as lembar`;
    return row ?? { lembar: 0 };
  };

/** Each number of the range belongs to a piece that is missing: a count has to find it so first. */
const allMissing: Rule<Denominations, Missing> = {
  name: 'allMissing',
  check: ({ data: { nomor_awal, nomor_akhir }, extra }) =>
    extra.lembar === numbersBetween(nomor_awal, nomor_akhir)
      ? null
      : reject('STATIONERY_NOT_MISSING', { awal: nomor_awal, akhir: nomor_akhir }, ['nomor_awal', 'nomor_akhir']),
};

/** The off-balance books carry no cards, and cheques by the sheet. */
const legsOf = (context: OpContext<Denominations, Missing>, move: typeof stationeryIn): readonly Leg[] => {
  const { jenis } = context.data;
  if (jenis === 'KARTU') return [];
  const kode_gl = jenis === 'CEK' || jenis === 'BG' ? gl('UNISSUED_CHEQUES') : gl('UNISSUED_BOOKS');
  return move(context, context.extra.lembar, { kode_gl });
};

const subjectOf = ({ data, extra }: OpContext<Denominations, Missing>, said: string) =>
  stationerySubject(`${data.jenis} ${rangeText(data)}`, extra.lembar, said);

type Lost = z.output<typeof missingStationeryData>;

const reportNotAhead: Rule<Lost, Missing> = {
  name: 'reportNotAhead',
  check: ({ data: { tanggal_laporan }, date }) =>
    tanggal_laporan > date ? reject('POLICE_REPORT_AHEAD', {}, 'tanggal_laporan') : null,
};

/** Keluarkan persediaan yang hilang: pieces that a count missed leave the stock by a police report. Dr 909001 / Cr 901002 or 901003, one rupiah a form. */
export const writeOffMissing: Operation<Lost, Missing> = {
  code: 'HILANG_PERSEDIAAN',
  schema: missingStationeryData,
  load: loadIn('TERBUKA'),
  needs: () => ({}),
  before: [allMissing as Rule<Lost, Missing>],
  rules: [reportNotAhead],
  subject: (context) => subjectOf(context, [context.data.nomor_laporan, context.data.alasan].filter(Boolean).join(' ')),
  journal: (context) => legsOf(context, stationeryOut),
  effects: ({ data }) => [{ efek: 'stationery_missing', fase: 'sesudah', ...data }],
};

type Found = z.output<typeof foundStationeryData>;

/** Masukkan kembali persediaan yang ditemukan: what was taken out as missing lies in the stock again. Dr 901002 or 901003 / Cr 909001. */
export const reinstateFound: Operation<Found, Missing> = {
  code: 'TEMU_PERSEDIAAN',
  schema: foundStationeryData,
  load: loadIn('HILANG'),
  needs: () => ({}),
  before: [allMissing as Rule<Found, Missing>],
  rules: [],
  subject: (context) => subjectOf(context, context.data.alasan),
  journal: (context) => legsOf(context, stationeryIn),
  effects: ({ data }) => [{ efek: 'stationery_found', fase: 'sesudah', ...data }],
};
