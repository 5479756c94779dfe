import type { Caller, Query } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import { type Denominations, toPecahan } from '#core/ledger/denominations.ts';
import { branchScope } from '#core/list/list-filters.ts';
import { type Fragment, runList } from '#core/list/list-query.ts';
import { fromMinor, fromMinorOrEmpty } from '#lib/money.ts';

/** Rows that either of two branches has to do with. */
const ofEither = (db: Db, caller: Caller, columns: readonly [string, string], asked: string): Fragment =>
  db`(${branchScope(db, caller, columns[0], asked)} or ${branchScope(db, caller, columns[1], asked)})`;

interface RequestRow {
  nomor: string;
  kode_cabang: string;
  nama_cabang: string;
  kode_cabang_asal: string;
  nama_cabang_asal: string;
  nominal: bigint;
  kode_valuta: string;
  pecahan: Denominations;
  keterangan: string;
  status: string;
  tanggal: string;
  user_input: string;
  alasan: string;
}

/** Returns the side of the reader's branch in a request. */
const sideOf = ({ kode_cabang, kode_cabang_asal }: RequestRow, { kodeCabang }: Caller): string => {
  if (kode_cabang === kodeCabang) return 'PEMINTA';
  return kode_cabang_asal === kodeCabang ? 'PENGIRIM' : '';
};

/** Requests for cash that a branch made or was asked for, the latest first. */
export const permintaanKas: Query<'vault.permintaanKas'> = async ({ db, caller }, input) => {
  const page = await runList<RequestRow>(
    db,
    {
      columns: db`r.*, b.nama_cabang, a.nama_cabang as nama_cabang_asal`,
      from: db`cash_request r join branch b on b.kode_cabang = r.kode_cabang join branch a on a.kode_cabang = r.kode_cabang_asal`,
      where: [
        ofEither(db, caller, ['r.kode_cabang', 'r.kode_cabang_asal'], input.kode_cabang),
        ...(input.status ? [db`r.status = ${input.status}`] : []),
      ],
      sortable: { nomor_permintaan: { sql: 'r.nomor', type: 'text' } },
      key: [{ sql: 'r.nomor', type: 'text' }],
      defaultSort: '-nomor_permintaan',
    },
    input.paging,
  );
  const data = page.rows.map((row) => ({
    nomor_permintaan: row.nomor,
    kode_cabang: row.kode_cabang,
    nama_cabang: row.nama_cabang,
    kode_cabang_asal: row.kode_cabang_asal,
    nama_cabang_asal: row.nama_cabang_asal,
    nominal: fromMinor(row.nominal, row.kode_valuta),
    kode_valuta: row.kode_valuta,
    pecahan: toPecahan(row.pecahan, row.kode_valuta),
    keterangan: row.keterangan,
    status: row.status,
    tanggal: row.tanggal,
    user_input: row.user_input,
    alasan: row.alasan,
    pihak: sideOf(row, caller),
  }));
  return { data, resp_cursor: page.cursor };
};

interface ShipmentRow {
  nomor: string;
  arah: string;
  kode_cabang_asal: string;
  nama_cabang_asal: string;
  kode_cabang_tujuan: string;
  nama_cabang_tujuan: string;
  kode_atm: string;
  nomor_permintaan: string | null;
  nominal: bigint;
  kode_valuta: string;
  segel: string;
  pembawa: string;
  pengawal: string;
  status: string;
  tanggal_kirim: string;
  user_kirim: string;
  saksi_kirim: string;
  tanggal_terima: string | null;
  user_terima: string | null;
  saksi_terima: string | null;
  nominal_terima: bigint | null;
  keterangan: string;
  alasan_tolak: string;
  keterangan_terima: string;
}

/** The bags are counted next by the reader's branch. */
const isDue = ({ status, kode_cabang_asal, kode_cabang_tujuan }: ShipmentRow, { kodeCabang }: Caller): boolean =>
  (status === 'DIKIRIM' && kode_cabang_tujuan === kodeCabang) ||
  (status === 'DIKEMBALIKAN' && kode_cabang_asal === kodeCabang);

const partOf = ({ kode_cabang_asal, kode_cabang_tujuan }: ShipmentRow, { kodeCabang }: Caller): string => {
  if (kode_cabang_asal === kodeCabang) return 'PENGIRIM';
  return kode_cabang_tujuan === kodeCabang ? 'PENERIMA' : '';
};

/**
 * Lists sealed bags that a branch sent or waits for, the latest first. It does not show their content by denomination: their count is the receiver's
 * own.
 */
export const kirimanKas: Query<'vault.kirimanKas'> = async ({ db, caller }, input) => {
  const page = await runList<ShipmentRow>(
    db,
    {
      columns: db`s.*, a.nama_cabang as nama_cabang_asal, t.nama_cabang as nama_cabang_tujuan`,
      from: db`cash_shipment s join branch a on a.kode_cabang = s.kode_cabang_asal join branch t on t.kode_cabang = s.kode_cabang_tujuan`,
      where: [
        ofEither(db, caller, ['s.kode_cabang_asal', 's.kode_cabang_tujuan'], input.kode_cabang),
        ...(input.status === 'BERJALAN'
          ? [db`is_shipped(s.status)`]
          : input.status
            ? [db`s.status = ${input.status}`]
            : []),
      ],
      sortable: { nomor_kiriman: { sql: 's.nomor', type: 'text' } },
      key: [{ sql: 's.nomor', type: 'text' }],
      defaultSort: '-nomor_kiriman',
    },
    input.paging,
  );
  const data = page.rows.map((row) => {
    const shown = (minor: bigint | null): string => fromMinorOrEmpty(minor, row.kode_valuta);
    return {
      nomor_kiriman: row.nomor,
      arah: row.arah,
      kode_cabang_asal: row.kode_cabang_asal,
      nama_cabang_asal: row.nama_cabang_asal,
      kode_cabang_tujuan: row.kode_cabang_tujuan,
      nama_cabang_tujuan: row.nama_cabang_tujuan,
      kode_atm: row.kode_atm,
      nomor_permintaan: row.nomor_permintaan ?? '',
      nominal: shown(row.nominal),
      kode_valuta: row.kode_valuta,
      segel: row.segel,
      pembawa: row.pembawa,
      pengawal: row.pengawal,
      status: row.status,
      tanggal_kirim: row.tanggal_kirim,
      user_kirim: row.user_kirim,
      saksi_kirim: row.saksi_kirim,
      tanggal_terima: row.tanggal_terima ?? '',
      user_terima: row.user_terima ?? '',
      saksi_terima: row.saksi_terima ?? '',
      nominal_terima: shown(row.nominal_terima),
      selisih: shown(row.nominal_terima === null ? null : row.nominal_terima - row.nominal),
      keterangan: [row.keterangan, row.alasan_tolak, row.keterangan_terima].filter(Boolean).join(' · '),
      pihak: partOf(row, caller),
      dihitung_sini: isDue(row, caller) ? 'T' : 'F',
    };
  });
  return { data, resp_cursor: page.cursor };
};
