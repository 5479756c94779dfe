import { beforeAll, expect, test } from 'vitest';
import { pembatalanGabungDataCif, pratinjauGabung, tautanGabung } from '#core/customers/records/merges.ts';
import { check, rincian } from '#core/customers/records/queries.ts';
import { nasabahIndividu } from '#core/customers/records/search.ts';
import type { ErrorCode } from '#lib/errors/errors.ts';
import { paging } from '../../asking.ts';
import { accepted, refused } from '../../counter-bank.ts';
import { breaksBooks, refusal } from '../../helpers.ts';
import { accounts } from '../../small-bank.ts';
import { expectSoundBooks } from '../../sound-books.ts';
import { entity, numbersOf, person, relation, typedForm } from './customer-forms.ts';
import { customersBank } from './customers-bank.ts';
import { merging } from './merging.ts';

const bank = await customersBank();
breaksBooks(bank, ['27']);
const { fileMerge, formOf, logOf, merge, stateOf, undo } = merging(bank);
const PERSON = 'SIMPAN_NASABAH_INDIVIDU';
const FLOW = 'GABUNG_NASABAH';

const ownerOf = async (number: string): Promise<string> =>
  (await bank.owner<{ n: string }[]>`select nomor_nasabah as n from account where nomor_rekening = ${number}`)[0]?.n ??
  '';
let serial = 100;
/** Somebody new, like nobody else. */
const somebody = (over: object = {}) => {
  serial += 1;
  return bank.save(
    PERSON,
    person({ nama_nasabah: `Orang Ke${serial}`, nomor_identitas: `3273056010900${serial}`, ...over }),
  );
};
/** The test fills the form first: the trail records the read of two customers. */
const refusedMerge = async (code: ErrorCode, asal: string, ke: string, maker = 'backoffice1') => {
  const form = await formOf(asal, ke, maker);
  await refused(bank, code, () => bank.file(FLOW, form, maker));
};
let ani = '';
let budi = '';
let citra = '';
beforeAll(async () => {
  [ani, budi, citra] = (await Promise.all([accounts.ani, accounts.budi, accounts.citra].map(ownerOf))) as [
    string,
    string,
    string,
  ];
});

test('links to the merged record go to the survivor, a row of the log each; balances stay; undone, all goes back', async () => {
  const heir = await somebody({ pihak: [relation({ nama: 'Budi Hartono', nomor_nasabah: budi })] });
  const balances = await bank.owner`select * from account_state order by 1`;
  const id = await merge(budi, ani);
  expect(await stateOf(budi)).toEqual({ status: 'GABUNG', gabung_ke: ani, versi: 1 });
  expect(await stateOf(ani)).toEqual({ status: 'AKTIF', gabung_ke: null, versi: 0 });
  expect(await ownerOf(accounts.budi)).toBe(ani);
  const moved = (tabel: string, kunci: object) => ({ tabel, kunci, dari: budi, ke: ani, lebur: false, kembali: null });
  expect(await logOf(id)).toEqual([
    moved('account', { nomor_rekening: accounts.budi }),
    moved('account_party', { nomor_rekening: accounts.budi, peran: 'PEMILIK', mulai: '2020-01-02' }),
    moved('customer_relation', { nomor_nasabah: heir, urut: 1, peran: 'AHLI_WARIS', nama_normal: 'BUDI HARTONO' }),
  ]);
  const [log] = await bank.owner`select pembuat, disetujui_oleh, alasan from customer_merge where id_gabung = ${id}`;
  expect({ ...log }).toEqual({
    pembuat: 'backoffice1',
    // They differ in more than one respect: the manager agreed before.
    disetujui_oleh: 'finance2',
    alasan: 'Orang yang sama, dua nomor',
  });
  expect(await bank.owner`select * from account_state order by 1`).toEqual(balances);
  await undo(id);
  expect(await stateOf(budi)).toEqual({ status: 'AKTIF', gabung_ke: null, versi: 2 });
  expect(await ownerOf(accounts.budi)).toBe(budi);
  expect((await logOf(id)).map(({ kembali }) => kembali)).toEqual([true, true, true]);
  expect(await bank.owner`select * from account_state order by 1`).toEqual(balances);
  await expectSoundBooks(bank);
});

