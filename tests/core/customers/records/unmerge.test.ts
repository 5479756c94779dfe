import { beforeAll, expect, test } from 'vitest';
import { merge as mergeOperation } from '#core/customers/records/merge.ts';
import { pembatalanGabungDataCif, pratinjauBatalGabung, tautanGabung } from '#core/customers/records/merges.ts';
import type { ErrorCode } from '#lib/errors/errors.ts';
import { paging } from '../../asking.ts';
import { accepted, insertGrant, refused } from '../../counter-bank.ts';
import { refusal } from '../../helpers.ts';
import { accounts } from '../../small-bank.ts';
import { person } from './customer-forms.ts';
import { customersBank } from './customers-bank.ts';
import { merging } from './merging.ts';

const bank = await customersBank();
const { fileMerge, fileUndo, formOf, logOf, merge, stateOf, undo, undoForm } = merging(bank);
const PERSON = 'SIMPAN_NASABAH_INDIVIDU';
const FLOW = 'BATAL_GABUNG_NASABAH';

const ownerOf = async (number: string): Promise<string> =>
  (await bank.owner<{ n: string }[]>`select nomor_nasabah as n from account where nomor_rekening = ${number}`)[0]?.n ??
  '';
/** An account becomes another's, with its history. */
const give = async (number: string, to: string) => {
  await bank.owner`update account_party set nomor_nasabah = ${to} where nomor_rekening = ${number} and peran = 'PEMILIK'`;
  await bank.owner`update account set nomor_nasabah = ${to}, versi = versi + 1 where nomor_rekening = ${number}`;
  await bank.owner`select append_record_version('account', ${bank.owner.json({ nomor_rekening: number })}, 'UBAH', 'backoffice1', 'manager1', null, '001')`;
};
const partiesOf = async (number: string) =>
  (
    await bank.owner<{ n: string; peran: string; sampai: string | null }[]>`
      select nomor_nasabah as n, peran, sampai from account_party where nomor_rekening = ${number} order by 1, 2`
  ).map(({ n, peran, sampai }) => [n, peran, sampai]);
let serial = 100;
const somebody = (over: object = {}) => {
  serial += 1;
  return bank.save(
    PERSON,
    person({ nama_nasabah: `Warga Ke${serial}`, nomor_identitas: `3273056010901${serial}`, ...over }),
  );
};
/** The test fills the form first: the trail records the read of two customers. */
const refusedUndo = async (code: ErrorCode, id: string) => {
  const form = await undoForm(id);
  return refused(bank, code, () => bank.file(FLOW, form, 'backoffice1'));
};
let ani = '';
beforeAll(async () => {
  ani = await ownerOf(accounts.ani);
});

test('only links that the survivor still has go back; those given away or added later stay', async () => {
  const [one, two, three] = [await somebody(), await somebody(), await somebody()];
  await give(accounts.pasif, one);
  await give(accounts.dorman, one);
  const id = await merge(one, two);
  // One account goes to somebody else, and the survivor is given another.
  await give(accounts.dorman, three);
  await give(accounts.blokir, two);
  const seen = await pratinjauBatalGabung(await bank.as('backoffice1'), { id_gabung: id });
  expect(seen.jumlah).toEqual([
    { golongan: 'PIHAK_REKENING', pindah: 1, tinggal: 1 },
    { golongan: 'REKENING', pindah: 1, tinggal: 1 },
  ]);
  const { data } = await tautanGabung(await bank.as('backoffice1'), {
    paging: paging(),
    asal: '',
    ke: '',
    id_gabung: id,
  });
  expect(data.map(({ sebut, kembali }) => [sebut[0], kembali])).toEqual([
    [accounts.pasif, 'T'],
    [accounts.dorman, 'F'],
    [accounts.pasif, 'T'],
    [accounts.dorman, 'F'],
  ]);
  await undo(id);
  expect(await Promise.all([accounts.pasif, accounts.dorman, accounts.blokir].map(ownerOf))).toEqual([one, three, two]);
  expect((await logOf(id)).map(({ kembali }) => kembali)).toEqual([true, false, true, false]);
  // Once is enough.
  await refusedUndo('MERGE_UNDONE', id);
});

