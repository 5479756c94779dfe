import { expect, test } from 'vitest';
import { cashDeposit } from '#core/cash/counter/cash-deposit.ts';
import { cashWithdrawal } from '#core/cash/counter/cash-withdrawal.ts';
import { otorisasiHistoryData } from '#core/control/workflow/desk.ts';
import { daftarHitamNasional, detailDhn } from '#core/customers/records/blacklist.ts';
import { kecocokan } from '#core/customers/screening/queries.ts';
import { askItems, paging } from '../../asking.ts';
import { accepted, cash, refused } from '../../counter-bank.ts';
import { accounts } from '../../small-bank.ts';
import { person, relation } from '../records/customer-forms.ts';
import { line, listsBank, part } from './lists-bank.ts';

const bank = await listsBank();
const FLOW = 'SIMPAN_NASABAH_INDIVIDU';
const customerOf = async (account: string) => {
  const [row] = await bank.owner<
    { nomor_nasabah: string }[]
  >`select nomor_nasabah from account where nomor_rekening = ${account}`;
  return row?.nomor_nasabah ?? '';
};
const exists = async (nama_normal: string) =>
  (await bank.owner`select from customer where nama_normal = ${nama_normal}`).length > 0;

test('a hit stops the opening until two of compliance have cleared it, and is remembered until one side changes', async () => {
  await bank.putInForce(part([line('T-1', 'Siti Aminah', { tanggal_lahir: '1990-10-20' })]));
  const idFlow = await bank.file(FLOW, person());
  const objek = 'NASABAH:BARU/SITI AMINAH/1990-10-20';
  const [hit] = await bank.hits(objek);
  expect(hit).toMatchObject({
    kode: 'T-1',
    status: 'BARU',
    asal: 'FORMULIR',
    nilai: 70,
    alasan: ['NAMA', 'TANGGAL_LAHIR'],
  });
  await refused(bank, 'COMPLIANCE_HOLD', () => bank.approve(idFlow));
  expect(await exists('SITI AMINAH')).toBe(false);
  if (!hit) throw new Error('no hit');
  // Nobody decides alone, and nobody who is not of compliance.
  const data = { id_hit: hit.id_hit, status: 'BUKAN', nomor_surat: '', versi: hit.versi, alasan: 'Lain orang' };
  const ask = (user: string) => bank.flow(user, 'SUBMIT', { flowCode: 'PUTUS_KECOCOKAN', seen: '', data });
  for (const user of ['cs1', 'manager1', 'finance1', 'admin1', 'auditor1'])
    await refused(bank, 'FORBIDDEN', () => ask(user));
  const { id_flow } = await ask('compliance1');
  await refused(bank, 'SELF_APPROVAL', () =>
    bank.flow('compliance1', 'APPROVE', { idFlow: id_flow, remark: 'Setuju saja' }),
  );
  await refused(bank, 'COMPLIANCE_HOLD', () => bank.approve(idFlow));
  await accepted(bank, () => bank.flow('compliance2', 'APPROVE', { idFlow: id_flow, remark: 'Lain orang' }));
  await accepted(bank, () => bank.approve(idFlow));
  const [row] = await bank.owner`select nomor_nasabah from customer where nama_normal = 'SITI AMINAH'`;
  const number = String(row?.nomor_nasabah);
  expect(await bank.hits()).toEqual([expect.objectContaining({ objek: `NASABAH:${number}`, status: 'BUKAN' })]);
  // A change that leaves name, birth date and number as they are raises no new question; a new number does.
  const later = person({ nomor_nasabah: number, versi: 1, alamat: 'Jl. Riau No. 2', alasan: 'Pindah rumah' });
  await accepted(bank, async () => bank.approve(await bank.file(FLOW, later)));
  const married = person({
    nomor_nasabah: number,
    versi: 2,
    jenis_identitas: 'PASPOR',
    nomor_identitas: 'A1234567',
    alasan: 'Ganti dokumen',
  });
  const again = await bank.file(FLOW, married);
  await refused(bank, 'COMPLIANCE_HOLD', () => bank.approve(again));
  expect((await bank.hits(`NASABAH:${number}`)).map(({ status }) => status)).toEqual(['BUKAN', 'BARU']);
  await bank.flow('cs1', 'CANCEL', { idFlow: again });
  // The entry changes: the same customer is asked about anew.
  await bank.putInForce(part([line('T-1', 'Siti Aminah', { tanggal_lahir: '1990-10-20', tempat_lahir: 'Bandung' })]));
  expect((await bank.hits(`NASABAH:${number}`)).at(-1)).toMatchObject({ status: 'BARU', asal: 'DAFTAR' });
});

