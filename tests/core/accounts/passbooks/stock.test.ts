import { describe, expect, test } from 'vitest';
import { issueBook, replaceBook } from '#core/accounts/passbooks/issue.ts';
import { handBooks, receiveBooks, voidBooks } from '#core/accounts/passbooks/stock.ts';
import { passbookCount, passbookList } from '#core/accounts/passbooks/stock-queries.ts';
import { handBooksData, receiveBooksData } from '#lib/accounts/schemas/passbook.ts';
import type { ErrorCode } from '#lib/errors/errors.ts';
import { paging } from '../../asking.ts';
import { accepted, accountRow, counterBank, linesOf, reasonsOf, refused } from '../../counter-bank.ts';
import { breaksBooks } from '../../helpers.ts';
import { accounts } from '../../small-bank.ts';
import { expectSoundBooks } from '../../sound-books.ts';
import { booksOf, issue, range, readBook, refusedWithSecond, withSecond } from './book-bank.ts';

const bank = await counterBank();
breaksBooks(bank, ['32']);
const FEE = 10_000_00n;
const received = { ...range('BT00000001', 6), keterangan: 'surat jalan 1/2026' };
const toCs = { ...range('BT00000002', 5), pemegang_asal: '', pemegang_tujuan: 'cs1', keterangan: '' };
const replacing = (rest: object) => ({
  nomor_rekening: accounts.ani,
  buku_lama: 'BT00000002',
  nomor_seri: 'BT00000003',
  sebab: 'HILANG',
  nomor_surat: 'LP/12/2026',
  ...rest,
});
const stockOf = async (user = 'backoffice1') => {
  const { data, saldo_buku_besar } = await passbookCount(await bank.as(user), { kode_cabang: '' });
  return [
    data.filter(({ jumlah }) => jumlah > 0).map((row) => [row.pemegang, row.jumlah, row.nomor_awal]),
    saldo_buku_besar,
  ];
};

describe('blank books come in', () => {
  test('by two persons, one rupiah each off the balance sheet', async () => {
    const error = await refused(bank, 'OVERRIDE_NEEDED', () => bank.run('backoffice1', receiveBooks, received));
    expect(reasonsOf(error)).toEqual([['DUA_ORANG', 'HEAD_TELLER']]);
    const posted = await accepted(bank, () => withSecond(bank, 'backoffice1', receiveBooks, received));
    expect(await linesOf(bank, posted.id_jurnal)).toEqual([
      ['001', '901003', 600n, null, null],
      ['001', '909001', -600n, null, null],
    ]);
    expect(await stockOf()).toEqual([[['', 6, 'BT00000001']], '6.00']);
    await expectSoundBooks(bank);
  });

  test('a number that was received before comes in no second time, and the rest of its range neither', async () => {
    const error = await refusedWithSecond(bank, 'BOOK_KNOWN', 'backoffice1', receiveBooks, {
      ...received,
      ...range('BT00000005', 4),
    });
    expect(error.details.params).toEqual({ buku: 'BT00000005' });
    await accepted(bank, () =>
      withSecond(bank, 'backoffice1', receiveBooks, { ...received, ...range('BT00000007', 1) }),
    );
  });

  test('a range preserves the width of its numbers', () => {
    expect(receiveBooksData.safeParse({ ...received, ...range('BT99999999', 2) }).success).toBe(false);
    expect(receiveBooksData.safeParse({ ...received, ...range('BT99999999', 1) }).success).toBe(true);
  });
});

