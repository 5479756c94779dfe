import { countOf, wholeCount } from '#core/payments/settlement/bills.ts';
import { biFastFromAccount } from '#core/payments/transfers/send.ts';
import { notes } from '#core/programs/seed/counter.ts';
import { free, giveable, someAccount } from '#core/programs/seed/simulation/accounts.ts';
import { does } from '#core/programs/seed/simulation/by-code.ts';
import { largeNotes } from '#core/programs/seed/simulation/cash.ts';
import { arrives, exchange, leave } from '#core/programs/seed/simulation/exchange.ts';
import type { Move } from '#core/programs/seed/simulation/move.ts';
import type { Crew, World } from '#core/programs/seed/simulation/world.ts';
import { fromMinor } from '#lib/money.ts';
import { transferRails } from '#lib/payments/transfers.ts';
import { nameOf, transferFields } from './transfers.ts';

/** Transfers that came and wait, came back, or have no answer, and the central bank's bill for all of them. */

/** Money comes in for a customer under a name that is almost theirs, and is held. Null where the branch has nobody for it. */
async function heldTransfer(world: World, crew: Crew, mark: string) {
  const to = someAccount(world, crew);
  if (!to || crew.storekeeper === null) return null;
  const serial = `${world.date.replaceAll('-', '')}${world.random.between(100_000, 999_999)}`;
  const [first, ...rest] = (await nameOf(world, to)).split(' ');
  arrives(world, `${mark}${serial}`, {
    rail: 'SKN',
    bank: 'CENAIDJA',
    nomor: `${mark}${serial}`,
    nominal: BigInt(world.random.between(1, 40)) * 10_000_000n,
    rekening: to.nomor_rekening,
    nama: [`${first}h`, ...rest].join(' '),
  });
  await exchange(world);
  const [held] = await world.app<{ nomor: string; nominal: bigint; rekening_tujuan: string }[]>`
    select nomor, nominal, rekening_tujuan from incoming_transfer
    where kode_cabang = ${crew.branch} and status = 'TERTAHAN' and sebab = 'NAMA_MIRIP' and not menunggu_retur order by 1 limit 1`;
  return held ? { ...held, storekeeper: crew.storekeeper } : null;
}

/** Money for a customer under a name that is almost right: the back office checks, and credits it. */
export const creditHeld: Move = {
  name: 'salurkan transfer masuk',
  weight: 1,
  makes: ['SALURKAN_TRANSFER'],
  run: async (world, crew) => {
    const held = await heldTransfer(world, crew, 'H');
    if (!held) return false;
    await does(world, held.storekeeper, 'SALURKAN_TRANSFER', {
      nomor: held.nomor,
      nomor_rekening: held.rekening_tujuan,
      nominal: fromMinor(held.nominal),
      keterangan: 'Nama cocok dengan dokumen asli',
    });
    return true;
  },
};

/** The same, of somebody else after all: it goes back to its bank. */
export const sendHeldBack: Move = {
  name: 'retur transfer masuk',
  weight: 1,
  makes: ['RETUR_TRANSFER_TERTAHAN'],
  run: async (world, crew) => {
    const held = await heldTransfer(world, crew, 'R');
    if (!held) return false;
    await does(world, held.storekeeper, 'RETUR_TRANSFER_TERTAHAN', {
      nomor: held.nomor,
      alasan: 'Nama berbeda dengan pemilik rekening',
    });
    return true;
  },
};

/** The fee of a transfer that came back is given back. */
export const giveFeeBack: Move = {
  name: 'kembalikan biaya transfer',
  weight: 1,
  makes: ['KEMBALIKAN_BIAYA_TRANSFER'],
  run: async (world, { branch, storekeeper }) => {
    const [row] = await world.app<{ nomor: string; nomor_rekening: string; biaya: bigint }[]>`
      select t.nomor, coalesce(t.nomor_rekening, '') as nomor_rekening, t.biaya from transfer t
      where t.kode_cabang = ${branch} and t.status = 'DIRETUR' and t.biaya > 0
        and not exists (select from transfer_fee_back f where f.nomor = t.nomor) order by t.nomor limit 1`;
    if (!row || storekeeper === null) return false;
    const { nomor, nomor_rekening, biaya } = row;
    await does(world, storekeeper, 'KEMBALIKAN_BIAYA_TRANSFER', {
      nomor,
      nomor_rekening,
      nominal: fromMinor(biaya),
      alasan: 'GANGGUAN',
      keterangan: 'Gangguan pada bank penerima',
    });
    return true;
  },
};

