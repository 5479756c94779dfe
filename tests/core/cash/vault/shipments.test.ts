import { expect, test } from 'vitest';
import { endRequest } from '#core/cash/vault/cash-requests.ts';
import { kirimanKas, permintaanKas } from '#core/cash/vault/shipment-queries.ts';
import { toRows } from '#core/programs/seed/counter.ts';
import type { ErrorCode } from '#lib/errors/errors.ts';
import { daysBank } from '../../business-day/branch-day/days-bank.ts';
import { accepted, boxOf, linesOf, refused, rupiah } from '../../counter-bank.ts';
import { expectSoundBooks } from '../../sound-books.ts';

const bank = await daysBank();
const paging = { keyword: '', sort: '', limit: 50, cursor: '' } as never;

/** So many notes of 100,000. */
const notes = (lembar: number) => ({
  nominal: rupiah(BigInt(lembar) * 100_000n),
  pecahan: toRows({ '100000': lembar }),
});
const minor = (lembar: number) => BigInt(lembar) * 10_000_000n;
const bags = (lembar: number, over: object = {}) => ({
  arah: 'KE_CABANG',
  kode_cabang_tujuan: '001',
  ...notes(lembar),
  segel: 'S001, S002',
  pembawa: 'Budi Santoso',
  pengawal: 'Wati Lestari',
  ...over,
});

/** Two persons of each branch who do it, the maker first. */
const pairs = {
  '000': ['finance1', 'finance2'],
  '001': ['headteller1', 'manager1'],
  '002': ['headteller2', 'manager2'],
} as const;
type Branch = keyof typeof pairs;

const file = (branch: Branch, flowCode: string, data: object) =>
  bank.flow(pairs[branch][0], 'SUBMIT', { flowCode, seen: '', data });
async function done(branch: Branch, flowCode: string, data: object) {
  const { id_flow } = await file(branch, flowCode, data);
  return bank.flow(pairs[branch][1], 'APPROVE', { idFlow: id_flow });
}

const newest = async (table: 'cash_shipment' | 'cash_request'): Promise<string> => {
  const [row] = await bank.owner<{ nomor: string }[]>`select max(nomor) as nomor from ${bank.owner(table)}`;
  return row?.nomor ?? '';
};
const request = async (lembar: number, branch: Branch = '001', asal = '000'): Promise<string> => {
  await done(branch, 'MINTA_KAS', { kode_cabang_asal: asal, ...notes(lembar) });
  return newest('cash_request');
};
const send = async (lembar: number, over: object = {}, branch: Branch = '000'): Promise<string> => {
  await done(branch, 'KIRIM_KAS', bags(lembar, over));
  return newest('cash_shipment');
};
const counted = (nomor_kiriman: string, lembar: number, over: object = {}) => ({
  nomor_kiriman,
  segel_utuh: 'T',
  pecahan: notes(lembar).pecahan,
  ...over,
});
const statusOf = async (nomor: string) =>
  (
    await bank.owner`select status from cash_shipment where nomor = ${nomor} union all select status from cash_request where nomor = ${nomor}`
  )[0]?.status;
const transit = async (branch: string): Promise<bigint> => {
  const [row] = await bank.owner<{ jumlah: bigint }[]>`
    select coalesce(sum(jumlah), 0)::bigint as jumlah from journal_line where kode_gl = '101006' and kode_cabang = ${branch}`;
  return row?.jumlah ?? 0n;
};

test('cash that a branch asked for leaves head office, and reaches its vault by two counts', async () => {
  const ho = await boxOf(bank, { vault: '000' });
  const vault = await boxOf(bank, { vault: '001' });
  const nomor_permintaan = await request(50);
  const sent = await accepted(bank, () => done('000', 'KIRIM_KAS', bags(50, { nomor_permintaan })));
  expect(await linesOf(bank, sent.id_jurnal)).toEqual([
    ['000', '101006', minor(50), null, null],
    ['000', '101001', -minor(50), String(ho.id_kas), null],
  ]);
  expect(await statusOf(nomor_permintaan)).toBe('DIKIRIM');
  expect((await boxOf(bank, { vault: '001' })).saldo).toBe(vault.saldo);
  const nomor = await newest('cash_shipment');
  const [row] = (await kirimanKas(await bank.as('headteller1'), { paging, kode_cabang: '', status: 'BERJALAN' })).data;
  expect(row).toMatchObject({
    nomor_kiriman: nomor,
    nomor_permintaan,
    pihak: 'PENERIMA',
    dihitung_sini: 'T',
    selisih: '',
  });
  await expectSoundBooks(bank);

  const arrived = await accepted(bank, () => done('001', 'TERIMA_KIRIMAN_KAS', counted(nomor, 50)));
  expect(await linesOf(bank, arrived.id_jurnal)).toEqual([
    ['001', '101001', minor(50), String(vault.id_kas), null],
    ['001', '110001', -minor(50), null, '000'],
    ['000', '101006', -minor(50), null, null],
    ['000', '110001', minor(50), null, '001'],
  ]);
  expect(await boxOf(bank, { vault: '001' })).toMatchObject({
    saldo: vault.saldo + minor(50),
    stok: { ...vault.stok, '10000000': (vault.stok['10000000'] ?? 0) + 50 },
  });
  expect(await statusOf(nomor)).toBe('DITERIMA');
  expect(await transit('000')).toBe(0n);
  await expectSoundBooks(bank);
});

