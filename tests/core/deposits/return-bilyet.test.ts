import { expect, test } from 'vitest';
import { bilyetBelumKembali } from '#core/deposits/certificates/bilyets-out.ts';
import { depositChecks } from '#core/ledger/check-deposits.ts';
import { refused } from '../counter-bank.ts';
import { breaksBooks } from '../helpers.ts';
import { bilyetOf, depositBank, disbursement, wire } from './deposit-bank.ts';
import { depositEndsOfDay } from './deposit-ends-of-day.ts';

const bank = await depositBank();
// Each end of day moves the bank's date back and forth over its own days.
breaksBooks(bank, ['7']);
const siti = await bank.someone('Siti Deposan');
const goal = await bank.open(bank.form(siti));
const { begun, endOfDay, expectSound } = await depositEndsOfDay(bank, siti);

const out = async (user = 'cs1') =>
  (await bilyetBelumKembali(await bank.as(user), { kode_cabang: '', paging: undefined })).data;
const paperOf = async (nomor: string) =>
  (
    await bank.owner<{ nomor: string }[]>`select max(nomor_bilyet) as nomor from bilyet where nomor_rekening = ${nomor}`
  )[0]?.nomor ?? '';
const back = (nomor_rekening: string, nomor_bilyet: string, rest: object = {}) => ({
  nomor_rekening,
  nomor_bilyet,
  sebab: 'DITERIMA_KEMBALI',
  nomor_surat: '',
  nama_penyerah: 'Siti Deposan',
  nomor_identitas: '3273056010900009',
  keterangan: '',
  ...rest,
});
const receive = (data: object, user = 'cs1') => bank.agreed(user, 'TERIMA_KEMBALI_BILYET', data);
const invariant = depositChecks[0];

test('a certificate is out after its deposit was paid to an account, and the branch receives it back', async () => {
  const nomor = await begun('2026-10-12', { rekening_bagi_hasil: goal, rekening_penutupan: goal });
  const paper = await paperOf(nomor);
  expect(await out()).toEqual([]);
  await refused(bank, 'DEPOSIT_STATE', () => receive(back(nomor, paper)));
  expect(await endOfDay('2026-11-12')).toEqual([]);
  expect(await bank.depositRow(nomor)).toMatchObject({ status: 'DICAIRKAN' });
  expect(await bank.bilyetState(paper)).toBe('BELUM_KEMBALI');
  expect(await out()).toMatchObject([
    {
      nomor_bilyet: paper,
      nomor_rekening: nomor,
      status_deposito: 'DICAIRKAN',
      nominal: '100000000.00',
      berakhir: '2026-11-12',
    },
  ]);
  await refused(bank, 'BILYET_NOT_OUT', () => receive(back(nomor, bilyetOf(40))));
  await expectSound();

  expect(await receive(back(nomor, paper))).toMatchObject({ flow_state: 'APPROVED' });
  expect(await bank.bilyetState(paper)).toBe('DITERIMA_KEMBALI');
  expect(await out()).toEqual([]);
  const [act] = await bank.owner`
    select pengguna, saksi, kode_cabang, rincian from bilyet_act where nomor_bilyet = ${paper} and operasi = 'TERIMA_KEMBALI_BILYET'`;
  expect(act).toMatchObject({
    pengguna: 'cs1',
    saksi: 'manager1',
    kode_cabang: '001',
    rincian: { rekening: nomor, sebab: 'DITERIMA_KEMBALI', penyerah: 'Siti Deposan', identitas: '3273056010900009' },
  });
  await refused(bank, 'BILYET_NOT_OUT', () => receive(back(nomor, paper)));
  await expectSound();
});

test('a lost certificate needs the police letter and the manager', async () => {
  const nomor = await begun('2026-10-13', { rekening_bagi_hasil: goal, rekening_penutupan: goal });
  const paper = await paperOf(nomor);
  expect(await endOfDay('2026-11-13')).toEqual([]);
  await refused(bank, 'VALIDATION', () => receive(back(nomor, paper, { sebab: 'HILANG' })));
  expect(await bank.bilyetState(paper)).toBe('BELUM_KEMBALI');
  await receive(back(nomor, paper, { sebab: 'HILANG', nomor_surat: 'SKH/7/2026' }));
  expect(await bank.bilyetState(paper)).toBe('HILANG');
  await expectSound();
});

test('the certificate of a matured deposit is handed in when its principal is fetched', async () => {
  const nomor = await begun('2026-10-16', { rekening_bagi_hasil: goal });
  const paper = await paperOf(nomor);
  expect(await endOfDay('2026-11-16')).toEqual([]);
  expect(await bank.depositRow(nomor)).toMatchObject({ status: 'JATUH_TEMPO' });
  expect(await bank.bilyetState(paper)).toBe('BELUM_KEMBALI');
  expect(await out()).toMatchObject([{ nomor_bilyet: paper, status_deposito: 'JATUH_TEMPO', berakhir: '2026-11-16' }]);
  await refused(bank, 'DEPOSIT_STATE', () => receive(back(nomor, paper)));
  await expectSound();
  const [{ versi, identitas }] = (await bank.owner`
    select d.versi, n.nomor_identitas as identitas from deposit d join account a using (nomor_rekening) join customer n using (nomor_nasabah)
    where d.nomor_rekening = ${nomor}`) as unknown as [{ versi: number; identitas: string }];
  await bank.agreed('teller1', 'PENCAIRAN_DEPOSITO', {
    ...disbursement(nomor, 100_000_000n, paper, {
      versi: String(versi),
      cara_bayar: 'REKENING',
      rekening_tujuan: goal,
      nomor_identitas: identitas,
      pecahan: [],
    }),
    nominal: wire(100_000_000n),
  });
  expect(await bank.bilyetState(paper)).toBe('DITERIMA_KEMBALI');
  expect(await out()).toEqual([]);
  await expectSound();
});

test('the check of the books finds a certificate that is live without its deposit, and one that is missing', async () => {
  const nomor = await begun('2026-10-19', { rekening_bagi_hasil: goal, rekening_penutupan: goal });
  const paper = await paperOf(nomor);
  const found = async () => (await invariant?.offences(bank.owner))?.map((each) => each.rincian) ?? [];
  const set = (status: string) => bank.owner`update bilyet set status = ${status} where nomor_bilyet = ${paper}`;
  await set('BELUM_KEMBALI');
  expect(await found()).toEqual(
    expect.arrayContaining([`certificate ${paper} is BELUM_KEMBALI, deposit ${nomor} is AKTIF`]),
  );
  await set('BERLAKU');
  expect(await found()).toEqual([]);
  expect(await endOfDay('2026-11-19')).toEqual([]);
  expect(await found()).toEqual([]);
  await set('BERLAKU');
  expect(await found()).toEqual([
    `certificate ${paper} is BERLAKU, deposit ${nomor} is DICAIRKAN`,
    expect.stringContaining(nomor),
  ]);
  await set('DITERIMA_KEMBALI');
  expect(await found()).toEqual([`certificate ${paper} is DITERIMA_KEMBALI, and nothing shows who handed it in`]);
  await set('RUSAK');
  expect(await found()).toEqual([
    `deposit ${nomor} is DICAIRKAN and its certificate is neither out nor handed in nor lost`,
  ]);
  await set('BELUM_KEMBALI');
  expect(await found()).toEqual([]);
});
