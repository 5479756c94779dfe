import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { formBatch } from '#core/payments/settlement/form-batch.ts';
import { cancelUnsent } from '#core/payments/transfers/end-of-day.ts';
import { heldAtCounter } from '#core/payments/transfers/held-at-counter.ts';
import { listTransfers } from '#core/payments/transfers/queries.ts';
import { paging } from '../../asking.ts';
import { endOfDayOf, runStep } from '../../business-day/end-of-day/run-step.ts';
import { accepted, refused } from '../../counter-bank.ts';
import { type Hit, line, listsOf, part } from '../../customers/screening/lists-bank.ts';
import { accounts } from '../../small-bank.ts';
import { expectSoundBooks } from '../../sound-books.ts';
import { beginOf } from '../settlement/settlement-bank.ts';
import { fromGiro, inNotes, transferBank } from './transfer-bank.ts';

const bank = await transferBank();
const { answer, arrive, arrival, balance, done, file, ledger, leave, lines, newest, owner, run1 } = bank;
const lists = listsOf(bank);
const M = 1_000_000_00n;
const FEE = 100_000_00n;
// The fee is made a note's worth, so that the till needs no coins.
await owner`update parameter set nilai = '100000.00' where nama = 'skn_biaya'`;

/** Everybody the tests have listed, in one list that each of them makes longer. */
const listed: string[] = [];
const put = (kode: string, nama: string, over: Partial<Record<string, string>> = {}) => {
  listed.push(line(kode, nama, over));
  return part(listed);
};
const list = (...entry: Parameters<typeof put>) => lists.putInForce(put(...entry));
const throwIt = (error: unknown) => {
  throw error;
};
/** Runs the part of a round after its batches are made and its messages taken. */
const goOn = () => bank.area.resume?.({ db: bank.app, begin: beginOf(bank) }, throwIt);
const hitOf = async (objek: string): Promise<Hit> => {
  const hit = (await lists.hits(objek)).at(-1);
  if (!hit) throw new Error(`${objek} is no hit`);
  return hit;
};
/** Returns the transfer's status and reason, with the gateway's status of its item and whether that is in a batch. */
const statusOf = async (nomor: string) => {
  const [row] = await owner<{ status: string; sebab: string; item: string; batch: boolean }[]>`
    select t.status, t.sebab, i.status as item, i.id_batch is not null as batch from transfer t join settlement_item i on i.end_to_end = t.nomor where t.nomor = ${nomor}`;
  return [row?.status, row?.sebab, row?.item, row?.batch];
};
const HELD = ['DITAHAN', 'KEPATUHAN', 'DITAHAN', false];
const SENT = ['DIKIRIM', '', 'DIKIRIM', true];
const journals = async () => (await owner<{ n: number }[]>`select count(*)::integer as n from journal`)[0]?.n ?? 0;
const acts = async (nomor: string) =>
  (await owner<{ aksi: string }[]>`select aksi from audit_trail where objek = ${`TRANSFER:${nomor}`} order by id`).map(
    ({ aksi }) => aksi,
  );
let accountsThere = 0;
/** A transfer of the firm's giro, approved, to an account of its own at another bank. */
const approved = async (nama_tujuan: string, over: object = {}) => {
  accountsThere += 1;
  const rekening_tujuan = String(7_700_000_000 + accountsThere);
  const { nomor_referensi } = await done(
    'teller1',
    'SKN_NON_TUNAI',
    fromGiro(10_000_000n, { nama_tujuan, rekening_tujuan, ...over }),
  );
  return { ...(await newest()), objek: `LAWAN:CENAIDJA/${rekening_tujuan}`, nomor_referensi };
};
const find = async (keyword: string) =>
  (await heldAtCounter(await bank.as('teller1'), { paging: paging({ keyword }) })).data;

