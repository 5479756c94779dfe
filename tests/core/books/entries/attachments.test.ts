import { describe, expect, test } from 'vitest';
import { relatedTo } from '#core/books/reports/pack/related.ts';
import { ownerOfJournal, transaksiDetails } from '#core/cash/counter/transaction-queries.ts';
import { openFile } from '#core/file/open-file.ts';
import { mayCall } from '#lib/access/calls.ts';
import { roleMenus } from '#lib/access/roles.ts';
import { packAsk } from '#lib/books/reports/pack.ts';
import { AppError } from '#lib/errors/errors.ts';
import type { BerkasTersimpan } from '#types/proto/file.ts';
import { accepted, bareCommit, counterBank, refused, rupiah } from '../../counter-bank.ts';
import { ownerOf, sentFile } from '../../customers/records/stored-files.ts';
import { DAY } from '../../small-bank.ts';

const bank = await counterBank();
const MAKER = 'backoffice1';
const CHECKER = 'headteller1';

const single = (rest: Readonly<Record<string, unknown>> = {}) => ({
  jenis_debet: 'GL',
  nomor_debet: '603002',
  jenis_kredit: 'GL',
  nomor_kredit: '201001',
  nominal: rupiah(750_000n),
  keterangan: 'tagihan listrik November',
  ...rest,
});
const leg = (sisi: 'D' | 'K', nomor: string, rest: object = {}) => ({
  sisi,
  jenis: 'GL',
  nomor,
  kode_cabang: '',
  nominal: rupiah(750_000n),
  kode_valuta: 'IDR',
  keterangan: '',
  ...rest,
});
const many = (rest: Readonly<Record<string, unknown>> = {}) => ({
  baris: [leg('D', '603002'), leg('K', '201001')],
  keterangan: 'tagihan listrik November',
  ...rest,
});
const forms = { TRANSAKSI_UMUM: single, TRANSAKSI_UMUM_MULTI: many } as const;
type Form = keyof typeof forms;
const submit = async (flow: Form, lampiran: readonly unknown[], rest: object = {}) =>
  (await bank.flow(MAKER, 'SUBMIT', { flowCode: flow, seen: '', data: forms[flow]({ lampiran, ...rest }) })).id_flow;
const approve = (idFlow: string) => bank.flow(CHECKER, 'APPROVE', { idFlow });
const receipt = (
  user = MAKER,
  jenis = 'LAINNYA',
  over: { mime?: string; hours?: number } = { mime: 'application/pdf' },
) => sentFile(bank, user, jenis, over);
const open = async (user: string, { id_berkas }: BerkasTersimpan) =>
  openFile({ JURNAL: ownerOfJournal })(await bank.as(user), { id_berkas }).then(
    () => 'OK',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );
const violations = (error: AppError) => error.details.violations?.map(({ field, kode }) => `${field} ${kode}`);

