import { accountSeenBy } from '#core/access/account-seen-by.ts';
import type { Query } from '#core/access/context.ts';
import { percentOf, toWire } from '#core/deposits/deposit-rows.ts';
import { around } from '#core/deposits/queries.ts';
import { fail } from '#lib/errors/errors.ts';
import { BOOK_CURRENCY, fromMinor } from '#lib/money.ts';

interface PaperRow {
  nomor_bilyet: string;
  status: string;
  cetak: number;
  tanggal_terbit: string;
  mulai: string;
  jatuh_tempo: string;
  perpanjangan: string;
  nominal: bigint;
  nisbah: number;
  nama: string[];
  cara_tanda_tangan: string;
  alamat: string;
  nama_cabang: string;
  kota: string;
  rekening_bagi_hasil: string;
  rekening_penutupan: string;
}

/**
 * Returns the certificate of a deposit's active bilyet: the term and principal at its handover, whichever term runs now, and the names and accounts
 * of that moment. Each print is counted: the first paper is the certificate, each later one is marked as a reprint. A deposit that is not active has
 * no certificate to print. DEPOSIT_NOT_FOUND, OTHER_BRANCH, DEPOSIT_STATE, BILYET_NOT_FOUND.
 */
export const bilyet: Query<'report.bilyet'> = async (context, { nomor_bilyet, cetak, ...asked }) => {
  const { db, caller } = context;
  const row = await around(db, caller, asked);
  const { nomor_rekening } = row;
  if (row.status !== 'AKTIF')
    return fail('DEPOSIT_STATE', { params: { rekening: accountSeenBy(caller, nomor_rekening) } });
  const [paper] = await db<PaperRow[]>`
    select l.nomor_bilyet, l.status, l.cetak, l.tanggal_terbit, t.mulai, t.jatuh_tempo, l.perpanjangan, l.nominal, t.nisbah,
      array(select p.nama from parties_at(x.isi, s.saat) p where p.peran = 'PEMILIK' order by p.urut) as nama,
      concat_ws(', ', nullif(n.alamat, ''), nullif(n.kota, '')) as alamat, k.cara_tanda_tangan, b.nama_cabang, b.kota,
      coalesce((select y ->> 'rekening_lain' from jsonb_array_elements(x.isi -> 'account_link') y where y ->> 'guna' = 'BAGI_HASIL'), '') as rekening_bagi_hasil,
      coalesce((select y ->> 'rekening_lain' from jsonb_array_elements(x.isi -> 'account_link') y where y ->> 'guna' = 'PENUTUPAN'), '') as rekening_penutupan
    from bilyet l join deposit_term t on (t.nomor_rekening, t.urut) = (l.nomor_rekening, l.urut)
    cross join lateral (
      select coalesce(max(h.dibuat_pada), '-infinity') as saat from bilyet_act h
      where h.nomor_bilyet = l.nomor_bilyet and h.operasi in ('SETOR_DEPOSITO', 'GANTI_BILYET')) s
    cross join lateral (select record_at('account', l.nomor_rekening, s.saat) as isi) x
    cross join lateral jsonb_populate_record(null::account, x.isi) k
    cross join lateral jsonb_populate_record(null::customer, record_at('customer', k.nomor_nasabah, s.saat)) n
    cross join lateral jsonb_populate_record(null::branch, record_at('branch', k.kode_cabang, s.saat)) b
    where l.nomor_rekening = ${nomor_rekening} and l.status = 'BERLAKU' and ${nomor_bilyet} in ('', l.nomor_bilyet)`;
  if (!paper)
    return fail('BILYET_NOT_FOUND', {
      params: { bilyet: nomor_bilyet || accountSeenBy(caller, nomor_rekening) },
    });
  const printed =
    cetak === 'T'
      ? await db<{ kali: number }[]>`select record_bilyet_printed(${paper.nomor_bilyet}, ${caller.idUser}) as kali`
      : [];
  const shown = toWire(caller)(row);
  return {
    nomor_bilyet: paper.nomor_bilyet,
    nomor_rekening: shown.nomor_rekening,
    nama: paper.nama,
    cara_tanda_tangan: paper.cara_tanda_tangan,
    alamat: paper.alamat,
    nominal: fromMinor(paper.nominal, BOOK_CURRENCY),
    kode_valuta: BOOK_CURRENCY,
    tenor: row.tenor,
    nisbah_nasabah: percentOf(paper.nisbah),
    nisbah_bank: percentOf(10_000 - paper.nisbah),
    mulai: paper.mulai,
    jatuh_tempo: paper.jatuh_tempo,
    perpanjangan: paper.perpanjangan,
    rekening_bagi_hasil: accountSeenBy(caller, paper.rekening_bagi_hasil),
    rekening_penutupan: accountSeenBy(caller, paper.rekening_penutupan),
    nama_cabang: paper.nama_cabang,
    kota: paper.kota,
    tanggal_terbit: paper.tanggal_terbit,
    status_bilyet: paper.status,
    cetak: printed[0] ? printed[0].kali - 1 : paper.cetak,
  };
};
