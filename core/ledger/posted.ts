import type { Db } from '#core/db/client.ts';
import { fromMinor } from '#lib/money.ts';
import type { JurnalLine, Saldo, Slip } from '#types/proto/common.ts';
import type { PostedCash, PostedJournal, PostedLine } from './posted-journal.ts';
import { makeReference } from './reference-number.ts';
import { buildSlip } from './slip.ts';

/** The posting's part of an answer: reference, lines, balances, slip. */
export interface PostedAnswer {
  nomor_referensi: string;
  id_jurnal: string;
  jurnal: JurnalLine[];
  saldo: Saldo[];
  saldo_tersedia: string;
  slip: Slip;
  tanggal_akuntansi: string;
  id_flow: string;
}

export const referenceOf = (journal: PostedJournal): string =>
  makeReference(journal.kode_cabang, journal.tanggal, journal.id);

/** Lines in wire form: exactly one of debet and kredit is not zero. */
export function toJournalLines(lines: readonly PostedLine[], currency: string): JurnalLine[] {
  return lines.map((line) => ({
    kode_cabang: line.kode_cabang,
    kode_gl: line.kode_gl,
    nama_gl: line.nama_gl,
    nomor_rekening: line.rekening ?? '',
    nama_rekening: line.nama_rekening,
    kode_valuta: currency,
    debet: fromMinor(line.jumlah > 0n ? line.jumlah : 0n, currency),
    kredit: fromMinor(line.jumlah < 0n ? -line.jumlah : 0n, currency),
  }));
}

/**
 * Balances before and after, of each account and cash box that the journal moved. `branch` is the one it was made in: an account
 * kept by another branch shows no balance there, or a deposit of one rupiah would tell anybody's.
 */
export function toBalances(
  lines: readonly PostedLine[],
  cash: readonly PostedCash[],
  currency: string,
  branch: string,
): Saldo[] {
  const accounts = lines.flatMap((line) =>
    line.rekening === null || line.saldo === null || line.kode_cabang !== branch
      ? []
      : [
          {
            jenis: 'REKENING',
            nomor: line.rekening,
            nama: line.nama_rekening,
            sebelum: fromMinor(line.saldo + line.jumlah, currency),
            sesudah: fromMinor(line.saldo, currency),
          },
        ],
  );
  const boxes = cash.map((box) => ({
    jenis: 'KAS',
    nomor: String(box.id_kas),
    nama: box.kode_kas,
    sebelum: fromMinor(box.saldo - box.masuk + box.keluar, currency),
    sesudah: fromMinor(box.saldo, currency),
  }));
  return [...accounts, ...boxes];
}

export function toAnswer(journal: PostedJournal): PostedAnswer {
  const currency = journal.kode_valuta;
  const own = journal.lines.find((line) => line.rekening !== null && line.rekening === journal.rekening);
  const available = own?.kode_cabang === journal.kode_cabang ? journal.saldo_tersedia : null;
  return {
    nomor_referensi: referenceOf(journal),
    id_jurnal: journal.id.toString(),
    jurnal: toJournalLines(journal.lines, currency),
    saldo: toBalances(journal.lines, journal.cash, currency, journal.kode_cabang),
    saldo_tersedia: available === null ? '' : fromMinor(available, currency),
    slip: buildSlip(journal, { duplicate: false }),
    tanggal_akuntansi: journal.tanggal,
    id_flow: journal.id_flow ?? '',
  };
}

type Row = Omit<PostedJournal, 'lines' | 'cash'>;

/** Reads a journal again; null when there is none of this id. */
export async function loadPosted(db: Db, id: bigint): Promise<PostedJournal | null> {
  const [row] = await db<Row[]>`
    select j.id, j.operasi, j.tanggal, j.dibuat_pada, j.id_user, u.nama_user, j.kode_cabang, b.nama_cabang, j.nominal, j.kode_valuta,
           j.rekening, coalesce(j.keterangan, '') as keterangan, j.saldo_tersedia, j.id_kas, j.nomor_urut, j.user_otorisasi, j.id_flow
    from journal j join app_user u using (id_user) join branch b on b.kode_cabang = j.kode_cabang where j.id = ${id}`;
  if (!row) return null;
  const lines = await db<PostedLine[]>`
    select l.kode_cabang, l.kode_gl, g.nama_gl, l.rekening, coalesce(a.nama_rekening, '') as nama_rekening, l.jumlah, l.saldo
    from journal_line l join gl_account g using (kode_gl) left join account a on a.nomor_rekening = l.rekening
    where l.journal_id = ${id} and l.tanggal = ${row.tanggal} order by l.urut`;
  const cash = await db<PostedCash[]>`
    select m.id_kas, k.kode_kas, m.masuk, m.keluar, m.saldo, m.pecahan from cash_movement m join cash_box k using (id_kas)
    where m.journal_id = ${id} order by m.id_kas`;
  return { ...row, lines: [...lines], cash: [...cash] };
}
