import { describe, expect, test } from 'vitest';
import { openAccount } from '#core/accounts/opening/open-account.ts';
import { akad } from '#core/accounts/opening/open-contract.ts';
import { penawaran } from '#core/accounts/opening/open-offers.ts';
import { pembukaan } from '#core/accounts/opening/openings.ts';
import { cashDeposit } from '#core/cash/counter/cash-deposit.ts';
import { toRows } from '#core/programs/seed/counter.ts';
import { isAccountNumber } from '#lib/account-number.ts';
import type { ErrorCode } from '#lib/errors/errors.ts';
import { paging } from '../../asking.ts';
import { accepted, insertGrant, refused } from '../../counter-bank.ts';
import { relation } from '../../customers/records/customer-forms.ts';
import { line, part } from '../../customers/screening/lists-bank.ts';
import { accounts, DAY } from '../../small-bank.ts';
import { openingBank, TERMS } from './opening-bank.ts';

const bank = await openingBank();
const siti = await bank.someone('Siti Aminah');
const rudi = await bank.someone('Rudi Salim', { jenis_kelamin: 'P' });
const bayu = await bank.someone('Bayu Kecil', { tanggal_lahir: '2015-03-09' });
const cahaya = await bank.firm('PT Cahaya Timur Abadi');

const owner = (nomor_nasabah: string) => ({ nomor_nasabah, peran: 'PEMILIK' });
const guardian = (nomor_nasabah: string) => ({ nomor_nasabah, peran: 'WALI' });
const howMany = async () => (await bank.owner`select count(*)::integer as n from account`)[0]?.n;

/** Expects a refusal with this code while it is typed and when it is filed, with nothing left; the right form is accepted. */
async function held(code: ErrorCode, wrong: object, right: object) {
  const before = await howMany();
  await refused(bank, code, () => bank.tryOut({ ...wrong }));
  await refused(bank, code, () => bank.file('BUKA_REKENING', wrong));
  expect(await howMany()).toBe(before);
  await expect(bank.tryOut({ ...right })).resolves.toBeDefined();
}
const reasonsOf = async (data: object) => (await bank.tryOut({ ...data })).otorisasi?.alasan.map(({ kode }) => kode);