describe('a list that comes in force between approval and batch', () => {
  test('recalls transfers to the listed person alone, moves nothing, and notifies compliance once', async () => {
    const hers = await approved('Kartosuwiryo Contoh');
    const other = await approved('Kartini Contoh');
    await list('R-1', 'Kartosuwiryo Contoh');
    const [before, underWay, count] = [await balance(accounts.firma), await ledger('109002'), await journals()];
    expect(await leave()).toBe(1);
    expect([await statusOf(hers.nomor), await statusOf(other.nomor)]).toEqual([HELD, SENT]);
    expect([await balance(accounts.firma), await ledger('109002'), await journals()]).toEqual([
      before,
      underWay,
      count,
    ]);
    expect(underWay).toBe(-20n * M);
    // However many rounds pass, it stays, and compliance is asked once.
    expect([await leave(), await goOn(), await leave()]).toEqual([0, 0, 0]);
    expect((await lists.hits(hers.objek)).map(({ kode, status, asal }) => [kode, status, asal])).toEqual([
      ['R-1', 'BARU', 'TRANSFER'],
    ]);
    expect(await lists.hits(other.objek)).toEqual([]);
    expect([await statusOf(hers.nomor), await acts(hers.nomor)]).toEqual([HELD, ['TAHAN_TRANSFER']]);
    // Its branch reads that it waits for compliance; whoever is asked at a counter, that it is not to be had yet.
    const asked = { kode_cabang: '', tanggal_awal: '', tanggal_akhir: '', rail: '', status_transfer: 'DITAHAN' };
    const { data } = await listTransfers(await bank.as('teller1'), { ...asked, paging: paging() });
    expect(data.map(({ nomor, status_transfer, sebab }) => [nomor, status_transfer, sebab])).toEqual([
      [hers.nomor, 'DITAHAN', 'KEPATUHAN'],
    ]);
    for (const keyword of [hers.nomor, 'Sinar Jaya Abadi PT'])
      expect(await find(keyword)).toEqual([
        expect.objectContaining({ nomor: hers.nomor, nama: 'PT Sinar Jaya Abadi', tempat: 'TUNGGU', nominal: '' }),
      ]);
    expect(await find(other.nomor)).toEqual([]);
    await expectSoundBooks(bank);
    // A branch that undoes it is refused; once compliance has cleared the payee it leaves with the next batch.
    const undo = () =>
      file('teller1', 'REVERSAL', { nomor_referensi: hers.nomor_referensi, alasan: 'Salah rekening tujuan' });
    const undoing = await undo();
    await refused(bank, 'COMPLIANCE_HOLD', () => bank.approve(undoing));
    expect([await statusOf(hers.nomor), await journals()]).toEqual([HELD, count]);
    await bank.flow('manager1', 'REJECT', { idFlow: undoing, remark: 'Menunggu kepatuhan' });
    await lists.decide(await hitOf(hers.objek), 'BUKAN');
    expect([await goOn(), await statusOf(hers.nomor)]).toEqual([1, ['DIOTORISASI', '', 'ANTRE', false]]);
    expect([await leave(), await statusOf(hers.nomor)]).toEqual([1, SENT]);
    expect(await acts(hers.nomor)).toEqual(['TAHAN_TRANSFER', 'LEPAS_TRANSFER']);
    await answer(hers.nomor, 'SELESAI');
    await answer(other.nomor, 'SELESAI');
    expect([await goOn(), await balance(accounts.firma), await ledger('109002')]).toEqual([0, before, 0n]);
  });

  test('and is confirmed by compliance: the amount goes back with its fee, once, for any callers at once', async () => {
    const before = await balance(accounts.firma);
    const hers = await approved('Sabarno Contoh');
    await run1(
      'teller1',
      'SKN_TUNAI',
      inNotes(
        3_000_000n,
        3_100_000n,
        { pecahan: [{ nominal: '100000.00', lembar: 31 }] },
        { nama_tujuan: 'Sabarno Contoh', rekening_tujuan: '7799000001' },
      ),
    );
    const cash = await newest();
    expect(await balance(accounts.firma)).toBe(before - 10n * M - FEE);
    const [stored, held, fees] = [await ledger('201003'), await ledger('201002'), await ledger('502001')];
    await list('R-2', 'Sabarno Contoh');
    expect(await leave()).toBe(0);
    expect([await statusOf(hers.nomor), await statusOf(cash.nomor)]).toEqual([HELD, HELD]);
    expect(await ledger('201003')).toBe(stored);
    const count = await journals();
    await lists.decide(await hitOf(hers.objek), 'TERBUKTI');
    const gone = await Promise.all([goOn(), goOn()]);
    expect(gone.reduce((sum = 0, each = 0) => sum + each)).toBe(1);
    expect(await statusOf(hers.nomor)).toEqual(['DIBATALKAN', 'KEPATUHAN', 'DIBATALKAN', false]);
    // The one in cash is another account, on which nobody has decided yet.
    expect(await statusOf(cash.nomor)).toEqual(HELD);
    await lists.decide(await hitOf('LAWAN:CENAIDJA/7799000001'), 'TERBUKTI');
    expect(await goOn()).toBe(1);
    const journalOf = async (nomor: string) =>
      (await owner<{ journal_akhir: bigint }[]>`select journal_akhir from transfer where nomor = ${nomor}`)[0]
        ?.journal_akhir ?? 0n;
    expect(await lines(await journalOf(hers.nomor))).toEqual([
      ['001', '109002', 10n * M],
      ['001', '502001', FEE],
      ['001', '203001', -(10n * M + FEE)],
    ]);
    expect(await lines(await journalOf(cash.nomor))).toEqual([
      ['001', '201003', 3n * M],
      ['001', '502001', FEE],
      ['001', '201002', -(3n * M + FEE)],
    ]);
    expect([await journals(), await balance(accounts.firma), await ledger('109002')]).toEqual([count + 2, before, 0n]);
    expect([await ledger('201003'), await ledger('201002'), await ledger('502001')]).toEqual([
      stored + 3n * M,
      held - 3n * M - FEE,
      fees + 2n * FEE,
    ]);
    expect([await goOn(), await leave()]).toEqual([0, 0]);
    // The payer gets it at the counter, like any returned cash.
    expect(await find(cash.nomor)).toEqual([expect.objectContaining({ tempat: 'SINI', nominal: '3100000.00' })]);
  });

  test('names the sender: that transfer waits, and no other leaves the account', async () => {
    await accepted(bank, () =>
      done('teller1', 'SKN_NON_TUNAI', fromGiro(2_000_000n, { nomor_rekening: accounts.ani, nama_tujuan: 'Ibu Kos' })),
    );
    const early = await newest();
    await list('R-3', 'Ani Lestari');
    const [{ nomor_nasabah } = { nomor_nasabah: '' }] = await owner<{ nomor_nasabah: string }[]>`
      select nomor_nasabah from account where nomor_rekening = ${accounts.ani}`;
    await refused(bank, 'COMPLIANCE_HOLD', () =>
      done('teller1', 'SKN_NON_TUNAI', fromGiro(1_000_000n, { nomor_rekening: accounts.ani, nama_tujuan: 'Ibu Kos' })),
    );
    await leave();
    expect(await statusOf(early.nomor)).toEqual(HELD);
    const held = await ledger('201002');
    const [before, objek] = [await balance(accounts.ani), `NASABAH:${nomor_nasabah}`];
    await lists.decide(await hitOf(objek), 'TERBUKTI');
    expect([await goOn(), (await statusOf(early.nomor))[0]]).toEqual([1, 'DIBATALKAN']);
    // That decision blocks the sender's account both ways, so it does not take the money back.
    expect([await balance(accounts.ani), await ledger('201002')]).toEqual([before, held - 2n * M - FEE]);
  });

  test('holds back a transfer on its way back to its bank', async () => {
    const held = await ledger('201002');
    await arrive('8800112299', 'Nama Tiada', 4_000_000n, { pengirim: 'Sumber Gelap' });
    const { nomor } = await arrival();
    const item = async () =>
      (await owner<{ status: string }[]>`select status from settlement_item where end_to_end = ${nomor}`)[0]?.status;
    expect([(await arrival()).sebab, await item()]).toEqual(['REKENING', 'ANTRE']);
    await list('R-4', 'Sumber Gelap', { macam: 'B' });
    expect([await leave(), await goOn()]).toEqual([0, 0]);
    expect(await arrival()).toMatchObject({ status: 'TERTAHAN', sebab: 'KEPATUHAN', journal_retur: null });
    expect([await item(), await ledger('201002')]).toEqual(['DITAHAN', held - 4n * M]);
    await expectSoundBooks(bank);
    await lists.decide(await hitOf('LAWAN:BMRIIDJA/1230004567'), 'BUKAN');
    expect([await goOn(), (await arrival()).sebab, await item()]).toEqual([1, 'REKENING', 'ANTRE']);
    expect(await leave()).toBe(1);
    await answer(nomor, 'SELESAI');
    expect(await arrival()).toMatchObject({ status: 'DIRETUR' });
    expect(await ledger('201002')).toBe(held);
  });
});

