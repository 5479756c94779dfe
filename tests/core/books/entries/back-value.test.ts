import { describe, expect, test } from 'vitest';
import { accepted, accountRow, counterBank, linesOf, refused, rupiah } from '../../counter-bank.ts';
import { accounts, DAY } from '../../small-bank.ts';
import { later } from '../../steady-clock.ts';

const bank = await counterBank();

/** Both forms of entries by hand: 100,000 of expense to Ani, valued on a day. */
const forms = {
  TRANSAKSI_UMUM: (tanggal_valuta: string) => ({
    jenis_debet: 'GL',
    nomor_debet: '603002',
    jenis_kredit: 'REKENING',
    nomor_kredit: accounts.ani,
    nominal: rupiah(100_000n),
    tanggal_valuta,
    keterangan: 'koreksi nisbah',
  }),
  TRANSAKSI_UMUM_MULTI: (tanggal_valuta: string) => ({
    baris: [
      { sisi: 'D', jenis: 'GL', nomor: '603002', nominal: rupiah(60_000n) },
      { sisi: 'D', jenis: 'GL', nomor: '603001', nominal: rupiah(40_000n) },
      { sisi: 'K', jenis: 'REKENING', nomor: accounts.ani, nominal: rupiah(100_000n) },
    ],
    tanggal_valuta,
    keterangan: 'koreksi nisbah',
  }),
} as const;
type Flow = keyof typeof forms;
const flows = Object.keys(forms) as Flow[];

const file = async (flow: Flow, day: string) =>
  (await bank.flow('backoffice1', 'SUBMIT', { flowCode: flow, seen: '', data: forms[flow](day) })).id_flow;
const approve = (idFlow: string, user = 'manager1') => bank.flow(user, 'APPROVE', { idFlow });
const reasons = async (idFlow: string) => {
  const [item] = await bank.owner<{ kode: string[] }[]>`
    select array(select a ->> 'kode' from jsonb_array_elements(alasan) a order by 1) as kode from flow_instance where id_flow = ${idFlow}`;
  return item?.kode;
};
/** Returns the account's balance at the end of a day, by book date and by value date, in minor units. */
async function heldOn(day: string) {
  const [row] = await bank.owner<{ buku: bigint; valuta: bigint }[]>`
    select coalesce(-sum(jumlah) filter (where tanggal <= ${day}), 0)::bigint as buku,
      coalesce(-sum(jumlah) filter (where coalesce(tanggal_valuta, tanggal) <= ${day}), 0)::bigint as valuta
    from journal_line where rekening = ${accounts.ani}`;
  return { ...row };
}

/** November is open again, for who remembers the months for seconds too. */
async function reopen(): Promise<void> {
  await bank.owner`delete from gl_period where bulan = '2026-11-01'`;
  later();
}

describe.each(flows)('%s with an earlier value date', (flow) => {
  test('goes back five business days, by the branch manager; every leg carries it, and the books stay of today', async () => {
    const [before, booked] = [await heldOn('2026-11-13'), await accountRow(bank, accounts.ani)];
    const idFlow = await file(flow, '2026-11-13');
    expect(await reasons(idFlow)).toEqual(['VALUTA_MUNDUR']);
    await refused(bank, 'APPROVER_LIMIT', () => approve(idFlow, 'headteller1'));
    await refused(bank, 'SELF_APPROVAL', () => approve(idFlow, 'backoffice1'));
    const { id_jurnal } = await accepted(bank, () => approve(idFlow));
    const lines = await bank.owner<{ tanggal: string; valuta: string }[]>`
      select distinct tanggal, tanggal_valuta as valuta from journal_line where journal_id = ${id_jurnal}`;
    expect(lines.map((line) => ({ ...line }))).toEqual([{ tanggal: DAY, valuta: '2026-11-13' }]);
    expect((await linesOf(bank, id_jurnal)).at(-1)).toEqual(['001', '301001', -10_000_000n, accounts.ani, null]);
    // As of that day the account holds it by value, not by book; today by both.
    const after = await heldOn('2026-11-13');
    expect(after).toEqual({ buku: before.buku, valuta: (before.valuta ?? 0n) + 10_000_000n });
    const now = await heldOn(DAY);
    expect(now.buku).toBe(now.valuta);
    expect((await accountRow(bank, accounts.ani)).saldo_buku - booked.saldo_buku).toBe(10_000_000n);
  });

  test('not six, not into another month, not ahead; the day itself needs no manager', async () => {
    for (const day of ['2026-11-12', '2026-10-30', '2026-11-21'])
      await refused(bank, 'VALUE_DATE', () => file(flow, day));
    const idFlow = await file(flow, DAY);
    expect(await reasons(idFlow)).toEqual(['DUA_ORANG']);
    const { id_jurnal } = await accepted(bank, () => approve(idFlow, 'headteller1'));
    const rows = await bank.owner`select distinct tanggal_valuta from journal_line where journal_id = ${id_jurnal}`;
    expect(rows.map((row) => row.tanggal_valuta)).toEqual([null]);
  });

  test('filed while its month was open, it is refused once that is closed or distributed; open again it goes through', async () => {
    const idFlow = await file(flow, '2026-11-19');
    for (const status of ['DIBAGIKAN', 'TUTUP']) {
      await bank.owner`insert into gl_period (bulan, status) values ('2026-11-01', ${status})`;
      await refused(bank, 'PERIOD_CLOSED', () => approve(idFlow));
      await reopen();
    }
    await accepted(bank, () => approve(idFlow));
  });
});

test('the manager’s release holds for the day that was shown: for another item nothing is posted', async () => {
  const idFlow = await file('TRANSAKSI_UMUM_MULTI', '2026-11-19');
  const other = await file('TRANSAKSI_UMUM_MULTI', '2026-11-18');
  const [mine] =
    await bank.owner`select versi, encode(sidik, 'hex') as sidik from flow_instance where id_flow = ${other}`;
  const shown = { versi: mine?.versi, sidik: mine?.sidik, kode_alasan: ['VALUTA_MUNDUR'] };
  await refused(bank, 'FLOW_CHANGED', () => bank.flow('manager1', 'APPROVE', { idFlow, shown }));
  await accepted(bank, () => approve(idFlow));
});
