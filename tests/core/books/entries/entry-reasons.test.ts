import { afterEach, describe, expect, test } from 'vitest';
import { forgetCaller } from '#core/access/callers.ts';
import { generalEntries } from '#core/books/entries/general-entries.ts';
import { generalEntry } from '#core/books/entries/general-entry.ts';
import { otorisasiData } from '#core/control/workflow/desk.ts';
import { credit, debit } from '#core/ledger/legs.ts';
import { askItems } from '../../asking.ts';
import {
  accepted,
  bareCommit,
  bareGrant,
  counterBank,
  linesOf,
  reasonsOf,
  refused,
  rupiah,
} from '../../counter-bank.ts';
import { refusal } from '../../helpers.ts';
import { accounts } from '../../small-bank.ts';

const bank = await counterBank();
const FLOW = 'TRANSAKSI_UMUM';
const entry = (debet: readonly [string, string], kredit: readonly [string, string], whole = 10_000n) => ({
  jenis_debet: debet[0],
  nomor_debet: debet[1],
  jenis_kredit: kredit[0],
  nomor_kredit: kredit[1],
  nominal: rupiah(whole),
  keterangan: 'koreksi biaya',
});
const [COST, OWED] = [
  ['GL', '603002'],
  ['GL', '201001'],
] as const;
const account = (nomor: string) => ['REKENING', nomor] as const;
const file = async (data: unknown, user = 'backoffice1') =>
  (await bank.flow(user, 'SUBMIT', { flowCode: FLOW, seen: '', data })).id_flow;
const approve = (idFlow: string, user = 'headteller1') => bank.flow(user, 'APPROVE', { idFlow });
const asked = async (
  data: unknown,
  user = 'backoffice1',
  operation: typeof generalEntry | typeof generalEntries = generalEntry,
) =>
  reasonsOf(await refused(bank, 'OVERRIDE_NEEDED', () => bank.run(user, operation as typeof generalEntry, data))).map(
    ([kode]) => kode,
  );
const stands = async (gl: string, branch = '001') =>
  (await bank.owner<{ saldo: bigint }[]>`select -owed_on(${branch}, ${gl}, 'infinity') as saldo`)[0]?.saldo ?? 0n;

describe('the maker’s own account', () => {
  const isCustomer = async (rekening: string | null) => {
    await bank.owner`update app_user set nomor_nasabah = (select nomor_nasabah from account where nomor_rekening = ${rekening}) where id_user = 'backoffice1'`;
    forgetCaller(bank.app, 'backoffice1');
  };
  afterEach(() => isCustomer(null));

  test.each(['kredit', 'debet'] as const)(
    'on the %s side of an entry is reported to the second person',
    async (side) => {
      const hers = account(accounts.ani);
      const data = side === 'kredit' ? entry(COST, hers) : entry(hers, ['GL', '502008']);
      expect(await asked(data)).toEqual(['DUA_ORANG']);
      await isCustomer(accounts.ani);
      expect(await asked(data)).toEqual(['NASABAH_SENDIRI']);
      const posted = await accepted(bank, async () => approve(await file(data)));
      const [trail] = await bank.owner`select bukti from journal where id = ${posted.id_jurnal}`;
      expect(trail?.bukti).toMatchObject({ alasan: ['NASABAH_SENDIRI'], pembuat: 'backoffice1' });
      expect((await linesOf(bank, posted.id_jurnal)).length).toBe(2);
    },
  );
});

/** Somebody of branch 002's back office. */
await bank.owner`insert into app_user (id_user, nama_user, kode_cabang) values ('klerk2', 'Sari Klerk', '002')`;
await bank.owner`insert into user_role (id_user, role_id) values ('klerk2', 'BACK_OFFICE')`;

describe('a customer of another branch who is debited by hand', () => {
  const data = entry(account(accounts.citra), ['GL', '502008']);

  test('takes head office: nobody of the maker’s branch sees the item in the inbox or decides it', async () => {
    expect(await asked(data)).toContain('DEBET_CABANG_LAIN');
    const idFlow = await file(data);
    const inbox = async (user: string) =>
      (await otorisasiData(await bank.as(user), askItems())).data.map(({ id_flow }) => id_flow);
    expect(await inbox('manager1')).not.toContain(idFlow);
    expect(await inbox('finance1')).toContain(idFlow);
    await refused(bank, 'APPROVER_HEAD_OFFICE', () => approve(idFlow, 'manager1'));
    const posted = await accepted(bank, () => approve(idFlow, 'finance1'));
    expect(await linesOf(bank, posted.id_jurnal)).toEqual([
      ['002', '301001', 1_000_000n, accounts.citra, null],
      ['002', '110001', -1_000_000n, null, '001'],
      ['001', '502008', -1_000_000n, null, null],
      ['001', '110001', 1_000_000n, null, '002'],
    ]);
  });

  test('is debited by the own branch, by head office, and credited by any branch as before', async () => {
    expect(await asked(data, 'klerk2')).not.toContain('DEBET_CABANG_LAIN');
    expect(await asked({ ...data, cabang_kredit: '000' }, 'finance1')).not.toContain('DEBET_CABANG_LAIN');
    expect(await asked(entry(COST, account(accounts.citra)))).toEqual(['DUA_ORANG']);
  });

  test('at the books: the posting function wants one of head office behind it', async () => {
    const legs = [
      debit({ kode_cabang: '002', kode_gl: '301001', sub: { jenis: 'REKENING', id: accounts.citra } }, 500n),
      { ...credit({ kode_cabang: '002', kode_gl: '110001' }, 500n), lawan: '001' },
      credit({ kode_cabang: '001', kode_gl: '502008' }, 500n),
      { ...debit({ kode_cabang: '001', kode_gl: '110001' }, 500n), lawan: '002' },
    ];
    const rest = { legs, nominal: 500n, operasi: FLOW, effects: [{ efek: 'general_entry', fase: 'sesudah' }] } as const;
    const grant = await bareGrant(bank, ['DEBET_CABANG_LAIN'], FLOW, 'backoffice1');
    await refused(bank, 'APPROVER_HEAD_OFFICE', () => bareCommit(bank, { ...rest, ...grant }));
    const other = await bareGrant(bank, ['DEBET_CABANG_LAIN'], FLOW, 'backoffice1');
    await bank.owner`update override_grant set supervisor = 'finance1' where token = ${other.token ?? null}`;
    await accepted(bank, () => bareCommit(bank, { ...rest, ...other, approver: 'finance1' }));
  });
});

