import { Button, IconButton } from '#components/kit/ui/button.tsx';
import { useT } from '#components/kit/ui/messages.tsx';

export function Example() {
  const t = useT();
  return (
    <div className="line">
      <Button variant="primary">{t('aksi.proses')}</Button>
      <Button variant="accent">{t('aksi.lanjut')}</Button>
      <Button variant="danger">{t('dataset.hapus')}</Button>
      <Button icon="printer">{t('aksi.cetak')}</Button>
      <Button variant="quiet">{t('aksi.aturUlang')}</Button>
      <Button busy>{t('aksi.simpan')}</Button>
      <Button disabled>{t('aksi.batal')}</Button>
      <Button small icon="funnel">
        {t('aksi.saring')}
      </Button>
      <Button small iconEnd="chevron-right">
        {t('tabel.berikut')}
      </Button>
      <IconButton icon="eye" label={t('aksi.lihat')} />
    </div>
  );
}