test('a short or surplus arrival is booked where it was counted, with a remark', async () => {
  const vault = await boxOf(bank, { vault: '001' });
  const short = await send(10);
  await refused(bank, 'DIFFERENCE_REASON', () => file('001', 'TERIMA_KIRIMAN_KAS', counted(short, 9)));
  await refused(bank, 'SHIPMENT_SEALS', () =>
    file('001', 'TERIMA_KIRIMAN_KAS', counted(short, 10, { segel_utuh: 'F' })),
  );
  const less = await accepted(bank, () =>
    done('001', 'TERIMA_KIRIMAN_KAS', counted(short, 9, { keterangan: 'Kurang satu lembar di S002' })),
  );
  expect(await linesOf(bank, less.id_jurnal)).toEqual([
    ['001', '101001', minor(9), String(vault.id_kas), null],
    ['001', '112003', minor(1), 'headteller1', null],
    ['001', '110001', -minor(10), null, '000'],
    ['000', '101006', -minor(10), null, null],
    ['000', '110001', minor(10), null, '001'],
  ]);
  const over = await send(10);
  const more = await accepted(bank, () =>
    done('001', 'TERIMA_KIRIMAN_KAS', counted(over, 11, { keterangan: 'Lebih satu lembar di S001' })),
  );
  expect((await linesOf(bank, more.id_jurnal)).map(([branch, gl, amount]) => [branch, gl, amount])).toEqual([
    ['001', '101001', minor(11)],
    ['001', '201005', -minor(1)],
    ['001', '110001', -minor(10)],
    ['000', '101006', -minor(10)],
    ['000', '110001', minor(10)],
  ]);
  const lost = await send(3);
  const none = await done('001', 'TERIMA_KIRIMAN_KAS', {
    ...counted(lost, 0, { keterangan: 'Kantong dirampok di jalan' }),
    pecahan: [],
    segel_utuh: 'F',
  });
  expect((await linesOf(bank, none.id_jurnal)).map(([, gl]) => gl)).toEqual(['112003', '110001', '101006', '110001']);
  await expectSoundBooks(bank);
});

test('bags that are refused go back to their sender, who counts them, and the request waits again', async () => {
  const ho = await boxOf(bank, { vault: '000' });
  const nomor_permintaan = await request(5);
  const nomor = await send(5, { nomor_permintaan });
  await accepted(bank, () => done('001', 'TOLAK_KIRIMAN_KAS', { nomor_kiriman: nomor, alasan: 'Segel S002 rusak' }));
  expect(await transit('000')).toBe(minor(5));
  await refused(bank, 'SHIPMENT_STATE', () => file('001', 'TERIMA_KIRIMAN_KAS', counted(nomor, 5)));
  const back = await accepted(bank, () => done('000', 'TERIMA_KIRIMAN_KAS', counted(nomor, 5)));
  expect(await linesOf(bank, back.id_jurnal)).toEqual([
    ['000', '101001', minor(5), String(ho.id_kas), null],
    ['000', '101006', -minor(5), null, null],
  ]);
  expect([await statusOf(nomor), await statusOf(nomor_permintaan)]).toEqual(['KEMBALI', 'DIMINTA']);
  expect(await boxOf(bank, { vault: '000' })).toMatchObject({ saldo: ho.saldo, stok: ho.stok });
  const again = await send(5, { nomor_permintaan });
  await accepted(bank, () => done('001', 'TERIMA_KIRIMAN_KAS', counted(again, 5)));
  await expectSoundBooks(bank);
});

test('a request that waits is declined or cancelled by one of its two branches, once', async () => {
  const end = (user: string, nomor_permintaan: string) =>
    bank.run(user, endRequest, { nomor_permintaan, alasan: 'Stok belum cukup' });
  const nomor = await request(2);
  await refused(bank, 'NOT_FOUND', () => end('headteller2', nomor));
  await accepted(bank, () => end('finance1', nomor));
  expect(await statusOf(nomor)).toBe('DITOLAK');
  await refused(bank, 'CASH_REQUEST_STATE', () => end('headteller1', nomor));
  await refused(bank, 'CASH_REQUEST_STATE', () => file('000', 'KIRIM_KAS', bags(2, { nomor_permintaan: nomor })));
  const own = await request(2);
  await accepted(bank, () => end('headteller1', own));
  expect(await statusOf(own)).toBe('DIBATALKAN');
  const { data } = await permintaanKas(await bank.as('headteller2'), { paging, kode_cabang: '', status: '' });
  expect(data).toEqual([]);
});

