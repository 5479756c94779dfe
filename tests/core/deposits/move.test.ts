import { expect, test } from 'vitest';
import { detail } from '#core/deposits/queries.ts';
import { accepted, linesOf, refused } from '../counter-bank.ts';
import { breaksBooks } from '../helpers.ts';
import { depositBank, disbursement, wire } from './deposit-bank.ts';
import { depositEndsOfDay } from './deposit-ends-of-day.ts';

const bank = await depositBank();
breaksBooks(bank, ['7']);
const siti = await bank.someone('Siti Deposan');
const { begun, endOfDay, expectSound } = await depositEndsOfDay(bank, siti);
const NOMINAL = 10_000_000_000n;

const file = async (user: string, nomor: string, cabang_tujuan: string) =>
  (
    await bank.flow(user, 'SUBMIT', {
      flowCode: 'PINDAH_CABANG',
      seen: '',
      data: { nomor_rekening: nomor, cabang_tujuan, alasan: 'Nasabah pindah rumah' },
    })
  ).id_flow;
const approve = (user: string, idFlow: string) => bank.flow(user, 'APPROVE', { idFlow });
const branchesOf = async (nomor: string) =>
  (
    await bank.owner`select a.kode_cabang as rekening, b.kode_cabang as bilyet from account a left join bilyet b on b.nomor_rekening = a.nomor_rekening and b.status = 'BERLAKU'
    where a.nomor_rekening = ${nomor}`
  )[0];

test('a deposit goes with its balance, its waiting share, its hold and its certificate, and is paid out there', async () => {
  const nomor = await begun('2026-10-10', { perpanjangan: 'ARO' });
  await endOfDay('2026-11-10');
  const before = await bank.depositRow(nomor);
  const waits = before.belum_diambil as bigint;
  // Nothing had been accrued for the share that was given: what is owed is below nothing by as much, and goes with it.
  const [share] = await bank.owner<
    { bagi_hasil: bigint }[]
  >`select bagi_hasil from deposit_share where nomor_rekening = ${nomor}`;
  const given = share?.bagi_hasil ?? 0n;
  await bank.owner`insert into account_hold (nomor_rekening, jenis, tingkat, jumlah, alasan, tanggal_awal)
    values (${nomor}, 'JAMINAN', 'CABANG', ${NOMINAL}, 'Jaminan pembiayaan', '2026-11-01')`;
  const posted = await accepted(bank, async () => approve('manager1', await file('cs1', nomor, '002')));
  expect((await linesOf(bank, posted.id_jurnal)).map(([cabang, kode, minor]) => [cabang, kode, minor])).toEqual([
    ['001', '302001', NOMINAL],
    ['001', '202002', -given],
    ['001', '201007', waits],
    ['001', '110001', given - NOMINAL - waits],
    ['002', '302001', -NOMINAL],
    ['002', '202002', given],
    ['002', '201007', -waits],
    ['002', '110001', NOMINAL + waits - given],
  ]);
  expect({ ...(await branchesOf(nomor)) }).toEqual({ rekening: '002', bilyet: '002' });
  expect(await bank.depositRow(nomor)).toEqual(before);
  expect(await bank.balanceOf(nomor)).toBe(NOMINAL);
  await expectSound();

  // Its share still shows which branch has booked it, and the branch that gave it away serves it no longer.
  const seen = await detail(await bank.as('teller3'), { nomor_rekening: nomor, pegangan: '' });
  expect(seen.bagi_hasil[0]?.referensi.startsWith('001')).toBe(true);
  const [person] = await bank.owner`select nomor_identitas from customer where nomor_nasabah = ${siti}`;
  const own = await bank.open(bank.form(siti));
  const out = disbursement(nomor, 99_900_000n, seen.deposito?.nomor_bilyet ?? '', {
    versi: String(seen.versi),
    nomor_identitas: person?.nomor_identitas,
    cara_bayar: 'REKENING',
    rekening_tujuan: own,
    pecahan: [],
  });
  const pay = async (user: string) =>
    (await bank.flow(user, 'SUBMIT', { flowCode: 'PENCAIRAN_DEPOSITO', seen: '', data: out })).id_flow;
  await refused(bank, 'DEPOSIT_LIEN', () => pay('teller3'));
  await bank.owner`update account_hold set dilepas = jumlah where nomor_rekening = ${nomor}`;
  await refused(bank, 'OTHER_BRANCH', () => pay('teller1'));
  await accepted(bank, async () => approve('manager2', await pay('teller3')));
  expect(await bank.depositRow(nomor)).toMatchObject({ status: 'DICAIRKAN_DINI', belum_diambil: waits });
  await expectSound();
});

test('a deposit that does not run stays: registered, matured, ended', async () => {
  const waiting = await bank.registered(bank.registration(siti, { nominal: wire(5_000_000n) }));
  await refused(bank, 'DEPOSIT_STAYS', () => file('cs1', waiting, '002'));
  const matured = await begun('2026-10-11', { perpanjangan: 'NON_ARO' });
  await endOfDay('2026-11-11');
  expect(await bank.depositRow(matured)).toMatchObject({ status: 'JATUH_TEMPO' });
  await refused(bank, 'DEPOSIT_STAYS', () => file('cs1', matured, '002'));
  const running = await begun('2026-11-20', { perpanjangan: 'NON_ARO' });
  await refused(bank, 'OTHER_BRANCH', () => file('cs2', running, '001'));
  await accepted(bank, async () => approve('manager1', await file('cs1', running, '002')));
  expect({ ...(await branchesOf(running)) }).toEqual({ rekening: '002', bilyet: '002' });
  await expectSound();
});
