import { describe, expect, test } from 'vitest';
import { rincianSaldo } from '#core/accounts/inquiries/explain-balance.ts';
import { listSetoran, titipanDetail, titipanList } from '#core/cheques/clearing/queries.ts';
import { checkBooks } from '#core/ledger/check-books.ts';
import { loadPosted } from '#core/ledger/posted.ts';
import { buildSlip } from '#core/ledger/slip.ts';
import { accepted, refused, rupiah } from '../../counter-bank.ts';
import { breaksBooks } from '../../helpers.ts';
import { accounts, DAY } from '../../small-bank.ts';
import { clearingBank, MONDAY, sheet, slip, TUESDAY } from './clearing-bank.ts';

const bank = await clearingBank();
breaksBooks(bank, ['7']);
const { file, approve, done, newest, states, turn, lines, runEndOfDay, balance, ledger, chosen, settled } = bank;
const M = 1_000_000_00n;
const sub = (of: { kode_bank?: string; nomor_warkat: string }) => `014-BG-${of.nomor_warkat}`;
const paging = { page: 1, show: 100, cursor: '', sort: '', keyword: '' };

/** All invariants of the books but that of the day, which these tests set themselves. */
const expectSound = async () =>
  expect((await checkBooks(bank.owner)).filter(({ ok, name }) => !ok && !name.startsWith('7 '))).toEqual([]);

