import { expect, test } from 'vitest';
import { riwayatObjek } from '#core/control/audit/audit-history.ts';
import { rincian } from '#core/customers/records/queries.ts';
import { savePerson } from '#core/customers/records/save-person.ts';
import { checkDigit } from '#lib/account-number.ts';
import { savePersonData } from '#lib/customers/schemas/customer.ts';
import { errorText } from '#lib/errors/errors.ts';
import { errorIn } from '#services/server/language.ts';
import { paging } from '../../asking.ts';
import { accepted, refused } from '../../counter-bank.ts';
import { person, relation } from './customer-forms.ts';
import { customersBank } from './customers-bank.ts';

const bank = await customersBank();
const FLOW = 'SIMPAN_NASABAH_INDIVIDU';
const itemOf = async (idFlow: string) => {
  const [row] = await bank.owner<
    { objek: string; tingkat: string; alasan: { kode: string }[]; nomor_nasabah: string[] }[]
  >`select objek, tingkat, alasan, nomor_nasabah from flow_instance where id_flow = ${idFlow}`;
  return row;
};

test('approval numbers a person, the bank rates it, and its parts and a version are stored by two persons', async () => {
  const idFlow = await bank.file(FLOW, person({ pihak: [relation()] }));
  expect(await itemOf(idFlow)).toMatchObject({ objek: 'NASABAH:BARU/SITI AMINAH/1990-10-20', tingkat: 'OPS_MANAGER' });
  await accepted(bank, () => bank.approve(idFlow));
  const [row] = await bank.owner`select * from customer where nama_normal = 'SITI AMINAH'`;
  const number = String(row?.nomor_nasabah);
  expect(number).toMatch(/^001\d{8}$/);
  expect(checkDigit(number.slice(0, 10))).toBe(number.slice(10));
  expect(row).toMatchObject({
    kode_cabang: '001',
    status: 'AKTIF',
    resiko: 'RENDAH',
    tanggal_tinjau: '2029-11-20',
    tanggal_buka: '2026-11-20',
    nik_berbeda: false,
    kota: 'Kota Bandung',
    versi: 1,
  });
  const contacts =
    await bank.owner`select jenis, nilai_normal from customer_contact where nomor_nasabah = ${number} order by jenis`;
  expect(contacts.map((each) => ({ ...each }))).toEqual([
    { jenis: 'HP', nilai_normal: '6281234567890' },
    { jenis: 'KANTOR', nilai_normal: '62224201234' },
    { jenis: 'SUREL', nilai_normal: 'siti.aminah@contoh.id' },
  ]);
  const [version] = await bank.owner`
    select aksi, pembuat, disetujui_oleh, isi -> 'customer_relation' -> 0 ->> 'nama' as waris from record_version where jenis = 'customer' and kunci = ${number}`;
  expect({ ...version }).toEqual({ aksi: 'BUAT', pembuat: 'cs1', disetujui_oleh: 'manager1', waris: 'Ahmad' });
  // From now on the customer's number finds the item.
  expect(await itemOf(idFlow)).toMatchObject({ objek: `NASABAH:${number}`, nomor_nasabah: [number] });
  const history = await riwayatObjek(await bank.as('cs1'), { paging: paging(), objek: `NASABAH:${number}` });
  expect(history.data.map(({ aksi, pembuat, otorisasi }) => [aksi, pembuat, otorisasi])).toEqual([
    [FLOW, 'cs1', 'manager1'],
  ]);
  expect(history.data[0]?.perubahan).toContainEqual({ kolom: 'pekerjaan', lama: '', baru: 'Pegawai swasta' });
  const detail = await rincian(await bank.as('cs1'), { nomor_nasabah: number });
  expect(detail.individu).toEqual({ ...person({ pihak: [relation()] }), nomor_nasabah: number, versi: 1 });
});

