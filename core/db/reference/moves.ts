import type { ErrorCode } from '#lib/errors/errors.ts';

/**
 * A move of a row from one state to another that a posting may make, for the one effect that moves rows (core/db/functions/foundation/moves.sql).
 * A move that needs a proof of its own under lock is an effect of its own instead (docs/adr/0025-derived-guards-typed-effects-table-of-moves.md).
 */
export interface Move {
  readonly tabel: string;
  /** The column that holds the state. */
  readonly keadaan: string;
  readonly dari: string;
  readonly ke: string;
  readonly kunci: readonly string[];
  /** The move's arguments may set these columns. */
  readonly kolom: readonly string[];
  /** These columns record what moved the row: filled from the posting, never from the move's arguments. */
  readonly cap: Readonly<Record<string, 'JURNAL' | 'PENGGUNA' | 'TANGGAL' | 'SAAT'>>;
  /** Columns by which the row must be the posting's own; another's is not there. */
  readonly milik: Readonly<Record<string, 'CABANG' | 'PENGGUNA'>>;
  /** The refusal when the row is in another state, which it names. */
  readonly tolak: ErrorCode;
}

const handover = {
  tabel: 'handover',
  keadaan: 'status',
  dari: 'DIKIRIM',
  kunci: ['id_serah_terima'],
  kolom: [],
  cap: { journal_terima: 'JURNAL', user_penerima: 'PENGGUNA', diterima_pada: 'SAAT' },
  milik: { kode_cabang: 'CABANG' },
  tolak: 'HANDOVER_STATE',
} as const;

const sheet = {
  tabel: 'clearing_warkat',
  keadaan: 'status',
  kunci: ['id_warkat'],
  kolom: [],
  milik: {},
  tolak: 'CLEARING_STATE',
} as const;
const sheetEnds = {
  ...sheet,
  cap: { tanggal_akhir: 'TANGGAL', journal_akhir: 'JURNAL', user_akhir: 'PENGGUNA' },
} as const;

// A cheque or giro of ours that another bank presented (core/cheques/README.md).
const inward = {
  tabel: 'inward_warkat',
  keadaan: 'status',
  kunci: ['id_penarikan'],
  cap: { tanggal_akhir: 'TANGGAL', journal_akhir: 'JURNAL', user_akhir: 'PENGGUNA' },
  milik: { kode_cabang: 'CABANG' },
  tolak: 'CLEARING_STATE',
} as const;

const ownSheet = {
  tabel: 'warkat_leaf',
  keadaan: 'status',
  kunci: ['jenis', 'nomor_warkat'],
  kolom: [],
  cap: { tanggal_status: 'TANGGAL', journal_id: 'JURNAL' },
  milik: {},
  tolak: 'WARKAT_STATE',
} as const;
/** A presented sheet's own statements, and its state before it was paid. */
const presented = { ...ownSheet, kolom: ['tanggal_warkat', 'nominal', 'asal'] } as const;
const returned = { ...ownSheet, kolom: ['tanggal_warkat', 'nominal', 'alasan'] } as const;
// Moved by what messages say and by ends of day (core/db/functions/payments/transfers.sql), never by a posting alone.
const wire = {
  tabel: 'transfer',
  keadaan: 'status',
  kunci: ['nomor'],
  kolom: [],
  cap: {},
  milik: {},
  tolak: 'TRANSFER_STATE',
} as const;

const arrived = { ...wire, tabel: 'incoming_transfer' } as const;

