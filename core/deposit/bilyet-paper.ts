import type { Query } from '#core/access/context.ts';
import { fail } from '#lib/errors/errors.ts';
import { seenBy } from '#lib/masking.ts';
import { BOOK_CURRENCY, fromMinor } from '#lib/money.ts';
import { percentOf, toWire } from './deposit-rows.ts';
import { around } from './queries.ts';

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
  alamat: string;
  kota: string;
}

/**
 * What a certificate says, of the live one of a deposit: the term and the principal that it was handed over with, whichever term runs now. Printing it is counted: the first paper is the certificate, each later one says that it
 * is printed again. A deposit that is not active has no certificate to print. DEPOSIT_NOT_FOUND, OTHER_BRANCH, DEPOSIT_STATE, BILYET_NOT_FOUND.
 */
export const bilyet: Query<'report.bilyet'> = async (context, { nomor_bilyet, cetak, ...asked }) => {
  const { db, caller } = context;
  const row = await around(db, caller, asked);
  const { nomor_rekening } = row;
  if (row.status !== 'ACTIVE')
    return fail('DEPOSIT_STATE', { params: { rekening: seenBy(caller.menus, 'rekening', nomor_rekening) } });
  const [paper] = await db<PaperRow[]>`
    select l.nomor_bilyet, l.status, l.cetak, l.tanggal_terbit, t.mulai, t.jatuh_tempo, l.perpanjangan, l.nominal, t.nisbah,
      array(select c.nama_nasabah from account_party p join customer c using (nomor_nasabah) where p.nomor_rekening = a.nomor_rekening and p.peran = 'PEMILIK'
        and p.sampai is null order by p.nomor_nasabah <> a.nomor_nasabah, c.nama_nasabah) as nama,
      concat_ws(', ', nullif(n.alamat, ''), nullif(n.kota, '')) as alamat, b.kota
    from bilyet l join deposit_term t on (t.nomor_rekening, t.urut) = (l.nomor_rekening, l.urut)
    join account a on a.nomor_rekening = l.nomor_rekening join customer n on n.nomor_nasabah = a.nomor_nasabah join branch b on b.kode_cabang = a.kode_cabang
    where l.nomor_rekening = ${nomor_rekening} and l.status = 'PRINTED' and ${nomor_bilyet} in ('', l.nomor_bilyet)`;
  if (!paper)
    return fail('BILYET_NOT_FOUND', {
      params: { bilyet: nomor_bilyet || seenBy(caller.menus, 'rekening', nomor_rekening) },
    });
  const printed =
    cetak === 'T'
      ? await db<{ kali: number }[]>`select note_bilyet_printed(${paper.nomor_bilyet}, ${caller.idUser}) as kali`
      : [];
  const shown = toWire(caller)(row);
  return {
    nomor_bilyet: paper.nomor_bilyet,
    nomor_rekening: shown.nomor_rekening,
    nama: paper.nama,
    cara_tanda_tangan: row.cara_tanda_tangan,
    alamat: paper.alamat,
    nominal: fromMinor(paper.nominal, BOOK_CURRENCY),
    kode_valuta: BOOK_CURRENCY,
    tenor: row.tenor,
    nisbah_nasabah: percentOf(paper.nisbah),
    nisbah_bank: percentOf(10_000 - paper.nisbah),
    mulai: paper.mulai,
    jatuh_tempo: paper.jatuh_tempo,
    perpanjangan: paper.perpanjangan,
    rekening_bagi_hasil: shown.rekening_bagi_hasil,
    rekening_penutupan: shown.rekening_penutupan,
    nama_cabang: row.nama_cabang,
    kota: paper.kota,
    tanggal_terbit: paper.tanggal_terbit,
    status_bilyet: paper.status,
    cetak: printed[0] ? printed[0].kali - 1 : paper.cetak,
  };
};
