import { expect, test } from 'vitest';
import { pratinjau } from '#core/customers/screening/queries.ts';
import { unggah } from '#core/customers/screening/receive-part.ts';
import { pruneRows } from '#core/db/partitions.ts';
import { MOST_NAMES } from '#lib/customers/schemas/screening.ts';
import { AppError } from '#lib/errors/errors.ts';
import { accepted, refused } from '../../counter-bank.ts';
import { HEAD, line, listsBank, part } from './lists-bank.ts';

const bank = await listsBank();
const entries = async (jenis: string) =>
  (
    await bank.owner<{ kode: string; nama: string; berlaku: boolean }[]>`
      select kode, nama, keluar is null as berlaku from name_entry where jenis = ${jenis} order by id_entri`
  ).map((row) => ({ ...row }));
const preview = async (id_impor: string) => pratinjau(await bank.as('compliance1'), { id_impor });
const upload = async (asked: ReturnType<typeof part>, user = 'compliance1') => unggah(await bank.as(user), asked);
const submit = (data: object, user = 'compliance1') =>
  bank.flow(user, 'SUBMIT', { flowCode: 'IMPOR_DAFTAR_NAMA', seen: '', data });

test('a list is checked, put in force by two compliance officers, and followed by the next', async () => {
  const first = part([line('D-1', 'Ani Lestari'), line('D-2', 'H. Moch. Soekarno', { alias: 'Bung Karno|Kusno' })]);
  await upload(first);
  const reply = await preview(first.id_impor);
  expect(reply).toMatchObject({ jumlah: 2, baru: 2, ubah: 0, keluar: 0, kena: 1 });
  expect(reply.dugaan).toEqual([
    expect.objectContaining({ kode: 'D-1', nama: 'Ani Lestari', siapa: 'SENDIRI', nilai: 50, alasan: ['NAMA'] }),
  ]);
  expect(await entries('DTTOT')).toEqual([]);
  const { id_flow } = await submit(await bank.listForm(first));
  const [item] =
    await bank.owner`select objek, tingkat, kode_cabang, perubahan from flow_instance where id_flow = ${id_flow}`;
  expect(item).toMatchObject({ objek: 'DAFTAR_NAMA:DTTOT/PPATK', tingkat: 'COMPLIANCE', kode_cabang: '000' });
  expect(item?.perubahan).toContainEqual({ kolom: 'nama_kena', lama: '', baru: '1' });
  expect(await entries('DTTOT')).toEqual([]);
  for (const alone of ['compliance1', 'finance1', 'admin1', 'manager1'])
    await expect(bank.flow(alone, 'APPROVE', { idFlow: id_flow, remark: 'Setuju saja' })).rejects.toBeInstanceOf(
      AppError,
    );
  expect(await entries('DTTOT')).toEqual([]);
  await accepted(bank, () => bank.flow('compliance2', 'APPROVE', { idFlow: id_flow, remark: 'Sesuai surat' }));
  expect(await entries('DTTOT')).toEqual([
    { kode: 'D-1', nama: 'Ani Lestari', berlaku: true },
    { kode: 'D-2', nama: 'H. Moch. Soekarno', berlaku: true },
  ]);
  const keys = await bank.owner<{ nilai: string }[]>`select nilai from name_key order by 1`;
  expect(keys.map(({ nilai }) => nilai)).toEqual(['ANI LESTARI', 'BUNG KARNO', 'KUSNO', 'MUHAMMAD SUKARNO']);
  expect(await bank.hits()).toEqual([expect.objectContaining({ kode: 'D-1', status: 'BARU', asal: 'DAFTAR' })]);

  // The next list: one as it was, one changed, one new, and the hit of what is gone is asked no more.
  const second = part([line('D-2', 'H. Moch. Soekarno', { alias: 'Bung Karno' }), line('D-3', 'Baru Sekali')]);
  await upload(second);
  expect(await preview(second.id_impor)).toMatchObject({ baru: 1, ubah: 1, keluar: 1, kena: 0 });
  const third = (await submit(await bank.listForm(second))).id_flow;
  await bank.flow('compliance2', 'APPROVE', { idFlow: third, remark: 'Sesuai surat' });
  expect((await entries('DTTOT')).filter(({ berlaku }) => berlaku).map(({ kode }) => kode)).toEqual(['D-2', 'D-3']);
  expect((await bank.hits()).map(({ status }) => status)).toEqual(['GUGUR']);
  const versions = await bank.owner`
    select pembuat, disetujui_oleh from record_version where jenis = 'name_list' order by id`;
  expect(versions.map((row) => ({ ...row }))).toEqual([
    { pembuat: 'compliance1', disetujui_oleh: 'compliance2' },
    { pembuat: 'compliance1', disetujui_oleh: 'compliance2' },
  ]);
  // Twice is once.
  await refused(bank, 'DUPLICATE', async () => submit(await bank.listForm(second)));
});

