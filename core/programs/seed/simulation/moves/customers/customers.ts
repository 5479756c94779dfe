import { cashDeposit } from '#core/cash/counter/cash-deposit.ts';
import { pratinjauBatalGabung, pratinjauGabung } from '#core/customers/records/merges.ts';
import { notes, wire } from '#core/programs/seed/counter.ts';
import { entityForm } from '#core/programs/seed/entity-form.ts';
import { newFirms } from '#core/programs/seed/firms.ts';
import { somewhere } from '#core/programs/seed/homes.ts';
import { papersOf } from '#core/programs/seed/new-entities.ts';
import { someAccount } from '#core/programs/seed/simulation/accounts.ts';
import { does } from '#core/programs/seed/simulation/by-code.ts';
import { relieveTill } from '#core/programs/seed/simulation/cash.ts';
import type { Move } from '#core/programs/seed/simulation/move.ts';
import { financingColumns } from '#lib/customers/schemas/financing.ts';
import { addDays } from '#lib/dates.ts';

/** Customers who are firms, who are in the books twice, who owe the bank, and people who are no customers. */

/** A firm becomes a customer. */
export const registerFirm: Move = {
  name: 'nasabah badan usaha',
  weight: 1,
  makes: ['SIMPAN_NASABAH_BADAN'],
  run: async (world, { clerk, branch }) => {
    const streets = newFirms[branch] ? branch : '001';
    const firm = world.random.pick(newFirms[streets] ?? []);
    const nama = `${firm.nama} ${world.random.between(2, 9_999)}`;
    const company = {
      firm: { ...firm, nama },
      ...papersOf(world.random, streets),
      home: somewhere(world.random, streets),
      acquaintances: [],
    };
    const form = entityForm(world.random, company, Number.parseInt(world.date.slice(0, 4), 10), {});
    await does(world, clerk, 'SIMPAN_NASABAH_BADAN', form);
    return true;
  },
};

/** Two records are found to be of one customer; some of these findings are wrong and undone. */
export const mergeCustomers: Move = {
  name: 'penggabungan nasabah',
  weight: 1,
  makes: ['GABUNG_NASABAH', 'BATAL_GABUNG_NASABAH'],
  may: ['MERGE_RELATED', 'MERGE_CLASH', 'MERGE_PENDING'],
  run: async (world, { branch, storekeeper }) => {
    const there = world.holders.filter((holder) => holder.branch === branch);
    const [ke, asal] = [there[0], there.at(-1)];
    if (!ke || !asal || storekeeper === null || there.length < 5) return false;
    const pair = { asal: asal.nomor_nasabah, ke: ke.nomor_nasabah };
    const seen = await pratinjauGabung(await world.as(storekeeper), pair);
    const { versi_asal, versi_ke, sidik } = seen;
    const alasan = 'Orang yang sama, dua nomor';
    const idFlow = await world.decided(storekeeper, 'GABUNG_NASABAH', { ...pair, versi_asal, versi_ke, sidik, alasan });
    // Two who differ in much take two checkers: the other one is of head office.
    const waiting = await world.app`select from flow_instance where id_flow = ${idFlow} and flow_state = 'WAITING'`;
    if (waiting.length > 0) await world.decide(world.office.checker, idFlow, 'APPROVE', 'Sesuai dokumen asli');
    const [merge] = await world.app<{ id_gabung: string }[]>`
      select id_gabung from customer_merge where asal = ${pair.asal} order by urut desc limit 1`;
    if (merge && world.random.percent(70)) {
      const undo = await pratinjauBatalGabung(await world.as(storekeeper), { ...merge });
      await does(world, storekeeper, 'BATAL_GABUNG_NASABAH', {
        ...merge,
        sidik: undo.sidik,
        alasan: 'Ternyata dua orang',
      });
      return true;
    }
    world.holders.splice(world.holders.indexOf(asal), 1);
    for (const [place, account] of world.accounts.entries())
      if (account.holder === asal) world.accounts[place] = { ...account, holder: ke };
    return true;
  },
};

/** The financing system reports what customers owe. */
export const importFinancing: Move = {
  name: 'data pembiayaan',
  weight: 1,
  makes: ['IMPOR_PEMBIAYAAN'],
  may: ['NO_CHANGE', 'DATA_CHANGED'],
  run: async (world) => {
    const rows = world.holders.slice(0, 5).map(({ nomor_nasabah }, place) => {
      const owed = world.random.between(1, 90);
      const contract: Readonly<Record<(typeof financingColumns)[number], string>> = {
        nomor_kontrak: `MRB/${place + 1}`,
        nomor_nasabah,
        produk: 'Murabahah kendaraan',
        akad: 'MURABAHAH',
        plafon: '100000000.00',
        sisa_pokok: `${owed}000000.00`,
        sisa_margin: '1000000.00',
        jatuh_tempo: addDays(world.date, 400),
        kolektibilitas: String(world.random.between(1, 5)),
      };
      return financingColumns.map((column) => contract[column]).join(',');
    });
    const [bank] = await world.app<{ posisi: string }[]>`
      select (max(accounting_date) - 1)::text as posisi from branch`;
    await does(world, world.office.maker, 'IMPOR_PEMBIAYAAN', {
      tanggal_posisi: bank?.posisi,
      berkas: { nama: 'pembiayaan.csv', isi: [financingColumns.join(','), ...rows].join('\n') },
      alasan: 'Posisi harian sistem pembiayaan',
    });
    return true;
  },
};

const LARGE = 12_000_000n;

/** A walk-in changes much money, and two persons correct the walk-in's data afterwards. */
export const serveWalkIn: Move = {
  name: 'walk-in',
  weight: 1,
  makes: ['SETOR_TUNAI', 'TUKAR_UANG', 'UBAH_WIC'],
  run: async (world, crew) => {
    const teller = world.random.pick(crew.tellers);
    const { random } = world;
    const account = someAccount(world, crew);
    if (!account) return false;
    // Somebody has just brought the large notes that this one is given.
    await world.act(teller, cashDeposit, {
      nomor_rekening: account.nomor_rekening,
      nominal: wire(LARGE),
      keterangan: 'Hasil usaha',
      pecahan: notes(LARGE, 100n),
    });
    const who = {
      jenis_identitas: 'PASPOR',
      nomor_identitas: `C${random.between(1_000_000, 9_999_999)}`,
      nama: random.pick(['Sari Dewi', 'Bagus Pratama', 'Rina Kurnia']),
      alamat: 'Jl. Melati 5 Jakarta',
      tempat_lahir: 'Jakarta',
      tanggal_lahir: '1990-10-20',
      jenis_kelamin: 'P',
      kewarganegaraan: 'Indonesia',
      pekerjaan: 'Pedagang',
      sumber_dana: 'Hasil usaha',
      tujuan: 'Kebutuhan usaha',
    };
    await does(world, teller, 'TUKAR_UANG', {
      ...who,
      nominal: wire(LARGE),
      keterangan: 'Tukar pecahan',
      pecahan: [{ nominal: '50000.00', lembar: 240 }],
      kembalian: notes(LARGE, 100n),
    });
    await relieveTill(world, crew, teller);
    const [row] = await world.app<{ nomor_wic: string; versi: number }[]>`
      select nomor_wic, versi from walk_in where jenis_identitas = 'PASPOR' and nomor_identitas = ${who.nomor_identitas}`;
    if (!row) return true;
    await does(world, crew.clerk, 'UBAH_WIC', {
      ...who,
      ...row,
      alamat: 'Jl. Melati 7 Jakarta',
      alasan: 'Alamat salah ketik di loket',
    });
    return true;
  },
};
