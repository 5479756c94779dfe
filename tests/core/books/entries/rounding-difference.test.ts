import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetCaller } from '#core/access/callers.ts';
import { roundingDifference } from '#core/books/entries/rounding-difference.ts';
import { reversal } from '#core/cash/counter/reversal.ts';
import { getByIdFlow } from '#core/control/workflow/flow-view.ts';
import { prepareOverride } from '#core/control/workflow/override.ts';
import type { Commit } from '#core/engine/commit-request.ts';
import { credit, debit } from '#core/ledger/legs.ts';
import { operations } from '#core/server/modules.ts';
import { roundingDifferenceInput } from '#lib/books/schemas/ledger.ts';
import {
  accepted,
  bareCommit,
  bareGrant,
  books,
  counterBank,
  insertGrant,
  linesOf,
  reasonsOf,
  refused,
  rupiah,
} from '../../counter-bank.ts';
import { clockAhead } from '../../steady-clock.ts';

const bank = await counterBank();
const FLOW = 'SELISIH_PEMBULATAN';
const rounding = (arah: string, whole: bigint) => ({
  arah,
  nominal: rupiah(whole),
  keterangan: 'sisa pembulatan bagi hasil',
});
/** Returns the balance of 209001 of branch 001; a credit balance is positive. */
const openDifference = async () =>
  (await bank.owner<{ saldo: bigint }[]>`select owed_on('001', '209001', 'infinity') as saldo`)[0]?.saldo ?? 0n;
/** Leaves that much there, as the shares of a month do. */
async function left(minor: bigint): Promise<void> {
  const by = minor - (await openDifference());
  const [income, rounding] = ['502008', '209001'].map((kode_gl) => ({ kode_cabang: '001', kode_gl }));
  if (by !== 0n && income && rounding)
    await bareCommit(bank, {
      operasi: 'UJI',
      nominal: by > 0n ? by : -by,
      legs: by > 0n ? [debit(income, by), credit(rounding, by)] : [debit(rounding, -by), credit(income, -by)],
    });
}
const [GAIN, LOSS] = [100_000n, -100_000_000_000_000n];
beforeEach(() => left(LOSS));
const file = async (data: unknown, user = 'backoffice1') =>
  (await bank.flow(user, 'SUBMIT', { flowCode: FLOW, seen: '', data })).id_flow;
/** The core caches reference data for seconds: code that runs in here, so many minutes on, reads the present values. */
async function later(minutes: number, run: () => Promise<unknown>): Promise<void> {
  clockAhead(minutes * 60_000);
  await run();
  vi.restoreAllMocks();
}
const approve = (user: string, idFlow: string, key?: string) => bank.flow(user, 'APPROVE', { idFlow }, key);

describe('posts, once a second person has approved', () => {
  test.each([
    { arah: 'PENDAPATAN', debit: '209001', credit: '502008' },
    { arah: 'BEBAN', debit: '603009', credit: '209001' },
  ])('$arah: Dr $debit / Cr $credit at the maker’s branch', async ({ arah, debit, credit }) => {
    if (arah === 'PENDAPATAN') await left(GAIN);
    const answer = await accepted(bank, async () => approve('headteller1', await file(rounding(arah, 7n))));
    expect(await linesOf(bank, answer.id_jurnal)).toEqual([
      ['001', debit, 700n, null, null],
      ['001', credit, -700n, null, null],
    ]);
    const [journal] = await bank.owner`
      select operasi, id_user, user_otorisasi, nominal, keterangan from journal where id = ${answer.id_jurnal}`;
    expect({ ...journal }).toEqual({
      operasi: FLOW,
      id_user: 'backoffice1',
      user_otorisasi: 'headteller1',
      nominal: 700n,
      keterangan: 'sisa pembulatan bagi hasil',
    });
  });

  test('released at the counter by a supervisor’s grant; the key is good for one', async () => {
    const data = roundingDifference.schema.parse(rounding('BEBAN', 3n));
    const token = await insertGrant(bank, { code: FLOW, data, maker: 'backoffice1', reasons: ['DUA_ORANG'] });
    const posted = await accepted(bank, () =>
      bank.run('backoffice1', roundingDifference, rounding('BEBAN', 3n), { token }),
    );
    expect((await linesOf(bank, posted.id_jurnal)).map(([, gl]) => gl)).toEqual(['603009', '209001']);
    await refused(bank, 'GRANT_INVALID', () =>
      bank.run('backoffice1', roundingDifference, rounding('BEBAN', 3n), { token }),
    );
  });

  test('is reversed by its mirror, which takes two persons again', async () => {
    await left(GAIN);
    const { nomor_referensi } = await approve('headteller1', await file(rounding('PENDAPATAN', 11n)));
    const undo = { nomor_referensi, alasan: 'arah yang salah' };
    await refused(bank, 'OVERRIDE_NEEDED', () => bank.run('backoffice1', reversal, undo));
    const { id_flow } = await bank.flow('backoffice1', 'SUBMIT', { flowCode: 'REVERSAL', seen: '', data: undo });
    const answer = await accepted(bank, () => approve('headteller1', id_flow));
    expect(await linesOf(bank, answer.id_jurnal)).toEqual([
      ['001', '209001', -1_100n, null, null],
      ['001', '502008', 1_100n, null, null],
    ]);
  });
});