describe('a ledger account that would come to its wrong side', () => {
  test('is a reason with the resulting balance; further on that side too, back from it not', async () => {
    const before = await stands('112005');
    expect(before).toBe(0n);
    const data = entry(COST, ['GL', '112005'], 100n);
    const error = await refused(bank, 'OVERRIDE_NEEDED', () => bank.run('backoffice1', generalEntry, data));
    expect(error.details.alasan).toMatchObject([
      { kode: 'GL_SISI_SALAH', rincian: { gl: '112005', cabang: '001', saldo: '-100.00' } },
    ]);
    await accepted(bank, async () => approve(await file(data)));
    expect(await stands('112005')).toBe(-10_000n);
    expect(await asked(entry(COST, ['GL', '112005'], 1n))).toEqual(['GL_SISI_SALAH']);
    expect(await asked(entry(['GL', '112005'], OWED, 60n))).toEqual(['DUA_ORANG']);
    expect(await asked(entry(['GL', '112005'], OWED, 200n))).toEqual(['DUA_ORANG']);
  });

  test('counts all rows of one form together', async () => {
    const row = (sisi: 'D' | 'K', nomor: string, whole: bigint) => ({
      sisi,
      jenis: 'GL',
      nomor,
      kode_cabang: '',
      nominal: rupiah(whole),
      kode_valuta: 'IDR',
      keterangan: '',
    });
    const rows = (back: bigint) => ({
      baris: [row('K', '111001', 100n), row('D', '111001', back), row('D', COST[1], 100n - back)].filter(
        ({ nominal }) => nominal !== rupiah(0n),
      ),
      keterangan: 'koreksi biaya',
    });
    expect(await asked(rows(40n), 'backoffice1', generalEntries)).toEqual(['GL_SISI_SALAH']);
    const even = { ...rows(100n), baris: [...rows(100n).baris, row('D', COST[1], 1n), row('K', OWED[1], 1n)] };
    expect(await asked(even, 'backoffice1', generalEntries)).toEqual(['DUA_ORANG']);
  });

  /** The remainder of an account after its first entry suffices for one more of this size, not for two. */
  const onlyOnce = entry(COST, ['GL', '112002'], 100n);
  const filled = async () => {
    await accepted(bank, async () => approve(await file(entry(['GL', '112002'], OWED, 150n))));
    return stands('112002');
  };

  test('of two entries at one instant that would each pass alone one is posted, the other returns to its checker', async () => {
    for (let round = 0; round < 10; round++) {
      const before = await filled();
      expect(await asked(onlyOnce)).toEqual(['DUA_ORANG']);
      const files = [await file(onlyOnce), await file(onlyOnce)];
      const ends = await Promise.allSettled(files.map((idFlow) => approve(idFlow)));
      expect(ends.map((end) => (end.status === 'rejected' ? end.reason.code : 'posted')).sort()).toEqual([
        'REASONS_NEW',
        'posted',
      ]);
      expect((await stands('112002')) - before).toBe(-10_000n);
      const waits = files[ends.findIndex(({ status }) => status === 'rejected')] ?? '';
      // Refused by the rules it is before its checker again already; by the books, the next decision puts it there.
      const [item] = await bank.owner<
        { kode: string }[]
      >`select alasan #>> '{0,kode}' as kode from flow_instance where id_flow = ${waits}`;
      if (item?.kode !== 'GL_SISI_SALAH') await refusal(approve(waits), 'REASONS_NEW');
      await accepted(bank, () => approve(waits));
      // As it was before: the other way round passes without a reason.
      await accepted(bank, async () => approve(await file(entry(['GL', '112002'], OWED, 50n))));
      expect(await stands('112002')).toBe(before - 15_000n);
    }
  });

  test('at the books: the posting function requires the reason to have been shown; a balance on its own side needs none', async () => {
    const legs = (whole: bigint) => [
      debit({ kode_cabang: '001', kode_gl: COST[1] }, whole),
      credit({ kode_cabang: '001', kode_gl: '111001' }, whole),
    ];
    const granted = async (...lifted: string[]) => {
      const effects = [{ efek: 'general_entry', fase: 'sesudah' }] as const;
      const grant = await bareGrant(bank, lifted, FLOW, 'backoffice1');
      return () => bareCommit(bank, { legs: legs(500n), nominal: 500n, operasi: FLOW, effects, ...grant });
    };
    await refused(bank, 'REASONS_NEW', await granted('DUA_ORANG'));
    await accepted(bank, await granted('GL_SISI_SALAH'));
    await accepted(bank, async () => approve(await file(entry(['GL', '111001'], OWED, 100n))));
    await accepted(bank, await granted('DUA_ORANG'));
  });
});