describe.each(['TRANSAKSI_UMUM', 'TRANSAKSI_UMUM_MULTI'] as const)('documents behind %s', (flow) => {
  test('the checker sees them while they wait; posted, they are the journal’s and their prints are in the trail', async () => {
    const [bill, memo] = [await receipt(), await receipt(MAKER, 'LAINNYA', {})];
    const idFlow = await submit(flow, [bill, memo]);
    expect([await ownerOf(bank, bill), await ownerOf(bank, memo)]).toEqual([null, null]);
    expect([await open(CHECKER, bill), await open(MAKER, memo), await open('teller3', bill)]).toEqual([
      'OK',
      'OK',
      'NOT_FOUND',
    ]);
    const { nomor_referensi } = await accepted(bank, () => approve(idFlow));
    expect([await ownerOf(bank, bill), await ownerOf(bank, memo)]).toEqual(Array(2).fill(`JURNAL:${nomor_referensi}`));
    const detail = await transaksiDetails(await bank.as('auditor1'), { nomor_referensi, duplikat: '' });
    expect(new Set(detail.lampiran)).toEqual(new Set([bill, memo]));
    const [trail] = await bank.owner<{ id_user: string; rincian: { berkas: object[] } }[]>`
      select id_user, rincian from audit_log where aksi = 'LAMPIRAN_JURNAL' and objek = ${nomor_referensi}`;
    const [stored] = await bank.owner<{ sha256: string }[]>`
      select encode(sha256, 'hex') as sha256 from stored_file where id_berkas = ${bill.id_berkas}`;
    expect(trail?.rincian.berkas).toContainEqual({
      id_berkas: bill.id_berkas,
      nama: bill.nama,
      mime: 'application/pdf',
      ukuran: 3,
      sha256: stored?.sha256,
    });
    expect(trail?.rincian.berkas).toHaveLength(2);
    // A reader who may open the journal opens them; another branch does not.
    expect([await open(MAKER, bill), await open('auditor1', bill), await open('teller3', bill)]).toEqual([
      'OK',
      'OK',
      'NOT_FOUND',
    ]);
  });

  test('none is no part of the content: sent empty or left out it has one print', async () => {
    const [idFlow, other] = [await submit(flow, []), await submit(flow, undefined as never)];
    const prints = await bank.owner<{ sidik: string }[]>`
      select distinct encode(sidik, 'hex') as sidik from flow_instance where id_flow in (${idFlow}, ${other})`;
    expect(prints).toHaveLength(1);
    const { nomor_referensi } = await accepted(bank, () => approve(idFlow));
    expect((await transaksiDetails(await bank.as(MAKER), { nomor_referensi, duplikat: '' })).lampiran).toEqual([]);
  });

  test.each([
    ['that another user has sent', async () => [await receipt(CHECKER)], 'lampiran v.berkasAsing'],
    ['that was sent as another kind', async () => [await receipt(MAKER, 'KTP')], 'lampiran v.berkasLain'],
    [
      'that is not there',
      async () => [{ ...(await receipt()), id_berkas: '6f1d9a52-8a1c-4f2e-9d1b-0c8e5f1a7b30' }],
      'lampiran v.berkasAsing',
    ],
    [
      'whose name is another',
      async () => [{ ...(await receipt()), nama: 'kuitansi-lunas.pdf' }],
      'lampiran v.berkasAsing',
    ],
    [
      'of a type that is not kept',
      async () => [{ ...(await receipt()), mime: 'application/zip' }],
      'lampiran.0.mime v.berkasJenis',
    ],
    ['that is named twice', async () => Array(2).fill(await receipt()), 'lampiran v.lampiran'],
    ['beyond ten', async () => Promise.all(Array.from({ length: 11 }, () => receipt())), 'lampiran v.lampiran'],
  ])('a file %s is refused at its field', async (_, files, expected) => {
    const lampiran = await files();
    const error = await refused(bank, 'VALIDATION', () => submit(flow, lampiran));
    expect(violations(error)).toEqual([expected]);
  });

  test('ten of the maker’s own are taken', async () => {
    const files = await Promise.all(Array.from({ length: 10 }, () => receipt()));
    const { nomor_referensi } = await approve(await submit(flow, files));
    for (const file of files) expect(await ownerOf(bank, file)).toBe(`JURNAL:${nomor_referensi}`);
  });

  test('one document stands behind one journal: of two items that name it the second is refused when it is decided', async () => {
    const bill = await receipt();
    const [first, second] = [await submit(flow, [bill]), await submit(flow, [bill])];
    const { nomor_referensi } = await accepted(bank, () => approve(first));
    expect(violations(await refused(bank, 'VALIDATION', () => approve(second)))).toEqual(['lampiran v.berkasAsing']);
    expect(await ownerOf(bank, bill)).toBe(`JURNAL:${nomor_referensi}`);
  });

  test('decided at the same instant, one journal has it and the other is not posted', async () => {
    const bill = await receipt();
    const items = [await submit(flow, [bill]), await submit(flow, [bill])];
    const ends = await Promise.allSettled(items.map(approve));
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const posted = await bank.owner`select from journal where id_flow = any (${items}::uuid[])`;
    expect(posted).toHaveLength(1);
  });

  test('given up by the rounds between filing and deciding, nothing is posted without it', async () => {
    const bill = await receipt();
    const idFlow = await submit(flow, [bill]);
    await bank.owner`update stored_file set dibuang_pada = now() where id_berkas = ${bill.id_berkas}`;
    expect(violations(await refused(bank, 'VALIDATION', () => approve(idFlow)))).toEqual(['lampiran v.berkasAsing']);
    await bank.owner`update stored_file set dibuang_pada = null where id_berkas = ${bill.id_berkas}`;
    await accepted(bank, () => approve(idFlow));
  });

  test('the hourly round leaves files that an open item names', async () => {
    const [named, loose] = [
      await receipt(MAKER, 'LAINNYA', { hours: 30 }),
      await receipt(MAKER, 'LAINNYA', { hours: 30 }),
    ];
    await submit(flow, [named]);
    const given = await bank.owner<{ id_berkas: string }[]>`select id_berkas from discard_files(200)`;
    const ids = given.map(({ id_berkas }) => id_berkas);
    expect([ids.includes(named.id_berkas), ids.includes(loose.id_berkas)]).toEqual([false, true]);
  });
});