test('another number follows, and a document is one customer’s', async () => {
  const first = await bank.save(FLOW, person({ nama_nasabah: 'Tini', nomor_identitas: '3273056010900011' }));
  const second = await bank.save(FLOW, person({ nama_nasabah: 'Tina', nomor_identitas: '3273056010900012' }));
  expect(Number(second.slice(3, 10))).toBe(Number(first.slice(3, 10)) + 1);
  await refused(bank, 'IDENTITY_TAKEN', () =>
    bank.file(FLOW, person({ nama_nasabah: 'Tono', nomor_identitas: '3273056010900012' })),
  );
  // A reader who may not open the customer learns which branch to ask, and no number.
  const existing = person({ nama_nasabah: 'Tono', nomor_identitas: '3273056010900012' });
  const free = person({ nama_nasabah: 'Tono', nomor_identitas: '3273056010900014' });
  await expect(bank.run('cs1', savePerson, existing, { dryRun: true })).rejects.toMatchObject({
    details: { params: { nasabah: second } },
  });
  await expect(bank.run('teller3', savePerson, existing, { dryRun: true })).rejects.toMatchObject({
    code: 'IDENTITY_TAKEN',
    details: { params: { nasabah: 'CABANG:001' } },
  });
  await expect(bank.run('teller3', savePerson, free, { dryRun: true })).resolves.toBeDefined();
  // The second of two items with one document, filed at the same time, is refused at its approval.
  const one = await bank.file(FLOW, person({ nama_nasabah: 'Kembar Satu', nomor_identitas: '3273056010900013' }));
  const two = await bank.file(FLOW, person({ nama_nasabah: 'Kembar Dua', nomor_identitas: '3273056010900013' }));
  await bank.approve(one);
  await refused(bank, 'IDENTITY_TAKEN', () => bank.approve(two));
  expect(errorText('IDENTITY_TAKEN', { nasabah: 'CABANG:001' }, 'id')).toBe(
    'Nomor identitas ini sudah milik nasabah cabang 001',
  );
  expect(errorText('IDENTITY_TAKEN', { nasabah: 'CABANG:001' }, 'en')).toBe(
    'This identity number already belongs to customer of branch 001',
  );
});

test('a contradiction to the identity number is a reason for the manager, and stands in the record', async () => {
  const odd = person({
    nama_nasabah: 'Wati',
    nomor_identitas: '3273056010900021',
    tanggal_lahir: '1990-10-21',
    wilayah: '3171',
  });
  const preview = await bank.run('cs1', savePerson, odd, { dryRun: true });
  expect(preview.otorisasi?.tingkat).toBe('BRANCH_MANAGER');
  expect(preview.otorisasi?.alasan.map(({ kode }) => kode)).toEqual(['NIK_TANGGAL_LAHIR', 'PERUBAHAN_DATA']);
  expect(preview.peringatan.map(({ kode }) => kode)).toEqual(['NIK_WILAYAH']);
  const number = await bank.save(FLOW, odd);
  const [row] =
    await bank.owner`select nomor_identitas, tanggal_lahir, nik_berbeda from customer where nomor_nasabah = ${number}`;
  expect({ ...row }).toEqual({ nomor_identitas: '3273056010900021', tanggal_lahir: '1990-10-21', nik_berbeda: true });
});

test('a digit among the letters of a name is reported to the second person', async () => {
  const warned = async (nama_nasabah: string) => {
    const form = person({ nama_nasabah, nomor_identitas: '3273056010900022' });
    return (await bank.run('cs1', savePerson, form, { dryRun: true })).peringatan.map(({ kode }) => kode);
  };
  expect(await warned('W1win Sukaes1h')).toContain('NAMA_BERANGKA');
  expect(await warned('Wiwin Sukaesih 2')).not.toContain('NAMA_BERANGKA');
});

test('high risk and PEP want a senior officer', async () => {
  const exposed = person({
    nama_nasabah: 'Bupati',
    nomor_identitas: '3273052010700001',
    tanggal_lahir: '1970-10-20',
    jenis_kelamin: 'L',
    pep: 'T',
    pep_keterangan: 'Bupati',
  });
  const idFlow = await bank.file(FLOW, exposed);
  expect((await itemOf(idFlow))?.tingkat).toBe('BRANCH_MANAGER');
  await refused(bank, 'APPROVER_LIMIT', () => bank.approve(idFlow, 'supervisor1'));
  await accepted(bank, () => bank.approve(idFlow, 'manager1'));
  const [row] =
    await bank.owner`select resiko, nilai_resiko, tanggal_tinjau from customer where nama_nasabah = 'Bupati'`;
  expect({ ...row }).toEqual({ resiko: 'TINGGI', nilai_resiko: 100, tanggal_tinjau: '2027-11-20' });
});