test('a later merge is undone first, and the refusal names it', async () => {
  const [one, two, three, four] = [await somebody(), await somebody(), await somebody(), await somebody()];
  const first = await merge(one, two);
  const second = await merge(three, two);
  const third = await merge(two, four);
  // The last survivor leads in one step to the customers who were merged before.
  expect(await stateOf(one)).toMatchObject({ status: 'GABUNG', gabung_ke: four });
  const list = async () =>
    (await pembatalanGabungDataCif(await bank.as('backoffice1'), { paging: paging(), nomor_nasabah: two })).data.map(
      ({ asal, didahului }) => [asal, didahului],
    );
  expect(await list()).toEqual([
    [two, ''],
    [three, two],
    [one, two],
  ]);
  const refusal = await refusedUndo('MERGE_ORDER', first);
  expect(refusal.details.params).toMatchObject({ asal: two, ke: four });
  await refusedUndo('MERGE_ORDER', second);
  await accepted(bank, () => undo(third));
  expect(await stateOf(one)).toMatchObject({ status: 'GABUNG', gabung_ke: two });
  await refusedUndo('MERGE_ORDER', first);
  await accepted(bank, () => undo(second));
  await accepted(bank, () => undo(first));
  expect(await list()).toEqual([]);
  expect(await stateOf(one)).toMatchObject({ status: 'AKTIF', gabung_ke: null });
});

test('a document that the survivor got since belongs to the survivor, and the merge stays until that is corrected', async () => {
  const one = await somebody({ nomor_identitas: '3273056010901091' });
  const two = await somebody({ nama_nasabah: 'Penerus Dokumen', nomor_identitas: '3273056010901092' });
  const id = await merge(one, two);
  const own = { nomor_nasabah: two, nama_nasabah: 'Penerus Dokumen', alasan: 'Dokumen yang benar' };
  await bank.save(PERSON, person({ ...own, versi: 1, nomor_identitas: '3273056010901091' }));
  await refusedUndo('IDENTITY_TAKEN', id);
  await bank.save(PERSON, person({ ...own, versi: 2, nomor_identitas: '3273056010901092' }));
  await accepted(bank, () => undo(id));
});

test('two persons; free of pending items; bound to the content shown', async () => {
  const [one, two, three] = [await somebody(), await somebody(), await somebody()];
  await give(accounts.tutup, one);
  const id = await merge(one, two);
  const seen = await undoForm(id);
  const waiting = await fileMerge(three, two);
  await refusedUndo('MERGE_PENDING', id);
  await bank.flow('backoffice1', 'CANCEL', { idFlow: waiting });
  await refused(bank, 'MERGE_LINKS_CHANGED', () => bank.file(FLOW, { ...seen, sidik: '0'.repeat(64) }, 'backoffice1'));
  const idFlow = await bank.file(FLOW, seen, 'backoffice1');
  await refused(bank, 'CHANGE_WAITING', () => bank.file(FLOW, seen, 'backoffice1'));
  await refused(bank, 'SELF_APPROVAL', () => bank.approve(idFlow, 'backoffice1'));
  await give(accounts.tutup, ani);
  await refused(bank, 'MERGE_LINKS_CHANGED', () => bank.approve(idFlow));
  await give(accounts.tutup, two);
  await accepted(bank, () => bank.approve(idFlow, 'supervisor1'));
  const [log] =
    await bank.owner`select batal_pembuat, batal_disetujui_oleh, batal_alasan from customer_merge where id_gabung = ${id}`;
  expect({ ...log }).toEqual({
    batal_pembuat: 'backoffice1',
    batal_disetujui_oleh: 'supervisor1',
    batal_alasan: 'Ternyata dua orang',
  });
  await refusal(pratinjauBatalGabung(await bank.as('backoffice1'), { id_gabung: crypto.randomUUID() }), 'NOT_FOUND');
});

