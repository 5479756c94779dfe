import { loadAccount, toForm } from '#core/accounts/maintenance/maintain-record.ts';
import { free, giveable, someAccount } from '#core/programs/seed/simulation/accounts.ts';
import { does } from '#core/programs/seed/simulation/by-code.ts';
import type { Move } from '#core/programs/seed/simulation/move.ts';
import type { Account, World } from '#core/programs/seed/simulation/world.ts';
import { blockSides } from '#lib/accounts/holds.ts';
import { addDays } from '#lib/dates.ts';
import { fromMinor } from '#lib/money.ts';

/** Customer service does these for an account between its opening and its closing. */

/** A customer asks for the balance at the counter. */
export const askBalance: Move = {
  name: 'permintaan saldo',
  weight: 6,
  makes: ['PERMINTAAN_SALDO'],
  may: ['LOOKED_ENOUGH'],
  run: async (world, crew) => {
    const account = someAccount(world, crew);
    if (!account) return false;
    const { nomor_rekening, holder } = account;
    await does(world, world.random.pick(crew.tellers), 'PERMINTAAN_SALDO', {
      nomor_rekening,
      nomor_identitas: holder.nomor_identitas,
    });
    return true;
  },
};

/** A statement of the last weeks, on paper. */
export const printStatement: Move = {
  name: 'cetak rekening koran',
  weight: 3,
  makes: ['CETAK_STATEMENT'],
  may: ['INSUFFICIENT'],
  run: async (world, crew) => {
    const account = someAccount(world, crew);
    if (!account) return false;
    await does(world, crew.clerk, 'CETAK_STATEMENT', {
      nomor_rekening: account.nomor_rekening,
      tanggal_awal: addDays(world.date, -world.random.between(5, 40)),
      tanggal_akhir: world.date,
      nomor_identitas: account.holder.nomor_identitas,
    });
    return true;
  },
};

/** A customer changes the services of an account: zakat, statements by month. */
export const changeAccount: Move = {
  name: 'perubahan rekening',
  weight: 2,
  makes: ['UBAH_REKENING'],
  run: async (world, crew) => {
    const account = someAccount(world, crew);
    const stored = account && (await loadAccount(world.app, account.nomor_rekening));
    if (!stored) return false;
    const form = toForm(stored.isi, stored.versi, world.date);
    await does(world, crew.clerk, 'UBAH_REKENING', {
      ...form,
      zakat: form.zakat === 'T' ? 'F' : 'T',
      alasan: 'Permohonan tertulis nasabah',
    });
    return true;
  },
};

/** A customer moves to another town, and the account moves too. */
export const moveAccount: Move = {
  name: 'pindah cabang',
  weight: 1,
  makes: ['PINDAH_CABANG'],
  run: async (world, crew) => {
    const place = world.accounts.findIndex((each) => each.branch === crew.branch && each.kode_produk === '12');
    const account = world.accounts[place];
    const to = world.crews.find(({ branch }) => branch !== crew.branch);
    if (!account || !to) return false;
    const { nomor_rekening } = account;
    await does(world, crew.clerk, 'PINDAH_CABANG', {
      nomor_rekening,
      cabang_tujuan: to.branch,
      alasan: 'Nasabah pindah kota',
    });
    world.accounts.splice(place, 1);
    world.accounts.push({ ...account, branch: to.branch });
    return true;
  },
};

interface Block {
  readonly id_blokir: string;
  readonly versi: number;
}

const blockOf = async ({ app }: World, { nomor_rekening }: Account): Promise<Block | undefined> => {
  const [row] = await app<Block[]>`
    select id_blokir, versi from account_blocking where nomor_rekening = ${nomor_rekening} and not dicabut limit 1`;
  return row && { ...row };
};

/** An account is blocked at its owner's wish while the owner searches for papers, and opened when they are found. */
export const blockAccount: Move = {
  name: 'blokir rekening',
  weight: 1,
  makes: ['BLOKIR_REKENING', 'BUKA_BLOKIR'],
  run: async (world, crew) => {
    const account = someAccount(world, crew, free);
    if (!account) return false;
    const { nomor_rekening } = account;
    await does(world, crew.clerk, 'BLOKIR_REKENING', {
      nomor_rekening,
      arah: world.random.pick(blockSides),
      sebab: 'KEHILANGAN',
      tingkat: 'CABANG',
      alasan: 'Buku dan kartu hilang',
    });
    const block = await blockOf(world, account);
    if (!block) throw new Error(`account ${nomor_rekening} has no block`);
    await does(world, crew.clerk, 'BUKA_BLOKIR', { nomor_rekening, blokir: [block], alasan: 'Buku ditemukan kembali' });
    return true;
  },
};

