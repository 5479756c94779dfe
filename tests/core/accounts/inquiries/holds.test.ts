import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { blockAccount, unblockAccount } from '#core/accounts/holds/block-account.ts';
import { changeHold, holdFunds, releaseFunds } from '#core/accounts/holds/hold-funds.ts';
import { blokirDana, mutasiBlokir } from '#core/accounts/holds/hold-queries.ts';
import { infoTabungan } from '#core/accounts/inquiries/account-info.ts';
import { rincianSaldo } from '#core/accounts/inquiries/explain-balance.ts';
import { bookTransfer } from '#core/cash/counter/book-transfer.ts';
import { cashDeposit } from '#core/cash/counter/cash-deposit.ts';
import { cashWithdrawal } from '#core/cash/counter/cash-withdrawal.ts';
import { visibleItem } from '#core/control/workflow/checker.ts';
import { AppError } from '#lib/errors/errors.ts';
import { accepted, cash, counterBank, insertGrant, reasonsOf, refused, rupiah } from '../../counter-bank.ts';
import { accounts, DAY } from '../../small-bank.ts';
import { expectSoundBooks } from '../../sound-books.ts';

const bank = await counterBank();

const block = (over: object = {}) => ({
  nomor_rekening: accounts.ani,
  arah: 'D',
  sebab: 'PERMINTAAN',
  tingkat: 'NASABAH',
  alasan: 'Buku tabungan hilang',
  ...over,
});
const hold = (over: object = {}) => ({
  nomor_rekening: accounts.budi,
  jumlah: rupiah(700_000n),
  sebab: 'JAMINAN',
  tingkat: 'CABANG',
  alasan: 'Jaminan pembiayaan',
  ...over,
});
const official = { tingkat: 'BERWENANG', nomor_surat: 'B-17/PPATK/2026' };
const file = async (flowCode: string, data: object, maker = 'cs1') =>
  (await bank.flow(maker, 'SUBMIT', { flowCode, seen: '', data })).id_flow;
const approve = (idFlow: string, checker = 'manager1') =>
  bank.flow(checker, 'APPROVE', { idFlow, remark: 'Sesuai surat' });
/** Two persons: filed by one, approved by another. */
const done = async (flowCode: string, data: object, { maker = 'cs1', checker = 'manager1' } = {}) =>
  approve(await file(flowCode, data, maker), checker);

const state = async (nomor: string) => {
  const [row] = await bank.owner`
    select blokir, blokir_resmi, saldo_ditahan from account_state where nomor_rekening = ${nomor}`;
  return { ...row };
};
const balance = async (nomor_rekening: string, user = 'teller1') =>
  rincianSaldo(await bank.as(user), { nomor_rekening, pegangan: '' });
const list = { golongan: '', keadaan: '', tingkat: '', sebab: '', kode_cabang: '' };
const rows = async (user: string, over: Partial<typeof list & { keyword: string }> = {}) => {
  const { keyword = '', ...rest } = over;
  const paging = { page: 1, show: 100, cursor: '', sort: '', keyword };
  return (await blokirDana(await bank.as(user), { ...list, ...rest, paging })).data;
};
/** Returns the one live row of an account. */
const only = async (nomor: string) => {
  const [row, more] = (await rows('manager1', { keyword: nomor })).filter(({ keadaan }) => keadaan === 'BERLAKU');
  if (!row || more) throw new Error(`${nomor} has not one live row`);
  return row;
};
const forget = async () => {
  await bank.owner`truncate account_hold, account_blocking`;
  await bank.owner`delete from record_version where jenis in ('hold', 'block')`;
  await bank.owner`update flow_instance set flow_state = 'CANCELLED' where flow_state = 'WAITING' and jenis = 'DATA'`;
  await sumUp();
};
const sumUp = () => bank.owner`select sum_up_account(nomor_rekening) from account_state`;
const turn = (day: string, branch = '001') =>
  bank.owner`update branch set accounting_date = ${day} where kode_cabang = ${branch}`;

