import { describe, expect, test } from 'vitest';
import { cashDeposit } from '#core/cash/counter/cash-deposit.ts';
import { cashWithdrawal } from '#core/cash/counter/cash-withdrawal.ts';
import { moneyExchange } from '#core/cash/counter/money-exchange.ts';
import { accepted, cash, refused } from '../../counter-bank.ts';
import { clockAhead } from '../../steady-clock.ts';
import { person, relation } from '../records/customer-forms.ts';
import { exchanged, short } from '../walk-ins/cash-bank.ts';
import { line, listsBank, part } from './lists-bank.ts';

const bank = await listsBank();
const FLOW = 'SIMPAN_NASABAH_INDIVIDU';
const alike = async (a: string, b: string): Promise<readonly [number, boolean]> => {
  const [row] = await bank.owner<{ nilai: number; bertemu: boolean }[]>`
    select name_alike(${a}, ${b}) as nilai, name_marks(${a}) && name_marks(${b}) as bertemu`;
  return [row?.nilai ?? -1, row?.bertemu ?? false];
};
const hitRows = async (objek: string) =>
  (await bank.hits(objek)).map(({ kode, nilai, alasan, status }) => [kode, nilai, alasan, status]);

test('words of a name with any birth on the list are a suspect; with another birth they are not', async () => {
  const kepala = 'kode;nama;macam;tanggal_lahir;lahir';
  const lines = [
    'B-1;Rukmini Handayani Sosro;P;1950-01-01;1990-10-20',
    'B-2;Rukmini Handayani Atmo;P;;1990',
    'B-3;Rukmini Handayani Karto;P;;1991',
  ];
  await bank.putInForce(part([], { kepala, isi: lines.join('\n'), jenis: 'SANKSI', penerbit: 'PBB' }));
  await bank.file(FLOW, person({ nama_nasabah: 'Rukmini Handayani', nomor_identitas: '3273056010900031' }));
  const found = await hitRows('NASABAH:BARU/RUKMINI HANDAYANI/1990-10-20');
  expect(found.map(([kode, nilai]) => [kode, nilai])).toEqual([
    ['B-1', 45],
    ['B-2', 40],
  ]);
});

describe('how alike two names are', () => {
  test.each([
    ['SITI AMINAH', 'SITI AMINAH', 50],
    ['AMINAH SITI', 'SITI AMINAH', 48],
    ['JUSUF HABIBI', 'YUSUP HABIBIE', 41],
    ['DJOKO SUTJIPTO', 'JOKO SUCIPTO', 47],
    ['SJAFRIE SJAMSUDIN', 'SYAFRI SYAMSUDDIN', 44],
    ['ABDUL RAHMAN HAKIM', 'ABDURRAHMAN HAKIM', 47],
    ['HAKIM ABDURRACHMAN', 'ABDUL RAHMAN HAKIM', 47],
    ['UMAR BIN KHATTAB', 'UMAR HATTAB', 47],
    ['NUR HIDAYAT', 'NURHIDAYAT', 46],
    ['SITI AMINA', 'SITI AMINAH', 44],
    ['SULISTYAWATI DEWI', 'DEWI SULISTIYOWATI', 44],
    ['HARDJOSOEMANTRI EKA', 'EKA HARJOSUMANTRIE', 44],
    ['MOHAMED SALEH', 'MUHAMMAD SALEH', 47],
  ])('%s and %s count %i, and each is found by the other', async (a, b, nilai) => {
    expect(await alike(a, b)).toEqual([nilai, true]);
    expect(await alike(b, a)).toEqual([nilai, true]);
  });

  test.each([
    ['SITI AMINAH', 'SITI HALIMAH'],
    ['BUDI SANTOSO', 'BADI SANTOSO'],
    ['DEWI LESTARI', 'DEWA LESTARI'],
    ['SITI AMINAH', 'SITI AMINAH RAHMAWATI'],
    ['SUHARTO', 'SUHARTA'],
    ['RUDI', 'RODI'],
    ['ANI LESTARI', 'INA LESTARI'],
    ['AGUS SALIM', 'SALIM AGUSTINA'],
  ])('%s and %s are two people', async (a, b) => {
    expect((await alike(a, b))[0]).toBe(0);
  });

  test('one word in another spelling is less than any hit alone', async () => {
    expect(await alike('DJOKO', 'JOKO')).toEqual([25, true]);
  });
});