describe('an account', () => {
  test('is numbered when it is approved, with the terms of the day, its parties and a version by two persons', async () => {
    const [serial] =
      await bank.owner`select terakhir from account_serial where kode_cabang = '001' and kode_produk = '12'`;
    const idFlow = await bank.file(
      'BUKA_REKENING',
      bank.form(siti, { zakat: 'T', rekening_koran: 'BULANAN', kirim_koran: 'SUREL' }),
    );
    const [waiting] = await bank.owner`select objek, tingkat, rekening from flow_instance where id_flow = ${idFlow}`;
    expect({ ...waiting }).toEqual({ objek: `REKENING:BARU/${siti}/12`, tingkat: 'OPS_MANAGER', rekening: null });
    await accepted(bank, () => bank.approve(idFlow));
    const number = await bank.numberOf(idFlow);
    expect(isAccountNumber(number)).toBe(true);
    expect(number.slice(0, 11)).toBe(`00112${String(Number(serial?.terakhir) + 1).padStart(6, '0')}`);
    // Both find it by its number at once.
    const [item] = await bank.owner`select objek, rekening from flow_instance where id_flow = ${idFlow}`;
    expect({ ...item }).toEqual({ objek: `REKENING:${number}`, rekening: number });
    const [row] = await bank.owner`
      select a.*, s.status, s.saldo_minimum, s.saldo_buku, s.seq, s.tanggal_aktivitas from account a join account_state s using (nomor_rekening) where a.nomor_rekening = ${number}`;
    expect(row).toMatchObject({
      nomor_nasabah: siti,
      nama_rekening: 'Siti Aminah',
      nama_normal: 'SITI AMINAH',
      kode_gl: '301001',
      kode_cabang: '001',
      kode_valuta: 'IDR',
      tanggal_buka: DAY,
      cara_tanda_tangan: 'SENDIRI',
      tujuan: 'MENABUNG',
      sumber_dana: 'GAJI',
      rekening_koran: 'BULANAN',
      kirim_koran: 'SUREL',
      buku_tabungan: true,
      zakat: true,
      status: 'AKTIF',
      saldo_minimum: 5_000_000n,
      saldo_buku: 0n,
      seq: 0,
      tanggal_aktivitas: DAY,
      versi: 1,
    });
    const contracts = await bank.owner`select * from account_contract where nomor_rekening = ${number}`;
    expect(contracts).toHaveLength(1);
    expect(contracts[0]).toMatchObject({
      berlaku_sejak: DAY,
      akad: 'Mudharabah muthlaqah',
      syarat_sejak: TERMS,
      nisbah_nasabah: 3_000,
      nisbah_khusus: false,
      setoran_awal: 10_000_000n,
      setoran_berikut: 1_000_000n,
      biaya_bulanan: 1_000_000n,
      tarik_bebas: true,
    });
    const parties =
      await bank.owner`select nomor_nasabah, peran, mulai, sampai from account_party where nomor_rekening = ${number}`;
    expect(parties.map((each) => ({ ...each }))).toEqual([
      { nomor_nasabah: siti, peran: 'PEMILIK', mulai: DAY, sampai: null },
    ]);
    const [version] = await bank.owner`
      select aksi, versi, pembuat, disetujui_oleh from record_version where jenis = 'account' and kunci = ${number}`;
    expect({ ...version }).toEqual({ aksi: 'BUAT', versi: 1, pembuat: 'cs1', disetujui_oleh: 'manager1' });
  });

  test('is opened at the counter by a second person’s word too, once for one word', async () => {
    const data = bank.form(siti, { kode_produk: '11' });
    const parsed = openAccount.schema.parse(data);
    await refused(bank, 'OVERRIDE_NEEDED', () => bank.run('cs1', openAccount, data));
    const token = await insertGrant(bank, {
      code: 'BUKA_REKENING',
      data: parsed,
      maker: 'cs1',
      reasons: ['PERUBAHAN_DATA'],
    });
    await accepted(bank, () => bank.run('cs1', openAccount, data, { token }));
    const before = await howMany();
    await refused(bank, 'GRANT_INVALID', () => bank.run('cs1', openAccount, data, { token }));
    expect(await howMany()).toBe(before);
  });

  test('two that are approved at one instant get two numbers, one after the other', async () => {
    const people = await Promise.all(
      ['Nina Satu', 'Nina Dua', 'Nina Tiga', 'Nina Empat'].map((nama) => bank.someone(nama)),
    );
    const items = await Promise.all(people.map((each) => bank.file('BUKA_REKENING', bank.form(each))));
    await Promise.all(items.map((idFlow) => bank.approve(idFlow)));
    const serials = (await Promise.all(items.map(bank.numberOf)))
      .map((number) => Number(number.slice(5, 11)))
      .sort((a, b) => a - b);
    expect(new Set(serials).size).toBe(4);
    expect((serials[3] ?? 0) - (serials[0] ?? 0)).toBe(3);
  });

  test('waits once for one customer and product, and a refused one leaves neither a row nor a gap', async () => {
    const ida = await bank.someone('Ida Royani');
    const idFlow = await bank.file('BUKA_REKENING', bank.form(ida));
    await refused(bank, 'CHANGE_WAITING', () => bank.file('BUKA_REKENING', bank.form(ida)));
    const state = async () => ({
      n: await howMany(),
      serial: (
        await bank.owner`select terakhir from account_serial where kode_cabang = '001' and kode_produk = '12'`
      )[0]?.terakhir,
      parties: (await bank.owner`select count(*)::integer as n from account_party`)[0]?.n,
    });
    const before = await state();
    await bank.owner`update customer set status = 'TUTUP' where nomor_nasabah = ${ida}`;
    await refused(bank, 'HOLDER_NOT_ACTIVE', () => bank.approve(idFlow));
    expect(await state()).toEqual(before);
    await bank.owner`update customer set status = 'AKTIF' where nomor_nasabah = ${ida}`;
    await accepted(bank, () => bank.approve(idFlow));
    expect(await state()).toEqual({ n: before.n + 1, serial: before.serial + 1, parties: before.parties + 1 });
    expect((await bank.tryOut(bank.form(ida))).peringatan.map(({ kode }) => kode)).toEqual(['REKENING_PRODUK_SAMA']);
  });

  test('awaits its first deposit by its own contract, with any later terms of the product', async () => {
    const number = await bank.open(bank.form(rudi, { kode_produk: '13' }));
    const listed = async (setoran: string) =>
      (await pembukaan(await bank.as('cs1'), { paging: paging(), kode_produk: '13', setoran })).data.map(
        ({ nomor_rekening }) => nomor_rekening,
      );
    expect(await listed('MENUNGGU')).toEqual([number]);
    await bank.owner`update product_term set setoran_awal = 90000000 where kode_produk = '13'`;
    const paid = (nominal: string, denominations: Record<string, number>) => ({
      nomor_rekening: number,
      nominal,
      pecahan: toRows(denominations),
    });
    await refused(bank, 'FIRST_DEPOSIT', () => bank.run('teller1', cashDeposit, paid('50000.00', { '50000': 1 })));
    await accepted(bank, () => bank.run('teller1', cashDeposit, paid('100000.00', { '100000': 1 })));
    await bank.owner`update product_term set setoran_awal = 10000000 where kode_produk = '13'`;
    expect(await listed('MENUNGGU')).toEqual([]);
    expect(await listed('SUDAH')).toEqual([number]);
  });
});

