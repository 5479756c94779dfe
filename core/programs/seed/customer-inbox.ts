import { loadContent } from '#core/customers/records/content.ts';
import { toPerson } from '#core/customers/records/person.ts';
import type { IndividuData } from '#types/proto/customers/customer.ts';
import type { Bank } from './counter.ts';
import type { Customer } from './customers.ts';
import { decide, file } from './desk.ts';
import { entityForm } from './entity-form.ts';
import { somewhere } from './homes.ts';
import { papersOf } from './new-entities.ts';
import { makeSomebody } from './newcomers.ts';
import { personForm } from './person-form.ts';
import type { Random } from './random.ts';
import { clerkOf, ENTITY, managerOf, PERSON } from './register-customers.ts';

/** This morning's forms of customer service, in every state a form can be in: each by the real workflow. */

const APPLICANTS = 9_000;

/** Reads a customer's record as the form holds it, with what the clerk has changed. */
async function changed(bank: Bank, number: string, over: Partial<IndividuData>): Promise<IndividuData> {
  const stored = await loadContent(bank.app, number);
  if (!stored) throw new Error(`no customer ${number}`);
  return { ...toPerson(stored.isi, stored.versi), ...over };
}

/** Creates items that wait for an officer, that went back with remarks at their fields, that were refused, and that are half filled. */
export async function seedCustomerInbox(bank: Bank, random: Random, customers: readonly Customer[], today: string) {
  const year = Number.parseInt(today.slice(0, 4), 10);
  let serial = APPLICANTS;
  const applicant = (branch: string, over: Partial<IndividuData> = {}) =>
    personForm(
      random,
      makeSomebody(random, branch, ++serial, { tier: 'BIASA', tanggal_lahir: '1988-05-17' }),
      year,
      over,
    );
  const send = (branch: string, data: IndividuData, remark: string, action?: string) =>
    file(bank, clerkOf(branch), PERSON, data, remark, action);

  for (const branch of ['001', '002']) {
    const [first, second] = customers
      .filter(({ kode_cabang, jenis }) => kode_cabang === branch && jenis === 'P')
      .slice(30);
    await send(branch, applicant(branch), 'Calon nasabah menunggu di loket');
    const moved = await changed(bank, first?.nomor_nasabah ?? '', {
      telepon: '081290001234',
      alamat_domisili: 'Jl. Melati No. 7',
      alasan: 'Pindah rumah dan ganti nomor telepon',
    });
    await send(branch, moved, 'Nasabah membawa surat pindah');
    if (branch === '002') continue;
    const promoted = await changed(bank, second?.nomor_nasabah ?? '', {
      pep: 'T',
      pep_keterangan: 'Terpilih anggota DPRD kota',
      alasan: 'Perubahan jabatan publik',
    });
    await send(branch, promoted, 'Mohon persetujuan pimpinan cabang');
  }

  const firm = {
    nama: 'PT Cendana Emas Pusaka',
    bentuk: 'PT',
    bidang: 'EMAS_PERMATA',
    omzet: 'SD_50000',
    kegiatan: 'Gadai dan jual beli emas',
  };
  const company = { firm, ...papersOf(random, '001'), home: somewhere(random, '001'), acquaintances: [] };
  await file(bank, clerkOf('001'), ENTITY, entityForm(random, company, year), 'Akta dan NIB terlampir');

  const returned = await send('001', applicant('001'), 'Mohon diproses');
  await decide(bank, managerOf('001'), returned, 'RETURN', 'Cocokkan lagi dengan KTP', [
    { kolom: 'alamat', catatan: 'Nomor rumah berbeda dengan KTP' },
    { kolom: 'telepon', catatan: 'Tidak dapat dihubungi' },
  ]);
  const rejected = await send('001', applicant('001'), 'Mohon diproses');
  await decide(bank, managerOf('001'), rejected, 'REJECT', 'Identitas tidak dapat diverifikasi');

  await send(
    '001',
    applicant('001', { pekerjaan: '', penghasilan: '', sumber_dana: [] }),
    'Nasabah mengambil NPWP',
    'DRAFT',
  );
  await send('002', applicant('002', { nomor_npwp: '' }), 'Menunggu fotokopi KTP', 'DRAFT');
}