test('shows a record as it was known before, during and after', async () => {
  const one = await somebody();
  const heir = await somebody({ pihak: [relation({ nama: 'Ahli', nomor_nasabah: one })] });
  const known = async () => (await bank.owner<{ t: string }[]>`select clock_timestamp()::text as t`)[0]?.t ?? '';
  const times = [await known()];
  const id = await merge(one, ani);
  times.push(await known());
  await undo(id);
  times.push(await known());
  const valueAt = async (jenis: string, kunci: string, path: string[]) =>
    Promise.all(
      times.map(
        async (time) =>
          (
            await bank.owner<{ x: string | null }[]>`
              select record_as(${jenis}, ${kunci}, 'infinity', ${time}::timestamptz) #>> ${path}::text[] as x`
          )[0]?.x,
      ),
    );
  expect(await valueAt('customer', heir, ['customer_relation', '0', 'pihak'])).toEqual([one, ani, one]);
  expect(await valueAt('customer', one, ['status'])).toEqual(['AKTIF', 'GABUNG', 'AKTIF']);
  expect(await valueAt('customer', one, ['gabung_ke'])).toEqual([null, ani, null]);
});

test('the merged one leads to the survivor: opened, found by number or document; no other customer takes the document', async () => {
  const one = await somebody({ nomor_identitas: '3273056010900071' });
  const id = await merge(one, ani);
  const detail = await rincian(await bank.as('cs1'), { nomor_nasabah: one });
  expect(detail.nasabah).toMatchObject({ status: 'GABUNG', gabung_ke: ani });
  const survivor = await rincian(await bank.as('cs1'), { nomor_nasabah: ani });
  expect(survivor.gabungan.map(({ nomor_nasabah }) => nomor_nasabah)).toEqual([one]);
  const query = {
    paging: paging({ keyword: one }),
    nama_ibu_kandung: '',
    tanggal_lahir: '',
    kode_cabang: '',
    status: '',
    resiko: '',
  };
  expect((await nasabahIndividu(await bank.as('cs1'), query)).data).toMatchObject([
    { nomor_nasabah: one, gabung_ke: ani },
  ]);
  const found = await check(
    await bank.as('cs1'),
    typedForm({ jenis_identitas: 'KTP', nomor_identitas: '3273056010900071' }),
  );
  expect(found).toMatchObject({ ada: 'T', nomor_nasabah: ani, status: 'AKTIF' });
  const duplicate = person({ nama_nasabah: 'Sama Sekali Lain', nomor_identitas: '3273056010900071' });
  await refused(bank, 'IDENTITY_TAKEN', () => bank.file(PERSON, duplicate));
  // Nothing attaches to the merged customer's number any more.
  const late = await bank.file(
    PERSON,
    person({
      nama_nasabah: 'Pewaris',
      nomor_identitas: '3273056010900072',
      pihak: [relation({ nama: 'X', nomor_nasabah: one })],
    }),
  );
  await refused(bank, 'CUSTOMER_NOT_ACTIVE', () => bank.approve(late));
  await bank.flow('cs1', 'CANCEL', { idFlow: late });
  await undo(id);
  await accepted(bank, () =>
    somebody({ nama_nasabah: 'Pewaris Dua', pihak: [relation({ nama: 'X', nomor_nasabah: one })] }),
  );
});

test('a new record with the tax number of a merged one alone is its survivor; with another it is new', async () => {
  const taxed = (serial: string, over: object) => ({ nomor_npwp: `82.345.678.5-${serial}.000`, ...over });
  const one = await somebody(taxed('002', { nomor_identitas: '3273056010900074' }));
  const id = await merge(one, ani);
  const form = (serial: string) =>
    person(taxed(serial, { nama_nasabah: 'Sama Sekali Lain', nomor_identitas: '3273056010900075' }));
  await refused(bank, 'CUSTOMER_DUPLICATE', () => bank.file(PERSON, form('002')));
  await expect(bank.file(PERSON, form('002'))).rejects.toMatchObject({
    details: { params: { nasabah: ani, nilai: '100' } },
  });
  await accepted(bank, () => bank.file(PERSON, form('003')));
  await undo(id);
});

