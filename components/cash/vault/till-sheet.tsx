import { countText, kindId, worth } from '#components/kit/denominations/counting.ts';
import { denominationOnPaper } from '#components/kit/denominations/denomination-on-paper.ts';
import { momentText } from '#components/kit/ui/moment.tsx';
import { Paper, Signatures } from '#components/kit/ui/paper.tsx';
import { toDisplay } from '#lib/dates.ts';
import { paper } from '#lib/messages/paper.ts';
import { formatWire } from '#lib/money.ts';
import type { LembarTutupReply, LembarTutupRow } from '#types/proto/cash/vault.ts';
import type { Pecahan } from '#types/proto/common.ts';

/** "17:56:32", the end of a point in time. */
const clock = (moment: string): string => moment.slice(11, 19);

interface TillSheetProps {
  readonly sheet: LembarTutupReply;
  readonly closing: LembarTutupRow;
}

interface Line {
  readonly label: string;
  readonly value: string;
}

const detailsOf = ({ sheet, closing }: TillSheetProps, amount: (wire: string) => string): Line[] =>
  [
    { label: paper.kas, value: `${sheet.kode_kas} · ${sheet.kode_valuta}` },
    { label: paper.teller, value: `${sheet.id_user} · ${sheet.nama_user}` },
    { label: paper.dibuka, value: clock(closing.dibuka_pada) },
    { label: paper.ditutup, value: clock(closing.ditutup_pada) },
    { label: paper.referensi, value: closing.nomor_referensi },
    { label: paper.slipTerakhir, value: String(closing.slip_terakhir) },
    { label: paper.jumlahTransaksi, value: String(closing.jumlah_transaksi) },
    {
      label: paper.hitunganKe,
      value: closing.hitungan.map((each) => `${clock(each.waktu)} ${amount(each.selisih)}`).join(', '),
    },
    { label: paper.alasanSelisih, value: closing.alasan },
    { label: paper.otorisasi, value: closing.saksi },
  ].filter(({ value }) => value !== '');

const proofOf = (closing: LembarTutupRow): Line[] => [
  { label: paper.saldoAwal, value: closing.saldo_awal },
  { label: paper.masuk, value: closing.masuk },
  { label: paper.keluar, value: closing.keluar },
  { label: paper.dariKhasanah, value: closing.dari_khasanah },
  { label: paper.keKhasanah, value: closing.ke_khasanah },
  { label: paper.seharusnya, value: closing.seharusnya },
  { label: paper.dihitung, value: closing.dihitung },
  { label: paper.selisih, value: closing.selisih },
];

/** Prints the proof of a till: opening balance, cash in and out, the count by denomination, and the persons responsible. */
export function TillSheet({ sheet, closing }: TillSheetProps) {
  const amount = (wire: string) => formatWire(wire, sheet.kode_valuta);
  return (
    <Paper
      bank={sheet.nama_bank}
      branch={`${sheet.kode_cabang} ${sheet.nama_cabang}`}
      title={`${paper.lembarTutup} (${closing.urut})`}
      date={toDisplay(sheet.tanggal)}
      foot={[closing.nomor_referensi, `${sheet.kode_kas} · ${sheet.nama_user}`, momentText(closing.ditutup_pada)]}
    >
      <dl>
        {detailsOf({ sheet, closing }, amount).map(({ label, value }) => (
          <div key={label} className="slip-line">
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <table className="sheet-table">
        <tbody>
          {proofOf(closing).map(({ label, value }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{amount(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <DenominationTable pecahan={closing.pecahan} currency={sheet.kode_valuta} amount={amount} />
      <Signatures who={[paper.ttdTeller, paper.ttdKhasanah, paper.ttdPejabat]} />
    </Paper>
  );
}

interface DenominationTableProps {
  readonly pecahan: readonly Pecahan[];
  readonly currency: string;
  readonly amount: (wire: string) => string;
}

function DenominationTable({ pecahan, currency, amount }: DenominationTableProps) {
  return (
    <table className="sheet-table">
      <thead>
        <tr>
          <th>{paper.pecahan}</th>
          <th>{paper.keping}</th>
          <th>{paper.nominal}</th>
        </tr>
      </thead>
      <tbody>
        {pecahan.map((row) => (
          <tr key={kindId(row)}>
            <td>{denominationOnPaper(row)}</td>
            <td>{countText(row.lembar)}</td>
            <td>{amount(worth([row], currency))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
