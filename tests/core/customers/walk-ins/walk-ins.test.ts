import { describe, expect, test, vi } from 'vitest';
import { cashWithdrawal } from '#core/cash/counter/cash-withdrawal.ts';
import { moneyExchange } from '#core/cash/counter/money-exchange.ts';
import { identitas, rincian, wicBadanUsaha, wicIndividu } from '#core/customers/walk-ins/walk-ins.ts';
import { presenterIdentified } from '#core/engine/guards/presenter-guards.ts';
import { exchangeData } from '#lib/cash/schemas/teller.ts';
import { paging } from '../../asking.ts';
import { accepted, cash, refused } from '../../counter-bank.ts';
import { refusal } from '../../helpers.ts';
import { accounts } from '../../small-bank.ts';
import { clockAhead } from '../../steady-clock.ts';
import { cashBank, exchanged, short, wholeIdentity } from './cash-bank.ts';

const bank = await cashBank();
// A teller's own limit is not what is asked about here.
await bank.owner`update role_limit set entri = 100000000000000 where role_id = 'TELLER'`;
await bank.owner`update parameter set nilai = '1000000.00' where nama = 'batas_identitas_tukar'`;
await bank.owner`update parameter set nilai = '3000000.00' where nama = 'batas_identitas_penuh'`;
// The core reads these again instead of its cached values.
clockAhead(10_000);

const records = async (number: string) =>
  (
    await bank.owner<{ nomor_wic: string; nama: string; pekerjaan: string; kode_cabang: string; versi: number }[]>`
      select nomor_wic, nama, pekerjaan, kode_cabang, versi from walk_in where nomor_identitas = ${number}`
  ).map((row) => ({ ...row }));
const fieldsOf = (error: { details: { violations?: readonly { field: string }[] } }) =>
  error.details.violations?.map(({ field }) => field);

