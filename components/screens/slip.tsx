import { toDisplay } from '#lib/dates.ts';
import { formatWire } from '#lib/money.ts';
import type { Slip as SlipData } from '#types/proto/common.ts';
import { useT } from '../ui/messages.tsx';
import { denominationName } from '../vault/counting.ts';

/** "17:56:32", the end of a point in time. */
const CLOCK = 8;

function lines(slip: SlipData, t: ReturnType<typeof useT>): readonly (readonly [string, string])[] {
  const all = [
    [t('slip.referensi'), slip.nomor_referensi],
    [t('rekening.nomor'), slip.nomor_rekening],
    [t('rekening.atasNama'), slip.nama_nasabah],
    [t('slip.rekeningLawan'), [slip.nomor_rekening_lawan, slip.nama_lawan].filter(Boolean).join(' · ')],
    [t('slip.keterangan'), slip.keterangan],
    [
      t('slip.pecahan'),
      slip.pecahan.map(({ nominal, lembar }) => `${denominationName(nominal)} × ${lembar}`).join(', '),
    ],
    [t('slip.teller'), [slip.kode_teller, slip.nama_teller].filter(Boolean).join(' · ')],
    [t('slip.otorisasi'), slip.user_otorisasi],
  ] as const;
  return all.filter(([, value]) => value !== '');
}

/** The slip of a transaction, as it is printed: facts, amount in words, signatures, and the machine's validation line. */
export function Slip({ slip }: { readonly slip: SlipData }) {
  const t = useT();
  return (
    <article className="slip" aria-label={slip.judul}>
      <header>
        <div>
          <h2>{slip.judul}</h2>
          <p>{`${slip.nama_bank} · ${slip.kode_cabang} ${slip.nama_cabang}`}</p>
          <p>{`${toDisplay(slip.tanggal)} · ${slip.waktu.slice(-CLOCK)}`}</p>
        </div>
        {slip.duplikat === 'T' ? <span className="duplicate">{t('slip.duplikat')}</span> : null}
      </header>
      <dl>
        {lines(slip, t).map(([label, value]) => (
          <div key={label} className="slip-line">
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className="slip-line">
          <dt>{t('slip.nominal')}</dt>
          <dd>
            <span className="slip-amount">{`${slip.kode_valuta} ${formatWire(slip.nominal)}`}</span>
            <br />
            {slip.terbilang}
          </dd>
        </div>
      </dl>
      <div className="signatures">
        {[t('slip.ttdNasabah'), t('slip.ttdTeller'), t('slip.ttdPejabat')].map((who) => (
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