test('the filed list is the file that was taken in, and nothing else', async () => {
  const asked = part([line('S-1', 'Seseorang')], { jenis: 'SANKSI', penerbit: 'PBB' });
  await upload(asked);
  const form = await bank.listForm(asked);
  for (const over of [{ sidik: '0'.repeat(64) }, { jumlah: 2 }, { nomor: 'LAIN' }, { jenis: 'DTTOT' }])
    await refused(bank, 'DATA_CHANGED', () => submit({ ...form, ...over }));
  await refused(bank, 'NOT_FOUND', () => submit({ ...form, id_impor: crypto.randomUUID() }));
  for (const user of ['teller1', 'cs1', 'finance1', 'auditor1'])
    await refused(bank, 'FORBIDDEN', () => submit(form, user));
  await accepted(bank, () => submit(form));
  // One list of a kind waits at a time.
  await expect(submit(form)).rejects.toMatchObject({ code: 'CHANGE_WAITING' });
});

test('a file comes in parts, each once, in order and by one person', async () => {
  const one = part([line('P-1', 'Nama Satu')], { jenis: 'DPPSPM', akhir: 'F' });
  const two = { ...one, bagian: 2, baris_awal: 3, isi: line('P-2', 'Nama Dua'), akhir: 'T' };
  await expect(upload(two)).rejects.toThrow('NOT_FOUND');
  expect(await upload(one)).toMatchObject({ jumlah: 1, sidik: '' });
  expect(await upload(one)).toMatchObject({ jumlah: 1, sidik: '' });
  await refused(bank, 'DATA_CHANGED', async () => submit(await bank.listForm(one, { sidik: '0'.repeat(64) })));
  await expect(upload(two, 'compliance2')).rejects.toThrow('NOT_FOUND');
  await expect(upload({ ...two, nomor: 'LAIN' })).rejects.toThrow('NOT_FOUND');
  expect(await upload(two)).toMatchObject({ jumlah: 2, sidik: expect.stringMatching(/^[0-9a-f]{64}$/) });
  await expect(upload({ ...two, bagian: 3 })).rejects.toThrow('NOT_FOUND');
});

test('a code of an earlier part stands beside the list with a warning, also where the part comes again', async () => {
  const one = part([line('P-1', 'Pertama')], { akhir: 'F' });
  const two = { ...one, bagian: 2, baris_awal: 3, isi: line('P-1', 'Kode sama'), akhir: 'T' };
  await upload(one);
  for (let time = 0; time < 2; time += 1) expect(await upload(two)).toMatchObject({ jumlah: 2 });
  const reply = await pratinjau(await bank.as('compliance1'), { id_impor: one.id_impor });
  expect(reply.peringatan).toEqual([{ urut: 3, kolom: 'kode', kode: 'v.ganda', luar: false }]);
});

test('a list as the authorities publish it is read: their numbers of rows, births with gaps, several names in a cell', async () => {
  const asked = part([], {
    kepala: 'No;"Nama\nLengkap";Deskripsi;Terduga;Kode Densus;Tpt Lahir;Tanggal Lahir;WN;Alamat'.replace(
      '\nLengkap',
      '',
    ),
    isi: [
      '1;WIWIN SUKAESIH (alias UMMI CONTOH);-;Orang;EDD/1;-;12-00-1980;-;-',
      '1;PT MAJU (dahulu PT MUNDUR);x;Korporasi;EDD/2;;00/00/0000;;',
    ].join('\n'),
  });
  expect(await upload(asked)).toMatchObject({ jumlah: 2 });
  const rows = await bank.owner`
    select kode, isi ->> 'macam' as macam, isi ->> 'nama_normal' as nama, isi -> 'alias_normal' as alias, isi -> 'lahir' as lahir
    from name_import_row where id_impor = ${asked.id_impor} order by urut`;
  expect(rows).toEqual([
    { kode: 'EDD/1', macam: 'P', nama: 'WIWIN SUKAESIH', alias: ['UMMI CONTOH'], lahir: ['1980'] },
    { kode: 'EDD/2', macam: 'B', nama: 'MAJU', alias: ['MUNDUR'], lahir: null },
  ]);
});

test('a part of more lines than a list may have names is refused before one of them is read', async () => {
  const many = part([], { isi: 'a\n'.repeat(MOST_NAMES + 1) });
  await expect(upload(many)).rejects.toMatchObject({
    details: { violations: [{ field: 'isi', kode: 'v.banyakNama' }] },
  });
  expect(await bank.owner`select 1 from name_import where id_impor = ${many.id_impor}`).toHaveLength(0);
});

