import type { Db } from '#core/db/client.ts';
import { isFeeCode } from '#lib/accounts/fees.ts';
import { fromMinor, fromMinorOrEmpty } from '#lib/money.ts';
import type { JurnalLine, Kalimat, Saldo, Slip } from '#types/proto/common.ts';
import type { Leg, Sub } from './legs.ts';
import type { PostedCash, PostedJournal, PostedLine, SentTransfer, Trade } from './posted-journal.ts';
import { makeReference } from './reference-number.ts';
import { buildSlip } from './slip.ts';

/** The posting's part of an answer: reference, lines, balances, slip. */
export interface PostedAnswer {
  nomor_referensi: string;
  id_jurnal: string;
  jurnal: JurnalLine[];
  saldo: Saldo[];
  saldo_tersedia: string;
  biaya: string;
  slip: Slip;
  tanggal_akuntansi: string;
  id_flow: string;
  kalimat: Kalimat | undefined;
}

export const referenceOf = (journal: PostedJournal): string =>
  makeReference(journal.kode_cabang, journal.tanggal, journal.id);

/** Returns the fees in the payer's lines, in minor units; below zero where fees are given back. */
export const feeOf = (lines: readonly Pick<PostedLine, 'kode' | 'jumlah'>[]): bigint =>
  lines.reduce((sum, { kode, jumlah }) => (isFeeCode(kode) ? sum + jumlah : sum), 0n);

/** Lines in wire form: exactly one of debet and kredit is not zero. */
export function toJournalLines(lines: readonly PostedLine[]): JurnalLine[] {
  return lines.map((line) => ({
    kode_cabang: line.kode_cabang,
    kode_gl: line.kode_gl,
    nama_gl: line.nama_gl,
    nomor_rekening: line.rekening ?? '',
    nama_rekening: line.nama_rekening,
    kode_valuta: line.kode_valuta,
    debet: fromMinor(line.jumlah > 0n ? line.jumlah : 0n, line.kode_valuta),
    kredit: fromMinor(line.jumlah < 0n ? -line.jumlah : 0n, line.kode_valuta),
  }));
}

const least = (values: readonly bigint[]): bigint => values.reduce((one, other) => (other < one ? other : one));
const greatest = (values: readonly bigint[]): bigint => values.reduce((one, other) => (other > one ? other : one));

/**
 * Returns an account's balance before a journal and after all of its lines. The posting function books credits before debits, so the last debit
 * leaves the lowest balance, whatever place it has in the journal.
 */
function endsOf(
  lines: readonly { readonly saldo: bigint; readonly jumlah: bigint }[],
): [before: bigint, after: bigint] {
  const credits = lines.filter(({ jumlah }) => jumlah <= 0n);
  const debits = lines.filter(({ jumlah }) => jumlah > 0n);
  const before = ({ saldo, jumlah }: { saldo: bigint; jumlah: bigint }) => saldo + jumlah;
  return [
    credits.length > 0 ? least(credits.map(before)) : greatest(debits.map(before)),
    debits.length > 0 ? least(debits.map(({ saldo }) => saldo)) : greatest(credits.map(({ saldo }) => saldo)),
  ];
}

/**
 * Returns balances before and after, of each account and cash box that the journal moved, however many lines it has on it. `branch` is the one it was
 * made in: an account kept by another branch shows no balance there, or a deposit of one rupiah would reveal anybody's.
 */
export function toBalances(lines: readonly PostedLine[], cash: readonly PostedCash[], branch: string): Saldo[] {
  const moved = lines.flatMap((line) =>
    line.rekening === null || line.saldo === null || line.kode_cabang !== branch
      ? []
      : [{ ...line, rekening: line.rekening, saldo: line.saldo }],
  );
  const accounts = [...Map.groupBy(moved, ({ rekening }) => rekening)].map(([rekening, own]) => {
    const { nama_rekening = '', kode_valuta = '' } = own[0] ?? {};
    const [before, after] = endsOf(own);
    return {
      jenis: 'REKENING',
      nomor: rekening,
      nama: nama_rekening,
      sebelum: fromMinor(before, kode_valuta),
      sesudah: fromMinor(after, kode_valuta),
      kode_valuta,
    };
  });
  const boxes = cash.map((box) => ({
    jenis: 'KAS',
    nomor: String(box.id_kas),
    nama: box.kode_kas,
    sebelum: fromMinor(box.saldo - box.masuk + box.keluar, box.kode_valuta),
    sesudah: fromMinor(box.saldo, box.kode_valuta),
    kode_valuta: box.kode_valuta,
  }));
  return [...accounts, ...boxes];
}