test('head office draws from and pays into its account at Bank Indonesia', async () => {
  const ho = await boxOf(bank, { vault: '000' });
  const drawn = await accepted(bank, () =>
    done('000', 'KIRIM_KAS', bags(20, { arah: 'DARI_BI', kode_cabang_tujuan: '' })),
  );
  expect(await linesOf(bank, drawn.id_jurnal)).toEqual([
    ['000', '101006', minor(20), null, null],
    ['000', '102001', -minor(20), null, null],
  ]);
  const inVault = await done('000', 'TERIMA_KIRIMAN_KAS', counted(await newest('cash_shipment'), 20));
  expect(await linesOf(bank, inVault.id_jurnal)).toEqual([
    ['000', '101001', minor(20), String(ho.id_kas), null],
    ['000', '101006', -minor(20), null, null],
  ]);
  const paid = await send(20, { arah: 'KE_BI', kode_cabang_tujuan: '' });
  const received = await done('000', 'TERIMA_KIRIMAN_KAS', counted(paid, 20));
  expect(await linesOf(bank, received.id_jurnal)).toEqual([
    ['000', '102001', minor(20), null, null],
    ['000', '101006', -minor(20), null, null],
  ]);
  expect((await boxOf(bank, { vault: '000' })).saldo).toBe(ho.saldo);
  await expectSoundBooks(bank);
});

test('an ATM is loaded and emptied of no more than was loaded', async () => {
  const atm = (arah: string, lembar: number) => bags(lembar, { arah, kode_cabang_tujuan: '', kode_atm: 'ATM01' });
  await refused(bank, 'ATM_EMPTY', () => file('001', 'KIRIM_KAS', atm('DARI_ATM', 1)));
  await done('001', 'KIRIM_KAS', atm('KE_ATM', 8));
  const loaded = await done('001', 'TERIMA_KIRIMAN_KAS', counted(await newest('cash_shipment'), 8));
  expect(await linesOf(bank, loaded.id_jurnal)).toEqual([
    ['001', '101003', minor(8), null, null],
    ['001', '101006', -minor(8), null, null],
  ]);
  await refused(bank, 'ATM_EMPTY', () => file('001', 'KIRIM_KAS', atm('DARI_ATM', 9)));
  const emptied = await accepted(bank, () => done('001', 'KIRIM_KAS', atm('DARI_ATM', 8)));
  expect(await linesOf(bank, emptied.id_jurnal)).toEqual([
    ['001', '101006', minor(8), null, null],
    ['001', '101003', -minor(8), null, null],
  ]);
  await done('001', 'TERIMA_KIRIMAN_KAS', counted(await newest('cash_shipment'), 8));
  expect(await transit('001')).toBe(0n);
  await expectSoundBooks(bank);
});

const wrong: readonly { why: string; code: ErrorCode; branch: Branch; input: () => object }[] = [
  { why: 'to itself', code: 'SHIPMENT_PLACE', branch: '001', input: () => bags(1) },
  {
    why: 'to a branch that does not exist',
    code: 'SHIPMENT_PLACE',
    branch: '000',
    input: () => bags(1, { kode_cabang_tujuan: '999' }),
  },
  {
    why: 'from Bank Indonesia by a branch',
    code: 'FORBIDDEN',
    branch: '001',
    input: () => bags(1, { arah: 'DARI_BI', kode_cabang_tujuan: '' }),
  },
  {
    why: 'a count that does not add up',
    code: 'CASH_COUNT',
    branch: '000',
    input: () => bags(2, { nominal: '100000.00' }),
  },
  { why: 'pieces the vault does not hold', code: 'CASH_SHORT', branch: '000', input: () => bags(90_000) },
  { why: 'more than is insured', code: 'SHIPMENT_INSURANCE', branch: '000', input: () => bags(100_001) },
  {
    why: 'a request of nobody',
    code: 'NOT_FOUND',
    branch: '000',
    input: () => bags(1, { nomor_permintaan: 'MK9999999999' }),
  },
];
test.each(wrong)('refuses bags $why with $code', async ({ code, branch, input }) => {
  await refused(bank, code, () => file(branch, 'KIRIM_KAS', input()));
  const nomor = await send(1);
  await accepted(bank, () => done('001', 'TERIMA_KIRIMAN_KAS', counted(nomor, 1)));
});

