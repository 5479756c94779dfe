import { describe, expect, test } from 'vitest';
import { receiveBooks } from '#core/accounts/passbooks/stock.ts';
import { countStationery } from '#core/cash/vault/stationery.ts';
import { hitunganPersediaan, selisihPersediaan } from '#core/cash/vault/stationery-queries.ts';
import { handBilyets, receiveBilyets } from '#core/deposits/certificates/bilyet-stock.ts';
import { numbersBetween } from '#lib/cash/stationery.ts';
import type { ErrorCode } from '#lib/errors/errors.ts';
import { cardDesk, NUMBER, OTHER } from '../../accounts/cards/card-desk.ts';
import { issue, range as series, withSecond } from '../../accounts/passbooks/book-bank.ts';
import { paging as pagingOf } from '../../asking.ts';
import { warkatBank } from '../../cheques/cheque-books/warkat-bank.ts';
import { accepted, linesOf, refused } from '../../counter-bank.ts';
import { accounts, DAY } from '../../small-bank.ts';
import { expectSoundBooks } from '../../sound-books.ts';

const bank = await warkatBank();
const cards = cardDesk(bank);

type Ranges = readonly (readonly [string, string])[];
const counted = (jenis: string, ranges: Ranges, keterangan = 'Hitungan bulanan') => ({
  jenis,
  rentang: ranges.map(([nomor_awal, nomor_akhir]) => ({ nomor_awal, nomor_akhir })),
  keterangan,
});
const file = (flowCode: string, data: object, maker = 'backoffice1') =>
  bank.flow(maker, 'SUBMIT', { flowCode, seen: '', data });
async function done(flowCode: string, data: object, maker = 'backoffice1', checker = 'manager1') {
  const { id_flow } = await file(flowCode, data, maker);
  return bank.flow(checker, 'APPROVE', { idFlow: id_flow });
}
const count = (jenis: string, ranges: Ranges) => done('HITUNG_PERSEDIAAN', counted(jenis, ranges));
const report = { nomor_laporan: 'LP/12/XI/2026', tanggal_laporan: DAY };
const missing = (jenis: string, nomor_awal: string, nomor_akhir = nomor_awal, over: object = {}) => ({
  jenis,
  nomor_awal,
  nomor_akhir,
  ...report,
  alasan: 'Tidak ada di lemari besi',
  ...over,
});
const found = (jenis: string, nomor_awal: string, nomor_akhir = nomor_awal) => ({
  jenis,
  nomor_awal,
  nomor_akhir,
  alasan: 'Ditemukan di laci lain',
});
const paging = pagingOf();
const all = { paging, kode_cabang: '', jenis: '', hasil: '', arah: '', status: '' };
const counts = async (jenis: string, user = 'manager1') =>
  (await hitunganPersediaan(await bank.as(user), { ...all, jenis })).data.map((row) => [
    row.hasil,
    row.seharusnya,
    row.kurang,
    row.lebih,
  ]);
const differences = async (jenis: string, user = 'manager1') =>
  (await selisihPersediaan(await bank.as(user), { ...all, jenis })).data.map((row) => [
    row.arah,
    row.nomor_awal,
    row.nomor_akhir,
    row.lembar,
    row.status,
  ]);
const rows = async (journal: string) => (await linesOf(bank, journal)).map((line) => line.slice(0, 3));