describe('a block', () => {
  test('is placed and lifted by two persons; it holds until then, and each step is a version', async () => {
    await forget();
    await refused(bank, 'VALIDATION', () => file('BLOKIR_REKENING', block({ alasan: 'x' })));
    const idFlow = await file('BLOKIR_REKENING', block());
    expect(await state(accounts.ani)).toMatchObject({ blokir: '' });
    await refused(bank, 'SELF_APPROVAL', () => approve(idFlow, 'cs1'));
    await accepted(bank, () => approve(idFlow, 'supervisor1'));
    expect(await state(accounts.ani)).toMatchObject({ blokir: 'D', blokir_resmi: '' });
    const needed = await refused(bank, 'OVERRIDE_NEEDED', () =>
      bank.run('teller1', cashWithdrawal, cash(accounts.ani, 1)),
    );
    expect(reasonsOf(needed)).toEqual([['BLOKIR', 'BRANCH_MANAGER']]);
    await accepted(bank, () => bank.run('teller1', cashDeposit, cash(accounts.ani, 1)));

    const row = await only(accounts.ani);
    const lift = {
      nomor_rekening: accounts.ani,
      blokir: [{ id_blokir: row.id_blokir, versi: row.versi }],
      alasan: 'Buku sudah diganti',
    };
    await refused(bank, 'DATA_CHANGED', () =>
      file('BUKA_BLOKIR', { ...lift, blokir: [{ id_blokir: row.id_blokir, versi: row.versi + 1 }] }),
    );
    await accepted(bank, () => done('BUKA_BLOKIR', lift, { checker: 'supervisor1' }));
    expect(await state(accounts.ani)).toMatchObject({ blokir: '' });
    await accepted(bank, () => bank.run('teller1', cashWithdrawal, cash(accounts.ani, 1)));
    await refused(bank, 'DATA_CHANGED', () => file('BUKA_BLOKIR', lift));
    await refused(bank, 'BLOCK_ENDED', () =>
      file('BUKA_BLOKIR', { ...lift, blokir: [{ id_blokir: row.id_blokir, versi: row.versi + 1 }] }),
    );
    const versions = await bank.owner`
      select aksi, pembuat, disetujui_oleh from record_version where jenis = 'block' and kunci = ${row.id_blokir} order by versi`;
    expect(versions.map((each) => ({ ...each }))).toEqual([
      { aksi: 'BUAT', pembuat: 'cs1', disetujui_oleh: 'supervisor1' },
      { aksi: 'UBAH', pembuat: 'cs1', disetujui_oleh: 'supervisor1' },
    ]);
  });

  test('is lifted by the level that asked for it or a higher one, of an authority with its letter', async () => {
    await forget();
    const levels = [
      ['CABANG', 'supervisor1', 'manager1'],
      ['PUSAT', 'manager1', 'finance1'],
      ['BERWENANG', 'manager1', 'finance1'],
    ] as const;
    for (const [tingkat, tooLow, enough] of levels) {
      const placed = block({
        tingkat,
        nomor_surat: tingkat === 'BERWENANG' ? 'S-1/2026' : '',
        alasan: `Blokir ${tingkat}`,
      });
      await done('BLOKIR_REKENING', placed, { checker: tingkat === 'PUSAT' ? 'finance1' : 'manager1' });
      const { id_blokir, versi } = await only(accounts.ani);
      const lift = { nomor_rekening: accounts.ani, blokir: [{ id_blokir, versi }], alasan: 'Sudah selesai' };
      if (tingkat === 'BERWENANG') await refused(bank, 'LIFT_LEVEL', () => file('BUKA_BLOKIR', lift));
      const idFlow = await file('BUKA_BLOKIR', { ...lift, nomor_surat: 'S-2/2026' });
      await refused(bank, 'APPROVER_LIMIT', () => approve(idFlow, tooLow));
      expect(await state(accounts.ani)).toMatchObject({ blokir: 'D' });
      await accepted(bank, () => approve(idFlow, enough));
      expect(await state(accounts.ani)).toMatchObject({ blokir: '' });
    }
    await refused(bank, 'VALIDATION', () => file('BLOKIR_REKENING', block({ tingkat: 'BERWENANG' })));
  });

  test('is placed by the account’s branch or head office, not from another branch, not by the owner’s family', async () => {
    await forget();
    await refused(bank, 'OTHER_BRANCH', () => file('BLOKIR_REKENING', block(), 'cs2'));
    await accepted(bank, () =>
      done('BLOKIR_REKENING', block({ tingkat: 'PUSAT' }), { maker: 'finance1', checker: 'finance2' }),
    );
    await refused(bank, 'OTHER_BRANCH', async () => {
      const { id_blokir, versi } = await only(accounts.ani);
      await file(
        'BUKA_BLOKIR',
        { nomor_rekening: accounts.ani, blokir: [{ id_blokir, versi }], alasan: 'Selesai' },
        'cs2',
      );
    });
    await refused(bank, 'ACCOUNT_CLOSED', () => file('BLOKIR_REKENING', block({ nomor_rekening: accounts.tutup })));
    const own = await file('BLOKIR_REKENING', block({ nomor_rekening: accounts.pejabat }));
    await refused(bank, 'OWN_CUSTOMER', () => approve(own, 'supervisor1'));
    await accepted(bank, () => approve(own));
  });

  test('puts transactions off for five business days, once by a letter', async () => {
    await forget();
    // Friday the 20th is the first day; the weekend between does not count.
    const late = block({ sebab: 'PENUNDAAN', ...official, tanggal_akhir: '2026-11-27' });
    const error = await refused(bank, 'POSTPONED_TOO_LONG', () => file('BLOKIR_REKENING', late));
    expect(error.details.params).toEqual({ tanggal: '2026-11-26' });
    await refused(bank, 'VALIDATION', () => file('BLOKIR_REKENING', { ...late, tingkat: 'CABANG' }));
    await refused(bank, 'VALIDATION', () => file('BLOKIR_REKENING', { ...late, tanggal_akhir: '' }));
    await refused(bank, 'BLOCK_DAY', () => file('BLOKIR_REKENING', { ...late, tanggal_awal: '2026-11-19' }));
    await accepted(bank, () => done('BLOKIR_REKENING', { ...late, tanggal_akhir: '2026-11-26' }));
    await refused(bank, 'POSTPONED_TWICE', () =>
      file('BLOKIR_REKENING', { ...late, tanggal_awal: '2026-11-27', tanggal_akhir: '2026-11-27' }),
    );
    await bank.owner`insert into holiday (tanggal, nama) values ('2026-11-24', 'Libur') on conflict do nothing`;
    const further = { ...late, nomor_surat: 'B-18/PPATK/2026' };
    await refused(bank, 'POSTPONED_TOO_LONG', () =>
      file('BLOKIR_REKENING', { ...further, tanggal_akhir: '2026-11-30' }),
    );
    await accepted(bank, () => done('BLOKIR_REKENING', further));
    await bank.owner`delete from holiday where tanggal = '2026-11-24'`;
  });
});

