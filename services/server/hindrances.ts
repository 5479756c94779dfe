import { closingHindrances, isClosingHindrance } from '#lib/errors/branch-closing.ts';
import { closeChecks, isCloseCheck } from '#lib/errors/causes.ts';
import { type Language, wordsIn } from '#lib/errors/words.ts';
import type { PeriksaTutupRow } from '#types/proto/branch.ts';
import type { HalanganPenutupanRow } from '#types/proto/parameter.ts';

/** A check of the close of a branch's day, and what stands in its way, in words. */
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

/** An item that begins with the code of its operation, and goes on with who it waits for. */
function itemIn(language: Language, item: string): string {
  const [code = '', ...rest] = item.split(' ');
  return [wordsIn(language, { jenis: code }).jenis, ...rest].join(' ');
}

/** What hinders closing a branch, in words: a check of its day's close is one that is not passed, and open items are called by their operations. */
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
    // The state of the day stands above the list.
    if (kode === 'HARI_BERJALAN') return { ...row, pesan, nama: '' };
    return kode === 'TRANSAKSI_TERBUKA'
      ? { ...row, pesan, nama: wordsIn(language, { jenis: nama.replaceAll(', ', ',') }).jenis ?? nama }
      : { ...row, pesan };
  };