describe('the opening person', () => {
  test('is a known, active, rated customer of the branch', async () => {
    await held('HOLDER_NOT_FOUND', bank.form('00199999999'), bank.form(siti));
    const [legacy] = await bank.owner`select nomor_nasabah from account where nomor_rekening = ${accounts.ani}`;
    await held('HOLDER_UNRATED', bank.form(legacy?.nomor_nasabah), bank.form(siti));
    await bank.owner`update customer set kode_cabang = '002' where nomor_nasabah = ${rudi}`;
    const elsewhere = await refused(bank, 'HOLDER_ELSEWHERE', () => bank.tryOut(bank.form(rudi)));
    expect(elsewhere.details.params).toEqual({ nasabah: rudi, cabang: '002' });
    await bank.owner`update customer set kode_cabang = '001' where nomor_nasabah = ${rudi}`;
    await expect(bank.tryOut(bank.form(rudi))).resolves.toBeDefined();
    await bank.owner`update customer set status = 'TUTUP' where nomor_nasabah = ${rudi}`;
    await held('HOLDER_NOT_ACTIVE', bank.form(rudi), bank.form(siti));
    await bank.owner`update customer set status = 'AKTIF' where nomor_nasabah = ${rudi}`;
  });

  test('at high risk, due for review or with a document that ran out, is a matter of the branch manager', async () => {
    const dian = await bank.someone('Dian Pejabat', { pep: 'T', pep_keterangan: 'Anggota dewan' });
    expect(await reasonsOf(bank.form(dian))).toEqual(['RESIKO_TINGGI', 'PERUBAHAN_DATA']);
    const idFlow = await bank.file('BUKA_REKENING', bank.form(dian));
    await refused(bank, 'APPROVER_LIMIT', () => bank.approve(idFlow, 'supervisor1'));
    await accepted(bank, () => bank.approve(idFlow, 'manager1'));
    const lama = await bank.someone('Lama Ditinjau', { identitas_sampai: '2027-01-01' });
    expect(await reasonsOf(bank.form(lama))).toEqual(['PERUBAHAN_DATA']);
    await bank.owner`update customer set tanggal_tinjau = '2026-11-19' where nomor_nasabah = ${lama}`;
    await bank.owner`update customer_person set identitas_sampai = '2026-11-19' where nomor_nasabah = ${lama}`;
    expect(await reasonsOf(bank.form(lama))).toEqual(['TINJAUAN_LEWAT', 'IDENTITAS_KEDALUWARSA', 'PERUBAHAN_DATA']);
    await bank.owner`update customer set tanggal_tinjau = '2029-11-20' where nomor_nasabah = ${lama}`;
    await bank.owner`update customer_person set identitas_sampai = '2027-01-01' where nomor_nasabah = ${lama}`;
  });

  test('a person whom a stopping list may have waits for compliance; a blacklisted one gets no current account', async () => {
    const teror = await bank.someone('Teguh Rahasia');
    await bank.putInForce(part([line('T1', 'TEGUH RAHASIA', { tanggal_lahir: '1990-10-20' })]));
    expect((await bank.tryOut(bank.form(teror))).peringatan.map(({ kode }) => kode)).toEqual(['PERIKSA_KEPATUHAN']);
    const stopped = await bank.file('BUKA_REKENING', bank.form(teror));
    const before = await howMany();
    await refused(bank, 'COMPLIANCE_HOLD', () => bank.approve(stopped));
    expect(await howMany()).toBe(before);

    const dedi = await bank.someone('Dedi Cek Kosong');
    const giro = { kode_produk: '01', buku_tabungan: 'F' };
    await expect(bank.tryOut(bank.form(dedi, giro))).resolves.toBeDefined();
    const early = await bank.file('BUKA_REKENING', bank.form(dedi, giro));
    await bank.putInForce(
      part(
        [
          line('D1', 'DEDI CEK KOSONG', {
            tanggal_lahir: '1990-10-20',
            bank: '451',
            lembar: '3',
            terbit: '2026-11-01',
          }),
        ],
        {
          jenis: 'DHN',
          penerbit: 'BI',
        },
      ),
    );
    await held('DHN_LISTED', bank.form(dedi, { ...giro }), bank.form(dedi));
    await refused(bank, 'DHN_LISTED', () => bank.approve(early));
    expect(await howMany()).toBe(before);
    await held(
      'DHN_LISTED',
      bank.form(siti, { ...giro, pihak: [owner(dedi)], cara_tanda_tangan: 'ATAU' }),
      bank.form(siti, { pihak: [owner(dedi)], cara_tanda_tangan: 'ATAU' }),
    );
  });

  test('is neither of the two persons nor of their families', async () => {
    const [officer] = await bank.owner`select nomor_nasabah from app_user where id_user = 'supervisor1'`;
    const wife = await bank.someone('Istri Pejabat', {
      pihak: [relation({ peran: 'PASANGAN', nama: 'Hendra Wijaya', nomor_nasabah: officer?.nomor_nasabah })],
    });
    const jointly = bank.form(siti, { pihak: [owner(wife)], cara_tanda_tangan: 'DAN' });
    await refused(bank, 'OWN_FAMILY', () => bank.tryOut(bank.form(wife), 'supervisor1'));
    await refused(bank, 'OWN_FAMILY', () => bank.tryOut(jointly, 'supervisor1'));
    await expect(bank.tryOut(bank.form(siti), 'supervisor1')).resolves.toBeDefined();
    const idFlow = await bank.file('BUKA_REKENING', jointly);
    const before = await howMany();
    await refused(bank, 'OWN_CUSTOMER', () => bank.approve(idFlow, 'supervisor1'));
    expect(await howMany()).toBe(before);
    await accepted(bank, () => bank.approve(idFlow, 'manager1'));
  });
});