test('two alike only: not a person with an entity, not one with itself, not family, not a merged one', async () => {
  const [one, two] = [await somebody(), await somebody()];
  const firm = await bank.save('SIMPAN_NASABAH_BADAN', entity({ ...numbersOf(7), nama_nasabah: 'PT Tujuh' }));
  const spouse = await somebody({ pihak: [relation({ peran: 'PASANGAN', nama: 'Orang', nomor_nasabah: one })] });
  await refusedMerge('MERGE_KIND', one, firm);
  await refusedMerge('MERGE_RELATED', one, spouse);
  await refusedMerge('MERGE_RELATED', spouse, one);
  const form = await formOf(one, two);
  await refused(bank, 'VALIDATION', () => bank.file(FLOW, { ...form, ke: one }, 'backoffice1'));
  await accepted(bank, () => merge(one, two));
  // Neither again, nor into somebody who is no more: no chains and no rings.
  await refusedMerge('CUSTOMER_NOT_ACTIVE', one, ani);
  await refusedMerge('CUSTOMER_NOT_ACTIVE', two, one);
  await refusedMerge('CUSTOMER_NOT_ACTIVE', ani, one);
});

test('approves the records and links that were seen', async () => {
  const [one, two] = [await somebody(), await somebody()];
  const form = await formOf(one, two);
  await refused(bank, 'DATA_CHANGED', () => bank.file(FLOW, { ...form, versi_asal: 9 }, 'backoffice1'));
  await refused(bank, 'DATA_CHANGED', () => bank.file(FLOW, { ...form, versi_ke: 9 }, 'backoffice1'));
  await refused(bank, 'MERGE_LINKS_CHANGED', () => bank.file(FLOW, { ...form, sidik: 'a'.repeat(64) }, 'backoffice1'));
  const idFlow = await bank.file(FLOW, form, 'backoffice1');
  // The customer gets an account while the item waits: the checker would move what nobody has reviewed.
  await bank.owner`update account set nomor_nasabah = ${one} where nomor_rekening = ${accounts.pasif}`;
  await bank.owner`update account_party set nomor_nasabah = ${one} where nomor_rekening = ${accounts.pasif}`;
  await refused(bank, 'MERGE_LINKS_CHANGED', () => bank.approve(idFlow));
  expect(await stateOf(one)).toMatchObject({ status: 'AKTIF' });
  await bank.flow('manager1', 'RETURN', { idFlow, remark: 'Lihat lagi rekeningnya' });
  await accepted(bank, async () => {
    await bank.flow('backoffice1', 'SUBMIT', { idFlow, seen: 'RETURNED', data: await formOf(one, two) });
    await bank.approve(idFlow);
  });
  expect(await ownerOf(accounts.pasif)).toBe(two);
});

test('nothing is open about either of them', async () => {
  const [one, two] = [
    await somebody({ nomor_identitas: '3273056010900081', nama_nasabah: 'Buka Satu' }),
    await somebody(),
  ];
  const waiting = await bank.file(
    PERSON,
    person({
      nomor_nasabah: one,
      versi: 1,
      nama_nasabah: 'Buka Satu',
      nomor_identitas: '3273056010900081',
      jabatan: 'Kepala',
      alasan: 'Naik jabatan',
    }),
  );
  for (const [asal, ke] of [
    [one, two],
    [two, one],
  ] as const) {
    const seen = await pratinjauGabung(await bank.as('backoffice1'), { asal, ke });
    expect(seen.terbuka).toMatchObject([{ id_flow: waiting, flowCode: PERSON, user_input: 'cs1' }]);
    await refusedMerge('MERGE_PENDING', asal, ke);
  }
  await bank.flow('manager1', 'REJECT', { idFlow: waiting, remark: 'Tidak benar' });
  // The customer has one waiting merge at a time, and while it waits nobody changes either record.
  const idFlow = await fileMerge(one, two);
  await refusedMerge('CHANGE_WAITING', one, ani);
  await refusedMerge('MERGE_PENDING', two, ani);
  await accepted(bank, () => bank.approve(idFlow));
});

test('two persons, neither of them concerned or family; a senior one where the risk is high', async () => {
  const [one, two, three] = [await somebody(), await somebody(), await somebody()];
  const idFlow = await fileMerge(one, two);
  await refused(bank, 'SELF_APPROVAL', () => bank.approve(idFlow, 'backoffice1'));
  await refused(bank, 'APPROVER_LIMIT', () => bank.approve(idFlow, 'headteller1'));
  await accepted(bank, () => bank.approve(idFlow, 'supervisor1'));
  const exposed = await somebody({ pep: 'T', pep_keterangan: 'Bupati' });
  const senior = await fileMerge(exposed, two);
  await refused(bank, 'APPROVER_LIMIT', () => bank.approve(senior, 'supervisor1'));
  await accepted(bank, () => bank.approve(senior, 'manager1'));
  // supervisor1 is a customer as well.
  const officer = await ownerOf(accounts.pejabat);
  const own = await fileMerge(three, officer);
  await refused(bank, 'OWN_CUSTOMER', () => bank.approve(own, 'supervisor1'));
  await accepted(bank, () => bank.approve(own, 'manager1'));
  const other = await somebody();
  const kin = await somebody({ pihak: [relation({ peran: 'PASANGAN', nama: 'Istri', nomor_nasabah: two })] });
  const family = await fileMerge(other, two);
  await bank.owner`update app_user set nomor_nasabah = ${kin} where id_user = 'backoffice1'`;
  await refused(bank, 'OWN_FAMILY', () => bank.approve(family, 'manager1'));
  await bank.flow('backoffice1', 'CANCEL', { idFlow: family });
  await bank.owner`update app_user set nomor_nasabah = null where id_user = 'backoffice1'`;
});

