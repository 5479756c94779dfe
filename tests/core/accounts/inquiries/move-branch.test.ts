import { beforeEach, describe, expect, test } from 'vitest';
import { moveBranch } from '#core/accounts/maintenance/move-branch.ts';
import { cashDeposit } from '#core/cash/counter/cash-deposit.ts';
import {
  accepted,
  accountRow,
  books,
  cash,
  counterBank,
  insertGrant,
  linesOf,
  reasonsOf,
  refused,
} from '../../counter-bank.ts';
import { breaksBooks } from '../../helpers.ts';
import { accounts, DAY } from '../../small-bank.ts';
import { expectSoundBooks } from '../../sound-books.ts';

const bank = await counterBank();
breaksBooks(bank, ['10']);
const FLOW = 'PINDAH_CABANG';
const BALANCE = 5_000_000_00n;

const move = (rest: object = {}) => ({
  nomor_rekening: accounts.budi,
  cabang_tujuan: '002',
  alasan: 'Nasabah pindah rumah',
  ...rest,
});
const file = async (data: unknown = move(), user = 'cs1') =>
  (await bank.flow(user, 'SUBMIT', { flowCode: FLOW, seen: '', data })).id_flow;
const approve = (user: string, idFlow: string) => bank.flow(user, 'APPROVE', { idFlow });
const branchOf = async (number: string = accounts.budi) =>
  (await bank.owner<{ kode_cabang: string }[]>`select kode_cabang from account where nomor_rekening = ${number}`)[0]
    ?.kode_cabang;

/** Back to branch 001 by the same way, so that each test begins there. */
async function back(number: string = accounts.budi): Promise<void> {
  if ((await branchOf(number)) === '001') return;
  await approve('manager2', await file(move({ nomor_rekening: number, cabang_tujuan: '001' }), 'cs2'));
}
beforeEach(() => back());

describe('an account goes to another branch with all that is on it', () => {
  test('exact lines over the inter-branch account, the same balance, a version, and each branch still equals its control account', async () => {
    await bank.owner`insert into account_hold (nomor_rekening, jenis, tingkat, jumlah, alasan, tanggal_awal)
      values (${accounts.budi}, 'JAMINAN', 'CABANG', 100000000, 'Jaminan pembiayaan', ${DAY})`;
    const before = await accountRow(bank, accounts.budi);
    const idFlow = await file();
    const posted = await accepted(bank, () => approve('manager1', idFlow));
    expect(await linesOf(bank, posted.id_jurnal)).toEqual([
      ['001', '203002', BALANCE, accounts.budi, null],
      ['001', '110001', -BALANCE, null, '002'],
      ['002', '203002', -BALANCE, accounts.budi, null],
      ['002', '110001', BALANCE, null, '001'],
    ]);
    // Two lines on the account, which take each other back; neither its activity nor what is held of it has changed.
    expect(await accountRow(bank, accounts.budi)).toEqual({ ...before, seq: before.seq + 2 });
    expect(await branchOf()).toBe('002');
    const [version] = await bank.owner`
      select pembuat, disetujui_oleh, isi ->> 'kode_cabang' as cabang from record_version
      where jenis = 'account' and kunci = ${accounts.budi} order by versi desc limit 1`;
    expect(version).toMatchObject({ pembuat: 'cs1', disetujui_oleh: 'manager1', cabang: '002' });
    await expectSoundBooks(bank);
    await bank.owner`delete from account_hold where nomor_rekening = ${accounts.budi}`;
  });

  test('from then on its own branch serves it, the other one is a guest', async () => {
    await accepted(bank, async () => approve('manager1', await file()));
    const posted = await accepted(bank, () => bank.run('teller3', cashDeposit, cash(accounts.budi, 1)));
    expect((await linesOf(bank, posted.id_jurnal)).map(([branch]) => branch)).toEqual(['002', '002']);
    await refused(bank, 'OTHER_BRANCH', () => file());
    await back();
    await bank.run('teller1', cashDeposit, cash(accounts.budi, 1));
    await expectSoundBooks(bank);
  });

  test('an empty account goes without a journal', async () => {
    await bank.owner`update account_state set status = 'AKTIF' where nomor_rekening = ${accounts.tutup}`;
    const idFlow = await file(move({ nomor_rekening: accounts.tutup }));
    const posted = await accepted(bank, () => approve('manager1', idFlow));
    expect(posted.jurnal).toEqual([]);
    expect(await branchOf(accounts.tutup)).toBe('002');
    await back(accounts.tutup);
    await bank.owner`update account_state set status = 'TUTUP' where nomor_rekening = ${accounts.tutup}`;
  });

  test('a hold beyond its balance does not stop it: nothing leaves its holder', async () => {
    const HELD = 9_000_000_00n;
    await bank.owner`insert into account_hold (nomor_rekening, jenis, tingkat, jumlah, alasan, nomor_surat, tanggal_awal)
      values (${accounts.budi}, 'RESMI', 'BERWENANG', ${HELD}, 'Penetapan pengadilan', 'PN/1', ${DAY})`;
    await accepted(bank, async () => approve('manager1', await file()));
    const [held] = await bank.owner`select saldo_ditahan from account_state where nomor_rekening = ${accounts.budi}`;
    expect(held).toMatchObject({ saldo_ditahan: HELD });
    await back();
    await bank.owner`delete from account_hold where nomor_rekening = ${accounts.budi}`;
  });

  test('the preview shows both branches and the requirements; nothing is written', async () => {
    const before = await books(bank);
    const preview = await bank.run('cs1', moveBranch, move(), { dryRun: true });
    expect(preview).toMatchObject({
      perubahan: [{ kolom: 'kode_cabang', lama: '001 Jakarta', baru: '002 Bandung' }],
      otorisasi: { tingkat: 'BRANCH_MANAGER', alasan: [{ kode: 'PERUBAHAN_DATA' }] },
    });
    expect(preview.jurnal).toHaveLength(4);
    expect(await books(bank)).toEqual(before);
  });

  test('released at the counter by the manager’s grant', async () => {
    const data = move();
    const token = await insertGrant(bank, { code: FLOW, data, maker: 'cs1', reasons: ['PERUBAHAN_DATA'] });
    await accepted(bank, () => bank.run('cs1', moveBranch, data, { token }));
    expect(await branchOf()).toBe('002');
  });
});