describe('a product', () => {
  test('is there, offered and for this kind of customer; a term deposit is opened elsewhere', async () => {
    await held('PRODUCT_NOT_FOUND', bank.form(siti, { kode_produk: '77' }), bank.form(siti));
    await held('PRODUCT_DEPOSIT', bank.form(siti, { kode_produk: '14' }), bank.form(siti));
    const haji = { kode_produk: '13', tujuan: 'HAJI' };
    await held('PRODUCT_KIND', bank.form(cahaya, haji), bank.form(siti, haji));
    await bank.owner`update product_term set ditawarkan = false where kode_produk = '15'`;
    const dollars = { kode_produk: '15' };
    await held('PRODUCT_NOT_OFFERED', bank.form(siti, dollars), bank.form(siti));
    await bank.owner`update product_term set ditawarkan = true where kode_produk = '15'`;
    const number = await bank.open(bank.form(siti, dollars));
    const [row] = await bank.owner`select kode_valuta, kode_gl from account where nomor_rekening = ${number}`;
    expect({ ...row }).toEqual({ kode_valuta: 'USD', kode_gl: '203005' });
  });

  test('asks an entity by its terms for entities, and a person by those for persons', async () => {
    const giro = { kode_produk: '01', buku_tabungan: 'F' };
    const offeredTo = async (holder: string) =>
      (await penawaran(await bank.as('cs1'), { nomor_nasabah: holder })).produk.find(
        ({ kode_produk }) => kode_produk === '01',
      );
    const ofFirm = { setoran_awal: '2500000.00', saldo_minimum: '1000000.00' };
    const ofPerson = { setoran_awal: '1000000.00', saldo_minimum: '500000.00' };
    expect(await offeredTo(cahaya)).toMatchObject(ofFirm);
    expect(await offeredTo(siti)).toMatchObject(ofPerson);
    // A product that asks both kinds of customer alike has no terms of its own for entities.
    const both = { setoran_awal: '100000.00', saldo_minimum: '50000.00' };
    const savings = (await penawaran(await bank.as('cs1'), { nomor_nasabah: cahaya })).produk;
    expect(savings.find(({ kode_produk }) => kode_produk === '11')).toMatchObject(both);

    const firm = await bank.open(bank.form(cahaya, giro));
    const person = await bank.open(bank.form(siti, giro));
    const stored = await bank.owner`
      select k.setoran_awal, k.saldo_minimum, s.saldo_minimum as dijaga from account_contract k join account_state s using (nomor_rekening)
      where k.nomor_rekening in (${firm}, ${person}) order by k.setoran_awal desc`;
    expect(stored.map((row) => ({ ...row }))).toEqual([
      { setoran_awal: 250_000_000n, saldo_minimum: 100_000_000n, dijaga: 100_000_000n },
      { setoran_awal: 100_000_000n, saldo_minimum: 50_000_000n, dijaga: 50_000_000n },
    ]);
    const paid = (nomor_rekening: string, denominations: number) => ({
      nomor_rekening,
      nominal: `${denominations * 100_000}.00`,
      keterangan: '',
      pecahan: toRows({ '100000': denominations }),
    });
    await refused(bank, 'FIRST_DEPOSIT', () => bank.run('teller1', cashDeposit, paid(firm, 24)));
    await accepted(bank, () => bank.run('teller1', cashDeposit, paid(firm, 25)));
    await accepted(bank, () => bank.run('teller1', cashDeposit, paid(person, 10)));
  });

  test('with terms changed since they were shown goes back to its maker; the contract takes those of the day of approval', async () => {
    const tono = await bank.someone('Tono Lama');
    const idFlow = await bank.file('BUKA_REKENING', bank.form(tono, { kode_produk: '11' }));
    await bank.owner`insert into product_term select kode_produk, ${DAY}::date, setoran_awal, setoran_berikut, 6000000, biaya_bulanan, biaya_di_bawah_minimum, biaya_penutupan, biaya_reaktivasi, tarik_bebas, 1, ditawarkan
      from product_term where kode_produk = '11' and berlaku_sejak = ${TERMS}`;
    const before = await howMany();
    const stale = await refused(bank, 'TERMS_CHANGED', () => bank.approve(idFlow));
    expect(stale.details.params).toEqual({ produk: 'Tabungan Wadiah', tanggal: DAY });
    expect(await howMany()).toBe(before);
    await bank.flow('manager1', 'RETURN', { idFlow, remark: 'Ketentuan berubah' });
    await bank.flow('cs1', 'SUBMIT', {
      idFlow,
      seen: 'RETURNED',
      data: bank.form(tono, { kode_produk: '11', syarat_sejak: DAY }),
    });
    await accepted(bank, () => bank.approve(idFlow));
    const [row] = await bank.owner`
      select k.syarat_sejak, k.saldo_minimum, s.saldo_minimum as dijaga from account_contract k join account_state s using (nomor_rekening)
      where k.nomor_rekening = ${await bank.numberOf(idFlow)}`;
    expect({ ...row }).toEqual({ syarat_sejak: DAY, saldo_minimum: 6_000_000n, dijaga: 6_000_000n });
    await bank.owner`delete from product_term where kode_produk = '11' and berlaku_sejak = ${DAY}`;
  });

  test('is given another share by a manager only, where it shares at all', async () => {
    const special = { nisbah_khusus: '45', keterangan: 'Nasabah prioritas' };
    expect(await reasonsOf(bank.form(siti, special))).toEqual(['NISBAH_KHUSUS', 'PERUBAHAN_DATA']);
    const idFlow = await bank.file('BUKA_REKENING', bank.form(siti, special));
    await refused(bank, 'APPROVER_LIMIT', () => bank.approve(idFlow, 'supervisor1'));
    await accepted(bank, () => bank.approve(idFlow, 'manager1'));
    const [row] = await bank.owner`
      select nisbah_nasabah, nisbah_khusus from account_contract where nomor_rekening = ${await bank.numberOf(idFlow)}`;
    expect({ ...row }).toEqual({ nisbah_nasabah: 4_500, nisbah_khusus: true });
    await held('NISBAH_NONE', bank.form(siti, { ...special, kode_produk: '11' }), bank.form(siti, special));
    await held('NISBAH_SAME', bank.form(siti, { ...special, nisbah_khusus: '30' }), bank.form(siti, special));
  });
});