describe('the worked example', () => {
  test('goes from custody to the account, line by line', async () => {
    const bg = sheet({ tanggal_warkat: MONDAY });
    const before = await balance(accounts.firma);
    const custody = await done('teller1', 'TITIPAN_KLIRING', { ...slip([bg]), tanggal_kliring: MONDAY });
    expect(await lines(custody.id_jurnal)).toEqual([
      ['001', '901001', 75n * M, null],
      ['001', '909001', -75n * M, null],
    ]);
    const [row] = await newest();
    const group = row?.id_group ?? '';
    const run = { id_group: group, nominal: rupiah(75_000_000n), kode_valuta: 'IDR' };
    await refused(bank, 'CLEARING_NOT_DUE', () => file('backoffice1', 'JALANKAN_TITIPAN_KLIRING', run));
    await turn(MONDAY);
    const lodged = await done('backoffice1', 'JALANKAN_TITIPAN_KLIRING', run);
    expect(await lines(lodged.id_jurnal)).toEqual([
      ['001', '909001', 75n * M, null],
      ['001', '901001', -75n * M, null],
      ['001', '109001', 75n * M, sub(bg)],
      ['001', '201004', -75n * M, sub(bg)],
    ]);
    expect(await newest()).toMatchObject([{ status: 'DISETOR', tanggal_efektif: TUESDAY }]);
    // Outside of the ledger balance until it is good funds.
    expect(await balance(accounts.firma)).toBe(before);
    // The expected amounts are listed beside the balances, cheque by cheque, and in none of them.
    const reply = await rincianSaldo(await bank.as('teller1'), { nomor_rekening: accounts.firma, pegangan: '' });
    expect(reply).toMatchObject({
      dana_belum_efektif: '0.00',
      setoran_kliring: '75000000.00',
      setoran_lembar: '1',
      setoran: [
        {
          jumlah: '75000000.00',
          tanggal_efektif: TUESDAY,
          kode_bank: '014',
          jenis: 'BG',
          nomor_warkat: bg.nomor_warkat,
          status_warkat: 'DISETOR',
        },
      ],
    });
    expect(reply.saldo_efektif).toBe(reply.saldo_buku);
    const presented = await settled(await newest(), 75_000_000n);
    expect(await lines(presented.id_jurnal)).toEqual([
      ['000', '102001', 75n * M, null],
      ['000', '110001', -75n * M, '001'],
      ['001', '109001', -75n * M, sub(bg)],
      ['001', '110001', 75n * M, '000'],
    ]);
    expect((await runEndOfDay()).baris).toBe(0);
    await turn(TUESDAY);
    const made = await runEndOfDay();
    expect(made).toMatchObject({ baris: 1, temuan: [], foreseen: [] });
    const [journal] = await bank.owner<
      { journal_akhir: bigint }[]
    >`select journal_akhir from clearing_warkat where id_group = ${group}`;
    expect(await lines(String(journal?.journal_akhir))).toEqual([
      ['001', '201004', 75n * M, sub(bg)],
      ['001', '203001', -75n * M, accounts.firma],
    ]);
    expect(await balance(accounts.firma)).toBe(before + 75n * M);
    expect(
      await rincianSaldo(await bank.as('teller1'), { nomor_rekening: accounts.firma, pegangan: '' }),
    ).toMatchObject({ setoran_kliring: '0.00', setoran_lembar: '0', setoran: [] });
    expect((await runEndOfDay()).baris).toBe(0);
    expect(await states(group)).toEqual(['EFEKTIF']);
    expect([await ledger('109001'), await ledger('201004'), await ledger('901001')]).toEqual([0n, 0n, 0n]);
    await turn(DAY);
  });

  test('of several cheques is a slip that names each with its amount, at any print', async () => {
    const [one, two] = [sheet(), sheet({ kode_bank: '008', nominal: rupiah(12_500_000n) })];
    const { slip: paper, id_jurnal } = await bank.run1('teller1', 'SETORAN_KLIRING', slip([one, two]));
    const named = [
      { warkat: `014 BG ${one.nomor_warkat}`, nominal: '75000000.00' },
      { warkat: `008 BG ${two.nomor_warkat}`, nominal: '12500000.00' },
    ];
    expect([paper?.nominal, paper?.warkat]).toEqual(['87500000.00', named]);
    const [{ tanggal } = { tanggal: '' }] = await bank.owner<{ tanggal: string }[]>`
      select tanggal from journal where id = ${id_jurnal}`;
    const again = await loadPosted(bank.app, { id: BigInt(id_jurnal), tanggal });
    expect(again && buildSlip(again, { mark: 'T', copy: 1 }).warkat).toEqual(named);
  });

  test('comes back: the money to its bank, the fee from the depositor, the formal reason shown', async () => {
    const bg = sheet();
    await done('teller1', 'SETORAN_KLIRING', slip([bg]));
    const [row] = await newest();
    await settled(await newest(), 75_000_000n);
    const before = await balance(accounts.firma);
    const data = {
      id_warkat: row?.id_warkat,
      nominal: rupiah(75_000_000n),
      kode_valuta: 'IDR',
      alasan_tolakan: ['01', '12'],
      nomor_skp: 'SKP/17/2026',
      bebas_biaya: 'F',
      keterangan: '',
    };
    await refused(bank, 'CLEARING_REASON', () =>
      file('backoffice1', 'TOLAKAN_SETORAN_KLIRING', { ...data, alasan_tolakan: ['77'] }),
    );
    const returned = await done('backoffice1', 'TOLAKAN_SETORAN_KLIRING', data);
    expect(await lines(returned.id_jurnal)).toEqual([
      ['001', '109006', 75n * M, null],
      ['001', '201004', 75n * M, sub(bg)],
      ['001', '109006', -75n * M, null],
      ['001', '203001', 50_000_00n, accounts.firma],
      ['001', '502002', -50_000_00n, null],
      ['001', '110001', -75n * M, '000'],
      ['000', '102001', -75n * M, null],
      ['000', '110001', 75n * M, '001'],
    ]);
    expect(await balance(accounts.firma)).toBe(before - 50_000_00n);
    expect(
      await bank.owner`select status, alasan, alasan_utama from clearing_warkat where id_warkat = ${row?.id_warkat ?? ''}`,
    ).toEqual([{ status: 'DITOLAK', alasan: '01,12', alasan_utama: '12' }]);
    await refused(bank, 'CLEARING_STATE', () => file('backoffice1', 'TOLAKAN_SETORAN_KLIRING', data));
    // Presented again: a returned cheque may be lodged once more.
    await accepted(bank, () => done('teller1', 'SETORAN_KLIRING', slip([bg])));
    const again = await newest();
    await done('backoffice1', 'TARIK_SETORAN_KLIRING', {
      id_warkat: again[0]?.id_warkat,
      nominal: rupiah(75_000_000n),
      kode_valuta: 'IDR',
      alasan: 'Nasabah meminta kembali',
    });
    expect(await states(again[0]?.id_group ?? '')).toEqual(['DITARIK']);
    await expectSound();
  });
});

