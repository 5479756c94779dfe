import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { clearingSettlement } from '#core/cheques/clearing/settlement-module.ts';
import { checkBooks } from '#core/ledger/check-books.ts';
import { folderGateway } from '#core/payments/settlement/folder-drop.ts';
import type { GatewayConnection } from '#core/payments/settlement/gateway-connection.ts';
import { settlementRound } from '#core/payments/settlement/round.ts';
import { answerBatches, type Manner } from '#dev/central-bank/simulator.ts';
import { accepted, refused, rupiah } from '../../counter-bank.ts';
import { breaksBooks } from '../../helpers.ts';
import { beginOf } from '../../payments/settlement/settlement-bank.ts';
import { accounts, DAY } from '../../small-bank.ts';
import { clearingBank, MONDAY, sheet, slip } from './clearing-bank.ts';

const bank = await clearingBank();
breaksBooks(bank, ['7', '28']);
const { file, approve, done, newest, states, lines, balance, ledger, settled, chosen, turn } = bank;
const M = 1_000_000_00n;
const FEE = 50_000_00n;
const sub = (of: { nomor_warkat: string }) => `014-BG-${of.nomor_warkat}`;
const pair = () => generateKeyPairSync('ed25519');
const [ours, theirs] = [pair(), pair()];
const log = pino({ level: 'silent' });
const folders: string[] = [];
let folder = '';
let link: GatewayConnection;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'clearing-'));
  folders.push(folder);
  const banks = { bic: 'AMNHIDJA', peerBic: 'INDOIDJA' };
  link = { gateway: folderGateway(folder), banks, key: ours.privateKey, peers: [theirs.publicKey] };
});
afterAll(() => {
  for (const each of folders) rmSync(each, { recursive: true });
});

const round = () =>
  settlementRound({ db: bank.app, begin: beginOf(bank), log }, link, [clearingSettlement], { semua: true });
const answer = (...manners: readonly Manner[]) =>
  answerBatches({
    folder,
    bic: 'INDOIDJA',
    key: theirs.privateKey,
    peers: [ours.publicKey],
    seed: 'sheets',
    ...(manners.length > 0 && { manners }),
  });
/** Presented, and answered in one of these manners. */
const answered = async (...manners: readonly Manner[]) => {
  await round();
  answer(...manners);
  await round();
  // A cheque comes back in a later session.
  answer(...manners);
  await round();
};
const lodged = async (over: object = {}) => {
  const bg = sheet(over);
  await done('teller1', 'SETORAN_KLIRING', slip([bg]));
  const [row] = await newest();
  return { bg, row: row ?? { id_warkat: '', id_group: '', status: '' } };
};
const journals = async (id: string) => {
  const [row] = await bank.owner<{ settle: bigint | null; akhir: bigint | null; alasan_utama: string }[]>`
    select journal_settle as settle, journal_akhir as akhir, alasan_utama from clearing_warkat where id_warkat = ${id}`;
  return row ?? { settle: null, akhir: null, alasan_utama: '' };
};
const item = async (id: string) =>
  (
    await bank.owner<
      { status: string }[]
    >`select status from settlement_item where area = 'KLIRING' and rujukan = ${id}`
  )[0]?.status;
const failures = async () =>
  (await bank.owner<{ gagal_sebab: string }[]>`select gagal_sebab from settlement_entry where status = 'BARU'`).map(
    ({ gagal_sebab }) => gagal_sebab,
  );
const expectSound = async () =>
  expect((await checkBooks(bank.owner)).filter(({ ok, name }) => !ok && !name.startsWith('7 '))).toEqual([]);