test('an error in a row costs that row a warning, and never the list', async () => {
  const wrong = part([
    line('E-1', 'Benar'),
    line('E-2', ''),
    line('E-1', 'Kode dua kali'),
    line('E-4', '=HYPERLINK(1)'),
    line('E-5', 'Kendali\u0007'),
    line('E-6', 'Tanggal', { tanggal_lahir: '31-02-1990' }),
    'E-7;Kurang sel;P',
    line('E-8', 'Macam', { macam: 'X' }),
    line('E-9', 'Alias', { alias: 'baik|@cmd' }),
    `${line('E-10', 'Lebih sel')};;lagi`,
    line('E-11', 'Hur\uFFFDf hilang', { tempat_lahir: '-', alias: '-', alasan: '+62 812 345' }),
    line('E-12', 'Alasan', { alasan: 'x'.repeat(501) }),
    line('', 'Tanpa kode', { tanggal_lahir: '-' }),
    line('E-14', '- Dengan tanda', { tanggal_lahir: '12-00-1980' }),
  ]);
  expect(await upload(wrong)).toMatchObject({ jumlah: 12 });
  const reply = await pratinjau(await bank.as('compliance1'), { id_impor: wrong.id_impor });
  expect(reply.banyak_peringatan).toBe(13);
  const warnings = reply.peringatan.map(
    ({ urut, kolom, kode, luar }) => `${urut} ${kolom} ${kode}${luar ? ' luar' : ''}`,
  );
  expect(warnings).toEqual([
    '3 nama v.wajib luar',
    '5 nama v.rumus luar',
    '4 kode v.ganda',
    '7 tanggal_lahir v.tanggal',
    '9 macam v.kode',
    '10 alias v.rumus',
    '11 baris v.csvIsi',
    '12 alasan v.rumus',
    '12 nama v.csvRusak',
    '13 alasan v.teks',
    '14 kode v.wajib',
    '15 nama v.rumus',
    '15 tanggal_lahir v.tanggal',
  ]);
  const rows = await bank.owner<{ kode: string; isi: Record<string, unknown> }[]>`
    select kode, isi from name_import_row where id_impor = ${wrong.id_impor} order by urut`;
  expect(rows.map(({ kode }) => kode)).toEqual([
    ...['E-1', 'E-1 (2)', 'E-5', 'E-6', 'E-7', 'E-8', 'E-9', 'E-10', 'E-11', 'E-12', 'BARIS-14', 'E-14'],
  ]);
  const of = (kode: string) => rows.find((row) => row.kode === kode)?.isi;
  expect(of('E-6')).toMatchObject({ tanggal_lahir: null, lahir: ['1990'] });
  expect(of('E-8')).toMatchObject({ macam: 'P' });
  expect(of('E-9')).toMatchObject({ alias: ['baik', 'cmd'] });
  expect(of('E-11')).toMatchObject({ tempat_lahir: '', alias: [], alasan: '62 812 345' });
  expect(of('E-14')).toMatchObject({ nama_normal: 'DENGAN TANDA', lahir: ['1980'] });
});

test('an unreadable part is refused by line and column, and not stored', async () => {
  const wrong = part(['"E-10;kutip tak tutup;P;;;;;;;;;'], { isi: `${line('E-1', 'Benar')}\n"E-2;tak tutup;P` });
  const none = part([line('E-2', ''), line('E-4', '=HYPERLINK(1)')]);
  await expect(upload(wrong)).rejects.toMatchObject({
    details: { violations: [{ field: 'isi.3.baris', kode: 'v.kolomDaftar' }] },
  });
  await expect(upload(none)).rejects.toMatchObject({
    details: {
      violations: [
        { field: 'isi.2.nama', kode: 'v.wajib' },
        { field: 'isi.3.nama', kode: 'v.rumus' },
      ],
    },
  });
  for (const { id_impor } of [wrong, none])
    expect(await bank.owner`select from name_import where id_impor = ${id_impor}`).toHaveLength(0);
  const [head, tomorrow] = [
    part([line('E-1', 'Benar')], { kepala: 'nama;umur' }),
    part([], { berlaku_sejak: '2026-11-21' }),
  ];
  await expect(upload(head)).rejects.toMatchObject({
    details: { violations: [{ field: 'isi.1.kepala', kode: 'v.kolomDaftar' }] },
  });
  await expect(upload(tomorrow)).rejects.toMatchObject({ details: { violations: [{ field: 'berlaku_sejak' }] } });
  expect(await upload(part([line('E-1', '"Tanda ""kutip"""')], { kepala: HEAD }))).toMatchObject({ jumlah: 1 });
});

