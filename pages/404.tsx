import { ButtonLink } from '#components/kit/ui/button.tsx';
import { Card } from '#components/kit/ui/card.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { EmptyState } from '#components/kit/ui/states.tsx';

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