test('a lodged cheque leaves as a collection that names it, and settles by the rail’s answer once', async () => {
  const central = await ledger('102001');
  const { bg, row } = await lodged();
  expect(await item(row.id_warkat)).toBe('ANTRE');
  await round();
  expect(await item(row.id_warkat)).toBe('DIKIRIM');
  const [file = ''] = readdirSync(join(folder, 'keluar')).filter((name) => name.endsWith('.xml'));
  expect(file).toMatch(/^KLIRING-\d{8}-\d{4}\.xml$/);
  const text = readFileSync(join(folder, 'keluar', file), 'utf8');
  expect(text).toContain(`/WARKAT/BG/${bg.nomor_warkat}/${DAY}`);
  expect(text).toContain('<MmbId>014</MmbId>');
  answer('TWICE');
  await round();
  const archive = join(folder, 'masuk', 'selesai');
  for (const name of readdirSync(archive)) renameSync(join(archive, name), join(folder, 'masuk', name));
  await round();
  expect(await states(row.id_group)).toEqual(['SELESAI_KLIRING']);
  expect(await lines(String((await journals(row.id_warkat)).settle))).toEqual([
    ['000', '102001', 75n * M, null],
    ['000', '110001', -75n * M, '001'],
    ['001', '109001', -75n * M, sub(bg)],
    ['001', '110001', 75n * M, '000'],
  ]);
  expect(await ledger('109001')).toBe(0n);
  expect(await ledger('102001')).toBe(central + 75n * M);
  await expectSound();
});

test.each(['RETURNED', 'RETURNED_FIRST'] as const)(
  '%s: settled, then given back with its reason and fee',
  async (manner) => {
    const [central, before] = [await ledger('102001'), await balance(accounts.firma)];
    const { bg, row } = await lodged();
    await answered(manner);
    expect(await states(row.id_group)).toEqual(['DITOLAK']);
    const { akhir, alasan_utama } = await journals(row.id_warkat);
    expect(alasan_utama).toBe('01');
    expect(await lines(String(akhir))).toEqual([
      ['001', '109006', 75n * M, null],
      ['001', '201004', 75n * M, sub(bg)],
      ['001', '109006', -75n * M, null],
      ['001', '203001', FEE, accounts.firma],
      ['001', '502002', -FEE, null],
      ['001', '110001', -75n * M, '000'],
      ['000', '102001', -75n * M, null],
      ['000', '110001', 75n * M, '001'],
    ]);
    expect(await ledger('102001')).toBe(central);
    expect(await balance(accounts.firma)).toBe(before - FEE);
    // Returned it may be handed in again, and waits again under another number.
    await accepted(bank, () => done('teller1', 'SETORAN_KLIRING', slip([bg])));
    await answered('SETTLED');
    await expectSound();
  },
);

test('a cheque that the rail refuses comes back without money, and without its fee where the account has no room for it', async () => {
  const central = await ledger('102001');
  const { bg, row } = await lodged();
  await bank.owner`update account_state set saldo_ditahan = saldo_buku where nomor_rekening = ${accounts.firma}`;
  await answered('REJECTED');
  await bank.owner`update account_state set saldo_ditahan = 0 where nomor_rekening = ${accounts.firma}`;
  const { akhir, settle, alasan_utama } = await journals(row.id_warkat);
  expect([settle, alasan_utama]).toEqual([null, '02']);
  expect(await lines(String(akhir))).toEqual([
    ['001', '201004', 75n * M, sub(bg)],
    ['001', '109001', -75n * M, sub(bg)],
  ]);
  expect(await ledger('102001')).toBe(central);
  await expectSound();
});

test('an unanswered cheque stays lodged; after a confirmation by hand the late answer posts nothing more', async () => {
  const { row } = await lodged();
  await answered('NEVER');
  expect([await item(row.id_warkat), await states(row.id_group)]).toEqual(['DIKIRIM', ['DISETOR']]);
  const central = await ledger('102001');
  await settled([row], 75_000_000n);
  for (const name of readdirSync(join(folder, 'keluar')).filter((each) => each.endsWith('.ack'))) {
    rmSync(join(folder, 'keluar', name));
  }
  answer('SETTLED');
  await round();
  expect(await item(row.id_warkat)).toBe('SELESAI');
  expect(await ledger('102001')).toBe(central + 75n * M);
  await expectSound();
});

