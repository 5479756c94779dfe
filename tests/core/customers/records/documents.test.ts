import { expect, test } from 'vitest';
import { ownerOfDocuments } from '#core/customers/records/documents.ts';
import { keadaan, rincian } from '#core/customers/records/queries.ts';
import { openFile } from '#core/file/open-file.ts';
import { mayCall } from '#lib/access/calls.ts';
import { roleMenus } from '#lib/access/roles.ts';
import { AppError } from '#lib/errors/errors.ts';
import { mask } from '#lib/masking.ts';
import type { Dokumen } from '#types/proto/customers/customer.ts';
import type { BerkasTersimpan } from '#types/proto/file.ts';
import { accepted, cash, refused } from '../../counter-bank.ts';
import { breaksBooks } from '../../helpers.ts';
import { accounts } from '../../small-bank.ts';
import { expectSoundBooks } from '../../sound-books.ts';
import { entity, numbersOf, person } from './customer-forms.ts';
import { customersBank } from './customers-bank.ts';
import { ownerOf, sentFile } from './stored-files.ts';

const bank = await customersBank();
breaksBooks(bank, ['27']);
const PERSON = 'SIMPAN_NASABAH_INDIVIDU';
const ENTITY = 'SIMPAN_NASABAH_BADAN';

const document = (berkas: BerkasTersimpan, over: Partial<Dokumen> = {}): Dokumen => ({
  jenis: berkas.jenis,
  nomor_dokumen: '',
  tanggal: '',
  berlaku_sampai: '',
  berkas,
  ...over,
});
/** Makes somebody who resembles nobody else; `serial` distinguishes them. */
const somebody = (serial: number, over: object = {}) =>
  person({
    nama_nasabah: `Orang ${'ABCDEFGH'[serial]} Berkas`,
    nomor_identitas: `32730520108000${String(serial + 1).padStart(2, '0')}`,
    tanggal_lahir: '1980-10-20',
    jenis_kelamin: 'L',
    nama_ibu_kandung: `Ibu ${'ABCDEFGH'[serial]}`,
    telepon: `0899-1234-00${String(serial).padStart(2, '0')}`,
    alamat: `Jl. Berkas No. ${serial}`,
    alamat_domisili: `Jl. Berkas No. ${serial}`,
    nomor_npwp: '',
    ...over,
  });
const open = async (user: string, { id_berkas }: BerkasTersimpan) =>
  openFile({ NASABAH: ownerOfDocuments })(await bank.as(user), { id_berkas });
const answer = (work: Promise<unknown>) =>
  work.then(
    () => 'OK',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );
const stored = async (number: string) =>
  (
    await bank.owner<{ id_berkas: string }[]>`
      select id_berkas from customer_document where nomor_nasabah = ${number} order by jenis, id_berkas`
  ).map(({ id_berkas }) => id_berkas);
const looks = async (objek: string) =>
  (
    await bank.owner<{ id_user: string }[]>`
      select id_user from audit_log where aksi = 'LIHAT_BERKAS' and objek = ${objek} order by id`
  ).map(({ id_user }) => id_user);
const detailOf = async (number: string) => (await rincian(await bank.as('cs1'), { nomor_nasabah: number })).individu;

