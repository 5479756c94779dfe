import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reversal } from '#core/cash/counter/reversal.ts';
import { clearingSettlement } from '#core/cheques/clearing/settlement-module.ts';
import { makeReference } from '#core/ledger/reference-number.ts';
import { folderGateway } from '#core/payments/settlement/folder-drop.ts';
import type { ItemContent } from '#core/payments/settlement/gateway.ts';
import type { GatewayConnection } from '#core/payments/settlement/gateway-connection.ts';
import { settlementRound } from '#core/payments/settlement/round.ts';
import { writeFile } from '#core/payments/settlement/write-file.ts';
import { answerBatches, say } from '#dev/central-bank/simulator.ts';
import { fromMinor } from '#lib/money.ts';
import { chequeBank } from '../../cash/counter/cheque-bank.ts';
import { accepted, insertGrant, refused, rupiah } from '../../counter-bank.ts';
import { breaksBooks } from '../../helpers.ts';
import { beginOf } from '../../payments/settlement/settlement-bank.ts';
import { accounts, DAY } from '../../small-bank.ts';
import { clearingBank } from './clearing-bank.ts';

const clearing = await clearingBank();
const bank = await chequeBank(clearing);
// An end of day is written here beside a day that stays open.
breaksBooks(bank, ['33']);
const { file, approve, done, next, sheetOf } = bank;
const { balance, ledger } = clearing;
const { firma } = accounts;
const M = 1_000_000_00n;
const pair = () => generateKeyPairSync('ed25519');
const [ours, theirs] = [pair(), pair()];
const folder = mkdtempSync(join(tmpdir(), 'presented-'));
const banks = { bic: 'AMNHIDJA', peerBic: 'INDOIDJA' };
const link: GatewayConnection = {
  gateway: folderGateway(folder),
  banks,
  key: ours.privateKey,
  peers: [theirs.publicKey],
};
const central = { folder, bic: 'INDOIDJA', key: theirs.privateKey, peers: [ours.publicKey], seed: 'presented' };
afterAll(() => rmSync(folder, { recursive: true }));
beforeAll(() => bank.owner`update clearing_cycle set pengembalian = '23:59'`);

const round = () =>
  settlementRound({ db: bank.app, begin: beginOf(bank), log: pino({ level: 'silent' }) }, link, [clearingSettlement]);
let count = 0;
interface Claim {
  readonly nomor: string;
  readonly jumlah?: bigint;
  readonly isi?: Partial<ItemContent>;
}
/** Another bank presents cheques in one message: returns the content of its file, and its name. */
function message(...claims: readonly Claim[]): { name: string; text: string } {
  count += 1;
  const items = claims.map(({ nomor, jumlah = 2n * M, isi }, place) => ({
    end_to_end: `T${count}-${place}`,
    rail: 'KLIRING' as const,
    jenis: 'pacs.003' as const,
    jumlah,
    area: 'KLIRING' as const,
    rujukan: '',
    isi: {
      penerima: { nama: 'CV Maju Bersama', rekening: '8800112233', bank: 'CENAIDJA' },
      pengirim: { nama: 'Firma', rekening: firma, bank: banks.bic },
      warkat: { jenis: 'CEK', nomor, tanggal: DAY },
      ...isi,
    },
  }));
  const nomor = `KLIRING-IN-${count}`;
  const head = { nomor, rail: 'KLIRING', jenis: 'pacs.003', tanggal: DAY, dibuat: '2026-11-20T03:00:00Z' } as const;
  const text = writeFile(head, items, { bic: banks.peerBic, peerBic: banks.bic });
  return { name: `${nomor}.xml`, text };
}
const present = async (...claims: readonly Claim[]) => {
  const { name, text } = message(...claims);
  say(central, name, text);
  await round();
};
const waiting = async (nomor: string) =>
  bank.owner<
    { id: string; status: string; bank: string; cabang: string; efektif: string; journal: string; utama: string }[]
  >`
    select id_penarikan::text as id, status, kode_bank as bank, kode_cabang as cabang, tanggal_efektif as efektif, journal_terima::text as journal, alasan_utama as utama
    from inward_warkat where nomor_warkat = ${nomor} order by id_penarikan`;
