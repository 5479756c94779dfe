import { MenuList } from '#components/control/users/menu-list.tsx';
import { ButtonLink } from '#components/kit/ui/button.tsx';
import { Card } from '#components/kit/ui/card.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { PageHeader } from '#components/kit/ui/page-header.tsx';
import { useProfile } from '#hooks/use-session.ts';

/** The page shows the bank's menu tree: another administrator approves every change of it, then every open sidebar follows. */
export default function MenusPage() {
  const t = useT();
  const { canOpen } = useProfile();
  return (
    <>
      <PageHeader menu="menu-aplikasi">
        {canOpen('menu-ubah') ? (
          <ButtonLink variant="primary" icon="plus-lg" href="/management/menus/edit?aksi=BUAT">
            {t('kelolaMenu.baru')}
          </ButtonLink>
        ) : null}
      </PageHeader>
      <Card flush>
        <MenuList />
      </Card>
    </>
  );
}
