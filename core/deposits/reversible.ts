import { accountSeenBy } from '#core/access/account-seen-by.ts';
import type { Query } from '#core/access/context.ts';
import { isoTime } from '#core/db/time.ts';
import { makeReference } from '#core/ledger/reference-number.ts';
import { runList } from '#core/list/list-query.ts';
import { fromMinor } from '#lib/money.ts';

interface Row {
  id: bigint;
  tanggal: string;
  dibuat_pada: string;
  operasi: string;
  kode_cabang: string;
  nomor_rekening: string;
  nama_rekening: string;
  nominal: bigint;
  kode_valuta: string;
  nama_user: string;
  status: string;
}

/** Lists fundings and disbursements of the branch's day that nobody has reversed, the latest first. */
export const reverseDeposit: Query<'teller.reverseDeposit'> = async ({ db, caller }, input) => {
  const page = await runList<Row>(
    db,
    {
      columns: db`j.id, j.tanggal, j.dibuat_pada, j.operasi, j.kode_cabang, a.nomor_rekening, a.nama_rekening, j.nominal, j.kode_valuta, u.nama_user, d.status`,
      from: db`journal j join branch b on b.kode_cabang = j.kode_cabang and b.accounting_date = j.tanggal join account a on a.nomor_rekening = j.rekening
        join deposit d on d.nomor_rekening = a.nomor_rekening join app_user u on u.id_user = j.id_user`,
      where: [
        db`j.kode_cabang = ${caller.kodeCabang}`,
        db`j.operasi in ('SETOR_DEPOSITO', 'PENCAIRAN_DEPOSITO')`,
        db`not exists (select from journal_reversal r where r.journal_id = j.id)`,
      ],
      sortable: { waktu: { sql: 'j.id', type: 'bigint' } },
      key: [{ sql: 'j.id', type: 'bigint' }],
      defaultSort: '-waktu',
    },
    input.paging,
  );
  return {
    data: page.rows.map((row) => ({
      nomor_referensi: makeReference(row.kode_cabang, row.tanggal, row.id),
      operasi: row.operasi,
      nomor_rekening: accountSeenBy(caller, row.nomor_rekening),
      nama_rekening: row.nama_rekening,
      nominal: fromMinor(row.nominal, row.kode_valuta),
      kode_valuta: row.kode_valuta,
      waktu: isoTime(row.dibuat_pada),
      nama_user: row.nama_user,
      status_deposito: row.status,
    })),
    resp_cursor: page.cursor,
  };
};
