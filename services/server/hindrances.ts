import { closingHindrances, isClosingHindrance } from '#lib/business-day/closing-hindrances.ts';
import { closeChecks, isCloseCheck } from '#lib/errors/causes.ts';
import { type Language, wordsIn } from '#lib/errors/words.ts';
import type { PeriksaTutupRow } from '#types/proto/business-day/branch.ts';
import type { HalanganPenutupanRow } from '#types/proto/control/parameter.ts';

/** Returns a check of the close of a branch's day, and its obstacles, in words. */
export const checkIn =
  (language: Language) =>
  (row: PeriksaTutupRow): PeriksaTutupRow => ({
    ...row,
    pesan: isCloseCheck(row.kode) ? closeChecks[row.kode][language] : row.pesan,
    rincian: row.rincian.map((detail) => {
      const { jenis } = wordsIn(language, { jenis: detail.operasi });
      return jenis ? { ...detail, teks: `${jenis} ${detail.teks}` } : detail;
    }),
  });

/** An item begins with the code of its operation, and goes on with the person it waits for. */
function itemIn(language: Language, item: string): string {
  const [code = '', ...rest] = item.split(' ');
  return [wordsIn(language, { jenis: code }).jenis, ...rest].join(' ');
}

/**
 * Returns a hindrance of a branch's closing in words: a check of its day's close is one that is not passed, and open items have the names of their
 * operations.
 */
export const hindranceIn =
  (language: Language) =>
  (row: HalanganPenutupanRow): HalanganPenutupanRow => {
    const { kode, nama } = row;
    if (kode === 'KAS_MENUNGGU')
      return {
        ...row,
        nama: nama
          .split(', ')
          .map((each) => itemIn(language, each))
          .join(', '),
      };
    if (!isClosingHindrance(kode)) return { ...row, pesan: wordsIn(language, { sebab: kode }).sebab ?? kode };
    const pesan = closingHindrances[kode][language];
    // The state of the day is above the list.
    if (kode === 'HARI_BERJALAN') return { ...row, pesan, nama: '' };
    return kode === 'TRANSAKSI_TERBUKA'
      ? { ...row, pesan, nama: wordsIn(language, { jenis: nama.replaceAll(', ', ',') }).jenis ?? nama }
      : { ...row, pesan };
  };