describe('cheques', () => {
  test('are refused by code, and the same form is taken once it is right', async () => {
    const at =
      (over: object, more: object = {}) =>
      () =>
        file('teller1', 'SETORAN_KLIRING', slip([sheet(over)], more));
    await refused(bank, 'CLEARING_MAXIMUM', at({ nominal: rupiah(500_000_001n) }));
    await refused(bank, 'CLEARING_POSTDATED', at({ tanggal_warkat: MONDAY }));
    await refused(bank, 'CLEARING_EXPIRED', at({ tanggal_warkat: '2026-09-10' }));
    await refused(bank, 'ACCOUNT_CLOSED', at({}, { nomor_rekening: accounts.tutup }));
    await refused(bank, 'VALIDATION', at({ kode_bank: '14' }));
    await refused(bank, 'BANK_UNKNOWN', at({ kode_bank: '999' }));
    await refused(bank, 'VALIDATION', at({}, { nominal: rupiah(1n) }));
    const twice = sheet();
    await refused(bank, 'VALIDATION', () => file('teller1', 'SETORAN_KLIRING', slip([twice, twice])));
    await refused(bank, 'FORBIDDEN', () => file('cs1', 'SETORAN_KLIRING', slip([sheet()])));
    await refused(bank, 'CLEARING_DAY', () =>
      file('teller1', 'TITIPAN_KLIRING', { ...slip([sheet()]), tanggal_kliring: DAY }),
    );
    await refused(bank, 'CLEARING_DAY', () =>
      file('teller1', 'TITIPAN_KLIRING', { ...slip([sheet()]), tanggal_kliring: '2026-11-22' }),
    );
    await bank.cutOff('00:00');
    await refused(bank, 'CLEARING_LATE', () => file('teller1', 'SETORAN_KLIRING', slip([sheet()])));
    await bank.cutOff('24:00');
    await accepted(bank, () =>
      done(
        'teller1',
        'SETORAN_KLIRING',
        slip([sheet({ nominal: rupiah(500_000_000n) }), sheet({ tanggal_warkat: '2026-09-11' })]),
      ),
    );
    expect(await states((await newest())[0]?.id_group ?? '')).toEqual(['DISETOR', 'DISETOR']);
  });

  test('lodged after the cut-off are good funds a business day later', async () => {
    await done('teller1', 'TITIPAN_KLIRING', { ...slip([sheet()]), tanggal_kliring: MONDAY });
    const [row] = await newest();
    await turn(MONDAY);
    await bank.cutOff('00:00');
    await done('backoffice1', 'JALANKAN_TITIPAN_KLIRING', {
      id_group: row?.id_group,
      nominal: rupiah(75_000_000n),
      kode_valuta: 'IDR',
    });
    expect((await newest())[0]?.tanggal_efektif).toBe('2026-11-25');
    await bank.cutOff('24:00');
    await turn(DAY);
  });

  test('are with the bank once, when two branches take the same one in at once', async () => {
    const same = sheet();
    const [one, other] = [
      await file('teller1', 'SETORAN_KLIRING', slip([same])),
      await file('teller3', 'SETORAN_KLIRING', slip([same], { nomor_rekening: accounts.citra })),
    ];
    const before = await ledger('109001');
    const outcomes = await Promise.allSettled([approve(one), approve(other, 'manager2')]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []))).toEqual([
      'CLEARING_KNOWN',
    ]);
    expect(await ledger('109001')).toBe(before + 75n * M);
    await refused(bank, 'CLEARING_KNOWN', () => file('teller1', 'SETORAN_KLIRING', slip([same])));
  });

  test('are made good funds early only with the manager’s word, and can then still come back from the account', async () => {
    await done('teller1', 'SETORAN_KLIRING', slip([sheet()]));
    const rows = await newest();
    const early = chosen(rows, 75_000_000n);
    await refused(bank, 'CLEARING_STATE', () => file('backoffice1', 'EFEKTIFKAN_SETORAN_KLIRING', early));
    await settled(rows, 75_000_000n);
    await refused(bank, 'CLEARING_CHANGED', () =>
      file('backoffice1', 'EFEKTIFKAN_SETORAN_KLIRING', chosen(rows, 74_000_000n)),
    );
    const item = await file('backoffice1', 'EFEKTIFKAN_SETORAN_KLIRING', early);
    const [asked] =
      await bank.owner`select tingkat, alasan -> 0 ->> 'kode' as kode from flow_instance where id_flow = ${item}`;
    expect({ ...asked }).toMatchObject({ tingkat: 'BRANCH_MANAGER' });
    await refused(bank, 'APPROVER_LIMIT', () => approve(item, 'supervisor1'));
    const before = await balance(accounts.firma);
    await approve(item);
    expect(await balance(accounts.firma)).toBe(before + 75n * M);
    const returned = await done('backoffice1', 'TOLAKAN_SETORAN_KLIRING', {
      id_warkat: rows[0]?.id_warkat,
      nominal: rupiah(75_000_000n),
      kode_valuta: 'IDR',
      alasan_tolakan: ['01'],
      nomor_skp: 'SKP/18/2026',
      bebas_biaya: 'T',
      keterangan: '',
    });
    expect(await lines(returned.id_jurnal)).toContainEqual(['001', '203001', 75n * M, accounts.firma]);
    expect(await balance(accounts.firma)).toBe(before);
    expect(await ledger('109006')).toBe(0n);
    await expectSound();
  });
});

