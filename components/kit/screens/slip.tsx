import { pieceOnPaper } from '#components/kit/denominations/piece-on-paper.ts';
import { Paper, Signatures } from '#components/kit/ui/paper.tsx';
import { fees, isFeeCode } from '#lib/accounts/fees.ts';
import { toDisplay } from '#lib/dates.ts';
import { paper } from '#lib/messages/paper.ts';
import { BOOK_CURRENCY, formatWire, fromMinor, rupiahMinor, toMinor } from '#lib/money.ts';
import { nameOnPaper } from '#lib/operations/names.ts';
import { parseRate, shownRate, worthInBooks } from '#lib/profit-sharing/rate.ts';
import { terbilangWire } from '#lib/terbilang.ts';
import type { Pecahan, Slip as SlipData } from '#types/proto/common.ts';

const piecesOn = (rows: readonly Pecahan[]): string =>
  rows.map((row) => `${pieceOnPaper(row)} × ${row.lembar}`).join(', ');

/** The rounding to the smallest coin of a trade of notes at its rate; '' where the rate comes to whole coins. */
function roundingOf({ tukar, nominal, kode_valuta }: SlipData): string {
  if (!tukar) return '';
  const exact = worthInBooks(toMinor(nominal, kode_valuta), kode_valuta, parseRate(tukar.kurs));
  const rounding = rupiahMinor(tukar.rupiah) - exact;
  const size = formatWire(fromMinor(rounding < 0n ? -rounding : rounding));
  return rounding === 0n ? '' : `${BOOK_CURRENCY} ${rounding < 0n ? '−' : '+'}${size}`;
}

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
    [paper.pembulatan, roundingOf(slip)],
    [paper.keterangan, slip.keterangan],
    [paper.pecahan, piecesOn(slip.pecahan)],
    [paper.kembalian, piecesOn(slip.kembalian ?? [])],
    [paper.otorisasi, slip.user_otorisasi],
  ] as const;
  return all.filter(([, value]) => value !== '');
}

/** Returns the amount that the customer gives or gets, with its fees, as a decimal text. */
const withFees = ({ nominal, biaya, kode_valuta }: SlipData): string =>
  fromMinor(
    biaya.reduce((sum, fee) => sum + toMinor(fee.nominal, kode_valuta), toMinor(nominal, kode_valuta)),
    kode_valuta,
  );

/** "21-11-2026 17:56:32" of the core's "2026-11-21 17:56:32". */
function moment(wire: string): string {
  const [date = '', time = ''] = wire.split(' ');
  return [toDisplay(date), time].filter(Boolean).join(' ');
}

/** Marks a paper that is not the first print, with its number where prints were counted; a preview is no print. */
function markOf({ duplikat, salinan_ke }: SlipData): string {
  if (duplikat === 'P') return paper.pratinjau;
  if (duplikat !== 'T') return '';
  return salinan_ke > 0 ? `${paper.duplikat} · ${paper.salinanKe.replace('{ke}', String(salinan_ke))}` : paper.duplikat;
}

/** The slip of a transaction, as it is printed: facts, amount in words, signatures, and the machine's validation line. */
export function Slip({ slip }: { readonly slip: SlipData }) {
  const teller = [slip.kode_teller, slip.nama_teller].filter(Boolean).join(' · ');
  const whole = withFees(slip);
  return (
    <Paper
      bank={slip.nama_bank}
      branch={`${slip.kode_cabang} ${slip.nama_cabang}`.trim()}
      title={nameOnPaper(slip.operasi)}
      date={toDisplay(slip.tanggal)}
      mark={markOf(slip)}
      code={slip.nomor_referensi}
      foot={[slip.nomor_referensi, teller, moment(slip.waktu)]}
    >
      <dl>
        {lines(slip).map(([label, value]) => (
          <div key={label} className="slip-line">
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {(slip.warkat ?? []).map(({ warkat, nominal }) => (
          <div key={warkat} className="slip-line">
            <dt>{warkat}</dt>
            <dd>{`${slip.kode_valuta} ${formatWire(nominal, slip.kode_valuta)}`}</dd>
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
      <Signatures who={[paper.ttdNasabah, paper.ttdTeller, paper.ttdPejabat]} />
      <pre className="validation">{slip.baris_validasi}</pre>
    </Paper>
  );
}
