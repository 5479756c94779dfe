import { pieceOnPaper } from '#components/vault/piece-on-paper.ts';
import { toDisplay } from '#lib/dates.ts';
import { fees, isFeeCode } from '#lib/fees.ts';
import { paper } from '#lib/messages/paper.ts';
import { BOOK_CURRENCY, formatWire, fromMinor, toMinor } from '#lib/money.ts';
import { isOperationCode, operations } from '#lib/operations/operations.ts';
import { parseRate, shownRate } from '#lib/rate.ts';
import { terbilangWire } from '#lib/terbilang.ts';
import type { Pecahan, Slip as SlipData } from '#types/proto/common.ts';

/** "17:56:32", the end of a point in time. */
const CLOCK = 8;

const piecesOn = (rows: readonly Pecahan[]): string =>
  rows.map((row) => `${pieceOnPaper(row)} × ${row.lembar}`).join(', ');

function lines(slip: SlipData): readonly (readonly [string, string])[] {
  const all = [
    [paper.referensi, slip.nomor_referensi],
    [paper.nomorRekening, slip.nomor_rekening],
    [paper.atasNama, slip.nama_nasabah],
    [paper.rekeningLawan, [slip.nomor_rekening_lawan, slip.nama_lawan].filter(Boolean).join(' · ')],
    [paper.arah, slip.tukar ? paper[slip.tukar.arah === 'BELI' ? 'bankMembeli' : 'bankMenjual'] : ''],
    [paper.kurs, slip.tukar ? shownRate(parseRate(slip.tukar.kurs)) : ''],
    [
      slip.tukar?.arah === 'BELI' ? paper.dibayarkan : paper.diterima,
      slip.tukar ? `${BOOK_CURRENCY} ${formatWire(slip.tukar.rupiah)}` : '',
    ],
    [paper.keterangan, slip.keterangan],
    [paper.pecahan, piecesOn(slip.pecahan)],
    [paper.kembalian, piecesOn(slip.kembalian ?? [])],
    [paper.teller, [slip.kode_teller, slip.nama_teller].filter(Boolean).join(' · ')],
    [paper.otorisasi, slip.user_otorisasi],
  ] as const;
  return all.filter(([, value]) => value !== '');
}

/** What the customer gives or gets, fees with it, as a decimal text. */
const withFees = ({ nominal, biaya, kode_valuta }: SlipData): string =>
  fromMinor(
    biaya.reduce((sum, fee) => sum + toMinor(fee.nominal, kode_valuta), toMinor(nominal, kode_valuta)),
    kode_valuta,
  );

/**
 * The slip of a transaction, as it is printed: facts, amount in words, signatures, and the machine's validation line. Paper
 * is Indonesian in every language of the screen.
 */
export function Slip({ slip }: { readonly slip: SlipData }) {
  const title = isOperationCode(slip.operasi) ? operations[slip.operasi].id : slip.operasi;
  const whole = withFees(slip);
  return (
    <article className="slip" lang="id" aria-label={title}>
      <header>
        <div>
          <h2>{title}</h2>
          <p>{`${slip.nama_bank} · ${slip.kode_cabang} ${slip.nama_cabang}`}</p>
          <p>{`${toDisplay(slip.tanggal)} · ${slip.waktu.slice(-CLOCK)}`}</p>
        </div>
        {slip.duplikat === 'T' ? <span className="duplicate">{paper.duplikat}</span> : null}
      </header>
      <dl>
        {lines(slip).map(([label, value]) => (
          <div key={label} className="slip-line">
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {slip.biaya.map(({ kode, nominal }) => (
          <div key={kode} className="slip-line">
            <dt>{isFeeCode(kode) ? fees[kode].id : kode}</dt>
            <dd>{`${slip.kode_valuta} ${formatWire(nominal, slip.kode_valuta)}`}</dd>
          </div>
        ))}
        <div className="slip-line">
          <dt>{slip.biaya.length > 0 ? paper.jumlah : paper.nominal}</dt>
          <dd>
            <span className="slip-amount">{`${slip.kode_valuta} ${formatWire(whole, slip.kode_valuta)}`}</span>
            <br />
            {terbilangWire(whole, slip.kode_valuta)}
          </dd>
        </div>
      </dl>
      <div className="signatures">
        {[paper.ttdNasabah, paper.ttdTeller, paper.ttdPejabat].map((who) => (
          <div key={who}>
            {who}
            <span />
          </div>
        ))}
      </div>
      <pre className="validation">{slip.baris_validasi}</pre>
    </article>
  );
}
