import { isoTime } from '#core/db/time.ts';
import { isFeeCode } from '#lib/accounts/fees.ts';
import { BANK } from '#lib/bank.ts';
import { formatMoney, fromMinor, money } from '#lib/money.ts';
import { postingName } from '#lib/operations/postings.ts';
import { rateText } from '#lib/profit-sharing/rate.ts';
import type { Slip } from '#types/proto/common.ts';
import { side, toPecahan } from './denominations.ts';
import type { PostedCash, PostedJournal } from './posted-journal.ts';
import { makeReference } from './reference-number.ts';
import { sentenceOfJournal } from './sentence.ts';

/** Returns the counted pieces, and those that went the other way: change, or the other side of an exchange. */
function denominationsOf(box: PostedCash | undefined, currency: string): Pick<Slip, 'pecahan' | 'kembalian'> {
  if (!box) return { pecahan: [], kembalian: [] };
  const first = box.masuk >= box.keluar ? 1 : -1;
  return {
    pecahan: toPecahan(side(box.pecahan, first), currency),
    kembalian: toPecahan(side(box.pecahan, first === 1 ? -1 : 1), currency),
  };
}

/** The sheets that a journal is about, each once, with what it comes to. */
function sheetsOf(journal: PostedJournal): Slip['warkat'] {
  const found = new Map(
    journal.lines.flatMap(({ warkat, jumlah, kode_valuta }) =>
      warkat === null ? [] : [[warkat, fromMinor(jumlah < 0n ? -jumlah : jumlah, kode_valuta)] as const],
    ),
  );
  return [...found].map(([warkat, nominal]) => ({ warkat: warkat.replaceAll('-', ' '), nominal }));
}

/** Returns a moment as "2026-11-21 17:56:32"; a day stays one. */
const atSecond = (moment: string): string =>
  moment.length > 'YYYY-MM-DD'.length ? isoTime(moment).slice(0, 19).replace('T', ' ') : moment;

/** 'F' the first print, 'T' a later one, 'P' a preview that counts as none. */
export type SlipMark = 'F' | 'T' | 'P';

/**
 * The slip of a posted journal with its validation line of at most 80 characters: branch, date, time, till or user, serial,
 * side, account, amount, currency, transaction code (domain: teller and vault). A reprint carries the duplicate mark and which copy it is.
 */
export function buildSlip(journal: PostedJournal, options: { mark: SlipMark; copy?: number }): Slip {
  const name = postingName(journal.operasi) ?? { singkat: '', trans_code: '' };
  const own = journal.lines.find((line) => line.rekening !== null && line.rekening === journal.rekening);
  const other = journal.lines.find((line) => line.rekening !== null && line.rekening !== journal.rekening);
  const box = journal.cash.find((cash) => cash.id_kas === journal.id_kas);
  const [, time = ''] = atSecond(journal.dibuat_pada).split(' ');
  const moved = (own ?? journal.lines[0])?.jumlah ?? 0n;
  const serial = (
    journal.nomor_urut === null ? (journal.id % 1_000_000n).toString() : String(journal.nomor_urut)
  ).padStart(6, '0');
  const nominal = fromMinor(journal.nominal, journal.kode_valuta);
  const teller = box?.kode_kas ?? journal.id_user;
  const line = [
    journal.kode_cabang,
    `${journal.tanggal.slice(8, 10)}/${journal.tanggal.slice(5, 7)}/${journal.tanggal.slice(2, 4)}`,
    time,
    teller.slice(0, 12),
    serial,
    moved > 0n ? 'D' : 'K',
    journal.rekening ?? '-',
    formatMoney(money(journal.kode_valuta, journal.nominal)),
    journal.kode_valuta,
    name.singkat,
  ].join(' ');
  return {
    operasi: journal.operasi,
    nama_bank: BANK,
    kode_cabang: journal.kode_cabang,
    nama_cabang: journal.nama_cabang,
    tanggal: journal.tanggal,
    waktu: atSecond(journal.dibuat_pada),
    kode_teller: teller,
    nama_teller: journal.nama_user,
    nomor_urut: serial,
    posisi: moved > 0n ? 'D' : 'K',
    nomor_rekening: journal.rekening ?? '',
    nama_nasabah: own?.nama_rekening ?? '',
    nomor_rekening_lawan: other?.rekening ?? '',
    nama_lawan: other?.nama_rekening ?? '',
    nominal,
    kode_valuta: journal.kode_valuta,
    keterangan: journal.keterangan,
    kode_transaksi: name.trans_code,
    nomor_referensi: makeReference(journal.kode_cabang, journal.tanggal, journal.id),
    baris_validasi: line.slice(0, 80),
    duplikat: options.mark,
    salinan_ke: options.copy ?? 0,
    ...denominationsOf(box, journal.kode_valuta),
    warkat: sheetsOf(journal),
    user_otorisasi: journal.user_otorisasi ?? '',
    biaya: journal.lines.flatMap(({ kode, jumlah, kode_valuta }) =>
      isFeeCode(kode) ? [{ kode, nominal: fromMinor(jumlah < 0n ? -jumlah : jumlah, kode_valuta), dihapus: 'F' }] : [],
    ),
    transfer: journal.transfer ? { ...journal.transfer, waktu: atSecond(journal.transfer.waktu) } : undefined,
    kalimat: sentenceOfJournal(journal),
    tukar: journal.tukar
      ? { arah: journal.tukar.arah, kurs: rateText(journal.tukar.kurs), rupiah: fromMinor(journal.tukar.rupiah) }
      : undefined,
  };
}