describe('at the counter', () => {
  test('small cash passes without an identity, from the amount on the person is known', async () => {
    await accepted(bank, () => bank.run('teller1', moneyExchange, exchanged(5)));
    const error = await refused(bank, 'PARTY_NEEDED', () => bank.run('teller1', moneyExchange, exchanged(10)));
    expect(fieldsOf(error)).toEqual(['nomor_identitas']);
    const nameless = { ...short, nama: '' };
    expect(
      fieldsOf(
        await refused(bank, 'PARTY_NAME_NEEDED', () => bank.run('teller1', moneyExchange, exchanged(10, nameless))),
      ),
    ).toEqual(['nama']);
    await accepted(bank, () => bank.run('teller1', moneyExchange, exchanged(10, short)));
    expect(await records(short.nomor_identitas)).toMatchObject([{ nama: 'Rina Melati', kode_cabang: '001', versi: 1 }]);
  });

  test('another branch finds the person again, under any spelling of the name and no other', async () => {
    const [first] = await records(short.nomor_identitas);
    await refused(bank, 'WALK_IN_DIFFERS', () =>
      bank.run('teller3', moneyExchange, exchanged(10, { ...short, nama: 'Rini Melati' })),
    );
    await accepted(bank, () =>
      bank.run('teller3', moneyExchange, exchanged(10, { ...short, nama: 'Hj. RINA MELATI' })),
    );
    expect(await records(short.nomor_identitas)).toEqual([first]);
    expect(await bank.dayOf(first?.nomor_wic ?? '')).toEqual([2_000_000, 2_000_000, 2_000_000]);
  });

  test('the day’s sum over all branches asks for the whole identity, field by field, once', async () => {
    const again = { ...short, nama: '' };
    const all = Object.keys(wholeIdentity);
    expect(
      fieldsOf(await refused(bank, 'IDENTITY_NEEDED', () => bank.run('teller1', moneyExchange, exchanged(10, again)))),
    ).toEqual(all);
    const { tujuan, ...without } = wholeIdentity;
    expect(
      fieldsOf(
        await refused(bank, 'IDENTITY_NEEDED', () =>
          bank.run('teller1', moneyExchange, exchanged(10, { ...again, ...without })),
        ),
      ),
    ).toEqual(['tujuan']);
    await accepted(bank, () => bank.run('teller1', moneyExchange, exchanged(10, { ...again, ...without, tujuan })));
    // The counter does not ask again for known data, and never overwrites them.
    await accepted(bank, () =>
      bank.run('teller1', moneyExchange, exchanged(10, { ...again, pekerjaan: 'Orang lain', tujuan: '' })),
    );
    expect(await records(short.nomor_identitas)).toMatchObject([{ pekerjaan: wholeIdentity.pekerjaan, versi: 2 }]);
    const versions = await bank.owner`
      select versi, aksi, pembuat, isi ->> 'pekerjaan' as pekerjaan from record_version where jenis = 'walk_in' order by versi`;
    expect(versions.map((row) => ({ ...row }))).toEqual([
      { versi: 1, aksi: 'LOKET', pembuat: 'teller1', pekerjaan: '' },
      { versi: 2, aksi: 'LOKET', pembuat: 'teller1', pekerjaan: wholeIdentity.pekerjaan },
    ]);
  });

  test('two tills that serve one new person at one instant record the person once, and the posting counts again', async () => {
    const person = { ...short, nomor_identitas: '3171014506900001', nama: 'Tono Wibowo' };
    await Promise.all(['teller1', 'teller3'].map((teller) => bank.run(teller, moneyExchange, exchanged(10, person))));
    const [record, ...others] = await records(person.nomor_identitas);
    expect(others).toEqual([]);
    expect(await bank.dayOf(record?.nomor_wic ?? '')).toEqual([2_000_000, 2_000_000, 2_000_000]);
    const said = vi.spyOn(presenterIdentified, 'check').mockReturnValue([]);
    await refused(bank, 'IDENTITY_NEEDED', () => bank.run('teller1', moneyExchange, exchanged(10, person)));
    await accepted(bank, () => bank.run('teller1', moneyExchange, exchanged(10, { ...person, ...wholeIdentity })));
    said.mockRestore();
  });

  test('an entity comes with its tax number in either form, and is asked for no sex and no citizenship', async () => {
    const firm = { jenis_identitas: 'NPWP', nomor_identitas: '12.345.678.2-111.000', nama: 'CV Sumber Rejeki' };
    await accepted(bank, () => bank.run('teller1', moneyExchange, exchanged(10, firm)));
    const again = { ...firm, nomor_identitas: '0123456782111000' };
    expect(
      fieldsOf(await refused(bank, 'IDENTITY_NEEDED', () => bank.run('teller1', moneyExchange, exchanged(20, again)))),
    ).toEqual(['alamat', 'tempat_lahir', 'tanggal_lahir', 'pekerjaan', 'sumber_dana', 'tujuan']);
    const { jenis_kelamin, kewarganegaraan, ...wanted } = wholeIdentity;
    await accepted(bank, () => bank.run('teller1', moneyExchange, exchanged(20, { ...again, ...wanted })));
    expect(await records('0123456782111000')).toHaveLength(1);
  });

  test('a customer is no walk-in: the cash counts for the customer, who is asked for nothing', async () => {
    const number = await bank.ownerOf(accounts.ani);
    const [row] = await bank.owner<
      { n: string }[]
    >`select nomor_identitas as n from customer where nomor_nasabah = ${number}`;
    const before = (await bank.dayOf(number)) ?? [0, 0, 0];
    const herself = { nomor_identitas: row?.n };
    await accepted(bank, () => bank.run('teller3', moneyExchange, exchanged(20, herself)));
    await accepted(bank, () => bank.run('teller3', moneyExchange, exchanged(20, herself)));
    expect(await bank.dayOf(number)).toEqual([before[0] + 4_000_000, before[1] + 4_000_000, before[2] + 4_000_000]);
    expect(await records(row?.n ?? '')).toEqual([]);
  });

  test('a person who takes cash in the holder’s place is known like a walk-in customer', async () => {
    const presenter = { ...short, nomor_identitas: '3171014506900002', nama: 'Wati Suryani' };
    await accepted(bank, () => bank.run('teller1', cashWithdrawal, cash(accounts.ani, 10, presenter)));
    const [record] = await records(presenter.nomor_identitas);
    expect(await bank.dayOf(record?.nomor_wic ?? '')).toEqual([0, 1_000_000, 1_000_000]);
  });

  test('a form says nothing that is the bank’s to say', () => {
    const clean = exchanged(10, short);
    expect(exchangeData.safeParse(clean).success).toBe(true);
    for (const field of ['pihak', 'nomor_wic', 'nomor_nasabah', 'lengkap', 'nilai', 'peran', 'versi'])
      expect(exchangeData.safeParse({ ...clean, [field]: 'W000000001' }).success, field).toBe(false);
    for (const number of ['327305601090000', '3273056010900009x', "' or 1=1", '**********0009'])
      expect(exchangeData.safeParse({ ...clean, nomor_identitas: number }).success, number).toBe(false);
  });
});

