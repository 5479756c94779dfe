import { expect, test } from 'vitest';
import { processEntries } from '#core/payments/settlement/process-entries.ts';
import { goOnWithCleared } from '#core/payments/transfers/cleared.ts';
import { normaliseAnyName } from '#lib/text.ts';
import { accepted, refused, rupiah } from '../../counter-bank.ts';
import { type Hit, line, listsOf, part } from '../../customers/screening/lists-bank.ts';
import { accounts } from '../../small-bank.ts';
import { expectSoundBooks } from '../../sound-books.ts';
import { beginOf } from '../settlement/settlement-bank.ts';
import { fromGiro, inNotes, transferBank } from './transfer-bank.ts';

const bank = await transferBank();
const { arrive, arrival, answer, approve, balance, done, file, ledger, leave, lines, owner } = bank;
const lists = listsOf(bank);
const M = 1_000_000_00n;

/** Everybody the tests have listed, in one list that each of them makes longer. */
const listed: string[] = [];
async function list(kode: string, nama: string, over: Partial<Record<string, string>> = {}) {
  listed.push(line(kode, nama, over));
  await lists.putInForce(part(listed));
}
const throwIt = (error: unknown) => {
  throw error;
};
const goOn = () => goOnWithCleared({ db: bank.app, begin: beginOf(bank) }, throwIt);
const hitOf = async (objek: string): Promise<Hit> => {
  const hit = (await lists.hits(objek)).at(-1);
  if (!hit) throw new Error(`${objek} is no hit`);
  return hit;
};
const sent = async () => (await owner`select from transfer`).length;

test('names lose titles and legal forms that hide them from a list', () => {
  expect(['Bpk. H. Amrozi Palsu, S.E.', 'PT. Dana Gelap (Persero) Tbk', 'AMROZI PALSU'].map(normaliseAnyName)).toEqual([
    'AMROZI PALSU',
    'DANA GELAP',
    'AMROZI PALSU',
  ]);
});

test('no payee on a list is paid at another bank until compliance has cleared the name; a namesake is', async () => {
  await list('T-1', 'Amrozi Palsu');
  await list('T-2', 'Dana Gelap', { macam: 'B' });
  const [before, count] = [await balance(accounts.firma), await sent()];
  for (const nama_tujuan of ['Amrozi Palsu', 'BPK AMROZI PALSU', 'Palsu, Amrozi', 'PT Dana Gelap']) {
    await refused(bank, 'COMPLIANCE_HOLD', () =>
      file('teller1', 'SKN_NON_TUNAI', fromGiro(10_000_000n, { nama_tujuan })),
    );
    expect([nama_tujuan, await balance(accounts.firma), await sent()]).toEqual([nama_tujuan, before, count]);
  }
  const cash = { pecahan: [{ nominal: '100000.00', lembar: 31 }] };
  await owner`update parameter set nilai = '100000.00' where nama = 'skn_biaya'`;
  await refused(bank, 'COMPLIANCE_HOLD', () =>
    bank.run1('teller1', 'SKN_TUNAI', inNotes(3_000_000n, 3_100_000n, cash, { nama_tujuan: 'Amrozi Palsu' })),
  );
  await accepted(bank, () => bank.run1('teller1', 'SKN_TUNAI', inNotes(3_000_000n, 3_100_000n, cash)));
  await owner`update parameter set nilai = '2900.00' where nama = 'skn_biaya'`;
  // Compliance gets one hit for each.
  const objek = 'LAWAN:CENAIDJA/8800112233';
  await refused(bank, 'COMPLIANCE_HOLD', () =>
    file('teller1', 'SKN_NON_TUNAI', fromGiro(11_000_000n, { nama_tujuan: 'Amrozi Palsu' })),
  );
  expect((await lists.hits(objek)).map(({ kode, status, asal }) => [kode, status, asal])).toEqual([
    ['T-1', 'BARU', 'TRANSFER'],
    ['T-1', 'BARU', 'TRANSFER'],
    ['T-2', 'BARU', 'TRANSFER'],
  ]);
  await accepted(bank, () => done('teller1', 'SKN_NON_TUNAI', fromGiro(10_000_000n, { nama_tujuan: 'Amir Palupi' })));
  // Cleared for this account and name, not for another account of that name.
  const [first] = await lists.hits(objek);
  if (!first) throw new Error('no hit');
  await lists.decide(first, 'BUKAN');
  await accepted(bank, () => done('teller1', 'SKN_NON_TUNAI', fromGiro(10_000_000n, { nama_tujuan: 'Amrozi Palsu' })));
  await refused(bank, 'COMPLIANCE_HOLD', () =>
    file('teller1', 'SKN_NON_TUNAI', fromGiro(1_000_000n, { nama_tujuan: 'Amrozi Palsu', rekening_tujuan: '5551234' })),
  );
});

