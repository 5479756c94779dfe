import '#lib/messages/home.ts';
import '#lib/messages/homes.ts';
import { percentOf } from '#components/kit/denominations/counting.ts';
import { Amount, amountText } from '#components/kit/ui/amount.tsx';
import { Card } from '#components/kit/ui/card.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Meter } from '#components/kit/ui/meter.tsx';
import { Loaded } from '#components/kit/ui/states.tsx';
import type { KasHari } from '#types/proto/business-day/branch.ts';
import { useDaySummary } from './day-summary.ts';

const PARTS = ['khasanah', 'kas_teller', 'dalam_perjalanan'] as const;

/** Draws the vault now and once all cash of the branch has come in, against its limit. */
function Projection({ cash, currency }: { readonly cash: KasHari; readonly currency: string }) {
  const t = useT();
  if (cash.khasanah === '') return <p className="muted">{t('home.khasanahDihitung')}</p>;
  const percent = percentOf(cash.sesudah_masuk, cash.batas, currency);
  const label = t('home.batasKas', { persen: percent, batas: amountText(cash.batas, currency) });
  return (
    <div className="stack-tight">
      <dl className="sums">
        {PARTS.map((part, at) => (
          <div key={part}>
            <dt>
              <span className="sign">{at === 0 ? '' : '+'}</span>
              {t(`home.kasHari.${part}`)}
            </dt>
            <dd>
              <Amount value={cash[part]} currency={currency} />
            </dd>
          </div>
        ))}
        <div className="total">
          <dt>
            <span className="sign">=</span>
            {t('home.kasHari.sesudah_masuk')}
          </dt>
          <dd>
            <Amount value={cash.sesudah_masuk} currency={currency} />
          </dd>
        </div>
      </dl>
      <Meter percent={percent} label={label} />
      <span className={percent > 100 ? 'small late' : 'muted small'}>
        {percent > 100 ? `${label}. ${t('home.khasanahLewat')}` : label}
      </span>
    </div>
  );
}

/** Projects the branch's vault at the end of its day; nothing where the branch has no vault. */
export function VaultCard() {
  const t = useT();
  const state = useDaySummary();
  if (state.data && !state.data.kas) return null;
  return (
    <Card title={t('home.khasanahAkhir')}>
      <Loaded state={state} lines={4}>
        {({ kas, kode_valuta }) => (kas ? <Projection cash={kas} currency={kode_valuta} /> : null)}
      </Loaded>
    </Card>
  );
}