describe('a presentment', () => {
  test('is confirmed by two persons of head office’s finance, by nobody of a branch', async () => {
    await done('teller1', 'SETORAN_KLIRING', slip([sheet()]));
    const rows = await newest();
    const item = await file('finance1', 'KONFIRMASI_KLIRING', chosen(rows, 75_000_000n));
    const [asked] = await bank.owner`select tingkat from flow_instance where id_flow = ${item}`;
    expect({ ...asked }).toEqual({ tingkat: 'HO_FINANCE' });
    await expect(approve(item, 'manager1')).rejects.toThrow();
    await expect(approve(item, 'finance1')).rejects.toThrow();
    expect(await states(rows[0]?.id_group ?? '')).toEqual(['DISETOR']);
    await approve(item, 'finance2');
    expect(await states(rows[0]?.id_group ?? '')).toEqual(['SELESAI_KLIRING']);
  });
});

describe('a custody group', () => {
  test('is run once by two operators, listed while it is in custody, given back by two persons', async () => {
    await done('teller1', 'TITIPAN_KLIRING', { ...slip([sheet(), sheet()]), tanggal_kliring: MONDAY });
    const [row] = await newest();
    const group = row?.id_group ?? '';
    const asked = { kode_cabang: '', jatuh_tempo: '', paging };
    const listed = await titipanList(await bank.as('backoffice1'), asked);
    expect(listed.data.find(({ id_group }) => id_group === group)).toMatchObject({
      lembar: 2,
      nominal: rupiah(150_000_000n),
      jatuh_tempo: 'F',
    });
    expect((await titipanDetail(await bank.as('backoffice1'), { id_group: group })).warkat).toHaveLength(2);
    await turn(MONDAY);
    const run = { id_group: group, nominal: rupiah(150_000_000n), kode_valuta: 'IDR' };
    const items = [
      await file('backoffice1', 'JALANKAN_TITIPAN_KLIRING', run),
      await file('backoffice1', 'JALANKAN_TITIPAN_KLIRING', run),
    ];
    const outcomes = await Promise.allSettled(items.map((item) => approve(item)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await states(group)).toEqual(['DISETOR', 'DISETOR']);
    await refused(bank, 'CLEARING_GROUP', () =>
      file('backoffice1', 'HAPUS_TITIPAN_KLIRING', { ...run, alasan: 'Nasabah meminta' }),
    );
    await turn(DAY);

    await done('teller1', 'TITIPAN_KLIRING', { ...slip([sheet()]), tanggal_kliring: MONDAY });
    const [lodged] = await newest();
    const back = {
      id_group: lodged?.id_group ?? '',
      nominal: rupiah(75_000_000n),
      kode_valuta: 'IDR',
      alasan: 'Nasabah meminta kembali',
    };
    const given = await done('backoffice1', 'HAPUS_TITIPAN_KLIRING', back);
    expect(await lines(given.id_jurnal)).toEqual([
      ['001', '909001', 75n * M, null],
      ['001', '901001', -75n * M, null],
    ]);
    expect(await states(back.id_group)).toEqual(['DITARIK']);
    expect(await ledger('901001')).toBe(0n);
  });
});

describe('an end of day', () => {
  test('leaves cheques that its account may not take, and unsettled ones, named; another branch sees none of them', async () => {
    await done('teller1', 'SETORAN_KLIRING', slip([sheet()], { nomor_rekening: accounts.budi }));
    const [shut] = await newest();
    await settled(await newest(), 75_000_000n);
    await done('teller1', 'SETORAN_KLIRING', slip([sheet()]));
    const [open] = await newest();
    await turn(MONDAY);
    await bank.owner`update account_state set blokir = 'K' where nomor_rekening = ${accounts.budi}`;
    const { temuan, foreseen } = await runEndOfDay();
    expect(foreseen).toEqual(temuan);
    expect(temuan).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: accounts.budi, sebab: 'ACCOUNT_BLOCKED', nominal: 75n * M }),
        expect.objectContaining({ id: accounts.firma, sebab: 'CLEARING_UNSETTLED' }),
      ]),
    );
    expect(await states(shut?.id_group ?? '')).toEqual(['SELESAI_KLIRING']);
    expect(await states(open?.id_group ?? '')).toEqual(['DISETOR']);
    await bank.owner`update account_state set blokir = '' where nomor_rekening = ${accounts.budi}`;
    expect((await runEndOfDay()).baris).toBeGreaterThan(0);
    expect(await states(shut?.id_group ?? '')).toEqual(['EFEKTIF']);
    const others = await listSetoran(await bank.as('teller3'), {
      kode_cabang: '',
      status_warkat: '',
      id_group: '',
      pilihan: '',
      hari_ini: '',
      paging,
    });
    expect(others.data.every(({ kode_cabang }) => kode_cabang === '002')).toBe(true);
    await turn(DAY);
  });
});