test('nobody passes a list by an alias, by look-alike letters or by digits, at any entry point', async () => {
  await list('T-9', 'Wiwin Contohlain');
  const outward = (nama_tujuan: string) =>
    file('teller1', 'SKN_NON_TUNAI', fromGiro(10_000_000n, { nama_tujuan, rekening_tujuan: '4440001112' }));
  for (const nama of [
    'Wiwin Contohlain alias Ummi',
    'Ummi d/h Wiwin Contohlain',
    'Ummi (Wiwin Contohlain)',
    'W1win Contohla1n',
  ])
    await refused(bank, 'COMPLIANCE_HOLD', () => outward(nama));
  for (const nama of ['ᴡɪᴡɪɴ ᴄᴏɴᴛᴏʜʟᴀɪɴ', '🆆iwin Contohlain', 'Wіwin Contohlain'])
    await refused(bank, 'VALIDATION', () => outward(nama));
  await accepted(bank, () => outward('Wawan Contohlain alias Ummi'));
  for (const pengirim of [
    'Wiwin Contohlain alias Ummi',
    'PT Maju (d/h Wiwin Contohlain)',
    'ᴡɪᴡɪɴ ᴄᴏɴᴛᴏʜʟᴀɪɴ',
    'Wɨwɨn C0ntohla1n',
  ]) {
    await arrive(accounts.ani, 'Ani Lestari', 1_000_000n, { pengirim });
    expect([pengirim, (await arrival()).sebab]).toEqual([pengirim, 'KEPATUHAN']);
  }
  await arrive(accounts.ani, 'Ani Lestari', 1_000_000n, { pengirim: 'Wawan alias Ummi' });
  expect((await arrival()).sebab).toBe('');
});

test('a list that came while the form waited stops its approval, even if the rules have passed it', async () => {
  const idFlow = await file('teller1', 'SKN_NON_TUNAI', fromGiro(20_000_000n, { nama_tujuan: 'Noordin Contoh' }));
  const other = await file('teller1', 'SKN_NON_TUNAI', fromGiro(20_000_000n, { nama_tujuan: 'Nurdin Lain' }));
  await list('T-3', 'Noordin Contoh');
  const [before, count] = [await balance(accounts.firma), await sent()];
  await refused(bank, 'COMPLIANCE_HOLD', () => approve(idFlow));
  expect([await balance(accounts.firma), await sent()]).toEqual([before, count]);
  await accepted(bank, () => approve(other));
  expect(await sent()).toBe(count + 1);
});

test('a transfer from somebody on a list waits on 201002 for compliance, and then for nobody', async () => {
  await list('T-4', 'PT Pengirim Jauh', { macam: 'B' });
  await leave();
  const [before, held, underWay] = [await balance(accounts.ani), await ledger('201002'), await ledger('109002')];
  await arrive(accounts.ani, 'Ani Lestari', 7_000_000n);
  const row = await arrival();
  expect(row).toMatchObject({ status: 'TERTAHAN', sebab: 'KEPATUHAN', kode_cabang: '001' });
  expect([await balance(accounts.ani), await ledger('201002')]).toEqual([before, held - 7n * M]);
  // It goes neither back nor to the payee, by no person and by no round.
  await leave();
  await goOn();
  await refused(bank, 'TRANSFER_GOES_BACK', () =>
    file('backoffice1', 'SALURKAN_TRANSFER', {
      nomor: row.nomor,
      nomor_rekening: accounts.ani,
      nominal: rupiah(7_000_000n),
      kode_valuta: 'IDR',
      keterangan: 'Atas permintaan nasabah',
    }),
  );
  expect([await balance(accounts.ani), await ledger('201002'), await ledger('109002')]).toEqual([
    before,
    held - 7n * M,
    underWay,
  ]);
  await expectSoundBooks(bank);
  const hit = await hitOf('LAWAN:BMRIIDJA/1230004567');
  await lists.decide(hit, 'BUKAN');
  expect(await goOn()).toBe(1);
  const after = await arrival();
  expect(after).toMatchObject({ status: 'DISALURKAN', sebab: 'KEPATUHAN', nomor: row.nomor });
  expect(await lines(after.journal_akhir)).toEqual([
    ['001', '201002', 7n * M],
    ['001', '301001', -7n * M],
  ]);
  expect([await balance(accounts.ani), await ledger('201002')]).toEqual([before + 7n * M, held]);
  expect(await goOn()).toBe(0);
  // The next one of this sender is credited at once.
  await arrive(accounts.ani, 'Ani Lestari', 1_000_000n);
  expect(await arrival()).toMatchObject({ status: 'DIKREDIT' });
});

