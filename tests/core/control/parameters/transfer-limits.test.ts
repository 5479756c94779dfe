import { expect, test } from 'vitest';
import { tipeMessage } from '#core/control/parameters/code-list-queries.ts';
import { sknTunaiLimit } from '#core/control/parameters/skn-limit.ts';
import { onDayQuery } from '#lib/control/schemas/parameter.ts';
import { paging } from '../../asking.ts';
import { accepted, counterBank, refused } from '../../counter-bank.ts';
import { refusal } from '../../helpers.ts';
import { DAY } from '../../small-bank.ts';

const bank = await counterBank();
const MONDAY = '2026-11-23';
const TUESDAY = '2026-11-24';

const limitOn = async (tanggal = '', idUser = 'teller1') => sknTunaiLimit(await bank.as(idUser), { tanggal });
const rows = async () => (await bank.owner`select from parameter where nama like 'skn%'`).length;
const file = (nama: string, berlaku_sejak: string, nilai: string) =>
  bank.flow('finance1', 'SUBMIT', {
    flowCode: 'SIMPAN_PARAMETER',
    seen: '',
    data: { aksi: 'BUAT', nama, berlaku_sejak, nilai, versi: 0, alasan: 'Ketentuan baru bank sentral' },
  });
const set = async (nama: string, berlaku_sejak: string, nilai: string) => {
  const { id_flow } = await file(nama, berlaku_sejak, nilai);
  await refused(bank, 'SELF_APPROVAL', () => bank.flow('finance1', 'APPROVE', { idFlow: id_flow, remark: 'Setuju' }));
  return accepted(bank, () => bank.flow('finance2', 'APPROVE', { idFlow: id_flow, remark: 'Setuju' }));
};

test('the limit of SKN in cash is the lower of the rail’s and of cash, by date, and shows its consequence', async () => {
  const first = { kode_valuta: 'IDR', nominal: '1000000000.00', berlaku_sejak: '2010-01-01' };
  const none = { nominal_berikut: '', berlaku_berikut: '' };
  expect(await limitOn()).toEqual({ tanggal: DAY, ...first, ...none });
  // Cash is bound lower from Monday on, and the rail lower still from Tuesday on.
  await set('skn_tunai_batas', MONDAY, '250000000');
  await set('skn_batas', TUESDAY, '100000000');
  const monday = { nominal: '250000000.00', berlaku_sejak: MONDAY };
  const tuesday = { nominal: '100000000.00', berlaku_sejak: TUESDAY };
  expect(await limitOn()).toMatchObject({ ...first, nominal_berikut: '250000000.00', berlaku_berikut: MONDAY });
  expect(await limitOn(MONDAY)).toMatchObject({
    tanggal: MONDAY,
    ...monday,
    nominal_berikut: '100000000.00',
    berlaku_berikut: TUESDAY,
  });
  expect(await limitOn('2026-12-31')).toMatchObject({ ...tuesday, ...none });
  // A value that leaves the lower limit as it is sets no new limit.
  await set('skn_tunai_batas', '2026-12-01', '300000000');
  expect(await limitOn(TUESDAY)).toMatchObject({ ...tuesday, ...none });
  await refusal(limitOn('2009-12-31'), 'NOT_FOUND');
});

test('nobody sets it alone, for a day that is over, or to nothing; a refusal stores nothing', async () => {
  const before = await rows();
  await refused(bank, 'TERM_IN_FORCE', () => file('skn_tunai_batas', '2026-11-19', '5000000'));
  await refused(bank, 'FORBIDDEN', () =>
    bank.flow('teller1', 'SUBMIT', {
      flowCode: 'SIMPAN_PARAMETER',
      seen: '',
      data: {
        aksi: 'BUAT',
        nama: 'skn_batas',
        berlaku_sejak: '2026-12-02',
        nilai: '5000000',
        versi: 0,
        alasan: 'Sendiri',
      },
    }),
  );
  expect(await rows()).toBe(before);
  await set('skn_tunai_batas', '2026-12-02', '5000000');
  expect(await rows()).toBe(before + 1);
});

test('a day is a date, and none is the branch’s own', () => {
  for (const tanggal of ['2026-02-30', '20-11-2026', "2026-11-20' or true"])
    expect(onDayQuery.safeParse({ tanggal }).success, tanggal).toBe(false);
  expect(onDayQuery.parse({})).toEqual({ tanggal: '' });
});

test('message types are a list of the bank’s: its words, the version that is sent, found by code', async () => {
  const limitRows = async (keyword = '') =>
    (
      await tipeMessage(await bank.as('cs1'), {
        paging: { ...paging(), show: 100, keyword },
        kelompok: 'NEGARA',
        induk: '',
        kode: '',
      })
    ).data.map(({ kelompok, kode, nilai }) => [kelompok, kode, nilai]);
  expect(await limitRows()).toEqual([
    ['TIPE_MESSAGE', 'PACS_008', 'pacs.008.001.08'],
    ['TIPE_MESSAGE', 'PACS_004', 'pacs.004.001.09'],
    ['TIPE_MESSAGE', 'PACS_002', 'pacs.002.001.10'],
    ['TIPE_MESSAGE', 'CAMT_053', 'camt.053.001.08'],
  ]);
  expect(await limitRows('camt')).toEqual([['TIPE_MESSAGE', 'CAMT_053', 'camt.053.001.08']]);
  expect(await limitRows('%')).toEqual([]);
});