test('a name in another order or spelling is a hit, shown with its score, and cleared like any other', async () => {
  await bank.putInForce(
    part([
      line('L-1', 'Aminah Siti'),
      line('L-2', 'Sity Aminah', { tanggal_lahir: '1990-10-20' }),
      line('L-3', 'Sity Aminah', { tanggal_lahir: '1961-01-01' }),
      line('L-4', 'Aminah Siti', { macam: 'B' }),
      line('L-5', 'Siti Halimah'),
    ]),
  );
  const idFlow = await bank.file(FLOW, person());
  const objek = 'NASABAH:BARU/SITI AMINAH/1990-10-20';
  // L-3 is of another spelling and another day, L-4 a company of the same words, L-5 another name.
  expect(await hitRows(objek)).toEqual([
    ['L-1', 48, ['NAMA_URUTAN'], 'BARU'],
    ['L-2', 67, ['NAMA_MIRIP', 'TANGGAL_LAHIR'], 'BARU'],
    ['L-4', 48, ['NAMA_URUTAN'], 'BARU'],
  ]);
  for (const hit of await bank.hits(objek)) {
    await refused(bank, 'COMPLIANCE_HOLD', () => bank.approve(idFlow));
    await bank.decide(hit, 'BUKAN');
  }
  await accepted(bank, () => bank.approve(idFlow));
});

describe('a part of a name', () => {
  test.each([
    ['WIWIN SUKAESIH', 'WIWIN SUKAESIH AHMAD', true],
    ['WIWIN', 'WIWIN SUKAESIH', true],
    ['WIWIN S', 'WIWIN SUKAESIH', true],
    ['W SUKAESIH', 'WIWIN SUKAESIH', true],
    ['SUKAESIH RATNA WIWIN', 'WIWIN SUKAESIH', true],
    ['WIWIN HARTATI', 'WIWIN SUKAESIH', false],
    ['W S', 'WIWIN SUKAESIH', false],
    ['ANI', 'ANI LESTARI', false],
    ['', 'ANI LESTARI', false],
  ])('%s of %s: %s', async (a, b, is) => {
    const [row] = await bank.owner`select name_part_of(${a}, ${b}) as satu, name_part_of(${b}, ${a}) as dua`;
    expect({ ...row }).toEqual({ satu: is, dua: is });
  });

  test('is a hit with the same birth date, for a form and when a list comes, and none without', async () => {
    const lists = (over: object) =>
      part(
        [
          line('B-1', 'Citra Ratnasari ALIAS Ummi Contoh', { tanggal_lahir: '1990-10-20' }),
          line('B-2', 'Citra', { tanggal_lahir: '1961-01-01' }),
        ],
        over,
      );
    await bank.putInForce(lists({ jenis: 'SANKSI', penerbit: 'UJI' }));
    await bank.file(FLOW, person({ nama_nasabah: 'Citra Ratnasari Binti Ahmad', nomor_identitas: '3273056010900061' }));
    expect(await hitRows('NASABAH:BARU/CITRA RATNASARI BINTI AHMAD/1990-10-20')).toEqual([
      ['B-1', 45, ['NAMA_MIRIP', 'TANGGAL_LAHIR'], 'BARU'],
    ]);
  });
});

test('an alias counts at filing, at approval and when a list comes; a single-word alias alone stops nobody', async () => {
  await bank.putInForce(part([line('A-1', 'Umar Patek'), line('A-2', 'Udin')], { jenis: 'SANKSI', penerbit: 'PBB' }));
  const known = (nama_nasabah: string, nama_alias: string, nomor: string) =>
    person({ nama_nasabah, nama_alias, nomor_identitas: `32730560109000${nomor}` });
  const found = await bank.file(FLOW, known('Hendro Kusumo', 'H. Oemar Patek', '51'));
  const usual = await bank.file(FLOW, known('Syarifudin Anwar', 'Udin', '52'));
  const same = await bank.file(FLOW, known('Wira Negara', 'wira negara', '53'));
  expect(await bank.hits('NASABAH:BARU/HENDRO KUSUMO/1990-10-20')).toEqual([
    expect.objectContaining({ kode: 'A-1', nilai: 47, alasan: ['NAMA_MIRIP'] }),
  ]);
  const [hit] =
    await bank.owner`select siapa, nama from name_hit where objek = 'NASABAH:BARU/HENDRO KUSUMO/1990-10-20'`;
  expect({ ...hit }).toEqual({ siapa: 'ALIAS', nama: 'H. Oemar Patek' });
  await refused(bank, 'COMPLIANCE_HOLD', () => bank.approve(found));
  await accepted(bank, () => bank.approve(usual));
  await accepted(bank, () => bank.approve(same));
  // A list that comes later meets the alias in the record and in the form that waits; an alias of one word counts with the birth date.
  await bank.putInForce(
    part(
      [
        line('A-1', 'Umar Patek'),
        line('A-2', 'Udin', { tanggal_lahir: '1990-10-20' }),
        line('A-3', 'Patek Umar'),
        line('A-4', 'Wira Negara', { alias: 'Negara Wira' }),
      ],
      { jenis: 'SANKSI', penerbit: 'PBB' },
    ),
  );
  const late = await bank.owner<{ kode: string; siapa: string; nilai: number }[]>`
    select e.kode, h.siapa, h.nilai from name_hit h join name_entry e using (id_entri) where h.asal = 'DAFTAR' and e.jenis = 'SANKSI' order by 1, 2`;
  expect(late.map((row) => ({ ...row }))).toEqual([
    { kode: 'A-2', siapa: 'ALIAS', nilai: 70 },
    { kode: 'A-3', siapa: 'ALIAS', nilai: 47 },
    { kode: 'A-4', siapa: 'SENDIRI', nilai: 50 },
  ]);
});

