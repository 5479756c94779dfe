import { createHash } from 'node:crypto';
import type { Db } from '#core/db/client.ts';
import type { SettlementItem } from '#core/payments/settlement/gateway.ts';
import { writeFile } from '#core/payments/settlement/write-file.ts';
import { chequePicture } from '#core/programs/seed/cheque-picture.ts';
import { toDisplay } from '#lib/dates.ts';
import { formatRupiah } from '#lib/money.ts';
import { type CentralBank, sayWithPictures } from './simulator.ts';

/** A cheque of ours that is with people, and who signs for its account; nobody where it has no card. */
interface Sheet {
  readonly nomor: string;
  readonly rekening: string;
  readonly nama: string;
  readonly hari: string;
  readonly penanda: readonly string[];
}

/** These payees present the two cheques, for these amounts in minor units. Somebody else has signed the second one. */
const PRESENTED = [
  { kepada: 'CV Maju Bersama', jumlah: 1_750_000_00n },
  { kepada: 'UD Sumber Rejeki', jumlah: 3_400_000_00n },
] as const;
const STRANGER = 'Bukan Penanda Tangan';

/** The last cheques of the book whose account has a signature card, where there is one. */
const sheetsOf = (db: Db): Promise<readonly Sheet[]> => db<Sheet[]>`
  select s.nomor_warkat as nomor, k.nomor_rekening as rekening, a.nama_rekening as nama, b.accounting_date as hari,
    array(select distinct p.nama from specimen p where p.nomor_rekening = k.nomor_rekening order by 1) as penanda
  from warkat_leaf s join warkat_book k using (id_bukuwarkat) join account a on a.nomor_rekening = k.nomor_rekening join account_state t on t.nomor_rekening = a.nomor_rekening
  join branch b on b.kode_cabang = a.kode_cabang
  where s.jenis = 'CEK' and s.status = 'AKTIF' and t.status = 'AKTIF' and b.status = 'BUKA' and not exists (select from inward_warkat i where i.jenis = 'CEK' and i.nomor_warkat = s.nomor_warkat)
  order by exists (select from specimen p where p.nomor_rekening = k.nomor_rekening) desc, k.nomor_rekening, s.nomor_warkat desc limit ${PRESENTED.length}`;

/**
 * Other banks present two cheques of the demo bank with their pictures, once on a day of the bank. Whoever tries the demo bank finds them on the work
 * list of clearing, the specimens beside them. One is signed as the card shows. Returns how many were presented.
 */
export async function presentSheets(bank: CentralBank, ours: string, db: Db): Promise<number> {
  const sheets = await sheetsOf(db);
  const hari = sheets[0]?.hari;
  if (!hari) return 0;
  const nomor = `TAGIHAN-${hari}`;
  const [known] = await db`select from settlement_message where id_pesan = ${`${bank.bic}/${nomor}`}`;
  if (known) return 0;
  const drawn = sheets.map((sheet, place) => {
    const { kepada, jumlah } = PRESENTED[place] ?? PRESENTED[0];
    const { nomor: nomor_warkat, nama, penanda } = sheet;
    const signed = place === 0 ? penanda : penanda.map((name) => `${STRANGER} ${name}`);
    const isi = chequePicture({
      nomor: nomor_warkat,
      tanggal: toDisplay(hari).replaceAll('/', '-'),
      kepada,
      nominal: formatRupiah(jumlah).replace(/^Rp\s*/, ''),
      nama,
      penanda: signed.length > 0 ? signed : [nama],
    });
    const item: SettlementItem = {
      end_to_end: `W${hari.replaceAll('-', '')}${nomor_warkat}`,
      rail: 'KLIRING',
      jenis: 'pacs.003',
      jumlah,
      area: 'KLIRING',
      rujukan: '',
      isi: {
        penerima: { nama: kepada, rekening: '8800112233', bank: 'CENAIDJA' },
        pengirim: { nama, rekening: sheet.rekening, bank: ours },
        warkat: {
          jenis: 'CEK',
          nomor: nomor_warkat,
          tanggal: hari,
          gambar: createHash('sha256').update(isi).digest('hex'),
        },
        berita: 'Tagihan kliring',
      },
    };
    return { item, picture: [`CEK-${nomor_warkat}.png`, new Uint8Array(isi)] as const };
  });
  const head = { nomor, rail: 'KLIRING', jenis: 'pacs.003', tanggal: hari, dibuat: `${hari}T09:00:00+07:00` } as const;
  const text = writeFile(
    head,
    drawn.map(({ item }) => item),
    { bic: bank.bic, peerBic: ours },
  );
  sayWithPictures(bank, `${nomor}.xml`, text, Object.fromEntries(drawn.map(({ picture }) => picture)));
  return sheets.length;
}