test('a confirmed one stays frozen until an authority lifts it, and then goes the way its account says', async () => {
  const held = await ledger('201002');
  await list('T-5', 'Bagas Penyandang');
  // To an account of somebody else: without the list it would go straight back to its bank.
  await arrive(accounts.citra, 'Bagas Penyandang', 4_000_000n);
  const { nomor } = await arrival();
  const objek = `LAWAN:/${accounts.citra}`;
  await lists.decide(await hitOf(objek), 'TERBUKTI');
  await leave();
  expect(await goOn()).toBe(0);
  expect(await arrival()).toMatchObject({ status: 'TERTAHAN', sebab: 'KEPATUHAN', sebab_retur: '' });
  expect(await ledger('201002')).toBe(held - 4n * M);
  await lists.decide(await hitOf(objek), 'DICABUT', 'S-12/PPATK/2026');
  expect(await goOn()).toBe(1);
  expect(await arrival()).toMatchObject({ status: 'TERTAHAN', sebab: 'NAMA' });
  await leave();
  await answer(nomor, 'SELESAI');
  expect(await arrival()).toMatchObject({ status: 'DIRETUR', nomor });
  expect(await ledger('201002')).toBe(held);
});

test('the holder of the account is checked by the customer record', async () => {
  const before = await balance(accounts.budi);
  await list('T-6', 'Budi Hartono');
  const [{ nomor_nasabah } = { nomor_nasabah: '' }] = await owner<{ nomor_nasabah: string }[]>`
    select nomor_nasabah from account where nomor_rekening = ${accounts.budi}`;
  await arrive(accounts.budi, 'Budi Hartono', 2_000_000n);
  expect(await arrival()).toMatchObject({ status: 'TERTAHAN', sebab: 'KEPATUHAN' });
  expect(await balance(accounts.budi)).toBe(before);
  for (const hit of await lists.hits(`NASABAH:${nomor_nasabah}`)) await lists.decide(hit, 'BUKAN');
  expect(await goOn()).toBe(1);
  expect(await balance(accounts.budi)).toBe(before + 2n * M);
});

test('held money is neither credited nor paid past a list that came meanwhile', async () => {
  await arrive(accounts.dorman, 'Darmi Lamatidur', 1_000_000n, { pengirim: 'Sumber Keruh' });
  const sleeping = await arrival();
  await arrive(accounts.tutup, 'Tuti Sudahtutup', 1_000_000n, { pengirim: 'Sumber Keruh' });
  const cash = await arrival();
  await leave();
  await answer(cash.nomor, 'DITOLAK', 'AC03');
  await owner`update account_state set status = 'AKTIF' where nomor_rekening = ${accounts.dorman}`;
  const credit = {
    nomor: sleeping.nomor,
    nomor_rekening: accounts.dorman,
    nominal: rupiah(1_000_000n),
    kode_valuta: 'IDR',
    keterangan: 'Rekening sudah diaktifkan',
  };
  const pay = {
    nomor: cash.nomor,
    nominal: rupiah(1_000_000n),
    kode_valuta: 'IDR',
    keterangan: 'KTP asli dan bukti kirim',
    pecahan: [{ nominal: '100000.00', lembar: 10 }],
    jenis_identitas: 'KTP',
    nomor_identitas: '3273056010900010',
    nama: 'Tuti Sudahtutup',
  };
  const credited = await file('backoffice1', 'SALURKAN_TRANSFER', credit);
  const paid = await file('teller1', 'BAYAR_TRANSFER', pay);
  const held = await ledger('201002');
  await list('T-7', 'Sumber Keruh', { macam: 'B' });
  await refused(bank, 'COMPLIANCE_HOLD', () => approve(credited));
  await refused(bank, 'COMPLIANCE_HOLD', () => approve(paid));
  expect(await ledger('201002')).toBe(held);
  await lists.decide(await hitOf('LAWAN:BMRIIDJA/1230004567'), 'BUKAN');
  await accepted(bank, () => approve(credited));
  await accepted(bank, () => approve(paid));
  expect(await ledger('201002')).toBe(held + 2n * M);
});

test('a transfer that waits for a branch whose day is over has not failed, shows its reason, and is credited when it opens', async () => {
  const before = await balance(accounts.citra);
  await owner`update branch set status = 'TUTUP' where kode_cabang = '002'`;
  await arrive(accounts.citra, 'Citra Permana', 3_000_000n, { rail: 'BI_FAST' });
  await arrive(accounts.ani, 'Ani Lestari', 1_000_000n, { rail: 'BI_FAST' });
  // The transfer of an open branch does not wait.
  expect(await arrival()).toMatchObject({ status: 'DIKREDIT', kode_cabang: '001' });
  const waiting = () =>
    owner`select status, gagal_kali, gagal_sebab, menunggu from settlement_entry where status = 'BARU' order by id`;
  expect(await waiting()).toEqual([{ status: 'BARU', gagal_kali: 0, gagal_sebab: 'DAY_CLOSED', menunggu: '002' }]);
  expect(await balance(accounts.citra)).toBe(before);
  await owner`update branch set status = 'BUKA' where kode_cabang = '002'`;
  await processEntries({ db: bank.app, begin: beginOf(bank) }, [bank.area], throwIt);
  expect(await waiting()).toEqual([]);
  expect(await balance(accounts.citra)).toBe(before + 3n * M);
});