/** Every move there is. */
export const moves = [
  // The receiver counted it, or the reversal of what sent it took it back.
  { ...handover, ke: 'DITERIMA' },
  { ...handover, ke: 'DIBATALKAN' },
  // A sheet of another bank, from custody to its end (domain: clearing). One that was credited before its day can still come back.
  {
    ...sheet,
    dari: 'TITIPAN',
    ke: 'DISETOR',
    kolom: ['tanggal_efektif'],
    cap: { tanggal_setor: 'TANGGAL', journal_setor: 'JURNAL' },
  },
  { ...sheetEnds, dari: 'TITIPAN', ke: 'DITARIK' },
  { ...sheetEnds, dari: 'DISETOR', ke: 'DITARIK' },
  { ...sheet, dari: 'DISETOR', ke: 'SELESAI_KLIRING', cap: { tanggal_settle: 'TANGGAL', journal_settle: 'JURNAL' } },
  { ...sheetEnds, dari: 'SELESAI_KLIRING', ke: 'EFEKTIF' },
  { ...sheetEnds, dari: 'SELESAI_KLIRING', ke: 'DITOLAK', kolom: ['alasan', 'alasan_utama'] },
  { ...sheetEnds, dari: 'EFEKTIF', ke: 'DITOLAK', kolom: ['alasan', 'alasan_utama'] },
  {
    ...inward,
    dari: 'DITERIMA',
    ke: 'DITAHAN',
    kolom: ['ditahan_sampai', 'sebab_tahan'],
    cap: { tanggal_tahan: 'TANGGAL', journal_tahan: 'JURNAL', user_tahan: 'PENGGUNA' },
  },
  { ...inward, dari: 'DITERIMA', ke: 'DIBAYAR', kolom: [] },
  { ...inward, dari: 'DITAHAN', ke: 'DIBAYAR', kolom: [] },
  { ...inward, dari: 'DITERIMA', ke: 'DITOLAK', kolom: ['alasan', 'alasan_utama'] },
  { ...inward, dari: 'DITAHAN', ke: 'DITOLAK', kolom: ['alasan', 'alasan_utama'] },
  // A sheet of our own books, from the printer to its end (domain: warkat maintenance). One that came back unpaid may be presented again.
  { ...ownSheet, dari: 'STOK_PUSAT', ke: 'STOK_CABANG' },
  { ...ownSheet, dari: 'STOK_PUSAT', ke: 'RUSAK' },
  { ...ownSheet, dari: 'STOK_CABANG', ke: 'RUSAK' },
  { ...ownSheet, dari: 'STOK_CABANG', ke: 'DITERBITKAN' },
  { ...ownSheet, dari: 'DITERBITKAN', ke: 'AKTIF' },
  { ...ownSheet, dari: 'DITERBITKAN', ke: 'HILANG' },
  { ...ownSheet, dari: 'DITERBITKAN', ke: 'DITERIMA_KEMBALI' },
  { ...presented, dari: 'AKTIF', ke: 'DIBAYAR' },
  // The payment was reversed (restore_leaf in core/db/functions/cheques/cheque-books.sql).
  { ...ownSheet, dari: 'DIBAYAR', ke: 'AKTIF' },
  { ...ownSheet, dari: 'DIBAYAR', ke: 'DITOLAK' },
  { ...returned, dari: 'AKTIF', ke: 'DITOLAK' },
  { ...presented, dari: 'DITOLAK', ke: 'DIBAYAR' },
  { ...returned, dari: 'DITOLAK', ke: 'DITOLAK' },
  { ...ownSheet, dari: 'AKTIF', ke: 'DISETOP' },
  { ...ownSheet, dari: 'DITOLAK', ke: 'DISETOP' },
  { ...ownSheet, dari: 'AKTIF', ke: 'HILANG' },
  { ...ownSheet, dari: 'DITOLAK', ke: 'HILANG' },
  // A stopped sheet may be paid again, as it was before (effect_warkat_lift in core/db/functions/cheques/cheque-books.sql).
  { ...ownSheet, dari: 'DISETOP', ke: 'AKTIF' },
  { ...ownSheet, dari: 'DISETOP', ke: 'DITOLAK' },
  { ...ownSheet, dari: 'HILANG', ke: 'DITERBITKAN' },
  { ...ownSheet, dari: 'HILANG', ke: 'AKTIF' },
  { ...ownSheet, dari: 'HILANG', ke: 'DITOLAK' },
  { ...ownSheet, dari: 'AKTIF', ke: 'DIBATALKAN' },
  { ...ownSheet, dari: 'DITOLAK', ke: 'DIBATALKAN' },
  { ...ownSheet, dari: 'DISETOP', ke: 'DIBATALKAN' },
  { ...ownSheet, dari: 'AKTIF', ke: 'DITERIMA_KEMBALI' },
  { ...ownSheet, dari: 'HILANG', ke: 'DITERIMA_KEMBALI' },
  { ...ownSheet, dari: 'DITOLAK', ke: 'KEDALUWARSA' },
  { ...ownSheet, dari: 'DISETOP', ke: 'KEDALUWARSA' },
  // A transfer to another bank, from its posting to its end (core/payments/README.md).
  ...(
    [
      ['DIOTORISASI', 'DIKIRIM'],
      ['DIOTORISASI', 'DIBATALKAN'],
      // A list of names recalled it before it left, and compliance decided (core/payments/README.md).
      ['DIOTORISASI', 'DITAHAN'],
      ['DITAHAN', 'DIOTORISASI'],
      ['DITAHAN', 'DIBATALKAN'],
      ['DIKIRIM', 'SELESAI'],
      ['DIKIRIM', 'DIRETUR'],
      ['SELESAI', 'DIRETUR'],
    ] as const
  ).map(([dari, ke]) => ({ ...wire, dari, ke })),
  // A transfer that came in and was not credited: back to its bank, and held again where that does not take it; or to its account after all.
  ...(
    [
      ['TERTAHAN', 'RETUR'],
      ['RETUR', 'DIRETUR'],
      ['RETUR', 'TERTAHAN'],
      ['DIRETUR', 'TERTAHAN'],
      // The payment in cash was reversed (hold_paid_transfer in core/db/functions/payments/incoming-transfers.sql).
      ['DIBAYAR', 'TERTAHAN'],
    ] as const
  ).map(([dari, ke]) => ({ ...arrived, dari, ke })),
  {
    ...arrived,
    dari: 'TERTAHAN',
    ke: 'DISALURKAN',
    kolom: ['nomor_rekening'],
    cap: { tanggal_akhir: 'TANGGAL', journal_akhir: 'JURNAL', user_akhir: 'PENGGUNA' },
    milik: { kode_cabang: 'CABANG' },
  },
  // Paid out at the counter; what head office holds, at whichever counter its beneficiary comes to.
  {
    ...arrived,
    dari: 'TERTAHAN',
    ke: 'DIBAYAR',
    cap: { tanggal_akhir: 'TANGGAL', journal_akhir: 'JURNAL', user_akhir: 'PENGGUNA' },
  },
] as const satisfies readonly Move[];