/** Waits until so many wait for the lock of the lists. */
async function waitingForLists(n: number): Promise<void> {
  for (;;) {
    const [row] = await owner<{ n: number }[]>`
      select count(*)::integer as n from pg_locks l join pg_database d on d.oid = l.database
      where d.datname = current_database() and l.locktype = 'advisory' and l.objid = 7315 and l.classid = 0 and not l.granted`;
    if (row?.n === n) return;
  }
}

describe('a list and a batch at the same instant', () => {
  test('the list is first: the batch is made by it', async () => {
    const hers = await approved('Darsono Contoh');
    const idFlow = await lists.fileList(put('R-5', 'Darsono Contoh'));
    const [before, count] = [await balance(accounts.firma), await journals()];
    let inForce: Promise<unknown> = Promise.resolve();
    let batch: Promise<number> = Promise.resolve(0);
    await owner.begin(async (tx) => {
      await tx`select pg_advisory_xact_lock_shared(7315)`;
      inForce = bank.flow('compliance2', 'APPROVE', { idFlow, remark: 'Sesuai daftar' });
      await waitingForLists(1);
      batch = leave();
      await waitingForLists(2);
    });
    await inForce;
    expect([await batch, await statusOf(hers.nomor)]).toEqual([0, HELD]);
    expect([await balance(accounts.firma), await journals()]).toEqual([before, count]);
  });

  test('the batch is first: a sent transfer is not recalled', async () => {
    const hers = await approved('Musso Contoh');
    const idFlow = await lists.fileList(put('R-6', 'Musso Contoh'));
    let inForce: Promise<unknown> = Promise.resolve();
    await beginOf(bank)(async (tx) => {
      await formBatch(tx, [bank.area], 'SKN', 'pacs.008', { semua: true });
      inForce = bank.flow('compliance2', 'APPROVE', { idFlow, remark: 'Sesuai daftar' });
      await waitingForLists(1);
    });
    await inForce;
    expect([await statusOf(hers.nomor), await leave(), await statusOf(hers.nomor)]).toEqual([SENT, 0, SENT]);
    await answer(hers.nomor, 'SELESAI');
  });
});

