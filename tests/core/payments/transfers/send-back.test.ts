import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { returnHeld } from '#core/payments/transfers/end-of-day.ts';
import { listIncoming } from '#core/payments/transfers/incoming-list.ts';
import { addDays } from '#lib/dates.ts';
import { paging } from '../../asking.ts';
import { endOfDayOf, runStep } from '../../business-day/end-of-day/run-step.ts';
import { accepted, refused } from '../../counter-bank.ts';
import { accounts } from '../../small-bank.ts';
import { expectSoundBooks } from '../../sound-books.ts';
import { transferBank } from './transfer-bank.ts';

const bank = await transferBank();
const { answer, approve, arrive, arrival, done, file, ledger, leave, lines, owner } = bank;
const M = 1_000_000_00n;

const back = (nomor: string) => ({ nomor, alasan: 'Pemilik rekening tidak dapat dihubungi' });
const sent = (nomor: string) => file('backoffice1', 'RETUR_TRANSFER_TERTAHAN', back(nomor));
const listed = async (nomor: string) => {
  const context = await bank.as('backoffice1');
  const { data = [] } = await listIncoming(
    context,
    // The list reads its own fields alone.
    {
      kode_cabang: '',
      tanggal_awal: '',
      tanggal_akhir: '',
      rail: '',
      status_masuk: '',
      paging: paging({ keyword: nomor }),
    } as never,
  );
  return data[0];
};
/** Returns the gateway's items of its returns, the first one first. */
const items = async (nomor: string) =>
  (
    await owner<{ end_to_end: string; status: string; sebab: string }[]>`
      select end_to_end, status, isi #>> '{asal,sebab}' as sebab from settlement_item where rujukan = ${nomor} order by dibuat_pada`
  ).map(({ end_to_end, status, sebab }) => [end_to_end, status, sebab]);

test('two persons send back money for a dormant account, again where its bank refused it, until it is there', async () => {
  await arrive(accounts.dorman, 'Darmi Lamatidur', 5_000_000n);
  const { nomor } = await arrival();
  const [held, underWay] = [await ledger('201002'), await ledger('109002')];
  expect(await listed(nomor)).toMatchObject({ dapat_disalurkan: 'T', dapat_diretur: 'T', umur: '0', sisa: '30' });
  await refused(bank, 'TRANSFER_UNKNOWN', () => sent('TM9999999999'));
  const item = await sent(nomor);
  // One person alone sends nothing back.
  await refused(bank, 'SELF_APPROVAL', () => approve(item, 'backoffice1'));
  expect([await leave(), await items(nomor)]).toEqual([0, []]);
  await accepted(bank, () => approve(item));
  expect(await items(nomor)).toEqual([[nomor, 'ANTRE', 'AC06']]);
  expect(await listed(nomor)).toMatchObject({
    dapat_disalurkan: 'F',
    dapat_diretur: 'F',
    dapat_dibayar: 'F',
    sisa: '',
  });
  await refused(bank, 'TRANSFER_GOES_BACK', () => sent(nomor));
  await refused(bank, 'TRANSFER_GOES_BACK', () =>
    file('backoffice1', 'SALURKAN_TRANSFER', {
      nomor,
      nomor_rekening: accounts.dorman,
      nominal: '5000000.00',
      kode_valuta: 'IDR',
      keterangan: 'Rekening sudah diaktifkan',
    }),
  );
  expect(await leave()).toBe(1);
  expect(await lines((await arrival()).journal_retur)).toEqual([
    ['001', '201002', 5n * M],
    ['001', '109002', -5n * M],
  ]);
  await refused(bank, 'TRANSFER_STATE', () => sent(nomor));
  // Its bank does not have it back: it is held again, for a person, and goes back under another number.
  await answer(nomor, 'DITOLAK', 'AC03');
  expect(await arrival()).toMatchObject({ status: 'TERTAHAN', sebab: 'DORMAN', sebab_retur: 'AC03' });
  expect([await ledger('201002'), await ledger('109002'), await leave()]).toEqual([held, underWay, 0]);
  expect(await listed(nomor)).toMatchObject({ dapat_diretur: 'T', sisa: '' });
  await approve(await sent(nomor));
  expect(await leave()).toBe(1);
  expect(await items(nomor)).toEqual([
    [nomor, 'DITOLAK', 'AC06'],
    [`${nomor}-2`, 'DIKIRIM', 'AC06'],
  ]);
  await answer(`${nomor}-2`, 'SELESAI');
  const ended = await arrival();
  expect(ended.status).toBe('DIRETUR');
  expect(await lines(ended.journal_akhir)).toEqual([
    ['001', '109002', 5n * M],
    ['000', '102001', -5n * M],
  ]);
  expect([await ledger('201002'), await ledger('109002')]).toEqual([held + 5n * M, underWay]);
});