test('documents are part of the customer’s record: two persons, bound from then on, stored in every version', async () => {
  const card = await sentFile(bank, 'cs1', 'KTP');
  const deed = await sentFile(bank, 'cs1', 'LAINNYA', { mime: 'application/pdf' });
  const idFlow = await bank.file(
    PERSON,
    somebody(0, {
      dokumen: [
        document(card, { nomor_dokumen: '3273052010800001', tanggal: '2020-01-02' }),
        document(deed, { jenis: 'KK', nomor_dokumen: '32.73/001-A' }),
      ],
    }),
  );
  // Until it is approved they are nobody's, and the checker sees them through the item alone.
  expect([await ownerOf(bank, card), await ownerOf(bank, deed)]).toEqual([null, null]);
  expect(await answer(open('manager1', card))).toBe('OK');
  expect(await answer(open('teller3', card))).toBe('NOT_FOUND');
  const [item] = await bank.owner<{ perubahan: { kolom: string; baru: string }[] }[]>`
    select perubahan from flow_instance where id_flow = ${idFlow}`;
  const changed = item?.perubahan.find(({ kolom }) => kolom === 'dokumen')?.baru ?? '';
  expect(changed.split('; ')).toEqual([
    `KTP · ${mask('nik', '3273052010800001')} · 02-01-2020 · berkas:${card.id_berkas}.jpg`,
    `Kartu keluarga · ${mask('nik', '32.73/001-A')} · berkas:${deed.id_berkas}.pdf`,
  ]);
  expect(changed).not.toContain('3273052010800001');

  await accepted(bank, () => bank.approve(idFlow));
  const [row] = await bank.owner<
    { kunci: string }[]
  >`select kunci from record_version where jenis = 'customer' and id_flow = ${idFlow}`;
  const number = row?.kunci ?? '';
  expect(await ownerOf(bank, card)).toBe(`NASABAH:${number}`);
  expect((await detailOf(number))?.dokumen).toEqual([
    document(deed, { jenis: 'KK', nomor_dokumen: '32.73/001-A' }),
    document(card, { nomor_dokumen: '3273052010800001', tanggal: '2020-01-02' }),
  ]);

  // A new card replaces the old one; the old one stays, because the version before names it.
  const fresh = await sentFile(bank, 'cs1', 'KTP');
  const before = await bank.owner<
    { sekarang: string }[]
  >`select to_char(clock_timestamp() at time zone 'Asia/Jakarta', 'YYYY-MM-DD"T"HH24:MI:SS.US') as sekarang`;
  const data = await detailOf(number);
  await accepted(bank, async () => {
    const change = await bank.file(PERSON, { ...data, alasan: 'KTP diperbarui', dokumen: [document(fresh)] });
    const [{ perubahan } = { perubahan: [] }] = await bank.owner<
      { perubahan: { kolom: string; lama: string; baru: string }[] }[]
    >`
      select perubahan from flow_instance where id_flow = ${change}`;
    const line = perubahan.find(({ kolom }) => kolom === 'dokumen');
    expect(line?.lama).toContain(`berkas:${card.id_berkas}.jpg`);
    expect(line?.baru).toBe(`KTP · berkas:${fresh.id_berkas}.jpg`);
    await bank.approve(change);
  });
  expect(await stored(number)).toEqual([fresh.id_berkas]);
  expect(await ownerOf(bank, card)).toBe(`NASABAH:${number}`);
  expect(await answer(open('cs1', card))).toBe('OK');
  const past = await keadaan(await bank.as('cs1'), {
    nomor_nasabah: number,
    benar: '',
    diketahui: before[0]?.sekarang ?? '',
    banding_benar: '',
    banding_diketahui: '',
  });
  expect(past.isi.find(({ kolom }) => kolom === 'dokumen')?.baru).toContain(`berkas:${card.id_berkas}.jpg`);
  await expectSoundBooks(bank);
});

test('readers of a customer see its documents, nobody else does, by any key', async () => {
  const face = await sentFile(bank, 'cs1', 'FOTO');
  const number = await bank.save(PERSON, somebody(1, { dokumen: [document(face)] }));
  expect(await answer(open('teller3', face))).toBe('NOT_FOUND');
  // An item that merely types its key opens nothing.
  await bank.flow('teller3', 'SUBMIT', {
    flowCode: 'SETOR_TUNAI',
    seen: '',
    data: cash(accounts.citra, 300, { keterangan: face.id_berkas }),
  });
  expect(await answer(open('teller3', face))).toBe('NOT_FOUND');
  expect(await looks(`NASABAH:${number}`)).toEqual([]);
  expect(await answer(open('teller1', face))).toBe('OK');
  expect(await answer(open('auditor1', face))).toBe('OK');
  expect(await looks(`NASABAH:${number}`)).toEqual(['teller1', 'auditor1']);
});

test.each([
  ['somebody else has sent', async () => document(await sentFile(bank, 'teller1', 'KTP')), 'v.berkasAsing'],
  [
    'was sent as another kind',
    async () => document(await sentFile(bank, 'cs1', 'FOTO'), { jenis: 'KTP' }),
    'v.berkasLain',
  ],
  [
    'is told otherwise than it is',
    async () => document({ ...(await sentFile(bank, 'cs1', 'KTP')), nama: 'lain.pdf', mime: 'application/pdf' }),
    'v.berkasAsing',
  ],
  [
    'was never sent',
    async () =>
      document({ ...(await sentFile(bank, 'cs1', 'KTP')), id_berkas: '00000000-0000-4000-8000-000000000000' }),
    'v.berkasAsing',
  ],
])('a file that %s is refused at its field', async (_, made, kode) => {
  const named = await made();
  const error = await refused(bank, 'VALIDATION', () => bank.file(PERSON, somebody(2, { dokumen: [named] })));
  expect(error.details.violations).toEqual([{ field: 'dokumen', kode }]);
  expect(await ownerOf(bank, named.berkas as BerkasTersimpan)).not.toEqual(expect.stringMatching(/^NASABAH/));
});