const first = async (nomor: string) => {
  const [row] = await waiting(nomor);
  if (!row) throw new Error(`${nomor} is not there`);
  return row;
};
const failures = async () =>
  (
    await bank.owner<
      { sebab: string }[]
    >`select gagal_sebab as sebab from settlement_entry where status = 'BARU' order by id`
  ).map(({ sebab }) => sebab);
const chosen = (id_penarikan: string, over: object = {}) => ({
  id_penarikan,
  nominal: rupiah(2_000_000n),
  kode_valuta: 'IDR',
  keterangan: '',
  ...over,
});
const paying = (id: string) => chosen(id, { nomor_rekening: firma });
const returning = (id: string, over: object = {}) => chosen(id, { alasan_tolakan: ['13'], bebas_biaya: 'F', ...over });

test('instruments of a batch become a work list in their account’s branch, once by any repeated file', async () => {
  const [one, two] = [next(), next()];
  const { name, text } = message(
    { nomor: one },
    { nomor: two, isi: { warkat: { jenis: 'CEK', nomor: two.toLowerCase(), tanggal: DAY, efektif: '2026-11-21' } } },
  );
  say(central, name, text);
  await round();
  say(central, `again-${name}`, text);
  await round();
  await round();
  const row = await first(one);
  expect(row).toMatchObject({ status: 'DITERIMA', bank: '014', cabang: '001', efektif: DAY });
  expect(await waiting(two)).toMatchObject([{ status: 'DITERIMA', efektif: '2026-11-21' }]);
  expect(await clearing.lines(row.journal)).toEqual([
    ['001', '109005', 2n * M, `014-CEK-${one}`],
    ['001', '110001', -2n * M, '000'],
    ['000', '102001', -2n * M, null],
    ['000', '110001', 2n * M, '001'],
  ]);
  expect(await ledger('109005')).toBe(4n * M);
  await refused(bank, 'INWARD_KNOWN', () =>
    file('backoffice1', 'TERIMA_PENARIKAN_KLIRING', {
      kode_bank: '014',
      nama_penerima: 'CV Maju Bersama',
      nomor_rekening: firma,
      jenis: 'CEK',
      nomor_warkat: one,
      tanggal_warkat: DAY,
      tanggal_efektif: '',
      nominal: rupiah(2_000_000n),
      kode_valuta: 'IDR',
      keterangan: '',
    }),
  );
  const data = { nomor_referensi: makeReference('001', DAY, BigInt(row.journal)), alasan: 'tidak dikenal' };
  const token = await insertGrant(bank, { code: 'REVERSAL', data, maker: 'backoffice1', reasons: ['PEMBATALAN'] });
  await refused(bank, 'INWARD_BY_FILE', () => bank.run('backoffice1', reversal, data, { token, key: randomUUID() }));
  const before = await balance(firma);
  await done('backoffice1', 'PENARIKAN_KLIRING', paying(row.id));
  expect(await balance(firma)).toBe(before - 2n * M);
  expect(await sheetOf(one)).toMatchObject({ status: 'DIBAYAR' });
  await done('backoffice1', 'TOLAKAN_PENARIKAN_KLIRING', returning((await first(two)).id));
  expect(await ledger('109005')).toBe(0n);
});

test('a bank that claims the same paper twice gets two answers, and is paid once', async () => {
  const nomor = next();
  await present({ nomor });
  await present({ nomor });
  const [one, two] = await waiting(nomor);
  await done('backoffice1', 'PENARIKAN_KLIRING', paying(one?.id ?? ''));
  await refused(bank, 'WARKAT_SHEET', () => file('backoffice1', 'PENARIKAN_KLIRING', paying(two?.id ?? '')));
  await accepted(bank, () => done('backoffice1', 'TOLAKAN_PENARIKAN_KLIRING', returning(two?.id ?? '')));
  expect((await waiting(nomor)).map(({ status }) => status)).toEqual(['DIBAYAR', 'DITOLAK']);
  expect(await sheetOf(nomor)).toMatchObject({ status: 'DIBAYAR' });
  expect(await ledger('109005')).toBe(0n);
});

