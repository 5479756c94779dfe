import '#lib/messages/home.ts';
import '#lib/messages/homes.ts';
import { TillMeter } from '#components/cash/vault/till-details.tsx';
import { denominationName, percentOf } from '#components/kit/denominations/counting.ts';
import { Amount, amountText } from '#components/kit/ui/amount.tsx';
import { ButtonLink } from '#components/kit/ui/button.tsx';
import { StatusChip } from '#components/kit/ui/chip.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { parameter } from '#services/control/parameter.ts';
import type { TellerDetailReply } from '#types/proto/cash/teller.ts';
import { HourlyFlow } from './pictures/hourly-flow.tsx';

/** Draws a teller's till: open with its sum and its day by the hour, shut with the teller's tills in other currencies. */
export function OwnTill({ detail }: { readonly detail: TellerDetailReply }) {
  return detail.teller?.status === 'BUKA' ? <OpenState detail={detail} /> : <OtherTills detail={detail} />;
}

/** A kind that the till deals in runs low below this many pieces. */
const LOW = 50;
/** The card names so many kinds that run low. */
const NAMED = 3;

/** Lists the kinds of notes and coins that run low, the largest first. */
function lowDenominations({ pecahan }: TellerDetailReply): string {
  return pecahan
    .filter(({ lembar }) => lembar > 0 && lembar < LOW)
    .slice(0, NAMED)
    .map(({ nominal, lembar }) => `${denominationName(nominal)} × ${lembar}`)
    .join(', ');
}

/** Explains the balance: opening cash, what came in, what went out, what went between till and vault. */
function Sums({ detail, currency }: { readonly detail: TellerDetailReply; readonly currency: string }) {
  const t = useT();
  const handovers = [
    ['+', t('home.dariKhasanah'), detail.dari_khasanah],
    ['−', t('home.keKhasanah'), detail.ke_khasanah],
  ] as const;
  const lines = [
    ['', t('home.saldoAwal'), detail.saldo_awal],
    ['+', t('home.masuk'), detail.masuk],
    ['−', t('home.keluar'), detail.keluar],
    ...handovers.filter(([, , value]) => /[1-9]/.test(value)),
  ] as const;
  return (
    <dl className="sums">
      {lines.map(([sign, label, value]) => (
        <div key={label}>
          <dt>
            <span className="sign">{sign}</span>
            {label}
          </dt>
          <dd>
            <Amount value={value} currency={currency} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function OpenState({ detail }: { readonly detail: TellerDetailReply }) {
  const t = useT();
  // As the top bar asks for it, so that both share one answer.
  const day = useRecord(parameter.branchStatus, {}, { quiet: true });
  const till = detail.teller;
  if (!till) return null;
  // After the cut-off the counter serves nobody, and the branch's day waits for this count.
  const atEnd = day.data !== undefined && day.data.status_akses_desc !== 'BUKA';
  const nearLimit = percentOf(till.saldo, till.batas, till.kode_valuta) >= 80;
  const low = lowDenominations(detail);
  return (
    <div className="stack-tight">
      <div>
        <span className="muted small">{`${t('home.saldoKas')} ${till.kode_kas}`}</span>
        <strong className="big-figure">
          <Amount value={till.saldo} currency={till.kode_valuta} />
        </strong>
      </div>
      <TillMeter till={till} />
      <Sums detail={detail} currency={till.kode_valuta} />
      <OtherTills detail={detail} />
      <Waiting detail={detail} />
      {low === '' ? null : (
        <p className="low">
          <span className="muted">{t('home.menipis')}</span> {low}
        </p>
      )}
      <details className="hours">
        <summary>{t('home.perJam', { jumlah: detail.jumlah_transaksi })}</summary>
        <HourlyFlow hours={detail.per_jam} currency={till.kode_valuta} />
      </details>
      <div className="line">
        <ButtonLink small variant={nearLimit ? 'accent' : 'plain'} icon="wallet2" href="/vault/till">
          {t(nearLimit ? 'home.serahkan' : 'home.lihatKas')}
        </ButtonLink>
        <ButtonLink small={!atEnd} variant={atEnd ? 'primary' : 'quiet'} icon="lock" href="/vault/till?langkah=tutup">
          {t('home.tutupKas')}
        </ButtonLink>
      </div>
    </div>
  );
}

/** Lists the teller's tills in other currencies, each a link to its own day. */
function OtherTills({ detail }: { readonly detail: TellerDetailReply }) {
  const others = detail.kas.filter(({ id_kas }) => id_kas !== detail.teller?.id_kas);
  return others.map((till) => (
    <div key={till.id_kas} className="line">
      <ButtonLink small icon="wallet2" href={`/vault/till?${new URLSearchParams({ valuta: till.kode_valuta })}`}>
        {`${till.kode_kas} · ${amountText(till.saldo, till.kode_valuta)}`}
      </ButtonLink>
      <StatusChip code={till.status} />
    </div>
  ));
}

/** Cash sent to this till that nobody has counted yet. */
function Waiting({ detail }: { readonly detail: TellerDetailReply }) {
  const t = useT();
  const waiting = detail.serah_terima.filter(({ status }) => status === 'DIKIRIM');
  if (waiting.length === 0) return null;
  return (
    <Note tone="accent" title={t('home.kasMenunggu')}>
      <ul className="plain">
        {waiting.map((handover) => (
          <li key={handover.id_serah_terima}>
            {t('home.kasDikirim', {
              kas: handover.kode_kas_asal,
              nominal: amountText(handover.nominal, handover.kode_valuta),
            })}
          </li>
        ))}
      </ul>
    </Note>
  );
}