test('a file that is part of one record is part of no other, also where both were filed before', async () => {
  const card = await sentFile(bank, 'cs1', 'KTP');
  const first = await bank.file(PERSON, somebody(3, { dokumen: [document(card)] }));
  const second = await bank.file(
    ENTITY,
    entity({ nama_nasabah: 'PT Berkas Ganda', ...numbersOf(71), dokumen: [document(card)] }),
  );
  await accepted(bank, () => bank.approve(first));
  const owner = await ownerOf(bank, card);
  expect(await answer(bank.approve(second))).not.toBe('OK');
  expect(await ownerOf(bank, card)).toBe(owner);
  const error = await refused(bank, 'VALIDATION', () => bank.file(PERSON, somebody(4, { dokumen: [document(card)] })));
  expect(error.details.violations).toEqual([{ field: 'dokumen', kode: 'v.berkasAsing' }]);
});

test('the database binds only free files, past the core too', async () => {
  const [others, gone, own] = [
    await sentFile(bank, 'teller1', 'KTP'),
    await sentFile(bank, 'cs1', 'KTP'),
    await sentFile(bank, 'cs1', 'KTP'),
  ];
  await bank.owner`update stored_file set dibuang_pada = now() where id_berkas = ${gone.id_berkas}`;
  const bind = (file: BerkasTersimpan) =>
    bank.owner`select bind_files('NASABAH:1', ${[file.id_berkas]}::uuid[], 'cs1')`;
  await expect(bind(others)).rejects.toThrow('FILE_NOT_FREE');
  await expect(bind(gone)).rejects.toThrow('FILE_NOT_FREE');
  await bind(own);
  expect(await ownerOf(bank, own)).toBe('NASABAH:1');
  await expect(bank.owner`select bind_files('NASABAH:2', ${[own.id_berkas]}::uuid[], 'cs1')`).rejects.toThrow(
    'FILE_NOT_FREE',
  );
});

test('files of yesterday that no record and no open item names are given up, a bound one never', async () => {
  const [loose, waiting, bound] = [
    await sentFile(bank, 'cs1', 'KTP', { hours: 30 }),
    await sentFile(bank, 'cs1', 'KTP', { hours: 30 }),
    await sentFile(bank, 'cs1', 'KTP', { hours: 30 }),
  ];
  const number = await bank.save(PERSON, somebody(7, { dokumen: [document(bound)] }));
  const data = await detailOf(number);
  await bank.file(PERSON, { ...data, alasan: 'Menambah berkas', dokumen: [document(waiting)] });
  const given = await bank.owner<{ id_berkas: string }[]>`select id_berkas from discard_files(1000)`;
  const ids = given.map(({ id_berkas }) => id_berkas);
  expect(ids).toContain(loose.id_berkas);
  expect(ids).not.toContain(waiting.id_berkas);
  expect(ids).not.toContain(bound.id_berkas);
  // This holds also when the customer's record no longer names it.
  await bank.owner`delete from customer_document where id_berkas = ${bound.id_berkas}`;
  expect((await bank.owner`select id_berkas from discard_files(1000)`).map((row) => row.id_berkas)).not.toContain(
    bound.id_berkas,
  );
});

test('makers of customers send files, and those who see or decide about them read them', () => {
  const may = (rpc: 'file.upload' | 'file.baca', role: 'CS' | 'TELLER' | 'ADMIN' | 'BRANCH_MANAGER') =>
    mayCall(rpc, new Set<string>(roleMenus[role]));
  expect([may('file.upload', 'CS'), may('file.upload', 'TELLER'), may('file.upload', 'ADMIN')]).toEqual([
    true,
    false,
    false,
  ]);
  expect([may('file.baca', 'CS'), may('file.baca', 'TELLER'), may('file.baca', 'BRANCH_MANAGER')]).toEqual([
    true,
    true,
    true,
  ]);
});
