import { Amount } from '#components/kit/ui/amount.tsx';
import { Card } from '#components/kit/ui/card.tsx';
import { StatusChip } from '#components/kit/ui/chip.tsx';
import { DescriptionList } from '#components/kit/ui/description-list.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Moment } from '#components/kit/ui/moment.tsx';

export function Example() {
  const t = useT();
  const few = [
    { label: t('rekening.produk'), value: 'Tabungan mudharabah' },
    { label: t('rekening.status'), value: <StatusChip code="AKTIF" /> },
    { label: t('rekening.saldoBuku'), value: <Amount value="12400000.00" /> },
    { label: t('rekening.saldoTersedia'), value: <Amount value="12350000.00" /> },
  ];
  const many = [
    ...few,
    { label: t('umum.dibuat'), value: <Moment value="2026-11-21T03:42:17Z" /> },
    { label: t('transaksi.waktu'), value: <Moment value="2026-11-21T03:42:17Z" timeOnly /> },
  ];
  return (
    <>
      <Card title="a few in a line">
        <DescriptionList items={few} />
      </Card>
      <Card title="many in columns">
        <DescriptionList items={many} />
      </Card>
      <Card title="rows">
        <DescriptionList rows items={few} />
      </Card>
    </>
  );
}