/** A transfer has left and has no answer: head office asks by telephone and confirms it. */
export const resolveUnanswered: Move = {
  name: 'jawab yang tertahan',
  weight: 1,
  makes: ['BI_FAST_NON_TUNAI', 'JAWAB_PENYELESAIAN'],
  run: async (world, crew) => {
    const from = someAccount(world, crew, free);
    if (!from || (await giveable(world, from)) < 3n) return false;
    await exchange(world);
    await world.act(crew.tellers[0], biFastFromAccount, {
      ...transferFields(world, 100_000n),
      nomor_rekening: from.nomor_rekening,
    });
    await leave(world);
    const [item] = await world.app<{ kunci: string }[]>`
      select end_to_end as kunci from settlement_item where status = 'DIKIRIM' and jenis = 'pacs.008' order by 1 limit 1`;
    if (!item) throw new Error('what has left does not hang');
    await does(world, world.office.maker, 'JAWAB_PENYELESAIAN', {
      daftar: 'ITEM',
      kunci: item.kunci,
      hasil: 'SELESAI',
      sebab: '',
      bukti: 'Telepon dengan bank penerima',
      alasan: 'Bank penerima telah mengkredit',
    });
    // The transfers that left with it get their answers the same day, and its own answer comes after all.
    await exchange(world);
    return true;
  },
};

/** Head office closes messages of the rails that fit nothing, or came too late. */
export const closeOdd: Move = {
  name: 'tutup yang ganjil',
  weight: 1,
  makes: ['JAWAB_PENYELESAIAN'],
  run: async (world) => {
    const [odd] = await world.app<{ daftar: string; kunci: string }[]>`
      select case status when 'BARU' then 'ENTRI' else 'GANJIL' end as daftar, lpad(id::text, 18, '0') as kunci from settlement_entry
      where status in ('TANPA_PASANGAN', 'BERTENTANGAN') or (status = 'BARU' and gagal_kali > 0) order by id limit 1`;
    if (!odd) return false;
    await does(world, world.office.maker, 'JAWAB_PENYELESAIAN', {
      ...odd,
      hasil: 'DITUTUP',
      sebab: '',
      bukti: 'Rekening koran Bank Indonesia',
      alasan: 'Sudah dijawab lewat telepon',
    });
    return true;
  },
};

/** The central bank bills a month of a rail, as the bank has counted it. */
export const payCentralBank: Move = {
  name: 'tagihan bank sentral',
  weight: 1,
  makes: ['TAGIHAN_BANK_SENTRAL'],
  run: async (world) => {
    const bulan = world.date.slice(0, 7);
    for (const rail of transferRails) {
      const [posted] = await world.app`
        select from central_bank_bill where bulan = ${`${bulan}-01`}::date and rail = ${rail}`;
      const { banyak, nominal } = wholeCount(await countOf(world.app, bulan, rail));
      if (posted || nominal === 0n) continue;
      await does(world, world.office.maker, 'TAGIHAN_BANK_SENTRAL', {
        bulan,
        rail,
        nomor_tagihan: `BI/${rail}/${bulan}`,
        banyak: String(banyak),
        nominal: fromMinor(nominal),
        hitungan_banyak: String(banyak),
        hitungan_nominal: fromMinor(nominal),
      });
      return true;
    }
    return false;
  },
};

const PAYEE = 'Sutrisno Hadi';

/** Money for somebody who has no account here, which the other bank does not take back: the payee fetches it in cash. */
export const payHeld: Move = {
  name: 'bayar transfer masuk',
  weight: 1,
  makes: ['BAYAR_TRANSFER'],
  run: async (world, crew) => {
    const [teller] = crew.tellers;
    const [held] = await world.app<{ nomor: string; nominal: bigint; nama: string }[]>`
      select nomor, nominal, nama_tujuan as nama from incoming_transfer
      where kode_cabang = ${crew.branch} and status = 'TERTAHAN' and sebab_retur <> '' order by 1 limit 1`;
    if (!held || BigInt(await largeNotes(world, teller)) * 10_000_000n < held.nominal) return false;
    await does(world, teller, 'BAYAR_TRANSFER', {
      nomor: held.nomor,
      nominal: fromMinor(held.nominal),
      keterangan: 'Bayar tunai transfer masuk',
      pecahan: notes(held.nominal / 100n, 100n),
      jenis_identitas: 'PASPOR',
      nomor_identitas: `C${world.random.between(1_000_000, 9_999_999)}`,
      nama: held.nama === '' ? PAYEE : held.nama,
      alamat: 'Jl. Melati 5 Jakarta',
      tempat_lahir: 'Jakarta',
      tanggal_lahir: '1990-10-20',
      jenis_kelamin: 'L',
      kewarganegaraan: 'Indonesia',
      pekerjaan: 'Pedagang',
      sumber_dana: 'Kiriman',
      tujuan: 'Kebutuhan keluarga',
    });
    return true;
  },
};