describe('it stays', () => {
  test.each<[string, object, Parameters<typeof refused>[1]]>([
    ['in its own branch', { cabang_tujuan: '001' }, 'BRANCH_UNFIT'],
    ['when it is to go to head office', { cabang_tujuan: '000' }, 'BRANCH_UNFIT'],
    ['when there is no such branch', { cabang_tujuan: '999' }, 'BRANCH_UNFIT'],
    ['when another branch keeps it', { nomor_rekening: accounts.citra, cabang_tujuan: '001' }, 'OTHER_BRANCH'],
    ['when it is closed', { nomor_rekening: accounts.tutup }, 'ACCOUNT_CLOSED'],
    ['when it is dormant', { nomor_rekening: accounts.dorman }, 'ACCOUNT_STAYS'],
    ['when an authority has blocked it', { nomor_rekening: accounts.blokir }, 'ACCOUNT_STAYS'],
  ])('%s', async (_, rest, code) => {
    await refused(bank, code, () => file(move(rest)));
  });

  test('by one person alone', async () => {
    const error = await refused(bank, 'OVERRIDE_NEEDED', () => bank.run('cs1', moveBranch, move()));
    expect(reasonsOf(error)).toEqual([['PERUBAHAN_DATA', 'BRANCH_MANAGER']]);
  });

  test('while something waits on it, also when that came after the move was filed', async () => {
    const idFlow = await file();
    const deposit = await bank.flow('teller1', 'SUBMIT', {
      flowCode: 'SETOR_TUNAI',
      seen: '',
      data: cash(accounts.budi, 300),
    });
    await refused(bank, 'ACCOUNT_PENDING', () => approve('manager1', idFlow));
    await bank.flow('teller1', 'CANCEL', { idFlow: deposit.id_flow });
    await accepted(bank, () => approve('manager1', idFlow));
  });

  test('while the day of either branch is not open', async () => {
    await bank.owner`update branch set status = 'TUTUP' where kode_cabang = '002'`;
    await refused(bank, 'DAY_CLOSED', () => file());
    await bank.owner`update branch set status = 'BUKA' where kode_cabang = '002'`;
    await accepted(bank, async () => approve('manager1', await file()));
  });

  test('when the posting function is called past all rules to move it without its holds', async () => {
    const before = await books(bank);
    const [row] = await bank.owner<
      { versi: number }[]
    >`select versi from account where nomor_rekening = ${accounts.budi}`;
    const change = {
      jenis: 'account',
      aksi: 'UBAH',
      versi: row?.versi ?? 0,
      baris: { nomor_rekening: accounts.budi, kode_cabang: '002' },
    };
    await expect(bank.owner`select write_record(${bank.owner.json(change)}, 'cs1', 'manager1', '001')`).rejects.toThrow(
      'leaves branch 001 without what is on it',
    );
    expect(await books(bank)).toEqual(before);
    expect(await branchOf()).toBe('001');
  });
});