describe('its related persons', () => {
  test('a minor has a guardian of age, and owns alone', async () => {
    await held('GUARDIAN_MISSING', bank.form(bayu), bank.form(bayu, { pihak: [guardian(siti)] }));
    const other = await bank.someone('Bela Kecil', { tanggal_lahir: '2014-05-11' });
    await held(
      'PARTY_MINOR',
      bank.form(bayu, { pihak: [guardian(other)] }),
      bank.form(bayu, { pihak: [guardian(siti)] }),
    );
    await held(
      'MINOR_ALONE',
      bank.form(bayu, { pihak: [guardian(siti), owner(rudi)], cara_tanda_tangan: 'DAN' }),
      bank.form(bayu, { pihak: [guardian(siti)] }),
    );
    await held('GUARDIAN_NOT_NEEDED', bank.form(rudi, { pihak: [guardian(siti)] }), bank.form(rudi));
    const number = await bank.open(bank.form(bayu, { pihak: [guardian(siti)] }));
    const [row] = await bank.owner`select nama_rekening from account where nomor_rekening = ${number}`;
    expect(row?.nama_rekening).toBe('Siti Aminah QQ Bayu Kecil');
    const roles =
      await bank.owner`select nomor_nasabah, peran from account_party where nomor_rekening = ${number} order by 2`;
    expect(roles.map((each) => ({ ...each }))).toEqual([owner(bayu), guardian(siti)]);
  });

  test('a joint account has two owners and says how they sign', async () => {
    const both = { pihak: [owner(rudi)] };
    await held('JOINT_RULE', bank.form(siti, both), bank.form(siti, { ...both, cara_tanda_tangan: 'DAN' }));
    await held(
      'JOINT_OWNERS',
      bank.form(siti, { cara_tanda_tangan: 'ATAU' }),
      bank.form(siti, { ...both, cara_tanda_tangan: 'ATAU' }),
    );
    await held(
      'PARTY_TWICE',
      bank.form(siti, { pihak: [owner(siti)], cara_tanda_tangan: 'DAN' }),
      bank.form(siti, { ...both, cara_tanda_tangan: 'DAN' }),
    );
    await held(
      'PARTY_NOT_PERSON',
      bank.form(siti, { pihak: [owner(cahaya)], cara_tanda_tangan: 'DAN' }),
      bank.form(siti, { ...both, cara_tanda_tangan: 'DAN' }),
    );
    const jointly = await bank.open(bank.form(siti, { ...both, cara_tanda_tangan: 'DAN' }));
    const anyOf = await bank.open(bank.form(rudi, { pihak: [owner(siti)], cara_tanda_tangan: 'ATAU' }));
    const names =
      await bank.owner`select nama_rekening, cara_tanda_tangan from account where nomor_rekening in (${jointly}, ${anyOf}) order by 1`;
    expect(names.map((each) => ({ ...each }))).toEqual([
      { nama_rekening: 'Rudi Salim ATAU Siti Aminah', cara_tanda_tangan: 'ATAU' },
      { nama_rekening: 'Siti Aminah DAN Rudi Salim', cara_tanda_tangan: 'DAN' },
    ]);
  });

  test('for an entity the persons of its record sign; it owns alone', async () => {
    const giro = { kode_produk: '01', buku_tabungan: 'F', tujuan: 'USAHA', sumber_dana: 'USAHA' };
    await held(
      'JOINT_PERSONS',
      bank.form(cahaya, { ...giro, pihak: [owner(siti)], cara_tanda_tangan: 'DAN' }),
      bank.form(cahaya, giro),
    );
    const bare = await bank.firm('PT Tanpa Penanda', {
      pihak: [
        relation({ peran: 'PENGURUS', nama: 'Joko Lain', jabatan: 'DIREKTUR' }),
        relation({ peran: 'PENANDA_TANGAN', nama: 'Joko Lain' }),
        relation({ peran: 'PEMILIK_MANFAAT', nama: 'Joko Lain', persen: '75' }),
      ],
    });
    await bank.owner`update customer_relation set peran = 'DARURAT' where nomor_nasabah = ${bare} and peran = 'PENANDA_TANGAN'`;
    await held(
      'SIGNERS_MISSING',
      bank.form(bare, giro),
      bank.form(bare, { ...giro, pihak: [{ nomor_nasabah: siti, peran: 'PENANDA_TANGAN' }] }),
    );
    await bank.owner`update customer_relation set peran = 'PENANDA_TANGAN' where nomor_nasabah = ${bare} and peran = 'DARURAT'`;
    const number = await bank.open(bank.form(cahaya, giro));
    const contract = await akad(await bank.as('cs1'), { nomor_rekening: number, pegangan: '', cetak: 'F' });
    expect(contract.pihak.map(({ peran, nama }) => [peran, nama])).toEqual([
      ['PEMILIK', 'PT Cahaya Timur Abadi'],
      ['PENANDA_TANGAN', 'Joko Susilo'],
    ]);
  });

  test('the contract of an entity has the signing rule of its record', async () => {
    const giro = { kode_produk: '01', buku_tabungan: 'F', tujuan: 'USAHA', sumber_dana: 'USAHA' };
    const contractOf = async (rekening: string) =>
      (await bank.owner`select cara_tanda_tangan from account where nomor_rekening = ${rekening}`)[0]
        ?.cara_tanda_tangan;
    const both = await bank.firm('PT Dua Penanda', {
      pihak: [
        relation({ peran: 'PENGURUS', nama: 'Joko Lain', jabatan: 'DIREKTUR' }),
        relation({ peran: 'PENANDA_TANGAN', nama: 'Joko Lain' }),
        relation({ peran: 'PENANDA_TANGAN', nama: 'Rina Lain' }),
        relation({ peran: 'PEMILIK_MANFAAT', nama: 'Joko Lain', persen: '75' }),
      ],
    });
    await bank.owner`update customer_entity set aturan_tanda_tangan = 'SEMUA' where nomor_nasabah = ${both}`;
    await held(
      'ENTITY_RULE',
      bank.form(both, { ...giro, cara_tanda_tangan: 'ATAU' }),
      bank.form(both, { ...giro, cara_tanda_tangan: 'DAN' }),
    );
    expect(await contractOf(await bank.open(bank.form(both, giro)))).toBe('DAN');
    await bank.owner`update customer_entity set aturan_tanda_tangan = 'SENDIRI' where nomor_nasabah = ${both}`;
    expect(await contractOf(await bank.open(bank.form(both, giro)))).toBe('SENDIRI');
  });
});

