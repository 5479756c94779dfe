import { cashDeposit } from '#core/cash/counter/cash-deposit.ts';
import { pratinjau } from '#core/customers/screening/queries.ts';
import { unggah } from '#core/customers/screening/receive-part.ts';
import { reportSuspicion } from '#core/customers/walk-ins/report-suspicion.ts';
import { uuidOf } from '#core/db/uuid.ts';
import { notes, wire } from '#core/programs/seed/counter.ts';
import { someAccount } from '#core/programs/seed/simulation/accounts.ts';
import { does } from '#core/programs/seed/simulation/by-code.ts';
import { relieveTill } from '#core/programs/seed/simulation/cash.ts';
import type { Move } from '#core/programs/seed/simulation/move.ts';
import { fromMinor } from '#lib/money.ts';

/** Compliance decides these: cash that is reported, lists of names and whom they hit. */

const PARTS = 6;
const PART = 90_000_000n;

/** A customer brings so much cash in a day that it is reported. */
export const bringMuch: Move = {
  name: 'setoran besar',
  weight: 1,
  makes: ['SETOR_TUNAI'],
  run: async (world, crew) => {
    const account = someAccount(world, crew, ({ kode_produk }) => kode_produk === '01');
    if (!account) return false;
    const [teller] = crew.tellers;
    for (let part = 0; part < PARTS; part += 1) {
      await world.act(teller, cashDeposit, {
        nomor_rekening: account.nomor_rekening,
        nominal: wire(PART + BigInt(part) * 1_000_000n),
        keterangan: 'Hasil panen',
        pecahan: notes(PART + BigInt(part) * 1_000_000n, 100n),
      });
      await relieveTill(world, crew, teller);
    }
    return true;
  },
};

/** A teller finds something suspicious, and reports it to compliance alone. */
export const fileSuspicion: Move = {
  name: 'laporan kecurigaan',
  weight: 1,
  makes: ['LAPOR_KECURIGAAN'],
  run: async (world, crew) => {
    const account = someAccount(world, crew, ({ kode_produk }) => kode_produk === '12');
    if (!account) return false;
    await world.act(crew.tellers[0], reportSuspicion, {
      pihak: account.nomor_rekening,
      uraian: 'Menolak menjelaskan asal uang setoran dan tampak gugup di loket',
    });
    return true;
  },
};

/** Cash of days that are over is reported, or is not, with the reason. */
export const decideReport: Move = {
  name: 'putusan laporan tunai',
  weight: 2,
  makes: ['PUTUSAN_LAPORAN_TUNAI'],
  run: async (world) => {
    const officer = world.office.compliance?.[0];
    const [report] = await world.app<{ id_laporan: string; jumlah: bigint; versi: number }[]>`
      select id_laporan::text as id_laporan, jumlah, versi from cash_report where status = 'BARU' and sampai < ${world.date} order by cash_report.id_laporan limit 1`;
    if (!officer || !report) return false;
    const reported = world.random.percent(70);
    await does(world, officer, 'PUTUSAN_LAPORAN_TUNAI', {
      ...report,
      jumlah: fromMinor(report.jumlah),
      status: reported ? 'DILAPORKAN' : 'TIDAK_DILAPORKAN',
      nomor_laporan: reported ? `LTKT/${report.id_laporan}` : '',
      alasan: reported ? '' : 'Dikecualikan menurut ketentuan',
    });
    return true;
  },
};

const HEAD = 'kode;nama;macam;alias;tempat_lahir;tanggal_lahir;nomor_identitas;nomor_npwp;alasan;bank;lembar;terbit';

/** A list of names comes into force that has somebody like a customer on it; compliance reads the customer's papers and finds another person. */
export const importNameList: Move = {
  name: 'daftar nama',
  weight: 1,
  makes: ['IMPOR_DAFTAR_NAMA', 'PUTUS_KECOCOKAN'],
  run: async (world) => {
    const officer = world.office.compliance?.[0];
    if (!officer || world.holders.length === 0) return false;
    const holder = world.random.pick(world.holders);
    const [row] = await world.app<{ nama: string }[]>`
      select nama_nasabah as nama from customer where nomor_nasabah = ${holder.nomor_nasabah}`;
    const serial = `${world.date}/${world.random.between(1, 9_999)}`;
    const id_impor = uuidOf(`daftar nama ${world.habits.name} ${serial}`);
    const names = [row?.nama ?? 'Tanpa Nama', 'H. Moch. Soekarno'];
    await unggah(await world.as(officer), {
      id_impor,
      jenis: 'DTTOT',
      penerbit: 'PPATK',
      nomor: `DTTOT/${serial}`,
      tanggal: world.date,
      berlaku_sejak: world.date,
      bagian: 1,
      baris_awal: 2,
      kepala: HEAD,
      isi: names.map((nama, place) => `D-${place + 1};${nama};P;;;;;;;;;`).join('\n'),
      akhir: 'T',
    });
    const { jenis, penerbit, nomor, tanggal, berlaku_sejak, jumlah, sidik } = await pratinjau(await world.as(officer), {
      id_impor,
    });
    const list = { id_impor, jenis, penerbit, nomor, tanggal, berlaku_sejak, jumlah, sidik };
    await does(world, officer, 'IMPOR_DAFTAR_NAMA', { ...list, alasan: 'Daftar terbaru dari penerbit' });
    const hits = await world.app<{ id_hit: string; versi: number }[]>`
      select h.id_hit::text as id_hit, coalesce(d.versi, 0) as versi from name_hit h left join name_decision d using (id_hit)
      where h.status = 'BARU' order by h.id_hit`;
    for (const hit of hits)
      await does(world, officer, 'PUTUS_KECOCOKAN', { ...hit, status: 'BUKAN', alasan: 'Tanggal lahir berbeda' });
    return true;
  },
};