test('a return leaves at once with the reason that governs, and ends when the rail has taken it', async () => {
  const nomor = next();
  await present({ nomor });
  const { id } = await first(nomor);
  await done('backoffice1', 'TOLAKAN_PENARIKAN_KLIRING', returning(id, { alasan_tolakan: ['13', '09'] }));
  const item = async () =>
    (
      await bank.owner<{ status: string }[]>`
        select status from settlement_item where rujukan = ${id} and jenis = 'pacs.004'`
    )[0]?.status;
  expect(await item()).toBe('ANTRE');
  await round();
  expect(await item()).toBe('DIKIRIM');
  const out = readdirSync(join(folder, 'keluar'))
    .filter((name) => name.endsWith('.xml'))
    .map((name) => readFileSync(join(folder, 'keluar', name), 'utf8'));
  const mine = out.find((text) => text.includes(`<RtrId>P${id.padStart(12, '0')}</RtrId>`));
  expect(mine).toContain('<Prtry>09</Prtry>');
  expect(mine).toContain('<OrgnlMsgNmId>pacs.003');
  answerBatches({ ...central, manners: ['SETTLED'] });
  await round();
  expect(await item()).toBe('SELESAI');
  expect(await ledger('109006')).toBe(0n);
});

test('a missing balance is a reason only where it is true, and counts for the drawer at the other bank too', async () => {
  const [rich, poor] = [next(), next()];
  const much = (await balance(firma)) + 5n * M;
  await present({ nomor: rich }, { nomor: poor, jumlah: much });
  const unfunded = async (nomor: string) =>
    (await bank.owner<{ n: bigint }[]>`select nominal as n from warkat_unfunded where nomor_warkat = ${nomor}`).map(
      ({ n }) => n,
    );
  const { id } = await first(rich);
  const payment = await file('backoffice1', 'PENARIKAN_KLIRING', paying(id));
  await refused(bank, 'WARKAT_FUNDED', () =>
    file('backoffice1', 'TOLAKAN_PENARIKAN_KLIRING', returning(id, { alasan_tolakan: ['01'] })),
  );
  expect(await unfunded(rich)).toEqual([]);
  await approve(payment);
  const back = (await first(poor)).id;
  const nominal = fromMinor(much);
  await accepted(bank, () =>
    done('backoffice1', 'TOLAKAN_PENARIKAN_KLIRING', returning(back, { alasan_tolakan: ['01'], nominal })),
  );
  expect(await unfunded(poor)).toEqual([much]);
  const [said] = await bank.owner<{ sebab: string }[]>`
    select isi #>> '{asal,sebab}' as sebab from settlement_item where rujukan = ${back} and jenis = 'pacs.004'`;
  expect(said?.sebab).toBe('AM04');
});

test('an entry without its instrument or from an unknown bank stays with the gateway under its reason, unbooked', async () => {
  const before = await ledger('102001');
  await present({ nomor: next(), isi: { warkat: undefined as never } });
  await present({ nomor: next(), isi: { penerima: { nama: 'X', bank: 'ZZZZIDJA' } } });
  expect(await failures()).toEqual([
    expect.stringContaining('names no sheet'),
    expect.stringContaining('ZZZZIDJA is not on the list'),
  ]);
  expect(await ledger('102001')).toBe(before);
});

test('an instrument that arrives during the end of day waits for the next day; after a mere cut-off it is taken', async () => {
  const [early, late] = [next(), next()];
  const way = await ledger('109005');
  const status = (to: string) => bank.owner`update branch set status = ${to} where kode_cabang = '001'`;
  await status('CUT_OFF');
  await present({ nomor: early });
  expect([(await first(early)).status, await ledger('109005')]).toEqual(['DITERIMA', way + 2n * M]);
  await bank.owner`
    insert into eod_run (kode_cabang, tanggal, dari, berikut, id_user, status)
    select kode_cabang, accounting_date, accounting_date, next_business_day(accounting_date), 'manager1', 'TERTAHAN' from branch where kode_cabang = '001'`;
  await present({ nomor: late });
  expect([await waiting(late), await ledger('109005'), (await failures()).at(-1)]).toEqual([
    [],
    way + 2n * M,
    'DAY_CLOSED',
  ]);
  await bank.owner`update eod_run set status = 'SELESAI', selesai = now() where kode_cabang = '001'`;
  await status('BUKA');
  await round();
  expect([(await first(late)).status, await ledger('109005')]).toEqual(['DITERIMA', way + 4n * M]);
});