test('a hit confirmed under an alias shuts the customer’s accounts; a mere likeness changes nothing', async () => {
  const [owner] = await bank.owner<{ nomor: string; rekening: string }[]>`
    select nomor_nasabah as nomor, nomor_rekening as rekening from account where nomor_nasabah = (select nomor_nasabah from customer where nama_normal = 'BUDI HARTONO')`;
  if (!owner) throw new Error('no account');
  await bank.owner`
    update customer_person set nama_alias = 'Abu Sayyid Hartono' where nomor_nasabah = ${owner.nomor}`;
  await bank.putInForce(part([line('C-1', 'Sayid Hartono Abu'), line('C-2', 'Budi Hartanti')], { jenis: 'DPPSPM' }));
  const [hit, ...others] = await bank.hits(`NASABAH:${owner.nomor}`);
  expect(others).toEqual([]);
  if (!hit) throw new Error('no hit');
  expect(hit).toMatchObject({ kode: 'C-1', nilai: 47, alasan: ['NAMA_MIRIP'] });
  // The hit stops debits, and what compliance confirms stops credits too.
  await refused(bank, 'COMPLIANCE_HOLD', () => bank.run('teller1', cashWithdrawal, cash(owner.rekening, 1)));
  await accepted(bank, () => bank.run('teller1', cashDeposit, cash(owner.rekening, 1)));
  await bank.decide(hit, 'TERBUKTI');
  await refused(bank, 'ACCOUNT_BLOCKED', () => bank.run('teller1', cashWithdrawal, cash(owner.rekening, 1)));
  await refused(bank, 'ACCOUNT_BLOCKED', () => bank.run('teller1', cashDeposit, cash(owner.rekening, 1)));
});

test('related persons and walk-in customers are stopped in any spelling too', async () => {
  await bank.owner`update role_limit set entri = 100000000000000 where role_id = 'TELLER'`;
  await bank.owner`update parameter set nilai = '1000000.00' where nama = 'batas_identitas_tukar'`;
  clockAhead(10_000);
  await bank.putInForce(part([line('W-1', 'Melati Rina'), line('W-2', 'Pihak Terlarang')]));
  const exchange = (over: object) =>
    bank.run('teller1', moneyExchange, exchanged(10, { ...short, nomor_identitas: '3273056010900071', ...over }));
  await refused(bank, 'COMPLIANCE_HOLD', () => exchange({ nama: 'Rina Melati' }));
  await accepted(bank, () => exchange({ nama: 'Rini Melani', nomor_identitas: '3273051010900001' }));
  expect(await hitRows('WIC:BARU/KTP/3273056010900071')).toEqual([['W-1', 48, ['NAMA_URUTAN'], 'BARU']]);
  const form = (nomor: string, nama: string) =>
    person({ nama_nasabah: `Wulan Sari ${nama.slice(0, 4)}`, nomor_identitas: nomor, pihak: [relation({ nama })] });
  const idFlow = await bank.file(FLOW, form('3273056010900061', 'Terlarang Pihak'));
  await refused(bank, 'COMPLIANCE_HOLD', () => bank.approve(idFlow));
  await accepted(bank, async () => bank.approve(await bank.file(FLOW, form('3273056010900062', 'Pihak Terlaris'))));
});

test('the national blacklist wants the birth date beside a like name', async () => {
  const listed = { lembar: '3', bank: 'Bank Contoh', terbit: '2026-10-01' };
  await bank.putInForce(
    part(
      [
        line('H-1', 'Kosong Dedy', { ...listed, tanggal_lahir: '1990-10-20' }),
        line('H-2', 'Dedi Kosong', { ...listed, tanggal_lahir: '1980-01-01' }),
      ],
      { jenis: 'DHN', penerbit: 'BI' },
    ),
  );
  await bank.file(FLOW, person({ nama_nasabah: 'Dedi Kosong', nomor_identitas: '3273056010900041' }));
  expect(await hitRows('NASABAH:BARU/DEDI KOSONG/1990-10-20')).toEqual([
    ['H-1', 67, ['NAMA_MIRIP', 'TANGGAL_LAHIR'], 'BARU'],
  ]);
});