test('a cheque withdrawn or confirmed by hand does not leave; one that has left is not withdrawn', async () => {
  const givenBack = (row: { id_warkat: string }) => ({
    id_warkat: row.id_warkat,
    nominal: rupiah(75_000_000n),
    kode_valuta: 'IDR',
    alasan: 'Nasabah meminta kembali',
  });
  const { row: first } = await lodged();
  await accepted(bank, () => done('backoffice1', 'TARIK_SETORAN_KLIRING', givenBack(first)));
  const { row: carried } = await lodged();
  await settled([carried], 75_000_000n);
  const { row: left } = await lodged();
  await round();
  expect([await item(first.id_warkat), await item(carried.id_warkat), await item(left.id_warkat)]).toEqual([
    'DIBATALKAN',
    'DIBATALKAN',
    'DIKIRIM',
  ]);
  const late = await file('backoffice1', 'TARIK_SETORAN_KLIRING', givenBack(left));
  await refused(bank, 'SETTLEMENT_SENT', () => approve(late));
  expect(await states(left.id_group)).toEqual(['DISETOR']);
  answer('SETTLED');
  await round();
});

test('one that was credited early comes back out of the account, and waits with its reason while that has too little', async () => {
  const { row } = await lodged();
  await answered('SETTLED');
  await done('backoffice1', 'EFEKTIFKAN_SETORAN_KLIRING', chosen([row], 75_000_000n));
  const before = await balance(accounts.firma);
  const [{ id } = { id: 0n }] = await bank.owner<{ id: bigint }[]>`
    insert into settlement_message (id_pesan, jenis, rail, ukuran, sidik, isi, tanda_tangan, status, banyak, jumlah)
    select 'LATE', 'pacs.004', 'KLIRING', 4, sha256('late'), 'late', 'sig', 'DITERIMA', 1, jumlah from settlement_item where rujukan = ${row.id_warkat} returning id`;
  await bank.owner`
    insert into settlement_entry (message, urut, jenis, rail, end_to_end, id_transaksi, jumlah, sebab, isi)
    select ${id}, 1, 'DIKEMBALIKAN', 'KLIRING', end_to_end, 'R1', jumlah, '13', '{}' from settlement_item where rujukan = ${row.id_warkat}`;
  await bank.owner`update account_state set saldo_ditahan = saldo_buku where nomor_rekening = ${accounts.firma}`;
  await round();
  expect(await failures()).toEqual(['INSUFFICIENT']);
  expect(await states(row.id_group)).toEqual(['EFEKTIF']);
  await bank.owner`update account_state set saldo_ditahan = 0 where nomor_rekening = ${accounts.firma}`;
  await round();
  expect(await failures()).toEqual([]);
  expect(await states(row.id_group)).toEqual(['DITOLAK']);
  expect((await journals(row.id_warkat)).alasan_utama).toBe('13');
  expect(await balance(accounts.firma)).toBe(before - 75n * M - FEE);
  await expectSound();
});

test('out of custody it waits for the presentment as well, which leaves at clearing’s cut-off', async () => {
  await done('teller1', 'TITIPAN_KLIRING', { ...slip([sheet()]), tanggal_kliring: MONDAY });
  const [row] = await newest();
  expect(await item(row?.id_warkat ?? '')).toBeUndefined();
  await turn(MONDAY);
  const run = { id_group: row?.id_group, nominal: rupiah(75_000_000n), kode_valuta: 'IDR' };
  await done('backoffice1', 'JALANKAN_TITIPAN_KLIRING', run);
  await bank.cutOff('15:00');
  const at = (when: string) =>
    settlementRound({ db: bank.app, begin: beginOf(bank), log }, link, [clearingSettlement], { at: when });
  await bank.owner`update settlement_item set dibuat_pada = '2026-11-23 10:00+07' where rujukan = ${row?.id_warkat ?? ''}`;
  await at('2026-11-23 14:59:59+07');
  expect(await item(row?.id_warkat ?? '')).toBe('ANTRE');
  await at('2026-11-23 15:00+07');
  expect(await item(row?.id_warkat ?? '')).toBe('DIKIRIM');
  await bank.cutOff('24:00');
});