describe('found again', () => {
  const query = (keyword: string, over: object = {}) => ({
    paging: { ...paging(), keyword },
    kode_cabang: '',
    lengkap: '',
    ...over,
  });
  const names = async (keyword: string, user = 'cs1', over: object = {}) =>
    (await wicIndividu(await bank.as(user), query(keyword, over))).data.map(({ nama }) => nama);

  test('by number, whole document or name; by no part of a document and by nothing', async () => {
    const [record] = await records(short.nomor_identitas);
    for (const keyword of [short.nomor_identitas, 'rina', 'melati rina', record?.nomor_wic ?? ''])
      expect(await names(keyword), keyword).toEqual(['Rina Melati']);
    for (const keyword of ['32730560109', '%%%', "' or '1'='1", 'sumber rejeki'])
      expect(await names(keyword), keyword).toEqual([]);
    expect(await names('melati', 'cs1', { lengkap: 'F' })).toEqual([]);
    const firms = await wicBadanUsaha(await bank.as('cs1'), query('sumber rejeki'));
    expect(firms.data.map(({ nama }) => nama)).toEqual(['CV Sumber Rejeki']);
    for (const keyword of ['', 'ri']) {
      const error = await refusal(names(keyword), 'VALIDATION');
      expect(error.details.violations).toEqual([{ field: 'keyword', kode: 'v.cariNasabah' }]);
    }
  });

  test('page by page', async () => {
    for (const n of [1, 2, 3])
      await bank.run(
        'teller1',
        moneyExchange,
        exchanged(1, { nomor_identitas: `317101450690010${n}`, nama: `Halaman Uji ${n}` }),
      );
    const page = (cursor: string) =>
      bank
        .as('cs1')
        .then((as) => wicIndividu(as, { ...query(''), paging: { ...paging(), keyword: 'halaman', show: 2, cursor } }));
    const first = await page('');
    const second = await page(first.resp_cursor);
    expect([...first.data, ...second.data].map(({ nama }) => nama)).toEqual([
      'Halaman Uji 1',
      'Halaman Uji 2',
      'Halaman Uji 3',
    ]);
    expect(second.resp_cursor).toBe('');
  });

  test('a counter sees the fields it needs of another branch’s and nothing more', async () => {
    const [record] = await records(short.nomor_identitas);
    const nomor_wic = record?.nomor_wic ?? '';
    const own = await rincian(await bank.as('cs1'), { nomor_wic });
    expect(own).toMatchObject({ terbuka: 'T', pekerjaan: wholeIdentity.pekerjaan, kurang: [] });
    expect(own.tunai[0]).toEqual({ tanggal: '2026-11-20', masuk: '4000000.00', keluar: '4000000.00' });
    const strange = await rincian(await bank.as('teller3'), { nomor_wic });
    expect(strange).toMatchObject({ terbuka: 'F', pekerjaan: '', tunai: [], kurang: [] });
    expect(strange.wic).toMatchObject({
      nama: 'Rina Melati',
      nomor_identitas: '',
      alamat: '',
      terakhir: '',
      lengkap: 'T',
    });
    const [listed] = (await wicIndividu(await bank.as('teller3'), query('rina'))).data;
    expect(listed).toMatchObject({ nama: 'Rina Melati', nomor_identitas: '', alamat: '', kode_cabang: '001' });
    await refusal(
      bank.as('cs1').then((as) => rincian(as, { nomor_wic: 'W999999999' })),
      'NOT_FOUND',
    );
    const looks =
      await bank.owner`select id_user from audit_log where aksi = 'LIHAT_DATA_WIC' and objek = ${`WIC:${nomor_wic}`}`;
    expect(looks.map(({ id_user }) => id_user)).toEqual(['cs1']);
  });

  test('the document at the counter identifies a customer, a walk-in with missing fields, or nobody', async () => {
    const ask = async (user: string, nomor_identitas: string) =>
      identitas(await bank.as(user), { jenis_identitas: 'KTP', nomor_identitas });
    const number = await bank.ownerOf(accounts.ani);
    const [row] = await bank.owner<
      { n: string }[]
    >`select nomor_identitas as n from customer where nomor_nasabah = ${number}`;
    expect(await ask('teller1', row?.n ?? '')).toMatchObject({
      ada: 'NASABAH',
      nama: 'Ani Lestari',
      nomor: number,
      kurang: [],
    });
    expect(await ask('teller3', row?.n ?? '')).toMatchObject({ ada: 'NASABAH', nama: 'Ani Lestari', nomor: '' });
    expect(await ask('teller1', short.nomor_identitas)).toMatchObject({ ada: 'WIC', nama: 'Rina Melati', kurang: [] });
    expect(await ask('teller1', '3171014506900002')).toMatchObject({ ada: 'WIC', kurang: Object.keys(wholeIdentity) });
    expect(await ask('teller1', '3171014506900999')).toMatchObject({ ada: 'BARU', nama: '', nomor: '' });
    await refusal(ask('teller1', '317101'), 'VALIDATION');
  });
});