describe('never by one person', () => {
  test('by any amount and maker; the preview says so and writes nothing', async () => {
    const error = await refused(bank, 'OVERRIDE_NEEDED', () =>
      bank.run('manager1', roundingDifference, rounding('BEBAN', 1n)),
    );
    expect(reasonsOf(error)).toEqual([['DUA_ORANG', 'HEAD_TELLER']]);
    expect(error.details.alasan?.[0]?.rincian).toEqual({ jenis: 'SELISIH_PEMBULATAN' });
    const before = await books(bank);
    const preview = await bank.run('backoffice1', roundingDifference, rounding('BEBAN', 1n), { dryRun: true });
    expect(preview.otorisasi).toMatchObject({ perlu: 'T', tingkat: 'HEAD_TELLER', alasan: [{ kode: 'DUA_ORANG' }] });
    expect(await books(bank)).toEqual(before);
  });

  test('the maker, another branch, one without the right are no second person; a head teller is', async () => {
    await left(GAIN);
    const idFlow = await file(rounding('PENDAPATAN', 5n));
    await refused(bank, 'SELF_APPROVAL', () => approve('backoffice1', idFlow));
    await refused(bank, 'NOT_FOUND', () => approve('headteller2', idFlow));
    await bank.owner`delete from role_menu where role_id = 'OPS_MANAGER' and menu_id = 'oto-selisih-pembulatan'`;
    await refused(bank, 'APPROVER_RIGHT', () => approve('supervisor1', idFlow));
    const key = randomUUID();
    const posted = await accepted(bank, () => approve('headteller1', idFlow, key));
    const before = await books(bank);
    expect(await approve('headteller1', idFlow, key)).toEqual(posted);
    expect(await books(bank)).toEqual(before);
  });

  test('of two who approve at once one posts, the other gets an error', async () => {
    await left(GAIN);
    const idFlow = await file(rounding('PENDAPATAN', 6n));
    const ends = await Promise.allSettled([approve('headteller1', idFlow), approve('manager1', idFlow)]);
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const [row] = await bank.owner`select count(*)::integer as jumlah from journal where id_flow = ${idFlow}`;
    expect(row?.jumlah).toBe(1);
  });

  test('from a billion on by two checkers, each another one', async () => {
    const idFlow = await file(rounding('BEBAN', 1_000_000_000n));
    expect(await approve('supervisor1', idFlow).catch((error) => error.code)).toBe('APPROVER_RIGHT');
    expect(await accepted(bank, () => approve('manager1', idFlow))).toMatchObject({
      flow_state: 'WAITING',
      id_jurnal: '',
    });
    await refused(bank, 'SECOND_APPROVAL', () => approve('manager1', idFlow));
    expect(await accepted(bank, () => approve('finance1', idFlow))).toMatchObject({ flow_state: 'APPROVED' });
  });
});

describe('its maker gets a warning at once that too few could decide it', () => {
  const codes = (warnings: readonly { readonly kode: string; readonly rincian: object }[]) =>
    warnings.filter(({ kode }) => kode === 'PEMERIKSA_KURANG').map(({ rincian }) => rincian);
  const filed = async (minor: bigint) => {
    const answer = await bank.flow('backoffice1', 'SUBMIT', {
      flowCode: FLOW,
      seen: '',
      data: rounding('BEBAN', minor),
    });
    const detail = await getByIdFlow(await bank.as('backoffice1'), operations, answer.id_flow);
    expect(codes(detail.peringatan)).toEqual(codes(answer.peringatan));
    return { id: answer.id_flow, warnings: codes(answer.peringatan) };
  };
  const finance = ['finance1', 'finance2', 'finance3'];
  const shut = async (aktif: boolean, ...users: string[]) => {
    await bank.owner`update app_user set aktif = ${aktif} where id_user in ${bank.owner(users)}`;
    for (const user of users) forgetCaller(bank.app, user);
  };

  test('when filed and in the item, until there are enough', async () => {
    expect(await filed(1_000_000_001n)).toMatchObject({ warnings: [] });
    await shut(false, ...finance);
    const { id, warnings } = await filed(1_000_000_002n);
    expect(warnings).toEqual([{ ada: '1', perlu: '2' }]);
    const ofItem = async (user: string) => codes((await getByIdFlow(await bank.as(user), operations, id)).peringatan);
    expect(await ofItem('manager1')).toEqual(warnings);
    await approve('manager1', id);
    expect(await ofItem('backoffice1')).toEqual([{ ada: '0', perlu: '1' }]);
    await shut(true, ...finance);
    expect(await ofItem('backoffice1')).toEqual([]);
    expect(await approve('finance1', id)).toMatchObject({ flow_state: 'APPROVED' });
    expect(await ofItem('backoffice1')).toEqual([]);
  });

  test('a lender and the delegate are one person', async () => {
    await shut(false, 'finance2', 'finance3');
    await bank.owner`insert into app_user (id_user, nama_user, kode_cabang) values ('wakil1', 'Rina Wakil', '001')`;
    await bank.owner`insert into user_role (id_user, role_id) values ('wakil1', 'BACK_OFFICE')`;
    await bank.owner`
      insert into delegation (dari, ke, kode_cabang, mulai, sampai, alasan, disetujui_oleh)
      select 'manager1', 'wakil1', '001', accounting_date, accounting_date, 'Cuti tahunan', 'supervisor1' from branch where kode_cabang = '001'`;
    expect(await filed(1_000_000_003n)).toMatchObject({ warnings: [] });
    await shut(false, 'finance1');
    expect(await filed(1_000_000_004n)).toMatchObject({ warnings: [{ ada: '1', perlu: '2' }] });
    await shut(true, ...finance);
  });
});