describe('held funds', () => {
  test('explain the balance line by line, and decide which debit passes (worked example)', async () => {
    await forget();
    const [{ seq } = { seq: 0 }] = await bank.owner<
      { seq: number }[]
    >`select seq from account_state where nomor_rekening = ${accounts.budi}`;
    expect(seq).toBeGreaterThan(0);
    await bank.owner`insert into account_float (nomor_rekening, journal_id, jumlah, tanggal_efektif)
      select ${accounts.budi}, journal_id, 100000000, '2026-11-23' from journal_line where rekening = ${accounts.budi} limit 1`;
    await done('TAHAN_DANA', hold());
    await done('TAHAN_DANA', hold({ jumlah: rupiah(500_000n), sebab: 'SENGKETA', tanggal_akhir: '2026-12-31' }));
    // A withdrawal that waits for its second person sets its amount aside.
    await bank.flow('teller1', 'SUBMIT', { flowCode: 'TARIK_TUNAI', seen: '', data: cash(accounts.budi, 5) });
    const detail = await balance(accounts.budi);
    expect(detail).toMatchObject({
      terbuka: 'T',
      saldo_buku: '5000000.00',
      dana_belum_efektif: '1000000.00',
      saldo_efektif: '4000000.00',
      saldo_ditahan: '1200000.00',
      saldo_minimum: '50000.00',
      debet_menunggu: '500000.00',
      plafon: '0.00',
      saldo_tersedia: '2250000.00',
      belum_efektif: [{ jumlah: '1000000.00', tanggal_efektif: '2026-11-23' }],
      menunggu: [{ flowCode: 'TARIK_TUNAI', jumlah: '500000.00', user_input: 'teller1' }],
    });
    expect(detail.dana.map(({ sebab, sisa, tanggal_akhir }) => [sebab, sisa, tanggal_akhir])).toEqual([
      ['SENGKETA', '500000.00', '2026-12-31'],
      ['JAMINAN', '700000.00', ''],
    ]);
    // Rupiah by rupiah only a transfer goes; cash goes by its smallest coin.
    const withdraw = (nominal: string) =>
      bank.run(
        'teller1',
        bookTransfer,
        { nomor_rekening_debet: accounts.budi, nomor_rekening_kredit: accounts.ani, nominal },
        { dryRun: true },
      );
    const asked = async (nominal: string) =>
      ((await withdraw(nominal)).otorisasi?.alasan ?? []).map((row) => [row.kode, row.tingkat]);
    expect(await asked('2250001.00')).toContainEqual(['DI_BAWAH_MINIMUM', 'HEAD_TELLER']);
    expect(await asked('2250000.00')).not.toContainEqual(['DI_BAWAH_MINIMUM', 'HEAD_TELLER']);
    // Beyond the minimum it would break a hold, which nobody lifts here.
    await refused(bank, 'INSUFFICIENT', () => withdraw('2300001.00'));
    await accepted(bank, () => bank.run('teller1', cashWithdrawal, cash(accounts.budi, 22)));
    await accepted(bank, () => bank.run('teller1', cashDeposit, cash(accounts.budi, 22)));
    await expectSoundBooks(bank);
    await bank.owner`delete from account_float`;
    const [item] = await bank.owner<
      { id_flow: string }[]
    >`select id_flow from flow_instance where flow_state = 'WAITING' and flow_code = 'TARIK_TUNAI'`;
    await bank.flow('teller1', 'CANCEL', { idFlow: item?.id_flow ?? '' });
    await forget();
  });

  test('stay within the balance unless an authority asks for them; then each credit is caught', async () => {
    await forget();
    const whole = 4_950_000n;
    await refused(bank, 'HOLD_BEYOND_BALANCE', () => file('TAHAN_DANA', hold({ jumlah: rupiah(whole + 1n) })));
    const within = await file('TAHAN_DANA', hold({ jumlah: rupiah(whole) }));
    // Approval proves again under the account's lock that the balance suffices.
    await accepted(bank, () => bank.run('teller1', cashWithdrawal, cash(accounts.budi, 1)));
    await refused(bank, 'HOLD_BEYOND_BALANCE', () => approve(within));
    await accepted(bank, () => bank.run('teller1', cashDeposit, cash(accounts.budi, 1)));
    await accepted(bank, () => approve(within));
    await accepted(bank, () => done('TAHAN_DANA', hold({ jumlah: rupiah(9_000_000n), sebab: 'PAJAK', ...official })));
    expect((await balance(accounts.budi)).saldo_tersedia).toBe('-9000000.00');
    await accepted(bank, () => bank.run('teller1', cashDeposit, cash(accounts.budi, 5)));
    await refused(bank, 'INSUFFICIENT', () => bank.run('teller1', cashWithdrawal, cash(accounts.budi, 1)));
    await forget();
    await accepted(bank, () => bank.run('teller1', cashWithdrawal, cash(accounts.budi, 5)));
  });

  test('are released in part and several at once, never more than is left, and once only', async () => {
    await forget();
    await done('TAHAN_DANA', hold());
    await done('TAHAN_DANA', hold({ jumlah: rupiah(500_000n), sebab: 'SENGKETA' }));
    const [first, second] = (await balance(accounts.budi, 'manager1')).dana.sort((a, b) =>
      a.sebab.localeCompare(b.sebab),
    );
    const part = (row: typeof first, jumlah: bigint) => ({
      id_blokir: row?.id_blokir,
      versi: row?.versi,
      jumlah: rupiah(jumlah),
    });
    const release = (...dana: object[]) => ({ nomor_rekening: accounts.budi, dana, alasan: 'Sudah dilunasi' });
    await refused(bank, 'RELEASE_BEYOND_HOLD', () => file('LEPAS_DANA', release(part(first, 700_001n))));
    await refused(bank, 'VALIDATION', () => file('LEPAS_DANA', release(part(first, 1n), part(first, 1n))));
    await refused(bank, 'NOT_FOUND', () =>
      file('LEPAS_DANA', release({ id_blokir: randomUUID(), versi: 1, jumlah: rupiah(1n) })),
    );
    const data = release(part(first, 200_000n), part(second, 500_000n));
    await accepted(bank, () => done('LEPAS_DANA', data));
    expect(await state(accounts.budi)).toMatchObject({ saldo_ditahan: 50_000_000n });
    await refused(bank, 'DATA_CHANGED', () => file('LEPAS_DANA', data));

    // Two at the same instant: each with a supervisor's one-time authority for the same hold.
    const left = await only(accounts.budi);
    const racing = releaseFunds.schema.parse(release(part(left, 300_000n)));
    const tokens = await Promise.all(
      [1, 2].map(() =>
        insertGrant(bank, { code: 'LEPAS_DANA', data: racing, maker: 'cs1', reasons: ['PERUBAHAN_DATA'] }),
      ),
    );
    const answers = await Promise.all(
      tokens.map((token) =>
        bank.run('cs1', releaseFunds, release(part(left, 300_000n)), { token }).then(
          () => 'OK',
          (error: unknown) => (error instanceof AppError ? error.code : String(error)),
        ),
      ),
    );
    expect(answers.sort()).toEqual(['DATA_CHANGED', 'OK']);
    expect(await state(accounts.budi)).toMatchObject({ saldo_ditahan: 20_000_000n });
  });

  test('of which a change waits take no second one, and nobody releases alone', async () => {
    await forget();
    await done('TAHAN_DANA', hold());
    const row = await only(accounts.budi);
    const data = {
      nomor_rekening: accounts.budi,
      dana: [{ id_blokir: row.id_blokir, versi: row.versi, jumlah: rupiah(1n) }],
      alasan: 'Sebagian',
    };
    await refused(bank, 'OVERRIDE_NEEDED', () => bank.run('cs1', releaseFunds, data));
    const waiting = await file('LEPAS_DANA', data);
    await refused(bank, 'CHANGE_WAITING', () => file('LEPAS_DANA', data, 'backoffice1'));
    await refused(bank, 'APPROVER_LIMIT', () => approve(waiting, 'supervisor1'));
    await accepted(bank, () => approve(waiting));
  });

  test('get another end by the level that may lift them, and ended ones stay ended', async () => {
    await forget();
    await done('TAHAN_DANA', hold({ tanggal_akhir: '2026-11-23' }));
    const row = await only(accounts.budi);
    const data = {
      nomor_rekening: accounts.budi,
      id_blokir: row.id_blokir,
      versi: row.versi,
      sebab: 'JAMINAN',
      tanggal_akhir: '2026-11-20',
      alasan: 'Jaminan pembiayaan',
    };
    await refused(bank, 'NO_CHANGE', () => file('UBAH_TAHANAN', { ...data, tanggal_akhir: '2026-11-23' }));
    await refused(bank, 'BLOCK_DAY', () => file('UBAH_TAHANAN', { ...data, tanggal_akhir: '2026-11-19' }));
    await accepted(bank, () => done('UBAH_TAHANAN', data));
    await turn('2026-11-23');
    expect(await state(accounts.budi)).toMatchObject({ saldo_ditahan: 0n });
    await refused(bank, 'BLOCK_ENDED', () =>
      file('UBAH_TAHANAN', { ...data, versi: row.versi + 1, tanggal_akhir: '2026-12-31' }),
    );
    await turn(DAY);
    await sumUp();
    await forget();
  });

  test('that begin later end no day before they begin', async () => {
    await forget();
    await done('TAHAN_DANA', hold({ tanggal_awal: '2026-12-10' }));
    const [row] = await rows('manager1', { keyword: accounts.budi });
    const data = {
      nomor_rekening: accounts.budi,
      id_blokir: row?.id_blokir ?? '',
      versi: row?.versi ?? 0,
      sebab: 'JAMINAN',
      alasan: 'Jaminan pembiayaan',
    };
    const error = await refused(bank, 'BLOCK_DAY', () =>
      file('UBAH_TAHANAN', { ...data, tanggal_akhir: '2026-12-09' }),
    );
    expect(error.details.params).toEqual({ tanggal: '2026-12-10' });
    await accepted(bank, () => done('UBAH_TAHANAN', { ...data, tanggal_akhir: '2026-12-10' }));
    await forget();
  });

  test('end automatically with the day of their own branch, over a holiday too', async () => {
    await forget();
    await done('TAHAN_DANA', hold({ tanggal_akhir: '2026-11-21' }));
    await done('TAHAN_DANA', hold({ jumlah: rupiah(1n), tanggal_akhir: '2026-11-23' }));
    await done('TAHAN_DANA', hold({ jumlah: rupiah(2n), tanggal_awal: '2026-11-22' }));
    await done('TAHAN_DANA', hold({ nomor_rekening: accounts.citra, tanggal_akhir: '2026-11-21' }), {
      maker: 'cs2',
      checker: 'manager2',
    });
    expect(await state(accounts.budi)).toMatchObject({ saldo_ditahan: 70_000_100n });
    // The weekend: the last day of one and the first of another fall between two business days. The other branch stays.
    await turn('2026-11-23');
    expect(await state(accounts.budi)).toMatchObject({ saldo_ditahan: 300n });
    expect(await state(accounts.citra)).toMatchObject({ saldo_ditahan: 70_000_000n });
    await turn('2026-11-24');
    expect(await state(accounts.budi)).toMatchObject({ saldo_ditahan: 200n });
    await turn('2026-11-23', '002');
    expect(await state(accounts.citra)).toMatchObject({ saldo_ditahan: 0n });
    await expectSoundBooks(bank);
    await turn(DAY);
    await turn(DAY, '002');
    await forget();
  });
});