test('a part in an account that the survivor has too goes, and comes back; for another time it is put right first', async () => {
  const [one, two] = [await somebody(), await somebody()];
  const parts = (sampai: string | null) => [
    [one, 'KUASA', sampai],
    [two, 'KUASA', null],
  ];
  await bank.owner`insert into account_party (nomor_rekening, nomor_nasabah, peran, mulai, sampai) values
    (${accounts.firma}, ${one}, 'KUASA', '2024-01-02', '2027-01-01'), (${accounts.firma}, ${two}, 'KUASA', '2024-01-02', null)`;
  const both = async () => (await partiesOf(accounts.firma)).filter(([n]) => n === one || n === two);
  const form = await formOf(one, two);
  await refused(bank, 'MERGE_CLASH', () => bank.file('GABUNG_NASABAH', form, 'backoffice1'));
  await bank.owner`update account_party set sampai = null where nomor_nasabah = ${one}`;
  const id = await merge(one, two);
  expect(await both()).toEqual([[two, 'KUASA', null]]);
  expect(await logOf(id)).toMatchObject([{ tabel: 'account_party', lebur: true, dari: one, ke: two }]);
  await undo(id);
  expect(await both()).toEqual(parts(null));
});

test('files and users of the merged record follow the survivor', async () => {
  const [one, two] = [await somebody(), await somebody()];
  await bank.owner`
    insert into stored_file (kunci, permintaan, jenis, nama, mime, ukuran, sha256, pindai, id_user, kode_cabang, tersimpan_pada, pemilik)
    values (${`berkas/${'1'.repeat(64)}`}, gen_random_uuid(), 'KTP', 'ktp.jpg', 'image/jpeg', 9, sha256('x'), 'BERSIH', 'cs1', '001', now(), ${`NASABAH:${one}`})`;
  const holder = async () =>
    (await bank.owner<{ p: string }[]>`select pemilik as p from stored_file where nama = 'ktp.jpg'`)[0]?.p;
  const id = await merge(one, two);
  expect(await holder()).toBe(`NASABAH:${two}`);
  await undo(id);
  expect(await holder()).toBe(`NASABAH:${one}`);
});

/** Both persons at one screen: the merge is in force at once. */
const atOnce = async (form: Awaited<ReturnType<typeof formOf>>) => {
  const token = await insertGrant(bank, {
    code: 'GABUNG_NASABAH',
    data: form,
    maker: 'backoffice1',
    reasons: ['GABUNG_BEDA_NIK', 'PERUBAHAN_DATA'],
  });
  return () => bank.run('backoffice1', mergeOperation, form, { token });
};

test.each([
  [
    'one into two others',
    [
      [0, 1],
      [0, 2],
    ],
  ],
  [
    'two into each other',
    [
      [0, 1],
      [1, 0],
    ],
  ],
  [
    'one into another that is merged itself',
    [
      [0, 1],
      [1, 2],
    ],
  ],
] as const)('of merges at the same instant one wins: %s', async (_, pairs) => {
  const people = [await somebody(), await somebody(), await somebody()];
  await give(accounts.tutup, people[0] ?? '');
  const runs = await Promise.all(
    pairs.map(async ([asal, ke]) => atOnce(await formOf(people[asal] ?? '', people[ke] ?? ''))),
  );
  const settled = await Promise.allSettled(runs.map((run) => run()));
  expect(settled.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const merged = await bank.owner<{ n: string; ke: string; status: string }[]>`
    select c.nomor_nasabah as n, c.gabung_ke as ke, s.status from customer c join customer s on s.nomor_nasabah = c.gabung_ke
    where c.nomor_nasabah = any (${people})`;
  expect(merged.map(({ status }) => status)).toEqual(['AKTIF']);
});

test('of two who approve one undoing at the same instant one does', async () => {
  const [one, two] = [await somebody(), await somebody()];
  const undoing = await fileUndo(await merge(one, two));
  const both = await Promise.allSettled([bank.approve(undoing, 'manager1'), bank.approve(undoing, 'supervisor1')]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await stateOf(one)).toMatchObject({ status: 'AKTIF' });
});