describe('books of cheques', () => {
  test('are counted by their sheets; a missing sheet misses its whole book', async () => {
    await bank.stocked('CEK', 'CA000001', '3');
    await accepted(bank, () =>
      count('CEK', [
        ['CA000001', 'CA000025'],
        ['CA000026', 'CA000049'],
        ['CA000051', 'CA000080'],
      ]),
    );
    expect(await counts('CEK')).toEqual([['KURANG_LEBIH', 3, 1, 5]]);
    expect(await differences('CEK')).toEqual([
      ['KURANG', 'CA000026', 'CA000050', 25, 'TERBUKA'],
      ['LEBIH', 'CA000076', 'CA000080', 5, 'TERBUKA'],
    ]);
  });

  test('that are missing leave the stock by a police report, and come back when they are found', async () => {
    const out = await accepted(bank, () => done('HILANG_PERSEDIAAN', missing('CEK', 'CA000026', 'CA000050')));
    expect(await rows(out.id_jurnal)).toEqual([
      ['001', '909001', 2_500n],
      ['001', '901002', -2_500n],
    ]);
    const id = await bank.idOf('CEK', 'CA000026');
    expect(await bank.states(id)).toEqual({ HILANG: 25 });
    await refused(bank, 'WARKAT_BOOK_STATE', () => bank.issued(accounts.firma, id));
    const [row] = (await selisihPersediaan(await bank.as('finance1'), { ...all, status: 'HILANG' })).data;
    expect(row).toMatchObject({
      nomor_laporan: report.nomor_laporan,
      tanggal_laporan: DAY,
      user_hilang: 'backoffice1',
      saksi_hilang: 'manager1',
      referensi_hilang: out.nomor_referensi,
    });
    await expectSoundBooks(bank);
    const back = await accepted(bank, () => done('TEMU_PERSEDIAAN', found('CEK', 'CA000026', 'CA000050')));
    expect(await rows(back.id_jurnal)).toEqual([
      ['001', '901002', 2_500n],
      ['001', '909001', -2_500n],
    ]);
    expect(await bank.states(id)).toEqual({ STOK_CABANG: 25 });
    await accepted(bank, () => count('CEK', [['CA000001', 'CA000075']]));
    expect((await counts('CEK'))[0]).toEqual(['SESUAI', 3, 0, 0]);
    expect((await differences('CEK')).map(([, , , , status]) => status)).toEqual(['KEMBALI', 'SELESAI']);
    await expectSoundBooks(bank);
  });
});

describe('passbooks', () => {
  test('need no police report; a missing one is issued to nobody', async () => {
    await withSecond(bank, 'backoffice1', receiveBooks, { ...series('BT00000001', 4), keterangan: 'surat jalan' });
    await count('BUKU', [['BT00000001', 'BT00000002']]);
    const without = missing('BUKU', 'BT00000003', 'BT00000004', { nomor_laporan: '', tanggal_laporan: '' });
    const out = await accepted(bank, () => done('HILANG_PERSEDIAAN', without));
    expect(await rows(out.id_jurnal)).toEqual([
      ['001', '909001', 200n],
      ['001', '901003', -200n],
    ]);
    await refused(bank, 'BOOK_NOT_HELD', () => issue(bank, accounts.ani, 'BT00000003'));
    await expectSoundBooks(bank);
  });
});

describe('certificates', () => {
  test('may also be missing from a holder, and come back into the stock', async () => {
    const two = { nomor_bilyet: 'BD00000001', jumlah: '2' };
    await withSecond(bank, 'backoffice1', receiveBilyets, { ...two, keterangan: 'surat jalan' });
    const toCs = { nomor_bilyet: 'BD00000002', jumlah: '1', pemegang_asal: '', pemegang_tujuan: 'cs1', keterangan: '' };
    await withSecond(bank, 'backoffice1', handBilyets, toCs);
    await count('BILYET', [['BD00000001', 'BD00000001']]);
    const statusOf = async () =>
      (await bank.owner`select status, pemegang from bilyet where nomor_bilyet = 'BD00000002'`).map((row) => ({
        ...row,
      }));
    await accepted(bank, () => done('HILANG_PERSEDIAAN', missing('BILYET', 'BD00000002')));
    expect(await statusOf()).toEqual([{ status: 'HILANG', pemegang: null }]);
    await accepted(bank, () => done('TEMU_PERSEDIAAN', found('BILYET', 'BD00000002')));
    expect(await statusOf()).toEqual([{ status: 'STOK', pemegang: null }]);
    await expectSoundBooks(bank);
  });
});

