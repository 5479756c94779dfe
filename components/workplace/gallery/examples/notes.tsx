import '#lib/messages/home.ts';
import { Button } from '#components/kit/ui/button.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { useToast } from '#components/kit/ui/toast.tsx';

export function Example() {
  const t = useT();
  const toast = useToast();
  return (
    <>
      <Note tone="ok">{t('transaksi.seimbang')}</Note>
      <Note tone="warn" title={t('home.kas')}>
        {t('home.batasHampir')}
      </Note>
      <Note tone="bad" title={t('umum.gagalMuat')}>
        {t('transaksi.tidakSeimbang')}
      </Note>
      <Note tone="info">{t('transaksi.cetakUlangCatat')}</Note>
      <Note tone="accent" title={t('form.draf')}>
        {t('transaksi.drafDibuka')}
      </Note>
      <div className="line">
        <Button onClick={() => toast(t('popup.berhasil'))}>toast()</Button>
        <Button onClick={() => toast(t('home.batasHampir'), 'warn')}>toast(…, 'warn')</Button>
      </div>
    </>
  );
}