test('two clerks change one customer: the second gets the error that the record has changed', async () => {
  const number = await bank.save(FLOW, person({ nama_nasabah: 'Ratih', nomor_identitas: '3273056010900031' }));
  const own = person({
    nomor_nasabah: number,
    versi: 1,
    nama_nasabah: 'Ratih',
    nomor_identitas: '3273056010900031',
    alasan: 'Pindah rumah',
  });
  const idFlow = await bank.file(FLOW, { ...own, telepon: '08111111111' });
  await refused(bank, 'CHANGE_WAITING', () => bank.file(FLOW, { ...own, telepon: '08222222222' }));
  await bank.approve(idFlow);
  const refusal = await refused(bank, 'CUSTOMER_CHANGED', () => bank.file(FLOW, { ...own, telepon: '08222222222' }));
  expect(refusal.details.params).toEqual({ nasabah: number, kolom: 'telepon', oleh: 'Nurul Hidayah' });
  expect(errorIn('id', refusal).text).toBe(
    `Data nasabah ${number} sudah diubah Nurul Hidayah sejak Anda membukanya: Telepon. Muat ulang, lalu isi lagi`,
  );
  // A version that never existed shows nothing.
  await refused(bank, 'DATA_CHANGED', () => bank.file(FLOW, { ...own, versi: 9, telepon: '08222222222' }));
  await refused(bank, 'NO_CHANGE', () => bank.file(FLOW, { ...own, versi: 2, telepon: '08111111111' }));
  const [row] = await bank.owner`select telepon, versi from customer where nomor_nasabah = ${number}`;
  expect({ ...row }).toEqual({ telepon: '08111111111', versi: 2 });
});

test('a form does not set the fields that only the bank sets', () => {
  for (const strange of ['resiko', 'status', 'disetujui_oleh', 'tanggal_tinjau', 'gabung_ke', 'kode_cabang'])
    expect(savePersonData.safeParse(person({ [strange]: 'X' })).success, strange).toBe(false);
  expect(savePersonData.safeParse(person()).success).toBe(true);
});

test('nobody makes or approves an own or family record, nor changes a customer of another branch', async () => {
  const [own] = await bank.owner<
    { nomor: string }[]
  >`select nomor_nasabah as nomor from app_user where id_user = 'supervisor1'`;
  const wife = person({
    nama_nasabah: 'Istri Hendra',
    nomor_identitas: '3273056010900041',
    pihak: [relation({ peran: 'PASANGAN', nama: 'Hendra Wijaya', nomor_nasabah: own?.nomor })],
  });
  const idFlow = await bank.file(FLOW, wife);
  await refused(bank, 'OWN_CUSTOMER', () => bank.approve(idFlow, 'supervisor1'));
  await accepted(bank, () => bank.approve(idFlow, 'manager1'));
  const [row] = await bank.owner<
    { nomor: string }[]
  >`select nomor_nasabah as nomor from customer where nama_nasabah = 'Istri Hendra'`;
  const change = { ...wife, nomor_nasabah: row?.nomor, versi: 1, telepon: '08333333333', alasan: 'Ganti nomor' };
  await refused(bank, 'OWN_FAMILY', () => bank.run('supervisor1', savePerson, change, { dryRun: true }));
  await accepted(bank, () => bank.file(FLOW, change));
  const [other] = await bank.owner<
    { nomor: string }[]
  >`select nomor_nasabah as nomor from customer where kode_cabang = '002' limit 1`;
  await refused(bank, 'NOT_FOUND', () =>
    bank.file(FLOW, person({ nomor_nasabah: other?.nomor, versi: 0, alasan: 'Bukan cabang saya' })),
  );
});

test('fields that the law requires are named one by one', async () => {
  const fields = async (over: object) =>
    bank
      .run('cs1', savePerson, person({ nama_nasabah: 'Tertib', nomor_identitas: '3273056010900051', ...over }), {
        dryRun: true,
      })
      .then(
        () => [],
        (error) => (error.details?.violations ?? []).map(({ field }: { field: string }) => field),
      );
  expect(await fields({ pemberi_kerja: '', alamat_kantor: '', telepon_kantor: '' })).toEqual([
    'pemberi_kerja',
    'alamat_kantor',
    'telepon_kantor',
  ]);
  expect(await fields({ pekerjaan: 'PELAJAR', pemberi_kerja: '', alamat_kantor: '', telepon_kantor: '' })).toEqual([]);
  expect(await fields({ pekerjaan: 'PENYIHIR' })).toEqual(['pekerjaan']);
  const child = { tanggal_lahir: '2015-10-20', nomor_identitas: '3273056010150001' };
  expect(await fields(child)).toEqual(['pihak']);
  expect(await fields({ ...child, pihak: [relation({ peran: 'WALI', nama: 'Ayah' })] })).toEqual([]);
});