describe('its services', () => {
  test('a passbook where the product has one, mail where there is an address', async () => {
    await held(
      'NO_PASSBOOK',
      bank.form(siti, { kode_produk: '01' }),
      bank.form(siti, { kode_produk: '01', buku_tabungan: 'F' }),
    );
    const kosong = await bank.someone('Tanpa Surel', { surel: '' });
    await held('NO_MAIL', bank.form(kosong, { kirim_koran: 'SUREL' }), bank.form(kosong));
  });

  test('money goes to an account of an owner in the same currency; to another one by a manager’s word', async () => {
    const target = await bank.open(bank.form(siti));
    await held(
      'LINKED_ACCOUNT',
      bank.form(siti, { rekening_penutupan: accounts.tutup }),
      bank.form(siti, { rekening_penutupan: target }),
    );
    await held(
      'LINKED_ACCOUNT',
      bank.form(siti, { kode_produk: '15', rekening_bagi_hasil: target }),
      bank.form(siti, { rekening_bagi_hasil: target }),
    );
    expect(await reasonsOf(bank.form(siti, { rekening_bagi_hasil: accounts.budi }))).toEqual([
      'REKENING_TUJUAN_LAIN',
      'PERUBAHAN_DATA',
    ]);
    const number = await bank.open(bank.form(siti, { rekening_bagi_hasil: target, rekening_penutupan: target }));
    const links =
      await bank.owner`select guna, rekening_lain from account_link where nomor_rekening = ${number} order by 1`;
    expect(links.map((each) => ({ ...each }))).toEqual([
      { guna: 'BAGI_HASIL', rekening_lain: target },
      { guna: 'PENUTUPAN', rekening_lain: target },
    ]);
  });

  test('nothing is opened after the counters close', async () => {
    const idFlow = await bank.file('BUKA_REKENING', bank.form(rudi, { kode_produk: '11' }));
    await bank.owner`update branch set status = 'CUT_OFF' where kode_cabang = '001'`;
    const before = await howMany();
    await refused(bank, 'DAY_CLOSED', () => bank.tryOut(bank.form(siti)));
    await refused(bank, 'DAY_CLOSED', () => bank.approve(idFlow));
    expect(await howMany()).toBe(before);
    await bank.owner`update branch set status = 'BUKA' where kode_cabang = '001'`;
    await accepted(bank, () => bank.approve(idFlow));
  });
});