test('an approval sees the list that came while the form waited, also at the same instant', async () => {
  const form = person({ nama_nasabah: 'Rudi Baru', nomor_identitas: '3273056010900031' });
  const free = person({ nama_nasabah: 'Bebas Lepas', nomor_identitas: '3273056010900032' });
  const [idFlow, other] = [await bank.file(FLOW, form), await bank.file(FLOW, free)];
  await bank.putInForce(part([line('S-1', 'Rudi Baru')], { jenis: 'SANKSI', penerbit: 'PBB' }));
  expect(await bank.hits('NASABAH:BARU/RUDI BARU/1990-10-20')).toEqual([
    expect.objectContaining({ status: 'BARU', asal: 'DAFTAR' }),
  ]);
  await refused(bank, 'COMPLIANCE_HOLD', () => bank.approve(idFlow));
  await accepted(bank, () => bank.approve(other));
  expect([await exists('RUDI BARU'), await exists('BEBAS LEPAS')]).toEqual([false, true]);
  // Whichever of the two comes first: the customer is either not in the books, or asked about.
  const racing = await bank.file(FLOW, person({ nama_nasabah: 'Sama Detik', nomor_identitas: '3273056010900033' }));
  const list = await bank.fileList(
    part([line('S-1', 'Rudi Baru'), line('S-2', 'Sama Detik')], { jenis: 'SANKSI', penerbit: 'PBB' }),
  );
  const both = await Promise.allSettled([
    bank.approve(racing),
    bank.flow('compliance2', 'APPROVE', { idFlow: list, remark: 'Sesuai surat' }),
  ]);
  expect(both[1].status).toBe('fulfilled');
  const asked = await bank.owner`select from name_hit where nama = 'Sama Detik' and status = 'BARU'`;
  expect(asked).toHaveLength(1);
  expect(both[0].status === 'fulfilled').toBe(await exists('SAMA DETIK'));
});

