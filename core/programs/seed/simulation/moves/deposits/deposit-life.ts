import { readDeposit } from '#core/deposits/deposit-case.ts';
import { wire } from '#core/programs/seed/counter.ts';
import { giveable, someAccount } from '#core/programs/seed/simulation/accounts.ts';
import { does } from '#core/programs/seed/simulation/by-code.ts';
import type { Move } from '#core/programs/seed/simulation/move.ts';
import { fromMinor } from '#lib/money.ts';
import { depositsIn, issuer, nextUnissued } from './deposits.ts';

/** A deposit's life between its funding and its end, and deposits of two customers together. */

/** A deposit of two customers, whose shares wait at the bank until one of them fetches them. */
export const placeJointDeposit: Move = {
  name: 'deposito gabungan',
  weight: 1,
  makes: ['REGISTRASI_DEPOSITO_GABUNGAN', 'SETOR_DEPOSITO'],
  run: async (world, crew) => {
    const source = someAccount(
      world,
      crew,
      ({ kode_produk, holder }) => holder.branch === crew.branch && ['11', '12'].includes(kode_produk),
    );
    const other = world.holders.find(
      (holder) => holder.branch === crew.branch && holder.nomor_nasabah !== source?.holder.nomor_nasabah,
    );
    const nomor_bilyet = await nextUnissued(world, crew.branch, issuer(crew));
    if (!source || !other || !nomor_bilyet || (await giveable(world, source)) < 15n) return false;
    const [terms] = await world.app<{ sejak: string }[]>`
      select berlaku_sejak as sejak from product_term_on('14', ${world.date}::date)`;
    const nominal = wire(1_000_000n);
    const idFlow = await world.decided(crew.clerk, 'REGISTRASI_DEPOSITO_GABUNGAN', {
      nomor_nasabah: source.holder.nomor_nasabah,
      syarat_sejak: terms?.sejak ?? '',
      tenor: '1',
      perpanjangan: 'ARO',
      nominal,
      sumber: 'REKENING',
      rekening_sumber: source.nomor_rekening,
      rekening_bagi_hasil: '',
      rekening_penutupan: source.nomor_rekening,
      tujuan: 'INVESTASI',
      sumber_dana: 'GAJI',
      cara_tanda_tangan: world.random.pick(['DAN', 'ATAU']),
      pihak: [{ nomor_nasabah: other.nomor_nasabah, peran: 'PEMILIK' }],
    });
    const nomor_rekening = await world.madeBy(idFlow, 'deposit');
    await does(world, issuer(crew), 'SETOR_DEPOSITO', {
      nomor_rekening,
      versi: '1',
      nominal,
      sumber: 'REKENING',
      nomor_bilyet,
    });
    return true;
  },
};

/** Shares that wait at the bank are fetched by an owner. */
export const fetchShares: Move = {
  name: 'pengambilan bagi hasil',
  weight: 2,
  makes: ['AMBIL_BAGI_HASIL_DEPOSITO'],
  run: async (world, crew) => {
    for (const { nomor_rekening, nomor_nasabah } of await depositsIn(world, crew.branch, 'AKTIF')) {
      const found = await readDeposit(world.app, nomor_rekening);
      const into = world.accounts.find((account) => account.holder.nomor_nasabah === nomor_nasabah);
      if (!found || !into || found.belum_diambil === 0n) continue;
      await does(world, crew.clerk, 'AMBIL_BAGI_HASIL_DEPOSITO', {
        nomor_rekening,
        versi: String(found.versi),
        nominal: fromMinor(found.belum_diambil),
        cara_bayar: 'REKENING',
        rekening_tujuan: into.nomor_rekening,
        nomor_identitas: into.holder.nomor_identitas,
      });
      return true;
    }
    return false;
  },
};

/** A customer changes the rollover of a deposit. */
export const changeDeposit: Move = {
  name: 'ubah deposito',
  weight: 1,
  makes: ['UBAH_DEPOSITO'],
  run: async (world, crew) => {
    const active = await depositsIn(world, crew.branch, 'AKTIF');
    const chosen = active.length > 0 ? world.random.pick(active) : null;
    const found = chosen && (await readDeposit(world.app, chosen.nomor_rekening));
    if (!chosen || !found) return false;
    await does(world, crew.clerk, 'UBAH_DEPOSITO', {
      nomor_rekening: chosen.nomor_rekening,
      versi: String(found.versi),
      perpanjangan: found.perpanjangan === 'ARO' ? 'NON_ARO' : 'ARO',
      alasan: 'Permintaan nasabah',
    });
    return true;
  },
};

/** A certificate that was lost or spoiled is followed by another one. */
export const replaceBilyet: Move = {
  name: 'ganti bilyet',
  weight: 1,
  makes: ['GANTI_BILYET'],
  may: ['INSUFFICIENT'],
  run: async (world, crew) => {
    const active = await depositsIn(world, crew.branch, 'AKTIF');
    const chosen = active.length > 0 ? world.random.pick(active) : null;
    const found = chosen && (await readDeposit(world.app, chosen.nomor_rekening));
    const payer = world.accounts.find(({ holder }) => holder.nomor_nasabah === chosen?.nomor_nasabah);
    const nomor_bilyet = await nextUnissued(world, crew.branch, issuer(crew));
    if (!chosen || !found || !payer || !nomor_bilyet) return false;
    const lost = world.random.percent(50);
    await does(world, issuer(crew), 'GANTI_BILYET', {
      nomor_rekening: chosen.nomor_rekening,
      bilyet_lama: found.bilyet,
      nomor_bilyet,
      sebab: lost ? 'HILANG' : 'RUSAK',
      nomor_surat: lost ? `SKH/${world.random.between(1, 9_999)}` : '',
      rekening_biaya: payer.nomor_rekening,
      keterangan: lost ? '' : 'Tersiram air',
    });
    return true;
  },
};

/** A blank certificate that the printer has spoiled is destroyed. */
export const voidBilyet: Move = {
  name: 'batal blangko bilyet',
  weight: 1,
  makes: ['BATAL_STOK_BILYET'],
  run: async (world, crew) => {
    const nomor_bilyet = await nextUnissued(world, crew.branch, issuer(crew));
    if (!nomor_bilyet) return false;
    await does(world, issuer(crew), 'BATAL_STOK_BILYET', {
      nomor_bilyet,
      jumlah: '1',
      pemegang_asal: issuer(crew),
      keterangan: 'Rusak di mesin cetak',
    });
    return true;
  },
};