test('a transfer without compliance’s answer goes back to its sender when the day ends, and nobody can send it any more', async () => {
  const [{ nomor } = { nomor: '' }] = await owner<
    { nomor: string }[]
  >`select nomor from transfer where status = 'DITAHAN'`;
  const before = await balance(accounts.firma);
  const blockers = await owner<{ kode: string }[]>`select kode from day_blockers('001') where kode = 'PERANTARA'`;
  expect([...blockers]).toEqual([]);
  const run = randomUUID();
  const at = await endOfDayOf(bank, '001', run);
  await owner`
    insert into eod_run (run, kode_cabang, tanggal, dari, berikut, id_user) values (${run}, '001', ${at.tanggal}, ${at.dari}, ${at.berikut}, 'manager1')`;
  await owner`insert into eod_step (run, urut, kode, status, mulai) values (${run}, 1, 'BATALKAN_TRANSFER', 'BERJALAN', now())`;
  await owner`update branch set status = 'CUT_OFF' where kode_cabang = '001'`;
  expect(await runStep(bank, cancelUnsent, at)).toMatchObject({ baris: 1 });
  expect(await statusOf(nomor)).toEqual(['DIBATALKAN', '', 'DIBATALKAN', false]);
  expect([await balance(accounts.firma), await ledger('109002')]).toEqual([before + 10n * M + FEE, 0n]);
  await owner`update branch set status = 'BUKA' where kode_cabang = '001'`;
  const [hit] = (await lists.hits()).filter(({ kode, status }) => kode === 'R-5' && status === 'BARU');
  if (!hit) throw new Error('compliance is not asked any more');
  await lists.decide(hit, 'BUKAN');
  expect([await goOn(), await leave()]).toEqual([0, 0]);
  expect(await balance(accounts.firma)).toBe(before + 10n * M + FEE);
});
