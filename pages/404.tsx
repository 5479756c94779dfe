import { ButtonLink } from '#components/ui/button.tsx';
import { Card } from '#components/ui/card.tsx';
import { useT } from '#components/ui/messages.tsx';
import { EmptyState } from '#components/ui/states.tsx';

export default function NotFound() {
  const t = useT();
  return (
    <main className="bare-page">
      <Card>
        <EmptyState icon="search" title={t('kesalahan.404')}>
          <p>{t('kesalahan.404Teks')}</p>
          <ButtonLink href="/" variant="primary" icon="house">
            {t('aksi.keBeranda')}
          </ButtonLink>
        </EmptyState>
      </Card>
    </main>
  );
}
