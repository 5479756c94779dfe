import { toDisplay } from '#lib/dates.ts';
import { paper } from '#lib/messages/paper.ts';
import { formatWire } from '#lib/money.ts';
import type { LembarTutupReply, LembarTutupRow } from '#types/proto/vault.ts';
import { denominationName, piecesText, worth } from './counting.ts';

/** "17:56:32", the end of a point in time. */
const clock = (moment: string): string => moment.slice(11, 19);

interface TillSheetProps {
  readonly sheet: LembarTutupReply;
  readonly closing: LembarTutupRow;
}

/** The proof of a till on paper: what it opened with, what came and went, what was counted by denomination, and who answers for it. */
export function TillSheet({ sheet, closing }: TillSheetProps) {
  const amount = (wire: string) => formatWire(wire, sheet.kode_valuta);
  const proof = [
    [paper.saldoAwal, closing.saldo_awal],
    [paper.masuk, closing.masuk],
    [paper.keluar, closing.keluar],
    [paper.dariKhasanah, closing.dari_khasanah],
    [paper.keKhasanah, closing.ke_khasanah],
    [paper.seharusnya, closing.seharusnya],
    [paper.dihitung, closing.dihitung],
    [paper.selisih, closing.selisih],
  ] as const;
  const facts = [
    [paper.kas, `${sheet.kode_kas} · ${sheet.kode_valuta}`],
    [paper.teller, `${sheet.id_user} · ${sheet.nama_user}`],
    [paper.dibuka, clock(closing.dibuka_pada)],
    [paper.ditutup, clock(closing.ditutup_pada)],
    [paper.referensi, closing.nomor_referensi],
    [paper.slipTerakhir, String(closing.slip_terakhir)],
    [paper.jumlahTransaksi, String(closing.jumlah_transaksi)],
    [paper.hitunganKe, closing.hitungan.map((each) => `${clock(each.waktu)} ${amount(each.selisih)}`).join(', ')],
    [paper.alasanSelisih, closing.alasan],
    [paper.otorisasi, closing.saksi],
  ].filter(([, value]) => value !== '') as [string, string][];
  return (
    <article className="slip sheet" lang="id" aria-label={paper.lembarTutup}>
      <header>
        <div>
          <h2>{`${paper.lembarTutup} (${closing.urut})`}</h2>
          <p>{`${sheet.nama_bank} · ${sheet.kode_cabang} ${sheet.nama_cabang}`}</p>
          <p>{toDisplay(sheet.tanggal)}</p>
        </div>
      </header>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label} className="slip-line">
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <table className="sheet-table">
        <tbody>
          {proof.map(([label, value]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{amount(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <table className="sheet-table">
        <thead>
          <tr>
            <th>{paper.pecahan}</th>
            <th>{paper.keping}</th>
            <th>{paper.nominal}</th>
          </tr>
        </thead>
        <tbody>
          {closing.pecahan.map((row) => (
            <tr key={row.nominal}>
              <td>{denominationName(row.nominal)}</td>
              <td>{piecesText(row.lembar)}</td>
              <td>{amount(worth([row]))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="signatures">
        {[paper.ttdTeller, paper.ttdKhasanah, paper.ttdPejabat].map((who) => (
          <div key={who}>
            {who}
            <span />
          </div>
        ))}
      </div>
    </article>
  );
}