describe('an authority’s request', () => {
  test('is reported in words to holders of the right, and in the trail; others see only that it exists', async () => {
    await forget();
    await done('TAHAN_DANA', hold({ sebab: 'RESMI', alasan: 'Perkara nomor 12', ...official }));
    await done(
      'BLOKIR_REKENING',
      block({ nomor_rekening: accounts.budi, sebab: 'PENEGAK_HUKUM', alasan: 'Perkara nomor 12', ...official }),
    );
    const looks = async () =>
      (await bank.owner`select id_user, objek from audit_log where aksi = 'LIHAT_BLOKIR_RESMI'`).map((row) => ({
        ...row,
      }));
    const before = (await looks()).length;
    const teller = await balance(accounts.budi);
    expect(JSON.stringify(teller)).not.toMatch(/Perkara|PPATK|PENEGAK|RESMI/);
    expect(teller.dana).toMatchObject([
      { tertutup: 'T', sisa: '700000.00', tingkat: 'BERWENANG', sebab: '', alasan: '' },
    ]);
    expect(teller.rekening).toMatchObject([{ tertutup: 'T', arah: 'D', sebab: '', nomor_surat: '' }]);
    expect(await rows('cs1', { sebab: 'PENEGAK_HUKUM' })).toEqual([]);
    expect(await looks()).toHaveLength(before);
    const manager = await balance(accounts.budi, 'manager1');
    expect(manager.rekening).toMatchObject([{ tertutup: 'F', sebab: 'PENEGAK_HUKUM', alasan: 'Perkara nomor 12' }]);
    expect((await looks()).slice(before)).toEqual([{ id_user: 'manager1', objek: accounts.budi }]);
    expect(await rows('manager1', { sebab: 'PENEGAK_HUKUM' })).toHaveLength(1);
    await forget();
  });
});

