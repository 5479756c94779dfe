import { denominationOnPaper } from '#components/kit/denominations/denomination-on-paper.ts';
import { drawn } from '#components/kit/ui/drawn.tsx';
import { Paper, Signatures } from '#components/kit/ui/paper.tsx';
import { fees, isFeeCode } from '#lib/accounts/fees.ts';
import { toDisplay } from '#lib/dates.ts';
import { paper } from '#lib/messages/paper.ts';
import { BOOK_CURRENCY, formatWire, fromMinor, rupiahMinor, toMinor } from '#lib/money.ts';
import { officeOf } from '#lib/office-on-paper.ts';
import { nameOnPaper } from '#lib/operations/names.ts';
import { groupedRate, parseRate, worthInBooks } from '#lib/profit-sharing/rate.ts';
import { terbilangWire } from '#lib/terbilang.ts';
import type { Pecahan, Slip as SlipData } from '#types/proto/common.ts';
import { markOf, momentOf, withFees } from './slip-details.ts';

const denominationsOn = (rows: readonly Pecahan[]): string =>
  rows.map((row) => `${denominationOnPaper(row)} × ${row.lembar}`).join(', ');

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
    [paper.kurs, slip.tukar ? groupedRate(parseRate(slip.tukar.kurs)) : ''],
    [
      slip.tukar?.arah === 'BELI' ? paper.dibayarkan : paper.diterima,
      slip.tukar ? `${BOOK_CURRENCY} ${formatWire(slip.tukar.rupiah)}` : '',
    ],
    [paper.pembulatan, roundingOf(slip)],
    [paper.uraian, slip.kalimat?.id ?? ''],
    [paper.keterangan, slip.keterangan],
    [paper.pecahan, denominationsOn(slip.pecahan)],
    [paper.kembalian, denominationsOn(slip.kembalian ?? [])],
    [paper.otorisasi, slip.user_otorisasi],
  ] as const;
  return all.filter(([, value]) => value !== '');
}

/** Only transfers load it. */
const TransferSlip = drawn(async () => (await import('./transfer-slip.tsx')).TransferSlip, 6);

/** Draws the slip of a transaction as it is printed; a transfer to another bank has a form of its own. */
export function Slip({ slip }: { readonly slip: SlipData }) {
  return slip.transfer ? <TransferSlip slip={slip} transfer={slip.transfer} /> : <PlainSlip slip={slip} />;
}

/** Draws details, amount in words, signatures, and the machine's validation line. */
function PlainSlip({ slip }: { readonly slip: SlipData }) {
  const teller = [slip.kode_teller, slip.nama_teller].filter(Boolean).join(' · ');
  const whole = withFees(slip);
  return (
    <Paper
      bank={slip.nama_bank}
      branch={officeOf(slip.kode_cabang, slip.nama_cabang)}
      title={nameOnPaper(slip.operasi)}
      date={toDisplay(slip.tanggal)}
      mark={markOf(slip)}
      code={slip.nomor_referensi}
      foot={[slip.nomor_referensi, teller, momentOf(slip.waktu)]}
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