describe('agreed terms', () => {
  test('is offered by the terms of the day, and only to its kind of customer', async () => {
    const offered = async (nomor_nasabah: string, who = 'cs1') =>
      (await penawaran(await bank.as(who), { nomor_nasabah })).produk.map(({ kode_produk }) => kode_produk);
    expect(await offered(siti)).toEqual(['01', '11', '12', '13', '15']);
    expect(await offered(cahaya)).toEqual(['01', '11', '12', '15']);
    expect(await offered(siti, 'cs2')).toEqual([]);
    const offer = await penawaran(await bank.as('cs1'), { nomor_nasabah: bayu });
    expect(offer).toMatchObject({ nama_nasabah: 'Bayu Kecil', dewasa: 'F', hari: DAY });
    expect(offer.produk.find(({ kode_produk }) => kode_produk === '12')).toMatchObject({
      nisbah_nasabah: '30.00',
      setoran_awal: '100000.00',
      syarat_sejak: TERMS,
      buku: 'T',
    });
  });

  test('is printed as agreed; from the second time on it is a copy, and another branch does not read it', async () => {
    const number = await bank.open(bank.form(siti, { nisbah_khusus: '40', keterangan: 'Nasabah prioritas' }));
    const read = async (who: string, cetak = 'F') =>
      akad(await bank.as(who), { nomor_rekening: number, pegangan: '', cetak });
    const first = await read('cs1', 'T');
    expect(first).toMatchObject({
      nomor_akad: `${number}/1`,
      tanggal_akad: DAY,
      nisbah_nasabah: '40.00',
      nisbah_bank: '60.00',
      nisbah_khusus: 'T',
      salinan: 'F',
      setoran: 'MENUNGGU',
      dibuka_oleh: 'Nurul Hidayah',
      disetujui_oleh: 'Bambang Prasetyo',
      tujuan: 'Menabung',
    });
    expect((await read('cs1', 'T')).salinan).toBe('T');
    await refused(bank, 'OTHER_BRANCH', () => read('cs2'));
  });

  test('is never rewritten, and neither is an earlier answer', async () => {
    const number = await bank.open(bank.form(siti));
    const write = (change: object) =>
      bank.owner`select write_record(${bank.owner.json({ jenis: 'account', aksi: 'UBAH', versi: 1, id_flow: null, ...change } as never)}, 'cs1', 'manager1', '001')`;
    const [row] =
      await bank.owner`select to_jsonb(k) - 'nomor_rekening' as isi from account_contract k where nomor_rekening = ${number}`;
    const baris = { nomor_rekening: number };
    await expect(write({ baris, bagian: { account_contract: [{ ...row?.isi, nisbah_nasabah: 1 }] } })).rejects.toThrow(
      'is not rewritten',
    );
    await expect(write({ baris, bagian: { account_contract: [] } })).rejects.toThrow('is not rewritten');
    await expect(write({ baris: { ...baris, kode_produk: '11' } })).rejects.toThrow('stays');
    await expect(write({ aksi: 'HAPUS', baris })).rejects.toThrow('closed, not removed');
    await write({
      baris: { ...baris, zakat: true },
      bagian: { account_contract: [row?.isi, { ...row?.isi, berlaku_sejak: '2026-12-01', nisbah_nasabah: 3_500 }] },
    });
    const agreed = async (day: string) =>
      (await bank.owner`select nisbah_nasabah from account_contract_on(${number}, ${day}::date)`)[0]?.nisbah_nasabah;
    expect([await agreed('2026-11-30'), await agreed('2026-12-01')]).toEqual([3_000, 3_500]);
  });
});