test('money without an account that its bank refused goes back again; a meanwhile credited one does not', async () => {
  await arrive('001999999999', 'Siapa Saja', 2_000_000n);
  const { nomor } = await arrival();
  await refused(bank, 'TRANSFER_GOES_BACK', () => sent(nomor));
  await leave();
  await answer(nomor, 'DITOLAK', 'AC03');
  await accepted(bank, async () => approve(await sent(nomor)));
  expect(await items(nomor)).toEqual([
    [nomor, 'DITOLAK', 'AC01'],
    [`${nomor}-2`, 'ANTRE', 'AC01'],
  ]);

  await arrive(accounts.citra, 'Citra Dewi Permana', 2_000_000n);
  await arrive(accounts.ani, 'Ani Dewi Lestari', 2_000_000n);
  const near = (await arrival()).nomor;
  const item = await sent(near);
  const credit = {
    nomor: near,
    nomor_rekening: accounts.ani,
    nominal: '2000000.00',
    kode_valuta: 'IDR',
    keterangan: 'Nama cocok dengan dokumen',
  };
  await done('backoffice1', 'SALURKAN_TRANSFER', credit, 'supervisor1');
  await refused(bank, 'TRANSFER_STATE', () => approve(item));
  expect((await arrival()).status).toBe('DISALURKAN');
});

test('after the days of the parameter the end of day queues it, and it leaves once its branch is at work again', async () => {
  await leave();
  const [{ tanggal } = { tanggal: '' }] = await owner<{ tanggal: string }[]>`
    select accounting_date::text as tanggal from branch where kode_cabang = '001'`;
  const on = async (rekening: string, nama: string, days: number) => {
    await arrive(rekening, nama, 1_000_000n);
    const { nomor } = await arrival();
    await owner`update incoming_transfer set tanggal = ${addDays(tanggal, -days)}::date where nomor = ${nomor}`;
    return nomor;
  };
  const at = await endOfDayOf(bank, '001', randomUUID());
  const ahead = Math.round((Date.parse(at.berikut) - Date.parse(tanggal)) / 86_400_000);
  const due = await on(accounts.dorman, 'Darmi Lamatidur', 30 - ahead);
  const young = await on(accounts.dorman, 'Darmi Lamatidur', 29 - ahead);
  const near = await on(accounts.ani, 'Ani Dewi Lestari', 90);
  expect(await listed(due)).toMatchObject({ umur: String(30 - ahead), sisa: String(ahead) });
  expect(await listed(near)).toMatchObject({ umur: '90', sisa: '' });
  await expect(runStep(bank, returnHeld, at)).rejects.toThrow();
  await owner`
    insert into eod_run (run, kode_cabang, tanggal, dari, berikut, id_user) values (${at.run}, '001', ${at.tanggal}, ${at.dari}, ${at.berikut}, 'manager1')`;
  await owner`insert into eod_step (run, urut, kode, status, mulai) values (${at.run}, 1, 'RETUR_TRANSFER_TERTAHAN', 'BERJALAN', now())`;
  await owner`update branch set status = 'CUT_OFF' where kode_cabang = '001'`;
  expect((await runStep(bank, returnHeld, at)).baris).toBe(1);
  expect([await items(due), await items(young), await items(near)]).toEqual([[[due, 'ANTRE', 'AC06']], [], []]);
  expect((await runStep(bank, returnHeld, at)).baris).toBe(0);
  // No return leaves a branch that is in its end of day.
  expect(await leave()).toBe(0);
  await owner`update branch set status = 'BUKA' where kode_cabang = '001'`;
  expect(await leave()).toBe(1);
  // Refused, it waits for a person: no later end of day sends it again.
  await answer(due, 'DITOLAK', 'AC03');
  expect(await listed(due)).toMatchObject({ status_masuk: 'TERTAHAN', dapat_diretur: 'T', sisa: '' });
  // Their journals are of today, whatever age the test gave them.
  await owner`update incoming_transfer set tanggal = ${tanggal}::date`;
  await expectSoundBooks(bank);
});