test('confirmed, every account of the customer is shut both ways; lifted by a letter, open again', async () => {
  const number = await customerOf(accounts.ani);
  await bank.putInForce(part([line('X-1', 'Ani Lestari')], { jenis: 'DPPSPM' }));
  const [hit] = await bank.hits(`NASABAH:${number}`);
  if (!hit) throw new Error('no hit');
  // Until it is decided the counter knows nothing.
  await accepted(bank, () => bank.run('teller1', cashDeposit, cash(accounts.ani, 1)));
  await bank.decide(hit, 'TERBUKTI');
  await refused(bank, 'ACCOUNT_BLOCKED', () => bank.run('teller1', cashDeposit, cash(accounts.ani, 1)));
  await refused(bank, 'ACCOUNT_BLOCKED', () => bank.run('teller1', cashWithdrawal, cash(accounts.ani, 1)));
  await accepted(bank, () => bank.run('teller1', cashDeposit, cash(accounts.budi, 1)));
  const [block] = await bank.owner`
    select arah, tingkat, alasan, nomor_surat, dicabut from account_blocking where nomor_rekening = ${accounts.ani}`;
  expect({ ...block }).toEqual({
    arah: 'T',
    tingkat: 'BERWENANG',
    alasan: 'KEPATUHAN',
    // An authority's block names its letter: the list.
    nomor_surat: expect.stringMatching(/^DTTOT\//),
    dicabut: false,
  });
  // A decision is made once, on the present values.
  await expect(bank.decide(hit, 'BUKAN')).rejects.toMatchObject({ code: 'FLOW_STATE' });
  const [now] = await bank.hits(`NASABAH:${number}`);
  if (!now) throw new Error('no hit');
  await expect(bank.decide(hit, 'DICABUT', 'S-1/2026')).rejects.toMatchObject({ code: 'DATA_CHANGED' });
  await expect(bank.decide(now, 'DICABUT')).rejects.toMatchObject({ code: 'VALIDATION' });
  await bank.decide(now, 'DICABUT', 'S-1/2026');
  await accepted(bank, () => bank.run('teller1', cashWithdrawal, cash(accounts.ani, 1)));
});

test('related persons are compared with the lists as well, and numbers count more than names', async () => {
  await bank.putInForce(
    part([line('N-1', 'Nama Lain Sekali', { nomor_identitas: '3273056010900099' }), line('N-2', 'Pihak Terlarang')], {
      jenis: 'SANKSI',
      penerbit: 'UE',
    }),
  );
  const form = person({
    nama_nasabah: 'Wulan Sari',
    nomor_identitas: '3273056010900099',
    pihak: [relation({ nama: 'Pihak Terlarang' })],
  });
  const idFlow = await bank.file(FLOW, form);
  expect(
    (await bank.hits('NASABAH:BARU/WULAN SARI/1990-10-20')).map(({ kode, nilai, alasan }) => [kode, nilai, alasan]),
  ).toEqual([
    ['N-1', 100, ['IDENTITAS']],
    ['N-2', 50, ['NAMA']],
  ]);
  await refused(bank, 'COMPLIANCE_HOLD', () => bank.approve(idFlow));
});

test('the national blacklist does not stop: it makes the risk high, and every counter may read it', async () => {
  const listed = { tanggal_lahir: '1990-10-20', lembar: '3', bank: 'Bank Contoh', terbit: '2026-10-01' };
  await bank.putInForce(
    part([line('H-1', 'Dedi Kosong', listed), line('H-2', 'Lama Sekali', { ...listed, terbit: '2025-10-01' })], {
      jenis: 'DHN',
      penerbit: 'BI',
    }),
  );
  const form = person({ nama_nasabah: 'Dedi Kosong', nomor_identitas: '3273056010900041' });
  const idFlow = await bank.file(FLOW, form);
  const [item] = await bank.owner`select tingkat, alasan from flow_instance where id_flow = ${idFlow}`;
  expect(item).toMatchObject({
    tingkat: 'BRANCH_MANAGER',
    alasan: expect.arrayContaining([expect.objectContaining({ kode: 'RESIKO_TINGGI' })]),
  });
  await accepted(bank, () => bank.approve(idFlow));
  const [row] = await bank.owner`
    select c.nomor_nasabah, c.resiko, r.nilai from customer c join customer_risk r using (nomor_nasabah) where c.nama_normal = 'DEDI KOSONG' and r.indikator = 'DHN'`;
  expect(row).toMatchObject({ resiko: 'TINGGI', nilai: 100 });
  const ask = async (user: string, over: object) =>
    daftarHitamNasional(await bank.as(user), {
      paging: paging(),
      nomor_nasabah: '',
      nomor_identitas: '',
      nomor_npwp: '',
      ...over,
    });
  const { data } = await ask('teller1', { nomor_nasabah: String(row?.nomor_nasabah) });
  expect(data).toEqual([
    expect.objectContaining({ kode: 'H-1', lembar: 3, bank: 'Bank Contoh', berlaku_sampai: '2027-10-01' }),
  ]);
  // A listing ends a year after its publication.
  expect((await ask('teller1', {})).data.map(({ kode }) => kode)).toEqual(['H-1']);
  expect((await ask('teller1', { paging: paging({ keyword: 'dedi kosong' }) })).data).toHaveLength(1);
  await expect(ask('teller3', { nomor_nasabah: String(row?.nomor_nasabah) })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  expect(data[0]).toMatchObject(await detailDhn(await bank.as('teller1'), { id_dhn: data[0]?.id_dhn ?? '' }));
  const [secret] = await bank.owner<
    { id: string }[]
  >`select id_entri::text as id from name_entry where jenis = 'DTTOT' limit 1`;
  await expect(detailDhn(await bank.as('teller1'), { id_dhn: secret?.id ?? '' })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});

test('compliance reads both records side by side; nobody else learns of a list, not by the desk either', async () => {
  const { data } = await kecocokan(await bank.as('compliance1'), {
    paging: paging({ keyword: 'Wulan' }),
    status: '',
    jenis: '',
    id_hit: '',
  });
  expect(data.map(({ nama, nomor_identitas, entri }) => [nama, nomor_identitas, entri?.kode])).toEqual(
    [
      ['Pihak Terlarang', '', 'N-2'],
      ['Wulan Sari', '3273056010900099', 'N-1'],
    ].slice(1),
  );
  const decided = async (user: string) =>
    (await otorisasiHistoryData(await bank.as(user), askItems({ tingkat: 'COMPLIANCE' }))).data.length;
  expect(await decided('compliance2')).toBeGreaterThan(0);
  expect(await decided('auditor1')).toBeGreaterThan(0);
  for (const user of ['finance1', 'admin1', 'manager1']) expect(await decided(user)).toBe(0);
});