describe('lists', () => {
  test('show a branch its own rows, and the day its changes with those that end automatically', async () => {
    await forget();
    await done('TAHAN_DANA', hold({ tanggal_akhir: DAY }));
    await done('TAHAN_DANA', hold({ jumlah: rupiah(300_000n), sebab: 'SENGKETA' }));
    const row = (await rows('cs1')).find(({ sebab }) => sebab === 'SENGKETA');
    await done('LEPAS_DANA', {
      nomor_rekening: accounts.budi,
      dana: [{ id_blokir: row?.id_blokir, versi: row?.versi, jumlah: rupiah(100_000n) }],
      alasan: 'Sebagian selesai',
    });
    await done('BLOKIR_REKENING', block());
    expect(await rows('cs2')).toEqual([]);
    expect((await rows('finance1')).length).toBe(3);
    expect(await rows('cs1', { golongan: 'REKENING', keadaan: 'BERLAKU' })).toMatchObject([
      { arah: 'D', sebab: 'PERMINTAAN' },
    ]);
    expect((await balance(accounts.budi, 'cs2')).terbuka).toBe('F');
    const paging = { page: 1, show: 3, cursor: '', sort: '', keyword: '' };
    const ask = async (user: string, cursor = '') =>
      mutasiBlokir(await bank.as(user), { tanggal: '', kode_cabang: '', paging: { ...paging, cursor } });
    const first = await ask('manager1');
    const next = await ask('manager1', first.resp_cursor);
    expect(
      [...first.data, ...next.data].map(({ tindakan, golongan, jumlah, sisa }) => [tindakan, golongan, jumlah, sisa]),
    ).toEqual([
      ['PASANG', 'DANA', '700000.00', '700000.00'],
      ['PASANG', 'DANA', '300000.00', '300000.00'],
      ['LEPAS', 'DANA', '100000.00', '200000.00'],
      ['PASANG', 'REKENING', '', ''],
      ['BERAKHIR', 'DANA', '700000.00', '700000.00'],
    ]);
    expect((await ask('manager2')).data).toEqual([]);
    expect((await ask('finance1')).data).toHaveLength(3);
    await forget();
  });
});