test('the auditor’s pack takes them with the journal, and its trail says their prints', async () => {
  const bill = await receipt();
  const { id_jurnal, nomor_referensi } = await approve(await submit('TRANSAKSI_UMUM', [bill]));
  const [row] = await bank.owner<{ id: bigint; kode_cabang: string; id_flow: string }[]>`
    select id, kode_cabang, id_flow from journal where id = ${id_jurnal}`;
  if (!row) throw new Error('no journal');
  const asked = packAsk.parse({
    tanggal_awal: DAY,
    tanggal_akhir: DAY,
    kode_cabang: '*',
    cara: 'DI_ATAS',
    nominal: rupiah(1n),
  });
  const related = await relatedTo(bank.app, asked, [{ ...row, tanggal: DAY, nomor_referensi }]);
  expect(related.documents).toMatchObject([{ id_berkas: bill.id_berkas, pemilik: `JURNAL:${nomor_referensi}` }]);
  const [trail] = await bank.owner<{ id: bigint }[]>`
    select id from audit_log where aksi = 'LAMPIRAN_JURNAL' and objek = ${nomor_referensi}`;
  expect(related.trail).toContain(trail?.id);
});

const line = (kode_gl: string, jumlah: bigint) => ({
  ...{ kode_gl, jumlah, kode_cabang: '001', sub: null, lawan: null, kode_valuta: null },
  ...{ jumlah_idr: null, tanggal_valuta: null, kode: null, keterangan: null },
});

test('past the rules, the database binds no file that somebody else has sent; the maker’s own it does', async () => {
  const legs = [line('603002', 100n), line('201001', -100n)];
  const post = ({ id_berkas }: BerkasTersimpan) =>
    bareCommit(bank, {
      operasi: 'UJI',
      legs,
      effects: [{ efek: 'entry_files', fase: 'sesudah', berkas: [id_berkas] }],
    });
  const [foreign, own] = [await receipt(MAKER), await receipt('teller1')];
  await refused(bank, 'FILE_NOT_FREE', () => post(foreign));
  expect(await ownerOf(bank, foreign)).toBe(null);
  await post(own);
  expect(await ownerOf(bank, own)).toMatch(/^JURNAL:001/);
});

test('makers of entries may send the documents behind them, by either form; a teller may not', () => {
  const sends = (menus: readonly string[]) =>
    (['file.upload', 'file.tersimpan', 'file.baca'] as const).map((rpc) => mayCall(rpc, new Set(menus)));
  for (const menu of ['transaksi-umum', 'transaksi-umum-multi']) expect(sends([menu])).toEqual([true, true, true]);
  for (const role of ['BACK_OFFICE', 'HO_FINANCE_STAFF'] as const)
    expect(sends(roleMenus[role])).toEqual([true, true, true]);
  expect(sends(roleMenus.TELLER).slice(0, 2)).toEqual([false, false]);
});