describe('blank books pass between the stock and a person', () => {
  test('before a second person; nothing is posted, and each holder’s stock can be counted', async () => {
    await refused(bank, 'OVERRIDE_NEEDED', () => bank.run('backoffice1', handBooks, toCs));
    const posted = await accepted(bank, () => withSecond(bank, 'backoffice1', handBooks, toCs));
    expect(posted.id_jurnal).toBe('');
    expect(await stockOf()).toEqual([
      [
        ['', 2, 'BT00000001'],
        ['cs1', 5, 'BT00000002'],
      ],
      '7.00',
    ]);
    const [act] = await bank.owner`select pengguna, saksi, jumlah, rincian from passbook_act order by id desc limit 1`;
    expect({ ...act }).toEqual({
      pengguna: 'backoffice1',
      saksi: 'manager1',
      jumlah: 5,
      rincian: { dari: null, ke: 'cs1' },
    });
  });

  test('only from the named holder, and only to somebody of the branch', async () => {
    const not = (code: ErrorCode, rest: object) =>
      refusedWithSecond(bank, code, 'backoffice1', handBooks, { ...toCs, ...rest });
    await not('BOOK_NOT_HELD', range('BT00000001', 2));
    await not('BOOK_NOT_FOUND', range('BT00000099', 1));
    await not('BOOK_HOLDER', { ...range('BT00000001', 1), pemegang_tujuan: 'cs2' });
    const toTeller = { ...toCs, ...range('BT00000001', 1), pemegang_tujuan: 'teller1' };
    await accepted(bank, () => withSecond(bank, 'backoffice1', handBooks, toTeller));
  });

  test('another branch’s books are not there', async () => {
    await bank.owner`insert into user_role (id_user, role_id) values ('headteller2', 'BACK_OFFICE')`;
    await refusedWithSecond(
      bank,
      'BOOK_NOT_FOUND',
      'headteller2',
      handBooks,
      { ...toCs, ...range('BT00000007', 1), pemegang_tujuan: 'cs2' },
      { branch: '002', supervisor: 'manager2' },
    );
  });

  test('from one holder straight to another they do not go', () => {
    expect(handBooksData.safeParse({ ...toCs, pemegang_asal: 'teller1' }).success).toBe(false);
    expect(handBooksData.safeParse({ ...toCs, pemegang_tujuan: '' }).success).toBe(false);
    expect(handBooksData.safeParse({ ...toCs, pemegang_asal: 'cs1', pemegang_tujuan: '' }).success).toBe(true);
  });
});