describe('the operations', () => {
  test('show their change before the commit', async () => {
    await forget();
    const preview = await bank.run('cs1', blockAccount, block(), { dryRun: true });
    expect(preview.otorisasi?.alasan.map(({ kode, tingkat }) => [kode, tingkat])).toContainEqual([
      'PERUBAHAN_DATA',
      'OPS_MANAGER',
    ]);
    expect((await bank.run('cs1', holdFunds, hold(), { dryRun: true })).perubahan[0]).toMatchObject({
      kolom: 'dana_ditahan',
    });
    for (const operation of [unblockAccount, changeHold]) expect(operation.change).toBeDefined();
  });
});

/** An authority's request holds from its filing until a second person has decided. */
describe('an authority’s request that waits', () => {
  const asked = (over: object = {}) => ({ ...block({ arah: 'T', sebab: 'PENEGAK_HUKUM' }), ...official, ...over });
  const waitingOf = async (user: string) =>
    (await infoTabungan(await bank.as(user), { nomor_rekening: accounts.ani, pegangan: '' })).menunggu;

  test('shuts the account at once, is known to permitted readers, and leaves when it is not agreed to', async () => {
    await forget();
    const idFlow = await file('BLOKIR_REKENING', asked());
    expect(await state(accounts.ani)).toMatchObject({ blokir: 'T', blokir_resmi: 'T' });
    await refused(bank, 'ACCOUNT_BLOCKED', () => bank.run('teller1', cashWithdrawal, cash(accounts.ani, 1)));
    await accepted(bank, () => bank.run('teller1', cashWithdrawal, cash(accounts.budi, 1)));
    await expectSoundBooks(bank);
    // The counter learns that the account is shut, not by whom.
    await refused(bank, 'NOT_FOUND', async () => visibleItem(await bank.as('teller1'), idFlow));
    expect(await waitingOf('teller1')).toEqual([]);
    const [account] = (await balance(accounts.ani)).rekening;
    expect(account).toMatchObject({ keadaan: 'MENUNGGU', tertutup: 'T', sebab: '', nomor_surat: '', alasan: '' });
    expect((await balance(accounts.ani)).id_flow_rekening).toBe('');
    for (const user of ['cs1', 'manager1'])
      expect((await waitingOf(user)).map(({ id_flow }) => id_flow)).toEqual([idFlow]);
    expect((await visibleItem(await bank.as('manager1'), idFlow)).id_flow).toBe(idFlow);
    await bank.flow('manager1', 'REJECT', { idFlow, remark: 'Surat untuk bank lain' });
    expect(await state(accounts.ani)).toMatchObject({ blokir: '', blokir_resmi: '' });
    await accepted(bank, () => bank.run('teller1', cashWithdrawal, cash(accounts.ani, 1)));
    await expectSoundBooks(bank);
  });

  test('holds its amount at once, and no more once it is agreed to', async () => {
    await forget();
    const idFlow = await file('TAHAN_DANA', hold({ ...official, sebab: 'RESMI', jumlah: rupiah(900_000n) }));
    expect(await state(accounts.budi)).toMatchObject({ saldo_ditahan: 90_000_000n });
    expect((await balance(accounts.budi)).dana).toMatchObject([{ keadaan: 'MENUNGGU', sisa: '900000.00', sebab: '' }]);
    await expectSoundBooks(bank);
    await approve(idFlow);
    expect(await state(accounts.budi)).toMatchObject({ saldo_ditahan: 90_000_000n });
    expect((await balance(accounts.budi)).dana).toMatchObject([{ keadaan: 'BERLAKU', sisa: '900000.00' }]);
    await expectSoundBooks(bank);
  });

  test('of a customer or the branch waits as before: nothing is shut, and the branch knows', async () => {
    await forget();
    const idFlow = await file('BLOKIR_REKENING', block());
    expect(await state(accounts.ani)).toMatchObject({ blokir: '' });
    expect((await waitingOf('teller1')).map(({ id_flow }) => id_flow)).toEqual([idFlow]);
    expect((await visibleItem(await bank.as('teller1'), idFlow)).id_flow).toBe(idFlow);
  });
});