describe('cards', () => {
  test('post nothing, store a version of each change, and are not issued while they are missing', async () => {
    await cards.done('STOK_KARTU', await cards.stock('KA000001', NUMBER), 'backoffice1');
    await cards.done('STOK_KARTU', await cards.stock('KA000002', OTHER), 'backoffice1');
    await count('KARTU', [['KA000002', 'KA000002']]);
    const out = await accepted(bank, () => done('HILANG_PERSEDIAAN', missing('KARTU', 'KA000001')));
    expect(out.id_jurnal).toBe('');
    const versions = await bank.owner<{ versi: number; hilang: string; pembuat: string; disetujui_oleh: string }[]>`
      select versi, isi ->> 'hilang' as hilang, pembuat, disetujui_oleh from record_version where jenis = 'card_stock' and kunci like '%KA000001%' order by versi`;
    expect(versions.at(-1)).toEqual({ versi: 2, hilang: 'true', pembuat: 'backoffice1', disetujui_oleh: 'manager1' });
    await cards.done('MINTA_KARTU', cards.request());
    const issued = async (nomor_seri: string) =>
      cards.file('TERBITKAN_KARTU', {
        ...(await cards.seen(accounts.ani)),
        nomor_seri,
        keterangan: 'Terbit di cabang',
      });
    const lost = await issued('KA000001');
    await refused(bank, 'CARD_STOCK', () => cards.approve(lost));
    await bank.flow('cs1', 'CANCEL', { idFlow: lost });
    await accepted(bank, async () => cards.approve(await issued('KA000002')));
    await expectSoundBooks(bank);
  });
});

test('the preview of a count shows nothing of the books, and the count itself posts nothing', async () => {
  const preview = await bank.run('backoffice1', countStationery, counted('BUKU', [['BT00000001', 'BT00000001']]), {
    dryRun: true,
  });
  expect(preview.jurnal).toEqual([]);
  expect(JSON.stringify(preview)).not.toContain('BT00000002');
});

test('a note missed before and found at the next count is no difference any more', async () => {
  await count('BUKU', [['BT00000001', 'BT00000001']]);
  expect((await differences('BUKU')).filter((row) => row[4] === 'TERBUKA')).toEqual([
    ['KURANG', 'BT00000002', 'BT00000002', 1, 'TERBUKA'],
  ]);
  // Found twice, it is one difference.
  await count('BUKU', [['BT00000001', 'BT00000001']]);
  expect((await differences('BUKU')).filter((row) => row[1] === 'BT00000002')).toHaveLength(1);
  await count('BUKU', [['BT00000001', 'BT00000002']]);
  expect((await differences('BUKU')).filter((row) => row[4] === 'TERBUKA')).toEqual([]);
});