test('answers a request with no more than was asked, for the branch that asked', async () => {
  const nomor_permintaan = await request(3);
  await refused(bank, 'CASH_REQUEST_STATE', () => file('000', 'KIRIM_KAS', bags(4, { nomor_permintaan })));
  await refused(bank, 'NOT_FOUND', () =>
    file('000', 'KIRIM_KAS', bags(3, { nomor_permintaan, kode_cabang_tujuan: '002' })),
  );
  const nomor = await send(3, { nomor_permintaan });
  await refused(bank, 'CASH_REQUEST_STATE', () => file('000', 'KIRIM_KAS', bags(3, { nomor_permintaan })));
  await accepted(bank, () => done('001', 'TERIMA_KIRIMAN_KAS', counted(nomor, 3)));
});

test('the same bags are counted once, though two counts are approved at one instant, and by their own branch alone', async () => {
  const nomor = await send(4);
  await refused(bank, 'NOT_FOUND', () => file('002', 'TERIMA_KIRIMAN_KAS', counted(nomor, 4)));
  await refused(bank, 'SHIPMENT_STATE', () => file('000', 'TERIMA_KIRIMAN_KAS', counted(nomor, 4)));
  const items = [
    await file('001', 'TERIMA_KIRIMAN_KAS', counted(nomor, 4)),
    await file('001', 'TERIMA_KIRIMAN_KAS', counted(nomor, 4)),
  ];
  await refused(bank, 'SELF_APPROVAL', () => bank.flow('headteller1', 'APPROVE', { idFlow: items[0]?.id_flow ?? '' }));
  const tries = await Promise.allSettled(
    items.map(({ id_flow }) => bank.flow('manager1', 'APPROVE', { idFlow: id_flow })),
  );
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(tries.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []))).toEqual(['SHIPMENT_STATE']);
  await refused(bank, 'SHIPMENT_STATE', () =>
    file('001', 'TOLAK_KIRIMAN_KAS', { nomor_kiriman: nomor, alasan: 'Terlambat datang' }),
  );
  await expectSoundBooks(bank);
});

/** All branches end their day and open the next one. */
async function nextDay(): Promise<void> {
  for (const branch of ['001', '002', '000'] as const) await bank.endOfDay(branch);
  await bank.openBank();
  for (const [user, branch] of [
    ['manager1', '001'],
    ['manager2', '002'],
  ] as const) {
    await bank.step(user, 'prepare', branch);
    await bank.step(user, 'open', branch);
  }
}

test('bags stay on the road while days and a month end, and arrive in the next month', async () => {
  const nomor = await send(12, {}, '002');
  const waiting = await file('001', 'TERIMA_KIRIMAN_KAS', counted(nomor, 12));
  await nextDay();
  await refused(bank, 'FLOW_STATE', () => bank.flow('manager1', 'APPROVE', { idFlow: waiting.id_flow }));
  expect(await transit('002')).toBe(minor(12));
  while (!(await bank.status('001')).endsWith('-12-01')) await nextDay();
  await bank.owner`update branch set status = 'TUTUP' where kode_cabang = '002'`;
  const early = await file('001', 'TERIMA_KIRIMAN_KAS', counted(nomor, 12));
  await refused(bank, 'DAY_CLOSED', () => bank.flow('manager1', 'APPROVE', { idFlow: early.id_flow }));
  await bank.owner`update branch set status = 'BUKA' where kode_cabang = '002'`;
  await accepted(bank, () => bank.flow('manager1', 'APPROVE', { idFlow: early.id_flow }));
  const [row] = await bank.owner<{ kirim: string; terima: string }[]>`
    select tanggal_kirim as kirim, tanggal_terima as terima from cash_shipment where nomor = ${nomor}`;
  expect(row).toEqual({ kirim: '2026-11-20', terima: '2026-12-01' });
  expect(await transit('002')).toBe(0n);
  await expectSoundBooks(bank);
});

test('counts the bags of all that is on the road against the insurance', async () => {
  await bank.owner`update parameter set nilai = '1000000.00' where nama = 'batas_kirim_kas'`;
  // Both are filed while the road is empty; the posting counts anew.
  const [one, other] = [await file('000', 'KIRIM_KAS', bags(6)), await file('000', 'KIRIM_KAS', bags(7))];
  await accepted(bank, () => bank.flow('finance2', 'APPROVE', { idFlow: one.id_flow }));
  await refused(bank, 'SHIPMENT_INSURANCE', () => bank.flow('finance2', 'APPROVE', { idFlow: other.id_flow }));
  await done('001', 'TERIMA_KIRIMAN_KAS', counted(await newest('cash_shipment'), 6));
  await accepted(bank, () => bank.flow('finance2', 'APPROVE', { idFlow: other.id_flow }));
  await done('001', 'TERIMA_KIRIMAN_KAS', counted(await newest('cash_shipment'), 7));
  await expectSoundBooks(bank);
});