test('one odd letter costs nobody the list: it is taken out, and the row is read', async () => {
  const odd = part([line('E-1', 'Abu\u200BContoh\u0007'), line('E-2', 'Ｂｕｄｉ', { alias: '\u202EUmmi' })]);
  expect(await upload(odd)).toMatchObject({ jumlah: 2 });
  const rows = await bank.owner`
    select isi ->> 'nama' as nama, isi ->> 'nama_normal' as normal from name_import_row where id_impor = ${odd.id_impor} order by urut`;
  expect(rows.map(({ nama, normal }) => [nama, normal])).toEqual([
    ['AbuContoh', 'ABUCONTOH'],
    ['Budi', 'BUDI'],
  ]);
});

test('a list is read in the columns and words of the authorities', async () => {
  const kepala = 'Nama,Deskripsi,Terduga,Kode Densus,Tpt Lahir,Tgl Lahir,WN,Alamat';
  const isi = [
    '"WIWIN SUKAESIH ALIAS UMMI CONTOH",Putusan 1,Orang,IDD-1,Bandung,11 Juni 1989,Indonesia,Jl. Contoh',
    '"CONTOH (YAYASAN CONTOH)",Putusan 2,Korporasi,EDD-2,,00/00/1990,,',
    'AHMAD CONTOH,,Orang,IDD-3,,tidak diketahui,,',
  ].join('\n');
  const asked = part([], { kepala, isi });
  expect(await upload(asked)).toMatchObject({ jumlah: 3 });
  const rows = await bank.owner`
    select isi ->> 'kode' as kode, isi ->> 'macam' as macam, isi ->> 'nama_normal' as normal, isi -> 'alias_normal' as alias, isi ->> 'tanggal_lahir' as hari,
      isi -> 'lahir' as lahir from name_import_row where id_impor = ${asked.id_impor} order by urut`;
  expect(rows.map((row) => ({ ...row }))).toEqual([
    { kode: 'IDD-1', macam: 'P', normal: 'WIWIN SUKAESIH', alias: ['UMMI CONTOH'], hari: '1989-06-11', lahir: null },
    { kode: 'EDD-2', macam: 'B', normal: 'CONTOH', alias: ['YAYASAN CONTOH'], hari: null, lahir: ['1990'] },
    { kode: 'IDD-3', macam: 'P', normal: 'AHMAD CONTOH', alias: [], hari: null, lahir: null },
  ]);
});

test('twenty thousand names go in, and only new ones are compared with the bank’s', async () => {
  const names = Array.from({ length: 20_000 }, (_, at) => line(`B-${at}`, `Nama Panjang Nomor${at}`));
  const size = names.length / 4;
  const one = part([], { jenis: 'SANKSI', penerbit: 'OFAC' });
  for (const at of [0, 1, 2, 3]) {
    const isi = names.slice(at * size, (at + 1) * size).join('\n');
    await upload({ ...one, bagian: at + 1, baris_awal: at * size + 2, isi, akhir: at === 3 ? 'T' : 'F' });
  }
  expect(await preview(one.id_impor)).toMatchObject({ jumlah: 20_000, baru: 20_000, kena: 0 });
  const { id_flow } = await submit(await bank.listForm(one));
  await bank.flow('compliance2', 'APPROVE', { idFlow: id_flow, remark: 'Sesuai surat' });
  const [row] = await bank.owner`select count(*)::int as n from name_entry where penerbit = 'OFAC' and keluar is null`;
  expect(row?.n).toBe(20_000);
});

test('a file without use goes after its months with its rows; one that waits or was put in force stays', async () => {
  const [asked, used, old, young] = [1, 2, 3, 4].map((n) =>
    part([line(`P-${n}`, `Nama Ke ${n}`)], { jenis: 'DPPSPM', penerbit: `UJI${n}` }),
  ) as [ReturnType<typeof part>, ReturnType<typeof part>, ReturnType<typeof part>, ReturnType<typeof part>];
  await bank.fileList(asked);
  await bank.putInForce(used);
  await upload(old);
  await upload(young);
  const ids = [asked, used, old].map(({ id_impor }) => id_impor);
  await bank.owner`update name_import set diunggah_pada = now() - interval '4 months' where id_impor = any (${ids}::uuid[])`;
  await pruneRows(bank.app);
  const stored = await bank.owner<{ id: string; rows: number }[]>`
    select i.id_impor::text as id, (select count(*)::integer from name_import_row r where r.id_impor = i.id_impor) as rows from name_import i
    where i.penerbit like 'UJI_' order by i.penerbit`;
  expect(stored.map((row) => ({ ...row }))).toEqual(
    [asked, used, young].map(({ id_impor }) => ({ id: id_impor, rows: 1 })),
  );
  const [left] = await bank.owner`select count(*)::integer as n from name_import_row where id_impor = ${old.id_impor}`;
  expect(left?.n).toBe(0);
});