describe('a book becomes an account’s', () => {
  test('by the holder of the blank one; its rupiah leaves', async () => {
    const posted = await accepted(bank, () => issue(bank, accounts.ani, 'BT00000002'));
    expect(await linesOf(bank, posted.id_jurnal)).toEqual([
      ['001', '909001', 100n, null, null],
      ['001', '901003', -100n, null, null],
    ]);
    expect(await readBook(bank, 'cs1', accounts.ani)).toMatchObject({
      aktif: { nomor_seri: 'BT00000002', status_buku: 'AKTIF', halaman: 1, baris: 1, pemegang: '' },
      baris_per_halaman: 24,
      jumlah_halaman: 14,
    });
    await expectSoundBooks(bank);
  });

  test('an account has one at a time, also of two who give it one at the same moment', async () => {
    await refused(bank, 'BOOK_IN_USE', () => issue(bank, accounts.ani, 'BT00000003'));
    const both = await Promise.allSettled([
      issue(bank, accounts.budi, 'BT00000005'),
      issue(bank, accounts.budi, 'BT00000006'),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refusedOne = both.find((one) => one.status === 'rejected');
    expect(refusedOne?.reason.code).toBe('BOOK_IN_USE');
    await expectSoundBooks(bank);
  });

  test('not a blank that somebody else holds, nor one there is not', async () => {
    const to = (nomor_seri: string) => () => bank.run('cs1', issueBook, { nomor_rekening: accounts.pasif, nomor_seri });
    await refused(bank, 'BOOK_NOT_HELD', to('BT00000001'));
    await refused(bank, 'BOOK_NOT_HELD', to('BT00000002'));
    await refused(bank, 'BOOK_NOT_FOUND', to('BT00000099'));
  });

  test('not for an account of another branch, a closed one, or one that was opened without a book', async () => {
    const free = 'BT00000003';
    await refused(bank, 'OTHER_BRANCH', () => issue(bank, accounts.citra, free));
    await refused(bank, 'ACCOUNT_CLOSED', () => issue(bank, accounts.tutup, free));
    await refused(bank, 'BOOK_NOT_AGREED', () => issue(bank, accounts.firma, free));
    await refused(bank, 'ACCOUNT_NOT_FOUND', () => issue(bank, '001110001239', free));
  });
});

describe('a book is replaced', () => {
  test('a lost one for its fee, the stamp on the loss statement and a second person', async () => {
    const error = await refused(bank, 'OVERRIDE_NEEDED', () => bank.run('cs1', replaceBook, replacing({})));
    expect(reasonsOf(error)).toEqual([['BUKU_DIGANTI', 'OPS_MANAGER']]);
    const before = await accountRow(bank, accounts.ani);
    const posted = await accepted(bank, () =>
      withSecond(bank, 'cs1', replaceBook, replacing({}), { reasons: ['BUKU_DIGANTI'] }),
    );
    expect(await linesOf(bank, posted.id_jurnal)).toEqual([
      ['001', '909001', 100n, null, null],
      ['001', '901003', -100n, null, null],
      ['001', '301001', FEE, accounts.ani, null],
      ['001', '502004', -FEE, null, null],
      ['001', '301001', FEE, accounts.ani, null],
      ['001', '205003', -FEE, null, null],
    ]);
    expect((await accountRow(bank, accounts.ani)).saldo_buku).toBe(before.saldo_buku - 2n * FEE);
    expect((await booksOf(bank)).slice(1, 3)).toEqual([
      ['BT00000002', 'HILANG', null, accounts.ani],
      ['BT00000003', 'AKTIF', null, accounts.ani],
    ]);
    await expectSoundBooks(bank);
  });

  test('a spoiled one without the stamp; waived, the manager says so', async () => {
    const spoiled = { buku_lama: 'BT00000003', nomor_seri: 'BT00000004', sebab: 'RUSAK', nomor_surat: '' };
    const posted = await accepted(bank, () =>
      withSecond(bank, 'cs1', replaceBook, replacing({ ...spoiled, bebas_biaya: 'T' }), {
        reasons: ['BUKU_DIGANTI', 'BIAYA_DIHAPUS'],
      }),
    );
    expect((await linesOf(bank, posted.id_jurnal)).map(([, gl]) => gl)).toEqual(['909001', '901003']);
    expect((await booksOf(bank)).find(([nomor]) => nomor === 'BT00000003')?.[1]).toBe('RUSAK');
  });

  test('not one that is another’s or no longer in use, nor as full while it is not', async () => {
    const next = { nomor_seri: 'BT00000005' };
    await bank.owner`update passbook set status = 'STOK', nomor_rekening = null, pemegang = 'cs1' where nomor_seri = 'BT00000005' and status = 'AKTIF'`;
    await bank.owner`update passbook set status = 'STOK', nomor_rekening = null, pemegang = 'cs1' where nomor_seri = 'BT00000006' and status = 'AKTIF'`;
    const input = (rest: object) => replacing({ ...next, sebab: 'PENUH', nomor_surat: '', ...rest });
    await refused(bank, 'BOOK_NOT_IN_USE', () => bank.run('cs1', replaceBook, input({})));
    await refused(bank, 'BOOK_NOT_FULL', () => bank.run('cs1', replaceBook, input({ buku_lama: 'BT00000004' })));
  });

  test('a lost one is not followed without its statement', () => {
    expect(replaceBook.schema.safeParse(replacing({ nomor_surat: '' })).success).toBe(false);
  });
});

describe('spoiled blanks are destroyed', () => {
  const torn = { ...range('BT00000007', 1), pemegang_asal: '', keterangan: 'sobek di gudang' };

  test('before two persons, and their rupiah leaves', async () => {
    await refused(bank, 'OVERRIDE_NEEDED', () => bank.run('backoffice1', voidBooks, torn));
    const posted = await accepted(bank, () => withSecond(bank, 'backoffice1', voidBooks, torn));
    expect((await linesOf(bank, posted.id_jurnal)).map(([, gl, amount]) => [gl, amount])).toEqual([
      ['909001', 100n],
      ['901003', -100n],
    ]);
    expect((await booksOf(bank)).find(([nomor]) => nomor === 'BT00000007')?.slice(1)).toEqual(['BATAL', null, null]);
  });

  test('not a book of another holder', async () => {
    await refusedWithSecond(bank, 'BOOK_NOT_HELD', 'backoffice1', voidBooks, {
      ...torn,
      ...range('BT00000006', 1),
      pemegang_asal: 'cs1',
    });
    await accepted(bank, () =>
      withSecond(bank, 'cs1', voidBooks, { ...torn, ...range('BT00000006', 1), pemegang_asal: 'cs1' }),
    );
  });

  test('one that is destroyed is no blank any more', async () => {
    await refusedWithSecond(bank, 'BOOK_NOT_HELD', 'backoffice1', voidBooks, torn);
  });
});

describe('the list of books', () => {
  test('is the branch’s own, narrowed by state, holder and number', async () => {
    const find = async (user: string, rest: object = {}) => {
      const asked = { paging: paging(), kode_cabang: '', status_buku: '', pemegang: '', ...rest };
      return (await passbookList(await bank.as(user), asked)).data.map(({ nomor_seri }) => nomor_seri);
    };
    expect(await find('cs1')).toHaveLength(7);
    expect(await find('cs2')).toEqual([]);
    expect(await find('cs1', { status_buku: 'HILANG' })).toEqual(['BT00000002']);
    expect(await find('cs1', { pemegang: 'teller1' })).toEqual(['BT00000001']);
    expect(await find('cs1', { paging: paging({ keyword: accounts.ani }) })).toEqual([
      'BT00000002',
      'BT00000003',
      'BT00000004',
    ]);
  });
});
