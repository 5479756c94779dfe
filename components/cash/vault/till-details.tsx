import '#lib/messages/home.ts';
import '#lib/cash/messages/vault.ts';
import { percentOf } from '#components/kit/denominations/counting.ts';
import { Amount, amountText } from '#components/kit/ui/amount.tsx';
import { Card } from '#components/kit/ui/card.tsx';
import { StatusChip } from '#components/kit/ui/chip.tsx';
import { DescriptionList } from '#components/kit/ui/description-list.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Meter } from '#components/kit/ui/meter.tsx';
import { Moment } from '#components/kit/ui/moment.tsx';
import type { TellerDetailReply, TellerRow } from '#types/proto/cash/teller.ts';

/** The balance against the till's maximum, in words and as a bar; from 80 percent on with what to do about it. */
export function TillMeter({ till, advice = true }: { readonly till: TellerRow; readonly advice?: boolean }) {
  const t = useT();
  if (till.batas === '') return null;
  const percent = percentOf(till.saldo, till.batas, till.kode_valuta);
  const label = t('home.batasKas', { persen: percent, batas: amountText(till.batas, till.kode_valuta) });
  return (
    <div className="stack-tight">
      <Meter percent={percent} label={label} />
      <span className="muted small">{label}</span>
      {advice && percent >= 80 ? (
        <span className="small strong">{t(percent > 100 ? 'home.batasLewat' : 'home.batasHampir')}</span>
      ) : null}
    </div>
  );
}

/** An open till at a glance: balance, limit and what the day brought. */
export function TillDetails({ detail }: { readonly detail: TellerDetailReply }) {
  const t = useT();
  const till = detail.teller;
  if (!till) return null;
  const amount = (value: string) => <Amount value={value} currency={till.kode_valuta} />;
  return (
    <Card title={till.kode_kas} aside={<StatusChip code={till.status} />}>
      <div className="stack">
        <div>
          <span className="muted small">{t('home.saldoKas')}</span>
          <strong className="big-figure">
            <Amount value={till.saldo} currency={till.kode_valuta} />
          </strong>
        </div>
        <TillMeter till={till} />
        <DescriptionList
          items={[
            { label: t('vault.saldoAwal'), value: amount(detail.saldo_awal) },
            { label: t('vault.masuk'), value: amount(detail.masuk) },
            { label: t('vault.keluar'), value: amount(detail.keluar) },
            { label: t('vault.dariKhasanah'), value: amount(detail.dari_khasanah) },
            { label: t('vault.keKhasanah'), value: amount(detail.ke_khasanah) },
            { label: t('vault.jumlahTransaksi'), value: detail.jumlah_transaksi },
            { label: t('vault.dibuka'), value: <Moment value={till.dibuka_pada} /> },
          ]}
        />
      </div>
    </Card>
  );
}