const wrong: readonly { why: string; code: ErrorCode; flow: string; data: object; maker?: string }[] = [
  {
    why: 'a certificate without a police report',
    code: 'VALIDATION',
    flow: 'HILANG_PERSEDIAAN',
    data: missing('BILYET', 'BD00000001', undefined, { nomor_laporan: '', tanggal_laporan: '' }),
  },
  {
    why: 'a report without its date',
    code: 'VALIDATION',
    flow: 'HILANG_PERSEDIAAN',
    data: missing('BILYET', 'BD00000001', undefined, { tanggal_laporan: '' }),
  },
  {
    why: 'a report of tomorrow',
    code: 'POLICE_REPORT_AHEAD',
    flow: 'HILANG_PERSEDIAAN',
    data: missing('BILYET', 'BD00000001', undefined, { tanggal_laporan: '2099-01-01' }),
  },
  {
    why: 'a number that no count missed',
    code: 'STATIONERY_NOT_MISSING',
    flow: 'HILANG_PERSEDIAAN',
    data: missing('BILYET', 'BD00000002'),
  },
  {
    why: 'one of another branch',
    code: 'STATIONERY_NOT_MISSING',
    flow: 'HILANG_PERSEDIAAN',
    data: missing('BILYET', 'BD00000001'),
    maker: 'headteller2',
  },
  {
    why: 'a return of what is not missing',
    code: 'STATIONERY_NOT_MISSING',
    flow: 'TEMU_PERSEDIAAN',
    data: found('BILYET', 'BD00000001'),
  },
  {
    why: 'the numbers of another kind',
    code: 'VALIDATION',
    flow: 'HITUNG_PERSEDIAAN',
    data: counted('CEK', [['BD00000001', 'BD00000002']]),
  },
  {
    why: 'a number that is counted twice',
    code: 'VALIDATION',
    flow: 'HITUNG_PERSEDIAAN',
    data: counted('BILYET', [
      ['BD00000001', 'BD00000003'],
      ['BD00000002', 'BD00000002'],
    ]),
  },
  {
    why: 'an empty count without a word',
    code: 'VALIDATION',
    flow: 'HITUNG_PERSEDIAAN',
    data: counted('BILYET', [], ''),
  },
  {
    why: 'a count by whoever has no right to it',
    code: 'FORBIDDEN',
    flow: 'HITUNG_PERSEDIAAN',
    data: counted('BILYET', [['BD00000001', 'BD00000002']]),
    maker: 'cs1',
  },
];
test('certificate BD00000001 is missed, the other one is there', async () => {
  await accepted(bank, () => count('BILYET', [['BD00000002', 'BD00000002']]));
});
test.each(wrong)('refuses $why with $code', async ({ code, flow, data, maker }) => {
  await refused(bank, code, () => file(flow, data, maker));
});

test('two persons are asked for, and of two filings of one loss the second finds it gone', async () => {
  const data = missing('BILYET', 'BD00000001');
  const one = await file('HILANG_PERSEDIAAN', data, 'headteller1');
  const other = await file('HILANG_PERSEDIAAN', data);
  await refused(bank, 'SELF_APPROVAL', () => bank.flow('headteller1', 'APPROVE', { idFlow: one.id_flow }));
  await accepted(bank, () => bank.flow('manager1', 'APPROVE', { idFlow: one.id_flow }));
  await refused(bank, 'STATIONERY_NOT_MISSING', () => bank.flow('manager1', 'APPROVE', { idFlow: other.id_flow }));
  await bank.flow('backoffice1', 'CANCEL', { idFlow: other.id_flow });
  await expectSoundBooks(bank);
});

test('a stock that moved after it was counted is counted again', async () => {
  const data = counted('BILYET', [['BD00000002', 'BD00000002']]);
  const { id_flow } = await file('HITUNG_PERSEDIAAN', data);
  await withSecond(bank, 'backoffice1', receiveBilyets, {
    nomor_bilyet: 'BD00000009',
    jumlah: '1',
    keterangan: 'kiriman',
  });
  await refused(bank, 'DATA_CHANGED', () => bank.flow('manager1', 'APPROVE', { idFlow: id_flow }));
  await bank.flow('backoffice1', 'CANCEL', { idFlow: id_flow });
  await accepted(bank, () =>
    count('BILYET', [
      ['BD00000002', 'BD00000002'],
      ['BD00000009', 'BD00000009'],
    ]),
  );
  expect((await counts('BILYET'))[0]).toEqual(['SESUAI', 2, 0, 0]);
});

test('a branch sees its own counts, head office all', async () => {
  expect(await counts('BILYET', 'manager2')).toEqual([]);
  expect((await counts('BILYET', 'finance1')).length).toBe((await counts('BILYET')).length);
});

test('a range stays within its series', () => {
  expect(numbersBetween('CA000001', 'CA000025')).toBe(25);
  expect(numbersBetween('CA000001', 'CB000025')).toBe(0);
  expect(numbersBetween('CA000002', 'CA000001')).toBe(0);
  expect(numbersBetween('KARTU', 'KARTU')).toBe(1);
});