describe('refuses', () => {
  test('more than rounding has left there, on either side, also of two who clear it at once', async () => {
    await left(300n);
    await refused(bank, 'ROUNDING_MORE', () => file(rounding('BEBAN', 1n)));
    const error = await refused(bank, 'ROUNDING_MORE', () => file(rounding('PENDAPATAN', 4n)));
    expect(error.details).toMatchObject({ params: { ada: '3.00' }, violations: [{ field: 'nominal' }] });
    const items = [await file(rounding('PENDAPATAN', 2n)), await file(rounding('PENDAPATAN', 2n))];
    const ends = await Promise.allSettled(items.map((item) => approve('headteller1', item)));
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(ends.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'ROUNDING_MORE' } });
    expect(await openDifference()).toBe(100n);
    await accepted(bank, async () => approve('headteller1', await file(rounding('PENDAPATAN', 1n))));
    expect(await openDifference()).toBe(0n);
  });

  test('at the books, for any caller: the posting function compares it with the present balance', async () => {
    await left(300n);
    const [rounding, income] = ['209001', '502008'].map((kode_gl) => ({ kode_cabang: '001', kode_gl }));
    if (!rounding || !income) throw new Error('no accounts');
    const clear = async (minor: bigint) => {
      const grant = await bareGrant(bank, ['DUA_ORANG'], FLOW, 'backoffice1');
      return () => bareCommit(bank, { ...cleared(minor), ...grant });
    };
    const cleared = (minor: bigint): Partial<Commit> => ({
      operasi: FLOW,
      nominal: minor,
      legs: [debit(rounding, minor), credit(income, minor)],
      effects: [{ efek: 'rounding_cleared', fase: 'sesudah' }],
    });
    await refused(bank, 'ROUNDING_MORE', await clear(301n));
    await accepted(bank, await clear(300n));
  });

  test('a teller without the screen; a colleague of the back office has it', async () => {
    await refused(bank, 'FORBIDDEN', () => file(rounding('BEBAN', 1n), 'teller1'));
    await accepted(bank, () => file(rounding('BEBAN', 1n)));
  });

  test('when the day has closed meanwhile; opened again it goes through', async () => {
    const idFlow = await file(rounding('BEBAN', 9n));
    await bank.owner`update branch set status = 'TUTUP' where kode_cabang = '001'`;
    await refused(bank, 'DAY_CLOSED', () => approve('headteller1', idFlow));
    await bank.owner`update branch set status = 'BUKA' where kode_cabang = '001'`;
    await accepted(bank, () => approve('headteller1', idFlow));
  });

  test('to be filed or released while the bank has set no levels for it: nobody is taken for enough', async () => {
    const levels =
      await bank.owner`delete from flow_level where flow_code = ${FLOW} returning flow_code, dari_nominal, persetujuan`;
    await later(1, async () => {
      await refused(bank, 'LEVELS_MISSING', () => file(rounding('BEBAN', 1n)));
      const context = await bank.as('backoffice1');
      await refused(bank, 'LEVELS_MISSING', () =>
        prepareOverride(context, operations, FLOW, JSON.stringify(rounding('BEBAN', 1n))),
      );
    });
    await bank.owner`insert into flow_level ${bank.owner([...levels])}`;
    await later(2, () => accepted(bank, () => file(rounding('BEBAN', 1n))));
  });

  test.each([
    { field: 'arah', input: { ...rounding('LAIN', 1n) } },
    { field: 'nominal', input: { ...rounding('BEBAN', 1n), nominal: '-1.00' } },
    { field: 'nominal', input: { ...rounding('BEBAN', 1n), nominal: '0.00' } },
    { field: 'keterangan', input: { ...rounding('BEBAN', 1n), keterangan: '' } },
    { field: 'kode_valuta', input: { ...rounding('BEBAN', 1n), kode_valuta: 'USD' } },
  ])('$field: $input', ({ field, input }) => {
    const parsed = roundingDifferenceInput.safeParse({ flowCode: FLOW, flowData: input });
    expect(parsed.error?.issues.map(({ path }) => path.join('.'))).toEqual([`flowData.${field}`]);
    expect(roundingDifferenceInput.safeParse({ flowCode: FLOW, flowData: rounding('BEBAN', 1n) }).success).toBe(true);
  });
});
