import { useT } from '#components/kit/ui/messages.tsx';
import { Tabs } from '#components/kit/ui/tabs.tsx';

export function Example() {
  const t = useT();
  const flat = [
    { id: 'rincian', title: t('transaksi.rincian'), content: <p>{t('transaksi.rincian')}</p> },
    { id: 'jurnal', title: t('transaksi.jurnal'), content: <p>{t('transaksi.jurnal')}</p> },
    { id: 'riwayat', title: t('flow.langkah'), content: <p>{t('flow.langkah')}</p> },
  ];
  const withIcons = [
    { id: 'rekening', title: t('teller.rekening'), icon: 'wallet2' as const, content: <p>{t('teller.rekening')}</p> },
    {
      id: 'setoran',
      title: t('teller.setoran'),
      icon: 'box-arrow-in-down' as const,
      mark: t('wizard.adaKesalahan'),
      content: <p>{t('teller.setoran')}</p>,
    },
  ];
  return (
    <>
      <Tabs label="flat" tabs={flat} />
      <Tabs label="icon" variant="icon" tabs={withIcons} />
    </>
  );
}
