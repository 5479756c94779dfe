import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { replaceBook } from '#core/accounts/passbooks/issue.ts';
import { printBook, setLine } from '#core/accounts/passbooks/print.ts';
import { passbook, passbookName, saldoTerakhir } from '#core/accounts/passbooks/queries.ts';
import { cashDeposit } from '#core/cash/counter/cash-deposit.ts';
import { reversal } from '#core/cash/counter/reversal.ts';
import { accepted, cash, counterBank, linesOf, reasonsOf, refused } from '../../counter-bank.ts';
import { refusal } from '../../helpers.ts';
import { accounts } from '../../small-bank.ts';
import {
  confirming,
  deposits,
  issue,
  linesOfBook,
  openAt,
  placeOf,
  readBook,
  stocked,
  withSecond,
} from './book-bank.ts';

const bank = await counterBank();
await stocked(bank, 8);
const { ani, budi, citra } = accounts;
const BOOK = 'BT00000002';
await issue(bank, ani, BOOK);

const print = (user: string, input: unknown, key?: string) => bank.run(user, printBook, input, { ...(key && { key }) });
const printAll = async (account = ani) => print('teller1', confirming(await readBook(bank, 'teller1', account)));

describe('a print is confirmed', () => {
  test('its lines stand in the book, and it continues behind them', async () => {
    const view = await readBook(bank, 'teller1', ani);
    expect(view.cetak).toMatchObject({
      mulai_halaman: 1,
      mulai_baris: 1,
      id_cetak_awal: 1,
      id_cetak_akhir: 1,
      saldo_cetak_terakhir: '0.00',
      is_all_data: 'T',
      is_next_print: 'F',
    });
    const posted = await accepted(bank, () => print('teller1', confirming(view)));
    expect(posted.id_jurnal).toBe('');
    const amount = 10_000_000_00n;
    expect(await linesOfBook(bank, BOOK)).toEqual([['1/1', 'MUTASI', 1, 'STN', 0n, amount, amount, 'teller2']]);
    expect(await placeOf(bank, BOOK)).toEqual([1, 2, 1, amount, 'AKTIF']);
    expect((await readBook(bank, 'teller1', ani)).cetak).toBeUndefined();
  });

  test('only up to the last good line: the book continues exactly there', async () => {
    await deposits(bank, ani, 3);
    const view = await readBook(bank, 'teller1', ani);
    await accepted(bank, () => print('teller1', confirming(view, 1)));
    expect(await placeOf(bank, BOOK)).toEqual([1, 4, 3, 10_200_000_00n, 'AKTIF']);
    const rest = await readBook(bank, 'teller1', ani);
    expect(rest.cetak).toMatchObject({
      mulai_baris: 4,
      id_cetak_awal: 4,
      id_cetak_akhir: 4,
      saldo_cetak_terakhir: '10200000.00',
    });
    expect(rest.tercetak.map(({ baris }) => baris)).toEqual([1, 2, 3]);
    await accepted(bank, () => print('teller1', confirming(rest)));
  });

  test('a posting between preview and confirmation is no part of it', async () => {
    await deposits(bank, ani, 1);
    const view = await readBook(bank, 'teller1', ani);
    await deposits(bank, ani, 1);
    await accepted(bank, () => print('teller1', confirming(view)));
    expect((await placeOf(bank, BOOK)).slice(1, 3)).toEqual([6, 5]);
    expect((await readBook(bank, 'teller1', ani)).cetak).toMatchObject({ id_cetak_awal: 6, id_cetak_akhir: 6 });
    await printAll();
  });

  test('a double click or a lost answer counts once', async () => {
    await deposits(bank, ani, 1);
    const input = confirming(await readBook(bank, 'teller1', ani));
    const key = randomUUID();
    const first = await accepted(bank, () => print('teller1', input, key));
    const lines = await linesOfBook(bank, BOOK);
    expect(await print('teller1', input, key)).toEqual(first);
    expect(await linesOfBook(bank, BOOK)).toEqual(lines);
  });

  test('of two who confirm at the same moment one gets the error that the book has gone on', async () => {
    await deposits(bank, ani, 1);
    const input = confirming(await readBook(bank, 'teller1', ani));
    const both = await Promise.allSettled([print('teller1', input), print('teller2', input), print('cs1', input)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
    for (const one of both) if (one.status === 'rejected') expect(one.reason.code).toBe('BOOK_MOVED');
    expect((await placeOf(bank, BOOK)).slice(1, 3)).toEqual([9, 8]);
  });

  test('not from a screen that was opened before the last print, nor of a line that was not printed', async () => {
    await deposits(bank, ani, 1);
    const view = await readBook(bank, 'teller1', ani);
    const input = confirming(view);
    await refused(bank, 'BOOK_LINE', () => print('teller1', { ...input, baris_baik: '20' }));
    await refused(bank, 'BOOK_LINE', () => print('teller1', { ...input, baris_baik: '0' }));
    await refused(bank, 'BOOK_NOT_IN_USE', () => print('teller1', { ...input, nomor_seri: 'BT00000003' }));
    await refused(bank, 'BOOK_NOT_IN_USE', () => print('teller1', { ...input, nomor_rekening: budi }));
    await accepted(bank, () => print('teller1', input));
    const error = await refused(bank, 'BOOK_MOVED', () => print('teller1', input));
    expect(error.details.params).toEqual({ halaman: '1', baris: '10' });
  });

  test('a foreign balance does not get into the book, past the rules of the core too', async () => {
    await deposits(bank, ani, 1);
    const [book] =
      await bank.owner`select halaman, baris, seq_cetak as seq, saldo_cetak as saldo from passbook where nomor_seri = ${BOOK}`;
    if (!book) throw new Error('the book is there');
    const put = (saldo: bigint, kredit: bigint) => bank.owner`
      select effect_passbook_print(${bank.owner.json({
        nomor_rekening: ani,
        nomor_seri: BOOK,
        halaman: book.halaman,
        baris: book.baris,
        seq: book.seq,
        disiapkan: 1,
        cetak: [
          {
            halaman: book.halaman,
            baris: book.baris,
            jenis: 'MUTASI',
            seq: book.seq + 1,
            tanggal: '2026-11-20',
            kode: 'STN',
            debet: '0',
            kredit: kredit.toString(),
            saldo: saldo.toString(),
            petugas: 'teller1',
          },
        ],
      } as never)}, ('teller1', 'teller1', '001', '2026-11-20', null)::effect_context)`;
    await expect(put(book.saldo + 1n, 1n)).rejects.toThrow('cannot have MUTASI');
    await expect(put(book.saldo + 100_000_00n, 1n)).rejects.toThrow('cannot have MUTASI');
    await put(book.saldo + 100_000_00n, 100_000_00n);
    expect((await placeOf(bank, BOOK))[2]).toBe(book.seq + 1);
  });
});

describe('pages turn', () => {
  test('the balance is brought forward to the top of the next page', async () => {
    await openAt(bank, BOOK, 3, 24);
    await deposits(bank, ani, 3);
    const view = await readBook(bank, 'teller1', ani);
    expect(view.cetak?.baris.map(({ halaman, baris, jenis }) => `${halaman}/${baris} ${jenis}`)).toEqual([
      '3/24 MUTASI',
      '4/1 PINDAHAN',
      '4/2 MUTASI',
      '4/3 MUTASI',
    ]);
    // The page came out well, and on the next one nothing but the balance.
    await accepted(bank, () => print('teller1', confirming(view, 1)));
    expect((await placeOf(bank, BOOK)).slice(0, 3)).toEqual([4, 2, 11]);
    await accepted(bank, () => printAll());
    expect((await placeOf(bank, BOOK)).slice(0, 3)).toEqual([4, 4, 13]);
  });

  test('a full book carries its balance into the next one, which one person gives free', async () => {
    await openAt(bank, BOOK, 14, 23);
    await deposits(bank, ani, 2);
    const view = await readBook(bank, 'teller1', ani);
    expect(view.cetak).toMatchObject({ is_all_data: 'F', is_next_print: 'T' });
    expect(view.cetak?.baris.map(({ baris, jenis }) => [baris, jenis])).toEqual([
      [23, 'MUTASI'],
      [24, 'DIPINDAHKAN'],
    ]);
    await accepted(bank, () => print('teller1', confirming(view)));
    expect(await placeOf(bank, BOOK)).toEqual([14, 24, 14, 11_100_000_00n + 200_000_00n, 'PENUH']);
    expect((await readBook(bank, 'teller1', ani)).cetak).toBeUndefined();
    await refused(bank, 'BOOK_FULL', () =>
      print('teller1', { ...confirming(view), mulai_baris: 24, id_cetak_awal: 15 }),
    );

    const next = { nomor_rekening: ani, buku_lama: BOOK, nomor_seri: 'BT00000003', sebab: 'PENUH' };
    const posted = await accepted(bank, () => bank.run('cs1', replaceBook, next));
    expect((await linesOf(bank, posted.id_jurnal)).map(([, gl]) => gl)).toEqual(['909001', '901003']);
    expect((await placeOf(bank, BOOK))[4]).toBe('DIGANTI');
    const begun = await readBook(bank, 'teller1', ani);
    expect(begun.cetak?.baris.map(({ halaman, baris, jenis, saldo }) => [halaman, baris, jenis, saldo])).toEqual([
      [1, 1, 'PINDAHAN', '11300000.00'],
      [1, 2, 'MUTASI', '11400000.00'],
    ]);
    await printAll();
  });

  test('a book printed anew begins where the old one did, for its fee and a second person', async () => {
    const anew = {
      nomor_rekening: ani,
      buku_lama: 'BT00000003',
      nomor_seri: 'BT00000004',
      sebab: 'RUSAK',
      is_cetak_ulang: 'T',
    };
    await refused(bank, 'OVERRIDE_NEEDED', () => bank.run('cs1', replaceBook, anew));
    await withSecond(bank, 'cs1', replaceBook, anew, { reasons: ['BUKU_DIGANTI'] });
    expect(await placeOf(bank, 'BT00000004')).toEqual([1, 1, 14, 11_300_000_00n, 'AKTIF']);
    expect((await readBook(bank, 'teller1', ani)).cetak?.baris.map(({ jenis, kode }) => [jenis, kode])).toEqual([
      ['PINDAHAN', ''],
      ['MUTASI', 'STN'],
      ['MUTASI', 'BYA'],
    ]);
    await printAll();
  });
});

describe('a line reversed on its own day', () => {
  const reverse = async (posted: { nomor_referensi: string }) =>
    withSecond(
      bank,
      'teller1',
      reversal,
      { nomor_referensi: posted.nomor_referensi, alasan: 'salah rekening' },
      {
        reasons: ['PEMBATALAN'],
      },
    );

  test('is left out where both are unprinted, printed where the first stands in the book', async () => {
    await issue(bank, budi, 'BT00000005');
    await printAll(budi);
    const wrong = await bank.run('teller1', cashDeposit, cash(budi, 2));
    await reverse(wrong);
    expect((await readBook(bank, 'teller1', budi)).cetak).toBeUndefined();
    await deposits(bank, budi, 1);
    expect((await readBook(bank, 'teller1', budi)).cetak?.baris.map(({ id_cetak }) => id_cetak)).toEqual([4]);
    await printAll(budi);

    const printed = await bank.run('teller1', cashDeposit, cash(budi, 3));
    await printAll(budi);
    await reverse(printed);
    expect(
      (await readBook(bank, 'teller1', budi)).cetak?.baris.map(({ id_cetak, debet }) => [id_cetak, debet]),
    ).toEqual([[6, '300000.00']]);
    await printAll(budi);
  });

  test('is printed as prepared where the reversal comes between preview and confirmation', async () => {
    const wrong = await bank.run('teller1', cashDeposit, cash(budi, 1));
    const input = confirming(await readBook(bank, 'teller1', budi));
    await reverse(wrong);
    await accepted(bank, () => print('teller1', input));
    await printAll(budi);
    expect((await linesOfBook(bank, 'BT00000005')).slice(-2).map(([, , seq]) => seq)).toEqual([7, 8]);
  });
});

describe('the next line is set by hand', () => {
  const to = async (ke_halaman: number, ke_baris: number, rest: object = {}) => {
    const last = await saldoTerakhir(await bank.as('cs1'), { nomor_rekening: budi, nomor_seri: '' });
    return {
      nomor_rekening: budi,
      nomor_seri: last.nomor_seri,
      mulai_halaman: last.mulai_halaman,
      mulai_baris: last.mulai_baris,
      id_cetak_akhir: last.id_cetak_akhir,
      ke_halaman: String(ke_halaman),
      ke_baris: String(ke_baris),
      keterangan: 'baris tercetak miring',
      ...rest,
    };
  };

  test('before a second person; the balance printed last stays', async () => {
    const before = await placeOf(bank, 'BT00000005');
    const input = await to(2, 5);
    const error = await refused(bank, 'OVERRIDE_NEEDED', () => bank.run('cs1', setLine, input));
    expect(reasonsOf(error)).toEqual([['DUA_ORANG', 'HEAD_TELLER']]);
    await accepted(bank, () => withSecond(bank, 'cs1', setLine, input));
    expect(await placeOf(bank, 'BT00000005')).toEqual([2, 5, ...before.slice(2)]);
    await deposits(bank, budi, 1);
    expect((await readBook(bank, 'cs1', budi)).cetak?.baris.map(({ halaman, baris }) => [halaman, baris])).toEqual([
      [2, 5],
    ]);
    await printAll(budi);
  });

  test('not from a stale screen, not beyond the book, not to where it is', async () => {
    await refused(bank, 'BOOK_MOVED', async () => bank.run('cs1', setLine, await to(2, 9, { mulai_baris: 5 })));
    await refused(bank, 'BOOK_LINE', async () => bank.run('cs1', setLine, await to(15, 1)));
    await refused(bank, 'BOOK_LINE', async () => bank.run('cs1', setLine, await to(2, 25)));
    await refused(bank, 'NO_CHANGE', async () => bank.run('cs1', setLine, await to(2, 6)));
  });

  test('a line set back is drawn with its last print', async () => {
    await withSecond(bank, 'cs1', setLine, await to(2, 5));
    await deposits(bank, budi, 1);
    const { cetak } = await readBook(bank, 'teller1', budi);
    await printAll(budi);
    const { tercetak } = await passbook(await bank.as('cs1'), {
      nomor_rekening: budi,
      nomor_seri: '',
      mulai_halaman: 2,
    });
    expect(tercetak.map(({ baris, id_cetak }) => [baris, id_cetak])).toEqual([[5, cetak?.id_cetak_akhir]]);
  });
});

describe('the cover', () => {
  const cover = async () => {
    const { nomor_seri, mulai_halaman, mulai_baris, id_cetak_akhir } = await saldoTerakhir(await bank.as('cs1'), {
      nomor_rekening: budi,
      nomor_seri: '',
    });
    return {
      nomor_rekening: budi,
      nomor_seri,
      req_mode: 'SAMPUL',
      mulai_halaman,
      mulai_baris,
      id_cetak_awal: id_cetak_akhir + 1,
      id_cetak_akhir,
    };
  };

  test('says whose book it is and is printed once; again only before a second person', async () => {
    const name = async () => passbookName(await bank.as('cs1'), { nomor_rekening: budi, nomor_seri: '' });
    expect(await name()).toEqual({
      nomor_seri: 'BT00000005',
      nomor_rekening: budi,
      nama_rekening: 'Budi Hartono',
      nama_produk: 'Tabungan Wadiah',
      kode_cabang: '001',
      nama_cabang: 'Jakarta',
      tanggal_terbit: '2026-11-20',
      is_cetak_ulang: 'F',
    });
    const place = await placeOf(bank, 'BT00000005');
    await accepted(bank, async () => print('cs1', await cover()));
    expect((await name()).is_cetak_ulang).toBe('T');
    expect(await placeOf(bank, 'BT00000005')).toEqual(place);
    const error = await refused(bank, 'OVERRIDE_NEEDED', async () => print('cs1', await cover()));
    expect(reasonsOf(error)).toEqual([['SAMPUL_DICETAK', 'HEAD_TELLER']]);
    await accepted(bank, async () =>
      withSecond(bank, 'cs1', printBook, await cover(), { reasons: ['SAMPUL_DICETAK'] }),
    );
  });
});

describe('in another branch', () => {
  test('a book opens to its holder by its number', async () => {
    const closed = await readBook(bank, 'teller3', budi);
    expect(closed).toMatchObject({ perlu_nomor_seri: 'T', buku: [], tercetak: [], nama_rekening: 'Budi Hartono' });
    expect([closed.aktif, closed.cetak]).toEqual([undefined, undefined]);
    const asked = { nomor_rekening: budi, nomor_seri: '' };
    await refusal(saldoTerakhir(await bank.as('teller3'), asked), 'BOOK_NUMBER');
    await refusal(passbookName(await bank.as('teller3'), asked), 'BOOK_NUMBER');
    await refusal(saldoTerakhir(await bank.as('teller3'), { ...asked, nomor_seri: 'BT00000004' }), 'BOOK_NUMBER');
    expect((await readBook(bank, 'teller3', budi, 'BT00000005')).aktif?.nomor_seri).toBe('BT00000005');
    await deposits(bank, budi, 1);
    await accepted(bank, async () => print('teller3', confirming(await readBook(bank, 'teller3', budi, 'BT00000005'))));
  });

  test('a reader of all branches needs no number; an account without a book has none', async () => {
    expect((await readBook(bank, 'finance1', budi)).perlu_nomor_seri).toBe('F');
    expect((await readBook(bank, 'teller3', citra)).aktif).toBeUndefined();
    await refusal(saldoTerakhir(await bank.as('teller3'), { nomor_rekening: citra, nomor_seri: '' }), 'NOT_FOUND');
  });

  test('nothing is printed while the branch is closed', async () => {
    await deposits(bank, budi, 1);
    const input = confirming(await readBook(bank, 'teller1', budi));
    await bank.owner`update branch set status = 'TUTUP' where kode_cabang = '001'`;
    await refused(bank, 'DAY_CLOSED', () => print('teller1', input));
    await bank.owner`update branch set status = 'BUKA' where kode_cabang = '001'`;
    await accepted(bank, () => print('teller1', input));
  });
});