export function toAnswer(journal: PostedJournal): PostedAnswer {
  const currency = journal.kode_valuta;
  const own = journal.lines.find((line) => line.rekening !== null && line.rekening === journal.rekening);
  const available = own?.kode_cabang === journal.kode_cabang ? journal.saldo_tersedia : null;
  const slip = buildSlip(journal, { mark: 'F' });
  return {
    nomor_referensi: referenceOf(journal),
    id_jurnal: journal.id.toString(),
    jurnal: toJournalLines(journal.lines),
    saldo: toBalances(journal.lines, journal.cash, journal.kode_cabang),
    saldo_tersedia: fromMinorOrEmpty(available, currency),
    biaya: fromMinor(feeOf(journal.lines), currency),
    slip,
    tanggal_akuntansi: journal.tanggal,
    id_flow: journal.id_flow ?? '',
    kalimat: slip.kalimat,
  };
}

type Row = Omit<PostedJournal, 'lines' | 'cash' | 'tukar' | 'transfer'>;

/** Reads the transfer that a journal sends, with its present status and since when it has it; null where it sends none. */
async function transferOf(db: Db, { id, tanggal }: { id: bigint; tanggal: string }): Promise<SentTransfer | null> {
  const [row] = await db<SentTransfer[]>`
    select t.nama_pengirim, t.kode_bank, bank_name(t.kode_bank, t.tanggal) as nama_bank, t.rekening_tujuan, t.nama_tujuan, t.keterangan as berita, t.status,
      coalesce(case t.status when 'DIKIRIM' then b.dikirim_pada when 'DIOTORISASI' then j.dibuat_pada when 'DITAHAN' then j.dibuat_pada else i.berakhir_pada end::text,
        t.tanggal_akhir::text, t.tanggal_settle::text, t.tanggal_kirim::text, '') as waktu
    from transfer t join journal j on j.id = t.journal_id and j.tanggal = t.tanggal
    left join settlement_item i on i.end_to_end = t.nomor left join settlement_batch b using (id_batch)
    where t.journal_id = ${id} and t.tanggal = ${tanggal}::date`;
  return row ? { ...row } : null;
}

/** Reads a journal again, by its id and accounting date; null when there is none. */
export async function loadPosted(
  db: Db,
  { id, tanggal }: { id: bigint; tanggal: string },
): Promise<PostedJournal | null> {
  const [row] = await db<Row[]>`
    select j.id, j.operasi, j.tanggal, j.dibuat_pada, j.id_user, coalesce(u.nama_user, j.id_user) as nama_user, j.kode_cabang, b.nama_cabang, j.nominal, j.kode_valuta,
           j.rekening, coalesce(j.keterangan, '') as keterangan, j.saldo_tersedia, j.id_kas, j.nomor_urut, j.user_otorisasi, j.id_flow
    from journal j left join app_user u using (id_user) join branch b on b.kode_cabang = j.kode_cabang where j.id = ${id} and j.tanggal = ${tanggal}::date`;
  if (!row) return null;
  const lines = await db<PostedLine[]>`
    select l.kode_cabang, l.kode_gl, g.nama_gl, l.kode_valuta, l.rekening, coalesce(a.nama_rekening, '') as nama_rekening, l.jumlah, l.saldo, l.kode, case g.kontrol when 'WARKAT' then l.sub end as warkat
    from journal_line l join gl_account g using (kode_gl) left join account a on a.nomor_rekening = l.rekening
    where l.journal_id = ${id} and l.tanggal = ${tanggal}::date order by l.urut`;
  const cash = await db<PostedCash[]>`
    select m.id_kas, k.kode_kas, k.kode_valuta, m.masuk, m.keluar, m.saldo, m.pecahan from cash_movement m join cash_box k using (id_kas)
    where m.journal_id = ${id} and m.tanggal = ${tanggal}::date order by m.id_kas`;
  const [tukar] = await db<Trade[]>`
    select arah, kurs, rupiah from currency_trade where tanggal = ${tanggal}::date and journal_id = ${id}`;
  const transfer = await transferOf(db, { id, tanggal });
  return { ...row, tukar: tukar ? { ...tukar } : null, transfer, lines: [...lines], cash: [...cash] };
}

interface StoredLine extends Omit<Leg, 'sub'> {
  readonly jenis: Sub['jenis'] | null;
  readonly id_sub: string | null;
}

/** Loads the legs of a posted journal, each with the value date it has, to be reversed or posted again. */
export async function loadLegs(db: Db, { id, tanggal }: { id: bigint; tanggal: string }): Promise<readonly Leg[]> {
  const rows = await db<StoredLine[]>`
    select l.kode_cabang, l.kode_gl, l.jumlah, g.kontrol as jenis, coalesce(l.rekening, l.sub) as id_sub, l.lawan, l.kode_valuta, l.jumlah_idr,
           coalesce(l.tanggal_valuta, l.tanggal) as tanggal_valuta, l.kode, l.keterangan
    from journal_line l join gl_account g using (kode_gl) where l.journal_id = ${id} and l.tanggal = ${tanggal}::date order by l.urut`;
  return rows.map(({ jenis, id_sub, ...leg }) => ({
    ...leg,
    sub: jenis && id_sub !== null ? { jenis, id: id_sub } : null,
  }));
}