/** A hold whose letter was replaced by another one. */
export const changeHold: Move = {
  name: 'ubah dana ditahan',
  weight: 1,
  makes: ['UBAH_TAHANAN'],
  run: async (world, { branch, clerk }) => {
    const mine = world.accounts.filter((each) => each.branch === branch).map((each) => each.nomor_rekening);
    const [held] = await world.app<(Block & { nomor_rekening: string })[]>`
      select nomor_rekening, id_blokir, versi from account_hold where nomor_rekening = any (${mine}) and tingkat = 'CABANG'
        and (tanggal_akhir is null or tanggal_akhir > ${world.date}) and dilepas < jumlah and unit = 'Pembiayaan'
      order by versi, tanggal_awal, nomor_rekening, jumlah, nomor_surat limit 1`;
    if (!held) return false;
    await does(world, clerk, 'UBAH_TAHANAN', {
      ...held,
      sebab: 'JAMINAN',
      tanggal_akhir: addDays(world.date, world.random.between(2, 15)),
      unit: 'Pembiayaan',
      nomor_surat: `JMN/${world.random.between(1, 9_999)}`,
      alasan: 'Perpanjangan jaminan',
    });
    return true;
  },
};

/** An account that pays no monthly fee for a time; some of these promises are taken back. */
export const waiveFees: Move = {
  name: 'pembebasan biaya',
  weight: 1,
  makes: ['BEBAS_BIAYA', 'CABUT_BEBAS_BIAYA'],
  may: ['WAIVER_TWICE', 'WAIVER_NOTHING'],
  run: async (world, crew) => {
    const account = someAccount(world, crew, free);
    if (!account) return false;
    const { nomor_rekening } = account;
    await does(world, crew.clerk, 'BEBAS_BIAYA', {
      nomor_rekening,
      kode: world.random.pick(['BIAYA', 'BIAYA_BULANAN']),
      persen: world.random.pick(['50', '100']),
      mulai: world.date,
      sampai: addDays(world.date, 60),
      alasan: 'Nasabah prioritas',
    });
    if (world.random.percent(50)) return true;
    const [waiver] = await world.app<{ id_pembebasan: string; versi: number }[]>`
      select id_pembebasan, versi from fee_waiver where nomor_rekening = ${nomor_rekening} and mulai = ${world.date} and not dicabut order by kode limit 1`;
    if (waiver)
      await does(world, crew.clerk, 'CABUT_BEBAS_BIAYA', { nomor_rekening, ...waiver, alasan: 'Salah rekening' });
    return true;
  },
};

/** Standing orders that their owners suspend, resume, end, or have run by hand where the end of day could not. */
export const changeOrder: Move = {
  name: 'status perintah tetap',
  weight: 2,
  makes: ['STATUS_PERINTAH', 'PERINTAH_TETAP'],
  may: ['INSUFFICIENT', 'ACCOUNT_CLOSED'],
  run: async (world, { branch, clerk }) => {
    const [failed] = await world.app<{ nomor_perintah: string; jatuh_tempo: string; nominal: bigint }[]>`
      select r.nomor_perintah, r.jatuh_tempo::text as jatuh_tempo, r.diminta as nominal from standing_order_due r join standing_order o using (nomor_perintah)
      join account a on a.nomor_rekening = o.rekening_sumber
      where a.kode_cabang = ${branch} and o.jenis <> 'RENTANG' and r.status = 'GAGAL' and r.diminta > 0 order by r.jatuh_tempo, r.nomor_perintah limit 1`;
    if (failed && world.random.percent(50)) {
      const { nomor_perintah, jatuh_tempo, nominal } = failed;
      await does(world, clerk, 'PERINTAH_TETAP', {
        nomor_perintah,
        jatuh_tempo,
        nominal: fromMinor(nominal),
        alasan: 'Dana sudah tersedia',
      });
      return true;
    }
    const [order] = await world.app<{ nomor_perintah: string; versi: number; status: string }[]>`
      select o.nomor_perintah, o.versi, o.status from standing_order o join account a on a.nomor_rekening = o.rekening_sumber
      where a.kode_cabang = ${branch} and o.status in ('AKTIF', 'DITANGGUHKAN') order by o.versi, o.nomor_perintah limit 1`;
    if (!order) return false;
    const { nomor_perintah, versi } = order;
    const end = world.random.percent(20);
    const tindakan = end ? 'AKHIRI' : order.status === 'AKTIF' ? 'TANGGUHKAN' : 'LANJUTKAN';
    await does(world, clerk, 'STATUS_PERINTAH', { nomor_perintah, versi, tindakan, alasan: 'Permintaan nasabah' });
    return true;
  },
};

/** The owner of a dormant account reactivates it; so little time goes by here that head office lets accounts become dormant early. */
export const wakeAccount: Move = {
  name: 'reaktivasi',
  weight: 2,
  makes: ['REAKTIVASI_REKENING'],
  may: ['INSUFFICIENT'],
  run: async (world, crew) => {
    const mine = world.accounts.filter(({ branch }) => branch === crew.branch).map((each) => each.nomor_rekening);
    const [asleep] = await world.app<{ nomor_rekening: string }[]>`
      select nomor_rekening from account_state where nomor_rekening = any (${mine}) and status in ('DORMAN', 'TIDAK_AKTIF') order by 1 limit 1`;
    const account = world.accounts.find((each) => each.nomor_rekening === asleep?.nomor_rekening);
    if (!account) return false;
    await does(world, crew.clerk, 'REAKTIVASI_REKENING', {
      nomor_rekening: account.nomor_rekening,
      nomor_identitas: account.holder.nomor_identitas,
      keterangan: 'Nasabah datang dengan KTP asli',
      bebas_biaya: (await giveable(world, account)) < 1n ? 'T' : 'F',
    });
    return true;
  },
};