test('an officer’s record follows: the officer still checks no own record', async () => {
  const [one, two] = [await somebody(), await somebody()];
  await bank.owner`update app_user set nomor_nasabah = ${one} where id_user = 'headteller1'`;
  const id = await merge(one, two);
  const [row] = await bank.owner`select nomor_nasabah, versi from app_user where id_user = 'headteller1'`;
  expect({ ...row }).toEqual({ nomor_nasabah: two, versi: 1 });
  await undo(id);
  const [back] = await bank.owner`select nomor_nasabah, versi from app_user where id_user = 'headteller1'`;
  expect({ ...back }).toEqual({ nomor_nasabah: one, versi: 2 });
  await bank.owner`update app_user set nomor_nasabah = null where id_user = 'headteller1'`;
});

test('a person with an uncleared hit is not merged', async () => {
  const [one, two] = [await somebody(), await somebody()];
  await bank.owner`
    insert into name_list (id_impor, jenis, penerbit, nomor, tanggal, berlaku_sejak, sidik, dibuat_oleh, disetujui_oleh)
    values ('11111111-1111-4111-8111-111111111111', 'SANKSI', 'UJI', '1', '2026-11-01', '2026-11-01', 'x', 'cs1', 'manager1')`;
  const [entry] = await bank.owner<{ id: string }[]>`
    insert into name_entry (id_impor, jenis, penerbit, kode, macam, nama, berlaku_sejak, sidik)
    values ('11111111-1111-4111-8111-111111111111', 'SANKSI', 'UJI', 'A1', 'P', 'Seseorang', '2026-11-01', 'x') returning id_entri as id`;
  await bank.owner`
    insert into name_hit (objek, kode_cabang, siapa, nama, pihak, sidik, id_entri, nilai, alasan, asal)
    values (${`NASABAH:${two}`}, '001', 'SENDIRI', 'Seseorang', '{}', 'x', ${entry?.id ?? ''}, 90, '{NAMA}', 'DAFTAR')`;
  await refusedMerge('COMPLIANCE_HOLD', one, two);
  await refusedMerge('COMPLIANCE_HOLD', two, one);
  await bank.owner`update name_hit set status = 'BUKAN' where objek = ${`NASABAH:${two}`}`;
  await accepted(bank, () => merge(one, two));
});

test('records of two branches are merged at head office', async () => {
  const one = await somebody();
  // They say the same of what is said at all, so that one checker is enough.
  await bank.owner`update customer set jenis_identitas = null, nomor_identitas = null, tanggal_lahir = null, nama_ibu_normal = null, alamat = '' where nomor_nasabah = ${citra}`;
  const theirs = await bank.as('backoffice1');
  await refusal(pratinjauGabung(theirs, { asal: one, ke: citra }), 'NOT_FOUND');
  await refusal(tautanGabung(theirs, { paging: paging(), asal: one, ke: citra, id_gabung: '' }), 'NOT_FOUND');
  const form = await formOf(one, citra, 'finance1');
  await refused(bank, 'NOT_FOUND', () => bank.file(FLOW, form, 'backoffice1'));
  const idFlow = await fileMerge(one, citra, 'finance1');
  await refused(bank, 'NOT_FOUND', () => bank.approve(idFlow, 'manager1'));
  await accepted(bank, () => bank.approve(idFlow, 'finance2'));
  const numbers = async (user: string) =>
    (await pembatalanGabungDataCif(await bank.as(user), { paging: paging(), nomor_nasabah: one })).data.map(
      ({ asal }) => asal,
    );
  expect(await numbers('finance1')).toEqual([one]);
  expect(await numbers('backoffice1')).toEqual([]);
});
